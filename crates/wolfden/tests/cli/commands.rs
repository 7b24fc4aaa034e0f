//! Every command except `play`, as users see it: output, messages, exit codes.

use std::collections::BTreeSet;
use std::fs;

use crate::den::{Den, Said};
use den_games::GameId;
use den_words::{Language, Speaker};

fn run(words: &str) -> Said {
    Den::new().run(words, "")
}

#[test]
fn games_lists_every_game_with_its_options() {
    let said = run("games").with_code(0);
    for game in GameId::ALL {
        said.says(&Speaker::new(Language::En).say(&den_core::Message::keyed(format!("{game}-name")), &[])).says(game.as_str());
        let entry = game.entry();
        for name in entry.keys.iter().map(|key| key.name).chain(entry.presets.iter().map(|preset| preset.name)) {
            said.says(name);
        }
    }
    said.says("Reconstructed by us: ").says("From an adaptation: ");
}

#[test]
fn games_as_json_contains_the_same() {
    let json = run("games --json").with_code(0).json();
    let first = GameId::ALL[0].entry();
    assert_eq!(json.as_array().unwrap().len(), GameId::ALL.len());
    assert_eq!(json[0]["id"], first.id);
    assert_eq!(json[0]["players"]["most"], first.seats.1);
    assert_eq!(json[0]["presets"][0]["name"], first.presets[0].name);
    assert_eq!(json[0]["marks"][0]["mark"], "reconstructed");
    let german = run("--lang de games --json").with_code(0).json();
    assert_ne!(german[0]["pitch"], json[0]["pitch"]);
}

#[test]
fn the_language_comes_from_the_option_or_the_environment() {
    let den = Den::new();
    let in_language = |variables: &[(&str, &str)], words: &str| den.run_in(variables, &words.split(' ').collect::<Vec<_>>(), "").out;
    let german = in_language(&[("LANG", "de_DE.UTF-8")], "games");
    assert!(german.contains("Optionen:"), "{german}");
    assert_eq!(in_language(&[("LANG", "fr_FR"), ("LC_ALL", "de_AT")], "games"), german);
    assert_eq!(in_language(&[("LANG", "fr_FR"), ("LC_MESSAGES", "de")], "games"), german);
    assert_eq!(in_language(&[("LC_ALL", "pl_PL")], "games --lang de"), german);
    assert!(in_language(&[("LANG", "tlh")], "games").contains("Options:"));
    run("games --lang tlh").with_code(2).warns("tlh").warns("en, de, fr, pl");
}

#[test]
fn refusals_use_the_language_too() {
    run("--lang de sim wolf-and-hound --players 9").with_code(2).warns("Fehler: seats: ").warns("2 bis 4");
    run("--lang fr rules wolf-and-hound WH-AKT").with_code(2).warns("Il n’y a pas de règle «\u{a0}WH-AKT\u{a0}»");
    run("--lang pl replay nowhere.wolf").with_code(2).warns("Błąd: nowhere.wolf: ");
    run("sim lone-wolves --players 3").with_code(2).warns("seats: This game cannot be played with 3 players. Allowed: 2 only.");
}

#[test]
fn rules_shows_all_one_or_those_with_a_prefix() {
    run("rules wolf-and-hound")
        .with_code(0)
        .says("WH-TURN-1")
        .says("Reconstructed by us: ")
        .says("[X] reconstructed: we do not know the printed value");
    let one = run("rules wolf-and-hound wh-turn-1").with_code(0);
    one.says("WH-TURN-1");
    assert!(!one.out.contains("WH-ACT-1 "));
    run("rules wolf-and-hound WH-ACT").with_code(0).says("WH-ACT-1").says("WH-ACT-6");
    run("rules table").with_code(0).says("DEN-UNDO-1");
    run("rules wolf-and-hound DEN-TURN-1").with_code(0).says("the dealer goes first");
}

#[test]
fn rules_exist_in_other_languages() {
    let german = run("rules wolf-and-hound --lang de").with_code(0);
    german.says("WH-TURN-1  Ein Zug hat vier Phasen").says("[X] rekonstruiert: Den gedruckten Wert").says("Zeichen");
    assert!(!german.out.contains("econstructed") && !german.out.contains("A rule without"), "{}", german.out);
    let one = run("rules wolf-and-hound wh-draw-1 --lang fr").with_code(0);
    let plain = one.out.trim_end().replace('\u{a0}', " ");
    assert_eq!(plain, "Un tour\nWH-DRAW-1  Phase 4 : piochez une carte, tant qu’il en reste.");
    run("rules wolf-and-hound DEN-TURN-2 --lang pl").with_code(0).says("Po zakończeniu gry").says("[J] nasze rozstrzygnięcie");
    run("rules table --lang pl").with_code(0).says("DEN-UNDO-1  Możesz cofnąć");
    run("rules table --lang en").with_code(0).says("the dealer goes first");
}

#[test]
fn an_unknown_rule_suggests_near_ones() {
    run("rules wolf-and-hound WH-AKT").with_code(2).warns("There is no rule “WH-AKT”. Did you mean WH-ACT-1");
    run("rules wolf-and-hound nonsense").with_code(2).warns("Rule ids start with WH-COMP");
}

#[test]
fn an_unknown_game_is_wrong_usage_and_lists_the_games() {
    for words in ["rules chess", "sim chess", "play chess", "bench chess"] {
        run(words).with_code(2).warns("wolf-and-hound");
    }
    run("sim wolf-and-hund").with_code(2).warns("similar");
}

#[test]
fn a_simulation_is_the_same_on_any_number_of_threads() {
    let report = |threads: u8| {
        let mut json = run(&format!("sim wolf-and-hound --players 3 --games 300 --seed 8 --threads {threads} --json")).with_code(0).json();
        assert!(json["speed"]["decisions_per_second"].as_f64().unwrap() > 0.0);
        json.as_object_mut().unwrap().remove("speed");
        json
    };
    let one = report(1);
    assert_eq!(one, report(4));
    assert_eq!(one["games"], 300);
    let shares = |seat: usize| one["seats"][seat]["wins"]["mean"].as_f64().unwrap();
    assert!((shares(0) + shares(1) - 1.0).abs() < 1e-9, "seats 1 and 2 are of different teams");
    assert_eq!(shares(0), shares(2), "seats 1 and 3 are partners");
    assert!(one["seats"][0]["points"]["low"].as_f64() < one["seats"][0]["points"]["mean"].as_f64());
}

#[test]
fn a_simulation_reports_seats_intervals_and_speed() {
    let said = run("sim wolf-and-hound --players 4 --games 100").with_code(0);
    said.says("4 players, 100 games, seed 1").says("95%").says("decisions per second on").says("wolves=W01 hounds=H01");
    assert!(said.err.is_empty(), "no bar where there is no terminal: {}", said.err);
    run("--lang de sim wolf-and-hound --players 4 --games 20").with_code(0).says("4 Spieler, 20 Partien").says("Entscheidungen je Sekunde");
}

#[test]
fn bots_meet_by_name() {
    let json = run("sim wolf-and-hound --bots yearling,random,yearling,random --games 20 --json").with_code(0).json();
    assert_eq!(json["seats"][2]["bot"], "yearling");
}

#[test]
fn an_invalid_simulation_is_wrong_usage() {
    run("sim wolf-and-hound --bots fox").with_code(2).warns("fox").warns("greedy");
    run("sim wolf-and-hound --players 4 --bots random,random").with_code(2).warns("2 bots are named for 4 seats");
    run("sim wolf-and-hound --players 9").with_code(2).warns("This game cannot be played with 9 players. Allowed: 2 to 4.");
    run("sim wolf-and-hound --games 0").with_code(2).warns("--games");
    run("sim wolf-and-hound --games many").with_code(2).warns("--games");
}

#[test]
fn a_wrong_option_names_itself_and_what_is_allowed() {
    run("sim wolf-and-hound --set wolves=W99").with_code(2).warns("wolves").warns("W99").warns("W08");
    run("sim wolf-and-hound --set wolfs=W01").with_code(2).warns("There is no such option. Allowed: the options wolves");
    run("sim wolf-and-hound --set nightmare")
        .with_code(2)
        .warns("This is neither a preset nor a key=value pair. Allowed: the presets first-game");
    run("sim wolf-and-hound --set meat-and-bones=perhaps").with_code(2).warns("meat-and-bones").warns("true, false");
    run("sim wolf-and-hound --games 5 --set wolves=W01,W06 hounds=H01 meat-and-bones=true").with_code(0).says("wolves=W01,W06 hounds=H01");
}

#[test]
fn bench_measures_every_operation() {
    let json = run("bench wolf-and-hound --players 2 --seconds 0.05 --json").with_code(0).json();
    for what in ["legal_moves", "play", "view", "guess", "score", "decision", "games_per_second"] {
        assert!(json[0][what].as_f64().unwrap() > 0.0, "{what}");
    }
    run("bench --players 4 --seconds 0.02").with_code(0).says("decisions/s").says("wolf-and-hound");
    run("bench --set first-game").with_code(2).warns("name one");
    run("bench --seconds -1").with_code(2);
}

#[test]
fn completions_know_the_commands_and_games() {
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        run(&format!("completions {shell}")).with_code(0).says("verify-deal");
    }
    run("completions bash").with_code(0).says("wolf-and-hound");
    run("completions tcsh").with_code(2);
}

#[test]
fn every_command_helps_with_an_example() {
    for command in ["games", "rules", "play", "sim", "replay", "verify-deal", "bench", "draw", "selfplay", "deck-report", "completions"] {
        run(&format!("{command} --help")).with_code(0).says("Example").says(&format!("wolfden {command}"));
    }
    run("--help").with_code(0).says("unofficial fan project").says("Exit codes");
    run("").with_code(2);
    run("howl").with_code(2).warns("howl");
}

#[test]
fn nothing_is_coloured_through_a_pipe() {
    for words in ["games", "rules wolf-and-hound", "sim wolf-and-hound --games 10", "rules wolf-and-hound x"] {
        let said = run(words);
        assert!(!said.out.contains('\x1b') && !said.err.contains('\x1b'), "{words}");
    }
}

#[test]
fn the_arena_reports_who_is_stronger() {
    let said = run("arena lone-wolves --bots greedy,random --games 20 --seed 3").with_code(0);
    said.says("Lone Wolves, 2 players, 20 games, seed 3").says("greedy").says("50.0% is even");
    run("--lang fr arena lone-wolves --bots greedy,random --games 20 --seed 3").with_code(0).says("c’est l’équilibre");
    let json = run("arena wolf-and-hound --players 4 --bots greedy,random --games 20 --json").with_code(0).json();
    assert_eq!((json["sides"].as_u64(), json["games"].as_u64()), (Some(2), Some(20)));
    assert!(json["pairs"][0]["bots"][0]["share"]["mean"].as_f64().unwrap() > 0.6);
}

#[test]
fn the_arena_stops_when_the_test_is_decided() {
    let said = run("arena lone-wolves --bots greedy,random --games 2000 --sprt 0,100").with_code(0);
    said.says("greedy is stronger by at least about 100 Elo points");
    run("arena lone-wolves --bots greedy,random --sprt 50,0").with_code(2).warns("the smaller first");
    run("arena lone-wolves --bots wolfhound,random").with_code(2).warns("there is no bot `wolfhound`; choose one of pup");
    run("arena lone-wolves --bots alpha --games 0").with_code(2).warns("0 is not in 1..=1000000000");
}

#[test]
fn the_ladder_says_how_it_was_made_and_can_be_resumed() {
    let den = Den::new();
    den.run("ladder chess", "").with_code(2).warns("lone-wolves");
    let (results, page) = (den.path("ladder.jsonl"), den.path("ladder.md"));
    let ladder = || {
        let command =
            format!("ladder wolf-and-hound --games 1 --positions 1 --seed 7 --resume {} --out {}", results.display(), page.display());
        den.run(&command, "").with_code(0);
        // The last column are times.
        let text = fs::read_to_string(&page).unwrap();
        text.lines().map(|line| line.rsplit_once(" | ").map_or(line, |(rest, _)| rest).to_string()).collect::<Vec<_>>()
    };
    let whole = ladder();
    assert!(whole.iter().any(|line| line.contains("`wolfden ladder wolf-and-hound --games 1 --positions 1 --seed 7`")), "{whole:?}");
    let all = fs::read_to_string(&results).unwrap();
    // Interrupted while a line was written.
    let kept: Vec<&str> = all.lines().collect();
    let (last, before) = kept[..kept.len() - 2].split_last().expect("there are many results");
    fs::write(&results, format!("{}\n{}", before.join("\n"), &last[..last.len() / 2])).unwrap();
    assert_eq!(ladder(), whole);
    let keys = |text: &str| -> BTreeSet<String> {
        let line = |line: &str| serde_json::from_str::<serde_json::Value>(line).ok()?["key"].as_str().map(String::from);
        text.lines().filter_map(line).collect()
    };
    let again = fs::read_to_string(&results).unwrap();
    assert_eq!(keys(&again), keys(&all));
    assert!(again.starts_with(&before.join("\n")), "what was there is kept and not measured again");
    assert_eq!(again.lines().count(), all.lines().count() + 1, "three results were measured again, and half a line stays");
}

/// Every command keeps its files in one folder, found by the same rule.
#[test]
fn games_and_databases_are_kept_in_one_folder() {
    let den = Den::new();
    let home = den.path("home").display().to_string();
    for (variables, folder) in
        [(vec![("WOLFDEN_DATA", home.as_str())], "home"), (vec![("WOLFDEN_DATA", ""), ("XDG_DATA_HOME", &home)], "home/wolfden")]
    {
        den.run_in(&variables, &["doctor"], "").with_code(0).says("0 matches examined");
        den.run_in(&variables, &["play", "wolf-and-hound", "--seat", "random,random", "--seed", "5"], "").with_code(0);
        for name in ["wolfden.db", "finished"] {
            assert!(den.path(&format!("{folder}/{name}")).exists(), "{folder}/{name}");
        }
    }
}

#[test]
fn beliefs_are_measured_and_fitted() {
    run("belief lone-wolves --bots greedy,random --games 6")
        .with_code(0)
        .says("lone-wolves, 2 players, greedy and random, 6 games")
        .says("nats");
    let fitted = run("belief lone-wolves --bots greedy --games 6 --seed 4 --fit").with_code(0);
    fitted.says("wolfden belief lone-wolves --bots greedy --games 6 --seed 4 --fit");
    assert_eq!(fitted.out.lines().filter(|line| !line.starts_with('#')).count(), 30);
    run("belief wolf-and-hound --fit").with_code(2).warns("only the belief of lone-wolves is fitted");
    run("belief the-wolves --bots random --games 1").with_code(2).warns("has no belief");
}
