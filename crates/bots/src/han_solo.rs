//! Bots for the Han Solo Card Game. How they think, and how well they do:
//! `docs/bots.md`.
//!
//! | file | what it knows |
//! | --- | --- |
//! | `rookie`, `smuggler`, `hunter` | the minds: which of the below each one asks |
//! | `greedy` | the best hand after this turn |
//! | `planner` | what a hand may become in all turns that are left |
//! | `rivals`, `practice` | what rivals will show, from rounds played beforehand |
//! | `gift` | what an open card is to the next seat |
//! | `tokens` | what a token is worth: price, sets and the Falcon |
//! | `future` | how the game may end, played out in tokens |
//! | `hand_value` | hands as numbers, for tables |

mod future;
mod gift;
mod greedy;
mod hand_value;
mod hunter;
mod planner;
mod practice;
mod rivals;
mod rookie;
mod smuggler;
mod tokens;

use crate::{Bots, Level, Mind, RandomMind};
use han_solo::HanSolo;
use hunter::Hunter;
use rookie::Rookie;
use smuggler::Smuggler;

impl Bots for HanSolo {
    fn mind(level: Level) -> Box<dyn Mind<Self>> {
        match level {
            Level::Random => Box::new(RandomMind),
            Level::Rookie => Box::new(Rookie),
            Level::Smuggler => Box::new(Smuggler),
            Level::Hunter => Box::<Hunter>::default(),
        }
    }
}
