//! Answers unfold into events, up to the next question (chapter 14).

mod capture;
mod commit;
mod draw;
mod turn;
mod window;

pub(crate) use turn::{CAPTURES_TO_END, deal};

use crate::{Action, Ask, BountyHunters, Event, names};
use tabletop::{Answer, Seat};

type Stage<'a> = tabletop::Stage<'a, BountyHunters>;

/// Seals an answer; the last one opens all of them.
#[inline]
pub(crate) fn decide(stage: &mut Stage<'_>, seat: Seat, answer: &Answer<Action>) {
    let Answer::Item(choice) = *answer else {
        unreachable!("every menu of this game is a list");
    };
    let choice = names::exactly(stage.state, seat, choice);
    let is_last = stage.state.sealed.is_last(seat);
    stage.emit(Event::Sealed { seat, choice });
    if !is_last {
        return;
    }
    match stage.state.ask {
        Ask::Draw { seats } => draw::resolve(stage, seats),
        Ask::Commit { seats } => commit::resolve(stage, seats),
        Ask::Window { seats } => window::resolve(stage, seats),
        Ask::Nothing => unreachable!("a table that asks nothing takes no answers"),
    }
}
