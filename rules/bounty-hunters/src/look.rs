//! What a viewer may know: views, sights and what teaches.

mod sight;

pub(crate) use sight::{learns, sight};

use crate::faces::attacker;
use crate::names::{Names, offered};
use crate::state::{NO_TARGET, State};
use crate::{Card, Cards, Confrontation, Deck, DeckView, Hidden, Player, Pool, View};
use alloc::vec::Vec;
use tabletop::{Seat, Viewer};

/// Everything this viewer may know or remember.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let mut view = exact_view(state, viewer);
    Names::of(&state.faces().prints, &view).rename(&mut view);
    if let Some(seat) = viewer.seat() {
        view.own_choice = state.sealed.of(seat).map(|choice| offered(state, seat, choice));
    }
    view
}

/// What this viewer calls the cards.
fn names(state: &State, viewer: Viewer) -> Names<'_> {
    Names::of(&state.faces().prints, &exact_view(state, viewer))
}

/// What this viewer calls a card that came just now: of those like it that lie
/// at the same place without an order, the last.
fn latest(state: &State, viewer: Viewer, card: Card) -> Card {
    let view = exact_view(state, viewer);
    let prints = &state.faces().prints;
    let names = Names::of(prints, &view);
    let mut places = view
        .players
        .iter()
        .flat_map(|one| [&one.hand, &one.reserved_now, &one.crate_cards, &one.contracts]);
    let alike = places.find(|place| place.contains(&card)).into_iter().flatten();
    let called =
        alike.filter(|other| prints.alike(**other, card)).map(|other| names.of_card(*other));
    called.max().unwrap_or_else(|| names.of_card(card))
}

/// The view with every card under its own number.
fn exact_view(state: &State, viewer: Viewer) -> View {
    View {
        viewer,
        setup: state.setup,
        step: state.step,
        turn: state.turn,
        last_turn: state.last_turn,
        guild_master: state.guild_master,
        ask: state.ask,
        chosen: state.sealed.chosen(),
        own_choice: None,
        n_reserve: state.n_reserve(),
        decks: decks(state).map(|deck| deck_view(state, viewer, deck)).collect(),
        players: Seat::all(state.n_seats()).map(|seat| player(state, viewer, seat)).collect(),
    }
}

/// BH-12.1: the introductory game has no contracts.
fn decks(state: &State) -> impl Iterator<Item = Deck> {
    let introductory = state.setup.options.introductory;
    Deck::ALL.into_iter().filter(move |deck| !(introductory && *deck == Deck::Contract))
}

/// Whether this viewer knows a card of a hand.
pub(crate) fn knows(state: &State, viewer: Viewer, holder: Seat, drawn: u8) -> bool {
    viewer.seat().is_some_and(|seat| state.has_seen(seat, holder, drawn))
}

/// The cards of all hands that this viewer does not know, with how many
/// reshuffles ago each was drawn.
fn hidden_cards(
    state: &State,
    viewer: Viewer,
    holder: Seat,
) -> impl Iterator<Item = (Card, u8)> + '_ {
    let hand = &state.hands[holder.idx()];
    hand.known().filter(move |(_, origin)| !knows(state, viewer, holder, origin.turn)).map(
        |(card, origin)| {
            let n_reshuffles = state.piles[card.deck().idx()].n_reshuffles;
            (card, n_reshuffles.wrapping_sub(origin.n_reshuffles))
        },
    )
}

fn deck_view(state: &State, viewer: Viewer, deck: Deck) -> DeckView {
    let pile = &state.piles[deck.idx()];
    let mut pools: Vec<(u8, Cards)> = Vec::new();
    pools.push((0, pile.deck));
    for holder in Seat::all(state.n_seats()) {
        for (card, age) in hidden_cards(state, viewer, holder) {
            if card.deck() != deck {
                continue;
            }
            match pools.iter_mut().find(|(known, _)| *known == age) {
                Some((_, cards)) => cards.insert(card),
                None => pools.push((age, [card].into_iter().collect())),
            }
        }
    }
    pools.sort_unstable_by_key(|(age, _)| *age);
    DeckView {
        deck,
        n_cards: pile.deck.len(),
        discards: pile.discards.iter(deck).collect(),
        top: pile.top,
        n_reshuffles: pile.n_reshuffles,
        unseen: pools
            .into_iter()
            .filter(|(_, cards)| !cards.is_empty())
            .map(|(age, cards)| Pool { age, cards: cards.iter(deck).collect() })
            .collect(),
    }
}

fn player(state: &State, viewer: Viewer, seat: Seat) -> Player {
    let (hand, area) = (&state.hands[seat.idx()], state.area(seat));
    let mut hidden: Vec<Hidden> = Vec::new();
    for (card, age) in hidden_cards(state, viewer, seat) {
        match hidden.iter_mut().find(|group| (group.deck, group.age) == (card.deck(), age)) {
            Some(group) => group.n += 1,
            None => hidden.push(Hidden { deck: card.deck(), age, n: 1 }),
        }
    }
    hidden.sort_unstable_by_key(|group| (group.deck, group.age));
    Player {
        n_hand: hand.len() as u8,
        hand: hand
            .known()
            .filter(|(_, origin)| knows(state, viewer, seat, origin.turn))
            .map(|(card, _)| card)
            .collect(),
        hidden,
        drew: state.drew[seat.idx()],
        fresh: state.fresh[seat.idx()].filter(|_| viewer.is(seat)),
        credits: area.credits,
        confrontations: confrontations(state, seat),
        reserved: area.reserved.iter(Deck::Market).collect(),
        reserved_now: state.reserved_now(seat).iter(Deck::Market).collect(),
        crate_cards: area.crate_cards().iter(Deck::Market).collect(),
        n_crates: area.n_crates,
        contracts: area.contracts.iter(Deck::Contract).collect(),
        n_captured: area.captured.len(),
        done: state.done.contains(seat),
        score: state.score(seat),
    }
}

/// BH-6.2: with the running sums, so that nobody needs to add.
fn confrontations(state: &State, seat: Seat) -> Vec<Confrontation> {
    let area = state.area(seat);
    let attackers = |on: u8| {
        let mut cards: Vec<Card> =
            area.attackers().filter(|card| state.spots[attacker(*card)].on == on).collect();
        cards.sort_unstable_by_key(|card| state.spots[attacker(*card)].rank);
        cards
    };
    let mut all: Vec<Confrontation> = area
        .open
        .union(area.captured)
        .iter(Deck::Target)
        .map(|target| {
            let front = state.fronts[target.idx()];
            Confrontation {
                target: Some(target),
                captured: area.captured.contains(target),
                since: state.since[target.idx()],
                attackers: attackers(target.idx() as u8),
                attack: front.values(),
                shields: state.faces().shields(target).values(),
                penalty: front.penalty(),
            }
        })
        .collect();
    // A seat plays at most one target a turn.
    all.sort_by_key(|confrontation| confrontation.since);
    if area.has_orphan() {
        all.push(Confrontation {
            target: None,
            captured: false,
            since: 0,
            attackers: attackers(NO_TARGET),
            attack: area.orphan.values(),
            shields: [0; 3],
            penalty: area.orphan.penalty(),
        });
    }
    all
}
