//! The portable statements, run by SQLite.

use rusqlite::types::{ToSql, ToSqlOutput, ValueRef};
use rusqlite::{Connection, Statement as Prepared};

use crate::sql::{Statement, Value, Values};
use crate::store::StoreError;

impl ToSql for Value {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match self {
            Value::Null => ValueRef::Null,
            Value::Int(number) => ValueRef::Integer(*number),
            Value::Text(text) => ValueRef::Text(text.as_bytes()),
            Value::Blob(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

/// Binds arguments by position: SQLite treats `$1` as a name, and numbers names in order of appearance.
fn bind(prepared: &mut Prepared<'_>, args: &[Value]) -> rusqlite::Result<()> {
    for (at, value) in args.iter().enumerate() {
        if let Some(index) = prepared.parameter_index(&format!("${}", at + 1))? {
            prepared.raw_bind_parameter(index, value)?;
        }
    }
    Ok(())
}

pub(super) fn select(connection: &Connection, sql: &str, args: &[Value]) -> Result<Vec<Values>, StoreError> {
    let mut prepared = connection.prepare_cached(sql)?;
    let columns = prepared.column_count();
    bind(&mut prepared, args)?;
    let mut rows = prepared.raw_query();
    let mut answer = Vec::new();
    while let Some(row) = rows.next()? {
        let mut values = Vec::with_capacity(columns);
        for at in 0..columns {
            values.push(match row.get_ref(at)? {
                ValueRef::Null => Value::Null,
                ValueRef::Integer(number) => Value::Int(number),
                ValueRef::Real(number) => Value::Int(number as i64),
                ValueRef::Text(text) => Value::Text(String::from_utf8_lossy(text).into_owned()),
                ValueRef::Blob(bytes) => Value::Blob(bytes.to_vec()),
            });
        }
        answer.push(Values(values));
    }
    Ok(answer)
}

/// Runs a batch, all of it or nothing.
pub(super) fn execute(connection: &Connection, batch: &[Statement]) -> Result<Option<u64>, StoreError> {
    connection.execute_batch("savepoint batch")?;
    let result = run(connection, batch);
    if !matches!(result, Ok(Some(_))) {
        connection.execute_batch("rollback to batch")?;
    }
    connection.execute_batch("release batch")?;
    result
}

fn run(connection: &Connection, batch: &[Statement]) -> Result<Option<u64>, StoreError> {
    let mut changed = 0;
    for statement in batch {
        let mut prepared = connection.prepare_cached(statement.sql)?;
        bind(&mut prepared, &statement.args)?;
        let rows = prepared.raw_execute()? as u64;
        if statement.must_change && rows == 0 {
            return Ok(None);
        }
        changed += rows;
    }
    Ok(Some(changed))
}
