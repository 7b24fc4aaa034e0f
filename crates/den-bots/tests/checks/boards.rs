//! The bots of the two board games: they finish their actions, see a win, and play the same game again with the same seed.

use den_bots::{Bot, Budget, Evaluate, MacroMove, MacroMoves, by_name};
use den_core::prelude::*;
use den_core::{Eye, Played, Seat, Seed, Turn, built_in};
use the_wolves::{Stage, TheWolves};
use wolfwalkers::Wolfwalkers;

/// A game in progress; `step` counts the draws.
struct Table<G: Evaluate> {
    now: G,
    seed: Seed,
    step: usize,
}

impl<G: Evaluate> Table<G> {
    fn new(seats: u8, seed: u64) -> Self {
        let now = Played::<G>::new(&built_in::<G>(), &G::Options::default(), seats).expect("a game").now().clone();
        let mut table = Table { now, seed: Seed::from_number(seed), step: 0 };
        table.deal();
        table
    }

    fn deal(&mut self) {
        while self.now.turn() == Turn::Chance {
            self.step += 1;
            let chance = Played::dealt(&self.now, &self.seed, self.step);
            self.now.resolve(&chance, &mut ());
        }
    }

    fn legal(&self) -> Vec<G::Move> {
        let mut legal = Vec::new();
        self.now.legal_moves(&mut legal);
        legal
    }

    /// One move by a bot; `None` if the game is over.
    fn go(&mut self, bot: &mut dyn Bot<G>, budget: &Budget) -> Option<G::Move> {
        let Turn::Seat(seat) = self.now.turn() else { return None };
        let legal = self.legal();
        let choice = bot.choose(&self.now.view(Eye::Seat(seat)), &legal, budget);
        assert!(legal.contains(&choice.chosen), "{} is not legal", choice.chosen);
        if let Some(why) = choice.why {
            assert_eq!(why.top[0].play, choice.chosen, "the choice is explained first");
        }
        self.now.play(choice.chosen, &mut ());
        self.deal();
        Some(choice.chosen)
    }
}

fn macros() -> &'static dyn MacroMoves<TheWolves> {
    TheWolves::macro_moves().expect("an action of The Wolves is many steps")
}

fn actions(now: &TheWolves, seat: Seat) -> Vec<MacroMove<TheWolves>> {
    macros().list(now, seat)
}

fn whole_game<G: Evaluate>(seats: u8, names: &[&str], budget: &Budget) -> (G, Vec<G::Move>) {
    let mut bots: Vec<_> = (0..seats).map(|seat| by_name::<G>(names[usize::from(seat) % names.len()], 7).expect("listed")).collect();
    let mut table = Table::<G>::new(seats, 3);
    let mut moves = Vec::new();
    while let Turn::Seat(seat) = table.now.turn() {
        moves.extend(table.go(&mut *bots[seat.index()], budget));
    }
    (table.now, moves)
}

#[test]
fn alpha_plays_the_wolves_to_the_end_with_any_number_of_players() {
    for seats in 2..=5 {
        let (end, _) = whole_game::<TheWolves>(seats, &["alpha", "greedy", "pimc"], &Budget::iterations(2));
        assert!(end.outcome().is_some());
        assert!(end.phases() == 3 && end.date() > 0, "the moon moved on");
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let budget = Budget::iterations(4);
    assert_eq!(whole_game::<TheWolves>(3, &["alpha", "hunter"], &budget).1, whole_game::<TheWolves>(3, &["alpha", "hunter"], &budget).1);
    let budget = Budget::iterations(20);
    assert_eq!(whole_game::<Wolfwalkers>(2, &["alpha"], &budget).1, whole_game::<Wolfwalkers>(2, &["alpha"], &budget).1);
}

#[test]
fn an_action_is_listed_to_its_end_by_legal_steps() {
    let mut table = Table::<TheWolves>::new(3, 5);
    let mut bot = by_name::<TheWolves>("greedy", 1).expect("listed");
    let mut kinds = 0;
    while let Turn::Seat(seat) = table.now.turn() {
        let lead = table.now.lead(seat);
        let actions = actions(&table.now, seat);
        assert!(!actions.is_empty());
        for action in &actions {
            let mut now = table.now.clone();
            for &step in &action.steps {
                assert!(now.turn() == Turn::Seat(seat) && now.check(step).is_ok(), "{step}");
                now.play(step, &mut ());
            }
            assert_eq!(now, action.after);
            assert!(!macros().in_progress(&now) || matches!(now.stage(), Stage::Faces | Stage::Place));
            assert!(action.lead.is_finite() && lead.is_finite());
        }
        assert!(actions.is_sorted_by(|a, b| a.lead >= b.lead), "the best comes first");
        kinds |= actions.iter().fold(0, |set, action| set | 1 << action.steps.len().min(31));
        table.go(&mut *bot, &Budget::default());
    }
    assert!(u32::count_ones(kinds) > 4, "actions have few steps and many");
}

#[test]
fn alpha_takes_a_win_that_its_turn_can_reach() {
    let mut wins = 0;
    for seed in 0..40 {
        let mut table = Table::<TheWolves>::new(3, seed);
        let mut bot = by_name::<TheWolves>("greedy", seed).expect("listed");
        while let Turn::Seat(seat) = table.now.turn() {
            let last = table.now.figures().dates[2];
            let won = |now: &TheWolves, seat: Seat| now.outcome().is_some_and(|outcome| outcome.share(seat) == 1.0);
            let near = table.now.stage() == Stage::Act && table.now.date() + 2 >= last;
            if near && actions(&table.now, seat).iter().any(|action| won(&action.after, seat)) {
                let mut alpha = by_name::<TheWolves>("alpha", seed).expect("listed");
                while table.now.turn() == Turn::Seat(seat) {
                    table.go(&mut *alpha, &Budget::iterations(40));
                }
                assert!(won(&table.now, seat), "seat {seat} could win in game {seed}");
                wins += 1;
                break;
            }
            table.go(&mut *bot, &Budget::default());
        }
        if wins >= 5 {
            return;
        }
    }
    panic!("only {wins} wins were in reach");
}

#[test]
fn the_evaluation_of_the_wolves_prefers_what_a_player_would() {
    let mut table = Table::<TheWolves>::new(3, 2);
    let mut bot = by_name::<TheWolves>("greedy", 4).expect("listed");
    let mut seen = [0; 2];
    while let Turn::Seat(seat) = table.now.turn() {
        let lead = table.now.lead(seat);
        for action in actions(&table.now, seat) {
            let (before, after) = (&table.now.packs()[seat.index()], &action.after.packs()[seat.index()]);
            if action.after.turn() != Turn::Seat(seat) {
                continue;
            }
            if after.built > before.built {
                assert!(action.lead > lead, "a lair is worth its action: {lead} becomes {}", action.lead);
                seen[0] += 1;
            }
            if after.prey.count_ones() > before.prey.count_ones() {
                assert!(action.lead > lead, "prey is worth its action: {lead} becomes {}", action.lead);
                seen[1] += 1;
            }
        }
        table.go(&mut *bot, &Budget::default());
    }
    assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
}

#[test]
fn alpha_lays_the_last_card_where_it_scores_most() {
    for seed in 0..6 {
        let mut table = Table::<Wolfwalkers>::new(2, seed);
        let mut bots = [1, 2].map(|seed| by_name::<Wolfwalkers>("greedy", seed).expect("listed"));
        loop {
            let Turn::Seat(seat) = table.now.turn() else { panic!("the last card is still to be laid") };
            let others = Seat::all(2).filter(|&other| other != seat);
            if table.now.display(seat).len() == 24 && others.map(|other| table.now.display(other).len()).sum::<u32>() == 25 {
                let after = |m| {
                    let mut after = table.now.clone();
                    after.play(m, &mut ());
                    (after.outcome().expect("that was the last card").share(seat), after.points(seat))
                };
                let best = table.legal().into_iter().map(after).reduce(|a, b| if b > a { b } else { a }).expect("a card to take");
                let mut alpha = by_name::<Wolfwalkers>("alpha", seed).expect("listed");
                table.go(&mut *alpha, &Budget::iterations(2_000));
                let share = table.now.outcome().expect("that was the last card").share(seat);
                assert_eq!((share, table.now.points(seat)), best);
                break;
            }
            table.go(&mut *bots[seat.index()], &Budget::default());
        }
    }
}
