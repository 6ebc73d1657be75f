//! What decides how a script goes on.

use crate::resolve::{Judge, Worth, best};
use crate::work::Work;
use crate::{
    Arena, At, Combat, CountDice, Defender, Duel, EachPlayer, Fight, Frame, Purpose,
    ReputationGate, Roll, RollBranch, RollStep, Scope, Script, Standing, Test, Testing, When,
};
use alloc::boxed::Box;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// What decides how a script goes on.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum FlowEffect {
    /// If this holds, then this, otherwise that.
    When(Box<When>),
    /// One of three by your reputation.
    ByReputation(Box<ReputationGate>),
    /// OR-11.5: a skill test.
    Test(Box<Test>),
    /// Roll one die; what it shows decides.
    Roll(Vec<RollBranch>),
    /// Roll dice and bind the number that show one of the faces.
    CountDice(Box<CountDice>),
    /// OR-12: fight somebody printed on the card.
    Fight(Box<Fight>),
    /// OR-12.3: fight the bound player.
    Duel(Box<Duel>),
    /// Every such player, from your left on, resolves this as *you*; you are their bound player.
    EachPlayer(Box<EachPlayer>),
    /// The bound player resolves this as *you*; you are their bound player.
    They(Script),
}

impl FlowEffect {
    /// Every script within that the same player resolves.
    pub(super) fn each_script<'a>(&'a self, see: &mut dyn FnMut(&'a Script)) {
        match self {
            Self::When(when) => [&when.then, &when.otherwise].into_iter().for_each(see),
            Self::ByReputation(gate) => {
                [&gate.positive, &gate.neutral, &gate.negative].into_iter().for_each(see);
            }
            Self::Test(test) => {
                [&test.pass, &test.fail].into_iter().chain(&test.crit).for_each(see);
            }
            Self::Roll(branches) => branches.iter().for_each(|branch| see(&branch.script)),
            Self::CountDice(count) => see(&count.then),
            Self::Fight(fight) => [&fight.win, &fight.lose].into_iter().for_each(see),
            Self::Duel(duel) => [&duel.win, &duel.lose].into_iter().for_each(see),
            // What others resolve is theirs.
            Self::EachPlayer(_) | Self::They(_) => {}
        }
    }

    pub(crate) fn perform(&self, work: &mut Work<'_, '_>, at: At, scope: Scope) {
        let seat = scope.seat;
        match self {
            Self::When(when) => {
                let holds = work.ctx().holds(&scope, &when.given);
                let script = if holds { &when.then } else { &when.otherwise };
                work.push(Frame::run(script.block(), scope));
            }
            Self::ByReputation(gate) => {
                let ctx = work.ctx();
                let faction = ctx.faction(&scope, gate.faction);
                let standing = faction.map_or(Standing::Neutral, |one| ctx.standing(seat, one));
                let script = match standing {
                    Standing::Positive => &gate.positive,
                    Standing::Neutral => &gate.neutral,
                    Standing::Negative => &gate.negative,
                };
                work.push(Frame::run(script.block(), scope));
            }
            Self::Test(test) => {
                let tester = if test.other { scope.other.unwrap_or(seat) } else { seat };
                work.push(Frame::Test(Testing {
                    at,
                    scope,
                    seat: tester,
                    skill: None,
                    step: RollStep::Prepare,
                    roll: Roll::NONE,
                    passed: None,
                }));
            }
            Self::Roll(_) | Self::CountDice(_) => {
                let (step, roll) = (RollStep::Roll, Roll::NONE);
                work.push(Frame::Cast { at, scope, step, roll });
            }
            Self::Fight(one) => {
                let dice = work.ctx().amount(&scope, &one.combat).clamp(0, 40) as u8;
                fight(work, scope, one.arena, Defender::Foe(dice), [&one.win, &one.lose]);
            }
            Self::Duel(one) => {
                let ctx = work.ctx();
                // OR-12.7: nobody fights the defeated.
                let standing = |other: &Seat| !ctx.player(*other).defeated;
                let Some(other) = scope.other.filter(standing) else { return };
                let arena = one.arena.unwrap_or(ctx.duel_arena(ctx.player(seat).space));
                fight(work, scope, arena, Defender::Player(other), [&one.win, &one.lose]);
            }
            Self::EachPlayer(_) => work.push(Frame::Each { at, scope, nth: 1 }),
            Self::They(script) => {
                if let Some(other) = scope.other {
                    let theirs = Scope { seat: other, other: Some(seat), ..scope };
                    work.push(Frame::run(script.block(), theirs));
                }
            }
        }
    }

    pub(crate) fn worth(&self, judge: Judge<'_>, scope: &Scope) -> Worth {
        let ctx = judge.ctx;
        match self {
            Self::When(when) if judge.changed => {
                judge.script(scope, &when.then).max(judge.script(scope, &when.otherwise))
            }
            Self::When(when) => {
                let holds = ctx.holds(scope, &when.given);
                judge.script(scope, if holds { &when.then } else { &when.otherwise })
            }
            Self::ByReputation(gate) => judge.gate(scope, gate),
            Self::Test(test) => judge.test(scope, test),
            Self::Roll(branches) => {
                best(branches.iter().map(|branch| judge.script(scope, &branch.script)))
            }
            Self::CountDice(count) => {
                let number = ctx.amount(scope, &count.dice).clamp(0, 99) as i16;
                judge.later().script(&Scope { number, ..*scope }, &count.then)
            }
            Self::Fight(_) => Worth::Gain,
            // OR-12.7: nobody fights the defeated.
            Self::Duel(_) => {
                Worth::gain_if(scope.other.is_some_and(|other| !ctx.player(other).defeated))
            }
            Self::They(script) => judge.theirs(scope, scope.other.into_iter(), script),
            Self::EachPlayer(each) => {
                let players = ctx.players_like(scope, &each.among);
                judge.theirs(scope, players, &each.then)
            }
        }
    }
}

fn fight(
    work: &mut Work<'_, '_>,
    scope: Scope,
    arena: Arena,
    defender: Defender,
    [win, lose]: [&Script; 2],
) {
    let combat = Combat::new(arena, scope.seat, defender, Purpose::Script, scope);
    let combat = Combat { win: win.block(), lose: lose.block(), ..combat };
    work.push(Frame::Combat(combat));
}
