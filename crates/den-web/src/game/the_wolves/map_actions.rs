//! Playing on the map: what the clicked piece can do, and why an action is not possible. The rules decide both.

use den_core::{Choose as _, Moves as _, Play as _};
use the_wolves::{Hex, Move, PackId, Prize, Stage, Terrain, TheWolves, View};

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

/// Where a wolf can go from a hex. Each way pays for the terrain, then moves.
pub(super) fn map_actions(view: &View, token: &str) -> Vec<MapAction> {
    let Some(from) = token.strip_prefix("hex:").and_then(|hex| hex.parse::<Hex>().ok()) else { return Vec::new() };
    if view.stage != Stage::Act {
        return Vec::new();
    }
    let game = view.position();
    let mut map_actions = Vec::new();
    for terrain in Terrain::ALL {
        let mut moves = vec![Move::Move(terrain)];
        let Some(mut begun) = played(&game, moves[0]) else { continue };
        if matches!(begun.stage(), Stage::Pay(_)) {
            let Some(paid) = cheapest(&begun) else { continue };
            moves.push(paid);
            begun.play(paid, &mut Vec::new());
        }
        for wolf in [Move::Wolf(from), Move::Alpha(from)] {
            let Some(chosen) = played(&begun, wolf) else { continue };
            for goal in legal(&chosen) {
                let Move::To(hex) = goal else { continue };
                let all = moves.iter().chain([&wolf, &goal]);
                map_actions.push(MapAction {
                    token: format!("hex:{hex}"),
                    label: label(view, &moves, wolf, hex, terrain),
                    price: price(&moves),
                    moves: all.map(ToString::to_string).collect(),
                });
            }
        }
    }
    map_actions
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
    let kind = kind_name(if matches!(wolf, Move::Alpha(_)) { the_wolves::Kind::Alpha } else { the_wolves::Kind::Wolf });
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
