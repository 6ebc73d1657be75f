//! What one is and what one holds.

use crate::ctx::Ctx;
use crate::{Amount, CardFilter, CharacterId, Class, ContactId, Held, Ref, Scope, Skill, Trait};
use serde::{Deserialize, Serialize};

/// What one is and what one holds.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum HeldCondition {
    /// OR-11.4: at least one instance of the skill.
    Skill(Skill),
    /// Enough cards like this are in play.
    Has(CardFilter),
    /// This contact is among the crew.
    Crew(Ref<ContactId>),
    /// The character is this one.
    Character(Ref<CharacterId>),
    /// The character has the trait.
    CharacterTrait(Trait),
    /// The ship cost at least this much.
    ShipCost(Amount),
    /// The card the moment is about is like this (a delivered cargo, a gained card).
    Card(CardFilter),
    /// OR-17.1: the contact the moment is about is of this class.
    ContactClass(Class),
    /// Something this card has lent is in use.
    Lends,
}

impl HeldCondition {
    pub(super) fn holds(&self, ctx: Ctx<'_>, scope: &Scope) -> bool {
        let seat = scope.seat;
        let player = ctx.player(seat);
        match self {
            Self::Skill(skill) => ctx.skill_count(seat, *skill) > 0,
            Self::Has(filter) => {
                let like = ctx.like(seat, filter);
                let cost: i32 = like.clone().map(|held| ctx.cost(held.card)).sum();
                like.count() >= usize::from(filter.at_least.unwrap_or(1))
                    && filter.cost_sum.is_none_or(|least| cost >= least)
            }
            Self::Crew(contact) => {
                let card = ctx.content.contact_card(contact.id());
                player.holding(card).is_some_and(|held| held.captive.is_none())
            }
            Self::Character(character) => player.character == Some(character.id()),
            Self::CharacterTrait(with) => ctx.character_has(seat, *with),
            Self::ShipCost(amount) => player
                .ship
                .is_some_and(|ship| ctx.content.ship(ship).cost >= ctx.amount(scope, amount)),
            Self::Card(filter) => scope.card.is_some_and(|card| {
                let held = player.holding(card).copied().unwrap_or(Held::new(card));
                ctx.is_like_held(&held, filter)
            }),
            Self::ContactClass(class) => scope
                .card
                .and_then(|card| ctx.content.contact_of(card))
                .is_some_and(|contact| ctx.content.contact(contact).class == *class),
            Self::Lends => lends(ctx, scope),
        }
    }
}

/// Whether something that an ability of this card, sheet or ship has lent is in use.
fn lends(ctx: Ctx<'_>, scope: &Scope) -> bool {
    let mut found = false;
    ctx.each_source(scope.seat, |source, _, abilities| {
        let mine = ctx.state.lent().filter(|lent| lent.seat == scope.seat);
        found |= source == scope.source
            && mine.clone().any(|lent| {
                abilities.iter().any(|ability| ability.script.block() == lent.at.block)
            });
    });
    found
}
