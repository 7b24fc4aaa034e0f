//! The pages and their URLs. The route is in the fragment (after the `#`), so that a saved link works with any file server.

/// A page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The four games.
    #[default]
    Lobby,
    /// The page of one game; with the company chosen at first, or `box:` and the hash of a content pack.
    Game(String, String),
    /// A match in this browser.
    Play(String),
    /// A match on a server, with the secret of an invite.
    Table(String, String),
    /// The editor of a game's box, with a shared pack.
    Box(String, String),
    /// The rules of a game, at one of them.
    Rules(String, String),
    /// A guided first game.
    Learn(String),
    /// The matches saved in this browser.
    Mine,
    /// The tables on the server.
    Tables,
    /// Load a record.
    Load,
    /// The About page.
    About,
    /// The browser's storage is full.
    Full,
    /// There is no such page.
    Nowhere(String),
}

impl Route {
    /// Parses the fragment of a URL.
    pub fn read(hash: &str) -> Route {
        let path = hash.split('?').next().unwrap_or_default();
        let words: Vec<&str> = path.split('/').filter(|word| !word.is_empty()).collect();
        match words.as_slice() {
            [] => Route::Lobby,
            ["game", id] => Route::Game((*id).into(), String::new()),
            ["game", id, company @ ("bots" | "screen" | "friends")] => Route::Game((*id).into(), (*company).into()),
            ["game", id, "box", hash] => Route::Game((*id).into(), format!("box:{hash}")),
            ["box"] => Route::Box(String::new(), String::new()),
            ["box", game] => Route::Box((*game).into(), String::new()),
            ["box", game, shared] => Route::Box((*game).into(), (*shared).into()),
            ["play", id] => Route::Play((*id).into()),
            ["table", id] => Route::Table((*id).into(), String::new()),
            ["join", id, invite] => Route::Table((*id).into(), (*invite).into()),
            ["rules", game] => Route::Rules((*game).into(), String::new()),
            ["rules", game, rule] => Route::Rules((*game).into(), (*rule).into()),
            ["learn", game] => Route::Learn((*game).into()),
            ["mine"] => Route::Mine,
            ["tables"] => Route::Tables,
            ["load"] => Route::Load,
            ["about"] => Route::About,
            ["full"] => Route::Full,
            _ => Route::Nowhere(path.chars().take(80).collect()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn urls_are_parsed_and_unknown_ones_lead_nowhere() {
        assert_eq!(Route::read(""), Route::Lobby);
        assert_eq!(Route::read("/"), Route::Lobby);
        assert_eq!(Route::read("/game/lone-wolves/friends"), Route::Game("lone-wolves".into(), "friends".into()));
        assert!(matches!(Route::read("/game/lone-wolves/nobody"), Route::Nowhere(_)));
        assert_eq!(Route::read("/rules/lone-wolves/LW-TRICK-2"), Route::Rules("lone-wolves".into(), "LW-TRICK-2".into()));
        assert_eq!(Route::read("/join/abc/xyz"), Route::Table("abc".into(), "xyz".into()));
        assert_eq!(Route::read("/table/abc"), Route::Table("abc".into(), String::new()));
        assert!(matches!(Route::read("/no/such/page"), Route::Nowhere(_)));
        assert!(matches!(Route::read("é/ü"), Route::Nowhere(_)));
    }
}
