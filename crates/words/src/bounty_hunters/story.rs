//! The story of a game: the turn that decided it, the luckiest card, the closest call.

use super::cards::card_name;
use super::course::Course;
use crate::story::{Ranked, ahead_for_good, closest, follow, level_pairs, ranked, tie};
use crate::{Args, Speaker, args};
use bounty_hunters::{BountyHunters, Card, Event};
use tabletop::{Game as _, Seat, Table};
use wire::{Story, StoryLine, StoryPart, TieLine};

/// What is worth telling of one turn.
#[derive(Default)]
struct Turn {
    number: u8,
    /// The entry in which its cards were shown.
    seq: u32,
    captures: Vec<(u32, Seat, Card)>,
}

pub(super) fn story(speaker: &Speaker<'_>, table: &Table<BountyHunters>) -> Story {
    let Some(outcome) = BountyHunters::outcome(table.state()) else { return Story::default() };
    let all = ranked(speaker, table, &outcome);
    let course = Course::of(table);
    let turns = turns(table);
    let turn = turning_point(speaker, table, &course, &turns, &all);
    let decisive = turn.as_ref().and_then(|line| line.seq);
    let luck = luckiest(speaker, table, &course, &turns);
    let lines = [turn, luck, closest(speaker, &all)].into_iter().flatten().collect();
    Story { lines, ties: ties(speaker, table, &all), decisive }
}

fn turns(table: &Table<BountyHunters>) -> Vec<Turn> {
    let mut turns: Vec<Turn> = Vec::new();
    follow(table, |seq, event, _| {
        if let Event::TurnBegan { turn } = *event {
            turns.push(Turn { number: turn, seq, captures: Vec::new() });
        }
        let Some(turn) = turns.last_mut() else { return };
        if let Event::Revealed { .. } = *event {
            turn.seq = seq;
        } else if let Event::Captured { seat, target } = *event {
            turn.captures.push((seq, seat, target));
        }
    });
    turns
}

fn in_turn(speaker: &Speaker<'_>, seat: Seat, number: u8) -> Args<'static> {
    args([("name", speaker.name(seat).into()), ("turn", number.into())])
}

fn turning_point(
    speaker: &Speaker<'_>,
    table: &Table<BountyHunters>,
    course: &Course,
    turns: &[Turn],
    all: &[Ranked],
) -> Option<StoryLine> {
    let winner = all.first()?.seat?;
    let totals = totals(course);
    let idx = ahead_for_good(&totals, winner.idx())?;
    let number = course.first_turn + u8::try_from(idx).ok()?;
    let turn = turns.iter().find(|turn| turn.number == number)?;
    let mut facts = in_turn(speaker, winner, number);
    let capture = turn.captures.iter().rev().find(|(_, seat, _)| *seat == winner);
    let (key, seq) = match capture {
        Some((seq, _, target)) => {
            facts.set("target", card_name(speaker, table.content(), *target));
            ("bh-story-captured", *seq)
        }
        None if idx == 0 => ("bh-story-always", turn.seq),
        None => ("bh-story-ahead", turn.seq),
    };
    Some(StoryLine { about: StoryPart::Turn, text: speaker.say(key, &facts), seq: Some(seq) })
}

fn totals(course: &Course) -> Vec<Vec<i32>> {
    let totals = course.scores.iter();
    totals.map(|scores| scores.iter().map(|score| score.total).collect()).collect()
}

/// The pick after which its player gained most in one turn; best of all one that somebody else had
/// passed on.
fn luckiest(
    speaker: &Speaker<'_>,
    table: &Table<BountyHunters>,
    course: &Course,
    turns: &[Turn],
) -> Option<StoryLine> {
    let totals = totals(course);
    let gain = |seat: Seat, number: u8| {
        let idx = usize::from(number.checked_sub(course.first_turn)?);
        let before = idx.checked_sub(1).map_or(0, |idx| totals[idx][seat.idx()]);
        Some(totals.get(idx)?[seat.idx()] - before)
    };
    let picks = course.picks.iter().filter_map(|pick| {
        let card = pick.choice.card()?;
        let passed = course.journeys.iter().find(|journey| {
            journey.card == card
                && journey.end.is_some_and(|end| end.turn == pick.turn && end.seat == pick.seat)
        });
        let from = passed.and_then(|journey| journey.passes.last()).map(|(_, from)| *from);
        let from = from.filter(|from| *from != pick.seat);
        Some((gain(pick.seat, pick.turn)?, from.is_some(), pick, card, from))
    });
    let (points, _, pick, card, from) =
        picks.max_by_key(|(points, is_gift, pick, ..)| (*points, *is_gift, u8::MAX - pick.turn))?;
    let mut facts = in_turn(speaker, pick.seat, pick.turn);
    facts.set("card", card_name(speaker, table.content(), card));
    facts.set("points", points);
    let key = match from {
        Some(from) => {
            facts.set("from", speaker.name(from));
            "bh-story-gift"
        }
        None => "bh-story-pick",
    };
    let seq = turns.iter().find(|turn| turn.number == pick.turn).map(|turn| turn.seq);
    Some(StoryLine { about: StoryPart::Luck, text: speaker.say(key, &facts), seq })
}

/// BH-11.6: level totals are compared by unspent credits; still level, they share.
fn ties(speaker: &Speaker<'_>, table: &Table<BountyHunters>, all: &[Ranked]) -> Vec<TieLine> {
    level_pairs(all)
        .filter_map(|(one, two)| {
            let credits = |seat: Seat| table.state().area(seat).credits;
            let (upper, lower) = (credits(one.seat?), credits(two.seat?));
            let facts = args([
                ("one", one.name.clone().into()),
                ("two", two.name.clone().into()),
                ("score", one.score.into()),
                ("upper", upper.into()),
                ("lower", lower.into()),
            ]);
            let key = if upper == lower { "bh-story-tie-shared" } else { "bh-story-tie-credits" };
            Some(tie(speaker.say(key, &facts), "BH-11.6"))
        })
        .collect()
}
