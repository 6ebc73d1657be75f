//! Whole games.

use crate::laws::{BountyHuntersKit, setups};
use crate::support::content;
use bounty_hunters::{BountyHunters, PLAYERS_MAX, TURNS_MAX};
use tabletop::{Dice, Game, Playout};

#[test]
fn two_hundred_complete_games_are_replayed() {
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus/games.jsonl");
    let n_games = testkit::corpus::hold_compact(&BountyHuntersKit, corpus, 200);
    assert_eq!(n_games, 200);
}

#[test]
fn a_warmed_up_step_allocates_nothing() {
    let content = content();
    let mut dice = Dice::swift(1);
    let mut playout = Playout::<BountyHunters>::default();
    for setup in setups() {
        let blank = BountyHunters::blank(&setup, &content);
        let mut play = || {
            let mut state = blank.clone();
            playout.deal(&mut state, &mut dice);
            playout.run(&mut state, &mut dice);
        };
        (0..20).for_each(|_| play());
        let allocated = allocation_counter::measure(|| (0..50).for_each(|_| play()));
        assert_eq!(allocated.count_total, 0, "{setup:?}");
    }
}

#[test]
fn random_games_end_well_inside_the_bounds() {
    // Rules: BH-10.4
    let content = content();
    for setup in setups() {
        let (mut n_turns, mut n_most) = (0_u32, 0);
        const GAMES: u64 = 60;
        for seed in 0..GAMES {
            let mut dice = Dice::swift(seed);
            let mut playout = Playout::<BountyHunters>::default();
            let mut state = BountyHunters::blank(&setup, &content);
            playout.deal(&mut state, &mut dice);
            n_most = n_most.max(playout.run(&mut state, &mut dice));
            n_turns += u32::from(state.turn());
            assert!(BountyHunters::outcome(&state).is_some());
        }
        let mean = n_turns / GAMES as u32;
        assert!((20..u32::from(TURNS_MAX) * 3 / 4).contains(&mean), "{setup:?}: {mean} turns");
        assert!(n_most < BountyHunters::ENTRIES_MAX, "{n_most}");
    }
    assert_eq!(PLAYERS_MAX, 6);
}
