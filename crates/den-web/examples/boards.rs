//! `boards FOLDER [GAME …]`: draws a board of every game into a folder, as fragments of HTML, without building the page: for work on the
//! illustrations and style sheets.

use den_core::{Eye, Seat, Seed, Turn, built_in};
use den_games::{GameId, with_game};
use den_table::wire::Command;
use den_table::{Match, Occupant};
use den_web::game::{self, Choices, Scene, Seen, Ui};

fn board<G: Ui>(game: GameId, seats: u8, steps: usize) -> Vec<(String, String)> {
    let options = game::course(game).options;
    let mut occupants = vec![Occupant::Bot("hunter".into()); usize::from(seats)];
    occupants[0] = Occupant::Person(String::new());
    let mut table = Match::<G>::local(options, occupants.clone(), &built_in::<G>(), Seed::from_number(3)).expect("a match");
    let mut rng = Seed::from_number(5).stream(1);
    for n in 0.. {
        let Turn::Seat(seat) = table.status().turn() else { break };
        if n >= steps && seat.0 == 0 {
            break;
        }
        let moves = table.moves_listed();
        let text = &moves[den_core::dice::below(&mut rng, moves.len() as u32) as usize];
        let position = table.status().position();
        let decision = if seat.0 == 0 {
            table.decide(seat, &Command::Move { position, text: text.clone() }, 0)
        } else {
            table.decide_for_bot(seat, position, text, 0)
        };
        table.apply(decision.expect("a legal move")).expect("nothing came between");
    }
    let seen = Seen::of::<G>(game, table.seen_at(Eye::Seat(Seat(0)), usize::MAX));
    let next: Vec<String> = Choices(seen.choices()).next(&[]).iter().map(|part| part.token.clone()).collect();
    let names = game::all_names(game, den_web::store::names(&occupants));
    let sizes = [("wide", false, (900.0, 617.0)), ("large", false, (1540.0, 797.0)), ("phone", true, (374.0, 560.0))];
    sizes
        .into_iter()
        .map(|(name, narrow, frame)| {
            let scene = Scene {
                next: next.clone(),
                names: names.clone(),
                opponents: den_web::opponent::opponents(&occupants),
                narrow,
                frame,
                ..Scene::default()
            };
            (name.to_string(), seen.picture(&scene))
        })
        .collect()
}

fn main() {
    let mut args = std::env::args().skip(1);
    let folder = args.next().expect("a folder");
    let wanted: Vec<String> = args.collect();
    for &game in GameId::ALL {
        if !wanted.is_empty() && !wanted.contains(&game.to_string()) {
            continue;
        }
        let (seats, steps) = with_game!(game, G => (<G as Ui>::USUAL_SEATS, if <G as Ui>::USUAL_SEATS == 3 { 130 } else { 18 }));
        for (name, html) in with_game!(game, G => board::<G>(game, seats, steps)) {
            std::fs::write(format!("{folder}/{game}-{name}.html"), html).expect("a file");
        }
    }
}
