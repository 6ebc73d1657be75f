//! A dynamic programme over the turns that are left.
//!
//! A plan knows what every final hand would be worth (its [`Goal`]) and how
//! likely each card is. Backwards from there it values every hand that can
//! still be reached: draw or take, keep or put down, and after every lap the
//! roll that may sweep all hands away.

use super::hand_value::{KINDS, Kind, Odds, RANKS, Values, n_hands};
use han_solo::HAND_MAX;

/// HS-3.1: three turns per seat and round.
pub const LAPS: u8 = 3;
/// HS-5.2: two dice of six symbols match once in six rolls.
const SHIFT: f32 = 1.0 / 6.0;

/// What the end of the round is worth.
#[derive(Clone, Debug)]
pub struct Goal {
    /// By rank: what a final hand is worth, if no roll sweeps it away.
    pub worth: Vec<f32>,
    /// By turns left and number of cards: what a hand is worth that a shift
    /// has just dealt.
    pub shifted: [[f32; HAND_MAX + 1]; LAPS as usize],
}

/// The values of hands under a goal, worked out as they are asked for.
#[derive(Debug)]
pub struct Plan {
    goal: Goal,
    odds: Odds,
    /// By turns left, then by the number of the hand; NaN where not known yet.
    turns: [Vec<f32>; LAPS as usize],
}

impl Plan {
    pub fn new(goal: Goal, odds: Odds) -> Self {
        Self { goal, odds, turns: [const { Vec::new() }; LAPS as usize] }
    }

    /// What a hand is worth after a turn, before the roll, with so many turns to come.
    pub fn after(&mut self, hand: Values, n_turns: u8) -> f32 {
        let stays = match n_turns {
            0 => self.goal.worth[RANKS.of(hand.number())],
            _ => self.turn(hand, n_turns),
        };
        self.before_roll(stays, hand.len(), n_turns)
    }

    /// What it is worth to draw with this hand, with so many turns to come afterwards.
    pub fn draw(&mut self, hand: Values, n_turns: u8) -> f32 {
        let best = self.best_with(hand, n_turns);
        self.mean(|kind| best[kind])
    }

    /// By kind of a new card: what a hand is worth with it, or with it in the
    /// place of another, or as it is.
    pub fn best_with(&mut self, hand: Values, n_turns: u8) -> [f32; KINDS] {
        let mut best = [self.after(hand, n_turns); KINDS];
        if hand.len() < HAND_MAX {
            self.raise(&mut best, hand, n_turns);
        }
        for idx in 0..hand.len() {
            // Putting down one of two equal cards is the same twice.
            if idx == 0 || hand.kinds()[idx] != hand.kinds()[idx - 1] {
                self.raise(&mut best, hand.without(idx), n_turns);
            }
        }
        best
    }

    /// Raises `best` to what this hand is worth with each kind added.
    fn raise(&mut self, best: &mut [f32; KINDS], hand: Values, n_turns: u8) {
        let numbers = hand.numbers_with();
        for kind in 0..KINDS {
            let stays = if n_turns == 0 {
                self.goal.worth[RANKS.of(numbers[kind])]
            } else if self.odds.of[kind] > 0.0 {
                self.turn_of(numbers[kind], n_turns, || hand.with(kind as Kind))
            } else {
                continue;
            };
            best[kind] = best[kind].max(self.before_roll(stays, hand.len() + 1, n_turns));
        }
    }

    fn before_roll(&self, stays: f32, n_cards: usize, n_turns: u8) -> f32 {
        stays + SHIFT * (self.goal.shifted[usize::from(n_turns)][n_cards] - stays)
    }

    /// What a hand is worth at the start of a turn, with so many turns left.
    fn turn(&mut self, hand: Values, n_turns: u8) -> f32 {
        self.turn_of(hand.number(), n_turns, || hand)
    }

    /// The same by number. The open card will be any that was not seen.
    fn turn_of(&mut self, number: usize, n_turns: u8, hand: impl FnOnce() -> Values) -> f32 {
        let turns = usize::from(n_turns);
        if self.turns[turns].is_empty() {
            // Every turn left is a card that is not there yet (HS-3.5).
            self.turns[turns] = vec![f32::NAN; n_hands(HAND_MAX - turns)];
        }
        let known = self.turns[turns][number];
        if !known.is_nan() {
            return known;
        }
        let best = self.best_with(hand(), n_turns - 1);
        let draw = self.mean(|kind| best[kind]);
        let value = self.mean(|kind| best[kind].max(draw));
        self.turns[turns][number] = value;
        value
    }

    fn mean(&self, value: impl Fn(usize) -> f32) -> f32 {
        (0..KINDS).map(|kind| self.odds.of[kind] * value(kind)).sum()
    }
}
