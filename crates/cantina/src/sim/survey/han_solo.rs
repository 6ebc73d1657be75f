//! The Han Solo Card Game: what is counted of every game says enough.

use super::{Counts, GameResult, Surveyed};
use catalog::games::HanSolo;
use han_solo::{Content, Event, State};
use wire::StatTable;

impl Surveyed for HanSolo {
    type Counts = Nothing;
}

/// Nothing is counted.
#[derive(Default)]
pub struct Nothing;

impl Counts<HanSolo> for Nothing {
    fn begin(&mut self, _content: &Content, _state: &State) {}

    fn event(&mut self, _content: &Content, _event: &Event) {}

    fn end(&mut self, _state: &State, _result: &GameResult<'_>) {}

    fn add(&mut self, _other: Self) {}

    fn tables(&self, _content: &Content) -> Vec<StatTable> {
        Vec::new()
    }
}
