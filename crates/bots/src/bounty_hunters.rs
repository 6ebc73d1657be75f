//! Bots for Star Wars: Bounty Hunters. How they think, and how well they do:
//! `docs/bots.md`.
//!
//! | file | what it knows |
//! | --- | --- |
//! | `rookie`, `smuggler`, `hunter` | the minds: which of the below each one asks |
//! | `facts`, `book` | the numbers of a card set, studied once |
//! | `area`, `uses` | what lies in front of a seat, and what a card can do there |
//! | `prospects` | what an open target will come to |
//! | `worth` | what an area will come to at the end |
//! | `outlook` | how long the game will last, and what an action is worth |
//! | `tuning` | the few numbers that no rule and no card gives |

mod area;
mod book;
mod facts;
mod outlook;
mod prospects;
mod rookie;
mod smuggler;
mod tuning;
mod uses;
mod worth;

use crate::{Bots, Level, Mind, RandomMind};
use bounty_hunters::BountyHunters;
use rookie::Rookie;
use smuggler::Smuggler;

impl Bots for BountyHunters {
    fn mind(level: Level) -> Box<dyn Mind<Self>> {
        match level {
            Level::Random => Box::new(RandomMind),
            Level::Rookie => Box::<Rookie>::default(),
            Level::Smuggler | Level::Hunter => Box::<Smuggler>::default(),
        }
    }
}
