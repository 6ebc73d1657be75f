//! The bounds of this game, each with its reason.

/// OR-1.1: players at a table, those an AI plays included.
pub const PLAYERS_MAX: usize = 4;
/// UB-19.1: opponents of a single player.
pub const OPPONENTS_MAX: usize = 2;
/// UB-16.5: goals of an ambition; the shipped ones have five.
pub const GOALS_MAX: usize = 8;
/// Spaces, contacts and the cards of one deck are kept as bits of a word.
pub const BITS_MAX: usize = 64;
/// Cards of market and databank are kept as bits of some words; the boxes have 220.
pub const CARDS_MAX: usize = 512;
/// No deck of the boxes has more cards (two boxes of ten encounters, 25 gear and mods).
pub const DECK_CARDS_MAX: usize = 32;
/// A player's slots: two gear, two jobs, and the largest ship with every slot card.
pub const ASSETS_MAX: usize = 16;
/// A claimed situation gives nobody more credits, so that no sum grows out of its number.
pub const CREDITS_MAX: i32 = 1_000_000;
/// A claimed situation gives nobody more fame where fame alone does not win (UB-16.5).
pub const FAME_MAX: u8 = 30;
/// Cantina ends a table after this many rounds; the most famous player wins.
/// Competent games to ten fame end in 12 to 22 rounds.
pub const ROUNDS_MAX: u8 = 60;
/// Offers a player may make in a turn, so that nobody haggles for ever: what is laid before
/// others counts, be it credits, a trade or a favor. No player needs as many.
pub const OFFERS_MAX: u8 = 40;
/// How often a player may turn aside in a turn, whatever comes of it, or leave the market or a trade
/// with nothing done, so that a table has an end.
/// Looking is free; whoever reaches this is a program.
pub const LOOKS_MAX: u8 = 250;
/// Things that can be put into one offer; credits go in by one or five thousand.
pub const OFFER_THINGS_MAX: u8 = 12;
/// Cards on one side of an offer.
pub const OFFER_CARDS_MAX: usize = 3;
/// How often whoever is asked for a favor may raise the price.
pub const RAISES_MAX: u8 = 3;
/// The questions of one aside at most: the offer, and for a favor everybody's price.
const ASIDE_ENTRIES_MAX: u32 =
    4 + OFFER_THINGS_MAX as u32 + (PLAYERS_MAX as u32 - 1) * (RAISES_MAX as u32 + 1);
/// How often the deals that a player makes beside what the table waits for may change in a turn.
/// Whoever reaches this is a program; one that is under way then can still be settled.
pub const BESIDES_MAX: u8 = 200;
/// The entries beside of one turn at most.
const BESIDE_ENTRIES_MAX: u32 = PLAYERS_MAX as u32 * (BESIDES_MAX as u32 + ASIDE_ENTRIES_MAX);
/// Decisions one turn can ask for at most, with every market card bartered and every die rerolled.
pub const TURN_ENTRIES_MAX: u32 =
    160 + (LOOKS_MAX as u32 + OFFERS_MAX as u32) * ASIDE_ENTRIES_MAX + BESIDE_ENTRIES_MAX;
/// No table has more entries: the deal, the setup choices, and all turns of all rounds.
pub const ENTRIES_MAX: u32 = 64 + ROUNDS_MAX as u32 * PLAYERS_MAX as u32 * TURN_ENTRIES_MAX;
/// Events of one entry: a deal turns up the market; the rest are far shorter.
pub const EVENTS_MAX: usize = 600;
/// Effects resolved within one entry. A script has no loops, so only nesting counts.
pub const STEPS_MAX: u32 = 2000;
/// Frames of paused work: a turn, an encounter, a job, its card, a fight, a window, a script.
pub const FRAMES_MAX: usize = 40;
/// Abilities one player can use at one moment. No player has as many that listen to the same;
/// the moment is over when they are used up.
pub const WINDOW_USES_MAX: usize = 8;
/// Refusals noted in a turn: two jobs, and three players who may be asked for each, and some more.
pub const REFUSALS_MAX: usize = 8;
/// How often a purchase may be given up again in one visit to the market.
pub const BACKS_MAX: u8 = 3;
