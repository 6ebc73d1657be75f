//! Bots for Outer Rim. How they think, and how well they do: `docs/bots.md`.
//!
//! | file | what it knows |
//! | --- | --- |
//! | `rookie`, `smuggler`, `hunter` | the minds: which of the below each one asks |
//! | `choices`, `windows` | what every answer to every question is worth |
//! | `judge` | what credits, fame, wounds, reputations, tests and fights are worth |
//! | `scripts` | what a script is worth, whatever card it stands on |
//! | `cards` | what cards are worth, in a slot and on the market |
//! | `encounters` | what spaces, contacts, patrols and jobs are worth |
//! | `deeds` | what one's own actions are worth, and where |
//! | `ambition` | what goals of an ambition add to all of these |
//! | `atlas` | what a turn in each space is worth |
//! | `outlook` | what a whole table is worth, once a turn is over |
//! | `trades` | what offers and favors are worth to both sides |
//! | `odds` | exact odds of combats |
//! | `tuning` | the few numbers that no rule and no card gives |

mod ambition;
mod atlas;
mod bounties;
mod cards;
mod choices;
mod deeds;
mod encounters;
mod hunter;
mod judge;
mod odds;
mod outlook;
mod rookie;
mod scripts;
mod smuggler;
mod trades;
mod tuning;
mod windows;

use crate::{Bots, Level, Mind, RandomMind};
use hunter::Hunter;
use outer_rim::OuterRim;
use rookie::Rookie;
use smuggler::Smuggler;

impl Bots for OuterRim {
    fn mind(level: Level) -> Box<dyn Mind<Self>> {
        match level {
            Level::Random => Box::new(RandomMind),
            Level::Rookie => Box::new(Rookie),
            Level::Smuggler => Box::<Smuggler>::default(),
            Level::Hunter => Box::<Hunter>::default(),
        }
    }
}
