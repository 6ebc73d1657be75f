//! Who somebody is: what both bodies must remember of the hashes of secrets.

use crate::fixture::{for_all, row};
use crate::folder::by_hand;
use store::limits::{KEY_HASH_MAX, KEYS_PER_PERSON_MAX, REVOKED_KEPT_MAX};
use store::{Store, StoreError, StoredKey, Trouble};

for_all!(
    an_unknown_hash_stands_for_itself,
    an_added_key_stands_for_its_person,
    replacing_revokes_all_others_and_nobody_elses,
    a_person_has_so_many_keys_and_no_more,
    old_revoked_keys_are_forgotten_and_the_first_never,
    a_disk_that_refuses_leaves_every_key_as_it_was,
);

fn good(person: &[u8]) -> Option<StoredKey> {
    Some(StoredKey { person: person.to_vec(), revoked: false })
}

fn revoked(person: &[u8]) -> Option<StoredKey> {
    Some(StoredKey { person: person.to_vec(), revoked: true })
}

async fn an_unknown_hash_stands_for_itself(store: &Store) {
    assert_eq!(store.find_key(b"ada").await, Ok(None));
    assert_eq!(store.keys_of(b"ada").await, Ok(vec![]));
}

async fn an_added_key_stands_for_its_person(store: &Store) {
    store.add_key(b"ada's phone", b"ada").await.unwrap();
    assert_eq!(store.find_key(b"ada's phone").await, Ok(good(b"ada")));
    assert_eq!(store.find_key(b"ada").await, Ok(None), "the first one needs no row");
    assert_eq!(store.add_key(b"ada's phone", b"bo").await, Err(StoreError::Conflict));
    assert_eq!(store.replace_keys(b"ada's phone", b"bo").await, Err(StoreError::Conflict));
    assert_eq!(store.find_key(b"ada's phone").await, Ok(good(b"ada")));
    let long = [7; KEY_HASH_MAX + 1];
    assert!(matches!(store.add_key(&long, b"ada").await, Err(StoreError::Invalid(_))));
    assert!(matches!(store.replace_keys(b"x", &long).await, Err(StoreError::Invalid(_))));
}

async fn replacing_revokes_all_others_and_nobody_elses(store: &Store) {
    store.add_key(b"ada's phone", b"ada").await.unwrap();
    store.add_key(b"bo's phone", b"bo").await.unwrap();
    store.replace_keys(b"ada's second", b"ada").await.unwrap();
    for old in [b"ada".as_slice(), b"ada's phone"] {
        assert_eq!(store.find_key(old).await, Ok(revoked(b"ada")));
    }
    assert_eq!(store.find_key(b"ada's second").await, Ok(good(b"ada")));
    assert_eq!(store.find_key(b"bo's phone").await, Ok(good(b"bo")));
    assert_eq!(store.find_key(b"bo").await, Ok(None));
    store.replace_keys(b"ada's third", b"ada").await.unwrap();
    assert_eq!(store.find_key(b"ada's second").await, Ok(revoked(b"ada")));
    let known = [b"ada's phone".to_vec(), b"ada".to_vec(), b"ada's second".to_vec()];
    assert_eq!(store.keys_of(b"ada").await.unwrap()[..3], known);
}

async fn a_person_has_so_many_keys_and_no_more(store: &Store) {
    for nth in 0..KEYS_PER_PERSON_MAX {
        store.add_key(format!("device {nth}").as_bytes(), b"ada").await.unwrap();
    }
    let full = store.add_key(b"one more", b"ada").await;
    assert!(matches!(&full, Err(StoreError::Invalid(why)) if why.contains("16 keys")), "{full:?}");
    assert_eq!(store.add_key(b"device 0", b"ada").await, Err(StoreError::Conflict));
    store.add_key(b"bo's phone", b"bo").await.unwrap();
    store.replace_keys(b"alone", b"ada").await.unwrap();
    store.add_key(b"one more", b"ada").await.unwrap();
}

async fn old_revoked_keys_are_forgotten_and_the_first_never(store: &Store) {
    store.replace_keys(b"0", b"ada").await.unwrap();
    for nth in 1..=REVOKED_KEPT_MAX + 1 {
        store.replace_keys(nth.to_string().as_bytes(), b"ada").await.unwrap();
    }
    assert_eq!(store.find_key(b"0").await, Ok(None), "it stands for nobody who is known");
    assert_eq!(store.find_key(b"1").await, Ok(revoked(b"ada")));
    assert_eq!(store.find_key(b"ada").await, Ok(revoked(b"ada")));
    let n_known = store.keys_of(b"ada").await.unwrap().len();
    assert_eq!(n_known, REVOKED_KEPT_MAX as usize + 2, "with the first one and the good one");
}

async fn a_disk_that_refuses_leaves_every_key_as_it_was(store: &Store) {
    store.add_key(b"ada's phone", b"ada").await.unwrap();
    store.simulate(Trouble::ReadOnly).await.unwrap();
    let results = [
        store.add_key(b"ada's desk", b"ada").await,
        store.replace_keys(b"ada's second", b"ada").await,
    ];
    for result in results {
        assert!(matches!(result, Err(StoreError::Unavailable(_))), "{result:?}");
    }
    store.simulate(Trouble::None).await.unwrap();
    assert_eq!(store.keys_of(b"ada").await, Ok(vec![b"ada's phone".to_vec()]));
    assert_eq!(store.find_key(b"ada's phone").await, Ok(good(b"ada")));
}

#[tokio::test]
async fn keys_outlive_a_restart_and_are_in_a_backup() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).await.unwrap();
    store.add_key(b"ada's phone", b"ada").await.unwrap();
    store.replace_keys(b"ada's second", b"ada").await.unwrap();
    let elsewhere = tempfile::tempdir().unwrap();
    store.backup(&elsewhere.path().join(store::DATABASE_FILE)).await.unwrap();
    store.close().await;
    for folder in [folder, elsewhere] {
        let store = Store::open(folder.path()).await.unwrap();
        assert_eq!(store.find_key(b"ada's phone").await, Ok(revoked(b"ada")));
        assert_eq!(store.find_key(b"ada").await, Ok(revoked(b"ada")));
        assert_eq!(store.find_key(b"ada's second").await, Ok(good(b"ada")));
        store.close().await;
    }
}

/// A folder of the build before has no place for keys; it gets one, and nothing else changes.
#[tokio::test]
async fn a_folder_without_keys_gets_room_for_them() {
    let folder = tempfile::tempdir().unwrap();
    let first = concat!(
        include_str!("../../migrations/0001_tables.sql"),
        "PRAGMA user_version = 1;
         INSERT INTO tables VALUES (1, 't', 1000, NULL, x'01', x'02');
         INSERT INTO entries VALUES (1, 0, NULL, NULL, CAST('payload 0' AS BLOB));",
    );
    by_hand(folder.path(), first).await;

    let store = Store::open(folder.path()).await.unwrap();
    assert_eq!(store.load("t").await.unwrap().unwrap().rows, [row(0)]);
    store.replace_keys(b"ada's second", b"ada").await.unwrap();
    assert_eq!(store.find_key(b"ada").await, Ok(revoked(b"ada")));
    store.close().await;
}
