//! How a person chooses a move, and what the things on the table are.

use den_core::{About, Choose, Message, MovePart};

use crate::moves::Move;
use crate::pieces::{Ground, Hex, Kind, Moon, PackId, Prey, Prize, Terrain, TileId, Tiles};
use crate::score::standing;
use crate::state::{Act, Stage, TheWolves};
use crate::view::View;
use crate::words::{At, BoardText, PackName, Payment};

den_core::messages! {
    /// What a player has to decide.
    pub enum Prompt {
        /// Which side of the tiles is up at the start.
        Faces = "tw-prompt-faces",
        /// Where to place the first wolves.
        Place = "tw-prompt-place",
        /// An action, or the end of the turn.
        Act { n: u8, tokens: u8 } = "tw-prompt-act",
        /// How the action is paid.
        Pay { what: Action } = "tw-prompt-pay",
        /// Which wolf to move.
        Run { terrain: Terrain, n: u8 } = "tw-prompt-run",
        /// Where it moves.
        Goal { terrain: Terrain } = "tw-prompt-goal",
        /// Where a displaced wolf moves.
        Displace = "tw-prompt-displace",
        /// Which track a den comes from.
        Track = "tw-prompt-track",
        /// Which stack to hunt.
        Hunt { prey: Prey } = "tw-prompt-hunt",
    }
}

den_core::messages! {
    /// What can be chosen besides hexes.
    pub enum Action {
        /// Move wolves.
        Move = "tw-act-move",
        /// Dig a den.
        Den = "tw-act-den",
        /// Build a lair.
        Lair = "tw-act-lair",
        /// Howl.
        Howl = "tw-act-howl",
        /// Dominate.
        Dominate = "tw-act-dominate",
        /// No more wolves move.
        Stop = "tw-act-stop",
        /// End the turn.
        End = "tw-act-end",
        /// The habitat tile.
        HabitatTile { terrain: Terrain } = "tw-habitat-tile",
        /// Another tile.
        Tile { n: TileId, terrain: Terrain } = "tw-tile",
        /// Which sides of the tiles are up.
        Tiles { tiles: Vec<Terrain> } = "tw-tell-tiles",
    }
}

impl Choose for TheWolves {
    fn parts(view: &View, m: Move) -> Vec<MovePart> {
        let act = |name: &str, action: Action| MovePart::new(format!("act:{name}"), action);
        match m {
            Move::Tiles(tiles) => {
                let letters: String = tiles.iter().map(|t| t.letter()).collect();
                vec![MovePart::new(format!("tiles:{letters}"), Action::Tiles { tiles: tiles.to_vec() })]
            }
            Move::Place(hex) | Move::To(hex) | Move::Away(hex) | Move::Hunt(hex) => vec![hex_part(view, hex)],
            Move::Move(terrain) => {
                vec![act("move", Action::Move), MovePart::new(format!("terrain:{}", terrain.word()), terrain.name())]
            }
            Move::Den(hex) => vec![act("den", Action::Den), hex_part(view, hex)],
            Move::Lair(hex) => vec![act("lair", Action::Lair), hex_part(view, hex)],
            Move::Howl(hex) => vec![act("howl", Action::Howl), hex_part(view, hex)],
            Move::Dominate(prize, hex) => {
                vec![act("dominate", Action::Dominate), hex_part(view, hex), MovePart::new(format!("prize:{}", prize.word()), prize.name())]
            }
            Move::Pay { tiles, tokens } => {
                let mut parts: Vec<MovePart> = tiles.iter().map(|tile| tile_part(view, tile)).collect();
                if tokens > 0 {
                    parts.push(MovePart::new(format!("tokens:{tokens}"), Payment::Tokens { n: tokens }));
                }
                parts
            }
            Move::Alpha(hex) => vec![hex_part(view, hex), MovePart::new("kind:alpha", Kind::Alpha.name())],
            Move::Wolf(hex) => vec![hex_part(view, hex), MovePart::new("kind:wolf", Kind::Wolf.name())],
            Move::Stop => vec![act("stop", Action::Stop)],
            Move::End => vec![act("end", Action::End)],
            Move::Track(track) => vec![MovePart::new(format!("track:{}", track.word()), track.name())],
        }
    }

    fn attempt(view: &View, chosen: &[String], thing: &str) -> Option<Move> {
        let mut all: Vec<&str> = chosen.iter().map(String::as_str).collect();
        all.push(thing);
        let find = |kind: &str| all.iter().rev().find_map(|t| t.strip_prefix(kind)?.strip_prefix(':'));
        let hex = find("hex").and_then(|h| h.parse::<Hex>().ok());
        match view.stage {
            Stage::Place => hex.map(Move::Place),
            Stage::Goal { .. } => hex.map(Move::To),
            Stage::Displace { .. } => hex.map(Move::Away),
            Stage::Hunt(_) => hex.map(Move::Hunt),
            Stage::Run(_) => hex.map(|h| {
                if view.packs.get(view.seat.index()).is_some_and(|p| p.alphas.contains(&h)) { Move::Alpha(h) } else { Move::Wolf(h) }
            }),
            Stage::Act => match (find("act"), hex) {
                (Some("lair"), Some(h)) => Some(Move::Lair(h)),
                (Some("howl"), Some(h)) => Some(Move::Howl(h)),
                (Some("dominate"), Some(h)) => {
                    let den = view.packs.iter().any(|p| p.dens.contains(&h));
                    Some(Move::Dominate(if den { Prize::Den } else { Prize::Wolf }, h))
                }
                (_, Some(h)) => Some(Move::Den(h)),
                _ => None,
            },
            Stage::Pay(_) => {
                let tile: TileId = find("tile").and_then(|t| t.parse().ok())?;
                Some(Move::Pay { tiles: Tiles::NONE.with(tile), tokens: 0 })
            }
            _ => None,
        }
    }

    fn prompt(view: &View) -> Option<Message> {
        let prompt = match view.stage {
            Stage::Faces => Prompt::Faces,
            Stage::Place => Prompt::Place,
            Stage::Act => Prompt::Act { n: view.left, tokens: view.packs.get(view.seat.index()).map_or(0, |p| p.actions) },
            Stage::Pay(act) => Prompt::Pay { what: action(act) },
            Stage::Run(run) => Prompt::Run { terrain: run.terrain, n: run.left },
            Stage::Goal { run, .. } => Prompt::Goal { terrain: run.terrain },
            Stage::Displace { .. } => Prompt::Displace,
            Stage::Track { .. } => Prompt::Track,
            Stage::Hunt(prey) => Prompt::Hunt { prey },
            Stage::Deal | Stage::Over => return None,
        };
        Some(prompt.into())
    }

    fn explain(view: &View, thing: &str) -> Option<About> {
        let (kind, name) = thing.split_once(':')?;
        let rules: Vec<&'static str> = match (kind, name) {
            ("hex", _) => return about_hex(view, name.parse().ok()?),
            ("act", "move") | ("terrain", _) => vec!["TW-MOVE", "TW-PAY-1"],
            ("act", "den") => vec!["TW-DEN", "TW-PAY-1"],
            ("act", "lair") => vec!["TW-LAIR", "TW-PAY-1"],
            ("act", "howl") => vec!["TW-HOWL", "TW-PAY-1"],
            ("act", "dominate") | ("prize", _) => vec!["TW-DOM", "TW-PAY-1"],
            ("act", "stop") => vec!["TW-MOVE-1"],
            ("act", "end") => vec!["TW-TURN"],
            ("tile" | "tiles", _) => vec!["TW-PAY", "TW-SETUP-5"],
            ("tokens", _) => vec!["TW-PAY-2"],
            ("track", _) => vec!["TW-BOARD"],
            ("kind", _) => vec!["TW-RANK-1", "TW-MOVE-1"],
            _ => return None,
        };
        let what = match kind {
            "tile" => vec![tile_part(view, name.parse().ok()?).label],
            _ => Vec::new(),
        };
        Some(About { what, rules })
    }
}

/// What is on a hex.
fn about_hex(view: &View, hex: Hex) -> Option<About> {
    let game = view.position();
    let at = game.setup.map.index(hex)?;
    let ground = game.ground_at(at);
    let mut what = vec![hex_part(view, hex).label];
    let mut rules = match ground {
        Ground::Land(_) | Ground::Undealt => vec!["TW-MOVE-2", "TW-MOVE-4"],
        Ground::Water => {
            what.push(BoardText::Water.into());
            vec!["TW-SCORE", "TW-MOON-3", "TW-LAIR-1"]
        }
        Ground::Chasm => {
            what.push(BoardText::Chasm.into());
            vec!["TW-MOVE-2"]
        }
    };
    let seats = den_core::Rules::seats(&game);
    for (pack, kind) in game.pieces_at(at) {
        what.push(BoardText::Piece { kind, pack: PackName::new(pack, seats) }.into());
        rules.push(match kind {
            Kind::Den => "TW-DEN",
            Kind::Wolf | Kind::Alpha => "TW-RANK-1",
            Kind::Lair => "TW-LAIR",
        });
    }
    if game.lone.has(at) {
        what.push(BoardText::LoneWolf.into());
        rules.extend(["TW-HOWL", "TW-MOVE-3"]);
    }
    if let Some(stack) = game.setup.map.prey_region(at).map(|region| game.prey(region)).filter(|stack| stack.left > 0) {
        what.push(BoardText::PreyLeft { prey: stack.prey, n: stack.left }.into());
        rules.extend(["TW-HUNT", "TW-MOVE-3"]);
    }
    if let Some(region) = game.setup.map.water_region(at) {
        let mut next = None;
        for moon in Moon::of_set(game.moons_on(region)) {
            let [high, low] = game.setup.figures.moons[moon.index()];
            what.push(BoardText::ScoringToken { moon, high, low }.into());
            next = next.or(Some([high, low]));
        }
        // Who would get its points now.
        if let Some(points) = next {
            let ((control, alphas), packs) = (game.control(region), view.packs.len());
            what.push(standing(seats, &control[..packs], &alphas[..packs], points).into());
        }
    }
    rules.dedup();
    Some(About { what, rules })
}

impl View {
    /// The name of a pack's terrain tile, after what it shows.
    pub fn tile_name(&self, pack: PackId, tile: TileId) -> Message {
        let terrain = self.shows(pack, tile);
        if tile == TileId::HABITAT { Action::HabitatTile { terrain }.into() } else { Action::Tile { n: tile, terrain }.into() }
    }
}

fn action(act: Act) -> Action {
    match act {
        Act::Move(_) => Action::Move,
        Act::Den(_) => Action::Den,
        Act::Lair(_) => Action::Lair,
        Act::Howl(_) => Action::Howl,
        Act::Dominate(..) => Action::Dominate,
    }
}

fn hex_part(view: &View, hex: Hex) -> MovePart {
    let ground = view.cells().into_iter().find(|cell| cell.at == hex).map(|cell| cell.ground);
    let label = match ground {
        Some(Ground::Land(terrain)) => At::Land { hex, terrain },
        _ => At::Hex { hex },
    };
    MovePart::new(format!("hex:{hex}"), label)
}

fn tile_part(view: &View, tile: TileId) -> MovePart {
    MovePart::new(format!("tile:{tile}"), view.tile_name(view.seat.into(), tile))
}
