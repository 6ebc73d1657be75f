//! Texts: frames of sockets, bodies of requests, files of card sets, records.

use crate::tape;
use catalog::{CardSet, FromJson, FromValue, GameId, Hosted, Record, SetFile, ToServerOf, host};
use serde_json::Value;
use tabletop::Seed;
use testkit::Tape;

/// A frame that a table reads.
pub fn frame(game: GameId, bytes: &[u8]) {
    host!(game, G => drop(<G as FromJson<ToServerOf<G>>>::from_json(bytes)));
}

pub fn sound_frames(_: GameId) -> Vec<Vec<u8>> {
    const FRAMES: [&str; 6] = [
        r#"{"type":"hello","protocol":1,"key":"made up once","name":"Ada","lang":"en","since":null}"#,
        r#"{"type":"act","request":"r6","decision":9,"answer":"draw"}"#,
        r#"{"type":"act","request":"r7","decision":17,"answer":{"discard":"+3a"}}"#,
        r#"{"type":"act","request":"r8","decision":17,"answer":{"subset":[]}}"#,
        r#"{"type":"seat_bot","request":"r4","seat":2,"level":null}"#,
        r#"{"type":"evict","request":"r10","seat":1,"person":"5d8f0c2a91b3e764"}"#,
    ];
    FRAMES.map(|frame| frame.as_bytes().to_vec()).to_vec()
}

/// The body of a request: every type that the server reads from one, and what follows from the options
/// of a new table.
pub fn body(game: GameId, bytes: &[u8]) {
    if let Ok(body) = serde_json::from_slice::<wire::NewTable<Value>>(bytes) {
        let (given, n_seats) = (body.options.unwrap_or_default(), body.seats.len());
        host!(game, G => options::<G>(given, n_seats));
    }
    drop(serde_json::from_slice::<wire::WantedCode>(bytes));
    drop(serde_json::from_slice::<wire::Move>(bytes));
    drop(serde_json::from_slice::<wire::NewKey>(bytes));
    drop(serde_json::from_slice::<wire::Join>(bytes));
}

fn options<G: Hosted>(given: Value, n_seats: usize) {
    if let Ok(options) = <G as FromValue<G::Options>>::from_value(given) {
        let n_seats = u8::try_from(n_seats).unwrap_or(u8::MAX);
        drop(G::setup(n_seats, options, &G::cards().content));
    }
}

pub fn sound_bodies(_: GameId) -> Vec<Vec<u8>> {
    const BODIES: [&str; 4] = [
        r#"{"game":"outer-rim","seats":[{"want":"me"},{"want":"bot","level":"hunter"}],
            "options":{"expansion":true,"fame":10},"key":"k","name":"n","start":true}"#,
        r#"{"key":"abcdefghijklmnopqrstuvwxyz","code":"ABCD-EFGH"}"#,
        r#"{"game":"han-solo","seats":[],"options":{"large_table":true},"key":"","name":""}"#,
        r#"{"code":"ABC-DEF"}"#,
    ];
    BODIES.map(|body| body.as_bytes().to_vec()).to_vec()
}

/// A card set of which one file is somebody's: the first byte says which, the rest is its text.
pub fn cards(game: GameId, bytes: &[u8]) {
    let Some((first, text)) = bytes.split_first() else { return };
    let text = String::from_utf8_lossy(text).into_owned();
    host!(game, G => {
        let mut files = G::CARDS.to_vec();
        let idx = usize::from(*first) % files.len();
        files[idx] = SetFile::given(files[idx].path.to_string(), text);
        drop(CardSet::<G>::read(&files));
    });
}

pub fn sound_cards(game: GameId) -> Vec<Vec<u8>> {
    let with_idx = |(idx, text): (u8, &str)| [&[idx], text.as_bytes()].concat();
    host!(game, G => {
        let texts = G::CARDS.iter().map(|file| &*file.text);
        (0..=u8::MAX).zip(texts).map(with_idx).collect()
    })
}

/// A record of a whole game, and the card set in it.
pub fn record(game: GameId, bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    host!(game, G => {
        if let Ok(record) = Record::<G>::parse(&text) {
            drop(CardSet::<G>::new(record.content));
        }
    });
}

pub fn sound_records(game: GameId) -> Vec<Vec<u8>> {
    host!(game, G => {
        let table = tape::table_of::<G>(&mut Tape::endless(3)).expect("an endless tape");
        let record = Record::of(&table, Some(&Seed::from_number(1)), Vec::new());
        vec![record.to_json().into_bytes()]
    })
}
