//! Every level takes a win in one move, and does not lose at once if it has another move, also where a card is dealt before the game ends.
//! In The Wolves the step that ends the game is never a choice.

use ::lone_wolves::LoneWolves;
use ::wolf_and_hound::WolfAndHound;
use ::wolfwalkers::Wolfwalkers;
use den_bots::{Budget, Evaluate, LEVELS, Rng};
use den_core::{Eye, Played, Seat, Turn, built_in, dice};
use rand::SeedableRng;

/// More worlds than a bot tries, so that a move that only seems to end the game is not counted.
const WORLDS: usize = 40;

/// The share of the win if the move ends the game, whatever is hidden or dealt.
fn share_at_once<G: Evaluate>(view: &G::View, seat: Seat, m: G::Move, rng: &mut Rng) -> Option<f64> {
    let mut result = None;
    for _ in 0..WORLDS {
        let mut world = G::guess(view, rng);
        world.play(m, &mut ());
        deal(&mut world, rng);
        let share = world.outcome()?.share(seat);
        if result.is_some_and(|earlier| earlier != share) {
            return None;
        }
        result = Some(share);
    }
    result
}

fn deal<G: Evaluate>(world: &mut G, rng: &mut Rng) {
    while world.turn() == Turn::Chance {
        let chance = world.deal(rng);
        world.resolve(&chance, &mut ());
    }
}

/// What was found in some random games.
#[derive(Default, Debug)]
struct Found {
    wins: u32,
    losses: u32,
}

/// Plays random games, and asks every level wherever a move wins or loses at once and another does not.
fn obeys<G: Evaluate>(seats: u8, games: u64, wanted: u32) -> Found {
    let mut rng = Rng::seed_from_u64(5);
    let mut found = Found::default();
    let mut legal = Vec::new();
    for game in 0..games {
        let mut now = Played::<G>::new(&built_in::<G>(), &G::Options::default(), seats).expect("a game").now().clone();
        loop {
            deal(&mut now, &mut rng);
            let Turn::Seat(seat) = now.turn() else { break };
            legal.clear();
            now.legal_moves(&mut legal);
            let view = now.view(Eye::Seat(seat));
            let shares: Vec<Option<f64>> = legal.iter().map(|&m| share_at_once::<G>(&view, seat, m, &mut rng)).collect();
            let of = |chosen: G::Move| legal.iter().zip(&shares).find(|(m, _)| **m == chosen).and_then(|(_, share)| *share);
            let some = |wanted: f64| shares.contains(&Some(wanted)) && shares.iter().any(|share| *share != Some(wanted));
            let (win, loss) = (some(1.0) && found.wins < wanted, some(0.0) && found.losses < wanted);
            for level in LEVELS.iter().filter(|_| win || loss) {
                let chosen = level.bot::<G>(game).choose(&view, &legal, &Budget::iterations(20)).chosen;
                assert!(!win || of(chosen) == Some(1.0), "{level:?} does not take a win in {}", G::ID);
                assert!(!loss || of(chosen) != Some(0.0), "{level:?} loses at once in {}", G::ID);
            }
            found.wins += u32::from(win);
            found.losses += u32::from(loss);
            now.play(dice::one_of(&mut rng, &legal), &mut ());
        }
    }
    found
}

#[test]
fn wolf_and_hound() {
    let found = obeys::<WolfAndHound>(4, 60, 6);
    assert!(found.wins >= 3, "{found:?}");
}

#[test]
fn lone_wolves() {
    let found = obeys::<LoneWolves>(2, 60, 6);
    assert!(found.wins >= 2 && found.losses >= 2, "{found:?}");
}

#[test]
fn wolfwalkers() {
    let found = obeys::<Wolfwalkers>(2, 12, 4);
    assert!(found.wins >= 2 && found.losses >= 2, "{found:?}");
}
