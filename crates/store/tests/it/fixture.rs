//! Small makers that the tests share.

use own_postgres::Schema;
use store::{Attachment, NewTable, RequestKey, Row, Store};
use tempfile::TempDir;

pub fn table(id: &str) -> NewTable {
    aged(id, 1_000)
}

pub fn aged(id: &str, created_ms: i64) -> NewTable {
    NewTable {
        id: id.into(),
        header: format!("header of {id}").into_bytes(),
        seating: b"nobody sits".to_vec(),
        created_ms,
        attachment: None,
        members: vec![],
    }
}

pub fn attached(id: &str, name: &str, bytes: &[u8]) -> NewTable {
    NewTable {
        attachment: Some(Attachment { name: name.into(), bytes: bytes.into() }),
        ..table(id)
    }
}

pub fn row(seq: u32) -> Row {
    Row { seq, payload: format!("payload {seq}").into_bytes(), request: None }
}

pub fn asked(seq: u32, seat: u8, id: &str) -> Row {
    Row { request: Some(key(seat, id)), ..row(seq) }
}

pub fn key(seat: u8, id: &str) -> RequestKey {
    RequestKey { seat, id: id.into() }
}

/// Where a store lives that outlasts its process.
pub enum Home {
    Sqlite(TempDir),
    Postgres(Schema),
}

impl Home {
    pub fn sqlite() -> Option<Self> {
        Some(Self::Sqlite(tempfile::tempdir().unwrap()))
    }

    /// None where this machine is to do without PostgreSQL.
    pub fn postgres() -> Option<Self> {
        (!own_postgres::is_left_out()).then(|| Self::Postgres(Schema::new().unwrap()))
    }

    /// An empty one of the same kind.
    pub fn another(&self) -> Self {
        match self {
            Self::Sqlite(_) => Self::sqlite().unwrap(),
            Self::Postgres(_) => Self::Postgres(Schema::new().unwrap()),
        }
    }

    /// How many tapes are played; a database is a process of its own and takes longer.
    pub fn n_tapes(&self) -> u64 {
        match self {
            Self::Sqlite(_) => 4,
            Self::Postgres(_) => 1,
        }
    }

    pub async fn open(&self) -> Store {
        match self {
            Self::Sqlite(folder) => Store::open(folder.path()).await.unwrap(),
            Self::Postgres(schema) => Store::connect(&schema.url().parse().unwrap()).await.unwrap(),
        }
    }
}

/// Makes one test of each function for each kind of store.
macro_rules! for_all {
    ($($name:ident),* $(,)?) => {
        mod memory {
            $(#[tokio::test]
            async fn $name() {
                super::$name(&store::Store::memory()).await;
            })*
        }
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                let Some(home) = crate::fixture::Home::sqlite() else { return };
                let store = home.open().await;
                super::$name(&store).await;
                store.close().await;
            })*
        }
        mod postgres {
            $(#[tokio::test]
            async fn $name() {
                let Some(home) = crate::fixture::Home::postgres() else { return };
                let store = home.open().await;
                super::$name(&store).await;
                store.close().await;
            })*
        }
    };
}
pub(crate) use for_all;

/// Makes one test of each function for each kind of store that outlasts its process.
macro_rules! for_homes {
    ($($name:ident),* $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                let Some(home) = crate::fixture::Home::sqlite() else { return };
                super::$name(&home).await;
            })*
        }
        mod postgres {
            $(#[tokio::test]
            async fn $name() {
                let Some(home) = crate::fixture::Home::postgres() else { return };
                super::$name(&home).await;
            })*
        }
    };
}
pub(crate) use for_homes;
