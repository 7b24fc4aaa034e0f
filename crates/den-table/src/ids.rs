//! Ids of matches and players: short, URL-safe, never secret.

use std::fmt;
use std::str::FromStr;

use den_core::{BadText, Deserialize, Seat};
use serde::Serialize;

use crate::messages::TableExpected;

/// The maximum length of an id.
const MOST: usize = 32;

fn read(text: &str, expected: TableExpected) -> Result<Box<str>, BadText> {
    let fits = (1..=MOST).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
    if fits { Ok(text.into()) } else { Err(BadText::new(text, expected)) }
}

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(utoipa::ToSchema), schema(value_type = String, pattern = "^[a-z0-9]{1,32}$"))]
        #[serde(try_from = "String", into = "String")]
        pub struct $name(Box<str>);

        impl $name {
            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl FromStr for $name {
            type Err = BadText;
            fn from_str(text: &str) -> Result<Self, BadText> {
                read(text, TableExpected::$name { n: MOST }).map($name)
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadText;
            fn try_from(text: String) -> Result<Self, BadText> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0.into()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id!(
    /// The id of a match.
    MatchId
);
id!(
    /// The id of a player, which stays the same across visits.
    PlayerId
);

impl PlayerId {
    /// The id of the person at a seat of a match on one machine.
    pub fn local(seat: Seat) -> PlayerId {
        PlayerId(format!("local{seat}").into())
    }

    /// The id of the player at a seat of an imported record.
    pub(crate) fn imported(seat: Seat) -> PlayerId {
        PlayerId(format!("imported{seat}").into())
    }
}
