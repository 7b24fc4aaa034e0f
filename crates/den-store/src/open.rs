//! Opens the store for a URL.

use std::sync::Arc;

use crate::{Sqlite, Store, StoreError};

/// Opens a store: `postgres://…`, `sqlite:FILE` or a file name. Creates what is missing and migrates the tables. There is no default:
/// each program decides where its own file is.
///
/// # Errors
/// Says what cannot be opened and why.
pub async fn open(url: Option<&str>) -> Result<Arc<dyn Store>, StoreError> {
    let store = connect(url).await?;
    store.key_old_names().await?;
    Ok(store)
}

async fn connect(url: Option<&str>) -> Result<Arc<dyn Store>, StoreError> {
    match url {
        Some(url) if url.starts_with("postgres://") || url.starts_with("postgresql://") => postgres(url).await,
        Some(url) if url.contains("://") && !url.starts_with("sqlite://") => {
            Err(StoreError::Unavailable("expected postgres://USER:PASSWORD@HOST/NAME or sqlite:FILE".into()))
        }
        Some(url) => Ok(Arc::new(Sqlite::open(url.strip_prefix("sqlite:").map_or(url, |file| file.trim_start_matches("//")).as_ref())?)),
        None => Err(StoreError::Unavailable("no database is given".into())),
    }
}

#[cfg(feature = "postgres")]
async fn postgres(url: &str) -> Result<Arc<dyn Store>, StoreError> {
    Ok(Arc::new(crate::Postgres::open(url).await?))
}

#[cfg(not(feature = "postgres"))]
async fn postgres(_: &str) -> Result<Arc<dyn Store>, StoreError> {
    let how = "this program was built without PostgreSQL; build it with `cargo build --release --features full`, or name a SQLite file";
    Err(StoreError::Unavailable(how.into()))
}
