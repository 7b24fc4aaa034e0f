//! `review`: whole records, broken ones, and the three kinds of output.

use std::fs;

use crate::den::{Den, Said};

/// Shallow, because tests check what is said, not how deep it is.
const QUICK: &str = "--think 0.05";

fn review(record: &str, words: &str) -> Said {
    let den = Den::new();
    let file = den.write("match.wolf", record);
    den.run(&format!("{words} review {file} {QUICK}"), "")
}

#[test]
fn a_review_shows_chances_players_and_decisions() {
    let record = Den::new().record();
    let said = review(&record, "").with_code(0);
    said.says("Review: Wolf & Hound, 4 players")
        .says("Chances of winning")
        .says("by luck.")
        .says("The most expensive decisions")
        .says("Turning points");
    assert!(said.out.contains('█') && said.err.is_empty(), "{said:?}");
    assert_eq!(review(&record, "").out, said.out, "the same seed gives the same review");
    review(&record, "--lang de").with_code(0).says("Siegchancen");
    review(&record, "--lang fr").with_code(0).says("Chances de gagner");
    review(&record, "--lang pl").with_code(0).says("Szanse na wygraną");
}

#[test]
fn luck_and_skill_add_up_in_the_json() {
    let den = Den::new();
    let file = den.write("match.wolf", den.record());
    let json = den.run(&format!("review {file} {QUICK} --json"), "").with_code(0).json();
    let players = json["players"].as_array().unwrap();
    assert_eq!((players.len(), json["complete"].as_bool()), (4, Some(true)));
    for player in players {
        let [start, result, skill, luck] = ["start", "result", "skill", "luck"].map(|key| player[key].as_f64().unwrap());
        assert!((result - start - skill - luck).abs() < 1e-9, "{player}");
    }
    assert_eq!(json["names"].as_array().unwrap().len(), 4);
    assert!(json["problem"].is_null() && json["seat"].is_null());
}

#[test]
fn the_json_has_the_decisions_of_one_seat_and_says_what_is_wrong_with_the_record() {
    let den = Den::new();
    let file = den.write("match.wolf", den.record().replace("\n48 3 ", "\n48 1 "));
    let json = den.run(&format!("review {file} {QUICK} --json --seat 2"), "").with_code(1).json();
    let steps = json["steps"].as_array().unwrap();
    let found = json["dearest"].as_array().unwrap();
    assert!(!found.is_empty() && json["seat"] == 1);
    assert!(found.iter().all(|step| steps[step.as_u64().unwrap() as usize]["seat"] == 1), "{found:?}");
    assert!(json["problem"].as_str().is_some_and(|what| what.contains("Line ")), "{}", json["problem"]);
}

#[test]
fn the_page_needs_no_other_files_and_escapes_names() {
    let den = Den::new();
    let record = den
        .record()
        .lines()
        .map(|line| if line.starts_with("name 1 ") { "name 1 <script>alert(1)</script>\n".to_string() } else { format!("{line}\n") })
        .collect::<String>();
    let file = den.write("match.wolf", record);
    let out = den.path("review.html");
    den.run(&format!("review {file} {QUICK} --html {}", out.display()), "").with_code(0);
    let page = fs::read_to_string(out).unwrap();
    assert!(page.contains("<svg") && page.contains("<polyline") && page.contains("<details>") && page.contains("<pre>"));
    assert!(!page.contains("<script") && page.contains("&lt;script&gt;"), "a name is text");
    assert!(!page.contains("src=") && !page.contains("http"), "it stands alone");
}

#[test]
fn a_broken_record_is_reviewed_as_far_as_it_goes() {
    let record = Den::new().record();
    let lines: Vec<&str> = record.lines().collect();
    let cut = lines[..lines.len() / 2].join("\n");
    review(&cut, "").with_code(1).says("Only the first ").says("Chances of winning").warns("The record is cut off after step");
    let wrong = record.replace("\n20 2 ", "\n20 1 ");
    assert_ne!(wrong, record);
    let steps = record.lines().last().and_then(|line| line.strip_prefix("end ")).expect("records end so");
    review(&wrong, "").with_code(1).says(&format!("Only the first 19 of {steps} steps are reviewed."));
    review("chess\n", "").with_code(1).warns("Line 1: ");
    let other = record.replace("game wolf-and-hound", "game chess");
    review(&other, "").with_code(1).warns("chess");
    let nothing = lines.iter().take_while(|line| !line.starts_with("1 ")).copied().collect::<Vec<_>>().join("\n") + "\nend 0\n";
    review(&nothing, "").with_code(1).warns("There is nothing to review");
}

#[test]
fn wrong_arguments_are_named() {
    let den = Den::new();
    let file = den.write("match.wolf", den.record());
    den.run(&format!("review {file} --seat 5"), "").with_code(2).warns("--seat 5");
    den.run(&format!("review {file} --think 0"), "").with_code(2).warns("--think");
    den.run("review nowhere.wolf", "").with_code(2).warns("nowhere.wolf");
}

#[test]
fn a_bot_says_what_it_considered() {
    let den = Den::new();
    let file =
        den.write("match.wolf", den.record().replace("name 2 random bot", "name 2 pup bot").replace("name 3 random bot", "name 3 Ann"));
    // The second decision is that of the second player.
    let said = den.run(&format!("review {file} --why 4"), "").with_code(0);
    assert!(said.out.contains(" considered: ") && said.out.contains('%'), "{said:?}");
    assert_eq!(den.run(&format!("review {file} --why 4"), "").out, said.out, "it considers the same every time");
    den.run(&format!("review {file} --why 3"), "").with_code(2).warns("Step 3 is not a decision of a bot.");
    den.run(&format!("review {file} --why 6"), "").with_code(2).warns("Step 6 is not a decision of a bot.");
    den.run(&format!("review {file} --why 0"), "").with_code(2).warns("There is no step 0");
    den.run(&format!("review {file} --why 4 --json"), "").with_code(2);
}
