//! Choices that are all there is to it.

use super::dice::lend;
use crate::ctx::Ctx;
use crate::decide::{buy, cards, market, yard};
use crate::resolve::{Judge, Worth, helps, tested};
use crate::work::Work;
use crate::{Action, Amount, At, CardFilter, Deck, Duration, Frame, Gone, Scope, Skill};
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// Choices that are all there is to it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PickEffect {
    /// The patrol that would move toward you moves toward another player of your choice.
    RedirectPatrol,
    /// Buy the top card of the deck for this much less, if you like and can.
    BuyTop {
        /// Which deck.
        deck: Deck,
        /// How much less.
        off: Amount,
    },
    /// OR-9.6: buy a ship of the supply that costs more than yours, if you like and can; it
    /// comes with this much damage, and its market card leaves the game.
    BuyShip {
        /// The damage on it.
        damage: u8,
    },
    /// Discard a card like this, your choice, if you have one.
    Discard(CardFilter),
    /// You have one of these skills, your choice, for the next or present test.
    LendSkill(Vec<Skill>),
}

impl PickEffect {
    /// Everything that may be chosen.
    pub(crate) fn choices(&self, ctx: Ctx<'_>, scope: &Scope, see: &mut dyn FnMut(Action)) {
        let seat = scope.seat;
        match self {
            Self::RedirectPatrol => {
                ctx.others(seat).for_each(|other| see(Action::Player(other)));
            }
            Self::BuyTop { deck, off } => {
                let off = ctx.amount(scope, off);
                let top = ctx.state.top(*deck);
                if top.is_some_and(|card| buy::can_buy(ctx, seat, card, off)) {
                    see(Action::Yes);
                }
                see(Action::No);
            }
            Self::BuyShip { .. } => {
                yard::on_sale(ctx, seat, 0).for_each(|ship| see(Action::TakeShip(ship)));
                see(Action::No);
            }
            Self::Discard(filter) => {
                ctx.discardable(seat, filter).for_each(|card| see(Action::Card(card)));
            }
            Self::LendSkill(skills) => {
                // OR-11.8: in a test, the skill that is tested; before one, whatever may come.
                let wanted = |skill: &&Skill| match tested(ctx, seat) {
                    Some(tested) => **skill == tested && helps(ctx, seat, tested),
                    None => true,
                };
                skills.iter().filter(wanted).for_each(|skill| see(Action::Skill(*skill)));
            }
        }
    }

    pub(crate) fn chosen(&self, work: &mut Work<'_, '_>, at: At, scope: Scope, action: Action) {
        let seat = scope.seat;
        match (self, action) {
            (Self::RedirectPatrol, Action::Player(other)) => {
                work.find(|frame| {
                    if let Frame::Redirect { seat, .. } = frame {
                        *seat = other;
                        Some(())
                    } else {
                        None
                    }
                });
            }
            (Self::BuyTop { deck, off }, Action::Yes) => {
                let off = work.ctx().amount(&scope, off);
                buy::begin(work, seat, *deck, off);
            }
            (Self::BuyShip { damage }, Action::TakeShip(ship)) => {
                yard::begin(work, seat, ship, *damage);
            }
            (Self::Discard(_), Action::Card(card)) => {
                cards::lose(work, seat, card, Gone::Discarded);
            }
            (Self::LendSkill(skills), Action::Skill(skill)) => {
                let option = skills.iter().position(|one| *one == skill).unwrap_or(0) as u8;
                lend(work, seat, at, option, Duration::Roll);
            }
            // One declines.
            _ => {}
        }
    }

    pub(crate) fn worth(&self, judge: Judge<'_>, scope: &Scope) -> Worth {
        let ctx = judge.ctx;
        let seat = scope.seat;
        match self {
            Self::RedirectPatrol => Worth::gain_if(ctx.others(seat).next().is_some()),
            Self::BuyTop { deck, off } => {
                let off = ctx.amount(scope, off);
                let can_buy = |card| buy::can_buy_after(ctx, seat, card, off, judge.spent);
                let top = ctx.state.top(*deck).is_some_and(can_buy);
                Worth::gain_if(top || market::is_unseen(ctx, *deck))
            }
            Self::BuyShip { .. } => {
                Worth::gain_if(yard::on_sale(ctx, seat, judge.spent).next().is_some())
            }
            Self::Discard(filter) => Worth::loss_if(ctx.discardable(seat, filter).next().is_some()),
            Self::LendSkill(skills) => {
                let helps = skills.iter().any(|skill| helps(ctx, seat, *skill));
                Worth::gain_if(ctx.state.can_lend(seat) && helps)
            }
        }
    }
}
