//! Outer Rim: how long a game takes, who wins with what, where fame comes
//! from, which cards are taken, and what of the content was never exercised.

mod aims;
mod charts;
mod coverage;
mod mix;
mod path;
mod sheet;
mod tallies;

use super::{Aim, Counts, GameResult, Kind, Surveyed, minus, table};
use crate::chart::Chart;
use catalog::games::OuterRim;
use outer_rim::{Action, At, Content, Event, Options, State, trace};
use sheet::Sheet;
use tabletop::{Answer, Seat, Stage};
use tallies::Tallies;
use wire::StatTable;

impl Surveyed for OuterRim {
    type Counts = Census;

    const MIX: &'static [Kind] = &mix::MIX;
}

/// What is counted over many games.
#[derive(Default)]
pub struct Census {
    tallies: Tallies,
    /// Those of every game, as a match has one setup.
    options: Options,
    /// Of the answer at hand.
    places: Vec<At>,
}

impl Counts<OuterRim> for Census {
    fn begin(&mut self, _content: &Content, state: &State) {
        if self.tallies.n_games == 0 {
            self.options = state.setup().options.clone();
        }
        self.tallies.begin(state);
    }

    fn decide(&mut self, stage: &mut Stage<'_, OuterRim>, seat: Seat, answer: &Answer<Action>) {
        self.places.clear();
        trace(stage, seat, answer, &mut self.places);
        self.tallies.coverage.perform(&self.places);
    }

    fn event(&mut self, content: &Content, event: &Event) {
        self.tallies.event(content, event);
    }

    fn end(&mut self, state: &State, result: &GameResult<'_>) {
        self.tallies.end(state, &result.wins);
    }

    fn add(&mut self, other: Self) {
        if self.tallies.n_games == 0 {
            self.options = other.options;
        } else {
            // Only a mix of kinds of tables differs here.
            self.options.expansion |= other.options.expansion;
        }
        self.tallies.add(other.tallies);
    }

    fn tables(&self, content: &Content) -> Vec<StatTable> {
        printed(sheet::sheets(&self.tallies, content, self.options.expansion))
    }

    fn coverage(&self, content: &Content) -> (Vec<StatTable>, bool) {
        let coverage = &self.tallies.coverage;
        (printed(coverage.sheets(content, self.options.expansion)), coverage.is_whole(content))
    }

    fn aims(&self, content: &Content) -> Vec<Aim> {
        aims::aims(&self.tallies, content, &self.options)
    }

    fn charts(&self, content: &Content) -> Vec<Chart> {
        charts::charts(&self.tallies, content, &self.options)
    }
}

fn printed(sheets: Vec<Sheet>) -> Vec<StatTable> {
    let with_signs = |row: Vec<String>| row.iter().map(|cell| minus(cell)).collect();
    let tables = sheets.into_iter().map(|sheet| {
        // Names may hold hyphens, numbers hold signs.
        let rows = sheet.rows.into_iter().map(|mut row: Vec<String>| {
            let name = row.remove(0);
            let mut signed: Vec<String> = with_signs(row);
            signed.insert(0, name);
            signed
        });
        table(&sheet.title, &sheet.columns, rows.collect())
    });
    tables.collect()
}
