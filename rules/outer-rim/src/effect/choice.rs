//! What one chooses among, and what follows from it.

use crate::ctx::Ctx;
use crate::resolve::{Judge, Worth, nearest_player};
use crate::work::Work;
use crate::{
    Action, At, Choice, ChooseCard, ChooseContact, ChooseFaction, ChoosePlayer, ChooseSpace,
    Faction, Frame, Paying, Payment, PurseEffect, Scope, Script, Standing, Stat, WhichFaction,
};
use alloc::boxed::Box;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What one chooses among, and what follows from it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum ChoiceEffect {
    /// Exactly one of the options that can be chosen, if there is one.
    Choose(Vec<Choice>),
    /// You may do this.
    May(Script),
    /// You may pay; then this, otherwise that.
    Pay(Box<Payment>),
    /// Choose another player and bind them.
    ChoosePlayer(Box<ChoosePlayer>),
    /// Choose a faction and bind it.
    ChooseFaction(Box<ChooseFaction>),
    /// Choose a space and bind it.
    ChooseSpace(Box<ChooseSpace>),
    /// Choose a card in play and bind it.
    ChooseCard(Box<ChooseCard>),
    /// Choose a contact token and bind it.
    ChooseContact(Box<ChooseContact>),
}

impl ChoiceEffect {
    /// Every script within that the same player resolves.
    pub(super) fn each_script<'a>(&'a self, see: &mut dyn FnMut(&'a Script)) {
        match self {
            Self::Choose(options) => options.iter().for_each(|option| see(&option.script)),
            Self::May(script) => see(script),
            Self::Pay(pay) => [&pay.then, &pay.otherwise].into_iter().for_each(see),
            Self::ChoosePlayer(choice) => {
                [&choice.then, &choice.otherwise].into_iter().for_each(see);
            }
            Self::ChooseFaction(choice) => see(&choice.then),
            Self::ChooseSpace(choice) => see(&choice.then),
            Self::ChooseCard(choice) => {
                [&choice.then, &choice.otherwise].into_iter().for_each(see);
            }
            Self::ChooseContact(choice) => see(&choice.then),
        }
    }

    /// Who chooses, with everything they may choose.
    pub(crate) fn choices(&self, ctx: Ctx<'_>, scope: &Scope, see: &mut dyn FnMut(Action)) -> Seat {
        let seat = scope.seat;
        match self {
            Self::Choose(options) => {
                Judge::new(ctx).offered(scope, options, |idx, _| see(Action::Choose(idx)));
            }
            Self::May(script) => {
                yes_or_no(Judge::new(ctx).script(scope, script) >= Worth::Loss, see);
            }
            Self::Pay(payment) => yes_or_no(Judge::new(ctx).pays(scope, payment), see),
            Self::ChoosePlayer(choice) => {
                ctx.players_like(scope, &choice.among).for_each(|other| see(Action::Player(other)));
            }
            Self::ChooseFaction(choice) => {
                for faction in Faction::ALL {
                    let named = choice.among.is_empty() || choice.among.contains(faction);
                    let standing =
                        choice.standing.is_none_or(|is| ctx.standing(seat, *faction) == is);
                    let near = choice.patrol_within.is_none_or(|within| {
                        let patrol = ctx.state.patrols[faction.idx()].space;
                        ctx.state.map.distance(ctx.player(seat).space, patrol) <= within
                    });
                    if named
                        && standing
                        && near
                        && (!is_price(choice) || can_lose(ctx, seat, *faction))
                    {
                        see(Action::Faction(*faction));
                    }
                }
            }
            Self::ChooseSpace(choice) => {
                ctx.spaces_like(scope, &choice.among).for_each(|space| see(Action::Space(space)));
                if choice.by_nearest_player {
                    return nearest_player(ctx, scope);
                }
            }
            Self::ChooseCard(choice) => {
                let owner = if choice.other { scope.other } else { Some(seat) };
                if let Some(owner) = owner {
                    let held = ctx.player(owner).held().filter(|held| {
                        held.captive.is_none()
                            && !ctx.is_imposed(held)
                            && ctx.is_like_held(held, &choice.filter)
                    });
                    held.for_each(|held| see(Action::Card(held.card)));
                }
            }
            Self::ChooseContact(choice) => {
                let spots = ctx.spots_like(seat, choice.within, choice.side);
                spots.for_each(|spot| see(Action::Spot(spot)));
            }
        }
        seat
    }

    pub(crate) fn chosen(&self, work: &mut Work<'_, '_>, at: At, scope: Scope, action: Action) {
        match (self, action) {
            (Self::Choose(_), Action::Choose(option)) => {
                work.push(Frame::Pay { paying: Paying::Effect { at, option }, nth: 0, scope });
            }
            (Self::Pay(_), Action::Yes) => {
                work.push(Frame::Pay { paying: Paying::Effect { at, option: 0 }, nth: 0, scope });
            }
            (Self::Pay(payment), Action::No) => {
                work.push(Frame::run(payment.otherwise.block(), scope));
            }
            _ => {
                if let Some((scope, script)) = self.way_on(&scope, action) {
                    work.push(Frame::run(script.block(), scope));
                }
            }
        }
    }

    /// Where a choice that costs nothing leads to, with what it binds.
    pub(crate) fn way_on(&self, scope: &Scope, action: Action) -> Option<(Scope, &Script)> {
        Some(match (self, action) {
            (Self::Choose(options), Action::Choose(idx)) => {
                let option = options.get(usize::from(idx)).filter(|one| one.cost.is_empty())?;
                (*scope, &option.script)
            }
            (Self::May(script), Action::Yes) => (*scope, script),
            (Self::ChoosePlayer(choice), Action::Player(other)) => {
                (Scope { other: Some(other), ..*scope }, &choice.then)
            }
            (Self::ChooseFaction(choice), Action::Faction(faction)) => {
                (Scope { faction: Some(faction), ..*scope }, &choice.then)
            }
            (Self::ChooseSpace(choice), Action::Space(space)) => {
                (Scope { space: Some(space), ..*scope }, &choice.then)
            }
            (Self::ChooseCard(choice), Action::Card(card)) => {
                (Scope { card: Some(card), ..*scope }, &choice.then)
            }
            (Self::ChooseContact(choice), Action::Spot(spot)) => {
                (Scope { spot: Some(spot), ..*scope }, &choice.then)
            }
            _ => return None,
        })
    }

    /// What happens where nobody can choose.
    pub(crate) fn otherwise(&self) -> Option<&Script> {
        match self {
            Self::ChoosePlayer(choice) => Some(&choice.otherwise),
            Self::ChooseCard(choice) => Some(&choice.otherwise),
            Self::Choose(_)
            | Self::May(_)
            | Self::Pay(_)
            | Self::ChooseFaction(_)
            | Self::ChooseSpace(_)
            | Self::ChooseContact(_) => None,
        }
    }
}

/// OR-24.2, UB-20.9: whether a card asks for a reputation as the price of what comes after it. What
/// does not move pays for nothing; where the loss is all, it is harm, and one may be spared it.
fn is_price(choice: &ChooseFaction) -> bool {
    let [first, _, ..] = choice.then.effects() else { return false };
    let loses = matches!(first, super::Effect::Purse(PurseEffect::LoseReputation(step))
        if !step.other && step.faction == WhichFaction::Chosen);
    loses && choice.standing.is_some()
}

/// UB-20.9: whether a reputation can be lost.
pub(crate) fn can_lose(ctx: Ctx<'_>, seat: Seat, faction: Faction) -> bool {
    ctx.player(seat).reputation(faction) != Standing::Negative
        && !ctx.may(seat, Stat::CountsPositive(faction))
}

fn yes_or_no(possible: bool, see: &mut dyn FnMut(Action)) {
    if possible {
        see(Action::Yes);
    }
    see(Action::No);
}
