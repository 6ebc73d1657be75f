//! What must hold.

use crate::{
    Amount, Arena, Body, CharacterId, Class, ContactId, Faction, Kind, Ref, Skill, SpaceId,
    Standing, Trait,
};
use alloc::boxed::Box;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// What must hold, of the player the effect is about unless it says otherwise.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Condition {
    /// Every one of these.
    All(Vec<Self>),
    /// One of these or more.
    Any(Vec<Self>),
    /// Not this.
    Not(Box<Self>),
    /// OR-16.1: a positive reputation.
    Positive(WhichFaction),
    /// A neutral reputation.
    Neutral(WhichFaction),
    /// A negative reputation.
    Negative(WhichFaction),
    /// One faction or more has this opinion.
    AnyReputation(Standing),
    /// At least so many factions have a positive one.
    PositiveReputations(u8),
    /// OR-11.4: at least one instance of the skill.
    Skill(Skill),
    /// In this space.
    On(Ref<SpaceId>),
    /// On a planet.
    OnPlanet,
    /// On a navpoint (the Maelstrom is one).
    OnNavpoint,
    /// OR-3.6: on a planet of this faction.
    OnPlanetOf(Faction),
    /// On a planet that belongs to some faction.
    OnFactionPlanet,
    /// The space has been marked by this card or sheet (see `mark_space`).
    Marked,
    /// A patrol is in the space.
    PatrolHere,
    /// A patrol of this faction is in the space.
    PatrolHereOf(Faction),
    /// The patrol of a faction is so near or so strong.
    Patrol(PatrolTest),
    /// Another player who is not defeated is in the space.
    PlayerHere,
    /// At least so many credits.
    Credits(Amount),
    /// At least so much fame.
    Fame(Amount),
    /// The bound number is at least this.
    Number(Amount),
    /// There is damage on it.
    Damaged(Body),
    /// UB-20.4: at least so much health is left.
    HealthLeft(Amount),
    /// So many cards like this are in play.
    Has(CardFilter),
    /// This contact is among the crew.
    Crew(Ref<ContactId>),
    /// The character is this one.
    Character(Ref<CharacterId>),
    /// The character has the trait.
    CharacterTrait(Trait),
    /// The ship cost at least so much.
    ShipCost(Amount),
    /// The combat is against this kind of opponent.
    Fighting(Opponent),
    /// The opponent of the combat rolls at least so many dice; OR-12.8: results that are added
    /// or cancelled are no dice more or less.
    OpponentDice(u8),
    /// OR-12.1: the combat is of this kind.
    Combat(Arena),
    /// This combat was won.
    Won,
    /// One is the attacker.
    Attacking,
    /// The card the moment is about is like this (a delivered cargo, a gained card).
    Card(CardFilter),
    /// OR-17.1: the contact the moment is about is of this class.
    ContactClass(Class),
    /// Something this card has lent is in use.
    Lends,
    /// OR-6.1: it is the action step of one's own turn.
    Acting,
    /// The bound player fulfils this.
    Other(Box<Self>),
    /// The bound player has more fame.
    OtherHasMoreFame,
    /// The bound player has at least as much fame.
    OtherHasAtLeastMyFame,
    /// The expansion is in use.
    Expansion,
}

/// Which faction an effect means.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum WhichFaction {
    /// The Hutt clans.
    Hutt,
    /// The crime syndicates.
    Syndicate,
    /// The Galactic Empire.
    Imperial,
    /// The Rebellion.
    Rebel,
    /// OR-3.6: this planet's faction, if it has one.
    Here,
    /// The faction an enclosing effect has bound.
    Chosen,
    /// OR-3.12: the faction of the nearest patrol.
    NearestPatrol,
}

/// Whom a combat is against.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Opponent {
    /// A patrol.
    Patrol,
    /// A bounty target that nobody defends.
    Bounty,
    /// A player.
    Player,
    /// Somebody printed on a card.
    Foe,
}

/// A patrol, by where it is and how strong. What is left out does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PatrolTest {
    /// Whose.
    pub faction: WhichFaction,
    /// At most so many steps away; zero means in the space.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub within: Option<u8>,
    /// OR-15.2: of this level or a higher one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level_min: Option<u8>,
    /// OR-15.2: of this level or a lower one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub level_max: Option<u8>,
}

/// Cards in play, by what they are. What is left out does not matter.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct CardFilter {
    /// One of these kinds.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub kinds: Vec<Kind>,
    /// Has this trait.
    #[serde(rename = "trait", skip_serializing_if = "Option::is_none")]
    pub with: Option<Trait>,
    /// OR-9.4: a goal token lies on it, or none does.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub token: Option<bool>,
    /// Has not this trait.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub without: Option<Trait>,
    /// Costs at least this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost_min: Option<i32>,
    /// Costs at most this.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost_max: Option<i32>,
    /// In a count: at least so many such cards.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub at_least: Option<u8>,
    /// In a count: they cost at least this together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cost_sum: Option<i32>,
}
