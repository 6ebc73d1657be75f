//! OR-11: skill tests.

use super::{favor, job, window};
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    Action, Content, Effect, Face, FlowEffect, Frame, Roll, RollEvent, RollStep, RolledFor, Scope,
    Source, TEST_DICE, Test, Testing, Trigger,
};
use tabletop::{Menu, Seat};

fn part<'c>(content: &'c Content, testing: &Testing) -> &'c Test {
    match &content.script(testing.at.block)[usize::from(testing.at.pc)] {
        Effect::Flow(FlowEffect::Test(test)) => test,
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
        | Effect::Dice(_)) => unreachable!("{other:?} is no test"),
    }
}

pub(crate) fn step(work: &mut Work<'_, '_>, mut testing: Testing) -> Flow {
    let test = part(work.content, &testing);
    let Some(skill) = testing.skill.or(single(&test.skills)) else {
        return Flow::Ask(decider(work, &testing));
    };
    testing.skill = Some(skill);
    let about = Scope::of(testing.seat, Source::Rules);
    match testing.step {
        RollStep::Prepare => {
            testing.step = RollStep::Roll;
            work.set(Frame::Test(testing));
            work.emit(RollEvent::TestBegan { seat: testing.seat, skill });
            favor::before_test(work, testing.seat, skill);
            window::moment(work, Trigger::BeforeTest, about);
        }
        RollStep::Roll => {
            testing.roll = Roll::of(TEST_DICE, work.stage.dice);
            testing.step = RollStep::Dice;
            let (seat, roll) = (testing.seat, testing.roll);
            work.emit(RollEvent::Rolled { seat, what: RolledFor::Test, roll });
            work.set(Frame::Test(testing));
        }
        RollStep::Dice => {
            testing.step = RollStep::Result;
            work.set(Frame::Test(testing));
            window::moment(work, Trigger::TestDice, about);
        }
        RollStep::Result => {
            let count = work.ctx().skill_count(testing.seat, skill);
            let passed = testing.roll.passes(count);
            testing.step = RollStep::Over;
            testing.passed = Some(passed);
            work.set(Frame::Test(testing));
            work.emit(RollEvent::Tested { seat: testing.seat, passed });
            if passed {
                window::moment(work, Trigger::TestPassed, about);
            }
        }
        RollStep::Over => {
            let passed = testing.passed == Some(true);
            work.emit(RollEvent::RollEnded { seat: testing.seat });
            favor::spend(work, testing.seat, false);
            let script = match &test.crit {
                Some(crit) if passed && testing.roll.count(Face::Crit) > 0 => crit,
                _ if passed => &test.pass,
                _ => &test.fail,
            };
            work.set(Frame::run(script.block(), testing.scope));
        }
    }
    Flow::On
}

// UB-8.2: in a job for two the current player decides, also for the partner.
fn decider(work: &mut Work<'_, '_>, testing: &Testing) -> Seat {
    match job::partner(work) {
        Some(partner) if partner == testing.seat => testing.scope.seat,
        _ => testing.seat,
    }
}

fn single(skills: &[crate::Skill]) -> Option<crate::Skill> {
    match skills {
        [skill] => Some(*skill),
        _ => None,
    }
}

pub(crate) fn menu(ctx: Ctx<'_>, testing: &Testing, menu: &mut Menu<Action>) {
    for skill in &part(ctx.content, testing).skills {
        menu.push(Action::Skill(*skill));
    }
}

pub(crate) fn answer(work: &mut Work<'_, '_>, mut testing: Testing, action: Action) {
    if let Action::Skill(skill) = action {
        testing.skill = Some(skill);
        work.set(Frame::Test(testing));
    }
}
