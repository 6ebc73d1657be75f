//! How much: a number, or a count of something with a factor.

use crate::{Arena, Kind, Skill};
use alloc::boxed::Box;
use core::fmt;
use serde::de::{MapAccess, Visitor, value::MapAccessDeserializer};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// How much: `3000`, or `{ count = "crew", each = 1000 }`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Amount {
    /// A number.
    Fixed(i32),
    /// Something counted.
    Counted(Box<Formula>),
}

/// An amount for each of something.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Formula {
    /// What is counted.
    pub count: Count,
    /// How much each of them is worth.
    #[serde(default = "one")]
    pub each: i32,
    /// Added once.
    #[serde(default)]
    pub plus: i32,
    /// The result is never above this.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub most: Option<i32>,
}

fn one() -> i32 {
    1
}

/// Something that can be counted, always of the player the effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Count {
    /// Cards of this kind in play.
    Cards(Kind),
    /// OR-11.4: instances of the skill.
    Skill(Skill),
    /// Fame, with what one additionally has.
    Fame,
    /// Credits.
    Credits,
    /// Damage on the character.
    CharacterDamage,
    /// Damage on the ship.
    ShipDamage,
    /// UB-20.4: health minus damage.
    RemainingHealth,
    /// The combat value in this kind of combat.
    Combat(Arena),
    /// Factions with a positive reputation.
    PositiveReputations,
    /// Factions with a negative reputation.
    NegativeReputations,
    /// Other players in the space.
    PlayersHere,
    /// OR-9.4: goal tokens on the card or sheet the effect stands on.
    GoalTokens,
    /// The number the enclosing effect has bound: successes, damage, what was paid.
    Number,
}

impl Amount {
    /// Nothing.
    pub const ZERO: Self = Self::Fixed(0);
    /// One.
    pub const ONE: Self = Self::Fixed(1);

    /// One, where a file leaves an amount out.
    #[must_use]
    pub fn one() -> Self {
        Self::ONE
    }

    /// Whether the file says nothing but zero.
    #[must_use]
    pub fn is_zero(&self) -> bool {
        *self == Self::ZERO
    }
}

impl Default for Amount {
    fn default() -> Self {
        Self::ZERO
    }
}

impl From<i32> for Amount {
    fn from(amount: i32) -> Self {
        Self::Fixed(amount)
    }
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Fixed(amount) => serializer.serialize_i32(*amount),
            Self::Counted(formula) => formula.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AmountVisitor)
    }
}

struct AmountVisitor;

impl<'de> Visitor<'de> for AmountVisitor {
    type Value = Amount;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, or a table such as { count = \"fame\", each = 1000 }")
    }

    fn visit_i64<E: serde::de::Error>(self, amount: i64) -> Result<Amount, E> {
        i32::try_from(amount).map(Amount::Fixed).map_err(|_| E::custom("a number out of bounds"))
    }

    fn visit_u64<E: serde::de::Error>(self, amount: u64) -> Result<Amount, E> {
        i32::try_from(amount).map(Amount::Fixed).map_err(|_| E::custom("a number out of bounds"))
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Amount, A::Error> {
        Formula::deserialize(MapAccessDeserializer::new(map))
            .map(|formula| Amount::Counted(Box::new(formula)))
    }
}

#[cfg(feature = "schema")]
impl schemars::JsonSchema for Amount {
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        "Amount".into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        let counted = generator.subschema_for::<Formula>();
        schemars::json_schema!({ "anyOf": [{ "type": "integer" }, counted] })
    }
}
