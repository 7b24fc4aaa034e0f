//! One file per command.

pub(crate) mod bench;
pub(crate) mod completions;
pub(crate) mod games;
pub(crate) mod play;
pub(crate) mod replay;
pub(crate) mod rules;
pub(crate) mod sim;
pub(crate) mod verify_deal;

/// The bots there are, for the help texts.
pub(crate) fn bots_help() -> String {
    let lines: Vec<String> = den_bots::BOTS.iter().map(|bot| format!("  {:<10} {}", bot.name, bot.help)).collect();
    format!("Bots:\n{}", lines.join("\n"))
}
