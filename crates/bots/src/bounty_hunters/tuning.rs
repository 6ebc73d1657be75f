//! The few numbers that no rule and no card gives.

use super::prospects::TURNS_MAX;

/// With fewer turns than these to come, turns and credits lose their worth: a
/// target takes about as many from the hand to its capture.
const ENDGAME: f32 = 4.0;

/// The few numbers that no rule and no card gives. `docs/bots.md` tells how
/// they were found.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Tuning {
    /// The attack cards a turn shows, as good as a fresh one each.
    pub cards_seen: f32,
    /// What a turn is worth elsewhere, in points, far from the end.
    pub turn: f32,
    /// What a credit is worth, in points, far from the end.
    pub credit: f32,
    /// What an unknown contract is worth, in points.
    pub contract: f32,
    /// The turns a target takes from the hand to its capture, fresh.
    pub fresh: f32,
    /// How much the best rival's prospects count beside one's own.
    pub rival: f32,
    /// How much longer a game takes than the fastest seat needs.
    pub slack: f32,
}

impl Tuning {
    /// The numbers in use.
    pub const HOUSE: Self = Self {
        cards_seen: 2.5,
        turn: 2.3,
        credit: 2.5,
        contract: 2.5,
        fresh: 3.4,
        rival: 0.5,
        slack: 1.1,
    };

    /// What a turn is worth elsewhere when this many are left, this one among
    /// them: near the end nothing new can be brought to its capture.
    pub fn turn(&self, n_turns: usize) -> f32 {
        debug_assert!(n_turns <= TURNS_MAX);
        self.turn * ((1 + n_turns) as f32 / ENDGAME).min(1.0)
    }

    /// What a credit is worth with this many turns to come.
    pub fn credit(&self, n_turns: f32) -> f32 {
        self.credit * (n_turns / ENDGAME).min(1.0)
    }
}

/// How a hunter searches.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Search {
    /// The most worlds it imagines for a decision.
    pub n_worlds: u32,
    /// The most choices it thinks about.
    pub n_candidates: usize,
    /// How many full turns are played after the one at hand, then worth decides.
    pub horizon: u8,
    /// First sight counts as much as this many worlds.
    pub doubt: f32,
    /// What a point at first sight is, as a chance to win.
    pub slope: f32,
    /// A lead of this many points wins three of four games, about.
    pub spread: f32,
    /// What a point of the lead counts besides.
    pub margin: f32,
    /// How much of the neighbour's gain is one's own loss, at first sight.
    pub deny: f32,
}

impl Search {
    /// The numbers in use.
    pub const HOUSE: Self = Self {
        n_worlds: 150,
        n_candidates: 7,
        horizon: 3,
        doubt: 16.0,
        slope: 0.06,
        spread: 6.0,
        margin: 0.002,
        deny: 0.5,
    };
}
