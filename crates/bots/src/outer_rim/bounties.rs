//! What bounties are worth: where their targets may be, and what they bring.

use super::judge::Judge;
use outer_rim::{Bounty, CardId, Class, ContactId, Held, Kind, Token, Trigger};
use tabletop::Seat;

/// The rewards of hunting somebody who must be found first, for each token of their class.
const SEARCH: f32 = 0.93;
/// UB-7.3: what a bounty on a player's character pays, in credits.
const CHARACTER_BOUNTY: i32 = 5000;
/// A player does not wait to be caught.
const CATCH: f32 = 0.4;
/// What somebody sees of a contact token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Seen {
    Nothing,
    Class(Class),
    Contact(ContactId),
}

impl Judge<'_> {
    pub(super) fn captive_reward(&self, card: CardId, bounty: &Bounty) -> f32 {
        let scope = self.scope(card);
        self.reward(&scope, &bounty.capture)
            + self.scripted(&scope, &bounty.after, 2)
            + self.moment(Trigger::BountyReward, Some(card))
            + self.moment(Trigger::CaptureDelivered, Some(card))
    }

    /// OR-18.6: what eliminating a target brings.
    pub fn elimination(&self, card: CardId) -> f32 {
        let Some(bounty) = self.bounty(card) else { return 0.0 };
        let scope = self.scope(card);
        self.reward(&scope, &bounty.eliminate)
            + self.scripted(&scope, &bounty.after, 2)
            + self.moment(Trigger::BountyReward, Some(card))
            + self.moment(Trigger::BountyEliminated, Some(card))
    }

    /// OR-18.7: what capturing a target is worth now.
    pub fn capture(&self, card: CardId) -> f32 {
        let Some(bounty) = self.bounty(card) else { return 0.0 };
        let held = |kind: Kind| {
            let taken = |held: &&Held| {
                held.captive.is_some()
                    || self
                        .content
                        .asset(held.card, held.turned)
                        .is_some_and(|asset| asset.kind == kind)
            };
            self.state.player(self.me).held().filter(taken).count() as i32
        };
        let full = held(Kind::Crew) >= self.state.capacity(self.me, Kind::Crew);
        let turns = self.turns_to(bounty.to.id());
        // A delivery needs no encounter, so it costs less than a turn.
        self.captive_reward(card, bounty) * self.later(turns) - if full { 2.0 } else { 0.0 }
    }

    /// The bounty part of a card.
    pub fn bounty(&self, card: CardId) -> Option<&Bounty> {
        self.content.bounty(card)
    }

    /// OR-18.3: what fighting for a bounty is worth, face to face.
    pub fn hunt(&self, card: CardId) -> f32 {
        let Some(bounty) = self.bounty(card) else { return 0.0 };
        if let Some(quarry) = self.quarry(bounty.target.id()) {
            // UB-7.5: nobody hunts themselves. UB-7.3: the reward is always the same.
            if quarry == self.me || self.state.player(quarry).is_defeated() {
                return 0.0;
            }
            let arena = self.arena_at(self.state.player(quarry).space());
            let win = self.credits(CHARACTER_BOUNTY) + self.fame(1);
            return self.fight(arena, self.dice(quarry, arena), win, 0.0);
        }
        let win = self.elimination(card).max(self.capture(card));
        self.fight(bounty.arena, i32::from(bounty.combat), win, 0.0)
    }

    /// UB-7: the player whose character a contact is.
    fn quarry(&self, contact: ContactId) -> Option<Seat> {
        let character = self.content.contact(contact).character.as_ref()?.id();
        let mut players = Seat::all(self.state.n_players());
        players.find(|seat| self.state.player(*seat).character() == Some(character))
    }

    pub(super) fn bounty_worth(&self, card: CardId, bounty: &Bounty) -> f32 {
        let target = bounty.target.id();
        let (turns, chance) = self.whereabouts(target);
        chance * self.hunt(card) * self.later(turns)
    }

    /// What I see of a token.
    pub fn seen(&self, token: Token) -> Seen {
        match token {
            Token::Empty => Seen::Nothing,
            Token::Up(contact) => Seen::Contact(contact),
            Token::Peeked { contact, by } if by.contains(self.me) => Seen::Contact(contact),
            Token::Peeked { contact, .. } => Seen::Class(self.content.contact(contact).class),
            Token::Down(class) => Seen::Class(class),
        }
    }

    /// Turns to a contact, and the chance to find it there at all.
    pub fn whereabouts(&self, target: ContactId) -> (u8, f32) {
        if let Some(quarry) = self.quarry(target) {
            return (self.turns_to(self.state.player(quarry).space()), CATCH);
        }
        let class = self.content.contact(target).class;
        let (mut hidden, mut nearest) = (0, u8::MAX);
        for (space, token) in self.state.spots() {
            match self.seen(token) {
                Seen::Contact(contact) if contact == target => {
                    return (self.turns_to(space), 1.0);
                }
                Seen::Class(down) if down == class => {
                    hidden += 1;
                    nearest = nearest.min(self.turns_to(space));
                }
                _ => {}
            }
        }
        if let Some(owner) = self.state.holder(self.content.contact_card(target)) {
            return (self.turns_to(self.state.player(owner).space()), 0.5);
        }
        if hidden == 0 || !self.may_lie_hidden(target) {
            return (9, 0.0);
        }
        (nearest.saturating_add(1), SEARCH.powi(hidden))
    }

    /// Whether a contact may be under a face-down token, for all I know.
    fn may_lie_hidden(&self, target: ContactId) -> bool {
        let secret = self
            .state
            .spots()
            .any(|(_, token)| matches!(token, Token::Peeked { contact, .. } if contact == target));
        secret || self.state.unseen().any(|contact| contact == target)
    }
}
