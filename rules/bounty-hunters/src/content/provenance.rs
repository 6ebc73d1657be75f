//! Where each value of a card set comes from.

use serde::{Deserialize, Serialize};

/// Where a value comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
#[serde(rename_all = "snake_case")]
pub enum Provenance {
    /// Stated or shown in a rulebook.
    Rulebook,
    /// Stated on a public page.
    Public,
    /// Ours, made to fit what is known and balanced by simulation.
    Designed,
    /// Read off a box by its owner.
    Owner,
}

macro_rules! provenances {
    ($($(#[$doc:meta])* $name:ident { $($field:ident),+ })+) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
        #[cfg_attr(feature = "schema", ts(export_to = "bounty-hunters/"))]
        #[serde(deny_unknown_fields)]
        #[allow(missing_docs, reason = "the fields are those of the card")]
        pub struct $name {
            $(pub $field: Provenance,)+
        }
    )+};
}

provenances! {
    /// Where the values of a character come from.
    CharacterProvenance { names, n_cards }
    /// Where the values of a target come from.
    TargetProvenance { character, shields, points, icon }
    /// Where the values of a hunter come from.
    HunterProvenance { character, attack, penalty }
    /// Where the values of a contract come from.
    ContractProvenance { kind, characters, per_target, per_duo }
    /// Where the values of a droid come from.
    DroidProvenance { character, attack, cost }
    /// Where the values of a crate card come from.
    CrateProvenance { n_crates, points, cost }
}
