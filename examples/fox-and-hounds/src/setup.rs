//! What is fixed for a match: where the fox starts.

use serde::{Deserialize, Serialize};

use crate::pieces::Square;

/// The setup of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// Where the fox starts.
    pub start: Square,
}
