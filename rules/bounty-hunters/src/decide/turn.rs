//! The deal, and how a turn begins and ends (chapters 2, 5 and 10).

use super::{Stage, draw};
use crate::bounds::TURNS_MAX;
use crate::script::SEAT;
use crate::{Deck, Event, labels};
use tabletop::{Seat, SeatSet, face_of};

/// BH-10.1: how many captures set the end.
pub const CAPTURES_TO_END: u8 = 4;
/// BH-10.4: how many full turns follow.
const TURNS_AFTER: u8 = 2;

/// BH-2.4: the starting hand.
const HAND: [Deck; 4] = Deck::ALL;
/// BH-12.2: the starting hand of the introductory game.
const INTRODUCTORY_HAND: [Deck; 4] = [Deck::Target, Deck::Hunter, Deck::Hunter, Deck::Market];

pub fn deal(stage: &mut Stage<'_>) {
    let n_seats = stage.state.n_seats();
    let dice = stage.dice.about(labels::guild_master());
    let seat = dice.pick(u32::from(n_seats), |seat| face_of(SEAT, seat));
    let guild_master = Seat::new(seat as u8);
    stage.emit(Event::GuildMasterNamed { seat: guild_master });
    let hand = if stage.state.setup.options.introductory { INTRODUCTORY_HAND } else { HAND };
    for seat in guild_master.round(n_seats) {
        for deck in hand {
            let card = draw::next_card(stage, deck).expect("a whole deck serves a whole table");
            stage.emit(Event::Dealt { seat, card });
        }
    }
    begin(stage, 1);
}

fn begin(stage: &mut Stage<'_>, turn: u8) {
    stage.emit(Event::TurnBegan { turn });
    draw::ask(stage, SeatSet::all(stage.state.n_seats()));
}

/// Chapter 14: the end is set where it is due; then the hands are
/// passed, or after the last turn the game is scored.
pub fn end(stage: &mut Stage<'_>) {
    let turn = stage.state.turn;
    if stage.state.last_turn.is_none() {
        let n_seats = stage.state.n_seats();
        let has_four = |seat: Seat| stage.state.area(seat).captured.has_at_least(CAPTURES_TO_END);
        if Seat::all(n_seats).any(has_four) {
            stage.emit(Event::LastTurns { last: (turn + TURNS_AFTER).min(TURNS_MAX) });
        }
    }
    // BH-5.3: nothing is passed after the last turn.
    if stage.state.last_turn == Some(turn) || turn >= TURNS_MAX {
        stage.emit(Event::Scored);
    } else {
        stage.emit(Event::Passed);
        begin(stage, turn + 1);
    }
}
