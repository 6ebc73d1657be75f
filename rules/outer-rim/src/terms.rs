//! The small words of the rulebook: skills, factions, classes, traits, kinds.

use serde::{Deserialize, Serialize};

macro_rules! terms {
    ($($(#[$doc:meta])* $name:ident { $($(#[$vdoc:meta])* $variant:ident),+ $(,)? })+) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
        #[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$vdoc])* $variant),+ }

        impl $name {
            /// Every one of them, in the order of the rulebook.
            pub const ALL: &'static [Self] = &[$(Self::$variant),+];

            /// Its place in [`ALL`](Self::ALL).
            #[inline]
            #[must_use]
            pub const fn idx(self) -> usize {
                self as usize
            }
        }
    )+};
}

terms! {
    /// OR-11.3: what a character or a crew is good at.
    Skill {
        /// Talk.
        Influence,
        /// Lore.
        Knowledge,
        /// Flight.
        Piloting,
        /// Shadows.
        Stealth,
        /// Muscles.
        Strength,
        /// Plans.
        Tactics,
        /// Machines.
        Tech,
    }

    /// OR-16.1: the four powers one can have a reputation with.
    Faction {
        /// The Hutt clans.
        Hutt,
        /// The crime syndicates.
        Syndicate,
        /// The Galactic Empire.
        Imperial,
        /// The Rebellion.
        Rebel,
    }

    /// OR-16.1: a reputation with one faction.
    Standing {
        /// Patrols of the faction must be fought.
        Negative,
        /// Nothing in particular.
        Neutral,
        /// Patrols of the faction let one pass.
        Positive,
    }

    /// OR-3.7: the class of a contact, from one pip to four.
    Class {
        /// One pip.
        White,
        /// Two pips.
        Green,
        /// Three pips.
        Yellow,
        /// Four pips; only with the expansion.
        Orange,
    }

    /// OR-8.5: a word on a card that other cards may ask for.
    Trait {
        /// OR-19.3: delivering it needs luck.
        Illegal,
        /// OR-8.6: lost by defeat.
        Secret,
        /// One per character.
        Armor,
        /// A weapon.
        Weapon,
        /// A droid.
        Droid,
        /// An explosive charge or a missile.
        Ordnance,
        /// A Wookiee.
        Wookiee,
        /// UB-20.1: an imposed card; it takes a slot and cannot be discarded at will.
        Imposed,
    }

    /// OR-7.1: the six decks of the market.
    Deck {
        /// Bounties.
        Bounty,
        /// Cargo.
        Cargo,
        /// Gear and mods.
        Gear,
        /// Jobs.
        Job,
        /// Luxuries.
        Luxury,
        /// Ships.
        Ship,
    }

    /// OR-8.3: what a card in play is, which decides the slot it needs.
    Kind {
        /// A gear slot of the player board.
        Gear,
        /// A mod slot or a combined slot of the ship.
        Mod,
        /// A cargo slot or a combined slot of the ship.
        Cargo,
        /// A job slot of the player board.
        Job,
        /// A job slot of the player board; once captured, a crew slot (OR-18.7).
        Bounty,
        /// A crew slot of the ship.
        Crew,
    }

    /// OR-12.1: the two kinds of combat.
    Arena {
        /// Characters fight.
        Ground,
        /// Ships fight.
        Ship,
    }

    /// OR-13.1: what takes damage.
    Body {
        /// The character, up to its health.
        Character,
        /// The ship, up to its hull.
        Ship,
    }

    /// OR-1, UB-1: the box a component comes from.
    Edition {
        /// The base game.
        Base,
        /// Unfinished Business.
        UnfinishedBusiness,
    }

    /// Where a value of the content set comes from.
    Provenance {
        /// Printed, and read in an authoritative text.
        Printed,
        /// Found in public material that is judged real.
        Likely,
        /// Remembered, not checked.
        Recalled,
        /// Ours.
        Designed,
        /// Typed in by the owner of a box.
        Owner,
    }
}

impl Standing {
    /// OR-16.2: this many steps up or down, clamped at both ends.
    #[must_use]
    pub fn moved(self, steps: i32) -> Self {
        match (self.idx() as i32 + steps).clamp(0, 2) {
            0 => Self::Negative,
            1 => Self::Neutral,
            _ => Self::Positive,
        }
    }
}

impl Class {
    /// OR-3.7: the pips on the back of the token.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self as u8 + 1
    }
}

impl Arena {
    /// What takes the damage of such a combat.
    #[must_use]
    pub const fn body(self) -> Body {
        match self {
            Self::Ground => Body::Character,
            Self::Ship => Body::Ship,
        }
    }
}
