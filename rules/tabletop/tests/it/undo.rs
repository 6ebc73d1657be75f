//! How far a table can go back.

use crate::toy::{Toy, after, call, dealt, opening, seat, seed};
use tabletop::{By, Cause, Refusal, Start, Table};

fn go_back(table: &mut Table<Toy>, who: u8, freely: bool) -> Result<u32, Refusal> {
    let proposed = table.propose_undo(seat(who), freely)?;
    match table.commit(proposed).cause {
        Cause::Rewind { to, .. } => Ok(to),
        ref other => panic!("going back is {other:?}"),
    }
}

#[test]
fn a_quiet_answer_is_taken_back_exactly() {
    let mut table = after(&[1]);
    let before = table.state_before(1);
    assert_eq!(go_back(&mut table, 0, false), Ok(0));
    assert_eq!((table.state(), table.next_seq()), (&before, 3));
    assert_eq!(table.line(), [0]);
    table.act(seat(0), call(3)).expect("it is asked again");
    assert_eq!(table.line(), [0, 3]);
    assert_eq!(table.audit(), Ok(()));
}

#[test]
fn what_somebody_learned_is_not_taken_back() {
    let mut table = after(&[1, 2]);
    assert_eq!(go_back(&mut table, 0, false), Err(Refusal::Learned));
    assert_eq!(go_back(&mut table, 1, false), Err(Refusal::Learned));
    // Freely, for one person among bots: one answer after the other, up to the deal.
    assert_eq!(go_back(&mut table, 1, true), Ok(1));
    assert_eq!(go_back(&mut table, 0, true), Ok(0));
    assert_eq!(go_back(&mut table, 0, true), Err(Refusal::NothingToUndo));
    assert_eq!(table.state(), dealt().state());
    assert_eq!(table.audit(), Ok(()));
}

#[test]
fn a_roll_taken_back_freely_is_rolled_anew() {
    let mut table = after(&[1, 2]);
    let first = table.log()[2].events.clone();
    // The dice are keyed by the entry's number, which grows: a rewind past a
    // roll is a new roll, and so is never free among people.
    let differs = (0..8).any(|_| {
        go_back(&mut table, 1, true).expect("freely it may");
        let again = table.act(seat(1), call(2)).expect("it is legal").events.clone();
        assert_eq!(first[0], again[0], "the calls are what they were");
        first[1] != again[1]
    });
    assert!(differs, "eight rolls alike");
}

#[test]
fn a_lesson_taken_back_goes_on_as_it_went() {
    let mut table = Table::open(opening(Start::Lesson), seed()).expect("a deal cannot be wrong");
    assert_eq!(table.log(), dealt().log(), "a lesson begins with a deal");
    for (who, amount) in [(0, 1), (1, 2), (0, 3)] {
        table.act(seat(who), call(amount)).expect("the call is legal");
    }
    let roll = table.log()[2].events.clone();
    for _ in 0..8 {
        go_back(&mut table, 1, true).expect("freely it may");
        let again = table.act(seat(1), call(2)).expect("it is legal").events.clone();
        assert_eq!(roll, again, "whoever goes back in a lesson meets the same roll");
    }
    assert_eq!(table.audit(), Ok(()));
}

#[test]
fn a_stand_in_does_not_answer_for_the_person() {
    let mut table = dealt();
    let decision = table.pending().of(seat(0)).expect("seat 0 is asked").id;
    let proposed = table.propose(seat(0), decision, call(1), By::Bot).expect("it is legal");
    table.commit(proposed);
    assert_eq!(go_back(&mut table, 0, false), Err(Refusal::NothingToUndo));
    assert_eq!(go_back(&mut table, 1, false), Err(Refusal::NothingToUndo));
}

#[test]
fn a_table_from_a_position_keeps_its_first_answer() {
    let mut table = Table::scripted(opening(Start::Position(1)), &[]).expect("it is possible");
    table.act(seat(0), call(1)).expect("it is legal");
    assert_eq!(go_back(&mut table, 0, false), Err(Refusal::NothingToUndo));
    table.act(seat(0), call(2)).expect("it may be changed");
    assert_eq!(go_back(&mut table, 0, false), Ok(0));
    assert_eq!(table.state().calls.of(seat(0)), Some(1));
}

#[test]
fn a_log_with_rewinds_folds_to_the_live_table() {
    let mut table = after(&[1, 2, 3]);
    go_back(&mut table, 0, false).expect("nobody has learned anything");
    table.act(seat(1), call(0)).expect("it is legal");
    let mut stored = Table::unopened(opening(Start::Deal), None).expect("a deal cannot be wrong");
    for entry in table.log() {
        stored.fold(entry.clone()).expect("it holds together");
    }
    assert_eq!((stored.state(), stored.line()), (table.state(), table.line()));
    // The horizon is part of what is folded.
    let horizon = |table: &Table<Toy>| {
        [0, 1].map(|who| table.propose_undo(seat(who), false).map(|undo| undo.entry))
    };
    assert_eq!(horizon(&stored), horizon(&table));
}
