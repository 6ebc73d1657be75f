//! Bots for Star Wars: Bounty Hunters. How they think, and how well they do:
//! `docs/bots.md`.
//!
//! | file | what it knows |
//! | --- | --- |
//! | `rookie`, `smuggler`, `hunter` | the minds: which of the below each one asks |
//! | `facts`, `book` | the numbers of a card set, studied once |
//! | `area`, `places` | what lies in front of a seat, and where a card may go |
//! | `prospects` | what an open target will come to |
//! | `worth` | what an area will come to at the end |
//! | `outlook` | how long the game will last, and what paying a reserved card is worth |
//! | `quick` | what each use of a card of the hand adds |
//! | `gifts` | what the left neighbour could do with the cards it gets |
//! | `world` | a table that may be the real one, played onwards |
//! | `tuning` | the few numbers that no rule and no card gives |

#[cfg(test)]
mod agreement;
mod area;
mod book;
mod facts;
mod gifts;
mod hunter;
mod outlook;
mod places;
mod prospects;
mod quick;
mod rookie;
mod smuggler;
mod tuning;
mod world;
mod worth;

use crate::{Bots, Level, Mind, RandomMind};
use bounty_hunters::BountyHunters;
use hunter::Hunter;
use rookie::Rookie;
use smuggler::Smuggler;

impl Bots for BountyHunters {
    fn mind(level: Level) -> Box<dyn Mind<Self>> {
        match level {
            Level::Random => Box::new(RandomMind),
            Level::Rookie => Box::<Rookie>::default(),
            Level::Smuggler => Box::<Smuggler>::default(),
            Level::Hunter => Box::<Hunter>::default(),
        }
    }
}
