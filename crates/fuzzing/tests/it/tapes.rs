//! Random tapes: every one plays a legal table as far as it goes. A tape that does not is made shorter.

use crate::{cases, seed};
use catalog::{GameId, host};
use fuzzing::{table_of, target};
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use testkit::Tape;

/// Enough for several rounds of every game.
const BYTES_MAX: usize = 2_000;

#[test]
fn any_tape_plays_a_legal_table_as_far_as_it_goes() {
    let target = target("tape");
    for game in GameId::ALL {
        let config =
            Config { cases: cases(&target), failure_persistence: None, ..Config::default() };
        let mut start = [0; 32];
        start[..8].copy_from_slice(&seed().to_le_bytes());
        let dice = TestRng::from_seed(RngAlgorithm::ChaCha, &start);
        let tapes = vec(any::<u8>(), 0..BYTES_MAX);
        let result = TestRunner::new_with_rng(config, dice).run(&tapes, |tape| {
            (target.read)(game, &tape);
            Ok(())
        });
        if let Err(fault) = result {
            panic!("{game}: {fault}");
        }
    }
}

#[test]
fn an_endless_tape_plays_a_whole_game() {
    for game in GameId::ALL {
        host!(game, G => {
            let table = table_of::<G>(&mut Tape::endless(7)).expect("an endless tape");
            assert!(table.pending().is_over(), "{game}: {} entries", table.next_seq());
        });
    }
}
