//! The learned evaluations: what a net is told about a position, and what a search does with it.

use den_bots::{Evaluate, LearnedEvaluation, Rng};
use den_core::prelude::*;
use den_core::{Played, Seat, Turn, built_in, dice};
use den_nets::{Inputs, WeightsError};
use lone_wolves::LoneWolves;
use rand::SeedableRng;
use the_wolves::TheWolves;
use wolf_and_hound::WolfAndHound;
use wolfwalkers::Wolfwalkers;

/// Plays random games with every preset and number of players and describes each position for each seat: every input is in range and set once.
fn inputs_are_in_range<G: Evaluate>() -> usize {
    let learned = G::learned().expect("a learned evaluation");
    let mut inputs = Inputs::default();
    let mut rng = Rng::seed_from_u64(1);
    let (mut legal, mut used) = (Vec::new(), vec![false; learned.inputs()]);
    let presets = [""].into_iter().chain(G::Options::PRESETS.iter().map(|preset| preset.name));
    for preset in presets {
        for seats in G::SEATS {
            let options = G::Options::read(preset.split_whitespace()).expect("a preset");
            let Ok(game) = Played::<G>::new(&built_in::<G>(), &options, seats) else { continue };
            let mut position = game.now().clone();
            while position.turn() != Turn::Over {
                for seat in Seat::all(seats) {
                    inputs.clear();
                    learned.describe(&position, seat, &mut inputs);
                    let mut indices: Vec<u16> = inputs.entries().iter().map(|&(index, _)| index).collect();
                    indices.sort_unstable();
                    assert!(indices.windows(2).all(|pair| pair[0] != pair[1]), "an input is set twice: {indices:?}");
                    for index in indices {
                        used[usize::from(index)] = true;
                    }
                }
                if position.turn() == Turn::Chance {
                    let chance = position.deal(&mut rng);
                    position.resolve(&chance, &mut ());
                    continue;
                }
                legal.clear();
                position.legal_moves(&mut legal);
                position.play(dice::one_of(&mut rng, &legal), &mut ());
            }
        }
    }
    used.iter().filter(|used| **used).count() * 100 / used.len()
}

#[test]
fn every_input_is_in_range_and_set_once() {
    let used = [inputs_are_in_range::<LoneWolves>(), inputs_are_in_range::<Wolfwalkers>(), inputs_are_in_range::<TheWolves>()];
    assert!(used.iter().all(|&percent| percent >= 50), "most inputs occur in random games: {used:?} %");
}

#[test]
fn a_game_without_a_learned_evaluation_has_none() {
    assert!(WolfAndHound::learned().is_none());
}

#[test]
fn weights_are_refused_after_the_first_search() {
    let learned = Wolfwalkers::learned().expect("a learned evaluation");
    let weights = include_bytes!("../../weights/wolfwalkers.net");
    assert!(LearnedEvaluation::<Wolfwalkers>::new().is_some(), "the built-in weights are in use");
    assert_eq!(learned.weights().load(weights).unwrap_err(), WeightsError::InUse);
}

#[test]
fn weights_of_another_game_are_refused() {
    let learned = LoneWolves::learned().expect("a learned evaluation");
    assert!(learned.weights().load(b"rubbish").unwrap_err().to_string().contains("not a file of weights"));
}
