//! Plans: where a turn is worth most, what cards are worth to it, what the odds are.

use super::atlas::Atlas;
use super::choices::Choices;
use crate::{Mind, Situation};
use outer_rim::{Action, OuterRim, SpaceId, View};
use tabletop::{Answer, Dice, Imagine, Seat};

/// Plans and knows what things are worth.
#[derive(Default)]
pub struct Smuggler {
    /// The last atlas, with the view it was made from; where one stands does not matter to it.
    known: Option<(View, Atlas)>,
}

impl Mind<OuterRim> for Smuggler {
    fn answer(&mut self, situation: &Situation<'_, OuterRim>, dice: &mut Dice) -> Answer<Action> {
        let Situation { view, menu, content, .. } = situation;
        let action = view.viewer.seat().and_then(|seat| {
            // The same question gets the same answer, whatever the dice.
            let mut thoughts = Dice::swift(u64::from(view.step));
            let state = OuterRim::imagine(view, content, &mut thoughts);
            let key = unplaced(view, seat);
            let known = self.known.take().filter(|(seen, _)| *seen == key);
            let choices = Choices::with_atlas(&state, seat, known.map(|(_, atlas)| atlas));
            let action = choices.best(menu.items());
            self.known = choices.into_atlas().map(|atlas| (key, atlas));
            action
        });
        action.map_or_else(|| menu.sample(dice), Answer::Item)
    }
}

/// A view without what an atlas does not look at: where one is, and what is asked.
fn unplaced(view: &View, seat: Seat) -> View {
    let mut view = (*view).clone();
    view.players[seat.idx()].space = SpaceId(0);
    view.frames.clear();
    view.step = 0;
    view.used.clear();
    view
}
