//! The full-screen mode in a real terminal: scenes in tmux, using only the keyboard. Without tmux they are skipped and say so.
#![cfg(unix)]

use std::path::PathBuf;
use std::process::{Command, Output};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use std::{env, fs, process, thread};

use den_core::{Arg, Message};
use den_words::{Language, Speaker};

/// How long a scene waits for something to appear.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long a whole match may take on a busy machine.
const LONGEST: Duration = Duration::from_secs(600);

/// A separate terminal, closed afterwards.
struct Terminal {
    name: String,
    data: PathBuf,
    /// The language that `wolfden` speaks in it.
    language: Language,
}

impl Terminal {
    /// Starts `wolfden` with these words in a terminal of this size; `None` without tmux.
    fn start(size: (u16, u16), words: &str) -> Option<Terminal> {
        Terminal::speaking(Language::En, size, words)
    }

    /// The same in a language.
    fn speaking(language: Language, size: (u16, u16), words: &str) -> Option<Terminal> {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        if Command::new("tmux").arg("-V").output().is_err() {
            den_testkit::services::skipped("tmux", "the full-screen mode is not played");
            return None;
        }
        let name = format!("wolfden-{}-{}", process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let data = env::temp_dir().join(&name);
        fs::create_dir_all(&data).unwrap();
        let terminal = Terminal { name, data, language };
        let command = format!(
            "env WOLFDEN_DATA='{}' LC_ALL=C.UTF-8 {} --lang {} {words}; echo 'gone with' $?; sleep 600",
            terminal.data.display(),
            env!("CARGO_BIN_EXE_wolfden"),
            language.code()
        );
        let (width, height) = (size.0.to_string(), size.1.to_string());
        terminal.tmux(&["-f", "/dev/null", "new-session", "-d", "-x", &width, "-y", &height, &command]);
        Some(terminal)
    }

    /// A text in the language of this terminal.
    fn say(&self, key: &'static str, numbers: &[(&'static str, i64)]) -> String {
        let message = numbers.iter().fold(Message::new(key), |message, (name, n)| message.with(name, Arg::from(*n)));
        Speaker::new(self.language).say(&message, &[])
    }

    fn tmux(&self, words: &[&str]) -> Output {
        Command::new("tmux").args(["-L", &self.name]).args(words).output().unwrap()
    }

    fn screen(&self) -> String {
        String::from_utf8_lossy(&self.tmux(&["capture-pane", "-p"]).stdout).into_owned()
    }

    fn press(&self, keys: &[&str]) {
        let mut words = vec!["send-keys"];
        words.extend(keys);
        self.tmux(&words);
    }

    /// Waits until the screen shows this.
    #[track_caller]
    fn until(&self, what: &str) -> String {
        self.until_any(&[what])
    }

    #[track_caller]
    fn until_any(&self, what: &[&str]) -> String {
        let begun = Instant::now();
        loop {
            let screen = self.screen();
            if what.iter().any(|what| screen.contains(what)) {
                return screen;
            }
            assert!(begun.elapsed() < PATIENCE, "the screen never shows {what:?}:\n{screen}");
            thread::sleep(Duration::from_millis(30));
        }
    }

    /// Waits until the screen no longer shows this.
    #[track_caller]
    fn until_gone(&self, what: &str) {
        let begun = Instant::now();
        while self.screen().contains(what) {
            assert!(begun.elapsed() < PATIENCE, "the screen goes on showing {what:?}:\n{}", self.screen());
            thread::sleep(Duration::from_millis(30));
        }
    }

    /// Presses these keys whenever it is the person's turn, until the match is over.
    #[track_caller]
    fn play_on(&self, keys: &[&str]) -> String {
        let begun = Instant::now();
        let (turn, over) = (self.say("status-you", &[]), self.say("den-no-over", &[]));
        loop {
            let screen = self.until_any(&[&turn, &over]);
            if screen.contains(&over) {
                return screen;
            }
            assert!(begun.elapsed() < LONGEST, "the match does not end:\n{screen}");
            self.press(keys);
            // The screen changes once the keys have been handled; if a key does nothing, the next round presses it again.
            let pressed = Instant::now();
            while self.screen() == screen && pressed.elapsed() < Duration::from_secs(2) {
                thread::sleep(Duration::from_millis(10));
            }
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
        let _ = fs::remove_dir_all(&self.data);
    }
}

impl Terminal {
    /// Waits for the score sheet, which the end of a match shows. The last of the keys that ended the match may have closed it: then the menu
    /// of the end is shown, which opens it again.
    #[track_caller]
    fn show_score(&self) {
        let (total, again) = (self.say("sheet-total", &[]), self.say("rematch", &[]));
        if !self.until_any(&[&total, &again]).contains(&total) {
            self.press(&["1"]);
            self.until(&total);
        }
    }
}

/// Asks for a hint, plays, takes the move back, plays the match to its end, looks at a step of it, and leaves.
fn to_the_end(language: Language, size: (u16, u16), words: &str) {
    let Some(terminal) = Terminal::speaking(language, size, words) else { return };
    let say = |key| terminal.say(key, &[]);
    let turn = say("status-you");
    // Bots do not wait.
    terminal.until(&turn);
    terminal.press(&["+"]);
    terminal.press(&["h"]);
    let hint = terminal.until("%");
    assert!(hint.contains(&say("hint")), "{hint}");
    terminal.press(&["Escape"]);
    terminal.until_gone("%");
    // Something that can be taken back has been played once the key for it says so.
    let (taken_back, begun) = (say("term-taken-back"), Instant::now());
    while !terminal.until(&turn).contains(&taken_back) {
        assert!(begun.elapsed() < LONGEST, "nothing can be taken back:\n{}", terminal.screen());
        terminal.press(&["Enter", "u"]);
    }
    terminal.play_on(&["Enter"]);
    terminal.show_score();
    terminal.press(&["Escape"]);
    terminal.until_gone(&say("sheet-total"));
    terminal.until(&say("rematch"));
    let step = |n| terminal.say("replay-step", &[("n", n), ("of", 999)]).split("999").next().unwrap_or_default().to_string();
    terminal.press(&["v"]);
    terminal.press(&["Home"]);
    terminal.until(&step(0));
    terminal.press(&["Right"]);
    terminal.until(&step(1));
    // A key right after Escape would be read as Alt plus that key.
    terminal.press(&["Escape"]);
    terminal.until_gone(&step(1));
    terminal.press(&["q"]);
    let left = terminal.until("gone with");
    assert!(left.contains("gone with 0"), "{left}");
}

#[test]
fn wolf_and_hound_is_played_to_its_end_in_german() {
    to_the_end(Language::De, (80, 24), "play wolf-and-hound --players 4 --seed 1");
}

#[test]
fn lone_wolves_is_played_to_its_end() {
    to_the_end(Language::En, (140, 45), "play lone-wolves --seat human,pup --seed 2");
}

#[test]
fn wolfwalkers_is_played_to_its_end_in_french() {
    to_the_end(Language::Fr, (80, 24), "play wolfwalkers --seat human,random --seed 3");
}

#[test]
fn the_wolves_is_played_to_its_end_in_polish() {
    to_the_end(Language::Pl, (140, 45), "play the-wolves --seat human,random --set patience=5 --seed 4");
}

#[test]
fn the_menu_starts_a_game_and_a_small_window_says_so() {
    let Some(terminal) = Terminal::start((80, 24), "play") else { return };
    terminal.until("Which game?");
    terminal.press(&["3", "Up", "Enter"]);
    terminal.until("Market");
    terminal.tmux(&["resize-window", "-x", "30", "-y", "8"]);
    terminal.until("too small");
    terminal.tmux(&["resize-window", "-x", "120", "-y", "40"]);
    terminal.until("Market");
    terminal.until("Your turn");
    terminal.press(&["?"]);
    terminal.until("WW-");
    terminal.press(&["Escape"]);
    terminal.until_gone("WW-");
    terminal.press(&["q"]);
    terminal.until("Leave this game?");
    terminal.press(&["Enter"]);
    terminal.until("The game is saved.");
    terminal.until("gone with 0");
}

#[test]
fn a_shared_screen_is_covered_when_it_is_passed_on() {
    let Some(terminal) = Terminal::start((100, 30), "play lone-wolves --seat human:Ann,human:Ben --seed 5") else { return };
    terminal.until("Pass the device to");
    terminal.press(&["Enter"]);
    terminal.until("Your hand");
    // The first card to the first territory; the other player has to answer.
    terminal.press(&["Enter", "Enter"]);
    terminal.until("Pass the device to");
    // A screen arrives in pieces.
    terminal.until_gone("Your hand");
    terminal.press(&["u"]);
    terminal.until("Pass the device to Ann");
    terminal.press(&["Enter"]);
    terminal.until("Your hand");
    terminal.press(&["C-c"]);
    terminal.until("gone with 0");
}

#[test]
fn without_a_terminal_the_line_mode_is_used() {
    let Some(terminal) = Terminal::start((80, 24), "play wolf-and-hound --players 4 --seed 1 --plain") else { return };
    let screen = terminal.until("Your move");
    assert!(!screen.contains('│'), "{screen}");
    terminal.press(&["q", "u", "i", "t", "Enter", "y", "Enter"]);
    terminal.until("gone with 0");
}

/// `wolfden join`: two terminals at one server.
#[cfg(all(feature = "join", feature = "serve"))]
mod join {
    use std::io::{BufRead, BufReader};
    use std::process::{Child, Command, Stdio};

    use den_test_client::test_seed;

    use super::Terminal;

    struct Server {
        child: Child,
        address: String,
    }

    impl Server {
        fn start(listen: &str, data: &str) -> Server {
            let mut child = Command::new(env!("CARGO_BIN_EXE_wolfden"))
                .args(["serve", "--listen", listen, "--test-seed", &test_seed().to_string()])
                .env("WOLFDEN_DATA", data)
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .expect("wolfden starts");
            let mut line = String::new();
            BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("wolfden says where it is");
            let address = line.trim().strip_prefix("Wolfden is at http://").unwrap_or_else(|| panic!("wolfden said: {line}")).to_string();
            Server { child, address }
        }

        fn post(&self, path: &str, cookie: &str, body: &serde_json::Value) -> (String, serde_json::Value) {
            let url = format!("http://{}{path}", self.address);
            let mut answer = ureq::post(url).header("cookie", cookie).send_json(body).expect("the server answers");
            let cookie = answer.headers().get("set-cookie").and_then(|value| value.to_str().ok()).unwrap_or_default().to_string();
            (cookie.split(';').next().unwrap_or_default().to_string(), answer.body_mut().read_json().expect("the answer is JSON"))
        }
    }

    impl Drop for Server {
        fn drop(&mut self) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }

    #[test]
    fn two_terminals_play_chat_and_play_a_rematch() {
        let folder = std::env::temp_dir().join(format!("wolfden-join-{}", std::process::id()));
        let data = folder.to_str().expect("a plain path").to_string();
        let server = Server::start("127.0.0.1:0", &data);
        let (cookie, _) = server.post("/api/me", "", &serde_json::json!({ "name": "Host" }));
        let table = serde_json::json!({ "game": "lone-wolves", "seats": ["open", "open"] });
        let (_, made) = server.post("/api/matches", &cookie, &table);
        let link = format!("http://{}/#/table/{}", server.address, made["match"].as_str().expect("an id"));
        let Some(ann) = Terminal::start((120, 40), &format!("join '{link}' --name Ann")) else { return };
        ann.until("Waiting for players");
        let Some(ben) = Terminal::start((120, 40), &format!("join '{link}' --name Ben")) else { return };
        ann.until("Your hand");
        ben.until("Your hand");
        ann.press(&["c", "h", "e", "l", "l", "o", "Enter"]);
        ben.until("Ann: hello");
        // The server goes away and comes back; both players continue.
        let address = server.address.clone();
        drop(server);
        ann.until("Connection lost");
        let server = Server::start(&address, &data);
        std::thread::scope(|scope| {
            scope.spawn(|| ann.play_on(&["Enter"]));
            scope.spawn(|| ben.play_on(&["Enter"]));
        });
        // Both play again, on the same connection.
        for terminal in [&ann, &ben] {
            terminal.press(&["Escape"]);
            terminal.until("Play again");
            terminal.press(&["3"]);
        }
        ann.until("Trick 1/13");
        ben.until("Trick 1/13");
        drop(server);
        let _ = std::fs::remove_dir_all(folder);
    }
}
