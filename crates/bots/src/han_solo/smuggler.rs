//! The smuggler: greedy on its hand, and it knows what tokens are worth.

use super::greedy;
use super::tokens::{Holdings, Prices};
use crate::{Mind, Situation};
use han_solo::{Action, HanSolo, View};
use tabletop::{Answer, Dice, Seat, SeatSet};

/// Greedy on its hand, and it knows what tokens are worth.
#[derive(Clone, Copy, Debug)]
pub struct Smuggler;

impl Mind<HanSolo> for Smuggler {
    fn answer(&mut self, situation: &Situation<'_, HanSolo>, _: &mut Dice) -> Answer<Action> {
        let Situation { view, menu, content, .. } = situation;
        let action = greedy::answer(view, menu).or_else(|| {
            let seat = view.viewer.seat()?;
            let prices = Prices::new(view, content);
            let holdings = Holdings::new(view, &prices);
            let waiting = waiting(view, seat);
            let pot = view.pot.iter().copied();
            let favourite = prices.favourite(&holdings, seat, pot, waiting);
            menu.items().iter().copied().find(|action| match *action {
                Action::Pick(token) | Action::Name(token) => favourite == Some(token),
                Action::Capture(_) => true,
                _ => false,
            })
        });
        Answer::Item(action.unwrap_or_else(|| *menu.items().first().expect("a menu has items")))
    }
}

/// The rivals of a seat that will still pick in this round.
pub fn waiting(view: &View, seat: Seat) -> SeatSet {
    let ranking = view.ranking.iter().flatten();
    ranking.filter(|ranked| !ranked.served && ranked.seat != seat).map(|r| r.seat).collect()
}
