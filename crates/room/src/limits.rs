//! Every bound of a room, by name.

/// How many connections of spectators one table serves. Who has a seat, and the host, always get in.
pub const SPECTATORS_MAX: usize = 200;

/// How many connections one table serves of those who may sit down and have not yet, while a seat is
/// free. They are counted apart, so that no crowd of spectators keeps a friend from their seat.
pub const WAITING_MAX: usize = 200;

/// How many connections of one address (of IPv6, one /64) may watch one table, and as many may
/// wait for a seat: a class behind one router, and some with two windows.
pub const SPECTATORS_PER_ORIGIN_MAX: usize = 60;

/// How many connections of one table may be open under one key: a few
/// devices and a few tabs.
pub const CONNECTIONS_PER_KEY_MAX: usize = 8;

/// How long somebody may be away before others may let a bot stand in: a line blinks, a phone sleeps.
pub const STAND_IN_GRACE_MS: u64 = 45_000;

/// How long the news of who came and went are gathered before everybody is told.
pub const SEATING_NEWS_MS: u64 = 250;

/// How often one seat may change its answer to one question, be it by answering anew or by taking
/// back. Where only one person plays, taking back is bounded by its rate alone.
pub const ANSWERS_CHANGED_MAX: usize = 30;

/// How many answers one seat may take back at once, and how long it takes until it may take back one
/// more: who goes back over a whole turn of a long game clicks some twenty times.
pub const UNDOS_BURST: u32 = 60;
/// See [`UNDOS_BURST`].
pub const UNDO_EVERY_MS: u64 = 2_000;

/// How many people who were shown out are remembered; past that the longest ago is forgotten, whose
/// link leads nowhere any more.
pub const BANNED_MAX: usize = 64;

/// How many bytes of a table's secret make the end of a player's link: 80 bits nobody guesses.
pub const INVITE_BYTES: usize = 10;

/// How many bytes tell the people at one table apart, for its host.
pub const PERSON_ID_BYTES: usize = 8;

/// How many wishes wait while a write is in flight; past that the table is busy.
pub const HELD_MAX: usize = 256;

/// How many answered seating wishes of each person are remembered for retries. They are counted by
/// person, so that nobody's wishes make a table forget another's.
pub const ANSWERED_MAX: usize = 16;

/// Of how many people who neither have a seat nor are the host such wishes are remembered; past that
/// those of whoever wished longest ago are forgotten.
pub const ANSWERED_STRANGERS_MAX: usize = 16;

/// How many answers of people one seat may give at once, and how long it takes until it may give one
/// more. Nobody meets it who plays: the longest games have some hundreds of a seat. Whoever makes
/// entries for their own sake needs over an hour to fill a log.
pub const ANSWERS_BURST: u32 = 1_000;
/// See [`ANSWERS_BURST`].
pub const ANSWER_EVERY_MS: u64 = 200;

/// How many hints one seat may ask for at once, and how long it takes until it may ask for one more:
/// the adviser thinks as long as any bot.
pub const HINTS_BURST: u32 = 12;
/// See [`HINTS_BURST`].
pub const HINT_EVERY_MS: u64 = 3_000;

/// How many hints are thought about at once at one table.
pub const HINTS_OPEN_MAX: usize = 4;

/// How many bytes tell the table at which the same people play again from every other.
pub const REMATCH_ID_BYTES: usize = 16;

/// How long a room waits after a failed automatic write before it tries again.
pub const RETRY_MS: u64 = 1_000;

/// The fewest seconds a clock may give.
pub const CLOCK_SECONDS_MIN: u32 = 5;

/// The most seconds a clock may give: a day, for tables played by the way.
pub const CLOCK_SECONDS_MAX: u32 = 86_400;

/// Past this many entries nothing may be taken back or changed any more, so that a game that went
/// back and forth can still be brought to its end. The longest game of our corpus has some 1,600.
pub const ENTRIES_PATIENT_MAX: u32 = 10_000;

/// How many entries a table may have; past that it is over, and nobody has won. Some games
/// have no end of their own, and whoever looks back at one must be told all of it.
pub const ENTRIES_MAX: u32 = 20_000;

/// How many steps somebody is told who comes to a table and has none: more than the longest game we
/// know has, for whoever belongs to the table, and what is of use to a spectator. A replay tells
/// all of them.
pub const STEPS_TOLD_MAX: usize = 2_000;
/// See [`STEPS_TOLD_MAX`].
pub const STEPS_TOLD_STRANGERS_MAX: usize = 300;

/// How many such stories are kept ready: of each seat and of spectators, in each language, long
/// ones and short ones. Past that the one that was made first is made anew when it is wanted.
pub const STORIES_KEPT_MAX: usize = 16;
