//! OR-15: patrols move and fight.

use super::{cards, reward, window};
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    Action, Amount, Arena, BoardEvent, Body, Combat, CombatStep, Defender, Faction, Frame, Purpose,
    Reward, RewardFor, Scope, Source, SpaceId, Standing, Stat, Trigger,
};
use alloc::vec::Vec;
use tabletop::{Menu, Seat};

/// OR-15.4: a patrol shall move toward a player. One that is there already goes nowhere.
pub(crate) fn approach(work: &mut Work<'_, '_>, faction: Faction, steps: u8, seat: Seat) {
    let there = work.stage.state.patrols[faction.idx()].space;
    if steps == 0 || there == work.stage.state.player(seat).space {
        return;
    }
    work.push(Frame::Redirect { faction, steps, seat });
    let scope = Scope { faction: Some(faction), ..Scope::of(seat, Source::Rules) };
    window::moment(work, Trigger::PatrolWouldMove, scope);
}

/// Nobody has anything to say to it: it moves.
pub(crate) fn redirect(work: &mut Work<'_, '_>, faction: Faction, steps: u8, seat: Seat) -> Flow {
    let chooser = work.current();
    work.set(Frame::Patrol { faction, left: steps, toward: Some(seat), seat: chooser });
    Flow::On
}

/// OR-15.5: each step brings it closer along some route; freely moved, any way will do.
fn ways(ctx: Ctx<'_>, faction: Faction, toward: Option<Seat>) -> Vec<SpaceId> {
    let map = &ctx.state.map;
    let from = ctx.state.patrols[faction.idx()].space;
    let Some(seat) = toward else { return map.neighbours(from).collect() };
    let to = ctx.player(seat).space;
    let nearer = |space: &SpaceId| map.distance(*space, to) < map.distance(from, to);
    map.neighbours(from).filter(nearer).collect()
}

pub(crate) fn step(
    work: &mut Work<'_, '_>,
    faction: Faction,
    left: u8,
    toward: Option<Seat>,
    seat: Seat,
) -> Flow {
    if left == 0 {
        return work.pop();
    }
    match ways(work.ctx(), faction, toward)[..] {
        // It is there already.
        [] => work.pop(),
        [to] => {
            go(work, faction, left, toward, seat, to);
            Flow::On
        }
        _ => Flow::Ask(seat),
    }
}

fn go(
    work: &mut Work<'_, '_>,
    faction: Faction,
    left: u8,
    toward: Option<Seat>,
    seat: Seat,
    to: SpaceId,
) {
    work.emit(BoardEvent::PatrolMoved { faction, to });
    work.set(Frame::Patrol { faction, left: left - 1, toward, seat });
}

pub(crate) fn menu(ctx: Ctx<'_>, faction: Faction, toward: Option<Seat>, menu: &mut Menu<Action>) {
    for space in ways(ctx, faction, toward) {
        menu.push(Action::Space(space));
    }
}

pub(crate) fn answer(
    work: &mut Work<'_, '_>,
    faction: Faction,
    left: u8,
    toward: Option<Seat>,
    seat: Seat,
    action: Action,
) {
    if let Action::Space(to) = action {
        go(work, faction, left, toward, seat, to);
    }
}

/// OR-14.2: whether a patrol must be fought where it is.
pub(crate) fn is_hostile(ctx: Ctx<'_>, seat: Seat, faction: Faction) -> bool {
    ctx.standing(seat, faction) == Standing::Negative && !ctx.may(seat, Stat::IgnorePatrols)
}

/// OR-15.7: ship combat, even on a planet. OR-15.10: level 4 cannot be beaten.
pub(crate) fn fight(work: &mut Work<'_, '_>, seat: Seat, faction: Faction) {
    let scope = Scope { faction: Some(faction), ..Scope::of(seat, Source::Rules) };
    match combat(work.ctx(), seat, faction) {
        Some(combat) => work.push(Frame::Combat(combat)),
        None => {
            lost(work, seat, faction);
            // A ship combat that is lost before any dice fall. OR-13.1: the ship suffers as much
            // as its hull, which is all it can.
            let (foe, what) = (Defender::Foe(0), Purpose::Patrol(faction));
            let combat = Combat::new(Arena::Ship, seat, foe, what, scope);
            let (step, won) = (CombatStep::Over, Some(false));
            work.push(Frame::Combat(Combat { step, won, ..combat }));
            work.push(Frame::Toll { seat, body: Body::Ship, by: u8::MAX });
            window::moment(work, Trigger::CombatLost, scope);
        }
    }
    // It has been met, whatever comes of it.
    window::moment(work, Trigger::PatrolMet(faction), scope);
}

/// OR-15.7: the combat with a patrol before its first step; none where it cannot be beaten.
pub(crate) fn combat(ctx: Ctx<'_>, seat: Seat, faction: Faction) -> Option<Combat> {
    let level = ctx.state.patrols[faction.idx()].level;
    let dice = ctx.content.patrols[usize::from(level) - 1].combat?;
    let scope = Scope { faction: Some(faction), ..Scope::of(seat, Source::Rules) };
    let (foe, what) = (Defender::Foe(dice), Purpose::Patrol(faction));
    Some(Combat::new(Arena::Ship, seat, foe, what, scope))
}

/// OR-15.8: the reward, a reputation, and the next patrol.
pub(crate) fn won(work: &mut Work<'_, '_>, seat: Seat, faction: Faction) {
    let level = work.stage.state.patrols[faction.idx()].level;
    let scope = Scope { faction: Some(faction), ..Scope::of(seat, Source::Rules) };
    window::moment(work, Trigger::PatrolBeaten, scope);
    let reward = prize(work.ctx(), seat, level);
    reward::gain(work, RewardFor::Patrol, &reward, scope);
    if !work.ctx().may(seat, Stat::KeepReputation) {
        cards::reputation(work, seat, faction, -1);
    }
    let at = work.stage.state.map.home(faction);
    work.emit(BoardEvent::PatrolReplaced { faction, level: level + 1, at });
}

/// OR-15.8: what a patrol of this level gives a player. UB-20.3: additional fame joins the gain.
pub(crate) fn prize(ctx: Ctx<'_>, seat: Seat, level: u8) -> Reward {
    let printed = &ctx.content.patrols[usize::from(level) - 1].reward;
    let fame = ctx.amount(&Scope::of(seat, Source::Rules), &printed.fame);
    let more = if fame > 0 { ctx.stat(seat, Stat::PatrolFame) } else { 0 };
    Reward { fame: Amount::Fixed(fame + more), ..printed.clone() }
}

/// OR-15.9: the player moves it one space away.
pub(crate) fn lost(work: &mut Work<'_, '_>, seat: Seat, faction: Faction) {
    work.push(Frame::Patrol { faction, left: 1, toward: None, seat });
}
