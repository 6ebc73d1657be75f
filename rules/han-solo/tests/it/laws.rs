//! The laws every game keeps, for every number of seats and every option.

use crate::support::{content, seats};
use han_solo::{
    Action, Ask, Captures, Card, CardSet, Content, Contests, Event, HanSolo, Picks, Position,
    Setup, ShortRound, State, TokenSet,
};
use std::sync::Arc;
use tabletop::{Answer, Dice, Game, Playout, Seat, Viewer};
use testkit::Kit;

/// The Han Solo Card Game as the laws see it.
pub struct HanSoloKit;

/// Every number of seats by the default rulings, then each option where it tells.
fn setups() -> Vec<Setup> {
    let mut setups: Vec<Setup> = (2..=8).map(seats).collect();
    for n_seats in [2, 5, 8] {
        let mut with = |change: &dyn Fn(&mut han_solo::Options)| {
            let mut setup = seats(n_seats);
            change(&mut setup.options);
            setups.push(setup);
        };
        with(&|options| options.short_round = ShortRound::Trim);
        with(&|options| options.browse_discards = true);
        with(&|options| options.picks = Picks::Highest);
        with(&|options| options.contests = Contests::Simple);
        with(&|options| options.captures = Captures::OncePerGame);
        with(&|options| {
            options.picks = Picks::Highest;
            options.contests = Contests::Simple;
        });
    }
    setups
}

fn number(card: Card) -> u32 {
    u32::from(card.idx())
}

impl Kit for HanSoloKit {
    type Game = HanSolo;

    fn setups(&self) -> Vec<Setup> {
        setups()
    }

    fn content(&self) -> Arc<Content> {
        content()
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        let mut cards: Vec<Card> = state.draw_pile().iter().collect();
        cards.extend(state.discards());
        let mut tokens = vec![state.stack(), state.trimmed(), state.pot()];
        for seat in Seat::all(state.n_seats()) {
            cards.extend(state.hand(seat).iter());
            tokens.push(state.owned(seat));
        }
        let distinct: CardSet = cards.iter().copied().collect();
        if cards.len() != 62 || distinct != CardSet::ALL {
            return Err(format!("{} cards, {} of them distinct", cards.len(), distinct.len()));
        }
        let n_tokens: u8 = tokens.iter().map(|set| set.len()).sum();
        let all = tokens.into_iter().reduce(TokenSet::union);
        if n_tokens != 24 || all != Some(TokenSet::ALL) {
            return Err(format!("{n_tokens} tokens: {all:?}"));
        }
        Ok(())
    }

    // A viewer who has come upon two +3 calls them +3a and +3b; there is no third.
    fn secrets(&self, state: &State, viewer: Viewer) -> Vec<String> {
        let mut known: Vec<Card> = state.discards().to_vec();
        for seat in Seat::all(state.n_seats()) {
            let shown = state.shown(seat);
            let sees = |card: &Card| viewer.is(seat) || shown.contains(*card);
            known.extend(state.hand(seat).iter().copied().filter(sees));
        }
        let n_known = |card: Card| known.iter().filter(|other| other.is_alike(card)).count();
        let unnamed = |card: &Card| usize::from(card.copy()) >= n_known(*card);
        CardSet::ALL.iter().filter(unnamed).map(String::from).collect()
    }

    fn equals(&self) -> Vec<[u32; 2]> {
        let cards = || CardSet::ALL.iter();
        let alike = |one: Card| cards().filter(move |two| one < *two && one.is_alike(*two));
        cards().flat_map(|one| alike(one).map(move |two| [one, two].map(number))).collect()
    }

    // Everywhere in an event a card is its name, and nothing else is.
    fn exchanged(&self, event: &Event, pair: [u32; 2]) -> Event {
        let [one, two] = pair.map(|card| format!("\"{}\"", Card::new(card as u8)));
        let text = serde_json::to_string(event).expect("plain data");
        let text = text.replace(&one, "\"?\"").replace(&two, &one).replace("\"?\"", &two);
        serde_json::from_str(&text).expect("the same with other cards")
    }

    fn holder(&self, state: &State, pair: [u32; 2]) -> Option<Seat> {
        let holds = |seat: &Seat| {
            pair.iter().all(|card| state.hand(*seat).contains(&Card::new(*card as u8)))
        };
        let puts_down = matches!(state.ask(), Ask::Discard { .. });
        Seat::all(state.n_seats()).find(holds).filter(|_| puts_down)
    }

    fn positions(&self) -> Vec<(Setup, Position)> {
        crate::support::positions()
    }

    fn face(&self, text: &str) -> Result<u32, String> {
        han_solo::script::parse(text)
    }

    fn answer(&self, text: &str) -> Result<Answer<Action>, String> {
        crate::support::answer(text).map(Answer::Item)
    }
}

testkit::laws!(HanSoloKit);

#[test]
fn three_of_each_value_and_two_zeros_look_the_same() {
    // Rules: HS-1.1
    assert_eq!(HanSoloKit.equals().len(), 20 * 3 + 1);
}

#[test]
fn no_card_and_no_token_is_ever_lost() {
    // Rules: HS-4.5
    let content = content();
    for setup in setups() {
        for seed in 0..10 {
            let mut dice = Dice::swift(seed);
            let mut playout = Playout::<HanSolo>::default();
            let mut state = HanSolo::blank(&setup, &content);
            playout.deal(&mut state, &mut dice);
            while playout.step(&mut state, &mut dice) {
                HanSoloKit.conserved(&state).unwrap_or_else(|fault| panic!("{setup:?}: {fault}"));
            }
        }
    }
}
