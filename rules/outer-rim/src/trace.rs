//! Which places of scripts an answer performs: what coverage is counted by.

use crate::work::Work;
use crate::{Action, At, Frame, OuterRim, decide};
use alloc::vec::Vec;
use tabletop::{Answer, Seat, Stage};

/// Decides an answer exactly as the game does, and adds every place of a script
/// that was performed to `places`, in order and as often as it was.
///
/// A place is performed when its effect has done what it does; a choice is when
/// it has been made, or when there was nothing to choose.
pub fn trace(
    stage: &mut Stage<'_, OuterRim>,
    seat: Seat,
    answer: &Answer<Action>,
    places: &mut Vec<At>,
) {
    let content = stage.state.content.clone();
    let mut work = Work::new(stage, &content);
    work.places = Some(places);
    decide::answer(work, seat, answer);
}

/// Deals as the game does, and adds the places performed.
pub fn trace_deal(stage: &mut Stage<'_, OuterRim>, places: &mut Vec<At>) {
    let content = stage.state.content.clone();
    let mut work = Work::new(stage, &content);
    work.places = Some(places);
    decide::begin(work);
}

/// Puts work on top of what waits and goes on until somebody is asked, as if the
/// rules had come to it. For tests and studies of single cards: a table played
/// through its answers never needs it.
pub fn rehearse(stage: &mut Stage<'_, OuterRim>, frames: &[Frame], places: &mut Vec<At>) {
    let content = stage.state.content.clone();
    let mut work = Work::new(stage, &content);
    work.places = Some(places);
    for frame in frames {
        work.push(*frame);
    }
    work.run();
}
