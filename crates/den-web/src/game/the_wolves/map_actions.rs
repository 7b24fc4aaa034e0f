//! Playing on the map: what the clicked piece can do, and why an action is not possible. The rules decide both.

use den_core::{Choose as _, Moves as _, Play as _};
use the_wolves::{Hex, Kind, Move, PackId, Prize, Stage, Terrain, TheWolves, View};

use super::{kind_name, terrain_name, tile_name};
use crate::game::{MapAction, Unavailable};
use crate::t;
use crate::words::text;

fn legal(game: &TheWolves) -> Vec<Move> {
    let mut moves = Vec::new();
    game.legal_moves(&mut moves);
    moves
}

/// The position after a move, if it is legal.
fn played(game: &TheWolves, m: Move) -> Option<TheWolves> {
    game.check(m).ok()?;
    let mut next = game.clone();
    next.play(m, &mut Vec::new());
    Some(next)
}

/// The cheapest payment: no tokens if tiles suffice.
fn cheapest(game: &TheWolves) -> Option<Move> {
    let cost = |m: &Move| match m {
        Move::Pay { tiles, tokens } => (*tokens, tiles.len()),
        _ => (u8::MAX, u8::MAX),
    };
    legal(game).into_iter().filter(|m| matches!(m, Move::Pay { .. })).min_by_key(cost)
}

/// Where the wolves on a hex can go. If both an alpha and a pack wolf can, the first choice is between them.
pub(super) fn map_actions(view: &View, token: &str) -> Vec<MapAction> {
    let Some(from) = token.strip_prefix("hex:").and_then(|hex| hex.parse::<Hex>().ok()) else { return Vec::new() };
    let Some(own) = view.packs.get(view.seat.index()).filter(|_| view.stage == Stage::Act) else { return Vec::new() };
    let mut ways = Vec::new();
    for (kind, hexes, wolf) in [(Kind::Wolf, &own.wolves, Move::Wolf(from)), (Kind::Alpha, &own.alphas, Move::Alpha(from))] {
        let then = if hexes.contains(&from) { ways_of(view, wolf) } else { Vec::new() };
        if !then.is_empty() {
            ways.push(MapAction { token: format!("kind:{}", kind.word()), label: kind_name(kind), then, ..MapAction::default() });
        }
    }
    if ways.len() > 1 { ways } else { ways.pop().map(|way| way.then).unwrap_or_default() }
}

/// Where a wolf can go. Each way pays for the terrain, then moves.
fn ways_of(view: &View, wolf: Move) -> Vec<MapAction> {
    let game = view.position();
    let mut ways = Vec::new();
    for terrain in Terrain::ALL {
        let mut moves = vec![Move::Move(terrain)];
        let Some(mut begun) = played(&game, moves[0]) else { continue };
        if matches!(begun.stage(), Stage::Pay(_)) {
            let Some(paid) = cheapest(&begun) else { continue };
            moves.push(paid);
            begun.play(paid, &mut Vec::new());
        }
        let Some(chosen) = played(&begun, wolf) else { continue };
        for goal in legal(&chosen) {
            let Move::To(hex) = goal else { continue };
            let all = moves.iter().chain([&wolf, &goal]);
            ways.push(MapAction {
                token: format!("hex:{hex}"),
                label: label(view, &moves, wolf, hex, terrain),
                price: price(&moves),
                moves: all.map(ToString::to_string).collect(),
                then: Vec::new(),
            });
        }
    }
    ways
}

/// The cost as shown on the map: the number of tiles, and tokens.
fn price(moves: &[Move]) -> String {
    moves
        .iter()
        .find_map(|m| match m {
            Move::Pay { tiles, tokens: 0 } => Some(tiles.len().to_string()),
            Move::Pay { tiles, tokens } => Some(format!("{}+{tokens}", tiles.len())),
            _ => None,
        })
        .unwrap_or_else(|| "·".into())
}

fn label(view: &View, moves: &[Move], wolf: Move, hex: Hex, terrain: Terrain) -> String {
    let kind = kind_name(if matches!(wolf, Move::Alpha(_)) { Kind::Alpha } else { Kind::Wolf });
    let paid = moves.iter().find_map(|m| match m {
        Move::Pay { tiles, tokens } => Some((*tiles, *tokens)),
        _ => None,
    });
    let mut cost: Vec<String> = Vec::new();
    if let Some((tiles, tokens)) = paid {
        cost.extend(tiles.iter().map(|tile| tile_name(view, view.seat.into(), tile)));
        if tokens > 0 {
            cost.push(t!("tw-tokens", n = tokens));
        }
    }
    t!("tw-way", kind = kind, hex = hex.to_string(), terrain = terrain_name(terrain), cost = cost.join(", "))
}

/// The actions that cannot be chosen now, each with the reason why the most likely attempt fails.
pub(super) fn unavailable(view: &View) -> Vec<Unavailable> {
    if view.stage != Stage::Act {
        return Vec::new();
    }
    let game = view.position();
    let open: Vec<String> =
        legal(&game).into_iter().filter_map(|m| TheWolves::parts(view, m).into_iter().next()).map(|part| part.thing).collect();
    let Some(own) = view.packs.get(view.seat.index()) else { return Vec::new() };
    let me: PackId = view.seat.into();
    let near: Vec<Hex> = game.close_to_alphas(me).iter().map(|hex| view.setup.map.name(hex)).collect();
    let others = || view.packs.iter().enumerate().filter(|(pack, _)| *pack != me.index()).map(|(_, pack)| pack);
    // If there is nothing to try it on, the player's own place gives the reason.
    let or_here =
        |tries: Vec<Move>, here: fn(Hex) -> Move| if tries.is_empty() { own.alphas.iter().copied().map(here).collect() } else { tries };
    let tries: [(&str, Vec<Move>); 6] = [
        ("move", Terrain::ALL.map(Move::Move).into()),
        ("den", or_here(near.into_iter().map(Move::Den).collect(), Move::Den)),
        ("lair", or_here(own.dens.iter().copied().map(Move::Lair).collect(), Move::Lair)),
        ("howl", or_here(view.lone_wolves.iter().copied().map(Move::Howl).collect(), Move::Howl)),
        (
            "dominate",
            or_here(
                others()
                    .flat_map(|pack| {
                        let wolves = pack.wolves.iter().map(|hex| Move::Dominate(Prize::Wolf, *hex));
                        wolves.chain(pack.dens.iter().map(|hex| Move::Dominate(Prize::Den, *hex)))
                    })
                    .collect(),
                |hex| Move::Dominate(Prize::Wolf, hex),
            ),
        ),
        ("end", vec![Move::End]),
    ];
    let mut unavailable = Vec::new();
    for (at, (name, tries)) in tries.into_iter().enumerate() {
        let token = format!("act:{name}");
        if open.contains(&token) {
            continue;
        }
        if let Some(why) = tries.into_iter().find_map(|m| game.check(m).err()) {
            unavailable.push(Unavailable { at, token, label: text(format!("tw-act-{name}")), why });
        }
    }
    unavailable
}

/// Prevents ending the turn by mistake while an action could still be used.
pub(super) fn ask_before(view: &View, m: Move) -> Option<String> {
    let could_act = || legal(&view.position()).iter().any(|other| *other != Move::End);
    (m == Move::End && view.left > 0 && could_act()).then(|| t!("tw-end-early", n = view.left))
}

#[cfg(test)]
mod tests {
    use den_core::{Eye, Hidden as _, Options as _, Rules as _, Seed, Turn, built_in, dice};

    use super::*;

    /// A view at the start of an action in which both an alpha and a pack wolf on one hex can move, and that hex.
    fn two_on_one_hex() -> (View, Hex) {
        let options = the_wolves::Options::read([]).expect("options");
        for number in 0..200 {
            let seed = Seed::from_number(number);
            let (mut played, mut rng) =
                (den_core::Played::<TheWolves>::new(&built_in::<TheWolves>(), &options, 2).expect("a game"), seed.stream(1_000_000));
            for _ in 0..400 {
                played.deal(&seed, &mut ());
                let Turn::Seat(seat) = played.now().turn() else { break };
                let view = played.now().view(Eye::Seat(seat));
                let own = &view.packs[seat.index()];
                let both = own.alphas.iter().copied().find(|hex| {
                    let goes = |wolf| view.stage == Stage::Act && !ways_of(&view, wolf).is_empty();
                    own.wolves.contains(hex) && goes(Move::Wolf(*hex)) && goes(Move::Alpha(*hex))
                });
                if let Some(hex) = both {
                    return (view, hex);
                }
                let moves = legal(played.now());
                let at = dice::below(&mut rng, moves.len() as u32) as usize;
                played.play(seat, moves[at], &mut ()).expect("a legal move");
            }
        }
        panic!("no such position in 200 games");
    }

    #[test]
    fn of_two_wolves_on_a_hex_the_chosen_one_goes() {
        let (view, hex) = two_on_one_hex();
        let pieces = map_actions(&view, &format!("hex:{hex}"));
        let tokens = |actions: &[MapAction]| actions.iter().map(|action| action.token.clone()).collect::<Vec<_>>();
        assert_eq!(tokens(&pieces), ["kind:wolf", "kind:alpha"]);
        for (piece, wolf) in pieces.iter().zip([Move::Wolf(hex), Move::Alpha(hex)]) {
            assert!(piece.moves.is_empty() && !piece.then.is_empty());
            assert!(piece.then.iter().all(|way| way.then.is_empty() && way.moves.contains(&wolf.to_string())), "{piece:?}");
            let mut places = tokens(&piece.then);
            places.sort();
            places.dedup();
            assert_eq!(places.len(), piece.then.len(), "each place is listed once");
        }
    }
}
