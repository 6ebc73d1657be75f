//! What lies in front of one seat, small enough to be copied for every thought.

use super::facts::{CHARACTERS, Facts};
use bounty_hunters::{Action, Card, Deck, Icon, Player};

/// How many open targets are thought about. Nobody who wants to win has more;
/// of a seat that does, the rest is left out of sight.
pub const OPEN_MAX: usize = 12;

/// BH-10.1: how many captures set the end.
pub const CAPTURES_TO_END: u8 = 4;

/// An open target.
#[derive(Clone, Copy, Debug)]
pub struct Open {
    pub target: Card,
    /// The shields that are still up, never below zero.
    pub need: [i16; 3],
    /// What its hunters will cost.
    pub penalty: i16,
}

/// BH-6.6: attack cards without a target.
#[derive(Clone, Copy, Debug)]
pub struct Orphan {
    pub attack: [i16; 3],
    pub penalty: i16,
}

/// What lies in front of one seat.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    pub credits: u8,
    open: [Open; OPEN_MAX],
    n_open: u8,
    pub orphan: Option<Orphan>,
    /// Captured targets and paid crates, less the penalties of hunters.
    pub points: i16,
    pub n_captured: u8,
    /// Captured targets by character.
    pub caught: [u8; CHARACTERS],
    pub n_crates: u8,
    /// The active contracts, a bit for each of the deck.
    pub contracts: u64,
    /// The reserved cards, a bit for each of the market deck.
    pub reserved: u64,
    /// BH-4.9: those laid aside this turn.
    pub reserved_now: u64,
    /// Contracts that are owed to the seat and not drawn yet.
    pub n_due: u8,
}

impl Area {
    /// What a view shows in front of a seat.
    pub fn of(player: &Player, facts: &Facts) -> Self {
        let blank = Open { target: Card::new(0), need: [0; 3], penalty: 0 };
        let mut area = Self {
            credits: player.credits,
            open: [blank; OPEN_MAX],
            n_open: 0,
            orphan: None,
            points: 0,
            n_captured: player.n_captured,
            caught: [0; CHARACTERS],
            n_crates: player.n_crates,
            contracts: bits(&player.contracts),
            reserved: bits(&player.reserved),
            reserved_now: bits(&player.reserved_now),
            n_due: 0,
        };
        for card in &player.crate_cards {
            area.points += facts.card(*card).points;
        }
        for confrontation in &player.confrontations {
            let attack = confrontation.attack.map(|value| value as i16);
            let penalty = confrontation.penalty as i16;
            match confrontation.target {
                None => area.orphan = Some(Orphan { attack, penalty }),
                Some(target) if confrontation.captured => area.bank(facts, target, penalty),
                Some(target) => area.push(Open {
                    target,
                    need: left(facts.card(target).colours, attack),
                    penalty,
                }),
            }
        }
        area
    }

    pub fn open(&self) -> &[Open] {
        &self.open[..usize::from(self.n_open)]
    }

    fn push(&mut self, open: Open) {
        if usize::from(self.n_open) < OPEN_MAX {
            self.open[usize::from(self.n_open)] = open;
            self.n_open += 1;
        }
    }

    /// The points and the character of a captured target.
    fn bank(&mut self, facts: &Facts, target: Card, penalty: i16) {
        let numbers = facts.card(target);
        self.points += numbers.points - penalty;
        self.caught[usize::from(numbers.who)] += 1;
    }

    /// Does what the seat has chosen, with captures and their icons. A
    /// contract that is owed is only counted: which one comes is chance.
    pub fn apply(&mut self, facts: &Facts, action: Action) {
        match action {
            Action::Sell(_) => self.credits = self.credits.saturating_add(1),
            Action::Reserve(card) => {
                self.reserved |= bit(card);
                self.reserved_now |= bit(card);
            }
            Action::Play { card, on } => self.play(facts, card, on),
            Action::Activate { card, on } => {
                self.reserved &= !bit(card);
                self.play(facts, card, on);
            }
            Action::Draw(_) | Action::Done => {}
        }
    }

    fn play(&mut self, facts: &Facts, card: Card, on: Option<Card>) {
        let numbers = facts.card(card);
        self.credits = self.credits.saturating_sub(numbers.cost);
        match card.deck() {
            Deck::Contract => self.contracts |= bit(card),
            Deck::Target => {
                // BH-6.8: the next target joins the orphan.
                let orphan = self.orphan.take().unwrap_or(Orphan { attack: [0; 3], penalty: 0 });
                let need = left(numbers.colours, orphan.attack);
                self.face(facts, Open { target: card, need, penalty: orphan.penalty });
            }
            Deck::Market if card.is_crate() => {
                self.points += numbers.points;
                self.n_crates += numbers.n_crates;
            }
            Deck::Hunter | Deck::Market => self.attack(facts, card, on),
        }
    }

    fn attack(&mut self, facts: &Facts, card: Card, on: Option<Card>) {
        let numbers = facts.card(card);
        let at = self.open().iter().position(|open| Some(open.target) == on);
        let Some(at) = at else {
            if on.is_none() {
                let orphan = self.orphan.get_or_insert(Orphan { attack: [0; 3], penalty: 0 });
                for (sum, value) in orphan.attack.iter_mut().zip(numbers.colours) {
                    *sum += value;
                }
                orphan.penalty += numbers.penalty;
            }
            return;
        };
        let mut open = self.open[at];
        open.need = left(open.need, numbers.colours);
        open.penalty += numbers.penalty;
        self.n_open -= 1;
        self.open.copy_within(at + 1..=usize::from(self.n_open), at);
        self.face(facts, open);
    }

    /// BH-7.1: an open target, captured at once where nothing protects it.
    fn face(&mut self, facts: &Facts, open: Open) {
        if open.need != [0; 3] {
            return self.push(open);
        }
        self.n_captured += 1;
        self.bank(facts, open.target, open.penalty);
        match facts.card(open.target).icon {
            Some(Icon::Credit) => self.credits = self.credits.saturating_add(1),
            Some(Icon::Contract) => self.n_due += 1,
            None => {}
        }
    }

    /// BH-10.1: the bonus of the first to capture four.
    pub fn take_four_bonus(&mut self) {
        self.credits = self.credits.saturating_add(1);
        self.n_due += 1;
    }

    /// The reserved cards that may be paid in this turn's window.
    pub fn payable<'a>(
        &self,
        facts: &'a Facts,
        same_turn: bool,
    ) -> impl Iterator<Item = Card> + 'a {
        let (credits, now) = (self.credits, if same_turn { 0 } else { self.reserved_now });
        cards(Deck::Market, self.reserved & !now)
            .filter(move |card| facts.card(*card).cost <= credits)
    }
}

/// The bit of a card in a set of its deck.
#[inline]
pub const fn bit(card: Card) -> u64 {
    1 << card.nth()
}

fn bits(cards: &[Card]) -> u64 {
    cards.iter().fold(0, |bits, card| bits | bit(*card))
}

/// The cards of a set of this deck.
pub fn cards(deck: Deck, bits: u64) -> impl Iterator<Item = Card> + Clone {
    ones(bits).map(move |nth| Card::new(deck.first() + nth as u8))
}

/// The places of the ones.
#[inline]
pub fn ones(mut bits: u64) -> impl Iterator<Item = u32> + Clone {
    std::iter::from_fn(move || {
        (bits != 0).then(|| {
            let nth = bits.trailing_zeros();
            bits &= bits - 1;
            nth
        })
    })
}

/// What an attack leaves of a need.
#[inline]
pub fn left(need: [i16; 3], attack: [i16; 3]) -> [i16; 3] {
    [0, 1, 2].map(|colour| (need[colour] - attack[colour]).max(0))
}
