//! All bodies answer the same to the same calls, right or wrong.

use crate::fixture::{Home, aged, asked, attached, for_homes, row};
use store::{Cutoffs, Store, WalkFrom};

/// How many calls each tape makes; enough for a few rows on each table.
const CALLS: usize = 400;

/// A tape of small numbers that a seed fixes.
struct Tape(u64);

impl Tape {
    /// A number below `bound`. (A linear congruence by Knuth, upper bits.)
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) % bound
    }
}

for_homes!(agrees_with_memory_on_any_tape);

async fn agrees_with_memory_on_any_tape(home: &Home) {
    for seed in 1..=home.n_tapes() {
        let home = home.another();
        let store = home.open().await;
        let memory = Store::memory();
        let mut tape = Tape(seed);
        for call in 0..CALLS {
            let number = tape.0;
            let right = play(&memory, &mut tape).await;
            let after = std::mem::replace(&mut tape, Tape(number));
            let left = play(&store, &mut tape).await;
            assert_eq!(tape.0, after.0, "both read the same part of the tape");
            assert_eq!(left, right, "seed {seed}, call {call}");
        }
        assert_eq!(store.stats().rows, memory.stats().rows);
        assert!(memory.stats().rows > 20, "the tape hardly wrote: {:?}", memory.stats());

        // What was agreed on also survives a restart.
        let everything = dump(&memory).await;
        store.close().await;
        let store = home.open().await;
        assert_eq!(dump(&store).await, everything, "seed {seed}");
        store.close().await;
    }
}

/// Makes the call that the tape says, and tells what came of it.
async fn play(store: &Store, tape: &mut Tape) -> String {
    let id = format!("table {}", tape.below(4));
    let seat = u8::try_from(tape.below(3)).unwrap();
    let request = format!("request {}", tape.below(30));
    let time = i64::try_from(tape.below(5)).unwrap();
    // Usually the next number, sometimes one beside it.
    let next = match store.load(&id).await.unwrap() {
        Some(table) => u32::try_from(table.rows.len()).unwrap(),
        None => 0,
    };
    let seq = match tape.below(6) {
        0 => next + 1,
        1 => next.saturating_sub(1),
        _ => next,
    };
    match tape.below(13) {
        0 => format!("{:?}", store.create(aged(&id, time)).await),
        1 => format!(
            "{:?}",
            store.set_seating(&id, request.into_bytes(), vec![request_person(seat)]).await
        ),
        2 => format!("{:?}", store.finish(&id, time).await),
        3 => format!("{:?}", store.create(attached(&id, &request, request.as_bytes())).await),
        4 => dump(store).await,
        10 => format!("{:?}", store.touch(&id, time + 3).await),
        11 => format!("{:?}", store.prunable(&cutoffs(time)).await),
        12 if seat == 0 => format!("{:?}", store.prune(&cutoffs(time), 1).await),
        5 => format!("{:?}", store.append(&id, row(seq)).await),
        _ => format!("{:?}", store.append(&id, asked(seq, seat, &request)).await),
    }
}

fn request_person(seat: u8) -> Vec<u8> {
    vec![seat; 32]
}

fn cutoffs(time: i64) -> Cutoffs {
    Cutoffs {
        never_begun_ms: Some(time),
        deserted_ms: (time > 1).then_some(time - 1),
        finished_ms: (time > 2).then_some(time - 2),
    }
}

async fn dump(store: &Store) -> String {
    let unfinished = store.list(3, true).await.unwrap();
    let all = store.list(100, false).await.unwrap();
    let mut tables = Vec::new();
    for summary in &all {
        tables.push(store.load(&summary.id).await.unwrap());
    }
    let walked: Vec<String> =
        store.walk(WalkFrom::default(), 100).await.unwrap().into_iter().map(|(_, id)| id).collect();
    let mut own = Vec::new();
    for seat in 0..3 {
        own.push(store.tables_of(&request_person(seat), 3).await.unwrap());
    }
    let last = store.last_touch().await.unwrap();
    format!("{unfinished:?} {all:?} {tables:?} {walked:?} {own:?} {last:?}")
}
