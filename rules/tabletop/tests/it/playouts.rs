//! Whole games at speed follow the same rules as tables.

use crate::toy::{ROUNDS, Toy, opening};
use std::sync::Arc;
use tabletop::{Answer, Dice, Game, Playout, Start, Table};

#[test]
fn a_playout_ends_and_counts_its_decisions() {
    let mut playout = Playout::<Toy>::default();
    let mut state = Toy::blank(&(), &Arc::new(()));
    let mut dice = Dice::swift(3);
    playout.deal(&mut state, &mut dice);
    assert_eq!(playout.run(&mut state, &mut dice), 2 * ROUNDS);
    assert!(Toy::pending(&state).is_over());
    assert!(!playout.step(&mut state, &mut dice));
}

#[test]
fn a_playout_and_a_table_decide_alike() {
    let mut table = Table::scripted(opening(Start::Deal), &[2, 3, 1]).expect("it is a deal");
    let deal = table.propose_deal().expect("nothing was dealt yet");
    table.commit(deal);
    let mut playout = Playout::<Toy>::default();
    let mut state = table.state().clone();
    let mut dice = Dice::scripted([2, 3, 1]);
    while let Some(decision) = table.pending().first() {
        let answer = Answer::Amount { amount: table.next_seq() % 3 };
        let events = playout.answer(&mut state, decision, &answer, &mut dice).to_vec();
        assert_eq!(table.act(decision.seat, answer).expect("it is legal").events, events);
        assert_eq!(table.state(), &state);
    }
    assert!(dice.unused().is_empty() && table.unused_script().is_empty());
}
