//! The story of a game: the fame that decided it, the luckiest roll, the closest call.

use super::names;
use crate::story::{Ranked, ahead_for_good, closest, follow, level_pairs, ranked, tie};
use crate::{Speaker, Words as _, args};
use outer_rim::{CourseEvent, Event, OuterRim, PlayerEvent, State};
use tabletop::{Game as _, Seat, Table, Viewer};
use wire::{Story, StoryLine, StoryPart, TieLine};

/// A moment at which somebody's fame grew.
struct Gain {
    seq: u32,
    round: u8,
    seat: Seat,
    /// By player, afterwards.
    fame: Vec<i32>,
}

/// The most credits that came to somebody in one entry.
#[derive(Clone, Copy)]
struct Windfall {
    seq: u32,
    round: u8,
    seat: Seat,
    credits: i32,
}

#[derive(Default)]
struct Course {
    round: u8,
    gains: Vec<Gain>,
    /// Of the entry that is being followed, by player.
    credits: Vec<i32>,
    seq: u32,
    windfall: Option<Windfall>,
}

impl Course {
    fn of(table: &Table<OuterRim>) -> Self {
        let n_players = usize::from(table.state().n_players());
        let mut course = Self { credits: vec![0; n_players], ..Self::default() };
        follow(table, |seq, event, state| course.add(seq, event, state));
        course
    }

    fn add(&mut self, seq: u32, event: &Event, state: &State) {
        if seq != self.seq {
            self.seq = seq;
            self.credits.fill(0);
        }
        match event {
            Event::Course(CourseEvent::TurnBegan { round, .. }) => self.round = *round,
            Event::Player(PlayerEvent::Fame { seat, by }) if *by > 0 => {
                let fame = Seat::all(self.credits.len() as u8).map(|seat| state.fame(seat));
                let (round, seat) = (self.round, *seat);
                self.gains.push(Gain { seq, round, seat, fame: fame.collect() });
            }
            // What one begins with is no luck.
            Event::Player(PlayerEvent::Credits { seat, by, .. }) if *by > 0 && self.round > 0 => {
                let Some(credits) = self.credits.get_mut(seat.idx()) else { return };
                *credits += by;
                let credits = *credits;
                if self.windfall.is_none_or(|best| credits > best.credits) {
                    let (round, seat) = (self.round, *seat);
                    self.windfall = Some(Windfall { seq, round, seat, credits });
                }
            }
            Event::Course(_)
            | Event::Player(_)
            | Event::Ability(_)
            | Event::Market(_)
            | Event::Card(_)
            | Event::Board(_)
            | Event::Roll(_)
            | Event::Goal(_)
            | Event::Ambition(_)
            | Event::Deal(_)
            | Event::Opponent(_) => {}
        }
    }
}

pub(super) fn story(speaker: &Speaker<'_>, table: &Table<OuterRim>) -> Story {
    let Some(outcome) = OuterRim::outcome(table.state()) else { return Story::default() };
    // Opponents have no seat, but a name.
    let view = OuterRim::view(table.state(), Viewer::Spectator);
    let speaker = &speaker.knowing(OuterRim::ai_names(speaker, table.content(), || &view));
    let all = ranked(speaker, table, &outcome);
    let course = Course::of(table);
    let turn = turning_point(speaker, table, &course, &all);
    let decisive = turn.as_ref().and_then(|line| line.seq);
    let luck = course.windfall.map(|windfall| luckiest(speaker, windfall));
    let lines = [turn, luck, closest(speaker, &all)].into_iter().flatten().collect();
    Story { lines, ties: ties(speaker, &all), decisive }
}

fn turning_point(
    speaker: &Speaker<'_>,
    table: &Table<OuterRim>,
    course: &Course,
    all: &[Ranked],
) -> Option<StoryLine> {
    let winner = all.first()?;
    // Opponents come after the seats.
    let opponent = || Seat::all(table.state().n_players()).nth(usize::from(table.n_seats()));
    let winner = winner.seat.or_else(opponent)?;
    let fame: Vec<Vec<i32>> = course.gains.iter().map(|gain| gain.fame.clone()).collect();
    let idx = ahead_for_good(&fame, winner.idx())?;
    let gain = course.gains[idx..].iter().find(|gain| gain.seat == winner)?;
    let facts = args([
        ("name", speaker.name(winner).into()),
        ("round", gain.round.into()),
        ("fame", gain.fame[winner.idx()].into()),
    ]);
    let key = if idx == 0 { "or-story-always" } else { "or-story-ahead" };
    let text = speaker.say(key, &facts);
    Some(StoryLine { about: StoryPart::Turn, text, seq: Some(gain.seq) })
}

fn luckiest(speaker: &Speaker<'_>, windfall: Windfall) -> StoryLine {
    let facts = args([
        ("name", speaker.name(windfall.seat).into()),
        ("round", windfall.round.into()),
        ("credits", names::credits(speaker, windfall.credits).into()),
    ]);
    let text = speaker.say("or-story-windfall", &facts);
    StoryLine { about: StoryPart::Luck, text, seq: Some(windfall.seq) }
}

/// OR-22.3: the first who has the fame has won; everybody else with the same fame is level.
fn ties(speaker: &Speaker<'_>, all: &[Ranked]) -> Vec<TieLine> {
    level_pairs(all)
        .map(|(one, two)| {
            let facts = args([
                ("one", one.name.clone().into()),
                ("two", two.name.clone().into()),
                ("fame", one.score.into()),
            ]);
            let key =
                if one.place == two.place { "or-story-tie-shared" } else { "or-story-tie-won" };
            tie(speaker.say(key, &facts), "OR-22.3")
        })
        .collect()
}
