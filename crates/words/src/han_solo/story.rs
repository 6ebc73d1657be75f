//! The story of a game: the bounty that decided it, the luckiest card, the closest call.

use super::{card_text, item, signed};
use crate::story::{Ranked, ahead_for_good, closest, follow, level_pairs, ranked, tie};
use crate::{Speaker, args};
use han_solo::{Card, Event, HanSolo, State, Token};
use std::cmp::Reverse;
use tabletop::{Game as _, Seat, Table};
use wire::{Story, StoryLine, StoryPart, TieLine};

/// A moment at which somebody's credits changed.
struct Change {
    seq: u32,
    round: u8,
    event: Event,
    /// By seat, afterwards.
    totals: Vec<i32>,
}

/// HS-3.2: a card drawn blind, and what it did for the hand.
#[derive(Clone, Copy)]
struct Draw {
    seq: u32,
    round: u8,
    seat: Seat,
    card: Card,
    /// The score of the hand before the draw, and after the card put down for it.
    before: i8,
    after: i8,
}

impl Draw {
    /// Exactly zero is worth more than any way there.
    fn luck(&self) -> (bool, i16) {
        (self.after == 0, i16::from(self.before).abs() - i16::from(self.after).abs())
    }
}

#[derive(Default)]
struct Course {
    changes: Vec<Change>,
    luckiest: Option<Draw>,
    /// A draw whose question is still open.
    open: Option<Draw>,
}

impl Course {
    fn of(table: &Table<HanSolo>) -> Self {
        let mut course = Self::default();
        follow(table, |seq, event, state| course.add(seq, event, state));
        course
    }

    fn add(&mut self, seq: u32, event: &Event, state: &State) {
        if let Event::TokenTaken { .. } | Event::Captured { .. } = *event {
            let totals = Seat::all(state.n_seats()).map(|seat| state.total(seat)).collect();
            self.changes.push(Change { seq, round: state.round(), event: *event, totals });
        } else if let Event::Drew { seat, card } = *event {
            let before = state.hand(seat).score() - card.value();
            let round = state.round();
            self.open = Some(Draw { seq, round, seat, card, before, after: before });
        } else if let Event::Kept { seat } | Event::Discarded { seat, .. } = *event {
            let Some(draw) = self.open.take().filter(|draw| draw.seat == seat) else { return };
            // The card itself went: the draw did nothing for the hand.
            if matches!(*event, Event::Discarded { card, .. } if card == draw.card) {
                return;
            }
            let draw = Draw { after: state.hand(seat).score(), ..draw };
            if self.luckiest.is_none_or(|other| draw.luck() > other.luck()) {
                self.luckiest = Some(draw);
            }
        }
    }
}

pub(super) fn story(speaker: &Speaker<'_>, table: &Table<HanSolo>) -> Story {
    let Some(outcome) = HanSolo::outcome(table.state()) else { return Story::default() };
    let all = ranked(speaker, table, &outcome);
    let course = Course::of(table);
    let turn = turning_point(speaker, table, &course, &all);
    let decisive = turn.as_ref().and_then(|line| line.seq);
    let luck = course.luckiest.map(|draw| luckiest(speaker, draw));
    let lines = [turn, luck, closest(speaker, &all)].into_iter().flatten().collect();
    Story { lines, ties: ties(speaker, table, &all), decisive }
}

fn turning_point(
    speaker: &Speaker<'_>,
    table: &Table<HanSolo>,
    course: &Course,
    all: &[Ranked],
) -> Option<StoryLine> {
    let winner = all.first()?.seat?;
    let totals: Vec<Vec<i32>> = course.changes.iter().map(|one| one.totals.clone()).collect();
    let idx = ahead_for_good(&totals, winner.idx())?;
    // Who was ahead before the first change is nobody: then the winner's first gain decides.
    let own = |change: &&Change| {
        if let Event::TokenTaken { seat, .. } | Event::Captured { seat, .. } = change.event {
            seat == winner
        } else {
            false
        }
    };
    let change = course.changes[idx..].iter().find(own).or(course.changes.get(idx))?;
    let mut facts = args([("name", speaker.name(winner).into()), ("round", change.round.into())]);
    let key = if let Event::Captured { seat, from, .. } = change.event
        && seat == winner
    {
        facts.set("from", speaker.name(from));
        "hs-story-captured"
    } else if let Event::TokenTaken { seat, token, .. } = change.event
        && seat == winner
    {
        facts.set("token", item(speaker, table.content(), token));
        if idx == 0 { "hs-story-always" } else { "hs-story-token" }
    } else {
        "hs-story-others"
    };
    let text = speaker.say(key, &facts);
    Some(StoryLine { about: StoryPart::Turn, text, seq: Some(change.seq) })
}

fn luckiest(speaker: &Speaker<'_>, draw: Draw) -> StoryLine {
    let facts = args([
        ("name", speaker.name(draw.seat).into()),
        ("round", draw.round.into()),
        ("card", card_text(draw.card).into()),
        ("before", signed(draw.before).into()),
        ("after", signed(draw.after).into()),
    ]);
    let key = if draw.after == 0 { "hs-story-zero" } else { "hs-story-draw" };
    StoryLine { about: StoryPart::Luck, text: speaker.say(key, &facts), seq: Some(draw.seq) }
}

/// HS-9.2: level totals are compared by the most valuable token, then the next.
fn ties(speaker: &Speaker<'_>, table: &Table<HanSolo>, all: &[Ranked]) -> Vec<TieLine> {
    level_pairs(all)
        .filter_map(|(one, two)| {
            let mut facts = args([
                ("one", one.name.clone().into()),
                ("two", two.name.clone().into()),
                ("score", speaker.lang().grouped(one.score).into()),
            ]);
            let owned = |seat: Seat| by_value(table, seat);
            let pair = owned(one.seat?).into_iter().zip(owned(two.seat?));
            let value = |token: Token| table.content().face(token).value;
            let decided = pair.into_iter().find(|(one, two)| value(*one) != value(*two));
            let key = match decided {
                Some((upper, lower)) => {
                    facts.set("upper", item(speaker, table.content(), upper));
                    facts.set("lower", item(speaker, table.content(), lower));
                    "hs-story-tie-token"
                }
                None => "hs-story-tie-shared",
            };
            Some(tie(speaker.say(key, &facts), "HS-9.2"))
        })
        .collect()
}

fn by_value(table: &Table<HanSolo>, seat: Seat) -> Vec<Token> {
    let mut tokens: Vec<Token> = table.state().owned(seat).iter().collect();
    tokens.sort_by_key(|token| Reverse(table.content().face(*token).value));
    tokens
}
