//! What a bot is given, and what it gives back.

use crate::Level;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Answer, Dice, Game, Menu};

/// Everything a bot is given.
#[derive(Debug)]
pub struct Situation<'a, G: Game> {
    /// Everything its seat may know or remember.
    pub view: &'a G::View,
    /// The legal answers to its open decision.
    pub menu: &'a Menu<G::Action>,
    /// The card set.
    pub content: &'a Arc<G::Content>,
    /// How long it may think; a bot that needs less takes less.
    pub budget: Duration,
}

/// A bot's mind. A view holds nearly all that its seat could remember, so a mind
/// needs no memory of its own; what it keeps between answers is only prepared
/// tables. What views leave out no mind knows either: after a reshuffle of the
/// Han Solo Card Game, which of the cards seen before went into the new draw
/// pile, and so are in no hand dealt before.
pub trait Mind<G: Game>: Send {
    /// A legal answer.
    fn answer(&mut self, situation: &Situation<'_, G>, dice: &mut Dice) -> Answer<G::Action>;
}

/// A game with bots.
pub trait Bots: Game {
    /// A mind of this level. Until a game has minds of its own, it plays at random.
    fn mind(_level: Level) -> Box<dyn Mind<Self>> {
        Box::new(RandomMind)
    }
}

/// Any legal answer, every one equally likely.
#[derive(Clone, Copy, Debug, Default)]
pub struct RandomMind;

impl<G: Game> Mind<G> for RandomMind {
    fn answer(&mut self, situation: &Situation<'_, G>, dice: &mut Dice) -> Answer<G::Action> {
        situation.menu.sample(dice)
    }
}
