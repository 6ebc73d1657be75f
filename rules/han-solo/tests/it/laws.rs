//! The laws of the house, for every number of seats and every option.

use crate::support::{content, seats};
use han_solo::{
    Action, Captures, Card, CardSet, Content, Contests, HanSolo, Picks, Position, Setup,
    ShortRound, State, TokenSet,
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

    fn secrets(&self, state: &State, viewer: Viewer) -> Vec<String> {
        let others = Seat::all(state.n_seats()).filter(|seat| !viewer.is(*seat));
        let hidden = others.flat_map(|seat| {
            let shown = state.shown(seat);
            state.hand(seat).iter().copied().filter(move |card| !shown.contains(*card))
        });
        hidden.chain(state.draw_pile().iter()).map(String::from).collect()
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
