//! The arena measures correctly: equals are equal, cheating pays, and the result depends only on the plan.

use den_core::built_in;
use den_lab::{Arena, ArenaReport, Sprt, Verdict, arena};
use wolf_and_hound::WolfAndHound;

fn plan(bots: &[&str], games: u64) -> Arena<WolfAndHound> {
    Arena {
        edition: built_in::<WolfAndHound>(),
        options: Default::default(),
        seats: 4,
        bots: bots.iter().map(ToString::to_string).collect(),
        games,
        seed: 1,
        sprt: None,
        luck_adjusted: false,
        threads: 2,
    }
}

fn run(plan: &Arena<WolfAndHound>) -> ArenaReport {
    arena(plan, &|_| ()).expect("the plan can be played")
}

#[test]
fn a_mirror_match_brackets_one_half() {
    let report = run(&plan(&["random", "random"], 4_000));
    let share = report.pairs[0].bots[0].share;
    assert!(share.low < 0.5 && 0.5 < share.high, "{share:?}");
    assert_eq!((report.games, report.pairs[0].deals, report.sides), (4_000, 2_000, 2));
    let elo = report.pairs[0].bots[0].elo.expect("there is an opponent");
    assert!(elo.low < 0.0 && 0.0 < elo.high);
}

#[test]
fn searching_beats_chance_and_cheating_beats_searching() {
    let report = run(&plan(&["alpha@60", "random"], 60));
    assert!(report.pairs[0].bots[0].share.low > 0.6, "{:?}", report.pairs[0].bots[0]);
    let report = run(&plan(&["cheater@60", "alpha@60"], 100));
    assert!(report.pairs[0].bots[0].share.low > 0.5, "{:?}", report.pairs[0].bots[0]);
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let shares = [1, 3].map(|threads| {
        let report = run(&Arena { threads, sprt: Some(Sprt { elo0: 0.0, elo1: 60.0 }), ..plan(&["pup", "random"], 1_000) });
        let sprt = report.sprt.expect("asked for");
        (report.games, sprt.verdict, sprt.llr.to_bits(), report.pairs[0].bots[0].share.mean.to_bits())
    });
    assert_eq!(shares[0], shares[1]);
}

#[test]
fn the_sequential_test_stops_early() {
    let report = run(&Arena { sprt: Some(Sprt { elo0: 0.0, elo1: 100.0 }), ..plan(&["greedy", "random"], 4_000) });
    assert_eq!(report.sprt.expect("asked for").verdict, Verdict::Stronger);
    assert!(report.games < 1_000, "{} games for a clear case", report.games);
}

#[test]
fn more_bots_than_sides_meet_in_pairs() {
    let report = run(&plan(&["random", "greedy", "pup"], 12));
    let met: Vec<Vec<&str>> = report.pairs.iter().map(|pair| pair.bots.iter().map(|bot| bot.bot.as_str()).collect()).collect();
    assert_eq!(met, [["random", "greedy"], ["random", "pup"], ["greedy", "pup"]]);
}

#[test]
fn a_wrong_bot_or_setting_is_named() {
    let refused = |bot: &str| arena(&plan(&[bot], 1), &|_| ()).expect_err("there is no such bot").to_string();
    assert!(refused("wolfhound").contains("no bot `wolfhound`; choose one of pup, yearling"));
    assert!(refused("alpha@many").contains("number of iterations"));
    assert_eq!(
        refused("ismcts/depth=3"),
        "`ismcts/depth=3`: `depth=3` is not a setting; choose from exploration=, prior_weight=, expand_after=, rollout_depth=, rollout_greed=, \
         rollout_candidates=, action_exploration=, action_half_prior=, action_doubt=, action_backup_doubt=, modelled_from=, patience=, style=, \
         spread=, book=, belief=, learned=, learned_rollout_depth=, learned_exploration=, learned_prior_weight=, noise=, cap=, cores= and ponder=, each with a number"
    );
    assert!(refused("alpha/exploration=1").contains("only ismcts, pimc, noisy, cheater and partner-open take search settings"));
    for useless in ["greedy/ponder=1", "noisy/ponder=1", "pimc/cores=2"] {
        assert!(refused(useless).contains("only ismcts and alpha take cores= and ponder="), "{useless}");
    }
    assert!(arena(&plan(&[], 1), &|_| ()).is_err());
    assert!(refused("").contains("no bot"));
}

#[test]
fn luck_is_taken_off_the_same_games() {
    let raw = run(&plan(&["random", "random"], 120));
    let adjusted = run(&Arena { luck_adjusted: true, ..plan(&["random", "random"], 120) });
    let bot = &adjusted.pairs[0].bots[0];
    assert_eq!(bot.share.mean, raw.pairs[0].bots[0].share.mean, "the games are the same");
    assert!(raw.pairs[0].bots[0].adjusted.is_none());
    let less_luck = bot.adjusted.expect("it was asked for");
    assert_ne!(less_luck.share.mean, bot.share.mean);
    assert!((less_luck.share.mean - bot.share.mean).abs() < 2.0 * bot.share.margin(), "luck is small on average: {bot:?}");
}
