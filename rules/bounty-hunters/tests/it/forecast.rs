//! What a menu promises is what comes.

use crate::support::{content, seats};
use bounty_hunters::{Action, BountyHunters, Deck, Event, Forecast};
use std::collections::BTreeMap;
use tabletop::{Answer, Dice, Game, HeaderOf, Opening, Seat, Seed, Start, Table, Viewer};

// Rules: BH-6.2, BH-6.8, BH-7.1
#[test]
fn a_placed_card_leads_to_what_was_forecast() {
    let (mut n_placed, mut n_captured) = (0, 0);
    for seed in 0..12 {
        let header = HeaderOf::<BountyHunters> {
            game: BountyHunters::ID.into(),
            rules: BountyHunters::RULES,
            setup: seats(2 + (seed % 5) as u8),
            content: String::new(),
            commitment: String::new(),
            start: Start::Deal,
        };
        let opening = Opening { header, content: content() };
        let mut table = Table::<BountyHunters>::open(opening, Seed::from_number(seed)).unwrap();
        let mut dice = Dice::swift(seed);
        let mut promised: BTreeMap<Seat, Forecast> = BTreeMap::new();
        while let Some(open) = table.pending().awaited().next() {
            let answer = table.menu(open.id).sample(&mut dice);
            let Answer::Item(action) = answer else { panic!("a list") };
            let view = BountyHunters::view(table.state(), Viewer::Seat(open.seat));
            promised.remove(&open.seat);
            if let Some(forecast) = view.forecast(&content(), action) {
                promised.insert(open.seat, forecast);
            }
            let events = table.act(open.seat, answer).expect("it is on the menu").events.clone();
            for event in &events {
                let (Event::Played { seat, card, on, .. }
                | Event::Activated { seat, card, on, .. }) = *event
                else {
                    continue;
                };
                let Some(forecast) = promised.remove(&seat) else { continue };
                let target = if card.deck() == Deck::Target { Some(card) } else { on };
                let view = BountyHunters::view(table.state(), Viewer::Seat(seat));
                let mut fronts = view.players[seat.idx()].confrontations.iter();
                let front = fronts.find(|it| it.target == target).expect("it was placed");
                assert_eq!(forecast.attack, front.attack, "{event:?}");
                assert_eq!(forecast.captures, front.captured, "{event:?}");
                n_placed += 1;
                n_captured += u32::from(front.captured);
            }
        }
    }
    assert!(n_placed > 300 && n_captured > 20, "{n_placed} placed, {n_captured} captured");
}

#[test]
fn nothing_is_forecast_of_what_is_not_placed() {
    let state = BountyHunters::blank(&seats(2), &content());
    let view = BountyHunters::view(&state, Viewer::Seat(Seat::new(0)));
    assert_eq!(view.forecast(&content(), Action::Done), None);
    let spectator = BountyHunters::view(&state, Viewer::Spectator);
    let play = Action::Play { card: crate::support::card("H-dengar-3"), on: None };
    assert_eq!(spectator.forecast(&content(), play), None);
}
