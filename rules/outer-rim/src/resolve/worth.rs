//! What would come of a script now: nothing, losses alone, or more. One answer for menus, for
//! labels and for bots, so that nobody pays for nothing or chooses nothing unawares.
//!
//! It is read from what everybody sees. What chance decides counts as what it may come to.

use super::{choices, nearest};
use crate::ctx::Ctx;
use crate::decide::{bounty, cards, contact, pay, window};
use crate::{
    Action, CardEffect, CardId, Choice, ChoiceEffect, ContactId, Cost, DiceEffect, Effect,
    EncounterEffect, Frame, Kind, Payment, PurseEffect, ReputationGate, RollStep, Scope, Script,
    Skill, Source, Standing, Stat, Test, Token, Trigger,
};
use alloc::vec::Vec;
use tabletop::Seat;

/// Scripts within scripts that are looked into; what lies deeper may come to anything.
const DEPTH_MAX: u8 = 6;
/// OR-11.5: a second instance of a skill is the last one that helps.
const SKILLS_USEFUL: u8 = 2;

/// What would come of something.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Worth {
    /// Nothing: what it is about is not there.
    Nothing,
    /// Nothing: it takes what is not there to be taken (OR-24.3).
    Spared,
    /// Something is taken, and nothing else.
    Loss,
    /// Something else, or chance may bring it.
    Gain,
}

impl Worth {
    pub(crate) fn gain_if(is: bool) -> Self {
        if is { Self::Gain } else { Self::Nothing }
    }

    pub(crate) fn loss_if(is: bool) -> Self {
        if is { Self::Loss } else { Self::Spared }
    }

    /// What comes is met as often as it is feared.
    pub(crate) fn coming_if(is: bool) -> Self {
        if is { Self::Gain } else { Self::Spared }
    }
}

/// Whoever weighs a script.
#[derive(Clone, Copy)]
pub(crate) struct Judge<'a> {
    pub(crate) ctx: Ctx<'a>,
    /// The job that is done with it.
    pub(crate) job: Option<CardId>,
    /// The goal of an ambition it is resolved for.
    pub(crate) goal: Option<u8>,
    /// Credits that are gone before.
    pub(crate) spent: i32,
    /// OR-24.2: credits that were paid for this and have not come back: a gain of credits is one
    /// only beyond them.
    pub(crate) due: i32,
    /// Whether the table may be another one by then, so that conditions say nothing.
    pub(crate) changed: bool,
    depth: u8,
}

impl<'a> Judge<'a> {
    /// The table as it is.
    pub(crate) fn new(ctx: Ctx<'a>) -> Self {
        Self { ctx, job: None, goal: None, spent: 0, due: 0, changed: false, depth: 0 }
    }

    /// The same while a job is done.
    pub(crate) fn doing(self, job: CardId) -> Self {
        Self { job: Some(job), ..self }
    }

    /// The same at a table that may be another one by then.
    pub(crate) fn later(self) -> Self {
        Self { changed: true, ..self }
    }

    /// What would come of a script.
    pub(crate) fn script(self, scope: &Scope, script: &Script) -> Worth {
        self.effects(scope, script.effects())
    }

    fn effects(self, scope: &Scope, effects: &[Effect]) -> Worth {
        if self.depth >= DEPTH_MAX {
            return Worth::Gain;
        }
        let mut judge = Self { depth: self.depth + 1, ..self };
        if effects.iter().any(|effect| judge.is_idle_promise(scope, effect)) {
            return Worth::Nothing;
        }
        let mut worth = Worth::Nothing;
        for effect in effects {
            // UB-12.3: what else a card does is paid for by rotating it.
            let one = if let Effect::Card(CardEffect::RotateThis) = effect
                && effects.len() > 1
            {
                Worth::Loss
            } else {
                judge.effect(scope, effect)
            };
            worth = worth.max(one);
            if worth == Worth::Gain {
                break;
            }
            judge.changed |= one >= Worth::Loss;
            if let Effect::Purse(PurseEffect::GainCredits(by)) = effect {
                judge.due = (judge.due - self.ctx.amount(scope, by).max(0)).max(0);
            }
        }
        worth
    }

    /// What would come of a script with this many credits gone before.
    pub(crate) fn after(self, spent: i32) -> Self {
        Self { spent: self.spent + spent, due: self.due + spent, ..self }
    }

    /// What would come of a script once its costs are paid. OR-7.7, OR-17.4: crew that finds no
    /// slot is not paid for, whatever else comes with it.
    pub(crate) fn paid(self, scope: &Scope, costs: &[Cost], script: &Script) -> Worth {
        let hires = script
            .effects()
            .iter()
            .any(|effect| matches!(effect, Effect::Encounter(EncounterEffect::Hire)));
        if hires && !costs.is_empty() && !self.can_hire(scope) {
            return Worth::Nothing;
        }
        let credits = |cost: &Cost| {
            if let Cost::Credits(amount) = cost { self.ctx.amount(scope, amount) } else { 0 }
        };
        self.after(costs.iter().map(credits).sum()).script(scope, script)
    }

    /// OR-18.5: a capture is not promised where nobody could be kept.
    fn is_idle_promise(self, scope: &Scope, effect: &Effect) -> bool {
        if let Effect::Dice(DiceEffect::Lend(lent)) = effect
            && lent.modifier.stat == Stat::MustCapture
        {
            !self.ctx.can_place(scope.seat, Kind::Crew)
        } else {
            false
        }
    }

    /// The options of a choice that are offered: what can be had and paid, and comes to something.
    /// Doing nothing is an option where the card says so, and so is a loss that finds nothing. Where
    /// all the rest is harm, whatever else there is averts it.
    pub(crate) fn offered(self, scope: &Scope, options: &[Choice], mut see: impl FnMut(u8, Worth)) {
        let possible = |option: &Choice| {
            let given = option.given.as_ref().is_none_or(|given| self.ctx.holds(scope, given));
            given && pay::can_pay(self.ctx, scope, &option.cost, self.spent)
        };
        let weigh = |option: &Choice| {
            possible(option).then(|| self.paid(scope, &option.cost, &option.script))
        };
        let weighed: Vec<Option<Worth>> = options.iter().map(weigh).collect();
        let each = || {
            let both = options.iter().zip(&weighed);
            both.filter_map(|(option, worth)| worth.map(|worth| (option, worth)))
        };
        // One pays to be left alone where nothing else leaves one alone.
        let averts = |option: &Choice| !option.cost.is_empty() && option.script.is_empty();
        let is_spared =
            |(option, worth): (&Choice, Worth)| option.cost.is_empty() && worth < Worth::Loss;
        let any_spared = each().any(is_spared);
        let no_gain = each().all(|(_, worth)| worth <= Worth::Loss);
        let any_harm = each().any(|(_, worth)| worth == Worth::Loss);
        for ((idx, option), worth) in options.iter().enumerate().zip(&weighed) {
            let Some(worth) = *worth else { continue };
            let is_idle = option.cost.is_empty() && option.script.is_empty();
            let stands = match (worth, &option.cost[..]) {
                (Worth::Gain | Worth::Loss, _) | (Worth::Spared, []) => true,
                (Worth::Nothing, []) => is_idle || (no_gain && any_harm),
                // Nobody pays for what is to be had for nothing.
                (Worth::Spared | Worth::Nothing, _) => {
                    !any_spared && (averts(option) || (no_gain && any_harm))
                }
            };
            if stands {
                see(idx as u8, if averts(option) { Worth::Loss } else { worth });
            }
        }
    }

    /// Whether a payment is offered: something comes of it, or it averts harm.
    pub(crate) fn pays(self, scope: &Scope, payment: &Payment) -> bool {
        pay::can_pay(self.ctx, scope, &payment.cost, self.spent)
            && (self.paid(scope, &payment.cost, &payment.then) >= Worth::Loss
                || match self.script(scope, &payment.otherwise) {
                    Worth::Nothing | Worth::Spared => false,
                    Worth::Loss => true,
                    Worth::Gain => payment.then.is_empty(),
                })
    }

    /// What would come of one effect.
    pub(crate) fn effect(self, scope: &Scope, effect: &Effect) -> Worth {
        if nearest::is_tied(self.ctx, scope, effect) {
            return self.most(effect, scope);
        }
        match effect {
            Effect::Choice(ChoiceEffect::Choose(options)) => {
                let mut most = Worth::Nothing;
                self.offered(scope, options, |_, worth| most = most.max(worth));
                most
            }
            Effect::Choice(ChoiceEffect::May(script)) => self.script(scope, script),
            Effect::Choice(ChoiceEffect::Pay(payment)) => {
                let otherwise = self.script(scope, &payment.otherwise);
                if self.pays(scope, payment) {
                    otherwise.max(self.paid(scope, &payment.cost, &payment.then))
                } else {
                    otherwise
                }
            }
            Effect::Choice(
                ChoiceEffect::ChoosePlayer(_)
                | ChoiceEffect::ChooseFaction(_)
                | ChoiceEffect::ChooseSpace(_)
                | ChoiceEffect::ChooseCard(_)
                | ChoiceEffect::ChooseContact(_),
            ) => self.most(effect, scope),
            Effect::Pick(one) => one.worth(self, scope),
            Effect::Flow(one) => one.worth(self, scope),
            Effect::Purse(one) => one.worth(self, scope),
            Effect::Body(one) => one.worth(self, scope),
            Effect::Journey(one) => one.worth(self, scope),
            Effect::Patrol(one) => one.worth(self, scope),
            Effect::Encounter(one) => one.worth(self, scope),
            Effect::Card(one) => one.worth(self, scope),
            Effect::Work(one) => one.worth(self, scope),
            Effect::Dice(one) => one.worth(self, scope),
        }
    }

    pub(crate) fn gate(self, scope: &Scope, gate: &ReputationGate) -> Worth {
        let faction = self.ctx.faction(scope, gate.faction);
        let standing = |one| self.ctx.standing(scope.seat, one);
        let is = faction.map_or(Standing::Neutral, standing);
        let all = [
            (Standing::Positive, &gate.positive),
            (Standing::Neutral, &gate.neutral),
            (Standing::Negative, &gate.negative),
        ];
        let each = all.iter().filter(|(one, _)| self.changed || *one == is);
        best(each.map(|(_, script)| self.script(scope, script)))
    }

    pub(crate) fn test(self, scope: &Scope, test: &Test) -> Worth {
        let tester = if test.other { scope.other.unwrap_or(scope.seat) } else { scope.seat };
        let about = Scope::of(tester, Source::Rules);
        if window::is_awaited(self.ctx, Trigger::TestPassed, &about) {
            return Worth::Gain;
        }
        let scripts = [&test.pass, &test.fail].into_iter().chain(&test.crit);
        best(scripts.map(|one| self.script(scope, one)))
    }

    /// What others resolve as *you*. What they lose is no loss.
    pub(crate) fn theirs(
        self,
        scope: &Scope,
        who: impl Iterator<Item = Seat>,
        script: &Script,
    ) -> Worth {
        let theirs = who.map(|other| {
            let theirs = Scope { seat: other, other: Some(scope.seat), ..*scope };
            self.script(&theirs, script)
        });
        if best(theirs) >= Worth::Loss { Worth::Gain } else { Worth::Nothing }
    }

    pub(crate) fn databank(self, scope: &Scope, number: u16) -> Worth {
        let goal = if let Source::Ambition(goal) = scope.source { goal } else { self.goal };
        let judge = Self { goal, ..self };
        best(cards::numbered(self.ctx, number).iter().map(|card| {
            let scope = Scope { source: Source::Card(*card), ..*scope };
            judge.script(&scope, &self.ctx.content.card(*card).script)
        }))
    }

    /// The most that may come of a choice of something.
    fn most(self, effect: &Effect, scope: &Scope) -> Worth {
        let (mut most, mut found) = (Worth::Nothing, false);
        choices(self.ctx, scope, effect, &mut |action| {
            found = true;
            if most < Worth::Gain {
                most = most.max(self.choice(scope, effect, action));
            }
        });
        if let Effect::Choice(choice) = effect
            && !found
        {
            choice.otherwise().map_or(most, |otherwise| self.script(scope, otherwise))
        } else {
            most
        }
    }

    /// What would come of an answer to a choice.
    pub(crate) fn choice(self, scope: &Scope, effect: &Effect, action: Action) -> Worth {
        if nearest::is_tied(self.ctx, scope, effect) {
            let tie = nearest::broken(action);
            return self.effect(&Scope { tie, ..*scope }, effect);
        }
        // Everything else that is chosen is done.
        let Effect::Choice(choice) = effect else { return Worth::Gain };
        if let (ChoiceEffect::Choose(options), Action::Choose(idx)) = (choice, action) {
            let mut found = Worth::Gain;
            self.offered(scope, options, |one, worth| {
                if one == idx {
                    found = worth;
                }
            });
            return found;
        }
        let way = choice.way_on(scope, action);
        way.map_or(Worth::Gain, |(scope, script)| self.script(&scope, script))
    }

    /// OR-17.2: what would come of an encounter with a contact.
    pub(crate) fn meeting(self, seat: Seat, spot: u8) -> Worth {
        let contact = match self.ctx.state.spots[usize::from(spot)] {
            Token::Empty => return Worth::Nothing,
            Token::Down(_) | Token::Peeked { .. } => return Worth::Gain,
            Token::Up(contact) => contact,
        };
        let hunted = bounty::on(self.ctx, seat, contact).next().is_some();
        if hunted || contact::is_played(self.ctx, contact) {
            return Worth::Gain;
        }
        self.talk(seat, spot, contact)
    }

    /// What would come of the databank card of a contact.
    pub(crate) fn talk(self, seat: Seat, spot: u8, contact: ContactId) -> Worth {
        let card = self.ctx.content.contact_card(contact);
        let scope = Scope { spot: Some(spot), ..Scope::of(seat, Source::Card(card)) };
        self.script(&scope, &self.ctx.content.card(card).script)
    }

    /// OR-17.4: whether the bound contact can be hired; UB-6.1: one who is played leaves.
    pub(crate) fn can_hire(self, scope: &Scope) -> bool {
        let token = scope.spot.map(|spot| self.ctx.state.spots[usize::from(spot)]);
        let Some(Token::Up(contact)) = token else { return false };
        let card = self.ctx.content.contact_card(contact);
        contact::is_played(self.ctx, contact)
            || (self.ctx.content.asset(card, false).is_some()
                && self.ctx.can_place(scope.seat, Kind::Crew))
    }
}

pub(crate) fn best(worths: impl Iterator<Item = Worth>) -> Worth {
    let mut most = Worth::Nothing;
    for worth in worths {
        most = most.max(worth);
        if most == Worth::Gain {
            break;
        }
    }
    most
}

/// OR-11.8: the skill a player is about to roll for.
pub(crate) fn tested(ctx: Ctx<'_>, seat: Seat) -> Option<Skill> {
    ctx.frames.iter().rev().find_map(|frame| {
        if let Frame::Test(testing) = frame
            && testing.seat == seat
        {
            match testing.step {
                RollStep::Prepare | RollStep::Roll => testing.skill,
                RollStep::Dice | RollStep::Result | RollStep::Over => None,
            }
        } else {
            None
        }
    })
}

/// Whether one more instance of a skill helps in the test to come; one that nobody knows yet
/// may be of any skill.
pub(crate) fn helps(ctx: Ctx<'_>, seat: Seat, skill: Skill) -> bool {
    match tested(ctx, seat) {
        Some(tested) => tested == skill && ctx.skill_count(seat, skill) < SKILLS_USEFUL,
        None => true,
    }
}
