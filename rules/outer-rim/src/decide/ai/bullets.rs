//! Appendix D: what the bullets of AI cards do, and when they can have an effect.

use super::{goods, hunt, one_of};
use crate::ctx::Ctx;
use crate::decide::{cards, deliver, hurt, job, market, patrol, turn};
use crate::work::Work;
use crate::{
    AiPenalty, AiStep, CardId, Destination, Faction, Frame, Held, Kind, OpponentEvent, PlayerEvent,
    SpaceId, Standing, Trait,
};
use alloc::vec::Vec;
use tabletop::Seat;

/// OR-25.3: whether a bullet can have an effect.
pub(super) fn applies(ctx: Ctx<'_>, seat: Seat, bullet: &AiStep) -> bool {
    let player = ctx.player(seat);
    let here = player.space;
    let top = |deck| ctx.state.top(deck).is_some();
    match bullet {
        AiStep::RecoverIfDefeated => player.defeated,
        AiStep::RecoverIfDamaged => player.defeated || player.damage != [0, 0],
        AiStep::MoveToGoal => {
            ctx.hyperdrive(seat) > 0 && away(ctx, seat, &nearest_goals(ctx, seat))
        }
        AiStep::MoveToBounty => {
            ctx.hyperdrive(seat) > 0 && away(ctx, seat, &hunt::spaces(ctx, seat))
        }
        AiStep::GainCredits(_) | AiStep::SellReputationNearest(_) => true,
        AiStep::Deliver(_) => deliver::deliverable(ctx, seat).next().is_some(),
        AiStep::Buy(deck) => ctx.is_planet(here) && top(*deck),
        AiStep::BuyOr(first, second) => {
            ctx.is_planet(here) && top(goods::unless_full(ctx, seat, *first, *second))
        }
        AiStep::SellTop(deck, _) | AiStep::DiscardTop(deck) => top(*deck),
        AiStep::ShuffleThis => true,
        AiStep::FightHostilePatrol => turn::hostile_patrols(ctx, seat).next().is_some(),
        AiStep::CompleteJob => job_here(ctx, seat).is_some(),
        AiStep::EncounterBounty => hunt::here(ctx, seat),
        AiStep::BuyFame(price) => player.credits >= *price,
        AiStep::TakeCrew => {
            ctx.has_room(seat, Kind::Crew) && !goods::first_to_reveal(ctx, seat).is_empty()
        }
        AiStep::RevealContact => !goods::first_to_reveal(ctx, seat).is_empty(),
        AiStep::RevealWanted => !goods::wanted(ctx, seat).is_empty(),
        AiStep::GainReputationHere => {
            ctx.planet_faction(here).is_some_and(|faction| can_rise(ctx, seat, faction))
        }
        AiStep::GainReputationNearest => {
            nearest_patrols(ctx, seat).iter().any(|faction| can_rise(ctx, seat, *faction))
        }
    }
}

pub(super) fn perform(work: &mut Work<'_, '_>, seat: Seat, bullet: &AiStep) {
    match bullet {
        AiStep::RecoverIfDefeated | AiStep::RecoverIfDamaged => {
            hurt::recover_all(work, seat);
            if work.stage.state.player(seat).defeated {
                work.emit(PlayerEvent::StoodUp { seat });
            }
        }
        AiStep::MoveToGoal => {
            let spaces = nearest_goals(work.ctx(), seat);
            set_out(work, seat, &spaces);
        }
        AiStep::MoveToBounty => {
            let spaces = hunt::spaces(work.ctx(), seat);
            set_out(work, seat, &spaces);
        }
        AiStep::GainCredits(by) => {
            cards::credits(work, seat, *by);
        }
        AiStep::Deliver(penalty) => hand_over(work, seat, *penalty),
        AiStep::Buy(deck) => goods::buy(work, seat, *deck),
        AiStep::BuyOr(first, second) => {
            let deck = goods::unless_full(work.ctx(), seat, *first, *second);
            goods::buy(work, seat, deck);
        }
        // UB-18.17: no purchase, so no icons.
        AiStep::SellTop(deck, price) => {
            market::discard_top(work, *deck);
            cards::credits(work, seat, *price);
        }
        AiStep::DiscardTop(deck) => market::discard_top(work, *deck),
        AiStep::ShuffleThis => work.emit(OpponentEvent::AiDeckShuffled { seat }),
        // OR-25.11: with dice as usual, the opponent attacks.
        AiStep::FightHostilePatrol => {
            let hostile: Vec<Faction> = turn::hostile_patrols(work.ctx(), seat).collect();
            if let Some(faction) = one_of(work, &hostile) {
                patrol::fight(work, seat, *faction);
            }
        }
        // OR-25.10: it succeeds by itself.
        AiStep::CompleteJob => {
            if let Some(card) = job_here(work.ctx(), seat) {
                job::finish(work, seat, card, None);
            }
        }
        AiStep::EncounterBounty => hunt::encounter(work, seat),
        // OR-25.13.
        AiStep::BuyFame(price) => {
            cards::credits(work, seat, -price);
            cards::gain_fame(work, seat, 1);
        }
        AiStep::TakeCrew => goods::take_crew(work, seat),
        AiStep::RevealContact => {
            goods::reveal(work, seat, goods::first_to_reveal);
        }
        AiStep::RevealWanted => {
            goods::reveal(work, seat, goods::wanted);
        }
        AiStep::GainReputationHere
        | AiStep::GainReputationNearest
        | AiStep::SellReputationNearest(_) => perform_on_reputation(work, seat, bullet),
    }
}

fn perform_on_reputation(work: &mut Work<'_, '_>, seat: Seat, bullet: &AiStep) {
    let ctx = work.ctx();
    match bullet {
        AiStep::GainReputationHere => {
            if let Some(faction) = ctx.planet_faction(ctx.player(seat).space) {
                cards::reputation(work, seat, faction, 1);
            }
        }
        AiStep::GainReputationNearest => {
            let mut nearest = nearest_patrols(ctx, seat);
            nearest.retain(|faction| can_rise(ctx, seat, *faction));
            if let Some(faction) = one_of(work, &nearest) {
                cards::reputation(work, seat, *faction, 1);
            }
        }
        AiStep::SellReputationNearest(price) => {
            let nearest = nearest_patrols(ctx, seat);
            cards::credits(work, seat, *price);
            if let Some(faction) = one_of(work, &nearest) {
                cards::reputation(work, seat, *faction, -1);
            }
        }
        other @ (AiStep::RecoverIfDefeated
        | AiStep::RecoverIfDamaged
        | AiStep::MoveToGoal
        | AiStep::MoveToBounty
        | AiStep::GainCredits(_)
        | AiStep::Deliver(_)
        | AiStep::Buy(_)
        | AiStep::BuyOr(..)
        | AiStep::SellTop(..)
        | AiStep::DiscardTop(_)
        | AiStep::ShuffleThis
        | AiStep::FightHostilePatrol
        | AiStep::CompleteJob
        | AiStep::EncounterBounty
        | AiStep::BuyFame(_)
        | AiStep::TakeCrew
        | AiStep::RevealContact
        | AiStep::RevealWanted) => unreachable!("{other:?} is performed elsewhere"),
    }
}

fn can_rise(ctx: Ctx<'_>, seat: Seat, faction: Faction) -> bool {
    ctx.standing(seat, faction) != Standing::Positive
}

/// The factions whose patrols are nearest, all of them where some are equally near.
fn nearest_patrols(ctx: Ctx<'_>, seat: Seat) -> Vec<Faction> {
    let here = ctx.player(seat).space;
    let distance =
        |faction: &Faction| ctx.state.map.distance(here, ctx.state.patrols[faction.idx()].space);
    let least = Faction::ALL.iter().map(distance).min();
    Faction::ALL.iter().copied().filter(|faction| Some(distance(faction)) == least).collect()
}

/// OR-25.7: the destinations of what an opponent carries that are nearest to it.
fn nearest_goals(ctx: Ctx<'_>, seat: Seat) -> Vec<SpaceId> {
    let mut spaces = Vec::new();
    for held in ctx.player(seat).held() {
        let asset = ctx.asset(held).filter(|_| held.captive.is_none());
        let to = asset.and_then(|asset| {
            let cargo = asset.cargo.as_ref().map(|cargo| &cargo.to);
            cargo.or(asset.job.as_ref().map(|job| &job.at))
        });
        if let Some(to) = to {
            destinations(ctx, seat, held, to, &mut spaces);
        }
    }
    nearest(ctx, seat, spaces)
}

fn destinations(
    ctx: Ctx<'_>,
    seat: Seat,
    held: &Held,
    to: &Destination,
    spaces: &mut Vec<SpaceId>,
) {
    match to {
        Destination::Space(space) => spaces.push(space.id()),
        Destination::Patrol(faction) => spaces.push(ctx.state.patrols[faction.idx()].space),
        Destination::Marked => spaces.extend(held.mark),
        Destination::Player => spaces.extend(ctx.others(seat).map(|one| ctx.player(one).space)),
        Destination::Planet => {
            spaces.extend(ctx.state.map.spaces().filter(|space| ctx.is_planet(*space)));
        }
    }
}

/// Those of some spaces that are nearest, each once.
pub(super) fn nearest(ctx: Ctx<'_>, seat: Seat, mut spaces: Vec<SpaceId>) -> Vec<SpaceId> {
    let here = ctx.player(seat).space;
    let distance = |space: &SpaceId| ctx.state.map.distance(here, *space);
    let least = spaces.iter().map(distance).min();
    spaces.retain(|space| Some(distance(space)) == least);
    spaces.sort_unstable();
    spaces.dedup();
    spaces
}

// OR-25.7: who is there already does not move.
fn away(ctx: Ctx<'_>, seat: Seat, spaces: &[SpaceId]) -> bool {
    spaces.first().is_some_and(|space| *space != ctx.player(seat).space)
}

fn set_out(work: &mut Work<'_, '_>, seat: Seat, spaces: &[SpaceId]) {
    let left = work.ctx().hyperdrive(seat).clamp(0, 99) as u8;
    if let Some(to) = one_of(work, spaces).copied() {
        work.push(Frame::Course { seat, to, left });
    }
}

/// A job an opponent can do where it is.
fn job_here(ctx: Ctx<'_>, seat: Seat) -> Option<CardId> {
    let mut held = ctx.player(seat).held().filter(|held| held.captive.is_none());
    let found = held.find(|held| {
        let job = ctx.asset(held).and_then(|asset| asset.job.as_ref());
        job.is_some_and(|job| ctx.is_at(seat, held, &job.at))
    });
    found.map(|held| held.card)
}

// OR-25.9: without a roll; what is illegal has its price, after the reward.
fn hand_over(work: &mut Work<'_, '_>, seat: Seat, penalty: AiPenalty) {
    let ctx = work.ctx();
    let delivered: Vec<CardId> = deliver::deliverable(ctx, seat).collect();
    let is_illegal = |card: &&CardId| {
        let held = ctx.player(seat).holding(**card);
        let asset = held.and_then(|held| ctx.asset(held));
        asset.is_some_and(|asset| asset.traits.contains(&Trait::Illegal))
    };
    let n_illegal = delivered.iter().filter(is_illegal).count();
    let faction = ctx.planet_faction(ctx.player(seat).space);
    for _ in 0..n_illegal {
        match penalty {
            AiPenalty::Nothing => {}
            AiPenalty::Damage(body, by) => work.push(Frame::Toll { seat, body, by }),
            AiPenalty::Reputation => {
                if let Some(faction) = faction {
                    work.push(Frame::Fine { seat, faction });
                }
            }
        }
    }
    for card in delivered {
        deliver::hand_over(work, seat, card);
    }
}
