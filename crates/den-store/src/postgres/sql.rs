//! The portable statements, run by PostgreSQL.

use std::error::Error;

use deadpool_postgres::Object;
use tokio_postgres::types::private::BytesMut;
use tokio_postgres::types::{FromSql, IsNull, ToSql, Type};

use crate::sql::{Statement, Value, Values};
use crate::store::StoreError;

type Failed = Box<dyn Error + Sync + Send>;

impl ToSql for Value {
    fn to_sql(&self, kind: &Type, out: &mut BytesMut) -> Result<IsNull, Failed> {
        match self {
            Value::Null => Ok(IsNull::Yes),
            Value::Int(number) if *kind == Type::BOOL => (*number != 0).to_sql(kind, out),
            Value::Int(number) if *kind == Type::INT4 => i32::try_from(*number)?.to_sql(kind, out),
            Value::Int(number) => number.to_sql(kind, out),
            Value::Text(text) => text.to_sql(kind, out),
            Value::Blob(bytes) => bytes.to_sql(kind, out),
        }
    }

    fn accepts(kind: &Type) -> bool {
        [Type::BOOL, Type::INT4, Type::INT8, Type::TEXT, Type::VARCHAR, Type::BYTEA].contains(kind)
    }

    tokio_postgres::types::to_sql_checked!();
}

impl<'a> FromSql<'a> for Value {
    fn from_sql(kind: &Type, raw: &'a [u8]) -> Result<Value, Failed> {
        Ok(match *kind {
            Type::BOOL => Value::Int(bool::from_sql(kind, raw)?.into()),
            Type::INT4 => Value::Int(i32::from_sql(kind, raw)?.into()),
            Type::INT8 => Value::Int(i64::from_sql(kind, raw)?),
            Type::BYTEA => Value::Blob(Vec::from_sql(kind, raw)?),
            _ => Value::Text(String::from_sql(kind, raw)?),
        })
    }

    fn from_sql_null(_: &Type) -> Result<Value, Failed> {
        Ok(Value::Null)
    }

    fn accepts(kind: &Type) -> bool {
        <Value as ToSql>::accepts(kind)
    }
}

fn refs(args: &[Value]) -> Vec<&(dyn ToSql + Sync)> {
    args.iter().map(|value| value as &(dyn ToSql + Sync)).collect()
}

pub(super) async fn select(connection: &Object, sql: &str, args: &[Value]) -> Result<Vec<Values>, StoreError> {
    let prepared = connection.prepare_cached(sql).await?;
    let rows = connection.query(&prepared, &refs(args)).await?;
    rows.iter().map(|row| (0..row.len()).map(|at| Ok(row.try_get(at)?)).collect::<Result<_, StoreError>>().map(Values)).collect()
}

/// Runs a batch, all of it or nothing.
pub(super) async fn execute(connection: &mut Object, batch: &[Statement]) -> Result<Option<u64>, StoreError> {
    let change = connection.transaction().await?;
    let mut changed = 0;
    for statement in batch {
        let prepared = change.prepare_cached(statement.sql).await?;
        let rows = change.execute(&prepared, &refs(&statement.args)).await?;
        if statement.must_change && rows == 0 {
            return Ok(None);
        }
        changed += rows;
    }
    change.commit().await?;
    Ok(Some(changed))
}
