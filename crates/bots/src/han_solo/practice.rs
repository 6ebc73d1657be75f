//! Practice rounds: where hands end that are played greedily or by plan.
//!
//! A small round of its own, by value and without tokens or logs: the tables
//! need some ten thousand rounds before the first answer is due.

use super::hand_value::{Kind, Odds, RANKS, Values, kind};
use super::planner::{Goal, LAPS, Plan};
use super::rivals::{Clue, Glimpse, Tally, worth};
use han_solo::{CARDS, CardSet, HAND_MAX, HAND_MIN};
use tabletop::{Dice, SEATS_MAX};

/// Seats of a practice round: each has one to take from and one to give to.
const SEATS: usize = 3;
/// Rounds that show where greedy hands end.
const ROUNDS_GREEDY: u32 = 2_000;
/// Rounds that show where hands end by what is seen of them.
const ROUNDS_SEEN: u32 = 5_000;
/// Rounds for each size of hand that a shift can deal, and turns after it.
const ROUNDS_FRESH: u32 = 600;

/// Plays all practice rounds. `tell` hears what was seen of a hand, and the
/// rank it ended with when no shift came in between.
pub fn rounds(mut tell: impl FnMut(Glimpse, usize)) {
    let mut dice = Dice::swift(1);
    let mut plan = planner(&mut dice);
    let mut seen = Vec::new();
    for _ in 0..ROUNDS_SEEN {
        let mut round = Round::deal(HAND_MIN, Clue::None, &mut dice);
        let styles = any_styles(&mut dice);
        seen.clear();
        round.play(LAPS, styles, &mut plan, &mut seen);
        for (seat, glimpse) in &seen {
            tell(*glimpse, rank(&round.hands[*seat]));
        }
    }
    for n_turns in 0..LAPS {
        for n_cards in HAND_MIN..=HAND_MAX - usize::from(n_turns) {
            for _ in 0..ROUNDS_FRESH {
                let mut round = Round::deal(n_cards, Clue::Fresh, &mut dice);
                let styles = any_styles(&mut dice);
                let glimpses = [0, 1, 2].map(|seat| round.glimpse(seat, n_turns));
                round.play(n_turns, styles, &mut plan, &mut Vec::new());
                for (glimpse, hand) in glimpses.into_iter().zip(&round.hands) {
                    tell(glimpse, rank(hand));
                }
            }
        }
    }
}

/// A planner that wants to be ahead of greedy rivals, whatever the pot.
fn planner(dice: &mut Dice) -> Plan {
    let shifted = [[0.0; HAND_MAX + 1]; LAPS as usize];
    let mut idle = Plan::new(Goal { worth: vec![0.0; RANKS.n()], shifted }, Odds::fresh());
    let mut greedy = Tally::new();
    for _ in 0..ROUNDS_GREEDY {
        let mut round = Round::deal(HAND_MIN, Clue::None, dice);
        round.play(LAPS, [Style::Greedy; SEATS], &mut idle, &mut Vec::new());
        round.hands.iter().for_each(|hand| greedy.add(rank(hand)));
    }
    let beaten = greedy.beaten();
    let mut places = [0.0; SEATS_MAX];
    (places[0], places[1]) = (1.0, 0.5);
    Plan::new(Goal { worth: worth(&[&beaten, &beaten], &places), shifted }, Odds::fresh())
}

fn rank(hand: &Values) -> usize {
    RANKS.of(hand.number())
}

/// How a practice seat plays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Style {
    Greedy,
    Planning,
}

fn any_styles(dice: &mut Dice) -> [Style; SEATS] {
    [(); SEATS].map(|()| if dice.roll(2) == 0 { Style::Greedy } else { Style::Planning })
}

/// A round by value, in which no shift comes.
struct Round {
    deck: [Kind; CARDS as usize],
    n_dealt: usize,
    open: Kind,
    hands: [Values; SEATS],
    clues: [Clue; SEATS],
    /// The open card a seat took, while it holds it.
    taken: [Option<Kind>; SEATS],
}

impl Round {
    fn deal(n_cards: usize, clue: Clue, dice: &mut Dice) -> Self {
        let mut deck = [0; CARDS as usize];
        for (slot, card) in deck.iter_mut().zip(CardSet::ALL.iter()) {
            *slot = kind(card);
        }
        dice.shuffle(&mut deck);
        let mut round = Self {
            deck,
            n_dealt: 0,
            open: 0,
            hands: [Values::of([]); SEATS],
            clues: [clue; SEATS],
            taken: [None; SEATS],
        };
        for seat in 0..SEATS {
            for _ in 0..n_cards {
                round.hands[seat] = round.hands[seat].with(round.next());
            }
        }
        round.open = round.next();
        round
    }

    /// Three seats never need more than the deck (HS-4.4).
    fn next(&mut self) -> Kind {
        self.n_dealt += 1;
        self.deck[self.n_dealt - 1]
    }

    fn glimpse(&self, seat: usize, n_turns: u8) -> Glimpse {
        Glimpse { n_turns, n_cards: self.hands[seat].len() as u8, clue: self.clues[seat] }
    }

    fn play(
        &mut self,
        n_turns: u8,
        styles: [Style; SEATS],
        plan: &mut Plan,
        seen: &mut Vec<(usize, Glimpse)>,
    ) {
        for n_after in (0..n_turns).rev() {
            for (seat, style) in styles.into_iter().enumerate() {
                seen.push((seat, self.glimpse(seat, n_after + 1)));
                self.turn(seat, style, plan, n_after);
            }
        }
        seen.extend((0..SEATS).map(|seat| (seat, self.glimpse(seat, 0))));
    }

    fn turn(&mut self, seat: usize, style: Style, plan: &mut Plan, n_after: u8) {
        let hand = self.hands[seat];
        let with_open = best_with(hand, self.open, style, plan, n_after);
        let takes = match style {
            Style::Greedy => with_open.hand.is_zero() && rank(&with_open.hand) > rank(&hand),
            Style::Planning => with_open.value > plan.draw(hand, n_after),
        };
        // What a shift dealt is looked at anew.
        self.clues[seat] = if self.taken[seat].is_some() { Clue::Took } else { Clue::None };
        if !takes && style == Style::Greedy && hand.is_zero() {
            return;
        }
        let (new, best) = if takes {
            (self.open, with_open)
        } else {
            let new = self.next();
            (new, best_with(hand, new, style, plan, n_after))
        };
        self.hands[seat] = best.hand;
        if takes {
            self.taken[seat] = Some(new);
            // The pile below is not kept here; some card lies open.
            self.open = best.put_down.unwrap_or_else(|| self.next());
        } else if let Some(put_down) = best.put_down {
            self.open = put_down;
            if self.taken[seat] == Some(put_down) {
                self.taken[seat] = None;
            }
        }
        self.clues[seat] = if self.taken[seat].is_some() { Clue::Took } else { Clue::None };
    }
}

/// The best hand that a new card allows.
struct Best {
    hand: Values,
    value: f32,
    put_down: Option<Kind>,
}

fn best_with(hand: Values, new: Kind, style: Style, plan: &mut Plan, n_after: u8) -> Best {
    let mut value = |hand: &Values| match style {
        Style::Greedy => rank(hand) as f32,
        Style::Planning => plan.after(*hand, n_after),
    };
    let mut best = Best { hand, value: value(&hand), put_down: Some(new) };
    let kept = (hand.with(new), None);
    let changed = (0..hand.len()).map(|idx| (hand.without(idx).with(new), Some(hand.kinds()[idx])));
    for (hand, put_down) in [kept].into_iter().chain(changed) {
        let value = value(&hand);
        if value > best.value {
            best = Best { hand, value, put_down };
        }
    }
    best
}
