//! Runs the built command as a user would.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::{env, fs, process};

/// The output of a command.
#[derive(Debug)]
pub(crate) struct Said {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
}

/// A folder for one test, removed afterwards.
#[derive(Debug)]
pub(crate) struct Den(PathBuf);

impl Den {
    pub(crate) fn new() -> Den {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let path = env::temp_dir().join(format!("wolfden-test-{}-{}", process::id(), NEXT.fetch_add(1, Ordering::Relaxed)));
        fs::create_dir_all(&path).unwrap();
        Den(path)
    }

    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) -> String {
        fs::write(self.path(name), text).unwrap();
        self.path(name).to_str().unwrap().to_string()
    }

    /// Runs `wolfden` with these words and this input.
    pub(crate) fn run(&self, words: &str, input: &str) -> Said {
        self.run_words(&words.split_whitespace().collect::<Vec<_>>(), input)
    }

    pub(crate) fn run_words(&self, words: &[&str], input: &str) -> Said {
        self.run_in(&[], words, input)
    }

    /// The same with environment variables.
    pub(crate) fn run_in(&self, variables: &[(&str, &str)], words: &[&str], input: &str) -> Said {
        let mut child = Command::new(env!("CARGO_BIN_EXE_wolfden"))
            .args(words)
            .env("WOLFDEN_DATA", self.path("data"))
            .env_remove("CLICOLOR_FORCE")
            .env_remove("LC_ALL")
            .env_remove("LC_MESSAGES")
            .env_remove("LANG")
            .envs(variables.iter().copied())
            .current_dir(&self.0)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        // A command that does not read its input may have ended already.
        let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
        let output = child.wait_with_output().unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Said { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
    }

    /// The record of a finished game between bots.
    pub(crate) fn record(&self) -> String {
        let said = self.run("play wolf-and-hound --seat random,random,random,random --seed 5", "");
        assert_eq!(said.code, 0, "{}", said.err);
        fs::read_to_string(only_file(&self.path("data/finished"))).unwrap()
    }
}

impl Drop for Den {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

impl Said {
    #[track_caller]
    pub(crate) fn with_code(self, code: i32) -> Said {
        assert_eq!(self.code, code, "{}\n{}", self.out, self.err);
        self
    }

    #[track_caller]
    pub(crate) fn says(&self, text: &str) -> &Said {
        assert!(in_words(&self.out).contains(&in_words(text)), "{text:?} is not in:\n{}\n{}", self.out, self.err);
        self
    }

    #[track_caller]
    pub(crate) fn warns(&self, text: &str) -> &Said {
        assert!(in_words(&self.err).contains(&in_words(text)), "{text:?} is not in:\n{}", self.err);
        self
    }

    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.out).unwrap()
    }
}

/// The text with single spaces, regardless of line breaks.
fn in_words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The one file in a folder.
pub(crate) fn only_file(folder: &Path) -> PathBuf {
    let files: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    files.into_iter().next().unwrap()
}
