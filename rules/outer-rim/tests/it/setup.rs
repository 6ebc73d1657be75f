//! OR-2: the deal and the choices before the first turn.

use crate::support::{content, with};
use outer_rim::{
    Action, BoardEvent, Body, CardEvent, Characters, CourseEvent, Deck, Event, Faction, OuterRim,
    PlayerEvent, Setup, State, Token,
};
use tabletop::{Answer, Dice, Game, Menu, Seat, Stage};

/// A dealt table, every choice before the first turn answered with its first item.
fn ready(setup: &Setup, seed: u64) -> (State, Vec<Event>) {
    let mut state = OuterRim::blank(setup, &content());
    let mut dice = Dice::swift(seed);
    let mut events = Vec::new();
    OuterRim::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
    while state.round() == 0 {
        let open = OuterRim::pending(&state).first().expect("a choice");
        let mut menu = Menu::new();
        OuterRim::menu(&state, open.id, &mut menu);
        let answer = Answer::Item(menu.items()[0]);
        OuterRim::decide(&mut Stage::new(&mut state, &mut dice, &mut events), open.seat, &answer);
    }
    (state, events)
}

#[test]
fn everything_lies_where_it_belongs() {
    // Rules: OR-2.3, OR-2.4, OR-2.5, OR-2.7
    let (state, events) = ready(&Setup::of(2), 1);
    for faction in Faction::ALL {
        let patrol = state.patrol(*faction);
        assert_eq!((patrol.space, patrol.level), (state.map().home(*faction), 1));
    }
    for deck in Deck::ALL {
        let base =
            |card: &&outer_rim::CardId| content().card(**card).edition == outer_rim::Edition::Base;
        let n_cards = content().deck(*deck).iter().filter(base).count();
        assert!(state.top(*deck).is_some());
        assert_eq!(usize::from(state.pile(*deck).len()) + 1, n_cards);
    }
    assert!(
        !events.iter().any(|event| matches!(event, Event::Board(BoardEvent::PatrolMoved { .. })))
    );
    let up = state.spots().filter(|(_, token)| matches!(token, Token::Up(_)));
    assert_eq!(up.count(), 0, "all contacts lie face down");
}

#[test]
fn later_seats_start_richer() {
    // Rules: OR-1.1, OR-2.9, OR-2.11
    for seats in 2..=4 {
        let (state, events) = ready(&Setup::of(seats), u64::from(seats));
        let first = events.iter().find_map(|event| match event {
            Event::Course(CourseEvent::FirstPlayerDrawn { seat }) => Some(*seat),
            _ => None,
        });
        let first = first.expect("somebody begins");
        assert_eq!(state.current(), first);
        for nth in 0..seats {
            let seat = first.ahead(nth, seats);
            let paid: i32 = events
                .iter()
                .filter_map(|event| match event {
                    Event::Player(PlayerEvent::Credits { seat: whose, by, .. })
                        if *whose == seat =>
                    {
                        Some(*by)
                    }
                    _ => None,
                })
                .sum();
            assert_eq!(state.player(seat).credits(), paid);
            assert!(paid >= 4000 + 2000 * i32::from(nth), "seat {seat}: {paid}");
        }
    }
}

#[test]
fn the_setup_line_is_applied() {
    // Rules: OR-2.10, OR-2.12, OR-2.13, OR-2.14, OR-2.15, OR-10.1
    for characters in [Characters::Pick, Characters::Random] {
        let setup = with(4, |options| options.characters = characters);
        let (state, events) = ready(&setup, 5);
        for seat in Seat::all(4) {
            let player = state.player(seat);
            let character = content().character(player.character().expect("a character")).clone();
            for (faction, standing) in &character.setup.reputation {
                assert_eq!(player.reputation(*faction), *standing, "{}", character.id);
            }
            let ship = content().ship(player.ship().expect("a ship")).clone();
            assert!(ship.starting);
            assert_eq!(player.fame_gained(), character.setup.fame);
            assert_eq!(player.damage(Body::Ship), 0);
            let number = |card| content().card(card).number;
            let drawn = events.iter().any(|event| match event {
                Event::Card(CardEvent::DatabankDrawn { seat: whose, card }) => {
                    *whose == seat && number(*card) == Some(character.setup.databank)
                }
                _ => false,
            });
            // The small set has two cards of each number: who comes third goes without.
            let held =
                player.held().any(|held| number(held.card) == Some(character.setup.databank));
            assert_eq!(drawn, held);
        }
    }
}

#[test]
fn everybody_starts_on_a_planet_of_their_choice() {
    // Rules: OR-2.16, OR-5.6
    let setup = Setup::of(2);
    let mut state = OuterRim::blank(&setup, &content());
    let mut dice = Dice::swift(3);
    let mut events = Vec::new();
    OuterRim::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
    let mut offered = 0;
    while state.round() == 0 {
        let open = OuterRim::pending(&state).first().expect("a choice");
        let mut menu = Menu::new();
        OuterRim::menu(&state, open.id, &mut menu);
        if let Action::Space(_) = menu.items()[0] {
            assert_eq!(menu.items().len(), 11);
            offered += 1;
        }
        let answer = Answer::Item(menu.items()[0]);
        OuterRim::decide(&mut Stage::new(&mut state, &mut dice, &mut events), open.seat, &answer);
    }
    assert_eq!(offered, 2);
    let spaces = Seat::all(2).map(|seat| state.player(seat).space());
    assert_eq!(spaces.collect::<std::collections::BTreeSet<_>>().len(), 1, "they may share one");
}
