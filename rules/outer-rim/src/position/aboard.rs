//! Cards and contacts of a claimed situation that lie where they cannot.

use super::{Placing, PositionCard};
use crate::ctx::Ctx;
use crate::state::State;
use crate::{CardId, ChoiceEffect, Content, Deck, Effect, SpaceId, SpaceTest, WorkEffect};
use alloc::format;
use alloc::vec::Vec;
use tabletop::Seat;

impl Placing<'_> {
    /// OR-1.4, OR-8.3, UB-2.1, UB-17.1: whether a card can lie with a player at all.
    pub(super) fn may_lie(
        &mut self,
        state: &State,
        seat: Seat,
        claimed: &PositionCard,
        card: CardId,
    ) -> bool {
        let at = format!("players[{seat}].cards");
        let sheet = self.content.card(card);
        if !self.in_use(&at, &claimed.card, sheet.edition) {
            return false;
        }
        let (message, rule) = if sheet.not_solo && self.setup.seats == 1 {
            (format!("`{}` is not used in solo games", claimed.card), "UB-17.1")
        } else if state.holder(card).is_some() {
            (format!("`{}` lies in two places", claimed.card), "OR-1.4")
        } else if self.content.asset(card, claimed.turned).is_none() {
            (format!("`{}` cannot lie in a slot so", claimed.card), "OR-8.3")
        } else {
            return true;
        };
        self.say(at, message, Some(rule));
        false
    }

    /// The place in its deck of a card that lies face up in the market.
    pub(super) fn top(&mut self, state: &State, deck: Deck, card: CardId) -> Option<u8> {
        let at = super::field("market", &deck);
        let sheet = self.content.card(card);
        if !self.in_use(&at, &sheet.id, sheet.edition) {
            return None;
        }
        let place = self.content.deck(deck).iter().position(|known| *known == card);
        let place = place.map(|place| place as u8);
        let ship = sheet.ship.as_ref().map(|ship| ship.id());
        let flown = |seat: &Seat| ship.is_some() && state.player(*seat).ship == ship;
        let (message, rule) = match (place, state.holder(card)) {
            (None, _) => (format!("`{}` is no card of that deck", sheet.id), "OR-7.1"),
            (_, Some(holder)) => (format!("`{}` lies with player {holder}", sheet.id), "OR-1.4"),
            (Some(place), None) if state.pile(deck).has(place) => return Some(place),
            // OR-9.7: the card of a ship that somebody has is out of the game.
            (Some(_), None) => match Ctx::of(state).seats().find(flown) {
                Some(owner) => (format!("`{}` is the ship of player {owner}", sheet.id), "OR-9.7"),
                None => (format!("`{}` is not used in solo games", sheet.id), "UB-17.1"),
            },
        };
        self.say(at, message, Some(rule));
        None
    }

    /// OR-1.4: nobody is aboard twice. UB-6.1, UB-7.4: no player is, neither as crew nor captured.
    pub(super) fn crew(&mut self, state: &State) {
        let aboard: Vec<_> = state.contacts_aboard().collect();
        for (idx, (seat, contact)) in aboard.iter().enumerate() {
            let at = format!("players[{seat}].cards");
            let name = &self.content.contact(*contact).id;
            if aboard[..idx].iter().any(|(_, other)| other == contact) {
                self.say(at.clone(), format!("`{name}` is aboard twice"), Some("OR-1.4"));
            }
            if state.is_played(*contact) {
                let captured =
                    state.player(*seat).held().any(|held| held.captive == Some(*contact));
                let rule = if captured { "UB-7.4" } else { "UB-6.1" };
                let message = format!("`{name}` is the character of a player");
                self.say(at, message, Some(rule));
            }
        }
    }

    /// Whether a card can have marked a space: one of its own effects marks it.
    pub(super) fn mark(&mut self, seat: Seat, state: &State, claimed: &PositionCard, to: SpaceId) {
        let thing = format!("card {}", claimed.card);
        let message = match marks(self.content, &thing, state, to) {
            Some(true) => return,
            Some(false) => format!("`{}` marks no space like that", claimed.card),
            None => format!("`{}` marks no space", claimed.card),
        };
        self.say(format!("players[{seat}].cards"), message, None);
    }
}

/// Whether an effect of a thing may mark a space; nothing if none marks any. What else is on the
/// table when it does so may have been otherwise.
fn marks(content: &Content, thing: &str, state: &State, space: SpaceId) -> Option<bool> {
    let ctx = Ctx::of(state);
    let may = |test: &SpaceTest| match test {
        SpaceTest::Planet => ctx.is_planet(space),
        SpaceTest::Navpoint => !ctx.is_planet(space),
        SpaceTest::Of(faction) => ctx.planet_faction(space) == Some(*faction),
        SpaceTest::Among(spaces) => spaces.iter().any(|one| one.id() == space),
        SpaceTest::Within(_) | SpaceTest::NoPlayers | SpaceTest::HiddenContact => true,
    };
    let own = || content.places().filter(|place| place.thing == thing);
    let mut found = None;
    for place in own() {
        match place.effect {
            Effect::Choice(ChoiceEffect::ChooseSpace(choice))
                if is_marking(choice.then.effects()) =>
            {
                found = Some(found.unwrap_or(false) || choice.among.iter().all(may));
            }
            Effect::Work(WorkEffect::MarkSpace(crate::Place::Chosen)) => {}
            Effect::Work(WorkEffect::MarkSpace(_)) => found = Some(true),
            Effect::Choice(_)
            | Effect::Pick(_)
            | Effect::Flow(_)
            | Effect::Purse(_)
            | Effect::Body(_)
            | Effect::Journey(_)
            | Effect::Patrol(_)
            | Effect::Encounter(_)
            | Effect::Card(_)
            | Effect::Work(_)
            | Effect::Dice(_) => {}
        }
    }
    // A space may be bound further up than where it is marked.
    let bare = own().any(|place| matches!(place.effect, Effect::Work(WorkEffect::MarkSpace(_))));
    found.or(bare.then_some(true))
}

fn is_marking(effects: &[Effect]) -> bool {
    effects
        .iter()
        .any(|effect| matches!(effect, Effect::Work(WorkEffect::MarkSpace(crate::Place::Chosen))))
}
