//! OR-11.1: the eight-sided die, rolls of several dice, and exact odds.

use crate::chance::DIE;
use serde::{Deserialize, Serialize};
use tabletop::{Dice, face_of};

/// A face of the die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Nothing.
    Blank,
    /// An eye; it counts for the highly skilled.
    Focus,
    /// One damage.
    Hit,
    /// Two damage. OR-11.2: not a hit.
    Crit,
}

impl Face {
    /// Every face, worst first.
    pub const ALL: [Self; 4] = [Self::Blank, Self::Focus, Self::Hit, Self::Crit];
    /// OR-11.1: how many of the eight sides show each face.
    pub const SIDES: [u8; 4] = [2, 2, 3, 1];

    /// Its place in [`ALL`](Self::ALL).
    #[inline]
    #[must_use]
    pub const fn idx(self) -> usize {
        self as usize
    }

    /// OR-12.4: the damage it deals in a combat.
    #[must_use]
    pub const fn damage(self) -> u8 {
        match self {
            Self::Blank | Self::Focus => 0,
            Self::Hit => 1,
            Self::Crit => 2,
        }
    }

    /// The face on one of the eight sides.
    #[inline]
    #[must_use]
    pub const fn of_side(side: u32) -> Self {
        match side {
            0 | 1 => Self::Blank,
            2 | 3 => Self::Focus,
            4..=6 => Self::Hit,
            _ => Self::Crit,
        }
    }

    /// Rolls one die. Scripted dice name the face by its number.
    #[inline]
    pub fn roll(dice: &mut Dice) -> Self {
        Self::of_side(dice.pick(8, |side| face_of(DIE, Self::of_side(side) as u32)))
    }

    /// OR-11.5: whether it passes a test of somebody with this much of the skill.
    #[must_use]
    pub const fn passes(self, skill_count: u8) -> bool {
        match self {
            Self::Crit => true,
            Self::Hit => skill_count >= 1,
            Self::Focus => skill_count >= 2,
            Self::Blank => false,
        }
    }
}

/// What some dice show: how many of each face. Equal dice have no names.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(transparent)]
pub struct Roll(pub [u8; 4]);

impl Roll {
    /// No dice.
    pub const NONE: Self = Self([0; 4]);

    /// OR-1.4: rolls this many dice.
    pub fn of(n: u8, dice: &mut Dice) -> Self {
        let mut roll = Self::NONE;
        for _ in 0..n {
            roll.add(Face::roll(dice), 1);
        }
        roll
    }

    /// How many dice show this face.
    #[inline]
    #[must_use]
    pub const fn count(self, face: Face) -> u8 {
        self.0[face.idx()]
    }

    /// How many dice there are.
    #[must_use]
    pub fn len(self) -> u8 {
        self.0.iter().sum()
    }

    /// Whether there are no dice.
    #[must_use]
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The same, as serde asks for it.
    pub(crate) fn is_none(&self) -> bool {
        self.is_empty()
    }

    /// OR-12.8: adds results.
    pub fn add(&mut self, face: Face, n: u8) {
        self.0[face.idx()] = self.0[face.idx()].saturating_add(n);
    }

    /// OR-12.8: takes results away, as far as there are any; says how many.
    pub fn take(&mut self, face: Face, n: u8) -> u8 {
        let taken = self.0[face.idx()].min(n);
        self.0[face.idx()] -= taken;
        taken
    }

    /// All results of both.
    #[must_use]
    pub fn plus(mut self, other: Self) -> Self {
        for face in Face::ALL {
            self.add(face, other.count(face));
        }
        self
    }

    /// OR-12.4: hits and twice the crits.
    #[must_use]
    pub fn damage(self) -> u8 {
        Face::ALL.iter().map(|face| self.count(*face).saturating_mul(face.damage())).sum()
    }

    /// OR-11.5: whether one success is among them.
    #[must_use]
    pub fn passes(self, skill_count: u8) -> bool {
        Face::ALL.iter().any(|face| self.count(*face) > 0 && face.passes(skill_count))
    }
}

/// OR-11.5: the dice of every skill test.
pub const TEST_DICE: u8 = 2;
/// The most dice the exact odds are kept for.
pub const ODDS_DICE_MAX: u8 = 12;

/// The ways, out of 8 to the power of `n`, that `n` dice deal each damage.
#[must_use]
pub fn damage_ways(n: u8) -> [u64; 2 * ODDS_DICE_MAX as usize + 1] {
    let mut ways = [0; 2 * ODDS_DICE_MAX as usize + 1];
    ways[0] = 1;
    for _ in 0..n.min(ODDS_DICE_MAX) {
        let mut next = [0; 2 * ODDS_DICE_MAX as usize + 1];
        for (damage, count) in ways.into_iter().enumerate().filter(|(_, count)| *count > 0) {
            for (face, sides) in Face::ALL.iter().zip(Face::SIDES) {
                next[damage + usize::from(face.damage())] += count * u64::from(sides);
            }
        }
        ways = next;
    }
    ways
}

/// OR-12.4: the attacker's chance to win with ties, as a fraction of two whole numbers.
#[must_use]
pub fn win_odds(attacker: u8, defender: u8) -> (u128, u128) {
    let (attack, defence) = (damage_ways(attacker), damage_ways(defender));
    let mut won = 0;
    for (damage, ways) in attack.iter().enumerate() {
        let beaten: u64 = defence.iter().take(damage + 1).sum();
        won += u128::from(*ways) * u128::from(beaten);
    }
    let dice = u32::from(attacker.min(ODDS_DICE_MAX)) + u32::from(defender.min(ODDS_DICE_MAX));
    (won, 1 << (3 * dice))
}

/// OR-11.5: the ways out of 64 to pass a test with this much of the skill.
#[must_use]
pub fn test_odds(skill_count: u8) -> u8 {
    let failing: u8 = Face::ALL
        .iter()
        .zip(Face::SIDES)
        .filter(|(face, _)| !face.passes(skill_count))
        .map(|(_, sides)| sides)
        .sum();
    64 - failing * failing
}
