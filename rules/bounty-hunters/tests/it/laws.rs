//! The laws every game keeps and the invariants of chapter 15, for every number of
//! seats, both variants and every option.

use crate::support::{content, seats, seats_with};
use bounty_hunters::{
    Action, Area, Ask, BountyHunters, Card, Cards, Content, CreditSupply, Deck, DoubleDuos, Event,
    Face, Options, Position, Setup, State,
};
use std::sync::Arc;
use tabletop::{Answer, Dice, Game, Seat, Viewer};
use testkit::Kit;

/// Star Wars: Bounty Hunters as the laws see it.
pub struct BountyHuntersKit;

/// Every number of seats in both variants, then each option where it tells.
pub fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = (2..=6).map(seats).collect();
    setups.extend((2..=6).map(|n| seats_with(n, |options| options.introductory = true)));
    let changes: [&dyn Fn(&mut Options); 4] = [
        &|options| options.activate_same_turn = true,
        &|options| options.double_duos = DoubleDuos::Every,
        &|options| options.majority_needs_crate = false,
        &|options| options.credit_supply = CreditSupply::Box,
    ];
    for change in changes {
        setups.extend([2, 6].map(|n| seats_with(n, change)));
    }
    setups
}

fn all_of(state: &State, deck: Deck) -> Vec<Cards> {
    let in_hand = |seat: Seat| -> Cards {
        state.hand(seat).iter().copied().filter(|card| card.deck() == deck).collect()
    };
    let in_area = |area: &Area| match deck {
        Deck::Target => vec![area.open, area.captured],
        Deck::Hunter => vec![area.hunters],
        Deck::Contract => vec![area.contracts],
        Deck::Market => vec![area.market, area.reserved],
    };
    let mut sets = vec![state.deck(deck), state.discards(deck)];
    for seat in Seat::all(state.n_seats()) {
        sets.push(in_hand(seat));
        sets.extend(in_area(state.area(seat)));
    }
    sets
}

/// BH-12.1: what a deck consists of.
fn whole(state: &State, deck: Deck) -> Cards {
    if !state.setup().options.introductory {
        return Cards::all(deck);
    }
    match deck {
        Deck::Contract => Cards::EMPTY,
        Deck::Target => Cards::all(deck)
            .iter(deck)
            .filter(|card| {
                let face = &state.content().targets[card.idx()];
                face.icon != Some(bounty_hunters::Icon::Contract)
            })
            .collect(),
        Deck::Hunter | Deck::Market => Cards::all(deck),
    }
}

fn exchange(event: &Event, [one, two]: [Card; 2]) -> Event {
    let card = |card: Card| match card {
        card if card == one => two,
        card if card == two => one,
        other => other,
    };
    let action = |action: Action| match action {
        Action::Sell(it) => Action::Sell(card(it)),
        Action::Reserve(it) => Action::Reserve(card(it)),
        Action::Play { card: it, on } => Action::Play { card: card(it), on: on.map(card) },
        Action::Activate { card: it, on } => Action::Activate { card: card(it), on: on.map(card) },
        Action::Draw(_) | Action::Done => action,
    };
    match *event {
        Event::Dealt { seat, card: it } => Event::Dealt { seat, card: card(it) },
        Event::Sealed { seat, choice } => Event::Sealed { seat, choice: action(choice) },
        Event::Drew { seat, card: it } => Event::Drew { seat, card: card(it) },
        Event::Revealed { choices } => {
            Event::Revealed { choices: choices.map(|choice| choice.map(action)) }
        }
        Event::WindowShown { choices } => {
            Event::WindowShown { choices: choices.map(|choice| choice.map(action)) }
        }
        Event::Sold { seat, card: it } => Event::Sold { seat, card: card(it) },
        Event::Played { seat, card: it, on, paid } => {
            Event::Played { seat, card: card(it), on: on.map(card), paid }
        }
        Event::Reserved { seat, card: it } => Event::Reserved { seat, card: card(it) },
        Event::Activated { seat, card: it, on, paid } => {
            Event::Activated { seat, card: card(it), on: on.map(card), paid }
        }
        Event::Captured { seat, target } => Event::Captured { seat, target: card(target) },
        Event::ContractDrawn { seat, card: it, why } => {
            Event::ContractDrawn { seat, card: card(it), why }
        }
        Event::GuildMasterNamed { .. }
        | Event::TurnBegan { .. }
        | Event::Asked(_)
        | Event::DecksChosen { .. }
        | Event::DrawFailed { .. }
        | Event::DrawSkipped { .. }
        | Event::CreditGained { .. }
        | Event::CreditMissed { .. }
        | Event::ContractMissed { .. }
        | Event::FirstToFour { .. }
        | Event::LastTurns { .. }
        | Event::Reshuffled { .. }
        | Event::Passed
        | Event::Scored => *event,
    }
}

impl Kit for BountyHuntersKit {
    type Game = BountyHunters;

    fn setups(&self) -> Vec<Setup> {
        setups()
    }

    fn content(&self) -> Arc<Content> {
        content()
    }

    /// Chapter 15, nos. 1, 4, 5 and the sums of every confrontation.
    fn conserved(&self, state: &State) -> Result<(), String> {
        for deck in Deck::ALL {
            let sets = all_of(state, deck);
            let n_cards: u32 = sets.iter().map(|set| u32::from(set.len())).sum();
            let all = sets.into_iter().fold(Cards::EMPTY, Cards::union);
            if all != whole(state, deck) || n_cards != u32::from(all.len()) {
                return Err(format!("{deck:?}: {n_cards} cards, {} of them distinct", all.len()));
            }
        }
        for seat in Seat::all(state.n_seats()) {
            crate::invariants::area(state, seat)?;
        }
        Ok(())
    }

    // Cards cross as numbers, which are no words: the tests of `secrecy` look for them.
    fn secrets(&self, _: &State, _: Viewer) -> Vec<String> {
        Vec::new()
    }

    fn equals(&self) -> Vec<[u32; 2]> {
        let content = content();
        let shows_the_same = |one: Card, two: Card| match (content.face(one), content.face(two)) {
            (Face::Hunter(a), Face::Hunter(b)) => {
                (&a.character, a.attack, a.penalty) == (&b.character, b.attack, b.penalty)
            }
            (Face::Droid(a), Face::Droid(b)) => {
                (&a.character, a.attack, a.cost) == (&b.character, b.attack, b.cost)
            }
            (Face::Crate(a), Face::Crate(b)) => {
                (a.n_crates, a.points, a.cost) == (b.n_crates, b.points, b.cost)
            }
            _ => false,
        };
        let later = |one: Card| Card::all().skip(one.idx() + 1);
        let pairs = Card::all().flat_map(|one| later(one).map(move |two| [one, two]));
        pairs
            .filter(|[one, two]| shows_the_same(*one, *two))
            .map(|pair| pair.map(|card| card.idx() as u32))
            .collect()
    }

    fn exchanged(&self, event: &Event, pair: [u32; 2]) -> Event {
        exchange(event, pair.map(|card| Card::new(card as u8)))
    }

    fn holder(&self, state: &State, pair: [u32; 2]) -> Option<Seat> {
        let pair = pair.map(|card| Card::new(card as u8));
        let holds = |seat: &Seat| pair.iter().all(|card| state.hand(*seat).contains(card));
        Seat::all(state.n_seats()).find(holds)
    }

    fn positions(&self) -> Vec<(Setup, Position)> {
        crate::support::positions()
    }

    fn face(&self, text: &str) -> Result<u32, String> {
        bounty_hunters::script::parse_with(&content(), text)
    }

    fn answer(&self, text: &str) -> Result<Answer<Action>, String> {
        crate::support::answer(text).map(Answer::Item)
    }
}

testkit::laws!(BountyHuntersKit);

#[test]
fn some_cards_of_the_set_look_the_same() {
    // Six pairs of hunters, ten of droids, six of crates.
    assert_eq!(BountyHuntersKit.equals().len(), 22);
}

#[test]
fn a_table_asks_in_the_order_of_the_steps() {
    // Rules: BH-3.1, BH-14.1
    let content = content();
    for seed in 0..40 {
        let mut dice = Dice::swift(seed);
        let mut playout = tabletop::Playout::<BountyHunters>::default();
        let mut state = BountyHunters::blank(&seats(2 + (seed % 5) as u8), &content);
        playout.deal(&mut state, &mut dice);
        let mut before = (state.turn(), state.ask());
        while playout.step(&mut state, &mut dice) {
            let order = |ask: Ask| match ask {
                Ask::Draw { .. } => 0,
                Ask::Commit { .. } => 1,
                Ask::Window { .. } => 2,
                Ask::Nothing => 3,
            };
            let now = (state.turn(), state.ask());
            assert!((now.0, order(now.1)) >= (before.0, order(before.1)), "{before:?} {now:?}");
            before = now;
        }
    }
}
