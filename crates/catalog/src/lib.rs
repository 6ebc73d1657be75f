//! The games of the house: one closed list, and everything a host needs of each.
//!
//! Hosts (the room, the simulator, the line protocol, the terminal) are written
//! once, generic over [`Hosted`]; [`host!`] picks the game by its id. Card sets
//! are parsed and pinned here, and complete games are kept as [`Record`]s.

mod agreed;
mod bounty_hunters;
mod card_set;
mod fairness;
mod formats;
mod han_solo;
mod hosted;
mod lesson;
mod outcome;
mod outer_rim;
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
pub use hosted::{GameId, Hosted, SetupError, game_info};
pub use lesson::{Lesson, LessonError, LessonFault, LessonSource, Part};
pub use outcome::{Standing, standings, told_outcome};
pub use record::{Record, RecordError};
pub use stored_header::StoredHeader;
pub use telling::{Eyes, Moment, NowOf, UNDONE_TOLD_MAX, n_undone};

/// The games by name, for [`host!`].
pub mod games {
    pub use bounty_hunters::BountyHunters;
    pub use han_solo::HanSolo;
    pub use outer_rim::OuterRim;
    pub use tabletop::Game;
}
