//! Answers unfold into events, up to the next question.

mod capture;
mod contest;
mod piles;
mod round;
mod share;
mod turn;

pub(crate) use capture::next_capture;
pub(crate) use round::{deal, ranked};
pub(crate) use share::{Share, next_share};

use crate::{Action, Event, HanSolo, HowTaken};
use tabletop::{Answer, Seat};

type Stage<'a> = tabletop::Stage<'a, HanSolo>;

#[inline]
pub(crate) fn decide(stage: &mut Stage<'_>, seat: Seat, answer: &Answer<Action>) {
    let Answer::Item(action) = answer else {
        unreachable!("every menu of this game is a list");
    };
    match *action {
        Action::Draw => turn::draw(stage, seat),
        Action::Take => turn::take(stage, seat),
        Action::Stand => turn::stand(stage, seat),
        Action::Keep => turn::keep(stage, seat),
        Action::Discard(card) => turn::discard(stage, seat, card),
        Action::Pick(token) => {
            stage.emit(Event::TokenTaken { seat, token, how: HowTaken::Picked });
            share::share_out(stage);
        }
        Action::Name(token) => share::name(stage, seat, token),
        Action::Capture(colour) => capture::capture(stage, seat, colour),
        Action::Decline => {
            stage.emit(Event::Declined { seat });
            capture::ask_next(stage);
        }
    }
}
