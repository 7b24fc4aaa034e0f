//! The reviews of finished matches.

use den_table::{MatchId, Millis};

use crate::sql::{Statement, args};
use crate::store::{Store, StoreError};

impl dyn Store + '_ {
    /// Stores the review of a match, as JSON, in place of an earlier one. `false` if there is no such match any more.
    ///
    /// # Errors
    /// If the database cannot be used. The same applies to all methods here.
    pub async fn put_review(&self, id: &MatchId, review: &str, now: Millis) -> Result<bool, StoreError> {
        let sql =
            "insert into reviews (match, review, created_ms) select id, cast($2 as text), cast($3 as bigint) from matches where id = $1
            on conflict (match) do update set review = excluded.review, created_ms = excluded.created_ms";
        Ok(self.execute("put_review", vec![Statement::must(sql, args![id, review, now])]).await?.is_some())
    }

    /// The review of a match, as JSON.
    pub async fn review_of(&self, id: &MatchId) -> Result<Option<String>, StoreError> {
        let rows = self.select("review_of", "select review from reviews where match = $1", args![id]).await?;
        rows.first().map(|row| row.text(0)).transpose()
    }
}
