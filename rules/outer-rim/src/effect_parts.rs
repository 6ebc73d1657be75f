//! The parts of the verbs that have more to say than a number.

use crate::{
    Amount, Arena, CardFilter, Condition, Cost, Deck, Duration, Face, Faction, Kind, Modifier, Ref,
    Script, Skill, SpaceId, Standing, WhichFaction,
};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

macro_rules! part {
    ($(#[$doc:meta])* $name:ident { $($(#[$fdoc:meta])* $field:ident : $type:ty),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        #[serde(deny_unknown_fields)]
        pub struct $name { $($(#[$fdoc])* pub $field: $type),+ }
    };
}

part! {
    /// An option of a choice.
    Choice {
        /// It can be chosen only if this holds.
        #[serde(default, rename = "if", skip_serializing_if = "Option::is_none")]
        given: Option<Condition>,
        /// It can be chosen only by paying this.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        cost: Vec<Cost>,
        /// What happens; nothing where nothing is said.
        #[serde(default, rename = "do", skip_serializing_if = "Script::is_empty")]
        script: Script,
    }
}
part! {
    /// A payment that one may decline.
    Payment {
        /// What is paid, all of it.
        cost: Vec<Cost>,
        /// If it was paid.
        then: Script,
        /// If not.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        otherwise: Script,
    }
}
part! {
    /// A condition with two ways on.
    When {
        /// What must hold.
        #[serde(rename = "if")]
        given: Condition,
        /// If it holds.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        then: Script,
        /// If not.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        otherwise: Script,
    }
}
part! {
    /// Three ways on, by a reputation. A faction nobody has means neutral.
    ReputationGate {
        /// Whose opinion.
        faction: WhichFaction,
        /// If positive.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        positive: Script,
        /// If neutral.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        neutral: Script,
        /// If negative.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        negative: Script,
    }
}
part! {
    /// OR-11.5: a skill test. With several skills, one's choice among them.
    Test {
        /// One of these skills.
        skills: Vec<Skill>,
        /// UB-9.1: the bound player tests, not you; the results are still resolved for you.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        other: bool,
        /// If passed.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        pass: Script,
        /// If failed.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        fail: Script,
        /// If passed with a crit among the dice, instead of `pass`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        crit: Option<Script>,
    }
}
part! {
    /// What happens when a die shows one of the faces. Faces nobody names do nothing.
    RollBranch {
        /// The faces.
        faces: Vec<Face>,
        /// What happens.
        #[serde(default, rename = "do", skip_serializing_if = "Script::is_empty")]
        script: Script,
    }
}
part! {
    /// Dice rolled and counted.
    CountDice {
        /// How many dice.
        dice: Amount,
        /// The faces that count.
        faces: Vec<Face>,
        /// What happens; the bound number is the count.
        then: Script,
    }
}
part! {
    /// OR-12: a combat against somebody printed.
    Fight {
        /// Ground or ship.
        arena: Arena,
        /// Their dice.
        combat: Amount,
        /// If won.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        win: Script,
        /// If lost.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        lose: Script,
    }
}
part! {
    /// OR-12.3: a combat against the bound player.
    Duel {
        /// Ground or ship; by the space where nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        arena: Option<Arena>,
        /// If won.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        win: Script,
        /// If lost.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        lose: Script,
    }
}

/// What another player must be like.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayerTest {
    /// In your space.
    Here,
    /// OR-12.7: not defeated.
    Standing,
    /// Has more fame than you.
    MoreFame,
    /// Has at least your fame.
    AtLeastMyFame,
    /// Some faction has this opinion of them.
    AnyReputation(Standing),
    /// Has a card like this.
    Has(CardFilter),
    /// OR-3.12: none is nearer.
    Nearest,
}

part! {
    /// A choice of another player; nothing if there is none.
    ChoosePlayer {
        /// All of these hold of them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        among: Vec<PlayerTest>,
        /// With them bound.
        then: Script,
        /// If there was nobody.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        otherwise: Script,
    }
}
part! {
    /// All other players like this.
    EachPlayer {
        /// All of these hold of them.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        among: Vec<PlayerTest>,
        /// What each resolves.
        then: Script,
    }
}
part! {
    /// A choice of a faction.
    ChooseFaction {
        /// Among these; all four where nothing is said.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        among: Vec<Faction>,
        /// Only those with this opinion of you.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        standing: Option<Standing>,
        /// Only those whose patrol is at most this many steps away; zero means here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        patrol_within: Option<u8>,
        /// With it bound.
        then: Script,
    }
}

/// What a space must be like.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum SpaceTest {
    /// A planet.
    Planet,
    /// A navpoint.
    Navpoint,
    /// At most this many steps away, and not your own space.
    Within(u8),
    /// No player is there.
    NoPlayers,
    /// The planet of this faction.
    Of(Faction),
    /// One of these.
    Among(Vec<Ref<SpaceId>>),
    /// A face-down contact is there.
    HiddenContact,
}

part! {
    /// A choice of a space.
    ChooseSpace {
        /// All of these hold of it.
        among: Vec<SpaceTest>,
        /// UB: whether the nearest other player chooses instead of you.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        by_nearest_player: bool,
        /// With it bound.
        then: Script,
    }
}
part! {
    /// A choice of a card in play.
    ChooseCard {
        /// Of the bound player instead of yours.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        other: bool,
        /// Like this.
        filter: CardFilter,
        /// With it bound.
        then: Script,
        /// If there was none.
        #[serde(default, skip_serializing_if = "Script::is_empty")]
        otherwise: Script,
    }
}

/// Which side of a contact token is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// Its class alone is seen.
    FaceDown,
    /// Its name is seen.
    FaceUp,
}

part! {
    /// A choice of a contact token.
    ChooseContact {
        /// At most this many steps away; zero means on your planet.
        #[serde(default)]
        within: u8,
        /// Lying like this; either where nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<Side>,
        /// With it bound.
        then: Script,
    }
}
part! {
    /// A step of reputation.
    Reputation {
        /// The faction the reputation is with.
        faction: WhichFaction,
        /// How many steps; one where nothing is said.
        #[serde(default = "Amount::one")]
        steps: Amount,
        /// Of the bound player instead of you.
        #[serde(default, skip_serializing_if = "core::ops::Not::not")]
        other: bool,
    }
}
part! {
    /// A look through a deck.
    BrowseDeck {
        /// The deck that is looked through.
        deck: Deck,
        /// One chooses one of these kinds first.
        kinds: Vec<Kind>,
        /// Until this many of it lie open.
        show: u8,
    }
}
part! {
    /// A change of a reward.
    RewardChange {
        /// Its credits become this, where something is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        credits: Option<i32>,
        /// Credits added.
        #[serde(default, skip_serializing_if = "Amount::is_zero")]
        add_credits: Amount,
        /// Fame added.
        #[serde(default, skip_serializing_if = "Amount::is_zero")]
        add_fame: Amount,
    }
}

/// Whose dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Whose {
    /// One's own.
    #[default]
    Own,
    /// The opponent's.
    Enemy,
}

part! {
    /// Dice to reroll or to turn.
    DiceChange {
        /// Whose dice are changed.
        #[serde(default)]
        whose: Whose,
        /// Up to this many; any number where nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        dice: Option<Amount>,
        /// Only dice that show one of these; any where nothing is said.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        from: Vec<Face>,
        /// To turn: what they show then.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<Face>,
    }
}
part! {
    /// A modifier for a while.
    Lent {
        /// What changes.
        modifier: Modifier,
        /// How long.
        until: Duration,
    }
}
