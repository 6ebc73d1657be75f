//! The rookie: greedy on its hand, and the most valuable token it can get.

use super::greedy;
use crate::{Mind, Situation};
use han_solo::{Action, Content, HanSolo, Token};
use tabletop::{Answer, Dice};

/// Greedy on its hand, and the most valuable token it can get.
#[derive(Clone, Copy, Debug)]
pub struct Rookie;

impl Mind<HanSolo> for Rookie {
    fn answer(&mut self, situation: &Situation<'_, HanSolo>, _: &mut Dice) -> Answer<Action> {
        let Situation { view, menu, content, .. } = situation;
        let action = greedy::answer(view, menu).unwrap_or_else(|| {
            let worth = |action: &&Action| match **action {
                Action::Pick(token) | Action::Name(token) => value(content, token),
                // Capturing costs nothing.
                Action::Capture(_) => 1,
                _ => 0,
            };
            *menu.items().iter().max_by_key(worth).expect("a menu has items")
        });
        Answer::Item(action)
    }
}

fn value(content: &Content, token: Token) -> i32 {
    content.face(token).value
}
