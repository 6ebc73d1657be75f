//! A whole table that may be the real one, played onwards by quick minds.
//!
//! Turn by turn as in the rules, with two liberties that make no difference to
//! a thought: seats act one after the other where nothing depends on it, and a
//! limited reserve of credits (BH-13.6) is taken as unlimited.

use super::area::{Area, CAPTURES_TO_END, bit, cards};
use super::outlook::Outlook;
use super::places::places;
use super::quick::Quick;
use super::worth::Judge;
use bounty_hunters::{Action, Card, DECKS, Deck, HAND_MAX, PLAYERS_MAX, State};
use tabletop::{Dice, Few, Seat, SeatSet};

/// The largest deck.
const DECK_MAX: usize = Deck::Hunter.size() as usize;
/// BH-10.4: how many turns follow the turn of the fourth capture.
const TURNS_AFTER: u8 = 2;
/// A quick mind looks at this many cards of a deck to tell what it is good for.
const SAMPLES: usize = 3;

/// A deck in its order, and what was discarded.
#[derive(Clone, Copy, Debug)]
struct Pile {
    cards: Few<Card, DECK_MAX>,
    discards: u64,
}

impl Pile {
    fn of(deck: Deck, state: &State, dice: &mut Dice) -> Self {
        let mut pile = Self { cards: Few::empty(Card::new(0)), discards: 0 };
        for card in state.deck(deck).iter(deck) {
            pile.cards.push(card);
        }
        dice.shuffle(&mut pile.cards);
        for card in state.discards(deck).iter(deck) {
            pile.discards |= bit(card);
        }
        pile
    }

    /// BH-13.1: an empty deck is made anew from its discard pile. In a
    /// thought its order is that of the cards: nobody in it knows better.
    fn draw(&mut self, deck: Deck) -> Option<Card> {
        if self.cards.is_empty() {
            let discards = std::mem::take(&mut self.discards);
            for card in cards(deck, discards) {
                self.cards.push(card);
            }
        }
        self.cards.pop()
    }

    fn is_empty(&self) -> bool {
        self.cards.is_empty() && self.discards == 0
    }
}

/// The cards of a seat.
type Hand = Few<Card, HAND_MAX>;

fn hand_of(held: &[Card]) -> Hand {
    let mut hand = Few::empty(Card::new(0));
    for card in held {
        hand.push(*card);
    }
    hand
}

/// A whole table.
#[derive(Clone, Copy, Debug)]
pub struct World<'a> {
    judge: Judge<'a>,
    areas: [Area; PLAYERS_MAX],
    hands: [Hand; PLAYERS_MAX],
    piles: [Pile; DECKS],
    n_seats: u8,
    /// The turns after this one, once the end is set.
    last: Option<u8>,
    /// The seats that had the bonus of the first to four.
    fours: SeatSet,
    n_turns_played: u8,
}

impl<'a> World<'a> {
    /// A table with these areas, and cards as in this state.
    pub fn new(outlook: &Outlook<'a>, state: &State, dice: &mut Dice) -> Self {
        let n_seats = outlook.areas.len().min(PLAYERS_MAX);
        let mut fours = SeatSet::EMPTY;
        for seat in Seat::all(n_seats as u8) {
            if outlook.areas[seat.idx()].n_captured >= CAPTURES_TO_END {
                fours.insert(seat);
            }
        }
        Self {
            judge: outlook.judge,
            areas: std::array::from_fn(|idx| outlook.areas[idx.min(n_seats - 1)]),
            hands: std::array::from_fn(|idx| {
                hand_of(if idx < n_seats { state.hand(Seat::new(idx as u8)) } else { &[] })
            }),
            piles: Deck::ALL.map(|deck| Pile::of(deck, state, dice)),
            n_seats: n_seats as u8,
            last: outlook.last,
            fours,
            n_turns_played: 0,
        }
    }

    fn outlook(&self) -> Outlook<'_> {
        Outlook {
            judge: self.judge,
            areas: &self.areas[..usize::from(self.n_seats)],
            last: self.last,
        }
    }

    fn seats(&self) -> std::ops::Range<usize> {
        0..usize::from(self.n_seats)
    }

    /// BH-3: these seats draw; one of them from a deck it has chosen.
    pub fn draw(&mut self, seats: SeatSet, chosen: Option<(usize, Deck)>) {
        let n_turns = self.outlook().n_turns();
        let mut decks = [None; PLAYERS_MAX];
        for seat in seats.iter().map(Seat::idx).filter(|seat| *seat < usize::from(self.n_seats)) {
            decks[seat] = match chosen {
                Some((chooser, deck)) if chooser == seat => Some(deck),
                _ => self.likes_deck(seat, n_turns),
            };
        }
        for seat in self.seats() {
            let Some(deck) = decks[seat] else { continue };
            if let Some(card) = self.piles[deck.idx()].draw(deck) {
                self.hands[seat].push(card);
            }
        }
    }

    /// BH-4: every seat uses a card, one of them as it has chosen.
    pub fn commit(&mut self, chosen: Option<(usize, Action)>) {
        let n_turns = self.outlook().n_turns();
        let mut actions = [Action::Done; PLAYERS_MAX];
        for seat in self.seats() {
            actions[seat] = match chosen {
                Some((chooser, action)) if chooser == seat => action,
                _ => self.likes_use(seat, n_turns),
            };
        }
        for seat in self.seats() {
            self.areas[seat].reserved_now = 0;
            if let Some(card) = actions[seat].card() {
                self.hands[seat].remove(card);
                if matches!(actions[seat], Action::Sell(_)) {
                    self.piles[card.deck().idx()].discards |= bit(card);
                }
            }
            self.act(seat, actions[seat]);
        }
    }

    fn act(&mut self, seat: usize, action: Action) {
        let area = &mut self.areas[seat];
        area.apply(self.judge.facts, action);
        let its = Seat::new(seat as u8);
        if self.last.is_none() && area.n_captured >= CAPTURES_TO_END && !self.fours.contains(its) {
            self.fours.insert(its);
            area.take_four_bonus();
        }
        while area.n_due > 0 {
            area.n_due -= 1;
            if let Some(contract) = self.piles[Deck::Contract.idx()].draw(Deck::Contract) {
                area.contracts |= bit(contract);
            }
        }
    }

    /// BH-4.8: reserved cards are paid, by one seat as it has chosen first.
    pub fn window(&mut self, chosen: Option<(usize, Action)>) {
        let mut is_done = None;
        if let Some((seat, action)) = chosen {
            self.act(seat, action);
            if action == Action::Done {
                is_done = Some(seat);
            }
        }
        let same_turn = self.judge.options.activate_same_turn;
        for seat in self.seats().filter(|seat| is_done != Some(*seat)) {
            while self.areas[seat].payable(self.judge.facts, same_turn).next().is_some() {
                let action = self.likes_payment(seat, same_turn);
                if action == Action::Done {
                    break;
                }
                self.act(seat, action);
            }
        }
    }

    /// BH-5, BH-10.4: hands are passed; `false` after the last turn.
    pub fn pass(&mut self) -> bool {
        self.n_turns_played += 1;
        self.last = match self.last {
            Some(0) => return false,
            Some(last) => Some(last - 1),
            None if !self.fours.is_empty() => Some(TURNS_AFTER - 1),
            None => None,
        };
        self.hands[..usize::from(self.n_seats)].rotate_right(1);
        true
    }

    /// Plays on for this many turns; `false` if the game was over before.
    pub fn play_on(&mut self, n_turns: u8) -> bool {
        for _ in 0..n_turns {
            if !self.pass() {
                return false;
            }
            self.draw(SeatSet::all(self.n_seats), None);
            self.commit(None);
            self.window(None);
        }
        true
    }

    /// How far a seat is ahead of its best rival, with `is_over` for good.
    pub fn lead(&self, seat: usize, is_over: bool) -> f32 {
        let outlook = self.outlook();
        let n_turns = if is_over { 0.0 } else { outlook.n_turns() };
        outlook.worth(seat, n_turns) - outlook.best_rival(seat, n_turns)
    }

    /// What a quick mind draws from: it looks at a few cards of each deck.
    fn likes_deck(&self, seat: usize, n_turns: f32) -> Option<Deck> {
        let quick = Quick::new(&self.outlook(), seat, n_turns);
        let held = self.best_held(seat, &quick).1;
        let mut best = None;
        let mut most = f32::NEG_INFINITY;
        for deck in Deck::ALL {
            let pile = &self.piles[deck.idx()];
            if pile.is_empty() {
                continue;
            }
            let len = pile.cards.len();
            // Any cards but the one that will come; others each time.
            let first = usize::from(self.n_turns_played) * 5 + seat * 3;
            let n = SAMPLES.min(len.saturating_sub(1));
            let samples = (0..n).map(|nth| pile.cards[(first + nth) % (len - 1)]);
            let sum: f32 = samples.map(|card| quick.best_use(card).1.max(held)).sum();
            let worth = if n == 0 { held } else { sum / n as f32 };
            if worth > most {
                (best, most) = (Some(deck), worth);
            }
        }
        best
    }

    fn likes_use(&self, seat: usize, n_turns: f32) -> Action {
        self.best_held(seat, &Quick::new(&self.outlook(), seat, n_turns)).0
    }

    fn best_held(&self, seat: usize, quick: &Quick<'_>) -> (Action, f32) {
        let hand = self.hands[seat];
        let Some(first) = hand.first() else { return (Action::Done, f32::NEG_INFINITY) };
        let mut best = (Action::Sell(*first), quick.sale);
        for card in hand.iter() {
            let use_of_it = quick.best_use(*card);
            if use_of_it.1 > best.1 {
                best = use_of_it;
            }
        }
        best
    }

    fn likes_payment(&self, seat: usize, same_turn: bool) -> Action {
        let outlook = self.outlook();
        let rating = outlook.rating(seat, outlook.n_turns());
        let mut best = (Action::Done, rating.of(Action::Done));
        for card in self.areas[seat].payable(self.judge.facts, same_turn) {
            places(&self.areas[seat], card, |on| {
                let action = Action::Activate { card, on };
                let worth = rating.of(action);
                if worth > best.1 {
                    best = (action, worth);
                }
            });
        }
        best.0
    }
}
