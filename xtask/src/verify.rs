//! `cargo verify`: runs all checks, those first that find mistakes fastest. All steps run; a failure is shown immediately and again in
//! the summary. A step that has passed on exactly these files is not repeated, unless it is named or `--again` is given.

use std::collections::BTreeSet;
use std::io::IsTerminal;
use std::process::{Command, ExitCode};
use std::time::Instant;

use build_tasks::cargo;
use build_tasks::progress::{Progress, clock};
use build_tasks::setup::{self, Tool};

use crate::passed::Passed;
use crate::{api, browser, dependencies, deploy, instructions, rules, tidy};

/// One check.
struct Step {
    name: &'static str,
    /// What it checks.
    what: &'static str,
    /// What to do if it fails.
    fix: &'static str,
    /// The tools it needs; it is skipped without them.
    needs: &'static [Tool],
    /// Whether it compiles the workspace: then it is not run once that has failed.
    compiles: bool,
    run: fn(&Progress) -> Result<String, String>,
}

/// The tools that the browser tests need.
pub(crate) const BROWSER_TOOLS: &[Tool] = &[Tool::Wasm, Tool::Chromium, Tool::Axe];
/// The tools that the tests use if they are installed.
const TEST_TOOLS: &[Tool] = &[Tool::Nextest, Tool::Postgres, Tool::Nats, Tool::Tmux];

const STEPS: &[Step] = &[
    Step {
        name: "format",
        what: "rustfmt",
        fix: "run `cargo fmt --all`",
        needs: &[Tool::Rustfmt],
        compiles: false,
        run: |progress| command(progress, "format", cargo(&["fmt", "--all", "--check"])),
    },
    Step {
        name: "tidy",
        what: "file lengths, paths, lock file, one registry",
        fix: "see the files named above",
        needs: &[],
        compiles: false,
        run: |_| tidy::check(),
    },
    Step {
        name: "rules",
        what: "every numbered rule is tested, every cited one exists",
        fix: "see CONTRIBUTING.md",
        needs: &[],
        compiles: false,
        run: |_| rules::check(),
    },
    Step {
        name: "dependencies",
        what: "licences, bans, sources (deny.toml)",
        fix: "see docs/decisions/0001",
        needs: &[],
        compiles: false,
        run: |_| dependencies::check(),
    },
    Step {
        name: "deploy",
        what: "the alert rules for operators, checked by promtool",
        fix: "fix the rule that promtool reports",
        needs: &[Tool::Promtool],
        compiles: false,
        run: |_| deploy::check(),
    },
    Step {
        name: "lints",
        what: "clippy, warnings as errors",
        fix: "fix what clippy reports",
        needs: &[Tool::Clippy],
        compiles: true,
        run: lints,
    },
    Step {
        name: "docs",
        what: "rustdoc, warnings as errors",
        fix: "fix what rustdoc reports",
        needs: &[],
        compiles: true,
        run: |progress| {
            let mut doc = cargo(&["doc", "--workspace", "--no-deps", "--document-private-items", "--locked", "--keep-going"]);
            doc.env("RUSTDOCFLAGS", "-D warnings");
            command(progress, "docs", doc)
        },
    },
    Step {
        name: QUICK_TESTS,
        what: "unit and rulebook tests",
        fix: "`cargo test -p CRATE NAME` runs one",
        needs: &[],
        compiles: true,
        run: |progress| tests(progress, QUICK_TESTS, &["--lib", "--bins", "--test", "rulebook"]),
    },
    Step {
        name: "tests",
        what: "all tests",
        fix: "`cargo test -p CRATE NAME` runs one",
        needs: &[],
        compiles: true,
        run: |progress| tests(progress, "tests", &[]),
    },
    Step {
        name: "doctests",
        what: "the examples in the docs",
        fix: "`cargo test --doc -p CRATE` runs one crate's",
        needs: &[],
        compiles: true,
        run: |progress| command(progress, "doctests", cargo(&["test", "--workspace", "--doc", "--locked", "--no-fail-fast", "--quiet"])),
    },
    Step {
        name: "instructions",
        what: "the hot path takes no more instructions than recorded",
        fix: "`cargo xtask instructions` shows the counts",
        needs: &[Tool::Valgrind],
        compiles: true,
        run: instructions::check,
    },
    Step {
        name: "browser",
        what: "the page as shipped: its size, and whole games in headless Chromium",
        fix: "`cargo xtask browser SCENE` runs one scene",
        needs: BROWSER_TOOLS,
        compiles: true,
        run: |progress| browser::scenes(&[], progress),
    },
    Step {
        name: API,
        what: "the HTTP API matches its OpenAPI document (slow; runs only when named)",
        fix: "the last lines show the requests; repeat them with `curl`",
        needs: &[Tool::Schemathesis],
        compiles: true,
        run: api::check,
    },
];

/// Not a default step, because it takes minutes.
const API: &str = "api";

const SETUP: &str = "setup";
/// A part of `tests`, for `--quick`.
const QUICK_TESTS: &str = "quick-tests";
const QUICK: [&str; 5] = ["format", "tidy", "rules", "lints", QUICK_TESTS];

/// The result of a step.
enum Outcome {
    Ok(String),
    /// It has passed on the same files before.
    Unchanged(String),
    Skipped(String),
    Failed,
}

/// Runs steps and shows failures. Those that have passed before are repeated if `again` is set.
fn run_steps(steps: &[&Step], again: bool, progress: &mut Progress) -> Vec<(&'static str, Outcome, f64)> {
    let root = build_tasks::root();
    let mut passed = Passed::read(&root);
    let width = steps.len().to_string().len();
    let mut results = Vec::new();
    let mut broken = false;
    for (number, step) in (1..).zip(steps) {
        let usual = progress.last(step.name).map(|seconds| format!(" ({} last time)", clock(seconds))).unwrap_or_default();
        println!("[{number:>width$}/{}] {}: {}{usual}", steps.len(), step.name, step.what);
        let begun = Instant::now();
        let missing = setup::missing(step.needs);
        let outcome = if broken && step.compiles {
            Outcome::Skipped("the workspace does not compile".into())
        } else if !missing.is_empty() {
            let names: Vec<&str> = missing.iter().map(|tool| tool.name()).collect();
            Outcome::Skipped(format!("{} missing; to install:  {}", names.join(", "), setup::how(&missing)))
        } else if let Some(said) = passed.report(step.name).filter(|_| !again) {
            Outcome::Unchanged(said.to_string())
        } else {
            match (step.run)(progress) {
                Ok(said) => Outcome::Ok(said),
                Err(what) => {
                    eprintln!("{}", what.trim_end());
                    broken |= step.compiles && what.contains("error[E");
                    eprintln!("FAILED: {}. To fix it: {}. `cargo verify {}` runs this step alone.", step.name, step.fix, step.name);
                    Outcome::Failed
                }
            }
        };
        let seconds = begun.elapsed().as_secs_f64();
        if let Outcome::Ok(said) = &outcome {
            progress.remember(step.name, seconds);
            passed.remember(&root, step.name, said);
        }
        results.push((step.name, outcome, seconds));
    }
    results
}

/// Runs all steps, or those named, and fails if one of them does.
pub(crate) fn run(args: &[String]) -> ExitCode {
    let (flags, names): (Vec<&str>, Vec<&str>) = args.iter().map(String::as_str).partition(|arg| arg.starts_with('-'));
    if let Some(unknown) = flags.iter().find(|flag| !["--again", "--list", "--quick", "-v", "--verbose"].contains(flag)) {
        eprintln!("There is no option `{unknown}`; use --quick, --again, --list or --verbose.");
        return ExitCode::from(2);
    }
    if flags.contains(&"--list") {
        println!("{SETUP:<13} the tools that the steps need: lists what is missing and installs it if that needs no confirmation");
        for step in STEPS {
            println!("{:<13} {}", step.name, step.what);
        }
        return ExitCode::SUCCESS;
    }
    let known = |name: &str| name == SETUP || STEPS.iter().any(|step| step.name == name);
    if let Some(unknown) = names.iter().find(|name| !known(name)) {
        let all: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
        eprintln!("There is no step `{unknown}`; choose from {SETUP}, {}.", all.join(", "));
        return ExitCode::from(2);
    }
    let wanted = |step: &&Step| match (names.is_empty(), flags.contains(&"--quick")) {
        (false, _) => names.contains(&step.name),
        (true, true) => QUICK.contains(&step.name),
        (true, false) => ![QUICK_TESTS, API].contains(&step.name),
    };
    let steps: Vec<&Step> = STEPS.iter().filter(wanted).collect();
    let mut progress = Progress::new(flags.iter().any(|flag| flag.starts_with("-v") || *flag == "--verbose"));
    let begun = Instant::now();
    // A named step installs nothing, and is skipped if a tool is missing.
    let mut results = Vec::new();
    if names.is_empty() || names.contains(&SETUP) {
        let tools = tools(&steps);
        println!("{SETUP}: {}", tools.iter().map(|tool| tool.name()).collect::<Vec<_>>().join(", "));
        let outcome = set_up(&tools, &progress);
        results.push((SETUP, outcome, begun.elapsed().as_secs_f64()));
    }
    // A step that is named is run in any case.
    let again = flags.contains(&"--again") || !names.is_empty();
    results.extend(run_steps(&steps, again, &mut progress));
    summary(&results, begun.elapsed().as_secs_f64())
}

/// The tools of some steps; all tools if there are no steps.
fn tools(steps: &[&Step]) -> Vec<Tool> {
    let needs = |tool: &Tool| {
        steps.is_empty()
            || steps.iter().any(|step| step.needs.contains(tool))
            || steps.iter().any(|step| step.name == "tests") && TEST_TOOLS.contains(tool)
            || steps.iter().any(|step| step.name == QUICK_TESTS) && *tool == Tool::Nextest
    };
    Tool::ALL.into_iter().filter(needs).collect()
}

fn set_up(tools: &[Tool], progress: &Progress) -> Outcome {
    let missing = setup::install(tools, progress);
    if missing.is_empty() {
        return Outcome::Ok("everything is installed".into());
    }
    let list: Vec<String> = missing.iter().map(|tool| format!("{} ({})", tool.name(), tool.without())).collect();
    println!("missing: {}\nto install:  {}", list.join(", "), setup::how(&missing));
    // Without these nothing can be checked.
    if missing.iter().any(|tool| [Tool::Rustfmt, Tool::Clippy].contains(tool)) {
        return Outcome::Failed;
    }
    Outcome::Ok(format!("without {}", missing.iter().map(|tool| tool.name()).collect::<Vec<_>>().join(", ")))
}

fn summary(results: &[(&str, Outcome, f64)], seconds: f64) -> ExitCode {
    println!();
    for (name, outcome, seconds) in results {
        let (word, said) = match outcome {
            Outcome::Ok(said) | Outcome::Unchanged(said) => ("ok", said.as_str()),
            Outcome::Skipped(why) => ("skipped", why.as_str()),
            Outcome::Failed => ("FAILED", ""),
        };
        let before = if matches!(outcome, Outcome::Unchanged(_)) { "passed before on the same files  " } else { "" };
        println!("{}", format!("{name:<13} {word:<8} {:>6}  {before}{said}", clock(*seconds)).trim_end());
    }
    let names = |wanted: fn(&Outcome) -> bool| -> Vec<&str> {
        results.iter().filter(|(_, outcome, _)| wanted(outcome)).map(|(name, _, _)| *name).collect()
    };
    let failed = names(|outcome| matches!(outcome, Outcome::Failed));
    let skipped = names(|outcome| matches!(outcome, Outcome::Skipped(_)));
    let time = clock(seconds);
    if !failed.is_empty() {
        println!("{:<13} {:<8} {time:>6}  {}", "all", "FAILED", failed.join(", "));
        return ExitCode::FAILURE;
    }
    let before = names(|outcome| matches!(outcome, Outcome::Unchanged(_)));
    if !before.is_empty() {
        println!("`cargo verify --again` repeats what passed before: {}", before.join(", "));
    }
    let said = if skipped.is_empty() {
        "everything passed".to_string()
    } else {
        format!("everything passed, except for what was skipped: {}", skipped.join(", "))
    };
    println!("{:<13} {:<8} {time:>6}  {said}", "all", "ok");
    ExitCode::SUCCESS
}

fn command(progress: &Progress, name: &str, command: Command) -> Result<String, String> {
    progress.run(name, progress.last(name), &mut [command]).map(|_| String::new())
}

/// Clippy over everything, and over the program that `cargo play --terminal` builds: code that only other features use would be dead there.
fn lints(progress: &Progress) -> Result<String, String> {
    let strict = ["--", "-D", "warnings"];
    let all = ["clippy", "--workspace", "--all-targets", "--all-features", "--locked", "--keep-going"];
    let terminal = ["clippy", "--package", "wolfden", "--no-default-features", "--features", "tui", "--locked", "--keep-going"];
    command(progress, "lints", cargo(&[&all[..], &strict].concat()))?;
    command(progress, "lints of the terminal game", cargo(&[&terminal[..], &strict].concat()))
}

/// Runs tests. Returns the runner's summary and what the tests skipped.
fn tests(progress: &Progress, name: &str, which: &[&str]) -> Result<String, String> {
    // Test runners hide the output of passing tests, so skipped parts are written to this file.
    let notes = std::env::temp_dir().join(format!("wolfden-skipped-{}", std::process::id()));
    let mut command = if Tool::Nextest.is_there() {
        // See .config/nextest.toml.
        let at_a_time = 2 * std::thread::available_parallelism().map_or(1, usize::from);
        let mut nextest = cargo(&["nextest", "run", "--workspace", "--locked", "--no-fail-fast", "--profile", "verify"]);
        nextest.args(["--test-threads", &at_a_time.to_string()]);
        nextest
    } else {
        cargo(&["test", "--workspace", "--locked", "--no-fail-fast"])
    };
    match which {
        [] if !Tool::Nextest.is_there() => command.arg("--all-targets"),
        which => command.args(which),
    };
    command.env("WOLFDEN_SKIPPED", &notes);
    if name == QUICK_TESTS {
        // The whole simulation takes two minutes.
        command.env("WOLFDEN_SCHEDULES", "100");
    }
    // A log gets the names of all tests; a terminal a progress line and, at the end, the failures.
    let pass_through = Progress::new(true);
    let progress = if std::io::stderr().is_terminal() { progress } else { &pass_through };
    let run = progress.run(name, progress.last(name), &mut [command]);
    let skipped = std::fs::read_to_string(&notes).unwrap_or_default();
    let _ = std::fs::remove_file(&notes);
    // In a terminal, the names of passed tests would hide the failures.
    let written = run.map_err(|text| text.lines().filter(|line| !line.contains("PASS [")).collect::<Vec<_>>().join("\n"))?;
    let mut said: Vec<&str> =
        written.lines().filter_map(|line| line.split_once("] ").filter(|(start, _)| start.contains("Summary"))).map(|(_, s)| s).collect();
    said.extend(skipped.lines().collect::<BTreeSet<&str>>());
    Ok(said.join("; "))
}
