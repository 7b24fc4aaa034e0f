//! A browser, controlled through WebDriver.

use std::net::TcpListener;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use base64::Engine as _;
use serde_json::{Value, json};

use crate::http::call;

/// How long anything may take before it counts as stuck.
pub(crate) const LONG: Duration = Duration::from_secs(180);

/// Chromium's driver.
pub(crate) struct Driver {
    port: u16,
    process: Child,
}

impl Driver {
    /// Starts it.
    pub(crate) fn start() -> Result<Driver, String> {
        let port = TcpListener::bind(("127.0.0.1", 0)).and_then(|l| l.local_addr()).map_err(|e| e.to_string())?.port();
        let process = Command::new("chromedriver")
            .arg(format!("--port={port}"))
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|e| format!("chromedriver: {e}; `cargo verify setup` installs it"))?;
        let driver = Driver { port, process };
        let until = Instant::now() + LONG;
        while call(port, "GET", "/status", None).is_err() {
            if Instant::now() > until {
                return Err("chromedriver does not respond".into());
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        Ok(driver)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Replaces the browser's source of random numbers with a generator with a fixed seed (mulberry32).
const FIXED_RANDOM: &str = "let s = SEED; Crypto.prototype.getRandomValues = function (a) {
  const b = new Uint8Array(a.buffer, a.byteOffset, a.byteLength);
  for (let i = 0; i < b.length; i++) {
    s = (s + 0x6D2B79F5) | 0; let t = Math.imul(s ^ (s >>> 15), 1 | s); t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    b[i] = ((t ^ (t >>> 14)) >>> 0) & 255;
  }
  return a;
}";

/// The settings of a browser.
#[derive(Clone, Debug)]
pub(crate) struct Setting {
    pub(crate) width: u32,
    pub(crate) height: u32,
    pub(crate) dark: bool,
    pub(crate) lang: &'static str,
    /// The seed of the page's random numbers, for the same deals in every run.
    pub(crate) seed: u32,
    /// Whether it has to be the whole Chromium: what it paints is what people see, and only it has notifications and a clipboard.
    pub(crate) whole: bool,
    /// Whether Chromium writes a trace of what it does instead of network events.
    pub(crate) trace: bool,
}

impl Default for Setting {
    fn default() -> Setting {
        Setting { width: 1280, height: 900, dark: false, lang: "en", seed: 1, whole: false, trace: false }
    }
}

/// On a busy machine the driver sometimes reads the browser's port before the browser has written it, and gives up. Then a new browser is
/// started.
fn new_session(port: u16, capabilities: &Value) -> Result<String, String> {
    let mut why = String::new();
    for _ in 0..3 {
        let made = call(port, "POST", "/session", Some(capabilities))?;
        match made["value"]["sessionId"].as_str() {
            Some(session) => return Ok(session.to_string()),
            None => why = format!("no session: {}", made["value"]["message"]),
        }
    }
    Err(why)
}

/// Chromium without a user interface, as Debian installs it. The script of that name in /usr/bin would be stopped in its place, and the
/// browser would run on.
const SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

/// One browser with an empty profile, which the driver makes and deletes.
pub(crate) struct Browser {
    port: u16,
    session: String,
}

impl Browser {
    /// Opens one.
    pub(crate) fn open(driver: &Driver, setting: &Setting) -> Result<Browser, String> {
        let mut args = vec![
            "--headless=new".to_string(),
            "--no-sandbox".into(),
            "--disable-gpu".into(),
            "--disable-quic".into(),
            "--no-first-run".into(),
            "--disable-background-networking".into(),
            "--disable-component-update".into(),
            "--disable-sync".into(),
            "--disable-dev-shm-usage".into(),
            "--hide-scrollbars".into(),
            format!("--window-size={},{}", setting.width.max(500), setting.height),
            format!("--lang={}", setting.lang),
        ];
        if setting.dark {
            args.push("--force-dark-mode".into());
            args.push("--blink-settings=preferredColorScheme=0".into());
        }
        let mut options = json!({ "args": args, "prefs": { "intl.accept_languages": setting.lang } });
        // Chromium without windows and menus starts in half the time.
        if !setting.whole && Path::new(SHELL).exists() {
            options["binary"] = json!(SHELL);
        }
        if setting.trace {
            let categories = "devtools.timeline,disabled-by-default-devtools.timeline";
            options["perfLoggingPrefs"] = json!({ "enableNetwork": false, "enablePage": false, "traceCategories": categories });
        }
        let capabilities = json!({ "capabilities": { "alwaysMatch": {
            "browserName": "chrome",
            "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" },
            "goog:chromeOptions": options,
        } } });
        let session = new_session(driver.port, &capabilities)?;
        let browser = Browser { port: driver.port, session };
        browser.resize(setting.width, setting.height)?;
        let random = FIXED_RANDOM.replace("SEED", &setting.seed.to_string());
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": random }))?;
        let scheme = if setting.dark { "dark" } else { "light" };
        browser.devtools("Emulation.setEmulatedMedia", &json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] }))?;
        Ok(browser)
    }

    fn ask(&self, method: &str, path: &str, body: Option<&Value>) -> Result<Value, String> {
        let answer = call(self.port, method, &format!("/session/{}{path}", self.session), body)?;
        let value = answer.get("value").cloned().unwrap_or(Value::Null);
        match value.get("error").and_then(Value::as_str) {
            Some(error) => Err(format!("{error}: {}", value["message"].as_str().unwrap_or_default().lines().next().unwrap_or_default())),
            None => Ok(value),
        }
    }

    /// Sends a command to the developer tools.
    pub(crate) fn devtools(&self, command: &str, params: &Value) -> Result<Value, String> {
        self.ask("POST", "/goog/cdp/execute", Some(&json!({ "cmd": command, "params": params })))
    }

    /// Changes the size of the window; a narrow one is a phone's.
    pub(crate) fn resize(&self, width: u32, height: u32) -> Result<(), String> {
        let phone = width < 500;
        let size = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": phone });
        self.devtools("Emulation.setDeviceMetricsOverride", &size)?;
        self.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": phone })).map(|_| ())
    }

    /// Changes the language that the browser asks for, from the next page on.
    pub(crate) fn speak(&self, lang: &str) -> Result<(), String> {
        let agent = self.run("return navigator.userAgent")?;
        self.devtools("Emulation.setUserAgentOverride", &json!({ "userAgent": agent, "acceptLanguage": lang })).map(|_| ())
    }

    /// Grants or denies the page a permission.
    pub(crate) fn permit(&self, name: &str, state: &str) -> Result<(), String> {
        self.ask("POST", "/permissions", Some(&json!({ "descriptor": { "name": name }, "state": state }))).map(|_| ())
    }

    /// Goes to a URL.
    pub(crate) fn go(&self, url: &str) -> Result<(), String> {
        self.ask("POST", "/url", Some(&json!({ "url": url }))).map(|_| ())
    }

    /// Reloads the page, and waits until the old one is gone.
    pub(crate) fn reload(&self) -> Result<(), String> {
        self.ask("POST", "/refresh", Some(&json!({}))).map(|_| ())
    }

    /// Runs JavaScript and returns its result.
    pub(crate) fn run(&self, script: &str) -> Result<Value, String> {
        self.ask("POST", "/execute/sync", Some(&json!({ "script": script, "args": [] })))
    }

    /// Runs JavaScript with a callback.
    pub(crate) fn run_async(&self, script: &str) -> Result<Value, String> {
        self.ask("POST", "/execute/async", Some(&json!({ "script": script, "args": [] })))
    }

    /// Waits until JavaScript returns true. A condition that never becomes true is eventually reported, however busy the machine is.
    pub(crate) fn wait(&self, what: &str, script: &str) -> Result<(), String> {
        self.wait_for(what, script, LONG)
    }

    /// Waits until JavaScript returns true, for at most `most`.
    pub(crate) fn wait_for(&self, what: &str, script: &str, most: Duration) -> Result<(), String> {
        let until = Instant::now() + most;
        loop {
            if self.run(script)? == Value::Bool(true) {
                return Ok(());
            }
            if Instant::now() > until {
                let seen = self.run("return document.body.innerText.slice(0, 600)")?;
                return Err(format!("timed out waiting for {what}; the page shows: {seen}"));
            }
            std::thread::sleep(Duration::from_millis(60));
        }
    }

    /// Clicks the first element of a selector with a real mouse event. If it is drawn anew between being found and clicked, the new one is
    /// clicked.
    pub(crate) fn click(&self, selector: &str) -> Result<(), String> {
        const TRIES: u32 = 10;
        for _ in 1..TRIES {
            match self.click_once(selector) {
                Err(why) if why.contains("stale element") => {}
                done => return done,
            }
        }
        self.click_once(selector)
    }

    fn click_once(&self, selector: &str) -> Result<(), String> {
        let found = self.ask("POST", "/element", Some(&json!({ "using": "css selector", "value": selector })))?;
        let id = found.as_object().and_then(|o| o.values().next()).and_then(Value::as_str).ok_or("no element")?.to_string();
        self.ask("POST", &format!("/element/{id}/click"), Some(&json!({}))).map(|_| ()).map_err(|e| format!("click on {selector}: {e}"))
    }

    /// Clicks at a point of the window with a real mouse.
    pub(crate) fn click_at(&self, x: i64, y: i64) -> Result<(), String> {
        self.mouse(&[move_to(x, y), json!({ "type": "pointerDown", "button": 0 }), json!({ "type": "pointerUp", "button": 0 })])
    }

    /// Taps a point of the window with a finger.
    pub(crate) fn tap_at(&self, x: i64, y: i64) -> Result<(), String> {
        let actions = [move_to(x, y), json!({ "type": "pointerDown", "button": 0 }), json!({ "type": "pointerUp", "button": 0 })];
        let finger = json!({ "type": "pointer", "id": "finger", "parameters": { "pointerType": "touch" }, "actions": actions });
        self.ask("POST", "/actions", Some(&json!({ "actions": [finger] }))).map(|_| ())
    }

    /// Presses and holds the mouse button at a point of the window.
    pub(crate) fn press_at(&self, x: i64, y: i64) -> Result<(), String> {
        self.mouse(&[move_to(x, y), json!({ "type": "pointerDown", "button": 0 })])
    }

    /// Moves the mouse.
    pub(crate) fn move_to(&self, x: i64, y: i64) -> Result<(), String> {
        self.mouse(&[move_to(x, y)])
    }

    /// Releases the mouse button.
    pub(crate) fn release(&self) -> Result<(), String> {
        self.mouse(&[json!({ "type": "pointerUp", "button": 0 })])
    }

    /// Drags with the mouse button held from the first of these points to the last, and does not release it. Unlike WebDriver's own moves,
    /// this selects text where text can be selected.
    pub(crate) fn drag_over(&self, points: &[(i64, i64)]) -> Result<(), String> {
        for (at, point) in points.iter().enumerate() {
            self.mouse_event(if at == 0 { "mousePressed" } else { "mouseMoved" }, *point)?;
        }
        Ok(())
    }

    /// Releases the mouse button that [`Browser::drag_over`] holds.
    pub(crate) fn drop_at(&self, point: (i64, i64)) -> Result<(), String> {
        self.mouse_event("mouseReleased", point)
    }

    fn mouse_event(&self, kind: &str, (x, y): (i64, i64)) -> Result<(), String> {
        let buttons = i32::from(kind != "mouseReleased");
        let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1 });
        self.devtools("Input.dispatchMouseEvent", &event).map(drop)
    }

    fn mouse(&self, actions: &[Value]) -> Result<(), String> {
        let mouse = json!({ "type": "pointer", "id": "mouse", "parameters": { "pointerType": "mouse" }, "actions": actions });
        self.ask("POST", "/actions", Some(&json!({ "actions": [mouse] }))).map(|_| ())
    }

    /// Presses keys in the focused element. `\u{e007}` is Enter, `\u{e004}` Tab, `\u{e014}` the right arrow.
    pub(crate) fn press(&self, keys: &str) -> Result<(), String> {
        let mut actions = Vec::new();
        for key in keys.chars() {
            actions.push(json!({ "type": "keyDown", "value": key.to_string() }));
            actions.push(json!({ "type": "keyUp", "value": key.to_string() }));
        }
        self.ask("POST", "/actions", Some(&json!({ "actions": [{ "type": "key", "id": "keyboard", "actions": actions }] }))).map(|_| ())
    }

    /// Takes a screenshot of the window.
    pub(crate) fn picture(&self, path: &Path) -> Result<(), String> {
        let value = self.ask("GET", "/screenshot", None)?;
        write(path, value.as_str().unwrap_or_default())
    }

    /// Takes a screenshot of the whole page, including what the window does not show.
    pub(crate) fn whole_picture(&self, path: &Path) -> Result<(), String> {
        let value = self.devtools("Page.captureScreenshot", &json!({ "captureBeyondViewport": true }))?;
        write(path, value["data"].as_str().unwrap_or_default())
    }

    /// The entries of a log since the last call.
    pub(crate) fn log(&self, kind: &str) -> Result<Vec<Value>, String> {
        let value = self.ask("POST", "/se/log", Some(&json!({ "type": kind })))?;
        Ok(value.as_array().cloned().unwrap_or_default())
    }

    /// Errors on the console, except for those of a server that is intentionally missing.
    pub(crate) fn console_errors(&self) -> Result<Vec<String>, String> {
        let severe = |entry: &Value| (entry["level"] == "SEVERE").then(|| entry["message"].as_str().unwrap_or_default().to_string());
        Ok(self.log("browser")?.iter().filter_map(severe).collect())
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        let _ = self.ask("DELETE", "", None);
    }
}

fn move_to(x: i64, y: i64) -> Value {
    json!({ "type": "pointerMove", "duration": 0, "origin": "viewport", "x": x, "y": y })
}

pub(crate) fn write(path: &Path, picture: &str) -> Result<(), String> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|e| e.to_string())?;
    }
    let bytes = base64::engine::general_purpose::STANDARD.decode(picture).map_err(|e| e.to_string())?;
    std::fs::write(path, bytes).map_err(|e| format!("{}: {e}", path.display()))
}
