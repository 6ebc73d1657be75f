//! Tables that outlive their rules.

use crate::toy::{Event, GIVEN, ROUNDS, Toy, after, call, opening, seat, seed};
use tabletop::{
    AuditFault, By, Cause, Entry, EntryOf, Game, HeaderOf, Opening, Refusal, Start, Table,
};

fn old_opening(start: Start<u32>) -> Opening<Toy> {
    let Opening { header, content } = opening(start);
    Opening { header: HeaderOf::<Toy> { rules: 1, ..header }, content }
}

/// A log as rules 1 would have written it: their dice fell otherwise.
fn old_log(calls: &[u32]) -> Vec<EntryOf<Toy>> {
    let mut log = after(calls).log().to_vec();
    for event in log.iter_mut().flat_map(|entry| &mut entry.events) {
        if let Event::Rolled { face } = event {
            *face = (*face + 1) % 6;
        }
    }
    log
}

fn read(log: &[EntryOf<Toy>]) -> Result<Table<Toy>, AuditFault> {
    let mut table =
        Table::unopened(old_opening(Start::Deal), Some(seed())).expect("a deal cannot be wrong");
    log.iter().try_for_each(|entry| table.fold(entry.clone()))?;
    Ok(table)
}

fn running() -> Table<Toy> {
    read(&old_log(&[1, 2, 3])).expect("it folds")
}

fn taken_over() -> Table<Toy> {
    let mut table = running();
    let change = table.propose_rules().expect("there are newer rules");
    table.commit(change);
    table
}

#[test]
fn a_running_table_takes_up_the_rules_of_today_by_an_entry() {
    let mut table = running();
    assert_eq!((table.rules(), table.header().rules), (1, 1));
    assert_eq!(table.act(seat(1), call(0)).err(), Some(Refusal::OldRules));
    let open = table.pending().of(seat(1)).expect("seat 1 is asked").id;
    assert!(table.propose(seat(1), open, call(0), By::Person).is_err());
    assert_eq!(table.propose_undo(seat(0), true).err(), Some(Refusal::OldRules));

    let total = table.state().total;
    let change = table.propose_rules().expect("there are newer rules");
    let entry =
        Entry { seq: 4, cause: Cause::Rules { from: 1, to: 2 }, events: vec![Event::Given] };
    assert_eq!(change.entry, entry);
    assert_eq!((table.rules(), table.state().total), (1, total), "nothing has changed yet");
    table.commit(change);
    assert_eq!((table.rules(), table.header().rules), (2, 1));
    assert_eq!(table.state().total, total + GIVEN);
    assert!(table.propose_rules().is_none(), "there are no newer ones");
    table.act(seat(1), call(0)).expect("it goes on");
}

#[test]
fn an_audit_decides_again_from_the_change_on() {
    let mut table = taken_over();
    table.act(seat(1), call(0)).expect("it is legal");
    assert_eq!((table.decided_from(), table.audit()), (4, Ok(())));
    let again = read(table.log()).expect("it folds");
    assert_eq!((again.state(), again.rules(), again.audit()), (table.state(), 2, Ok(())));

    let doctored = |change: &dyn Fn(&mut Vec<EntryOf<Toy>>)| {
        let mut log = table.log().to_vec();
        change(&mut log);
        read(&log).and_then(|table| table.audit()).expect_err("it is found out").seq
    };
    assert_eq!(doctored(&|log| log[4].events.clear()), 4);
    assert_eq!(doctored(&|log| log[5].events.truncate(1)), 5);
    let better_roll = |log: &mut Vec<EntryOf<Toy>>| {
        if let Event::Rolled { face } = &mut log[5].events[1] {
            *face = (*face + 1) % 6;
        }
    };
    assert_eq!(doctored(&better_roll), 5);
    // Without the change, the entries after it are nobody's: they would be read unchecked.
    let silent = |log: &mut Vec<EntryOf<Toy>>| log[4].cause = Cause::Rules { from: 1, to: 1 };
    assert_eq!(doctored(&silent), 4);
}

#[test]
fn a_finished_table_of_older_rules_is_read_and_left_alone() {
    let table = read(&old_log(&[1; 2 * ROUNDS as usize])).expect("it folds");
    assert!(Toy::outcome(table.state()).is_some());
    assert!(table.propose_rules().is_none());
    assert_eq!((table.decided_from(), table.audit()), (table.next_seq(), Ok(())));
    let mut unseeded = Table::<Toy>::unopened(old_opening(Start::Deal), None).expect("a deal");
    for entry in table.log() {
        unseeded.fold(entry.clone()).expect("it folds");
    }
    assert_eq!(unseeded.audit(), Ok(()), "there is nothing to decide");
}

#[test]
fn nobody_goes_back_behind_a_change_of_rules() {
    let mut table = taken_over();
    assert_eq!(table.propose_undo(seat(0), true).err(), Some(Refusal::Learned));
    table.act(seat(1), call(0)).expect("it is legal");
    let back = table.propose_undo(seat(1), true).expect("this answer is of today");
    assert_eq!(back.entry.cause, Cause::Rewind { seat: seat(1), to: 4 });
    table.commit(back);
    assert_eq!(table.audit(), Ok(()));
    assert_eq!(table.state(), taken_over().state());
    assert_eq!(table.propose_undo(seat(1), true).err(), Some(Refusal::Learned));
}

#[test]
fn a_table_that_was_never_dealt_takes_up_the_rules_first() {
    let mut table =
        Table::unopened(old_opening(Start::Deal), Some(seed())).expect("a deal cannot be wrong");
    assert!(!table.has_begun());
    assert_eq!(table.deal().err(), Some(Refusal::OldRules));
    let change = table.propose_rules().expect("there are newer rules");
    table.commit(change);
    assert!(!table.has_begun());
    let deal = table.deal().expect("it is dealt by the rules of today");
    table.commit(deal);
    assert!(table.has_begun());
    assert_eq!((table.decided_from(), table.audit()), (0, Ok(())));
    assert_eq!(table.deal().err(), Some(Refusal::NothingToDeal));
}

#[test]
fn rules_that_cannot_follow_are_refused() {
    assert!(Table::<Toy>::reads(1) && Table::<Toy>::reads(2));
    assert!(!Table::<Toy>::reads(0) && !Table::<Toy>::reads(3));
    let log = taken_over().log().to_vec();
    let with = |from, to| {
        let mut log = log.clone();
        log[4].cause = Cause::Rules { from, to };
        read(&log).expect_err("it is not taken").what
    };
    assert_eq!(with(2, 2), "its rules do not follow those before");
    assert_eq!(with(1, 1), "its rules do not follow those before");
    assert_eq!(with(1, 3), "it goes on by rules that this program lacks");
}

#[test]
fn a_lesson_meets_the_same_chance_after_a_change_of_rules() {
    let play = |mut table: Table<Toy>| {
        for nth in [0, 1] {
            table.act(seat(nth), call(1)).expect("it is legal");
        }
        table.log().last().expect("there is one").events.clone()
    };
    let today = Table::open(opening(Start::Lesson), seed()).expect("a deal cannot be wrong");
    let mut old =
        Table::unopened(old_opening(Start::Lesson), Some(seed())).expect("a deal cannot be wrong");
    old.fold(today.log()[0].clone()).expect("it folds");
    let change = old.propose_rules().expect("there are newer rules");
    old.commit(change);
    assert_eq!(play(old), play(today));
}
