//! Folding and auditing stored logs.

use crate::toy::{Event, ROUNDS, Toy, after, call, opening, seat, seed};
use tabletop::{AuditFault, Cause, EntryOf, Refusal, Seed, Start, Table};

fn read(log: &[EntryOf<Toy>], seed: Option<Seed>) -> Result<Table<Toy>, AuditFault> {
    let mut table = Table::unopened(opening(Start::Deal), seed).expect("a deal cannot be wrong");
    log.iter().try_for_each(|entry| table.fold(entry.clone()))?;
    Ok(table)
}

fn finished() -> Table<Toy> {
    after(&[1; 2 * ROUNDS as usize])
}

#[test]
fn a_stored_log_folds_to_the_live_table_and_goes_on() {
    let mut live = after(&[1, 2, 3]);
    let mut stored = read(live.log(), Some(seed())).expect("it holds together");
    assert_eq!(stored.state(), live.state());
    let next = live.act(seat(1), call(0)).expect("it is legal").clone();
    assert_eq!(stored.act(seat(1), call(0)), Ok(&next), "the dice are those of the entry");
    assert_eq!(stored.audit(), Ok(()));
    for seq in 0..live.next_seq() - 1 {
        assert_eq!(live.state_after(seq), live.state_before(seq + 1));
    }
}

#[test]
fn without_its_seed_a_table_is_read_and_not_continued() {
    let mut stored = read(after(&[1]).log(), None).expect("it holds together");
    assert_eq!(stored.act(seat(1), call(0)).err(), Some(Refusal::NoSeed));
    let fault = stored.audit().expect_err("nothing can be decided again");
    assert_eq!(fault.what, "the table was read without its seed");
}

#[test]
fn a_log_that_does_not_hold_together_is_not_folded() {
    let log = finished().log().to_vec();
    let gap = read(&[&log[..2], &log[3..]].concat(), None).expect_err("an entry is missing");
    assert_eq!((gap.seq, gap.what), (3, "the entry is out of order"));
    let mut nowhere = log[..3].to_vec();
    nowhere[2].cause = Cause::Rewind { seat: seat(0), to: 7 };
    assert_eq!(read(&nowhere, None).expect_err("there is no entry 7").seq, 2);
}

#[test]
fn a_doctored_log_fails_its_audit() {
    let table = finished();
    assert_eq!(table.audit(), Ok(()));
    let doctored = |change: &dyn Fn(&mut Vec<EntryOf<Toy>>)| {
        let mut log = table.log().to_vec();
        change(&mut log);
        read(&log, Some(seed())).expect("it folds").audit().expect_err("it is found out").seq
    };
    let better_roll = |log: &mut Vec<EntryOf<Toy>>| {
        if let Event::Rolled { face } = &mut log[4].events[1] {
            *face = (*face + 1) % 6;
        }
    };
    assert_eq!(doctored(&better_roll), 4);
    assert_eq!(doctored(&|log| log[3].events.clear()), 3);
    let other_answer = |log: &mut Vec<EntryOf<Toy>>| {
        if let Cause::Answer { answer, .. } = &mut log[1].cause {
            *answer = call(2);
        }
    };
    assert_eq!(doctored(&other_answer), 1);
    let illegal_answer = |log: &mut Vec<EntryOf<Toy>>| {
        if let Cause::Answer { answer, .. } = &mut log[2].cause {
            *answer = call(99);
        }
    };
    assert_eq!(doctored(&illegal_answer), 2);
    let other_seed = read(table.log(), Some(Seed::from_number(6))).expect("it folds");
    assert_eq!(
        other_seed.audit().expect_err("the rolls are others").what,
        "its events do not follow from its cause"
    );
}

#[test]
fn a_scripted_record_is_redone_and_goes_on() {
    let position = || opening(Start::Position(2));
    let mut table = Table::scripted(position(), &[4, 5]).expect("it is possible");
    for amount in [0, 1, 2] {
        let next = table.pending().first().expect("it is not over").seat;
        table.act(next, call(amount)).expect("it is legal");
    }
    let faces = table.script().expect("it is scripted").to_vec();
    let mut again = Table::scripted(position(), &faces).expect("it is possible");
    for entry in table.log() {
        again.redo(entry).expect("it follows");
    }
    assert_eq!((again.state(), again.unused_script()), (table.state(), vec![5]));
    assert_eq!(again.audit(), Ok(()));
    let strange = EntryOf::<Toy> { events: Vec::new(), ..table.log()[0].clone() };
    let mut fresh = Table::scripted(position(), &faces).expect("it is possible");
    assert!(fresh.redo(&strange).is_err());
    assert!(fresh.log().is_empty(), "what does not follow is not taken over");
}
