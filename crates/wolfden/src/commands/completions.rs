//! `wolfden completions`.

use std::io::{self, Write};

use clap::CommandFactory;
use clap_complete::Shell;

use crate::Cli;
use crate::failure::Failure;

/// Print shell completions
#[derive(clap::Args, Debug)]
#[command(after_help = "Examples:
  wolfden completions bash > ~/.local/share/bash-completion/completions/wolfden
  wolfden completions zsh > ~/.zfunc/_wolfden
  wolfden completions fish > ~/.config/fish/completions/wolfden.fish")]
pub(crate) struct Args {
    /// The shell
    shell: Shell,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "wolfden", &mut script);
        Ok(io::stdout().lock().write_all(&script)?)
    }
}
