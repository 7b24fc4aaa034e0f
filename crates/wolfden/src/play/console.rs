//! Line-based input and output, the same on a terminal and through a pipe.

use std::io::{self, BufRead, IsTerminal, StdinLock, StdoutLock, Write};

use anstream::AutoStream;

use crate::text::{self, TITLE};
use crate::words::t;

/// The terminal, or a script in its place.
pub(crate) struct Console {
    input: StdinLock<'static>,
    out: AutoStream<StdoutLock<'static>>,
    /// Whether a person is typing, so that the terminal echoes the input.
    typed: bool,
    /// Whether the screen can be cleared.
    screen: bool,
}

impl Console {
    /// Stdin and stdout.
    pub(crate) fn new() -> Console {
        let (typed, screen) = (io::stdin().is_terminal(), io::stdout().is_terminal());
        Console { input: io::stdin().lock(), out: text::stdout(), typed, screen: typed && screen }
    }

    /// Whether there is a screen to redraw for each decision.
    pub(crate) fn has_screen(&self) -> bool {
        self.screen
    }

    /// Clears the screen and the scrollback; through a pipe, prints a blank line.
    pub(crate) fn clear(&mut self) -> io::Result<()> {
        if self.screen { write!(self.out, "\x1b[2J\x1b[3J\x1b[H") } else { writeln!(self.out) }
    }

    /// Writes a line.
    pub(crate) fn say(&mut self, line: impl AsRef<str>) -> io::Result<()> {
        writeln!(self.out, "{}", line.as_ref())
    }

    /// Prompts for a line; `None` at the end of the input.
    pub(crate) fn ask(&mut self, prompt: &str) -> io::Result<Option<String>> {
        write!(self.out, "{TITLE}{prompt}{TITLE:#} ")?;
        self.out.flush()?;
        let mut line = Vec::new();
        if self.input.read_until(b'\n', &mut line)? == 0 {
            writeln!(self.out)?;
            return Ok(None);
        }
        let line = String::from_utf8_lossy(&line).trim().to_string();
        if !self.typed {
            writeln!(self.out, "{line}")?;
        }
        Ok(Some(line))
    }

    /// Prompts until `read` understands the answer; an empty one means `usual`. `None` at the end of the input.
    pub(crate) fn ask_for<T>(
        &mut self,
        prompt: &str,
        usual: &str,
        mut read: impl FnMut(&str) -> Result<T, String>,
    ) -> io::Result<Option<T>> {
        loop {
            let Some(line) = self.ask(&format!("{prompt} [{usual}]"))? else {
                return Ok(None);
            };
            match read(if line.is_empty() { usual } else { &line }) {
                Ok(answer) => return Ok(Some(answer)),
                Err(what) => self.say(what)?,
            }
        }
    }

    /// Asks a yes/no question; an empty answer or the end of the input means `usual`.
    pub(crate) fn confirm(&mut self, question: &str, usual: bool) -> io::Result<bool> {
        let read = |answer: &str| match answer.to_lowercase().as_str() {
            "y" | "yes" => Ok(true),
            "n" | "no" => Ok(false),
            _ => Err(t!("term-yes-no")),
        };
        Ok(self.ask_for(question, if usual { "y" } else { "n" }, read)?.unwrap_or(usual))
    }
}
