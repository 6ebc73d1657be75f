//! The laws every game keeps, for every number of seats and every option.

use crate::support::{house, with, with_of};
use outer_rim::{
    BoardOrder, Characters, Content, Deck, Opponents, OuterRim, Position, Setup, SoloLevel, State,
    TileId, Token,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Seat, Viewer};
use testkit::Kit;

/// Outer Rim as the laws see it.
pub struct OuterRimKit;

impl Kit for OuterRimKit {
    type Game = OuterRim;

    fn setups(&self) -> Vec<Setup> {
        let custom = [5, 0, 3, 2, 4, 1].map(TileId).to_vec();
        let setups = vec![
            with(2, |_| {}),
            with(3, |_| {}),
            with(4, |_| {}),
            with(2, |options| options.expansion = true),
            with(4, |options| {
                options.expansion = true;
                options.board = BoardOrder::Random;
            }),
            with(2, |options| {
                options.expansion = true;
                options.favors = true;
            }),
            with(4, |options| {
                options.expansion = true;
                options.favors = true;
            }),
            // Everything at once.
            with(3, |options| {
                options.expansion = true;
                options.favors = true;
                options.ambitions = true;
                options.board = BoardOrder::Random;
                options.characters = Characters::Random;
            }),
            with(3, |options| {
                options.characters = Characters::Random;
                options.fame = 8;
            }),
            with(4, |options| {
                options.board = BoardOrder::Custom(custom);
                options.fame = 12;
            }),
        ];
        let setups = setups.into_iter().chain(solo()).chain(ambitious());
        // Short tables: what happens late happens to rich positions, too.
        let short = |mut setup: Setup| {
            setup.options.rounds = 2;
            setup
        };
        setups.map(short).collect()
    }

    fn content(&self) -> Arc<Content> {
        house()
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        cards_are_somewhere(state)?;
        debts_are_somewhere(state)?;
        contacts_are_somewhere(state)
    }

    fn secrets(&self, _state: &State, _viewer: Viewer) -> Vec<String> {
        // A contact's number is a small number like many others in a message;
        // what views and sights may say is held by the twins of the other laws.
        Vec::new()
    }

    fn positions(&self) -> Vec<(Setup, Position)> {
        crate::support::positions()
    }

    // OR-22.4: of several who reach the goal at once the current player wins.
    fn placed_fairly(&self, outcome: &tabletop::Outcome) -> Result<(), String> {
        // OR-25.4: an opponent may be first.
        let opponents = outcome.opponents.iter().map(|one| one.place);
        match outcome.places.iter().copied().chain(opponents).filter(|place| *place == 1).count() {
            0 => Err("nobody is first".into()),
            _ => Ok(()),
        }
    }
}

/// OR-7.11: every market card lies in its deck, on top of it, with one player or is removed.
fn cards_are_somewhere(state: &State) -> Result<(), String> {
    let content = state.content();
    let expansion = state.setup().options.expansion;
    for deck in Deck::ALL {
        for (place, card) in content.deck(*deck).iter().enumerate() {
            let sheet = content.card(*card);
            let base = sheet.edition == outer_rim::Edition::Base;
            // UB-17.1: some cards are not used in solo games.
            let used = (expansion || base) && !(state.n_seats() == 1 && sheet.not_solo);
            let places = [
                state.pile(*deck).has(place as u8),
                state.top(*deck) == Some(*card),
                state.holder(*card).is_some(),
                state.is_removed(*card),
            ];
            let n_places = places.iter().filter(|here| **here).count();
            // In the midst of an entry a card may be on its way.
            if n_places > usize::from(used) {
                return Err(format!("{} lies in {n_places} places", content.card(*card).id));
            }
        }
    }
    Ok(())
}

/// UB-14.1: with favors in use, every debt token lies with one player.
fn debts_are_somewhere(state: &State) -> Result<(), String> {
    let n_each = usize::from(state.setup().options.favors);
    for whose in Seat::all(state.n_seats()) {
        let holds = |seat: &Seat| state.player(*seat).debts().contains(whose);
        let n_places = Seat::all(state.n_seats()).filter(holds).count();
        if n_places != n_each {
            return Err(format!("the debt token of {whose} lies in {n_places} places"));
        }
    }
    Ok(())
}

/// OR-17.9: every contact is unseen, on one spot, aboard or gone; none is in two places.
fn contacts_are_somewhere(state: &State) -> Result<(), String> {
    let mut seen: BTreeMap<u8, u8> = BTreeMap::new();
    for (_, token) in state.spots() {
        if let Token::Up(contact) | Token::Peeked { contact, .. } = token {
            *seen.entry(contact.0).or_default() += 1;
        }
    }
    for (_, contact) in state.contacts_aboard() {
        *seen.entry(contact.0).or_default() += 1;
    }
    match seen.iter().find(|(_, n)| **n > 1) {
        Some((contact, n)) => Err(format!("contact {contact} is in {n} places")),
        None => Ok(()),
    }
}

/// OR-25, UB-17 to UB-19: one seat against each kind of opponent.
fn solo() -> Vec<Setup> {
    let against = |expansion, opponents, ambitions| {
        with_of(&house(), 1, |options| {
            options.expansion = expansion;
            options.opponents = opponents;
            options.ambitions = ambitions;
        })
    };
    // OR-26.
    let feared = |opponents| {
        with_of(&house(), 1, |options| {
            options.expansion = true;
            options.opponents = opponents;
            options.level = SoloLevel::Legendary;
        })
    };
    vec![
        against(false, Opponents::Courier, false),
        against(true, Opponents::Courier, false),
        against(true, Opponents::BountyHunter, false),
        against(true, Opponents::Both, false),
        against(true, Opponents::Both, true),
        feared(Opponents::BountyHunter),
    ]
}

/// UB-16: everybody with an ambition.
fn ambitious() -> Vec<Setup> {
    let table = |seats| {
        with_of(&house(), seats, |options| {
            options.expansion = true;
            options.ambitions = true;
            options.fame = 8;
        })
    };
    [2, 3, 4].map(table).to_vec()
}

testkit::laws!(OuterRimKit);

/// Between entries no market card is lost.
#[test]
fn no_market_card_is_ever_lost() {
    // Rules: OR-7.11, OR-9.7
    use tabletop::{Dice, Game, Playout};
    for setup in OuterRimKit.setups() {
        for seed in 0..6 {
            let mut dice = Dice::swift(seed);
            let mut playout = Playout::<OuterRim>::default();
            let mut state = OuterRim::blank(&setup, &house());
            playout.deal(&mut state, &mut dice);
            while playout.step(&mut state, &mut dice) {
                let settled = state.frames().len() == 1;
                if settled {
                    market_is_whole(&state);
                }
            }
            assert!(state.is_over());
            assert!(Seat::all(setup.seats).all(|seat| state.player(seat).credits() >= 0));
        }
    }
}

fn market_is_whole(state: &State) {
    let content = state.content();
    let expansion = state.setup().options.expansion;
    for deck in Deck::ALL {
        for (place, card) in content.deck(*deck).iter().enumerate() {
            let sheet = content.card(*card);
            let base = sheet.edition == outer_rim::Edition::Base;
            // UB-17.1: some cards are not used in solo games.
            let used = (expansion || base) && !(state.n_seats() == 1 && sheet.not_solo);
            let somewhere = state.pile(*deck).has(place as u8)
                || state.top(*deck) == Some(*card)
                || state.holder(*card).is_some()
                || state.is_removed(*card);
            assert_eq!(somewhere, used, "{}", content.card(*card).id);
        }
    }
}
