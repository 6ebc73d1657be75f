//! What an open target will come to: a dynamic programme over all attack cards.
//!
//! A target with this many shields up, worth this much once captured, with this many
//! turns left. Each turn shows a few attack cards, any of the card set; the best
//! one is placed where that is worth its turn, or the turn goes elsewhere. All
//! numbers come from the card set, so an edited set has prospects of its own.

use super::facts::Facts;
use super::tuning::Tuning;
use bounty_hunters::Card;

/// Shields from 0 to this have entries of their own; higher ones cost turns besides.
const NEED_MAX: i16 = 6;
const NEEDS: usize = (NEED_MAX as usize + 1).pow(3);
/// Values are rounded to steps of this many points; in between, the chance is
/// the slope.
const VALUE_STEP: f32 = 3.0;
const VALUES: usize = 10;
/// More turns than these make no difference.
pub const TURNS_MAX: usize = 12;
/// What a turn brings down of shields above [`NEED_MAX`], about the mean
/// strength of an attack card.
const SHIELDS_A_TURN: f32 = 3.0;

/// What an open target will come to.
#[derive(Clone, Copy, Default, Debug)]
pub struct Prospect {
    /// Expected points, less what the turns and credits spent are worth elsewhere.
    pub worth: f32,
    /// The chance that it is captured.
    pub chance: f32,
    /// The turns that will be spent on it.
    pub n_turns: f32,
}

impl Prospect {
    fn plus(self, other: Self, weight: f32) -> Self {
        Self {
            worth: self.worth + weight * other.worth,
            chance: self.chance + weight * other.chance,
            n_turns: self.n_turns + weight * other.n_turns,
        }
    }
}

/// Prospects by turns left, value and shields.
#[derive(Clone, Debug)]
pub struct Prospects {
    table: Vec<Prospect>,
}

/// Attack cards that are alike.
struct Attack {
    colours: [i16; 3],
    penalty: f32,
    price: f32,
    n: f32,
}

impl Prospects {
    pub fn new(facts: &Facts, tuning: &Tuning) -> Self {
        let attacks = attacks(facts, tuning);
        let n_attacks = attacks.iter().map(|attack| attack.n).sum::<f32>();
        let blank = Prospect::default();
        let mut prospects = Self { table: vec![blank; (TURNS_MAX + 1) * VALUES * NEEDS] };
        let mut better = Vec::with_capacity(attacks.len());
        for n_turns in 1..=TURNS_MAX {
            for need_idx in 1..NEEDS {
                let need = need_of(need_idx);
                for level in 0..VALUES {
                    let value = level as f32 * VALUE_STEP;
                    let idle = prospects.table[slot(n_turns - 1, level, need_idx)];
                    better.clear();
                    for attack in &attacks {
                        let after = prospects.after(n_turns, need, value, attack, tuning);
                        if after.worth > idle.worth {
                            better.push((after, attack.n / n_attacks));
                        }
                    }
                    prospects.table[slot(n_turns, level, need_idx)] =
                        best_of(&mut better, idle, tuning.cards_seen);
                }
            }
        }
        prospects
    }

    /// After spending a turn on placing this attack card.
    fn after(
        &self,
        n_turns: usize,
        need: [i16; 3],
        value: f32,
        attack: &Attack,
        tuning: &Tuning,
    ) -> Prospect {
        let rest = super::area::left(need, attack.colours);
        if rest == need {
            return Prospect::default();
        }
        let mut after = self.at(n_turns - 1, rest, value - attack.penalty);
        after.worth -= attack.price + tuning.turn(n_turns);
        after.n_turns += 1.0;
        after
    }

    /// A target with these shields up, worth `value`, and `n_turns` to go.
    fn at(&self, n_turns: usize, need: [i16; 3], value: f32) -> Prospect {
        if value <= 0.0 {
            return Prospect::default();
        }
        if need == [0; 3] {
            return Prospect { worth: value, chance: 1.0, n_turns: 0.0 };
        }
        let level = ((value / VALUE_STEP) as usize).min(VALUES - 1);
        let mut prospect = self.table[slot(n_turns, level, need_idx(need))];
        prospect.worth += prospect.chance * (value - level as f32 * VALUE_STEP);
        prospect
    }

    /// The same for any shields and any part of a turn.
    pub fn of(&self, n_turns: f32, need: [i16; 3], value: f32) -> Prospect {
        let excess: i16 = need.iter().map(|shield| (shield - NEED_MAX).max(0)).sum();
        let n_turns = (n_turns - f32::from(excess) / SHIELDS_A_TURN).clamp(0.0, TURNS_MAX as f32);
        let need = need.map(|shield| shield.min(NEED_MAX));
        let whole = n_turns as usize;
        let part = n_turns - whole as f32;
        let low = self.at(whole, need, value);
        if part < 0.05 {
            return low;
        }
        let high = self.at(whole + 1, need, value);
        Prospect::default().plus(low, 1.0 - part).plus(high, part)
    }
}

/// The best of this many cards, each one as likely as any other; `idle` where
/// none of them is better.
fn best_of(better: &mut [(Prospect, f32)], idle: Prospect, n_cards: f32) -> Prospect {
    better.sort_unstable_by(|one, two| two.0.worth.total_cmp(&one.0.worth));
    let (mut mean, mut none_so_far, mut share) = (Prospect::default(), 1.0, 0.0);
    for (prospect, part) in better {
        share += *part;
        let none = (1.0 - share).max(0.0).powf(n_cards);
        mean = mean.plus(*prospect, none_so_far - none);
        none_so_far = none;
    }
    mean.plus(idle, none_so_far)
}

fn attacks(facts: &Facts, tuning: &Tuning) -> Vec<Attack> {
    let mut attacks: Vec<Attack> = Vec::new();
    for card in Card::all().filter(|card| card.is_attack()) {
        let numbers = facts.card(card);
        let (penalty, price) =
            (f32::from(numbers.penalty), tuning.credit * f32::from(numbers.cost));
        let alike = attacks.iter_mut().find(|attack| {
            attack.colours == numbers.colours && attack.penalty == penalty && attack.price == price
        });
        match alike {
            Some(attack) => attack.n += 1.0,
            None => attacks.push(Attack { colours: numbers.colours, penalty, price, n: 1.0 }),
        }
    }
    attacks
}

#[inline]
fn need_idx(need: [i16; 3]) -> usize {
    need.iter().fold(0, |idx, shield| idx * (NEED_MAX as usize + 1) + *shield as usize)
}

fn need_of(idx: usize) -> [i16; 3] {
    let base = NEED_MAX as usize + 1;
    [idx / (base * base), idx / base % base, idx % base].map(|shield| shield as i16)
}

#[inline]
fn slot(n_turns: usize, level: usize, need: usize) -> usize {
    // Neighbours in time are asked for together.
    (need * VALUES + level) * (TURNS_MAX + 1) + n_turns
}
