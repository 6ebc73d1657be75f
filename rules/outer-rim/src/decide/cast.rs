//! Dice of a card: one whose face decides, or several that are counted.

use super::window;
use crate::work::{Flow, Work};
use crate::{
    At, Effect, Face, FlowEffect, Frame, Roll, RollEvent, RollStep, RolledFor, Scope, Script,
    Source, Trigger,
};

/// Dice of one card at most; dice are unlimited (OR-1.4), but kept in small numbers.
const DICE_MAX: i32 = 40;

pub(crate) fn step(
    work: &mut Work<'_, '_>,
    at: At,
    scope: Scope,
    step: RollStep,
    roll: Roll,
) -> Flow {
    let content = work.content;
    let effect = &content.script(at.block)[usize::from(at.pc)];
    let seat = scope.seat;
    match step {
        RollStep::Prepare | RollStep::Roll => {
            let n_dice = if let Effect::Flow(FlowEffect::CountDice(count)) = effect {
                work.ctx().amount(&scope, &count.dice)
            } else {
                1
            };
            let roll = Roll::of(n_dice.clamp(0, DICE_MAX) as u8, work.stage.dice);
            work.emit(RollEvent::Rolled { seat, what: RolledFor::Card, roll });
            work.set(Frame::Cast { at, scope, step: RollStep::Dice, roll });
        }
        // OR-11.7, UB-20.8: abilities that change dice change these, too.
        RollStep::Dice => {
            work.set(Frame::Cast { at, scope, step: RollStep::Result, roll });
            window::moment(work, Trigger::CardDice, Scope::of(seat, Source::Rules));
        }
        RollStep::Result | RollStep::Over => {
            let (block, scope) = follows(effect, scope, roll);
            work.set(Frame::run(block, scope));
        }
    }
    Flow::On
}

fn follows(effect: &Effect, scope: Scope, roll: Roll) -> (crate::Block, Scope) {
    match effect {
        Effect::Flow(FlowEffect::Roll(branches)) => {
            let shown = |face: &Face| roll.count(*face) > 0;
            let branch = branches.iter().find(|branch| branch.faces.iter().any(shown));
            (branch.map_or(Script::EMPTY, |branch| branch.script.block()), scope)
        }
        Effect::Flow(FlowEffect::CountDice(count)) => {
            let number = count.faces.iter().map(|face| i16::from(roll.count(*face))).sum();
            (count.then.block(), Scope { number, ..scope })
        }
        other @ (Effect::Choice(_)
        | Effect::Pick(_)
        | Effect::Flow(_)
        | Effect::Purse(_)
        | Effect::Body(_)
        | Effect::Journey(_)
        | Effect::Patrol(_)
        | Effect::Encounter(_)
        | Effect::Card(_)
        | Effect::Work(_)
        | Effect::Dice(_)) => unreachable!("{other:?} rolls no dice"),
    }
}
