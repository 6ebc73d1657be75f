//! A whole state from what one viewer knows, and from nothing else.
//!
//! This function is the one place a leak could hide from the leak law, so it
//! reads nothing but the view and the card set.
//!
//! Which seat has seen which card of a hand follows from the turn in which the
//! card was drawn. A viewer knows those turns only in part; they are filled in
//! so that everybody knows at least what the viewer knows they know. So the
//! cards of imagined worlds are exactly the possible ones, while what others
//! remember in them is a fair guess.

use crate::hand::Origin;
use crate::state::State;
use crate::{Ask, BountyHunters, Card, Cards, Content, DECKS, Deck, Player, View, names};
use alloc::sync::Arc;
use alloc::vec::Vec;
use tabletop::{DecisionId, Dice, Game, Menu, Sealed, Seat};

pub(crate) fn imagine(view: &View, content: &Arc<Content>, dice: &mut Dice) -> State {
    let mut state = State::blank(&view.setup, content);
    state.step = view.step;
    state.turn = view.turn;
    state.last_turn = view.last_turn;
    state.guild_master = view.guild_master;
    state.ask = view.ask;
    state.is_scored = view.turn > 0 && view.ask == Ask::Nothing;
    for (seat, player) in Seat::all(view.setup.seats).zip(&view.players) {
        imagine_area(&mut state, seat, player);
    }
    imagine_cards(&mut state, view, dice);
    imagine_choices(&mut state, view, dice);
    state
}

/// Areas are public.
fn imagine_area(state: &mut State, seat: Seat, player: &Player) {
    state.drew[seat.idx()] = player.drew;
    state.fresh[seat.idx()] = player.fresh;
    let now: Cards = player.reserved_now.iter().copied().collect();
    state.reserved_now = state.reserved_now.union(now);
    let area = &mut state.areas[seat.idx()];
    area.credits = player.credits;
    area.reserved = player.reserved.iter().copied().collect();
    area.contracts = player.contracts.iter().copied().collect();
    area.market = player.crate_cards.iter().copied().collect();
    area.n_crates = player.n_crates;
    if player.done {
        state.done.insert(seat);
    }
    for confrontation in &player.confrontations {
        let area = &mut state.areas[seat.idx()];
        if let Some(target) = confrontation.target {
            let targets = if confrontation.captured { &mut area.captured } else { &mut area.open };
            targets.insert(target);
            state.since[target.idx()] = confrontation.since;
        }
        for card in &confrontation.attackers {
            state.attach(seat, *card, confrontation.target);
        }
    }
}

/// The unseen cards of one deck and age.
struct Unseen {
    deck: Deck,
    age: u8,
    cards: Cards,
}

/// The unseen cards of each deck and age fill the hidden places of the hands
/// of that deck and age; what is left of age 0 is the deck. Every way of
/// filling is equally likely.
fn imagine_cards(state: &mut State, view: &View, dice: &mut Dice) {
    let mut unseen: Vec<Unseen> = Vec::with_capacity(DECKS);
    for deck in &view.decks {
        let pile = &mut state.piles[deck.deck.idx()];
        pile.discards = deck.discards.iter().copied().collect();
        pile.top = deck.top;
        pile.n_reshuffles = deck.n_reshuffles;
        unseen.extend(deck.unseen.iter().map(|pool| Unseen {
            deck: deck.deck,
            age: pool.age,
            cards: pool.cards.iter().copied().collect(),
        }));
    }
    for (seat, player) in Seat::all(view.setup.seats).zip(&view.players) {
        imagine_known(state, view, seat, player);
        imagine_hidden(state, view, seat, player, &mut unseen, dice);
    }
    for pile in &mut state.piles {
        pile.deck = Cards::EMPTY;
    }
    for pool in unseen.iter().filter(|pool| pool.age == 0) {
        state.piles[pool.deck.idx()].deck = pool.cards;
    }
}

/// How many turns ago the viewer held this hand; nothing for a spectator.
fn turns_ago(view: &View, holder: Seat) -> Option<u8> {
    let n_seats = usize::from(view.setup.seats);
    let distance = |seat: Seat| ((holder.idx() + n_seats - seat.idx()) % n_seats) as u8;
    view.viewer.seat().map(distance)
}

/// The cards the viewer has seen were drawn before the viewer passed them on.
fn imagine_known(state: &mut State, view: &View, seat: Seat, player: &Player) {
    let Some(distance) = turns_ago(view, seat) else { return };
    // A seat has got all of its own hand from others, but for the fresh card.
    let mut turn = view.turn.saturating_sub(distance.max(1));
    for card in &player.hand {
        let n_reshuffles = state.piles[card.deck().idx()].n_reshuffles;
        let drawn = if player.fresh == Some(*card) { view.turn } else { turn.max(1) };
        turn = turn.saturating_sub(1);
        state.hands[seat.idx()].insert(*card, Origin { turn: drawn, n_reshuffles });
    }
}

/// The cards the viewer has not seen were drawn since, at most one a turn,
/// starting hands aside; the youngest last.
fn imagine_hidden(
    state: &mut State,
    view: &View,
    seat: Seat,
    player: &Player,
    unseen: &mut [Unseen],
    dice: &mut Dice,
) {
    let since =
        turns_ago(view, seat).map_or(1, |distance| (view.turn + 1).saturating_sub(distance));
    let has_drawn = player.drew.is_some();
    let mut turn = if has_drawn { view.turn } else { view.turn.saturating_sub(1) };
    let is_fresh_here = matches!(view.ask, Ask::Draw { .. } | Ask::Commit { .. });
    let mut groups = player.hidden.clone();
    // The fresh card is the youngest of its deck.
    groups.sort_by_key(|group| (player.drew != Some(group.deck), group.age));
    for group in groups {
        for _ in 0..group.n {
            let card = take(unseen, group.deck, group.age, dice);
            let n_reshuffles = state.piles[group.deck.idx()].n_reshuffles.wrapping_sub(group.age);
            let drawn = turn.max(since).max(1);
            state.hands[seat.idx()].insert(card, Origin { turn: drawn, n_reshuffles });
            let fresh = &mut state.fresh[seat.idx()];
            if is_fresh_here && fresh.is_none() && player.drew == Some(group.deck) {
                *fresh = Some(card);
            }
            turn = turn.saturating_sub(1);
        }
    }
}

fn take(unseen: &mut [Unseen], deck: Deck, age: u8, dice: &mut Dice) -> Card {
    let pool = unseen
        .iter_mut()
        .find(|pool| pool.deck == deck && pool.age == age)
        .expect("a hidden card is one of the unseen ones");
    let card = pool.cards.nth(deck, dice.roll(u32::from(pool.cards.len())));
    pool.cards.remove(card);
    card
}

/// What others have sealed may be anything on their menus.
fn imagine_choices(state: &mut State, view: &View, dice: &mut Dice) {
    state.sealed = Sealed::ask(view.ask.seats());
    if view.chosen.is_empty() {
        return;
    }
    let mut menu = Menu::new();
    for seat in view.chosen.iter() {
        let own = view.own_choice.filter(|_| view.viewer.is(seat));
        let choice = own.or_else(|| {
            BountyHunters::menu(state, DecisionId::new(state.step, seat), &mut menu);
            menu.sample(dice).item().copied()
        });
        if let Some(choice) = choice {
            let choice = names::exactly(state, seat, choice);
            state.sealed.seal(seat, choice);
        }
    }
}
