//! One file per command.

#[cfg(feature = "serve")]
pub(crate) mod admin;
#[cfg(feature = "lab")]
pub(crate) mod arena;
#[cfg(feature = "serve")]
pub(crate) mod backup;
#[cfg(feature = "lab")]
pub(crate) mod belief;
#[cfg(feature = "lab")]
pub(crate) mod bench;
#[cfg(feature = "lab")]
pub(crate) mod calibrate;
#[cfg(feature = "lab")]
pub(crate) mod companion;
pub(crate) mod completions;
pub(crate) mod content;
#[cfg(feature = "lab")]
pub(crate) mod deck_report;
#[cfg(feature = "serve")]
pub(crate) mod doctor;
pub(crate) mod draw;
#[cfg(feature = "serve")]
pub(crate) mod export;
pub(crate) mod games;
#[cfg(feature = "serve")]
pub(crate) mod health;
#[cfg(feature = "serve")]
pub(crate) mod import;
#[cfg(feature = "join")]
pub(crate) mod join;
#[cfg(feature = "lab")]
pub(crate) mod ladder;
#[cfg(feature = "man")]
pub(crate) mod man;
pub(crate) mod play;
#[cfg(feature = "lab")]
pub(crate) mod regret;
pub(crate) mod replay;
pub(crate) mod review;
#[cfg(feature = "lab")]
pub(crate) mod review_lab;
pub(crate) mod rules;
#[cfg(feature = "lab")]
pub(crate) mod selfplay;
#[cfg(feature = "serve")]
pub(crate) mod serve;
#[cfg(feature = "lab")]
pub(crate) mod sim;
pub(crate) mod verify_deal;

/// The available bots, for the help texts.
pub(crate) fn bots_help() -> String {
    let lines: Vec<String> = den_bots::BOTS.iter().map(|bot| format!("  {:<10} {}", bot.name, bot.help)).collect();
    format!("Bots:\n{}", lines.join("\n"))
}
