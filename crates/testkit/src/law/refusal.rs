//! A refusal changes nothing.

use crate::{Kit, Walk};
use tabletop::{Answer, By, Decision, DecisionId, Game, Refusal, Seat, Table};

use super::menu::{Strangers, members};

pub(super) fn changes_nothing<K: Kit>(walk: &mut Walk<'_, K>) -> Result<u64, String> {
    let mut strangers = Strangers::default();
    let mut n_checks = 0;
    walk.each_pause(|table, _| {
        let was = table.clone();
        for decision in table.pending().iter() {
            n_checks += wrong_seats(table, decision)?;
            let menu = table.menu(decision.id);
            for answer in strangers.of(&menu) {
                let meant = K::Game::meant(table.state(), decision.seat, &answer);
                if menu.contains(&meant) {
                    continue;
                }
                expect(table, decision.seat, decision.id, &answer, |refusal| {
                    matches!(refusal, Refusal::NotOnTheMenu { .. })
                })?;
                n_checks += 1;
            }
            strangers.remember(&menu);
        }
        if table.pending().is_over() {
            n_checks += over(table, &strangers)?;
        }
        // `propose` borrows the table, so only a game with hidden mutable state
        // could change here; the clone would share it, the fold would not.
        if was.state() != table.state() || was.log() != table.log() {
            return Err("a refusal changed the table".to_owned());
        }
        let folded = super::fold::refold(table)?;
        if folded.state() != table.state() {
            return Err("a refusal changed the state behind the log".to_owned());
        }
        Ok(())
    })?;
    Ok(n_checks)
}

// A question belongs to one seat, and to one step of the game.
fn wrong_seats<G: Game>(table: &Table<G>, decision: Decision) -> Result<u64, String> {
    let mut n_checks = 0;
    for answer in members(&table.menu(decision.id), 1) {
        for other in Seat::all(table.n_seats()).filter(|seat| *seat != decision.seat) {
            expect(table, other, decision.id, &answer, |refusal| {
                refusal == Refusal::NotYourDecision
            })?;
            n_checks += 1;
        }
        let stale = [decision.id.step().checked_sub(1), Some(decision.id.step() + 1)];
        for step in stale.into_iter().flatten() {
            let stale = DecisionId::new(step, decision.seat);
            if table.pending().iter().all(|open| open.id != stale) {
                expect(table, decision.seat, stale, &answer, |refusal| {
                    refusal == Refusal::NotYourDecision
                })?;
                n_checks += 1;
            }
        }
    }
    Ok(n_checks)
}

fn over<G: Game>(table: &Table<G>, strangers: &Strangers<G::Action>) -> Result<u64, String> {
    let mut n_checks = 0;
    for seat in Seat::all(table.n_seats()) {
        for answer in strangers.all().iter().take(4) {
            expect(table, seat, DecisionId::new(0, seat), answer, |refusal| {
                refusal == Refusal::Over
            })?;
            n_checks += 1;
        }
    }
    Ok(n_checks)
}

fn expect<G: Game>(
    table: &Table<G>,
    seat: Seat,
    decision: DecisionId,
    answer: &Answer<G::Action>,
    expected: impl Fn(Refusal) -> bool,
) -> Result<(), String> {
    match table.propose(seat, decision, answer.clone(), By::Person) {
        Ok(_) => Err(format!("{answer:?} of seat {seat} was taken")),
        Err(refusal) if expected(refusal) => Ok(()),
        Err(refusal) => Err(format!("{answer:?} of seat {seat} was refused wrongly: {refusal}")),
    }
}
