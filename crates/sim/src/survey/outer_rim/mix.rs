//! Tables whose games together cover all content: every number of seats, every option, and weak
//! bots beside strong ones, as some parts of scripts are reached by mistakes only.

use crate::survey::Kind;
use bots::Level::{self, Random, Rookie, Smuggler};

const fn kind(bots: &'static [Level], options: &'static str, share: u32) -> Kind {
    Kind { bots, options, share }
}

/// The kinds of tables.
pub const MIX: [Kind; 16] = [
    kind(&[Smuggler], "", 2),
    kind(&[Rookie], "expansion,opponents=bounty_hunter,characters=random", 4),
    kind(&[Smuggler], "expansion,opponents=both,characters=random", 4),
    kind(&[Rookie], "expansion,opponents=both,ambitions,fame=8,characters=random", 4),
    kind(&[Rookie, Smuggler], "", 4),
    kind(&[Smuggler, Smuggler], "expansion,characters=random", 4),
    kind(&[Smuggler, Rookie], "expansion,favors,ambitions,fame=8,board=random", 6),
    kind(&[Random, Rookie], "expansion,favors,characters=random", 8),
    kind(&[Rookie, Random, Smuggler], "board=random,characters=random", 6),
    kind(&[Rookie, Rookie, Rookie], "expansion,fame=12", 8),
    kind(&[Random, Random, Rookie], "expansion,ambitions,fame=8,characters=random", 8),
    kind(&[Smuggler, Smuggler, Smuggler], "expansion,favors,ambitions,fame=8", 10),
    kind(&[Random, Rookie, Rookie, Random], "characters=random,fame=8", 6),
    kind(&[Smuggler, Smuggler, Smuggler, Smuggler], "expansion,characters=random", 6),
    kind(&[Random, Rookie, Random, Smuggler], "expansion,favors,characters=random", 10),
    kind(&[Random, Random, Random, Rookie], "expansion,favors,ambitions,fame=8,board=random", 10),
];
