//! Screenshots of the editor of a box.

use std::time::Duration;

use super::{Done, Stage, games};
use crate::browser::Setting;

/// The first and the last item of every kind in every section: its section and its path.
const KINDS_OF_ITEMS: &str = r#"
    const done = arguments[arguments.length - 1];
    const frame = () => new Promise(next => requestAnimationFrame(() => setTimeout(next, 0)));
    (async () => {
        const found = [];
        for (const tab of document.querySelectorAll('[data-section]')) {
            tab.click();
            await frame();
            const kinds = new Map();
            for (const row of document.querySelectorAll('[data-item]')) {
                const kind = row.dataset.item.replace(/[0-9]+/g, '*');
                kinds.set(kind, [...(kinds.get(kind) || []).slice(0, 1), row.dataset.item]);
            }
            for (const items of kinds.values()) for (const item of items) found.push([tab.dataset.section, item]);
        }
        done(found);
    })();
"#;

/// Takes screenshots of the editor with every kind of item, in the system's temporary folder: to look at, not to keep. `GALLERY` can select
/// looks, games and the language, such as `phone the-wolves de`.
pub(super) fn every_part_of_a_box_has_its_picture_taken(stage: &Stage) -> Done {
    let folder = std::env::temp_dir().join("wolfden-boxes");
    let wanted = std::env::var("GALLERY").unwrap_or_default();
    let is_wanted = |word: &str, among: &[&str]| wanted.contains(word) || !among.iter().any(|one| wanted.contains(one));
    let lang = ["de", "fr", "pl"].into_iter().find(|code| wanted.split_whitespace().any(|word| word == *code)).unwrap_or("en");
    let looks = [
        ("desk", Setting { width: 1366, height: 768, lang, ..Setting::default() }),
        ("phone", Setting { width: 390, height: 844, lang, ..Setting::default() }),
        ("dark", Setting { width: 1366, height: 768, dark: true, lang, ..Setting::default() }),
    ];
    let (names, all) = (looks.each_ref().map(|(look, _)| *look), games().collect::<Vec<_>>());
    for (look, setting) in looks.into_iter().filter(|(look, _)| is_wanted(look, &names)) {
        let browser = stage.open(&setting)?;
        browser.speak(lang)?;
        for game in all.iter().filter(|game| is_wanted(game, &all)) {
            // From the lobby, so that nothing of the last game is left.
            stage.home(&browser)?;
            super::boxes::open_editor(stage, &browser, game)?;
            let items = browser.run_async(KINDS_OF_ITEMS)?;
            for (n, item) in items.as_array().cloned().unwrap_or_default().iter().enumerate() {
                let (section, path) = (&item[0], &item[1]);
                browser.run(&format!("document.querySelector(`[data-section=${{{section}}}]`).click()"))?;
                browser.wait(
                    "the section",
                    &format!(
                        "const row = document.querySelector(`[data-item=${{JSON.stringify({path})}}]`); if (row) row.click(); return !!row"
                    ),
                )?;
                std::thread::sleep(Duration::from_millis(500));
                let name = path.as_str().map(|path| path.replace('/', "-")).unwrap_or_default();
                browser.run("window.scrollTo(0, 0)")?;
                browser.whole_picture(&folder.join(format!("{game}-{look}-{n:02}{name}.png")))?;
                // With the signs for a square.
                if super::is(&browser, "const square = document.querySelector('.square'); if (square) square.click(); return !!square")? {
                    std::thread::sleep(Duration::from_millis(200));
                    browser.whole_picture(&folder.join(format!("{game}-{look}-{n:02}{name}-open.png")))?;
                }
            }
        }
    }
    println!("    in {}", folder.display());
    Ok(())
}
