//! Outer Rim: what is counted of every game.

use super::{Counts, GameResult, Surveyed};
use catalog::games::OuterRim;
use outer_rim::{Content, Event, State};
use wire::StatTable;

impl Surveyed for OuterRim {
    type Counts = Nothing;
}

/// Nothing is counted.
#[derive(Default)]
pub struct Nothing;

impl Counts<OuterRim> for Nothing {
    fn begin(&mut self, _content: &Content, _state: &State) {}

    fn event(&mut self, _event: &Event) {}

    fn end(&mut self, _state: &State, _result: &GameResult<'_>) {}

    fn add(&mut self, _other: Self) {}

    fn tables(&self, _content: &Content) -> Vec<StatTable> {
        Vec::new()
    }
}
