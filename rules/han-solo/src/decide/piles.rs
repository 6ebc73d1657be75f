//! The draw pile and the discard pile (chapter 4).

use super::Stage;
use crate::script::CARD;
use crate::{Card, Event, labels};
use tabletop::face_of;

/// What a card shows to scripted dice: its value, counted from −10.
fn face(card: Card) -> u32 {
    face_of(CARD, (i32::from(card.value()) + 10) as u32)
}

/// Which card the draw pile gives. HS-4.3: if it is empty, the discards under
/// the top one become the new draw pile first.
#[inline]
pub fn next_card(stage: &mut Stage<'_>) -> Card {
    if stage.state.draw.is_empty() {
        stage.emit(Event::Reshuffled);
    }
    let state = &*stage.state;
    let (draw, n_draw) = (state.draw, state.draw.len());
    let label = labels::card(state.round, state.n_reshuffles, n_draw);
    let rank = stage.dice.about(label).pick(u32::from(n_draw), |rank| face(draw.nth(rank)));
    draw.nth(rank)
}

/// The top of the draw pile starts a discard pile.
pub fn upturn(stage: &mut Stage<'_>) {
    let card = next_card(stage);
    stage.emit(Event::Upturned { card });
}
