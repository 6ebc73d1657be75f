//! Proposing, committing and refusing.

use crate::toy::{CALLS_MAX, Event, ROUNDS, Toy, after, call, dealt, opening, seat};
use tabletop::{By, Cause, DecisionId, DiceFault, Game, Refusal, Start, Table, Viewer, sights};

#[test]
fn a_dealt_table_has_its_deal_and_a_placed_one_has_nothing() {
    let table = dealt();
    assert_eq!(table.log().len(), 1);
    assert_eq!(table.log()[0].cause, Cause::Deal);
    assert!(table.propose_deal().is_none());
    assert_eq!(table.deal().err(), Some(Refusal::NothingToDeal));
    let placed = Table::scripted(opening(Start::Position(2)), &[]).expect("it is possible");
    assert!(placed.log().is_empty() && placed.propose_deal().is_none());
    assert_eq!(placed.state().round, 2);
    let faults =
        Table::scripted(opening(Start::Position(9)), &[]).expect_err("there is no round 9");
    assert_eq!(faults[0].at, "round");
}

#[test]
fn a_proposal_is_not_true_until_it_is_committed() {
    let mut table = dealt();
    let before = table.state().clone();
    let decision = table.pending().of(seat(0)).expect("seat 0 is asked").id;
    let proposed = table.propose(seat(0), decision, call(2), By::Person).expect("it is legal");
    assert_eq!((table.state(), table.next_seq()), (&before, 1));
    let entry = table.commit(proposed);
    assert_eq!(entry.events, [Event::Called { seat: seat(0), call: 2 }]);
    assert_eq!(table.next_seq(), 2);
    assert_eq!(table.state().calls.of(seat(0)), Some(2));
}

#[test]
#[should_panic = "an entry was proposed against an older table"]
fn a_proposal_against_an_older_table_is_not_committed() {
    let mut table = dealt();
    let decision = table.pending().of(seat(0)).expect("seat 0 is asked").id;
    let late = table.propose(seat(0), decision, call(2), By::Person).expect("it is legal");
    table.act(seat(1), call(1)).expect("it is legal");
    table.commit(late);
}

#[test]
fn every_refusal_has_its_name_and_changes_nothing() {
    let mut table = after(&[1]);
    let (state, n_entries) = (table.state().clone(), table.next_seq());
    let mine = table.pending().of(seat(0)).expect("seat 0 may change its call").id;
    let stale = DecisionId::new(mine.step() + 1, seat(0));
    let refused = |table: &Table<Toy>, who, decision, amount| {
        table.propose(seat(who), decision, call(amount), By::Person).expect_err("it is refused")
    };
    assert_eq!(refused(&table, 1, mine, 1), Refusal::NotYourDecision);
    assert_eq!(refused(&table, 0, stale, 1), Refusal::NotYourDecision);
    let rule = Some("T-1");
    assert_eq!(refused(&table, 0, mine, CALLS_MAX + 1), Refusal::NotOnTheMenu { rule });
    assert_eq!(table.act(seat(7), call(1)).err(), Some(Refusal::NotYourDecision));
    assert_eq!((table.state(), table.next_seq()), (&state, n_entries));
    let mut over = after(&[0; 2 * ROUNDS as usize]);
    assert!(over.pending().is_over());
    assert_eq!(over.act(seat(0), call(1)).err(), Some(Refusal::Over));
    assert_eq!(Toy::outcome(over.state()).map(|outcome| outcome.places), Some(vec![1, 1]));
}

#[test]
fn a_sealed_call_may_be_changed_until_the_last_one() {
    let mut table = after(&[1]);
    table.act(seat(0), call(3)).expect("it may be changed");
    let events = &table.act(seat(1), call(2)).expect("it is legal").events;
    assert_eq!(events[0], Event::Shown { calls: [3, 2] });
    // The old question is settled; the same seat has a new one.
    let late = DecisionId::new(1, seat(0));
    assert_eq!(
        table.propose(seat(0), late, call(1), By::Person).err(),
        Some(Refusal::NotYourDecision)
    );
}

#[test]
fn a_sealed_call_is_seen_by_its_seat_alone() {
    let table = after(&[1]);
    let before = table.state_before(1);
    let seen = |viewer| sights::<Toy>(&before, &table.log()[1].events, viewer).len();
    assert_eq!(
        [Viewer::Seat(seat(0)), Viewer::Seat(seat(1)), Viewer::Spectator].map(seen),
        [1, 0, 0]
    );
}

#[test]
fn a_script_is_followed_and_asks_for_more() {
    let mut table = Table::scripted(opening(Start::Position(2)), &[4]).expect("it is possible");
    table.act(seat(0), call(0)).expect("no chance is needed");
    assert_eq!(table.unused_script(), [4]);
    table.act(seat(1), call(0)).expect("the script has a roll");
    assert_eq!((table.state().total, table.unused_script()), (4, vec![]));
    table.act(seat(0), call(0)).expect("no chance is needed");
    let before = table.state().clone();
    let short = table.act(seat(1), call(0)).expect_err("the script is used up");
    assert_eq!(short, Refusal::Dice(DiceFault::Exhausted { sides: 6 }));
    table.extend_script(&[9]);
    let wrong = table.act(seat(1), call(0)).expect_err("a die has no nine");
    assert_eq!(wrong, Refusal::Dice(DiceFault::Impossible { face: 9 }));
    assert_eq!((table.state(), table.next_seq()), (&before, 3), "refusals change nothing");
    assert_eq!(table.script(), Some(&[4, 9][..]));
}
