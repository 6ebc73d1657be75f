//! Cards that come and go.

use crate::ctx::Ctx;
use crate::decide::{browse, cards, market};
use crate::resolve::{Judge, Worth};
use crate::work::Work;
use crate::{
    Amount, At, BrowseDeck, CardEvent, CardId, Deck, Frame, Gone, Ref, Scope, Source, Trait,
};
use alloc::boxed::Box;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Cards that come and go.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum CardEffect {
    /// Gain the top card of the deck for nothing; its icons follow (OR-7.5).
    GainTop(Deck),
    /// UB-16.4: search the deck of this card for it and gain it for nothing; the deck is
    /// shuffled, its face-up card too, and its new top card turned up without icons.
    GainNamed(Ref<CardId>),
    /// Show cards of a deck until enough of a kind lie open, buy one of them if you like,
    /// shuffle the rest back.
    Browse(Box<BrowseDeck>),
    /// OR-7: visit the market; prices are this much lower.
    Market(Amount),
    /// OR-7.3: the top card of the deck goes to its bottom.
    DiscardTop(Deck),
    /// OR-21.1: gain a random databank card of this number.
    GainCard(u16),
    /// Discard this card.
    DiscardThis,
    /// Take this card out of the game.
    RemoveThis,
    /// UB-12.3: rotate this card.
    RotateThis,
    /// Discard the bound card.
    DiscardChosen,
    /// Take the bound card from its owner; you make room, or it stays where nothing was paid.
    TakeChosen,
}

impl CardEffect {
    pub(crate) fn perform(&self, work: &mut Work<'_, '_>, at: At, scope: Scope) {
        let seat = scope.seat;
        match self {
            Self::GainTop(deck) => market::gain_top(work, scope, *deck),
            Self::GainNamed(card) => market::gain_named(work, scope, card.id()),
            Self::Browse(_) => browse::begin(work, seat, at),
            Self::Market(off) => {
                let off = work.ctx().amount(&scope, off) as i16;
                work.push(Frame::Market { seat, off, discarded: None, backs: 0 });
            }
            Self::DiscardTop(deck) => market::discard_top(work, *deck),
            Self::GainCard(number) => {
                if let Some(card) = cards::draw_numbered(work, *number) {
                    work.emit(CardEvent::DatabankDrawn { seat, card });
                    cards::gain(work, seat, card, Some(card));
                }
            }
            Self::DiscardThis | Self::RemoveThis => {
                let removes = matches!(self, Self::RemoveThis);
                let gone = if removes { Gone::Removed } else { Gone::Discarded };
                if let Source::Card(card) = scope.source {
                    cards::lose(work, seat, card, gone);
                }
            }
            Self::RotateThis => {
                if let Source::Card(card) = scope.source
                    && work.content.card(card).turned.is_some()
                    && work.stage.state.player(seat).holding(card).is_some()
                {
                    work.emit(CardEvent::CardRotated { seat, card, given: None });
                }
            }
            Self::DiscardChosen => {
                if let Some(card) = scope.card
                    && let Some(holder) = work.stage.state.holder(card)
                {
                    cards::lose(work, holder, card, Gone::Discarded);
                }
            }
            Self::TakeChosen => cards::take(work, scope),
        }
    }

    pub(crate) fn worth(&self, judge: Judge<'_>, scope: &Scope) -> Worth {
        let ctx = judge.ctx;
        let seat = scope.seat;
        let this = if let Source::Card(card) = scope.source {
            ctx.player(seat).holding(card)
        } else {
            None
        };
        match self {
            Self::GainTop(deck) => {
                let fits = |card| {
                    let asset = ctx.content.asset(card, false);
                    asset.is_none_or(|asset| ctx.can_place(seat, asset.kind))
                };
                Worth::gain_if(
                    ctx.state.top(*deck).is_some_and(fits) || market::is_unseen(ctx, *deck),
                )
            }
            Self::GainNamed(card) => Worth::gain_if(market::can_gain_named(ctx, seat, card.id())),
            Self::Browse(look) => Worth::gain_if(browse::may_sell(ctx, seat, look, judge.spent)),
            Self::Market(_) => Worth::Gain,
            Self::DiscardTop(deck) => {
                Worth::gain_if(ctx.state.top(*deck).is_some() || market::is_unseen(ctx, *deck))
            }
            Self::GainCard(number) => Worth::gain_if(
                cards::numbered(ctx, *number).iter().any(|card| comes(ctx, seat, *card)),
            ),
            // UB-20.1: to be rid of what is imposed is no loss.
            Self::DiscardThis | Self::RemoveThis => match this {
                Some(held) if ctx.is_imposed(held) => Worth::Gain,
                this => Worth::loss_if(this.is_some()),
            },
            Self::RotateThis => Worth::gain_if(
                this.is_some_and(|held| ctx.content.card(held.card).turned.is_some()),
            ),
            Self::DiscardChosen => match scope.card.and_then(|card| ctx.state.holder(card)) {
                Some(holder) if holder == seat => Worth::Loss,
                Some(_) => Worth::Gain,
                None => Worth::Nothing,
            },
            Self::TakeChosen => Worth::gain_if(scope.card.is_some_and(|card| {
                let from = ctx.state.holder(card).filter(|from| *from != seat);
                let held = from.and_then(|from| ctx.player(from).holding(card));
                let kind = held.and_then(|held| ctx.slot_kind(held));
                kind.is_some_and(|kind| ctx.can_place(seat, kind))
            })),
        }
    }
}

/// OR-7.7: whether a databank card finds a slot; UB-20.1: one that is imposed takes it.
fn comes(ctx: Ctx<'_>, seat: Seat, card: CardId) -> bool {
    ctx.content.asset(card, false).is_none_or(|asset| {
        asset.traits.contains(&Trait::Imposed) || ctx.can_place(seat, asset.kind)
    })
}
