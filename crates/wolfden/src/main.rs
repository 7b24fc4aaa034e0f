//! `wolfden`: play, simulate, replay and measure wolf games from the command line.
//!
//! Each command is a file of `commands`. Data goes to stdout, progress and diagnostics to stderr. Exit codes: 0 success, 1 a failed check,
//! 2 wrong usage. Games, their rules and refusals are in the language of `--lang`; clap's help, some reports of measurements and JSON keys
//! are in English (`docs/decisions/0006`).
//!
//! ```console
//! $ wolfden sim wolf-and-hound --players 4 --games 100 --seed 1
//! $ wolfden play lone-wolves
//! $ wolfden --lang de rules the-wolves TW-HOWL-1
//! ```

mod commands;
mod data;
mod failure;
#[cfg(feature = "lab")]
mod lab;
mod packs;
mod play;
mod review;
mod rulebook;
mod setup;
mod show;
mod text;
#[cfg(feature = "tui")]
mod tui;
mod words;

use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand};
use den_words::Language;

use crate::failure::Failure;

/// The server allocates and frees many small strings, which mimalloc does faster.
#[cfg(feature = "allocator")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// A table for wolf games: play, simulate and replay them.
///
/// An unofficial fan project, without the publishers' art or text.
#[derive(Parser, Debug)]
#[command(name = "wolfden", version, arg_required_else_help = true, after_help = EXAMPLES)]
struct Cli {
    /// Language: English, German, French or Polish [default: from LC_ALL, LC_MESSAGES or LANG]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language())]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Command,
}

const EXAMPLES: &str = "Examples:
  wolfden play                     choose a game and play it here
  wolfden --lang de play           the same in German
  wolfden rules wolf-and-hound     its numbered rules
  wolfden sim wolf-and-hound --games 10000
  wolfden serve --open             play with friends in the browser

Exit codes: 0 done, 1 a check failed, 2 wrong usage.";

#[derive(Subcommand, Debug)]
#[allow(clippy::large_enum_variant, reason = "there is one in a run")]
enum Command {
    Games(commands::games::Args),
    Rules(commands::rules::Args),
    Play(commands::play::Args),
    #[cfg(feature = "join")]
    Join(commands::join::Args),
    #[cfg(feature = "lab")]
    Sim(commands::sim::Args),
    #[cfg(feature = "lab")]
    Arena(commands::arena::Args),
    #[cfg(feature = "lab")]
    Ladder(commands::ladder::Args),
    Replay(commands::replay::Args),
    Review(commands::review::Args),
    #[cfg(feature = "lab")]
    ReviewLab(commands::review_lab::Args),
    VerifyDeal(commands::verify_deal::Args),
    Content(commands::content::Args),
    #[cfg(feature = "lab")]
    Bench(commands::bench::Args),
    #[cfg(feature = "lab")]
    Belief(commands::belief::Args),
    #[cfg(feature = "lab")]
    Calibrate(commands::calibrate::Args),
    #[cfg(feature = "lab")]
    Companion(commands::companion::Args),
    #[cfg(feature = "lab")]
    Regret(commands::regret::Args),
    Draw(commands::draw::Args),
    #[cfg(feature = "lab")]
    #[command(name = "selfplay")]
    SelfPlay(commands::selfplay::Args),
    #[cfg(feature = "lab")]
    DeckReport(commands::deck_report::Args),
    #[cfg(feature = "serve")]
    Serve(commands::serve::Args),
    #[cfg(feature = "serve")]
    Export(commands::export::Args),
    #[cfg(feature = "serve")]
    Import(commands::import::Args),
    #[cfg(feature = "serve")]
    Backup(commands::backup::Args),
    #[cfg(feature = "serve")]
    Doctor(commands::doctor::Args),
    #[cfg(feature = "serve")]
    Admin(commands::admin::Args),
    #[cfg(feature = "serve")]
    Health(commands::health::Args),
    Completions(commands::completions::Args),
    #[cfg(feature = "man")]
    Man(commands::man::Args),
}

impl Command {
    fn run(self) -> Result<(), Failure> {
        match self {
            Command::Games(args) => args.run(),
            Command::Rules(args) => args.run(),
            Command::Play(args) => args.run(),
            #[cfg(feature = "join")]
            Command::Join(args) => args.run(),
            #[cfg(feature = "lab")]
            Command::Sim(args) => args.run(),
            #[cfg(feature = "lab")]
            Command::Arena(args) => args.run(),
            #[cfg(feature = "lab")]
            Command::Ladder(args) => args.run(),
            Command::Replay(args) => args.run(),
            Command::Review(args) => args.run(),
            #[cfg(feature = "lab")]
            Command::ReviewLab(args) => args.run(),
            Command::VerifyDeal(args) => args.run(),
            Command::Content(args) => args.run(),
            #[cfg(feature = "lab")]
            Command::Bench(args) => args.run(),
            #[cfg(feature = "lab")]
            Command::Belief(args) => args.run(),
            #[cfg(feature = "lab")]
            Command::Calibrate(args) => args.run(),
            #[cfg(feature = "lab")]
            Command::Companion(args) => args.run(),
            #[cfg(feature = "lab")]
            Command::Regret(args) => args.run(),
            Command::Draw(args) => args.run(),
            #[cfg(feature = "lab")]
            Command::SelfPlay(args) => args.run(),
            #[cfg(feature = "lab")]
            Command::DeckReport(args) => args.run(),
            #[cfg(feature = "serve")]
            Command::Serve(args) => args.run(),
            #[cfg(feature = "serve")]
            Command::Export(args) => args.run(),
            #[cfg(feature = "serve")]
            Command::Import(args) => args.run(),
            #[cfg(feature = "serve")]
            Command::Backup(args) => args.run(),
            #[cfg(feature = "serve")]
            Command::Doctor(args) => args.run(),
            #[cfg(feature = "serve")]
            Command::Admin(args) => args.run(),
            #[cfg(feature = "serve")]
            Command::Health(args) => args.run(),
            Command::Completions(args) => args.run(),
            #[cfg(feature = "man")]
            Command::Man(args) => args.run(),
        }
    }
}

/// Parses a language, for clap.
fn language() -> impl TypedValueParser<Value = Language> {
    let codes = Language::ALL.iter().map(|language| language.code());
    PossibleValuesParser::new(codes).map(|code| Language::find(&code).unwrap_or_default())
}

fn main() -> ExitCode {
    let cli = Cli::parse();
    words::speak(cli.lang.unwrap_or_else(words::of_environment));
    match cli.command.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}
