//! Lists of matches, read page by page using covering indexes.

use std::fmt;
use std::str::FromStr;

use den_table::{MatchId, Millis, PlayerId};

use crate::sql::{Values, args};
use crate::store::{Store, StoreError, Summary, read_settings};

/// A place in a list of matches: the entry after which the next page starts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cursor {
    created: Millis,
    id: String,
}

impl Cursor {
    /// The start of a list.
    pub fn top() -> Cursor {
        Cursor { created: i64::MAX as Millis, id: String::new() }
    }
}

impl Default for Cursor {
    fn default() -> Cursor {
        Cursor::top()
    }
}

impl fmt::Display for Cursor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.created, self.id)
    }
}

/// The error for a text that is not a cursor.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadCursor;

impl FromStr for Cursor {
    type Err = BadCursor;

    fn from_str(text: &str) -> Result<Cursor, BadCursor> {
        let (created, id) = text.split_once('-').ok_or(BadCursor)?;
        // As the OpenAPI document says: digits only, and no more than fit.
        let is_number = created.bytes().all(|byte| byte.is_ascii_digit()) && created.len() <= 18;
        let created = created.parse().ok().filter(|_| is_number).ok_or(BadCursor)?;
        let id: MatchId = id.parse().map_err(|_| BadCursor)?;
        Ok(Cursor { created, id: id.to_string() })
    }
}

/// A page of a list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Page {
    /// The matches, the newest first.
    pub matches: Vec<Summary>,
    /// Where the next page starts, if there may be one.
    pub next: Option<Cursor>,
}

fn page(rows: &[Values], most: u32) -> Result<Page, StoreError> {
    let summary = |row: &Values| {
        Ok(Summary {
            id: row.id(0)?,
            settings: read_settings(&row.text(1)?)?,
            phase: row.text(2)?,
            open_seats: row.int(3)? as u8,
            created: row.millis(4)?,
            host: row.maybe_text(5)?,
            your_turn: row.is(6)?,
            players: Vec::new(),
        })
    };
    let matches: Vec<Summary> = rows.iter().map(summary).collect::<Result<_, StoreError>>()?;
    let full = matches.len() >= most as usize;
    let next = matches.last().filter(|_| full).map(|last| Cursor { created: last.created, id: last.id.to_string() });
    Ok(Page { matches, next })
}

/// Matches with open seats.
pub const LOBBY: &str =
    "select id, settings, phase, open_seats, created_ms, (select name from players where players.id = host), 0 from matches
    where phase = 'waiting' and open_seats > 0 and (created_ms, id) < ($1, $2) order by created_ms desc, id desc limit $3";
/// Running matches whose tables were open to anyone.
pub const RUNNING: &str =
    "select id, settings, phase, open_seats, created_ms, (select name from players where players.id = host), 0 from matches
    where phase = 'playing' and open and (created_ms, id) < ($1, $2) order by created_ms desc, id desc limit $3";
/// The matches of a player. The two databases name a match in its journal differently.
macro_rules! of_player {
    ($key:literal) => {
        concat!(
            "select m.id, m.settings, m.phase, m.open_seats, m.created_ms, (select name from players where players.id = m.host),
                case when m.phase = 'playing' and
                    (select c.turn from changes c where c.match = m.",
            $key,
            " order by c.number desc limit 1) = $4 then 1 else 0 end
            from seated s join matches m on m.id = s.match
            where s.player = $4 and (s.created_ms, s.match) < ($1, $2) order by s.created_ms desc, s.match desc limit $3"
        )
    };
}

/// The people at the matches of a page of a player's list.
pub const PEOPLE: &str = "select o.match, p.name from
    (select match from seated where player = $4 and (created_ms, match) < ($1, $2) order by created_ms desc, match desc limit $3) as mine
    join seated o on o.match = mine.match join players p on p.id = o.player";

/// The statement for a player's matches, by the kind of the store.
pub fn of_player_sql(kind: &str) -> &'static str {
    if kind == "sqlite" { of_player!("no") } else { of_player!("id") }
}

impl dyn Store + '_ {
    /// Matches with open seats, the newest first.
    ///
    /// # Errors
    /// If the database cannot be used. The same applies to all methods here.
    pub async fn lobby(&self, after: &Cursor, most: u32) -> Result<Page, StoreError> {
        page(&self.select("lobby", LOBBY, args![after.created, &after.id, most]).await?, most)
    }

    /// Running matches whose tables were open to anyone, the newest first: those that can be watched. Matches by invitation are private.
    pub async fn running(&self, after: &Cursor, most: u32) -> Result<Page, StoreError> {
        page(&self.select("running", RUNNING, args![after.created, &after.id, most]).await?, most)
    }

    /// The matches in which a player has or had a seat, the newest first.
    pub async fn of_player(&self, id: &PlayerId, after: &Cursor, most: u32) -> Result<Page, StoreError> {
        let mut page = page(&self.select("of_player", of_player_sql(self.kind()), args![after.created, &after.id, most, id]).await?, most)?;
        for row in self.select("people", PEOPLE, args![after.created, &after.id, most, id]).await? {
            let at: MatchId = row.id(0)?;
            if let Some(found) = page.matches.iter_mut().find(|found| found.id == at) {
                found.players.push(row.text(1)?);
            }
        }
        page.matches.iter_mut().for_each(|found| found.players.sort_unstable());
        Ok(page)
    }

    /// How many matches of a host are waiting for players, counted up to `most`.
    pub async fn waiting_of(&self, host: &PlayerId, most: u32) -> Result<u32, StoreError> {
        let sql = "select count(*) from (select 1 from matches where host = $1 and phase = 'waiting' limit $2) as waiting";
        Ok(self.select("waiting_of", sql, args![host, most]).await?.first().map_or(Ok(0), |row| row.int(0))? as u32)
    }
}
