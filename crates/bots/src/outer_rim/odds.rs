//! Exact odds of combats, kept as tables.

use outer_rim::{ODDS_DICE_MAX, damage_ways, win_odds};
use std::sync::OnceLock;

/// Numbers of dice with a table of their own; more dice share the last one.
const DICE: usize = ODDS_DICE_MAX as usize + 1;
/// The most damage of this many dice, and none.
const DAMAGES: usize = 2 * ODDS_DICE_MAX as usize + 1;

/// Exact odds.
pub struct Odds {
    /// By attacker's and defender's dice.
    wins: [[f32; DICE]; DICE],
    /// By dice and damage.
    damages: [[f32; DAMAGES]; DICE],
}

impl Odds {
    /// The tables, made once.
    pub fn get() -> &'static Self {
        static ODDS: OnceLock<Odds> = OnceLock::new();
        ODDS.get_or_init(Self::new)
    }

    fn new() -> Self {
        let chance = |(ways, of): (u128, u128)| ways as f32 / of as f32;
        let wins = std::array::from_fn(|attacker| {
            std::array::from_fn(|defender| chance(win_odds(attacker as u8, defender as u8)))
        });
        let damages = std::array::from_fn(|dice| {
            let all = (1u64 << (3 * dice)) as f32;
            damage_ways(dice as u8).map(|ways| ways as f32 / all)
        });
        Self { wins, damages }
    }

    /// OR-12.4: the attacker's chance to win.
    pub fn win(&self, attacker: i32, defender: i32) -> f32 {
        self.wins[index(attacker)][index(defender)]
    }

    /// The chance of each damage.
    pub fn damages(&self, dice: i32) -> &[f32] {
        &self.damages[index(dice)][..=2 * index(dice)]
    }
}

fn index(dice: i32) -> usize {
    dice.clamp(0, i32::from(ODDS_DICE_MAX)) as usize
}
