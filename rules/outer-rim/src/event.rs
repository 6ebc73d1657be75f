//! What became true, and what a viewer sees of it.

use crate::{
    AbilityId, AiCardId, AmbitionId, Arena, At, Body, CardId, CharacterId, ContactId, DealStep,
    Dealing, Deck, Defender, Duration, EncounterId, Faction, Favor, Frame, Goods, Limit, Price,
    Purpose, Roll, ShipId, Skill, SoloLevel, Source, SpaceId, Standing, TileId,
};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Where a card goes that leaves a player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Gone {
    /// OR-7.11: to the bottom of its deck, or back into the databank.
    Discarded,
    /// Out of the game.
    Removed,
    /// Shuffled into its deck.
    Shuffled,
}

/// What a card that leaves a player was given for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum GivenFor {
    /// OR-18.8, OR-19.2: it was delivered, a cargo or a captive.
    Delivery,
    /// OR-18.6, OR-20.3: what it asks for is done, a bounty or a job.
    Success,
    /// OR-7.8: it paid for something.
    Payment,
    /// OR-18.7: who it stands for was captured; the token goes with the bounty.
    Capture,
}

/// Why dice were rolled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum RolledFor {
    /// OR-11.5.
    Test,
    /// OR-12.4: by the attacker.
    Attack,
    /// OR-12.4: by the defender.
    Defence,
    /// OR-19.3.
    Delivery,
    /// OR-7.6.
    Purchase,
    /// A card said so.
    Card,
}

/// Which sheet a goal lies on.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Sheet {
    /// OR-10.2.
    Character,
    /// OR-9.2.
    Ship,
}

/// What became true; all chance is already resolved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "the fields are named for the terms of the rulebook")]
pub enum Event {
    /// OR-2.1: the tiles lie.
    BoardLaid { tiles: Vec<TileId> },
    /// OR-2.9.
    FirstPlayerDrawn { seat: Seat },
    /// OR-2.10.
    CharacterTaken { seat: Seat, character: CharacterId },
    /// OR-2.12, OR-9.6.
    ShipTaken { seat: Seat, ship: ShipId },
    /// OR-2.16, OR-5: the standee is there now.
    Moved { seat: Seat, to: SpaceId },
    /// OR-4.1.
    TurnBegan { seat: Seat, round: u8 },
    /// OR-4.6.
    ExtraTurnGranted,
    /// Credits changed. What was lost was taken away (OR-13.4, OR-24.3), and paid for nothing.
    Credits {
        seat: Seat,
        by: i32,
        #[serde(default)]
        lost: bool,
    },
    /// Fame changed.
    Fame { seat: Seat, by: i8 },
    /// OR-16.2.
    Reputation { seat: Seat, faction: Faction, to: Standing },
    /// OR-13.1.
    Damaged { seat: Seat, body: Body, by: u8 },
    /// OR-13.2.
    Recovered { seat: Seat, body: Body, by: u8 },
    /// OR-13.4.
    Defeated { seat: Seat },
    /// OR-13.6.
    StoodUp { seat: Seat },
    /// OR-2.7, OR-7.3, OR-7.5: the card lies face up on its deck.
    TurnedUp { deck: Deck, card: CardId },
    /// OR-7.3: the face-up card went under its deck.
    PutUnder { deck: Deck },
    /// A card was shown from its deck.
    Shown { deck: Deck, card: CardId },
    /// A face-up or shown card was shuffled into its deck, with all others.
    ShuffledIn { deck: Deck, card: CardId },
    /// A shown card was put back and the deck shuffled.
    DeckShuffled { deck: Deck },
    /// The face-up card left the market.
    TakenFromMarket { deck: Deck },
    /// OR-8: a card lies in a slot now.
    CardGained { seat: Seat, card: CardId },
    /// A card left a player. Where nothing is said for what, it was given up or taken away.
    CardLost {
        seat: Seat,
        card: CardId,
        gone: Gone,
        #[serde(default)]
        given: Option<GivenFor>,
    },
    /// A card nobody held left the game.
    CardRemoved { card: CardId },
    /// A card changed owner.
    CardTaken { seat: Seat, from: Seat, card: CardId },
    /// UB-12.3. Where something is said for what, it was given for that and stays.
    CardRotated {
        seat: Seat,
        card: CardId,
        #[serde(default)]
        given: Option<GivenFor>,
    },
    /// OR-21.1: a databank card is being resolved.
    DatabankDrawn { seat: Seat, card: CardId },
    /// OR-14.4.
    EncounterDrawn { seat: Seat, deck: u8, card: EncounterId },
    /// OR-15.
    PatrolMoved { faction: Faction, to: SpaceId },
    /// OR-15.8: the next patrol appeared at home.
    PatrolReplaced { faction: Faction, level: u8, at: SpaceId },
    /// OR-17.2.
    ContactRevealed { spot: u8, contact: ContactId },
    /// OR-17.8.
    ContactPeeked { seat: Seat, spot: u8, contact: ContactId },
    /// The token left its spot: hired, captured or out of the game.
    ContactLeft { spot: u8 },
    /// OR-17.7.
    ContactReturned { spot: u8, contact: ContactId },
    /// OR-18.7.
    Captured { seat: Seat, card: CardId, contact: ContactId },
    /// Dice fell.
    Rolled { seat: Seat, what: RolledFor, roll: Roll },
    /// Dice were changed without chance.
    DiceSet { seat: Seat, what: RolledFor, roll: Roll },
    /// OR-11.3: a skill is about to be tested.
    TestBegan { seat: Seat, skill: Skill },
    /// OR-11.5.
    Tested { seat: Seat, passed: bool },
    /// OR-12.4: a combat is about to be fought.
    CombatBegan { attacker: Seat, arena: Arena, defender: Defender, purpose: Purpose },
    /// OR-12.4: who won.
    Fought { attacker: Seat, won: bool },
    /// A test, combat or delivery is over; what was lent for it is, too.
    RollEnded { seat: Seat },
    /// An ability was used.
    AbilityUsed { seat: Seat, ability: AbilityId, limit: Limit },
    /// A modifier or, with an index, a skill was lent.
    Lent { seat: Seat, at: At, option: u8, until: Duration },
    /// OR-4.6: the turn was the next one for which something was lent to this player.
    LoansEnded { seat: Seat },
    /// OR-9.4.
    GoalAdvanced { seat: Seat, sheet: Sheet },
    /// OR-9.4: a goal token was put on a held card.
    TokenPut { seat: Seat, card: CardId },
    /// OR-9.2, OR-10.2: a goal was met and the sheet flipped.
    Flipped { seat: Seat, sheet: Sheet },
    /// UB-20.5: a character card was turned back to its front.
    FlippedBack { seat: Seat },
    /// A space was marked for a held card or a sheet.
    Marked { seat: Seat, source: Source, space: SpaceId },
    /// OR-5.5: a player ended the move of another.
    MoveStopped { seat: Seat, by: Seat },
    /// UB-8.4: somebody was asked to take part in a job for two.
    JobAnswered { seat: Seat, card: CardId, accepted: bool },
    /// OR-23: an offer was made.
    OfferMade { seat: Seat, to: Seat, gives: Goods, wants: Goods },
    /// OR-23.5: it was accepted or refused; what changes hands follows.
    OfferAnswered { seat: Seat, accepted: bool },
    /// OR-23.2, UB-13.2: a deal beside what the table waits for is another one now, or is over.
    DealMoved { seat: Seat, deal: Option<Dealing>, came: DealStep },
    /// UB-14.2: a debt token changed hands.
    DebtGiven { seat: Seat, to: Seat, debt: Seat },
    /// UB-13.2: somebody asked for a favor.
    FavorAsked { seat: Seat, favor: Favor, pays: Goods, swap: Option<CardId> },
    /// UB-13.5: somebody would grant it, at this price beyond what was offered, or would not.
    FavorAnswered { seat: Seat, price: Option<Price> },
    /// UB-13.5: a favor was granted.
    FavorGranted { seat: Seat, by: Seat, favor: Favor },
    /// The test or combat the favor was for is over.
    FavorSpent { seat: Seat },
    /// UB-19.1: which opponent is the bounty hunter.
    HunterSeated { seat: Seat },
    /// OR-26.3: what a level of the house gives an opponent to begin with.
    HeadStart { seat: Seat, level: SoloLevel, fame: u8, credits: i32 },
    /// OR-25.2: the card that plays this turn of an opponent; it goes under its deck.
    AiCardDrawn { seat: Seat, card: AiCardId },
    /// The deck of an opponent was shuffled.
    AiDeckShuffled { seat: Seat },
    /// UB-16.3: the sheets one may choose from.
    AmbitionsRevealed { ambitions: Vec<AmbitionId> },
    /// UB-16.3.
    AmbitionTaken { seat: Seat, ambition: AmbitionId },
    /// UB-16.7: a token toward a goal that asks for several.
    AmbitionAdvanced { seat: Seat, goal: u8 },
    /// UB-16.7: a goal token on the progress track.
    AmbitionGoalMet { seat: Seat, goal: u8 },
    /// UB-16.5: the condition of a goal that must last has ended.
    AmbitionGoalLost { seat: Seat, goal: u8 },
    /// A question was opened; this work waits for it.
    Asked { seat: Seat, frames: Vec<Frame> },
    /// OR-22.3: somebody has won, or the house ended the table.
    GameEnded { winner: Option<Seat> },
}

/// One event as one viewer saw it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Sight {
    /// What everybody sees as it is.
    Seen(Event),
    /// OR-17.8: somebody looked at a contact; only they know whom they saw.
    Peeked {
        /// Who looked.
        seat: Seat,
        /// At which spot.
        spot: u8,
        /// Whom they saw.
        contact: Option<ContactId>,
    },
}
