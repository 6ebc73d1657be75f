//! What tokens are worth: their price, the sets of four, and the Falcon.

use han_solo::{Captures, Colour, Content, Picks, TOKENS, Token, View};
use tabletop::{SEATS_MAX, Seat, SeatSet};

/// The colours whose sets capture the Falcon (HS-8.1).
pub const SET_COLOURS: [Colour; 2] = [Colour::Red, Colour::Blue];
/// HS-8.1: how many of a colour make a set.
const SET: u8 = 4;
/// Of a set colour no more tokens than these can be left.
const LEFT_MAX: usize = TOKENS as usize;
/// How likely a seat that collects a colour gets a token of it. More than a
/// fair share, as such tokens are cheap and others leave them; measured best
/// from 0.4 to 0.5 with two to six seats.
const SHARE: f32 = 0.45;
/// `COMPLETE[missing][left]`: the chance that a seat gets this many more of a
/// colour of which this many are left.
static COMPLETE: [[f32; LEFT_MAX + 1]; SET as usize + 1] = complete();

/// What the seats of one table need to know to price a token.
#[derive(Clone, PartialEq, Debug)]
pub struct Prices {
    faces: [Face; TOKENS as usize],
    falcon: Token,
    n_seats: u8,
    picks: Picks,
    captures: Captures,
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Face {
    value: i32,
    /// Which of [`SET_COLOURS`] it counts for.
    set: Option<usize>,
}

/// Who owns what, as far as it matters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Holdings {
    purses: [Purse; SEATS_MAX],
    falcon: Option<Seat>,
    n_captures: u8,
    /// How many tokens of each set colour nobody owns yet.
    left: [u8; 2],
}

#[derive(Clone, Copy, PartialEq, Default, Debug)]
struct Purse {
    total: i32,
    /// How many tokens of each set colour.
    of_set: [u8; 2],
    spent: [bool; 2],
}

impl Prices {
    /// The prices at this table.
    pub fn new(view: &View, content: &Content) -> Self {
        let falcon = content.falcon();
        let mut faces = [Face { value: 0, set: None }; TOKENS as usize];
        for (face, shown) in faces.iter_mut().zip(&content.tokens) {
            face.value = shown.value;
            face.set = SET_COLOURS.iter().position(|colour| *colour == shown.colour);
        }
        // HS-8.6: the Falcon counts for no set.
        faces[falcon.idx()].set = None;
        let n_seats = view.setup.seats;
        let (picks, captures) = (view.setup.options.picks, view.setup.options.captures);
        Self { faces, falcon, n_seats, picks, captures }
    }

    /// The value of a token in credits.
    pub fn value(&self, token: Token) -> i32 {
        self.faces[token.idx()].value
    }

    /// The number of seats.
    pub fn n_seats(&self) -> u8 {
        self.n_seats
    }

    /// Whether every seat gets the most valuable token left (HS-7.1).
    pub fn picks_highest(&self) -> bool {
        self.picks == Picks::Highest
    }

    /// What all tokens are worth together; a scale for margins.
    pub fn all(&self) -> i32 {
        self.faces.iter().map(|face| face.value).sum()
    }

    /// The token this seat likes best of these; `waiting` are the seats that
    /// pick after it. Of equals the first of the card set.
    pub fn favourite(
        &self,
        holdings: &Holdings,
        seat: Seat,
        tokens: impl IntoIterator<Item = Token>,
        waiting: SeatSet,
    ) -> Option<Token> {
        let worth = |token: Token| {
            if self.picks_highest() {
                self.value(token) as f32
            } else {
                self.worth(holdings, seat, token, waiting)
            }
        };
        let priced = tokens.into_iter().map(|token| (token, worth(token)));
        let better = |best: (Token, f32), other: (Token, f32)| {
            if other.1 > best.1 { other } else { best }
        };
        priced.reduce(better).map(|(token, _)| token)
    }

    /// What a token is worth to this seat, in credits: its value, what it adds
    /// to its own hope of the Falcon, and what it would add to a rival's.
    pub fn worth(&self, holdings: &Holdings, seat: Seat, token: Token, waiting: SeatSet) -> f32 {
        let face = self.faces[token.idx()];
        let value = face.value as f32;
        if token == self.falcon {
            return value * self.keeping(holdings, seat);
        }
        let Some(set) = face.set else { return value };
        let falcon = self.faces[self.falcon.idx()].value as f32;
        let own = self.gain(holdings, seat, set) * self.own_stake(holdings, seat);
        let denied = waiting
            .iter()
            .map(|rival| self.gain(holdings, rival, set) * self.rival_stake(holdings, seat, rival))
            .fold(0.0, f32::max);
        value + falcon * (own + denied)
    }

    /// How likely the Falcon stays with this seat, and how much it needs to
    /// pick it up: whoever has a set can fetch it anyway.
    fn keeping(&self, holdings: &Holdings, seat: Seat) -> f32 {
        let rivals = Seat::all(self.n_seats).filter(|rival| *rival != seat);
        let safe: f32 = rivals.map(|rival| 1.0 - self.capturing(holdings, rival)).product();
        safe * (1.0 - self.capturing(holdings, seat))
    }

    /// The chance that this seat will have a set to use.
    fn capturing(&self, holdings: &Holdings, seat: Seat) -> f32 {
        let purse = &holdings.purses[seat.idx()];
        let fails = |set: usize| 1.0 - completing(purse, set, 0, holdings.left[set]);
        1.0 - fails(0) * fails(1)
    }

    /// What one more token of this colour adds to the seat's chance of a set;
    /// without it the token is lost to the seat.
    fn gain(&self, holdings: &Holdings, seat: Seat, set: usize) -> f32 {
        let purse = &holdings.purses[seat.idx()];
        let left = holdings.left[set].saturating_sub(1);
        completing(purse, set, 1, left) - completing(purse, set, 0, left)
    }

    /// How much of the Falcon's value a set of one's own is worth.
    fn own_stake(&self, holdings: &Holdings, seat: Seat) -> f32 {
        let n = f32::from(self.n_seats);
        match holdings.falcon {
            // A set in the back hand takes it back once.
            Some(owner) if owner == seat => 0.25,
            // It comes to this seat and leaves a rival.
            Some(_) => 1.0 + 1.0 / (n - 1.0),
            None => (n - 1.0) / n,
        }
    }

    /// How much of the Falcon's value a rival's set would cost this seat.
    fn rival_stake(&self, holdings: &Holdings, seat: Seat, rival: Seat) -> f32 {
        let n = f32::from(self.n_seats);
        match holdings.falcon {
            Some(owner) if owner == seat => 1.0 + 1.0 / (n - 1.0),
            Some(owner) if owner == rival => 0.0,
            Some(_) | None => 1.0 / n,
        }
    }
}

/// The chance that a seat completes a set, with this many more tokens now, when
/// this many are left.
fn completing(purse: &Purse, set: usize, more: u8, left: u8) -> f32 {
    if purse.spent[set] {
        return 0.0;
    }
    let missing = SET.saturating_sub(purse.of_set[set] + more);
    COMPLETE[usize::from(missing)][usize::from(left)]
}

const fn complete() -> [[f32; LEFT_MAX + 1]; SET as usize + 1] {
    let mut chance = [[0.0; LEFT_MAX + 1]; SET as usize + 1];
    chance[0] = [1.0; LEFT_MAX + 1];
    let mut missing = 1;
    while missing < chance.len() {
        let mut left = 1;
        while left <= LEFT_MAX {
            chance[missing][left] =
                SHARE * chance[missing - 1][left - 1] + (1.0 - SHARE) * chance[missing][left - 1];
            left += 1;
        }
        missing += 1;
    }
    chance
}

impl Holdings {
    /// Who owns what at this table.
    pub fn new(view: &View, prices: &Prices) -> Self {
        let mut holdings = Self {
            purses: [Purse::default(); SEATS_MAX],
            falcon: None,
            n_captures: view.n_captures,
            left: [0; 2],
        };
        for (set, left) in holdings.left.iter_mut().enumerate() {
            let of_set = |tokens: &[Token]| {
                tokens.iter().filter(|token| prices.faces[token.idx()].set == Some(set)).count()
            };
            // HS-2.6: of the tokens nobody has seen, some may be out of the game.
            let (n_unseen, n_stack) = (view.unseen.len(), usize::from(view.n_stack));
            let coming = (of_set(&view.unseen) * n_stack).div_ceil(n_unseen.max(1));
            *left = (of_set(&view.pot) + coming) as u8;
        }
        for (seat, player) in Seat::all(view.setup.seats).zip(&view.players) {
            for token in &player.tokens {
                holdings.own(prices, seat, *token);
            }
            holdings.purses[seat.idx()].spent =
                SET_COLOURS.map(|colour| player.spent.contains(&colour));
        }
        holdings
    }

    /// A seat gets a token that nobody owned.
    pub fn give(&mut self, prices: &Prices, seat: Seat, token: Token) {
        self.own(prices, seat, token);
        if let Some(set) = prices.faces[token.idx()].set {
            self.left[set] = self.left[set].saturating_sub(1);
        }
    }

    fn own(&mut self, prices: &Prices, seat: Seat, token: Token) {
        let face = prices.faces[token.idx()];
        let purse = &mut self.purses[seat.idx()];
        purse.total += face.value;
        if let Some(set) = face.set {
            purse.of_set[set] += 1;
        }
        if token == prices.falcon {
            self.falcon = Some(seat);
        }
    }

    /// The set this seat could use to capture the Falcon now.
    pub fn usable_set(&self, prices: &Prices, seat: Seat) -> Option<usize> {
        let purse = &self.purses[seat.idx()];
        let owner = self.falcon?;
        let barred = prices.captures == Captures::OncePerGame && self.n_captures > 0;
        if owner == seat || barred {
            return None;
        }
        (0..SET_COLOURS.len()).find(|&set| purse.of_set[set] >= SET && !purse.spent[set])
    }

    /// The seat takes the Falcon with this set.
    pub fn capture(&mut self, prices: &Prices, seat: Seat, set: usize) {
        let value = prices.value(prices.falcon);
        if let Some(owner) = self.falcon.replace(seat) {
            self.purses[owner.idx()].total -= value;
        }
        let purse = &mut self.purses[seat.idx()];
        purse.total += value;
        purse.spent[set] = true;
        self.n_captures += 1;
    }

    /// What a seat owns, in credits.
    pub fn total(&self, seat: Seat) -> i32 {
        self.purses[seat.idx()].total
    }
}
