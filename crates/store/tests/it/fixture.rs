//! Small makers that the tests share.

use store::{Attachment, NewTable, RequestKey, Row};

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

/// Makes one test of each function for each kind of store.
macro_rules! for_both {
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
                let folder = tempfile::tempdir().unwrap();
                let store = store::Store::open(folder.path()).await.unwrap();
                super::$name(&store).await;
                store.close().await;
            })*
        }
    };
}
pub(crate) use for_both;
