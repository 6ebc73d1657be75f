//! Bots for the Han Solo Card Game.

use crate::{Bots, Level, Mind, RandomMind};
use han_solo::HanSolo;

impl Bots for HanSolo {
    fn mind(level: Level) -> Box<dyn Mind<Self>> {
        match level {
            Level::Random | Level::Rookie | Level::Smuggler | Level::Hunter => Box::new(RandomMind),
        }
    }
}
