//! Bytes from strangers: whatever they say, what reads them answers and never panics.
//!
//! Each target starts from something sound and changes it at random, as a fuzzer would, because random
//! bytes alone never get past the first brace. `FUZZ_CASES=N` says how many each target tries;
//! `cargo xtask soak` tries many. What is found becomes a named case in [`FOUND`] before it is mended.

use catalog::{CardSet, FromJson, FromValue, GameId, Hosted, Record, SetFile, ToServerOf, host};
use serde_json::Value;
use std::env;
use tabletop::{By, Dice, Opening, Seed, Table};
use testkit::Tape;

/// Cases of each target in a test run.
const CASES: u64 = 60;
/// The most changes of one case.
const CHANGES_MAX: u32 = 6;
/// Tables of a whole game each are worth many cases.
const CASES_OF_A_TABLE: u64 = 20;

/// A whole card set, likewise.
const CASES_OF_A_SET: u64 = 6;

/// Pieces that mean something to the readers.
const PIECES: [&str; 16] = [
    "{",
    "}",
    "[",
    "]",
    ",",
    ":",
    "\"",
    "null",
    "-1",
    "1e999",
    "99999999999999999999",
    "\\u0000",
    "\\ud800",
    "true",
    "\u{feff}",
    "id = \"\"\n",
];

/// What was found once, by target; none so far.
const FOUND: [(&str, &[u8]); 0] = [];

fn cases() -> u64 {
    env::var("FUZZ_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(CASES)
}

/// Tries a target on changes of something sound.
fn fuzz(target: &str, sound: &[&[u8]], read: impl Fn(&[u8])) {
    for (_, bytes) in FOUND.iter().filter(|(name, _)| *name == target) {
        read(bytes);
    }
    for seed in 0..cases() {
        let mut dice = Dice::swift(seed);
        let start = sound[dice.roll(sound.len() as u32) as usize];
        read(&changed(start, &mut dice));
    }
}

fn changed(sound: &[u8], dice: &mut Dice) -> Vec<u8> {
    let mut bytes = sound.to_vec();
    for _ in 0..=dice.roll(CHANGES_MAX) {
        let at = dice.roll(bytes.len() as u32 + 1) as usize;
        let n = (dice.roll(24) as usize).min(bytes.len() - at);
        match dice.roll(6) {
            0 => bytes.truncate(at),
            1 => drop(bytes.drain(at..at + n)),
            2 => {
                let again = bytes[at..at + n].to_vec();
                bytes.splice(at..at, again);
            }
            3 => {
                let piece = PIECES[dice.roll(PIECES.len() as u32) as usize];
                bytes.splice(at..at, piece.bytes());
            }
            4 if at < bytes.len() => bytes[at] = dice.roll(256) as u8,
            _ if at < bytes.len() && bytes[at].is_ascii_digit() => {
                bytes[at] = b'0' + dice.roll(10) as u8;
            }
            _ => {}
        }
    }
    bytes
}

#[test]
fn frames_of_strangers_are_read_or_refused() {
    const FRAMES: [&[u8]; 6] = [
        br#"{"type":"hello","protocol":1,"key":"made up once","name":"Ada","lang":"en","since":null}"#,
        br#"{"type":"act","request":"r6","decision":9,"answer":"draw"}"#,
        br#"{"type":"act","request":"r7","decision":17,"answer":{"discard":"+3a"}}"#,
        br#"{"type":"act","request":"r8","decision":17,"answer":{"subset":[]}}"#,
        br#"{"type":"seat_bot","request":"r4","seat":2,"level":null}"#,
        br#"{"type":"evict","request":"r10","seat":1,"person":"5d8f0c2a91b3e764"}"#,
    ];
    for game in GameId::ALL {
        host!(game, G => fuzz("frame", &FRAMES, |bytes| {
            drop(<G as FromJson<ToServerOf<G>>>::from_json(bytes));
        }));
    }
}

#[test]
fn bodies_of_requests_are_read_or_refused() {
    const BODIES: [&[u8]; 3] = [
        br#"{"game":"outer-rim","seats":[{"want":"me"},{"want":"bot","level":"hunter"}],
            "options":{"expansion":true,"fame":10},"key":"k","name":"n","start":true}"#,
        br#"{"key":"abcdefghijklmnopqrstuvwxyz","code":"ABCD-EFGH"}"#,
        br#"{"game":"han-solo","seats":[],"options":{"large_table":true},"key":"","name":""}"#,
    ];
    fuzz("body", &BODIES, |bytes| {
        if let Ok(body) = serde_json::from_slice::<wire::NewTable<Value>>(bytes) {
            for game in GameId::ALL {
                host!(game, G => options::<G>(body.options.clone().unwrap_or_default(), body.seats.len()));
            }
        }
        drop(serde_json::from_slice::<wire::WantedCode>(bytes));
        drop(serde_json::from_slice::<wire::Move>(bytes));
        drop(serde_json::from_slice::<wire::NewKey>(bytes));
    });
}

fn options<G: Hosted>(given: Value, n_seats: usize) {
    if let Ok(options) = <G as FromValue<G::Options>>::from_value(given) {
        let n_seats = u8::try_from(n_seats).unwrap_or(u8::MAX);
        drop(G::setup(n_seats, options, &G::cards().content));
    }
}

#[test]
fn card_files_of_strangers_are_read_or_refused() {
    for game in GameId::ALL {
        // A whole set is read each time, of which one file is another than it was.
        for seed in 0..cases().div_ceil(CASES_OF_A_SET) {
            host!(game, G => {
                let mut dice = Dice::swift(seed);
                let mut files = G::CARDS.to_vec();
                let file = &mut files[dice.roll(G::CARDS.len() as u32) as usize];
                let bytes = changed(file.text.as_bytes(), &mut dice);
                let text = String::from_utf8_lossy(&bytes).into_owned();
                *file = SetFile::given(file.path.to_string(), text);
                drop(CardSet::<G>::read(&files));
            });
        }
    }
}

#[test]
fn records_of_strangers_are_read_or_refused() {
    for game in GameId::ALL {
        host!(game, G => {
            let table = table_of::<G>(&mut Tape::endless(3));
            let sound = Record::of(&table, Some(&Seed::from_number(1)), Vec::new()).to_json();
            fuzz("record", &[sound.as_bytes()], |bytes| {
                let text = String::from_utf8_lossy(bytes);
                if let Ok(record) = Record::<G>::parse(&text) {
                    drop(CardSet::<G>::new(record.content));
                }
            });
        });
    }
}

#[test]
fn any_tape_plays_a_legal_table_to_its_end() {
    for game in GameId::ALL {
        for seed in 0..cases().div_ceil(CASES_OF_A_TABLE) {
            host!(game, G => {
                let table = table_of::<G>(&mut Tape::endless(seed));
                assert!(table.pending().is_over(), "{game}, tape {seed}");
                assert_eq!(table.audit(), Ok(()), "{game}, tape {seed}");
            });
        }
    }
}

/// A whole game whose seats, chance and answers are those of a tape.
fn table_of<G: Hosted>(tape: &mut Tape) -> Table<G> {
    let cards = G::cards();
    let seed = Seed::from_number(1);
    let n_seats = G::SEATS.start() + tape.pick(2).unwrap_or(0) as u8;
    let setup = G::setup(n_seats, G::Options::default(), &cards.content).expect("so many may play");
    let header = Record::<G>::header(setup, &cards, &seed);
    let opening = Opening { header, content: cards.content };
    let mut table = Table::<G>::open(opening, seed).expect("a deal is no position");
    while let Some(decision) = table.pending().first() {
        let menu = table.menu(decision.id);
        let answer = tape.answer(&menu).expect("an endless tape, and a menu with something on it");
        let proposed = table.propose(decision.seat, decision.id, answer, By::Person);
        table.commit(proposed.expect("what is on the menu is legal"));
    }
    table
}
