//! Cards of the market and the databank, and what lies in a player's slots.

use crate::{
    Ability, Amount, Arena, Class, Condition, ContactId, Deck, Edition, Face, Faction, Kind,
    Modifier, Name, Provenance, Ref, Script, ShipId, Skill, SpaceId, Trait,
};
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Where each value of a card comes from: `{ all = "designed", cost = "likely" }`.
/// The key `all` speaks for every value that has no key of its own.
pub type Sources = BTreeMap<Name, Provenance>;

/// A card of the market or the databank.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Card {
    /// Its name in the files.
    pub id: Name,
    /// The box it comes from.
    pub edition: Edition,
    /// OR-7.1: the market deck; none for the databank.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Deck>,
    /// OR-2.6: the number in the databank; none for the market.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The price. For a ship it is the price of the sheet.
    #[serde(default)]
    pub cost: i32,
    /// OR-7.6: what buying it asks for.
    #[serde(default)]
    pub buy: Buy,
    /// OR-7.5, UB-11: what happens when it is turned up after a buy or gain.
    #[serde(default)]
    pub icons: Icons,
    /// OR-9.7: the sheet that comes with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ship: Option<Ref<ShipId>>,
    /// What it is in play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub asset: Option<Asset>,
    /// UB-12.1: what it is once rotated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub turned: Option<Asset>,
    /// OR-7.10: what a special market card does; or what a databank card has one resolve.
    #[serde(default, rename = "do", skip_serializing_if = "Script::is_empty")]
    pub script: Script,
    /// OR-7.10: where a special market card goes then.
    #[serde(default)]
    pub then: After,
    /// UB-17.1: it is not used in solo games with the expansion.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub not_solo: bool,
    /// Where the values come from.
    pub source: Sources,
}

/// OR-7.6: what buying a card asks for.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Buy {
    /// It cannot be bought here.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub not_on: Vec<Ref<SpaceId>>,
    /// This must hold.
    #[serde(rename = "if", skip_serializing_if = "Option::is_none")]
    pub given: Option<Condition>,
    /// A die must show one of these first; otherwise `fail` is resolved and nothing is bought.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub roll: Vec<Face>,
    /// What happens then.
    #[serde(skip_serializing_if = "Script::is_empty")]
    pub fail: Script,
}

/// The icons of a market card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Icons {
    /// OR-15.4: a patrol moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub patrol: Option<PatrolIcon>,
    /// UB-11.2: a contact is revealed at tables of `[least, most]` players.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reveal: Option<[u8; 2]>,
}

/// OR-15.4: whose patrol moves how far toward the current player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PatrolIcon {
    /// The faction whose patrol moves.
    pub faction: Faction,
    /// How far.
    pub steps: u8,
}

/// Where a card goes when it has done its work.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum After {
    /// OR-7.11: face down to the bottom of its deck, or back into the databank.
    #[default]
    Discard,
    /// Out of the game.
    Remove,
    /// Shuffled into its deck.
    Shuffle,
    /// UB-12.3: it stays, rotated.
    Rotate,
}

/// A card as it lies in a slot.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Asset {
    /// OR-8.3: the slot it needs.
    pub kind: Kind,
    /// OR-8.3: it may lie in a cargo slot as well as in a mod slot.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub fits_cargo: bool,
    /// OR-8.5.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub traits: Vec<Trait>,
    /// OR-11.4: the skills it gives.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<Skill>,
    /// What it changes while in play.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub modifiers: Vec<Modifier>,
    /// What it allows or causes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub abilities: Vec<Ability>,
    /// What happens once it is gained, such as an advance or a mark.
    #[serde(default, skip_serializing_if = "Script::is_empty")]
    pub gained: Script,
    /// OR-19.1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cargo: Option<Cargo>,
    /// OR-20.1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub job: Option<Job>,
    /// OR-18.1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bounty: Option<Bounty>,
}

/// Where something must be brought or done.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Destination {
    /// This space.
    Space(Ref<SpaceId>),
    /// UB-17.6: wherever the patrol of this faction is.
    Patrol(Faction),
    /// The space somebody has marked for it.
    Marked,
    /// UB-8.1: any space with another player.
    Player,
    /// Any planet.
    Planet,
}

/// What one gains.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(default, deny_unknown_fields)]
pub struct Reward {
    /// Credits.
    #[serde(skip_serializing_if = "Amount::is_zero")]
    pub credits: Amount,
    /// Fame.
    #[serde(skip_serializing_if = "Amount::is_zero")]
    pub fame: Amount,
    /// And then.
    #[serde(skip_serializing_if = "Script::is_empty")]
    pub then: Script,
}

/// OR-19.1: the part of a cargo card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Cargo {
    /// Where to.
    pub to: Destination,
    /// What for.
    pub reward: Reward,
    /// OR-19.4: the faces that get illegal cargo through.
    #[serde(default = "hit_only")]
    pub success: Vec<Face>,
    /// Where the card goes then.
    #[serde(default)]
    pub then: After,
}

fn hit_only() -> Vec<Face> {
    [Face::Hit].into()
}

/// OR-20.1: the part of a job card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Job {
    /// Where the job is done.
    pub at: Destination,
    /// The skills it may test: advice, not a requirement.
    #[serde(default)]
    pub skills: Vec<JobSkill>,
    /// How many take part.
    #[serde(default)]
    pub players: JobPlayers,
    /// OR-20.2: the databank number it is resolved by.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub databank: Option<u16>,
    /// Or a script of its own.
    #[serde(default, rename = "do", skip_serializing_if = "Script::is_empty")]
    pub script: Script,
    /// What for.
    pub reward: Reward,
    /// Where the card goes then.
    #[serde(default)]
    pub then: After,
}

/// A skill a job may test.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JobSkill {
    /// The skill it can be done with.
    pub skill: Skill,
    /// OR-20.1: it is emphasised.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub key: bool,
    /// UB-9.1: both test it.
    #[serde(default, skip_serializing_if = "core::ops::Not::not")]
    pub contested: bool,
}

/// Who takes part in a job. All but the first bind another player in the space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum JobPlayers {
    /// Its owner.
    #[default]
    One,
    /// UB-8: the owner and another who agrees.
    Two,
    /// UB-9: the owner against another.
    Contested,
}

/// OR-18.1: the part of a bounty card.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Bounty {
    /// Who is wanted.
    pub target: Ref<ContactId>,
    /// Ground or ship.
    pub arena: Arena,
    /// Their dice.
    pub combat: u8,
    /// OR-18.6.
    pub eliminate: Reward,
    /// OR-18.8.
    pub capture: Reward,
    /// OR-18.8: where a captured target is brought.
    pub to: Ref<SpaceId>,
    /// The after-reward text.
    #[serde(default, skip_serializing_if = "Script::is_empty")]
    pub after: Script,
    /// Where the card goes then.
    #[serde(default = "out_of_the_game")]
    pub then: After,
}

fn out_of_the_game() -> After {
    After::Remove
}

/// OR-17.1: a contact token. Its databank card has the contact's number.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Contact {
    /// Its name in the files.
    pub id: Name,
    /// The box it comes from.
    pub edition: Edition,
    /// The colour of its back.
    pub class: Class,
    /// The number of its databank card.
    pub databank: u16,
    /// UB-6.1: the character it represents.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<Ref<crate::CharacterId>>,
    /// Where the values come from.
    pub source: Sources,
}
