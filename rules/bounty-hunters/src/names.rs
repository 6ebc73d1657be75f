//! What a viewer calls the cards.
//!
//! Some cards show the same, and nobody at a table could tell them apart. In
//! the rules a card is a certain one of them; to a viewer they are numbered in
//! the order in which they lie in the view: first those of the own hand, then
//! those the viewer has reserved, then what lies open, then what nobody sees.
//! So a number says nothing but what the card shows, and two cards that are
//! seen at once have two numbers.
//!
//! The law `equals_stay_equal` exchanges such cards and compares.

use crate::menu::activatable;
use crate::prints::Prints;
use crate::state::State;
use crate::{Action, CARDS, Card, Cards, Deck, Player, View};
use tabletop::Seat;

/// The numbers that one viewer has for the cards.
pub(crate) struct Names<'a> {
    prints: &'a Prints,
    names: [Option<Card>; CARDS as usize],
    /// By the first card that shows the same: how many have a name.
    n_named: [u8; CARDS as usize],
}

impl<'a> Names<'a> {
    /// The names of all cards in a view that calls them by their own.
    pub(crate) fn of(prints: &'a Prints, view: &View) -> Self {
        let mut names =
            Self { prints, names: [None; CARDS as usize], n_named: [0; CARDS as usize] };
        let own = view.viewer.seat().and_then(|seat| view.players.get(seat.idx()));
        if let Some(own) = own {
            // The card drawn this turn can be told from one held before.
            names.call(own.hand.iter().filter(|card| own.fresh != Some(**card)));
            names.call(&own.hand);
            names.reserved(own);
        }
        for player in own.into_iter().chain(&view.players) {
            for confrontation in &player.confrontations {
                names.call(&confrontation.attackers);
            }
            names.reserved(player);
            names.call(&player.crate_cards);
            names.call(&player.contracts);
        }
        for player in &view.players {
            names.call(&player.hand);
        }
        for deck in &view.decks {
            names.call(&deck.top);
            names.call(&deck.discards);
        }
        for pool in view.decks.iter().flat_map(|deck| &deck.unseen) {
            names.call(&pool.cards);
        }
        names
    }

    // BH-4.9: those that wait since an earlier turn can be told from the others.
    fn reserved(&mut self, player: &Player) {
        self.call(player.reserved.iter().filter(|card| !player.reserved_now.contains(card)));
        self.call(&player.reserved);
    }

    fn call<'c>(&mut self, cards: impl IntoIterator<Item = &'c Card>) {
        for card in cards {
            if self.names[card.idx()].is_none() {
                let n_named = &mut self.n_named[self.prints.first(*card).idx()];
                self.names[card.idx()] = Some(self.prints.nth(*card, usize::from(*n_named)));
                *n_named += 1;
            }
        }
    }

    /// What the viewer calls this card.
    pub(crate) fn of_card(&self, card: Card) -> Card {
        self.names[card.idx()].unwrap_or(card)
    }

    /// Calls all cards of a view by their names.
    pub(crate) fn rename(&self, view: &mut View) {
        let one = |card: &mut Card| *card = self.of_card(*card);
        let placed = |cards: &mut [Card]| cards.iter_mut().for_each(one);
        let sorted = |cards: &mut [Card]| {
            cards.iter_mut().for_each(one);
            cards.sort_unstable();
        };
        for player in &mut view.players {
            sorted(&mut player.hand);
            player.fresh.iter_mut().for_each(one);
            for confrontation in &mut player.confrontations {
                placed(&mut confrontation.attackers);
            }
            sorted(&mut player.reserved);
            sorted(&mut player.reserved_now);
            sorted(&mut player.crate_cards);
            sorted(&mut player.contracts);
        }
        for deck in &mut view.decks {
            deck.top.iter_mut().for_each(one);
            sorted(&mut deck.discards);
            deck.unseen.iter_mut().for_each(|pool| sorted(&mut pool.cards));
        }
    }
}

/// The same action with another card.
fn with_card(action: Action, card: impl Fn(Card) -> Card) -> Action {
    match action {
        Action::Sell(one) => Action::Sell(card(one)),
        Action::Reserve(one) => Action::Reserve(card(one)),
        Action::Play { card: one, on } => Action::Play { card: card(one), on },
        Action::Activate { card: one, on } => Action::Activate { card: card(one), on },
        Action::Draw(_) | Action::Done => action,
    }
}

/// What a seat chose, as others see it: of cards that nobody can tell apart, the
/// first. One of a hand leaves a hidden place; a reserved one is known.
pub(crate) fn chosen(state: &State, seat: Seat, action: Action, names: &Names<'_>) -> Action {
    let prints = &state.faces().prints;
    if let Action::Activate { .. } = action {
        with_card(action, |card| {
            let mut waiting = activatable(state, seat).iter(Deck::Market);
            let first = waiting.find(|other| prints.alike(*other, card));
            names.of_card(first.unwrap_or(card))
        })
    } else {
        with_card(action, |card| prints.first(card))
    }
}

/// The one name under which the menu of a seat offers a card of the hand.
#[inline]
pub(crate) fn in_hand(state: &State, card: Card) -> Card {
    state.faces().prints.first(card)
}

/// The one name under which the menu of a seat offers a reserved card: those
/// of the hand are named before.
#[inline]
pub(crate) fn in_reserve(state: &State, seat: Seat, card: Card) -> Card {
    let prints = &state.faces().prints;
    if !prints.is_double(card) {
        return card;
    }
    let n_held = state.hand(seat).iter().filter(|held| prints.alike(**held, card)).count();
    prints.nth(card, n_held)
}

/// Whether one of these cards shows the same.
pub(crate) fn among(state: &State, cards: Cards, deck: Deck, card: Card) -> bool {
    state.faces().prints.find(cards, deck, card).is_some()
}

/// The card that an action of this seat is about, under whatever name: that
/// very one, or else one like it. None where the seat has none to do this with.
pub(crate) fn about(state: &State, seat: Seat, action: Action) -> Option<Card> {
    let prints = &state.faces().prints;
    match action {
        Action::Sell(card) | Action::Reserve(card) | Action::Play { card, .. } => {
            let hand = state.hand(seat);
            let alike = || hand.iter().copied().find(|held| prints.alike(*held, card));
            if hand.contains(&card) { Some(card) } else { alike() }
        }
        Action::Activate { card, .. } => prints.find(activatable(state, seat), Deck::Market, card),
        Action::Draw(_) | Action::Done => None,
    }
}

/// The action with the very card it is about.
#[inline]
pub(crate) fn exactly(state: &State, seat: Seat, action: Action) -> Action {
    let doubled = action.card().is_some_and(|card| state.faces().prints.is_double(card));
    match about(state, seat, action).filter(|_| doubled) {
        Some(about) => with_card(action, |_| about),
        None => action,
    }
}

/// The action as the menu offers it.
pub(crate) fn offered(state: &State, seat: Seat, action: Action) -> Action {
    match (about(state, seat, action), action) {
        (None, _) => action,
        (Some(card), Action::Activate { .. }) => {
            with_card(action, |_| in_reserve(state, seat, card))
        }
        (Some(card), _) => with_card(action, |_| in_hand(state, card)),
    }
}
