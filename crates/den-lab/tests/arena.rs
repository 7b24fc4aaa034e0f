//! The arena measures what is true: equals are equal, cheating pays, and the result follows from the plan alone.

#[path = "../../den-bots/tests/burrow/mod.rs"]
mod burrow;

use burrow::{Burrow, Plain};
use den_core::built_in;
use den_lab::{Arena, ArenaReport, Ladder, Part, Sprt, Verdict, arena, ladder, write};

fn plan(bots: &[&str], games: u64) -> Arena<Burrow> {
    Arena {
        edition: built_in::<Burrow>(),
        options: Plain,
        seats: 2,
        bots: bots.iter().map(ToString::to_string).collect(),
        games,
        seed: 1,
        sprt: None,
        threads: 2,
    }
}

fn run(plan: &Arena<Burrow>) -> ArenaReport {
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
fn thinking_beats_chance_and_cheating_beats_thinking() {
    let report = run(&plan(&["alpha@400", "random"], 600));
    assert!(report.pairs[0].bots[0].share.low > 0.5, "{:?}", report.pairs[0].bots[0]);
    let report = run(&plan(&["cheater@400", "alpha@400"], 400));
    // The cheater finds the hare in every game as the fox; as the hare it does no better than anyone.
    assert!(report.pairs[0].bots[0].share.low > 0.7, "{:?}", report.pairs[0].bots[0]);
}

#[test]
fn the_result_does_not_depend_on_the_threads() {
    let shares = [1, 3].map(|threads| {
        let report = run(&Arena { threads, sprt: Some(Sprt { elo0: 0.0, elo1: 60.0 }), ..plan(&["greedy", "random"], 3_000) });
        let sprt = report.sprt.expect("asked for");
        (report.games, sprt.verdict, sprt.llr.to_bits(), report.pairs[0].bots[0].share.mean.to_bits())
    });
    assert_eq!(shares[0], shares[1]);
}

#[test]
fn the_sequential_test_stops_early() {
    let report = run(&Arena { sprt: Some(Sprt { elo0: 0.0, elo1: 100.0 }), ..plan(&["cheater@200", "random"], 4_000) });
    assert_eq!(report.sprt.expect("asked for").verdict, Verdict::Stronger);
    assert!(report.games < 1_000, "{} games for a clear case", report.games);
}

#[test]
fn more_bots_than_sides_meet_in_pairs() {
    let report = run(&plan(&["random", "greedy", "pup"], 60));
    let met: Vec<Vec<&str>> = report.pairs.iter().map(|pair| pair.bots.iter().map(|bot| bot.bot.as_str()).collect()).collect();
    assert_eq!(met, [["random", "greedy"], ["random", "pup"], ["greedy", "pup"]]);
}

#[test]
fn a_wrong_bot_or_setting_is_named() {
    let refused = |bot: &str| arena(&plan(&[bot], 1), &|_| ()).expect_err("there is no such bot").to_string();
    assert!(refused("wolfhound").contains("no bot `wolfhound`; there are pup, yearling"));
    assert!(refused("alpha@many").contains("number of iterations"));
    assert!(refused("ismcts/depth=3").contains("explore=, glance=, greed=, ripe=, book=, clues=, foresight= and lapses="));
    assert!(refused("alpha/explore=1").contains("only ismcts, pimc and cheater take settings of a search"));
    assert!(arena(&plan(&[], 1), &|_| ()).is_err());
    assert!(refused("").contains("no bot"));
}

#[test]
fn settings_can_be_compared() {
    let report = run(&plan(&["ismcts/explore=0.5/foresight=2@50", "pimc/glance=0@50"], 20));
    assert_eq!(report.pairs[0].bots[0].bot, "ismcts/explore=0.5/foresight=2@50");
}

#[test]
fn the_ladder_page_states_command_seed_commit_and_the_gap() {
    // The command of a test: Alpha's own budget, few games.
    let plan = Ladder::<Burrow> {
        edition: built_in::<Burrow>(),
        options: Plain,
        seats: 2,
        part: Part::Whole,
        games: Some(20),
        seed: 4,
        threads: 2,
    };
    let rung = ladder(&plan, &|_| (), &|_| ()).expect("the plan can be played");
    let page = write(std::slice::from_ref(&rung), "wolfden ladder --games 20 --seed 4", 4, "0123abc");
    for part in ["`wolfden ladder --games 20 --seed 4` (seed 4) at commit `0123abc`", "## Burrow, 2 players", "| alpha | hunter | 20 |"] {
        assert!(page.contains(part), "{page}");
    }
    let closed: Vec<(&str, f64)> = rung.closed.iter().map(|(bot, part)| (bot.as_str(), *part)).collect();
    assert!(closed[0] == ("random", 0.0) && closed[6] == ("cheater", 1.0), "{page}");
    let alpha = rung.meetings.iter().find(|m| (m.who.as_str(), m.whom.as_str()) == ("alpha", "greedy")).expect("it is measured");
    assert_eq!((alpha.bar, alpha.holds()), (Some(0.8), Some(alpha.result.share.low >= 0.8)));
}
