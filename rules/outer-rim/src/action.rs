//! What a seat may say.

use crate::{
    AbilityId, AmbitionId, CardId, CharacterId, Deck, Face, Faction, Favor, Good, Kind, ShipId,
    Skill, SpaceId,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// An item of a menu. All menus of this game are lists.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// OR-2.10: take this character.
    TakeCharacter(CharacterId),
    /// OR-2.12: take this starting ship.
    TakeShip(ShipId),
    /// UB-16.3: take this ambition sheet.
    TakeAmbition(AmbitionId),
    /// OR-4.2: move.
    Move,
    /// OR-4.2: recover all damage.
    Recover,
    /// OR-4.2: gain 2,000 credits.
    Earn,
    /// OR-5.1: move to this adjacent space.
    Fly(SpaceId),
    /// OR-5.1: move to this space by the shortest free way, and stop there.
    SetCourse(SpaceId),
    /// OR-7: visit the market.
    Market,
    /// OR-6.3: deliver.
    Deliver,
    /// OR-23.1: trade with players in the same space.
    Trade,
    /// Turn aside: offer credits, ask a favor, discard at will.
    Aside,
    /// OR-23.2, UB-14.2: offer credits or debt tokens.
    Offer,
    /// UB-13.2: ask for a favor.
    AskFavor,
    /// OR-8.4: discard cards at will.
    Drop,
    /// Add this to what is given.
    Give(Good),
    /// Add this to what is had for it.
    Want(Good),
    /// Lay the offer before the others.
    Propose,
    /// UB-13.4: ask for this favor.
    Favor(Favor),
    /// UB-14.3: return the debt token of this player for a favor.
    CallIn(Seat),
    /// OR-7.3: put the top card of this deck under it.
    DiscardTop(Deck),
    /// OR-7.4: buy the top card of this deck.
    Buy(Deck),
    /// OR-7.8: discard this card to lower the price.
    Barter(CardId),
    /// OR-14.1: fight the patrol of this faction.
    FightPatrol(Faction),
    /// OR-14.4: encounter the space.
    EncounterSpace,
    /// UB-4.3: encounter the space to cross the Core.
    CrossTheCore,
    /// OR-14.1: encounter the contact on this spot.
    Contact(u8),
    /// OR-18.3: fight for this bounty.
    Bounty(CardId),
    /// OR-20.2: attempt this job.
    Job(CardId),
    /// OR-18.5: eliminate the target.
    Eliminate,
    /// OR-18.5: capture the target.
    Capture,
    /// Use this ability.
    Use(AbilityId),
    /// Choose this option of a choice.
    Choose(u8),
    /// Choose this skill.
    Skill(Skill),
    /// Choose this player.
    Player(Seat),
    /// Choose this faction.
    Faction(Faction),
    /// Choose this space.
    Space(SpaceId),
    /// Choose this card: to deliver, to discard, to take, to buy.
    Card(CardId),
    /// Choose this contact spot.
    Spot(u8),
    /// Choose a die that shows this face.
    Die(Face),
    /// Choose this kind of card.
    Kind(Kind),
    /// Yes: do it, pay it, defend.
    Yes,
    /// No, thanks.
    No,
    /// Enough: the step, the move, the market, the choice is over.
    Done,
}
