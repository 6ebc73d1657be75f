//! The games of Cantina: one closed list, and everything a host needs of each.
//!
//! Hosts (the room, the simulator, the line protocol, the terminal) are written
//! once, generic over [`Hosted`]; [`host!`] picks the game by its id. Card sets
//! are parsed and pinned here, and complete games are kept as [`Record`]s.

mod agreed;
#[macro_use]
mod formats;
#[macro_use]
mod list;

// The games, each `impl Hosted`. The list that makes the rest stands below.
mod bounty_hunters;
mod han_solo;
mod outer_rim;

mod card_set;
mod fairness;
mod hosted;
mod lesson;
mod options;
mod outcome;
mod record;
mod stored_header;
mod telling;

pub use agreed::{read_options, told_options};
pub use card_set::{CardSet, CardSetError, SetFault, SetFile};
pub use fairness::{commitment, seed_from_hex, to_hex};
#[cfg(feature = "schema")]
pub use formats::Schemas;
pub use formats::{
    FrameOf, FromJson, FromToml, FromValue, OpenMenuOf, ToClientOf, ToJson, ToServerOf,
};
pub use hosted::{Hosted, SetupError, game_info};
pub use lesson::{Lesson, LessonError, LessonFault, LessonSource, Part};
pub use options::parse_options;
pub use outcome::{Standing, standings, told_outcome};
pub use record::{Record, RecordError};
pub use stored_header::StoredHeader;
pub use telling::{Eyes, Moment, NowOf, UNDONE_TOLD_MAX, n_undone};

games! {
    drawn {
        /// The Han Solo Card Game.
        HanSolo: han_solo "han-solo";
        /// Star Wars: Bounty Hunters.
        BountyHunters: bounty_hunters "bounty-hunters";
        /// Outer Rim with Unfinished Business.
        OuterRim: outer_rim "outer-rim";
    }
    plain {}
}
