//! What the left neighbour could do with the cards it gets.

use super::outlook::Outlook;
use super::quick::Quick;
use bounty_hunters::{Action, Card};

/// What the left neighbour could do with the cards of a hand.
pub struct Gifts {
    gains: Vec<(Card, f32)>,
    /// A gain of one rival of many is a smaller loss.
    weight: f32,
}

impl Gifts {
    pub fn new(outlook: &Outlook<'_>, seat: usize, n_turns: f32, hand: &[Card]) -> Self {
        let n_seats = outlook.areas.len();
        let weight = 1.0 / (n_seats - 1) as f32;
        // BH-5.3: nobody gets the hands of the last turn.
        if outlook.last == Some(0) {
            return Self { gains: Vec::new(), weight };
        }
        let quick = Quick::new(outlook, (seat + 1) % n_seats, n_turns);
        let gain = |card: &Card| (*card, quick.best_use(*card).1.max(0.0));
        Self { gains: hand.iter().map(gain).collect(), weight }
    }

    /// What the best of the cards passed on costs, once this action took one.
    pub fn after(&self, action: Action) -> f32 {
        let passed = self.gains.iter().filter(|(card, _)| action.card() != Some(*card));
        self.weight * passed.map(|(_, gain)| *gain).fold(0.0, f32::max)
    }
}
