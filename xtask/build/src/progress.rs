//! Progress on one line: what is running, how far it is, how long it takes. The output of commands is kept and shown only if they fail.

use std::collections::BTreeMap;
use std::io::{IsTerminal, Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::time::{Duration, Instant};
use std::{fs, thread};

use crate::target_dir;

const BAR: usize = 20;
/// Lines are cut to this width, so that redrawing one never wraps.
const WIDTH: usize = 79;

/// Runs commands and reports their progress on stderr.
pub struct Progress {
    /// Whether to pass the output of commands through instead of keeping it.
    pub verbose: bool,
    /// How long each title took last time, in seconds.
    times: BTreeMap<String, f64>,
}

impl Progress {
    /// Loads the times of earlier runs.
    pub fn new(verbose: bool) -> Progress {
        let text = fs::read_to_string(times_file()).unwrap_or_default();
        let times =
            text.lines().filter_map(|line| line.rsplit_once(' ')).filter_map(|(name, secs)| Some((name.into(), secs.parse().ok()?)));
        Progress { verbose, times: times.collect() }
    }

    /// How long something took last time, in seconds.
    pub fn last(&self, name: &str) -> Option<f64> {
        self.times.get(name).copied()
    }

    /// Remembers how long something took.
    pub fn remember(&mut self, name: &str, seconds: f64) {
        self.times.insert(name.to_string(), seconds);
        let text: String = self.times.iter().map(|(name, seconds)| format!("{name} {seconds:.1}\n")).collect();
        let file = times_file();
        // Only estimates are lost if this fails.
        let _ = file.parent().map(fs::create_dir_all);
        let _ = fs::write(file, text);
    }

    /// Runs commands in parallel under one title. Returns their output.
    ///
    /// # Errors
    /// The output of the commands that failed, or why one could not be started. The others run to their end.
    pub fn run(&self, title: &str, estimate: Option<f64>, commands: &mut [Command]) -> Result<String, String> {
        let terminal = std::io::stderr().is_terminal();
        let begun = Instant::now();
        let (sender, receiver) = mpsc::channel();
        let mut jobs = Vec::new();
        for command in commands {
            jobs.push(Job::start(command, jobs.len(), &sender, self.verbose, terminal)?);
        }
        drop(sender);
        loop {
            match receiver.recv_timeout(Duration::from_millis(250)) {
                Ok((job, line)) => jobs[job].take(&line),
                Err(RecvTimeoutError::Timeout) if terminal && !self.verbose => draw(title, &jobs, begun.elapsed(), estimate),
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        if terminal && !self.verbose {
            eprint!("\r\x1b[K");
        }
        let (mut written, mut failed) = (String::new(), String::new());
        for job in jobs {
            let (name, output, ok) = job.finish();
            if ok {
                written.push_str(&output);
            } else {
                failed.push_str(&output);
                failed.push_str(&format!("{name} failed\n"));
            }
        }
        if failed.is_empty() { Ok(written) } else { Err(failed) }
    }
}

fn times_file() -> PathBuf {
    target_dir().join("xtask-times.txt")
}

/// A running command.
struct Job {
    name: String,
    child: Child,
    written: String,
    /// Units done and total units, as last reported by cargo or nextest.
    done: Option<(u32, u32)>,
}

impl Job {
    fn start(command: &mut Command, number: usize, sender: &Sender<(usize, String)>, verbose: bool, color: bool) -> Result<Job, String> {
        let program = command.get_program().to_string_lossy().into_owned();
        let first = command.get_args().next().map(|arg| arg.to_string_lossy().into_owned()).unwrap_or_default();
        let name = format!("{} {first}", program.rsplit('/').next().unwrap_or(&program));
        command.stdin(Stdio::null());
        if !verbose {
            command.stdout(Stdio::piped()).stderr(Stdio::piped());
            // With this, cargo also reports its progress to a pipe.
            command.env("CARGO_TERM_PROGRESS_WHEN", "always").env("CARGO_TERM_PROGRESS_WIDTH", "80");
            if color {
                command.env("CARGO_TERM_COLOR", "always");
            }
        }
        let mut child = command.spawn().map_err(|error| format!("{program} could not be started: {error}"))?;
        if let Some(stream) = child.stdout.take() {
            read(stream, number, sender.clone());
        }
        if let Some(stream) = child.stderr.take() {
            read(stream, number, sender.clone());
        }
        Ok(Job { name, child, written: String::new(), done: None })
    }

    fn take(&mut self, line: &str) {
        if let Some(done) = counted(line) {
            self.done = Some(done);
        }
        if !is_progress(line) {
            self.written.push_str(line);
            self.written.push('\n');
        }
    }

    fn finish(mut self) -> (String, String, bool) {
        let ok = self.child.wait().is_ok_and(|status| status.success());
        (self.name, self.written, ok)
    }
}

/// Sends the lines of a stream; a carriage return ends a line, too.
fn read(mut stream: impl Read + Send + 'static, number: usize, sender: Sender<(usize, String)>) {
    thread::spawn(move || {
        let (mut buffer, mut line) = ([0; 4096], Vec::new());
        while let Ok(count @ 1..) = stream.read(&mut buffer) {
            for byte in &buffer[..count] {
                if *byte != b'\n' && *byte != b'\r' {
                    line.push(*byte);
                } else if !line.is_empty() || *byte == b'\n' {
                    // The receiver lives until all senders are gone.
                    let _ = sender.send((number, String::from_utf8_lossy(&line).into_owned()));
                    line.clear();
                }
            }
        }
        if !line.is_empty() {
            let _ = sender.send((number, String::from_utf8_lossy(&line).into_owned()));
        }
    });
}

/// Whether a line is only cargo's progress bar.
fn is_progress(line: &str) -> bool {
    line.contains("Building") && line.contains('[') && counted(line).is_some() || line == "\x1b[K"
}

/// The `12/34` in a progress line of cargo (`Building [==>  ] 12/34: …`) or nextest (`PASS [0.1s] (12/34) …`).
fn counted(line: &str) -> Option<(u32, u32)> {
    let part = if line.contains("Building") { line.rsplit_once("] ")?.1 } else { line.split_once("] (")?.1 };
    let (done, rest) = part.split_once('/')?;
    let all: String = rest.chars().take_while(char::is_ascii_digit).collect();
    Some((done.trim().parse().ok()?, all.parse().ok()?))
}

fn draw(title: &str, jobs: &[Job], elapsed: Duration, estimate: Option<f64>) {
    let sum = jobs.iter().filter_map(|job| job.done).fold((0, 0), |(done, all), (d, a)| (done + d, all + a));
    let line: String = line(title, sum, elapsed.as_secs_f64(), estimate).chars().take(WIDTH).collect();
    eprint!("\r{line}\x1b[K");
    let _ = std::io::stderr().flush();
}

/// The progress line: `2 of 3: the page [####······] 1:05, about two minutes left`.
fn line(title: &str, (done, all): (u32, u32), seconds: f64, estimate: Option<f64>) -> String {
    // If nothing is counted, progress is estimated from the usual time.
    let share = match (all, estimate) {
        (1.., _) => Some(f64::from(done) / f64::from(all)),
        (0, Some(estimate)) => Some((seconds / estimate).min(0.99)),
        (0, None) => None,
    };
    let mut line = format!("{title} ");
    if let Some(share) = share {
        let full = (share * BAR as f64) as usize;
        line.push_str(&format!("[{}{}] ", "#".repeat(full.min(BAR)), "·".repeat(BAR.saturating_sub(full))));
    }
    line.push_str(&clock(seconds));
    if let (Some(share), Some(estimate)) = (share, estimate) {
        // A slower machine is noticed once a tenth is done; before that, its speed says little.
        let at_this_pace = if share > 0.1 { seconds / share } else { 0.0 };
        line.push_str(&format!(", {} left", about((1.0 - share) * estimate.max(at_this_pace))));
    }
    line
}

/// Minutes and seconds: `1:05`.
pub fn clock(seconds: f64) -> String {
    let whole = seconds.round() as u64;
    format!("{}:{:02}", whole / 60, whole % 60)
}

/// A duration in words: "about two minutes".
pub fn about(seconds: f64) -> String {
    const WORDS: [&str; 10] = ["", "a", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
    if seconds < 55.0 {
        return format!("about {} seconds", (seconds / 10.0).ceil().max(1.0) * 10.0);
    }
    let minutes = (seconds / 60.0).round() as usize;
    let number = WORDS.get(minutes).map_or_else(|| minutes.to_string(), |word| (*word).to_string());
    format!("about {number} minute{}", if minutes == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn progress_is_read_from_cargo_and_nextest() {
        assert_eq!(counted("    Building [=====>     ] 123/456: leptos, axum(build)"), Some((123, 456)));
        assert_eq!(counted("\u{1b}[1m\u{1b}[36m    Building\u{1b}[0m [==> ] 1/2: a"), Some((1, 2)));
        assert_eq!(counted("        PASS [   0.005s] ( 12/345) den-core record::tests::a"), Some((12, 345)));
        for other in ["   Compiling serde v1.0.229", "error: see [docs] 1/2", "Building on 1/2 of [it", ""] {
            assert_eq!(counted(other), None, "{other}");
        }
        assert!(is_progress("    Building [=====>     ] 123/456: leptos"));
        assert!(!is_progress("        PASS [   0.005s] (12/345) den-core a"));
    }

    #[test]
    fn the_line_shows_how_far_it_is_and_how_long_it_takes() {
        assert_eq!(
            line("2 of 3: the page", (50, 100), 90.0, Some(240.0)),
            "2 of 3: the page [##########··········] 1:30, about two minutes left"
        );
        // Twice as slow as usual.
        assert_eq!(line("x", (50, 100), 240.0, Some(240.0)), "x [##########··········] 4:00, about four minutes left");
        assert_eq!(line("x", (0, 0), 30.0, Some(60.0)), "x [##########··········] 0:30, about 30 seconds left");
        assert_eq!(line("x", (0, 0), 30.0, None), "x 0:30");
        assert_eq!(line("x", (1, 4), 30.0, None), "x [#####···············] 0:30");
    }

    #[test]
    fn durations_are_rounded() {
        let said = [3.0, 31.0, 58.0, 115.0, 300.0, 720.0].map(about);
        let meant =
            ["about 10 seconds", "about 40 seconds", "about a minute", "about two minutes", "about five minutes", "about 12 minutes"];
        assert_eq!(said, meant);
        assert_eq!(clock(65.2), "1:05");
    }

    #[cfg(unix)]
    #[test]
    fn failures_return_their_output_and_all_commands_run() {
        let sh = |script: &str| {
            let mut command = Command::new("sh");
            command.args(["-c", script]);
            command
        };
        let progress = Progress { verbose: false, times: BTreeMap::new() };
        assert_eq!(progress.run("x", None, &mut [sh("echo one"), sh("printf 'two\\rthree'")]).map(|text| text.lines().count()), Ok(3));
        let failed = progress.run("x", None, &mut [sh("echo fine"), sh("echo bad; exit 1"), sh("echo worse >&2; exit 2")]).unwrap_err();
        assert!(failed.contains("bad") && failed.contains("worse") && !failed.contains("fine"), "{failed}");
        assert!(progress.run("x", None, &mut [Command::new("no-such-program")]).unwrap_err().contains("no-such-program"));
    }
}
