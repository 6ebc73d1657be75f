//! OR-15: patrols move and fight.

use super::{cards, hurt, reward, window};
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    Action, Amount, Body, Combat, CombatStep, Defender, Event, Faction, Frame, Purpose, Reward,
    RewardFor, Roll, Scope, Script, Source, SpaceId, Stat, Trigger,
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
    work.emit(Event::PatrolMoved { faction, to });
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

/// OR-15.7: ship combat, even on a planet. OR-15.10: level 4 cannot be beaten.
pub(crate) fn fight(work: &mut Work<'_, '_>, seat: Seat, faction: Faction) {
    let level = work.stage.state.patrols[faction.idx()].level;
    match work.content.patrols[usize::from(level) - 1].combat {
        Some(dice) => work.push(Frame::Combat(Combat {
            arena: crate::Arena::Ship,
            attacker: seat,
            defender: Defender::Foe(dice),
            purpose: Purpose::Patrol(faction),
            step: CombatStep::AttackerPrepares,
            attack: Roll::NONE,
            defence: Roll::NONE,
            won: None,
            win: Script::EMPTY,
            lose: Script::EMPTY,
            scope: Scope { faction: Some(faction), ..Scope::of(seat, Source::Rules) },
        })),
        None => {
            lost(work, seat, faction);
            let hull = work.ctx().toughness(seat, Body::Ship);
            hurt::suffer(work, seat, Body::Ship, hull);
        }
    }
}

/// OR-15.8: the reward, a reputation, and the next patrol.
pub(crate) fn won(work: &mut Work<'_, '_>, seat: Seat, faction: Faction) {
    let level = work.stage.state.patrols[faction.idx()].level;
    let printed = &work.content.patrols[usize::from(level) - 1].reward;
    let scope = Scope { faction: Some(faction), ..Scope::of(seat, Source::Rules) };
    window::moment(work, Trigger::PatrolBeaten, scope);
    let fame = work.ctx().amount(&scope, &printed.fame);
    // UB-20.3: additional fame joins the gain.
    let more = if fame > 0 { work.ctx().stat(seat, Stat::PatrolFame) } else { 0 };
    let reward = Reward { fame: Amount::Fixed(fame + more), ..printed.clone() };
    reward::gain(work, RewardFor::Patrol, &reward, scope);
    if !work.ctx().may(seat, Stat::KeepReputation) {
        cards::reputation(work, seat, faction, -1);
    }
    let at = work.stage.state.map.home(faction);
    work.emit(Event::PatrolReplaced { faction, level: level + 1, at });
}

/// OR-15.9: the player moves it one space away.
pub(crate) fn lost(work: &mut Work<'_, '_>, seat: Seat, faction: Faction) {
    work.push(Frame::Patrol { faction, left: 1, toward: None, seat });
}
