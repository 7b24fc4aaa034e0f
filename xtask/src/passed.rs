//! What passed before: `cargo verify` does not repeat a step that passed on exactly these files, with this compiler and these tools.

use std::collections::BTreeMap;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::Command;

use build_tasks::setup::Tool;

use crate::files;

/// The steps that have passed on the files as they are.
pub(crate) struct Passed {
    file: PathBuf,
    state: u64,
    /// What each step reported, by its name.
    steps: BTreeMap<String, String>,
}

impl Passed {
    /// Reads what passed in the project at `root`; nothing, if a file, the compiler or a tool has changed since.
    pub(crate) fn read(root: &Path) -> Passed {
        let file = root.join("target/verify-passed.txt");
        let state = state(root);
        let text = fs::read_to_string(&file).unwrap_or_default();
        let mut lines = text.lines();
        let same = lines.next() == Some(format!("{state:016x}").as_str());
        let steps =
            lines.filter(|_| same).filter_map(|line| line.split_once('\t')).map(|(name, said)| (name.into(), said.into())).collect();
        Passed { file, state, steps }
    }

    /// What a step reported when it passed.
    pub(crate) fn report(&self, step: &str) -> Option<&str> {
        self.steps.get(step).map(String::as_str)
    }

    /// Remembers that a step has passed, unless a file was changed while it ran.
    pub(crate) fn remember(&mut self, root: &Path, step: &str, said: &str) {
        if state(root) != self.state {
            return;
        }
        self.steps.insert(step.into(), said.replace(['\n', '\t'], " "));
        let lines: String = self.steps.iter().map(|(name, said)| format!("{name}\t{said}\n")).collect();
        // If this fails, the step is run again next time.
        let _ = self.file.parent().map(fs::create_dir_all);
        let _ = fs::write(&self.file, format!("{:016x}\n{lines}", self.state));
    }
}

/// A hash of everything that decides a result: the project's files, the compiler and the installed tools.
fn state(root: &Path) -> u64 {
    let mut hash = DefaultHasher::new();
    for path in files::below(root) {
        path.strip_prefix(root).unwrap_or(&path).hash(&mut hash);
        fs::read(&path).unwrap_or_default().hash(&mut hash);
    }
    Command::new("rustc").arg("-vV").output().map(|output| output.stdout).unwrap_or_default().hash(&mut hash);
    Tool::ALL.into_iter().filter(|tool| tool.is_there()).for_each(|tool| tool.name().hash(&mut hash));
    hash.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_remembered_until_a_file_changes() {
        let root = std::env::temp_dir().join(format!("wolfden-passed-{}", std::process::id()));
        fs::create_dir_all(root.join("src")).unwrap();
        fs::write(root.join("src/lib.rs"), "1").unwrap();
        let mut passed = Passed::read(&root);
        assert_eq!(passed.report("tests"), None);
        passed.remember(&root, "tests", "2 tests\nskipped: none");
        assert_eq!(Passed::read(&root).report("tests"), Some("2 tests skipped: none"));
        assert_eq!(Passed::read(&root).report("lints"), None);

        // A change while a step runs: nothing is known about the new files.
        fs::write(root.join("src/lib.rs"), "2").unwrap();
        passed.remember(&root, "lints", "");
        assert_eq!(Passed::read(&root).report("tests"), None);
        assert_eq!(Passed::read(&root).report("lints"), None);

        fs::write(root.join("src/lib.rs"), "1").unwrap();
        assert_eq!(Passed::read(&root).report("tests"), Some("2 tests skipped: none"));
        fs::rename(root.join("src/lib.rs"), root.join("src/main.rs")).unwrap();
        assert_eq!(Passed::read(&root).report("tests"), None);
        fs::remove_dir_all(root).unwrap();
    }
}
