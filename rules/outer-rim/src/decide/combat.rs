//! OR-12: combat, step by step.

use super::{ai, bounty, favor, hurt, patrol, reward, window};
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    Combat, CombatStep, Defender, Frame, Purpose, Roll, RollEvent, RolledFor, Scope, Source, Stat,
    Target, Trigger,
};
use tabletop::Seat;

/// OR-1.4: dice are unlimited, but a roll is kept in small numbers.
const DICE_MAX: i32 = 40;

pub(crate) fn step(work: &mut Work<'_, '_>, mut combat: Combat) -> Flow {
    let defender = Ctx::defending_player(&combat);
    match combat.step {
        CombatStep::AttackerPrepares => {
            next(work, &mut combat, CombatStep::DefenderPrepares);
            let Combat { attacker, arena, defender: foe, purpose, .. } = combat;
            work.emit(RollEvent::CombatBegan { attacker, arena, defender: foe, purpose });
            prepare(work, &combat, attacker, defender);
        }
        CombatStep::DefenderPrepares => {
            next(work, &mut combat, CombatStep::Roll);
            if let Some(seat) = defender {
                prepare(work, &combat, seat, Some(combat.attacker));
            }
        }
        CombatStep::Roll => roll(work, combat),
        CombatStep::AttackerDice => {
            next(work, &mut combat, CombatStep::DefenderDice);
            dice_abilities(work, &combat, combat.attacker, defender);
        }
        CombatStep::DefenderDice => {
            next(work, &mut combat, CombatStep::Result);
            if let Some(seat) = defender {
                dice_abilities(work, &combat, seat, Some(combat.attacker));
            }
        }
        CombatStep::Result => result(work, combat),
        CombatStep::Damage => damage(work, combat),
        CombatStep::Over => {
            work.pop();
        }
    }
    Flow::On
}

fn next(work: &mut Work<'_, '_>, combat: &mut Combat, step: CombatStep) {
    combat.step = step;
    work.set(Frame::Combat(*combat));
}

fn about(combat: &Combat, seat: Seat, other: Option<Seat>) -> Scope {
    let scope = Scope::of(seat, Source::Rules);
    Scope { other, faction: combat.scope.faction, card: combat.scope.card, ..scope }
}

fn prepare(work: &mut Work<'_, '_>, combat: &Combat, seat: Seat, other: Option<Seat>) {
    favor::before_combat(work, seat);
    window::moment(work, Trigger::BeforeCombat(combat.arena), about(combat, seat, other));
}

// OR-12.4, step 3: the attacker resolves theirs, then the defender.
fn dice_abilities(work: &mut Work<'_, '_>, combat: &Combat, seat: Seat, other: Option<Seat>) {
    window::moment(work, Trigger::CombatDice(combat.arena), about(combat, seat, other));
}

// OR-12.4, steps 1 and 2.
fn roll(work: &mut Work<'_, '_>, mut combat: Combat) {
    let (attack, defence) = dice(work.ctx(), &combat);
    combat.attack = Roll::of(attack, work.stage.dice);
    combat.defence = Roll::of(defence, work.stage.dice);
    let seat = combat.attacker;
    work.emit(RollEvent::Rolled { seat, what: RolledFor::Attack, roll: combat.attack });
    work.emit(RollEvent::Rolled { seat, what: RolledFor::Defence, roll: combat.defence });
    next(work, &mut combat, CombatStep::AttackerDice);
}

/// OR-12.4: how many dice both sides roll.
pub(crate) fn dice(ctx: Ctx<'_>, combat: &Combat) -> (u8, u8) {
    let arena = combat.arena;
    let enemy = |seat: Seat| ctx.stat(seat, Stat::EnemyDice(arena));
    let (attack, defence) = match combat.defender {
        Defender::Foe(dice) => {
            (ctx.combat_value(combat.attacker, arena), i32::from(dice) + enemy(combat.attacker))
        }
        Defender::Player(seat) => (
            ctx.combat_value(combat.attacker, arena) + enemy(seat),
            ctx.combat_value(seat, arena) + enemy(combat.attacker),
        ),
    };
    let in_bounds = |dice: i32| dice.clamp(0, DICE_MAX) as u8;
    (in_bounds(attack), in_bounds(defence))
}

/// What the cards of the attacker bring by themselves to a victory, beside what is fought for: the
/// credits and the fame.
pub(crate) fn spoils(ctx: Ctx<'_>, combat: &Combat) -> (i32, i32) {
    let scope = about(combat, combat.attacker, Ctx::defending_player(combat));
    reward::certain_gain(ctx, Trigger::CombatWon, &scope)
}

// OR-12.4, steps 4 to 6: the attacker wins ties; effects come before the damage.
fn result(work: &mut Work<'_, '_>, mut combat: Combat) {
    let won = combat.attack_results().damage() >= combat.defence_results().damage();
    combat.won = Some(won);
    next(work, &mut combat, CombatStep::Damage);
    work.emit(RollEvent::Fought { attacker: combat.attacker, won });
    let defender = Ctx::defending_player(&combat);
    let (winner, loser) =
        if won { (Some(combat.attacker), defender) } else { (defender, Some(combat.attacker)) };
    if let Some(seat) = loser {
        window::moment(work, Trigger::CombatLost, about(&combat, seat, winner));
    }
    if let Some(seat) = winner {
        window::moment(work, Trigger::CombatWon, about(&combat, seat, loser));
    }
    let script = if won { combat.win } else { combat.lose };
    work.push(Frame::run(script, combat.scope));
    match combat.purpose {
        Purpose::Script => {}
        Purpose::Patrol(faction) if won => patrol::won(work, combat.attacker, faction),
        Purpose::Patrol(faction) => patrol::lost(work, combat.attacker, faction),
        Purpose::Bounty(card, Target::Character(over)) if won => {
            bounty::collect(work, combat.attacker, card, over);
        }
        Purpose::Bounty(card, target) if won => {
            work.push(Frame::Overcome { seat: combat.attacker, card, target });
        }
        Purpose::Bounty(card, _) => ai::hunt::lost(work, combat.attacker, card),
    }
}

// OR-12.4, step 7; OR-12.8, UB-20.6: reductions before caps.
fn damage(work: &mut Work<'_, '_>, combat: Combat) {
    let defender = Ctx::defending_player(&combat);
    let suffered = |seat: Seat, dealt: Roll| {
        let ctx = work.ctx();
        let reduced = i32::from(dealt.damage()) - ctx.stat(seat, Stat::Shield(combat.arena));
        let cap = ctx.cap(seat, Stat::DamageCap(combat.arena));
        cap.map_or(reduced, |cap| reduced.min(cap)).max(0)
    };
    let attacker_suffers = suffered(combat.attacker, combat.defence_results());
    let defender_suffers = defender.map(|seat| (seat, suffered(seat, combat.attack_results())));
    // Whoever is about to be defeated by it is so in this combat (OR-13.3).
    work.set(Frame::Combat(Combat { step: CombatStep::Over, ..combat }));
    work.emit(RollEvent::RollEnded { seat: combat.attacker });
    favor::spend(work, combat.attacker, true);
    hurt::suffer(work, combat.attacker, combat.arena.body(), attacker_suffers);
    if let Some((seat, amount)) = defender_suffers {
        work.emit(RollEvent::RollEnded { seat });
        favor::spend(work, seat, true);
        hurt::suffer(work, seat, combat.arena.body(), amount);
    }
}
