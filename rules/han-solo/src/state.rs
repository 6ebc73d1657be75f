//! Everything that is true at the table.

use crate::content::SET;
use crate::pile::Pile;
use crate::reveal::Memory;
use crate::worth::Worth;
use crate::{Ask, Captures, Card, CardSet, Colour, Content, Hand, Setup, Symbol, Token, TokenSet};
use alloc::sync::Arc;
use tabletop::{SEATS_MAX, Sealed, Seat, SeatSet};

/// HS-3.1: three turns per seat and round.
pub(crate) const LAPS: u8 = 3;
/// The lap in which the hands lie open.
pub(crate) const LAP_SHOWN: u8 = LAPS + 1;
/// The colours whose sets capture the Falcon (HS-8.1).
pub(crate) const SET_COLOURS: [Colour; 2] = [Colour::Red, Colour::Blue];

/// Everything that is true at the table.
///
/// Invariant (HS-4.5): from the first deal on, draw pile, discard pile and
/// hands are the 62 cards, each once; stack, trimmed, pot and the seats' tokens
/// are the 24 tokens, each once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct State {
    pub(crate) content: Arc<Content>,
    pub(crate) worth: Worth,
    pub(crate) setup: Setup,
    /// How many questions have been asked.
    pub(crate) step: u32,
    pub(crate) ask: Ask,
    pub(crate) round: u8,
    pub(crate) dealer: Seat,
    /// 1 to 3, then [`LAP_SHOWN`].
    pub(crate) lap: u8,
    pub(crate) dice: Option<[Symbol; 2]>,
    /// The draw pile: its order is nobody's knowledge, so it has none.
    pub(crate) draw: CardSet,
    /// How often the discards were reshuffled this round.
    pub(crate) n_reshuffles: u8,
    pub(crate) discards: Pile,
    pub(crate) hands: [Hand; SEATS_MAX],
    /// The cards of each hand that everybody knows.
    pub(crate) shown: [CardSet; SEATS_MAX],
    pub(crate) stack: TokenSet,
    pub(crate) trimmed: TokenSet,
    pub(crate) pot: TokenSet,
    pub(crate) owned: [TokenSet; SEATS_MAX],
    /// The seats that have used their red set, and those that have used their blue one.
    pub(crate) spent: [SeatSet; SET_COLOURS.len()],
    /// Once the hands are shown: the seats, best hand first.
    pub(crate) order: [Seat; SEATS_MAX],
    /// The place of each seat of `order`.
    pub(crate) places: [u8; SEATS_MAX],
    /// The seats that have their token of this round, or went without.
    pub(crate) served: SeatSet,
    pub(crate) names: Sealed<Token>,
    pub(crate) n_captures: u8,
    /// The seats that have had their chance to capture this round.
    pub(crate) capture_asked: SeatSet,
    /// The last reveal and what came of it.
    pub(crate) memory: Memory,
}

impl State {
    /// The table before the deal.
    pub(crate) fn blank(setup: &Setup, content: &Arc<Content>) -> Self {
        debug_assert!(setup.check().is_ok(), "{setup:?} was not checked");
        Self {
            content: content.clone(),
            worth: Worth::of(content),
            setup: *setup,
            step: 0,
            ask: Ask::Nothing,
            round: 0,
            dealer: Seat::new(0),
            lap: 1,
            dice: None,
            draw: CardSet::ALL,
            n_reshuffles: 0,
            discards: Pile::EMPTY,
            hands: [Hand::EMPTY; SEATS_MAX],
            shown: [CardSet::EMPTY; SEATS_MAX],
            stack: TokenSet::ALL,
            trimmed: TokenSet::EMPTY,
            pot: TokenSet::EMPTY,
            owned: [TokenSet::EMPTY; SEATS_MAX],
            spent: [SeatSet::EMPTY; SET_COLOURS.len()],
            order: [Seat::new(0); SEATS_MAX],
            places: [0; SEATS_MAX],
            served: SeatSet::EMPTY,
            names: Sealed::IDLE,
            n_captures: 0,
            capture_asked: SeatSet::EMPTY,
            memory: Memory::NONE,
        }
    }

    /// The number of seats.
    #[inline]
    #[must_use]
    pub fn n_seats(&self) -> u8 {
        self.setup.seats
    }

    /// What the table agreed.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the table waits for.
    #[inline]
    #[must_use]
    pub fn ask(&self) -> Ask {
        self.ask
    }

    /// The number of the round, from 1; 0 before the deal.
    #[must_use]
    pub fn round(&self) -> u8 {
        self.round
    }

    /// HS-2.6: how many rounds there are, this one and those the stack still holds.
    #[must_use]
    pub fn n_rounds(&self) -> u8 {
        self.round + self.stack.len().div_ceil(self.n_seats())
    }

    /// The lap of turns, 1 to 3; 4 once the hands are shown.
    #[must_use]
    pub fn lap(&self) -> u8 {
        self.lap
    }

    /// Who deals this round.
    #[must_use]
    pub fn dealer(&self) -> Seat {
        self.dealer
    }

    /// The cards of a seat in the order held.
    #[inline]
    #[must_use]
    pub fn hand(&self, seat: Seat) -> &Hand {
        &self.hands[seat.idx()]
    }

    /// The cards of a seat that everybody knows.
    #[must_use]
    pub fn shown(&self, seat: Seat) -> CardSet {
        self.shown[seat.idx()]
    }

    /// The cards of the draw pile; their order is nobody's knowledge.
    #[must_use]
    pub fn draw_pile(&self) -> CardSet {
        self.draw
    }

    /// The discard pile, bottom to top.
    #[must_use]
    pub fn discards(&self) -> &[Card] {
        &self.discards
    }

    /// The tokens of this round not taken yet.
    #[must_use]
    pub fn pot(&self) -> TokenSet {
        self.pot
    }

    /// The tokens still face down.
    #[must_use]
    pub fn stack(&self) -> TokenSet {
        self.stack
    }

    /// HS-2.6: the tokens removed unseen before the game.
    #[must_use]
    pub fn trimmed(&self) -> TokenSet {
        self.trimmed
    }

    /// The tokens a seat owns.
    #[must_use]
    pub fn owned(&self, seat: Seat) -> TokenSet {
        self.owned[seat.idx()]
    }

    /// The value of a seat's tokens in credits.
    #[must_use]
    pub fn total(&self, seat: Seat) -> i32 {
        self.worth.total(self.owned[seat.idx()])
    }

    /// Once the hands are shown: the seats, best hand first, each with its place.
    pub fn ranking(&self) -> impl Iterator<Item = (Seat, u8)> + '_ {
        let n_shown = if self.is_shown() { usize::from(self.n_seats()) } else { 0 };
        self.order.iter().copied().zip(self.places).take(n_shown)
    }

    /// Whether the hands lie open and are ranked.
    #[inline]
    #[must_use]
    pub fn is_shown(&self) -> bool {
        self.lap >= LAP_SHOWN
    }

    /// HS-9.1: whether every token is owned and the table is over.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.round > 0 && self.ask == Ask::Nothing
    }

    /// Who owns the Falcon, if anybody does.
    #[must_use]
    pub fn falcon_owner(&self) -> Option<Seat> {
        let falcon = self.worth.falcon();
        Seat::all(self.n_seats()).find(|seat| self.owned[seat.idx()].contains(falcon))
    }

    /// Whether this seat owns four tokens of this colour (HS-8.1), used or not.
    #[must_use]
    pub fn has_set(&self, seat: Seat, colour: Colour) -> bool {
        self.owned[seat.idx()].intersection(self.worth.set_tokens(colour)).has_at_least(SET)
    }

    /// Whether this seat owns a set of any colour, used or not.
    pub(crate) fn has_any_set(&self, seat: Seat) -> bool {
        SET_COLOURS.iter().any(|colour| self.has_set(seat, *colour))
    }

    /// HS-8.4: whether this seat has used its set of this colour.
    #[must_use]
    pub fn has_spent(&self, seat: Seat, colour: Colour) -> bool {
        SET_COLOURS
            .iter()
            .zip(self.spent)
            .any(|(spent, seats)| *spent == colour && seats.contains(seat))
    }

    /// Whether this seat could capture the Falcon with this colour, were it asked.
    #[must_use]
    pub fn may_capture(&self, seat: Seat, colour: Colour) -> bool {
        self.has_set(seat, colour)
            && !self.has_spent(seat, colour)
            && self.falcon_owner().is_some_and(|owner| owner != seat)
            && !(self.setup.options.captures == Captures::OncePerGame && self.n_captures > 0)
    }
}
