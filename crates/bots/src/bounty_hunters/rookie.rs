//! Plays its own cards soundly, one turn at a time: captures what it can, adds
//! to what it has begun, and sells what is of no use to it now.

use super::area::Area;
use super::book::Book;
use super::facts::Facts;
use super::smuggler::best;
use crate::{Mind, Situation};
use bounty_hunters::{Action, Ask, BountyHunters, Card, ContractKind, Deck};
use tabletop::{Answer, Dice};

/// A capture comes before everything else.
const CAPTURE: f32 = 20.0;
/// What a credit in the purse is to a rookie.
const CREDIT: f32 = 1.0;
/// A rookie keeps no more open targets than it can watch.
const OPEN_ENOUGH: usize = 2;
/// And saves no more credits than the dearest market card costs.
const CREDITS_ENOUGH: u8 = 3;

/// Plays its own cards soundly.
#[derive(Default)]
pub struct Rookie {
    book: Book,
}

impl Mind<BountyHunters> for Rookie {
    fn answer(
        &mut self,
        situation: &Situation<'_, BountyHunters>,
        dice: &mut Dice,
    ) -> Answer<Action> {
        let Situation { view, menu, content, .. } = situation;
        let action = view.viewer.seat().and_then(|seat| {
            let facts = &self.book.read(content).facts;
            let player = &view.players[seat.idx()];
            let area = Area::of(player, facts);
            match view.ask {
                Ask::Draw { .. } => {
                    let wanted = wanted(&area, &player.hand);
                    best(menu.items(), |action| match action {
                        Action::Draw(deck) => deck_liking(wanted, deck),
                        _ => 0.0,
                    })
                }
                _ => best(menu.items(), |action| liking(&area, facts, action)),
            }
        });
        action.map_or_else(|| menu.sample(dice), Answer::Item)
    }
}

/// The deck that has what is missing most.
fn wanted(area: &Area, hand: &[Card]) -> Deck {
    let has = |what: fn(&Card) -> bool| hand.iter().any(what);
    if area.open().is_empty() && !has(|card| card.deck() == Deck::Target) {
        Deck::Target
    } else if area.credits >= CREDITS_ENOUGH {
        Deck::Market
    } else {
        Deck::Hunter
    }
}

fn deck_liking(wanted: Deck, deck: Deck) -> f32 {
    if deck == wanted {
        return 2.0;
    }
    // Where the wanted deck is empty, attack cards are of use to everybody.
    if deck == Deck::Hunter { 1.0 } else { 0.0 }
}

/// How much a rookie likes an action, by what it does now.
fn liking(area: &Area, facts: &Facts, action: Action) -> f32 {
    let mut after = *area;
    after.apply(facts, action);
    let spent = CREDIT * (f32::from(area.credits) - f32::from(after.credits));
    if after.n_captured > area.n_captured {
        return CAPTURE + f32::from(after.points - area.points) - spent;
    }
    match action {
        Action::Draw(_) | Action::Done => 0.0,
        Action::Sell(_) if area.credits >= CREDITS_ENOUGH => 0.1,
        Action::Sell(_) => CREDIT,
        Action::Reserve(card) if card.is_crate() => 0.5 * f32::from(facts.card(card).points),
        Action::Reserve(_) => 0.5,
        Action::Play { card, .. } | Action::Activate { card, .. } => {
            use_liking(area, &after, facts, card) - spent
        }
    }
}

fn use_liking(area: &Area, after: &Area, facts: &Facts, card: Card) -> f32 {
    let numbers = facts.card(card);
    match card.deck() {
        Deck::Target if area.open().len() < OPEN_ENOUGH => 3.0 + f32::from(numbers.points) / 10.0,
        Deck::Target => 0.5,
        Deck::Contract => contract_liking(area, facts, card),
        Deck::Market if card.is_crate() => f32::from(numbers.points) + f32::from(numbers.n_crates),
        Deck::Hunter | Deck::Market if area.open().is_empty() => 0.5,
        Deck::Hunter | Deck::Market => {
            let shields = |area: &Area| -> i16 {
                area.open().iter().map(|open| open.need.iter().sum::<i16>()).sum()
            };
            f32::from(shields(area) - shields(after)) - 0.5 * f32::from(numbers.penalty)
        }
    }
}

/// A contract is liked for the targets that lie there already.
fn contract_liking(area: &Area, facts: &Facts, card: Card) -> f32 {
    let terms = facts.terms(card.nth().into());
    let n_names = if terms.kind == ContractKind::Pair { 2 } else { 1 };
    let names = terms.who.iter().take(n_names);
    names
        .map(|who| {
            let caught = f32::from(area.caught[usize::from(*who)]);
            let open = area.open().iter().filter(|open| facts.card(open.target).who == *who);
            caught + 0.5 * open.count() as f32
        })
        .sum::<f32>()
        + 0.5
}
