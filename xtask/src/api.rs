//! `cargo verify api`: Schemathesis tests every route of a local server with all its checks, against the OpenAPI document that
//! the server serves. Its settings are in `xtask/api`.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, thread};

use build_tasks::progress::Progress;
use build_tasks::{cargo, root, setup, target_dir};

/// The time limit for everything.
const MOST: Duration = Duration::from_secs(180);
/// The same requests every time.
const SEED: &str = "1";

/// A server that is stopped when dropped.
struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

pub(crate) fn check(progress: &Progress) -> Result<String, String> {
    let build = cargo(&["build", "--locked", "--package", "wolfden"]);
    progress.run("api", progress.last("api"), &mut [build])?;
    let folder = env::temp_dir().join(format!("wolfden-api-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let done = try_all(&folder);
    let _ = fs::remove_dir_all(&folder);
    done
}

fn try_all(folder: &std::path::Path) -> Result<String, String> {
    let unlimited = ["--requests-per-second=1e9", "--new-per-minute=1e9", "--messages-per-second=1e9"];
    let mut serve = Command::new(target_dir().join("debug/wolfden"));
    serve.args(["serve", "--listen=127.0.0.1:0"]).args(unlimited).env("WOLFDEN_DATA", folder).env_remove("WOLFDEN_DATABASE");
    serve.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let mut server = Server(serve.spawn().map_err(|error| format!("wolfden: {error}"))?);
    let mut line = String::new();
    let said = server.0.stdout.take().ok_or("wolfden prints nothing")?;
    BufReader::new(said).read_line(&mut line).map_err(|error| error.to_string())?;
    let url = line.split_whitespace().last().filter(|word| word.starts_with("http")).ok_or("wolfden does not print its URL")?;
    let settings = root().join("xtask/api");
    let mut tool = Command::new(setup::schemathesis()?);
    tool.arg("--config-file").arg(settings.join("schemathesis.toml")).args(["run", "--seed", SEED, "--workers", "2", "--no-color"]);
    tool.arg(format!("{url}/api/openapi.json")).current_dir(folder);
    tool.env("SCHEMATHESIS_HOOKS", "hooks").env("PYTHONPATH", &settings).env("PYTHONDONTWRITEBYTECODE", "1");
    let log = folder.join("log");
    let file = fs::File::create(&log).map_err(|error| error.to_string())?;
    let errors = file.try_clone().map_err(|error| error.to_string())?;
    let mut tool = tool.stdin(Stdio::null()).stdout(file).stderr(errors).spawn().map_err(|error| format!("schemathesis: {error}"))?;
    let begun = Instant::now();
    let status = loop {
        match tool.try_wait().map_err(|error| error.to_string())? {
            Some(status) => break Some(status),
            None if begun.elapsed() > MOST => {
                let _ = tool.kill();
                let _ = tool.wait();
                break None;
            }
            None => thread::sleep(Duration::from_millis(100)),
        }
    };
    let said = fs::read_to_string(&log).unwrap_or_default();
    match status {
        Some(status) if status.success() => Ok(summary(&said)),
        Some(_) => Err(said),
        None => Err(format!("{said}\nschemathesis did not finish within {} s", MOST.as_secs())),
    }
}

/// The lines that say how much was tested.
fn summary(said: &str) -> String {
    said.lines().map(str::trim).filter(|line| line.contains("generated") || line.starts_with("Tested:")).collect::<Vec<_>>().join("; ")
}
