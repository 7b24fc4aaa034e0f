//! SQL statements that both SQLite and PostgreSQL understand, so that accounts, moderation, lists and retention are written once. Only
//! performance-critical statements, mainly those of the journal, are written for each database.
//!
//! Arguments are written `$1`, `$2`, …; integers are `bigint`, booleans are 0 and 1.

use den_table::{MatchId, Millis, PlayerId};

use crate::store::{Hash, StoreError};

/// The value of a column.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Value {
    /// SQL null.
    Null,
    /// An integer, a time or a boolean.
    Int(i64),
    /// A text.
    Text(String),
    /// Bytes, such as a hash.
    Blob(Vec<u8>),
}

/// A statement that changes something.
#[derive(Clone, Debug)]
pub struct Statement {
    pub(crate) sql: &'static str,
    pub(crate) args: Vec<Value>,
    /// Whether the whole batch is rolled back if this statement changes no row.
    pub(crate) must_change: bool,
}

impl Statement {
    /// A statement.
    pub(crate) fn new(sql: &'static str, args: Vec<Value>) -> Statement {
        Statement { sql, args, must_change: false }
    }

    /// A statement that must change a row, or the whole batch is rolled back.
    pub(crate) fn must(sql: &'static str, args: Vec<Value>) -> Statement {
        Statement { must_change: true, ..Statement::new(sql, args) }
    }
}

/// A row of a result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Values(pub(crate) Vec<Value>);

fn other_kind(at: usize) -> StoreError {
    StoreError::Damaged(format!("column {at} of a result has the wrong type"))
}

impl Values {
    pub(crate) fn text(&self, at: usize) -> Result<String, StoreError> {
        self.maybe_text(at)?.ok_or_else(|| other_kind(at))
    }

    pub(crate) fn maybe_text(&self, at: usize) -> Result<Option<String>, StoreError> {
        match self.0.get(at) {
            Some(Value::Text(text)) => Ok(Some(text.clone())),
            Some(Value::Null) => Ok(None),
            _ => Err(other_kind(at)),
        }
    }

    pub(crate) fn int(&self, at: usize) -> Result<i64, StoreError> {
        self.maybe_int(at)?.ok_or_else(|| other_kind(at))
    }

    pub(crate) fn maybe_int(&self, at: usize) -> Result<Option<i64>, StoreError> {
        match self.0.get(at) {
            Some(Value::Int(number)) => Ok(Some(*number)),
            Some(Value::Null) => Ok(None),
            _ => Err(other_kind(at)),
        }
    }

    pub(crate) fn millis(&self, at: usize) -> Result<Millis, StoreError> {
        Ok(self.int(at)?.max(0) as Millis)
    }

    pub(crate) fn is(&self, at: usize) -> Result<bool, StoreError> {
        Ok(self.int(at)? != 0)
    }

    pub(crate) fn maybe_hash(&self, at: usize) -> Result<Option<Hash>, StoreError> {
        match self.0.get(at) {
            Some(Value::Blob(bytes)) => bytes.as_slice().try_into().map(Some).map_err(|_| other_kind(at)),
            Some(Value::Null) => Ok(None),
            _ => Err(other_kind(at)),
        }
    }

    pub(crate) fn id<T: std::str::FromStr<Err = den_core::BadText>>(&self, at: usize) -> Result<T, StoreError> {
        crate::store::read_id(&self.text(at)?)
    }
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Int(number)
    }
}

impl From<u64> for Value {
    fn from(number: u64) -> Value {
        Value::Int(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Int(number.into())
    }
}

impl From<bool> for Value {
    fn from(truth: bool) -> Value {
        Value::Int(truth.into())
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.into())
    }
}

impl From<&String> for Value {
    fn from(text: &String) -> Value {
        Value::Text(text.clone())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&PlayerId> for Value {
    fn from(id: &PlayerId) -> Value {
        Value::Text(id.to_string())
    }
}

impl From<&MatchId> for Value {
    fn from(id: &MatchId) -> Value {
        Value::Text(id.to_string())
    }
}

impl From<Hash> for Value {
    fn from(hash: Hash) -> Value {
        Value::Blob(hash.to_vec())
    }
}

impl<T: Into<Value>> From<Option<T>> for Value {
    fn from(value: Option<T>) -> Value {
        value.map_or(Value::Null, Into::into)
    }
}

/// The arguments of a statement.
macro_rules! args {
    ($($value:expr),* $(,)?) => { vec![$($crate::sql::Value::from($value)),*] };
}
pub(crate) use args;
