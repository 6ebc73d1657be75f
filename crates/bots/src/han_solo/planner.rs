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
    turns: [Vec<f32>; LAPS as usize + 1],
}

impl Plan {
    pub fn new(goal: Goal, odds: Odds) -> Self {
        Self { goal, odds, turns: [const { Vec::new() }; LAPS as usize + 1] }
    }

    /// What a hand is worth after a turn, before the roll, with this many turns to come.
    pub fn after(&mut self, hand: Values, n_turns: u8) -> f32 {
        let stays = match n_turns {
            0 => self.goal.worth[RANKS.of(hand.number())],
            _ => self.turn(hand, n_turns),
        };
        self.before_roll(stays, hand.len(), n_turns)
    }

    /// What it is worth to draw with this hand, with this many turns to come afterwards.
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

    /// What a hand is worth at the start of a turn, with this many turns left.
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

#[cfg(test)]
mod tests {
    use super::super::hand_value::each_hand;
    use super::*;

    /// A goal of zeros, whatever their cards; a shift leads nowhere.
    fn zero() -> Goal {
        let mut worth = vec![0.0; RANKS.n()];
        for n_cards in 2..=HAND_MAX {
            each_hand(n_cards, |hand| {
                worth[RANKS.of(hand.number())] = f32::from(u8::from(hand.is_zero()));
            });
        }
        Goal { worth, shifted: [[0.0; HAND_MAX + 1]; LAPS as usize] }
    }

    fn hand(values: &[i8]) -> Values {
        values.iter().fold(Values::of([]), |hand, value| hand.with((value + 10) as Kind))
    }

    // Rules: HS-5.2
    #[test]
    fn the_last_roll_sweeps_a_zero_away_once_in_six() {
        let mut plan = Plan::new(zero(), Odds::fresh());
        assert!((plan.after(hand(&[4, -4]), 0) - 5.0 / 6.0).abs() < 1e-6);
        assert_eq!(plan.after(hand(&[4, -3]), 0), 0.0);
    }

    // Rules: HS-3.3
    #[test]
    fn one_draw_finds_every_card_that_makes_a_zero() {
        // With +4 −3: −1 added, −4 for the −3, or +3 for the +4; three of 62 each.
        let mut plan = Plan::new(zero(), Odds::fresh());
        let wanted = 5.0 / 6.0 * 9.0 / 62.0;
        assert!((plan.draw(hand(&[4, -3]), 0) - wanted).abs() < 1e-6);
    }

    #[test]
    fn three_turns_reach_zero_as_often_as_they_can() {
        // Chapter 11 of the specification gives 48.2 % for the best play. Here
        // cards held may come again, which makes the odds a little worse.
        let mut plan = Plan::new(zero(), Odds::fresh());
        // A shift deals as many cards anew: from the last lap backwards.
        for n_turns in 0..LAPS {
            for n_cards in 2..=HAND_MAX - usize::from(n_turns) {
                plan.goal.shifted[usize::from(n_turns)][n_cards] =
                    mean_of_hands(n_cards, |hand| match n_turns {
                        0 => f32::from(u8::from(hand.is_zero())),
                        _ => plan.turn(hand, n_turns),
                    });
            }
        }
        let zero = mean_of_hands(2, |hand| plan.turn(hand, LAPS));
        assert!((0.465..0.485).contains(&zero), "{zero}");
    }

    /// The mean over all hands of this many cards, each as likely as it is dealt.
    fn mean_of_hands(n_cards: usize, mut value: impl FnMut(Values) -> f32) -> f32 {
        let (mut sum, mut ways) = (0.0, 0.0);
        each_hand(n_cards, |hand| {
            let copies = |kind: Kind| if kind == 10 { 2u32 } else { 3 };
            let n_ways: u32 = (0..KINDS as Kind)
                .map(|kind| {
                    let n = hand.kinds().iter().filter(|held| **held == kind).count() as u32;
                    (0..n).map(|taken| copies(kind) - taken.min(copies(kind))).product::<u32>()
                        / (1..=n).product::<u32>()
                })
                .product();
            sum += n_ways as f32 * value(hand);
            ways += n_ways as f32;
        });
        sum / ways
    }
}
