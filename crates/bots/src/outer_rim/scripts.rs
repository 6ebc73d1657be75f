//! What a script is worth: the expected value of its effects, the best of its
//! choices, the odds of its tests and fights.

use super::judge::Judge;
use super::tuning::{
    BROWSE_CARD, BROWSE_DECK, CONTACT_GONE, CONTACT_SEEN, DEPTH_MAX, DICE, DIE_SIDES, ENCOUNTER,
    EXTRA_TURN, FREE_PASSAGE, LENT_SHARE, MARKET, MOVER_STOPPED, PATROL_SENT, PEEK,
    REWARD_GIVEN_UP, SKILL_LENT, STEP, UNSEEN_SHARE, USED_UP_SHARE,
};
use outer_rim::{
    Body, BodyEffect, CardEffect, Choice, ChoiceEffect, Cost, Deck, DiceEffect, Effect,
    EncounterEffect, Face, Faction, FlowEffect, JourneyEffect, PatrolEffect, PickEffect,
    PurseEffect, Scope, Script, Source, Standing, Test, WorkEffect,
};

/// Losing a job one has not done.
const JOB_LOST: f32 = 1.5;
/// A patrol that comes nearer, one that sits on one's neck.
const PATROL_NEAR: f32 = 0.25;
const PATROL_HERE: f32 = 0.8;
/// What something done to a rival is worth of what it costs them.
const SPITE: f32 = 0.25;

impl Judge<'_> {
    /// What a script is worth to the one it is resolved for.
    pub fn script(&self, scope: &Scope, script: &Script) -> f32 {
        self.scripted(scope, script, 0)
    }

    pub(super) fn scripted(&self, scope: &Scope, script: &Script, depth: u8) -> f32 {
        self.effects(scope, script.effects(), depth)
    }

    /// What some effects are worth, one after the other.
    pub fn effects(&self, scope: &Scope, effects: &[Effect], depth: u8) -> f32 {
        if depth > DEPTH_MAX {
            return 0.0;
        }
        let mut worth = 0.0;
        for effect in effects {
            if matches!(effect, Effect::Encounter(EncounterEffect::Stop)) {
                break;
            }
            worth += self.effect(scope, effect, depth + 1);
        }
        worth
    }

    fn amount(&self, scope: &Scope, amount: &outer_rim::Amount) -> i32 {
        self.state.amount(scope, amount)
    }

    /// What one effect is worth.
    pub fn effect(&self, scope: &Scope, effect: &Effect, depth: u8) -> f32 {
        match effect {
            Effect::Choice(ChoiceEffect::Choose(options)) => {
                self.best_option(scope, options, depth)
            }
            Effect::Choice(ChoiceEffect::May(script)) => {
                self.scripted(scope, script, depth).max(0.0)
            }
            Effect::Choice(ChoiceEffect::Pay(payment)) => {
                let otherwise = self.scripted(scope, &payment.otherwise, depth);
                if !self.state.can_pay(scope, &payment.cost) {
                    return otherwise;
                }
                let cost = self.costs(scope, &payment.cost);
                otherwise.max(self.scripted(scope, &payment.then, depth) - cost)
            }
            Effect::Flow(FlowEffect::When(when)) => {
                let holds = self.state.holds(scope, &when.given);
                self.scripted(scope, if holds { &when.then } else { &when.otherwise }, depth)
            }
            Effect::Flow(FlowEffect::ByReputation(gate)) => {
                let faction = self.state.faction(scope, gate.faction);
                let standing =
                    faction.map_or(Standing::Neutral, |one| self.state.standing(scope.seat, one));
                let script = match standing {
                    Standing::Positive => &gate.positive,
                    Standing::Neutral => &gate.neutral,
                    Standing::Negative => &gate.negative,
                };
                self.scripted(scope, script, depth)
            }
            Effect::Flow(FlowEffect::Test(test)) => self.tested(scope, test, depth),
            Effect::Flow(FlowEffect::Roll(branches)) => branches
                .iter()
                .map(|branch| {
                    let sides: u8 = branch.faces.iter().map(|face| Face::SIDES[face.idx()]).sum();
                    f32::from(sides) / DIE_SIDES * self.scripted(scope, &branch.script, depth)
                })
                .sum(),
            Effect::Flow(FlowEffect::CountDice(count)) => {
                let dice = self.amount(scope, &count.dice).clamp(0, 12) as f32;
                let sides: u8 = count.faces.iter().map(|face| Face::SIDES[face.idx()]).sum();
                let mean = dice * f32::from(sides) / DIE_SIDES;
                let low = mean.floor();
                let of = |number: f32| {
                    let scope = Scope { number: number as i16, ..*scope };
                    self.scripted(&scope, &count.then, depth)
                };
                let (one, other) = (of(low), of(low + 1.0));
                one + (mean - low) * (other - one)
            }
            Effect::Flow(FlowEffect::Fight(fight)) => self.fight(
                fight.arena,
                self.amount(scope, &fight.combat),
                self.scripted(scope, &fight.win, depth),
                self.scripted(scope, &fight.lose, depth),
            ),
            Effect::Flow(FlowEffect::Duel(duel)) => {
                let Some(other) = scope.other else { return 0.0 };
                let space = self.state.player(scope.seat).space();
                let arena = duel.arena.unwrap_or(self.arena_at(space));
                let win = self.scripted(scope, &duel.win, depth);
                let lose = self.scripted(scope, &duel.lose, depth);
                self.fight(arena, self.dice(other, arena), win, lose)
            }
            _ => self.choosing(scope, effect, depth),
        }
    }

    /// OR-12.3: where players fight each other.
    pub fn arena_at(&self, space: outer_rim::SpaceId) -> outer_rim::Arena {
        if self.state.map().kind(space).is_planet() {
            outer_rim::Arena::Ground
        } else {
            outer_rim::Arena::Ship
        }
    }

    fn best_option(&self, scope: &Scope, options: &[Choice], depth: u8) -> f32 {
        let possible = options.iter().filter(|option| {
            option.given.as_ref().is_none_or(|given| self.state.holds(scope, given))
                && self.state.can_pay(scope, &option.cost)
        });
        let best = possible.map(|option| self.option(scope, option, depth)).reduce(f32::max);
        best.unwrap_or(0.0)
    }

    /// What an option is worth, less its cost.
    pub fn option(&self, scope: &Scope, option: &Choice, depth: u8) -> f32 {
        self.scripted(scope, &option.script, depth) - self.costs(scope, &option.cost)
    }

    fn tested(&self, scope: &Scope, test: &Test, depth: u8) -> f32 {
        let tester = if test.other { scope.other.unwrap_or(scope.seat) } else { scope.seat };
        let (passes, crits) = self.test(tester, &test.skills);
        let pass = self.scripted(scope, &test.pass, depth);
        let fail = self.scripted(scope, &test.fail, depth);
        let crit = test.crit.as_ref().map_or(pass, |crit| self.scripted(scope, crit, depth));
        crits * crit + (passes - crits) * pass + (1.0 - passes) * fail
    }

    /// What some costs come to.
    pub fn costs(&self, scope: &Scope, costs: &[Cost]) -> f32 {
        costs.iter().map(|cost| self.cost(scope, cost)).sum()
    }

    fn cost(&self, scope: &Scope, cost: &Cost) -> f32 {
        match cost {
            Cost::Credits(amount) => -self.credits(-self.amount(scope, amount)),
            Cost::Discard(filter) => self.cheapest(filter).unwrap_or(2.0),
            Cost::DiscardThis => match scope.source {
                Source::Card(card) => USED_UP_SHARE * self.held(card),
                _ => 0.0,
            },
            Cost::Damage { to, amount } => self.harm(*to, self.amount(scope, amount)),
            Cost::Reputation(which) => self
                .state
                .faction(scope, *which)
                .map_or(0.0, |faction| -self.reputation(scope.seat, faction, -1)),
            Cost::Fame(amount) => -self.fame(-self.amount(scope, amount)),
        }
    }

    // Effects that bind somebody or something first.
    fn choosing(&self, scope: &Scope, effect: &Effect, depth: u8) -> f32 {
        match effect {
            Effect::Choice(ChoiceEffect::ChoosePlayer(choice)) => {
                let players = self.state.players_like(scope, &choice.among);
                let best = players.map(|other| {
                    let scope = Scope { other: Some(other), ..*scope };
                    self.scripted(&scope, &choice.then, depth)
                });
                best.reduce(f32::max)
                    .unwrap_or_else(|| self.scripted(scope, &choice.otherwise, depth))
            }
            Effect::Choice(ChoiceEffect::ChooseFaction(choice)) => {
                let named = |faction: &&Faction| {
                    (choice.among.is_empty() || choice.among.contains(faction))
                        && choice
                            .standing
                            .is_none_or(|is| self.state.standing(scope.seat, **faction) == is)
                };
                let worths = Faction::ALL.iter().filter(named).map(|faction| {
                    let scope = Scope { faction: Some(*faction), ..*scope };
                    self.scripted(&scope, &choice.then, depth)
                });
                worths.reduce(f32::max).unwrap_or(0.0)
            }
            // Where one may go is looked into once it is asked.
            Effect::Choice(ChoiceEffect::ChooseSpace(choice)) => {
                UNSEEN_SHARE * self.scripted(scope, &choice.then, depth)
            }
            Effect::Choice(ChoiceEffect::ChooseCard(choice)) if choice.other => {
                self.scripted(scope, &choice.then, depth)
            }
            Effect::Choice(ChoiceEffect::ChooseCard(choice)) => {
                let like = self.cards_like(&choice.filter);
                let worths = like.map(|held| {
                    let scope = Scope { card: Some(held.card), ..*scope };
                    self.scripted(&scope, &choice.then, depth)
                });
                worths
                    .reduce(f32::max)
                    .unwrap_or_else(|| self.scripted(scope, &choice.otherwise, depth))
            }
            Effect::Choice(ChoiceEffect::ChooseContact(choice)) => {
                PEEK + UNSEEN_SHARE * self.scripted(scope, &choice.then, depth)
            }
            Effect::Flow(FlowEffect::EachPlayer(each)) => {
                let others = self.state.players_like(scope, &each.among);
                let theirs: f32 = others
                    .map(|other| {
                        let scope = Scope { seat: other, other: Some(scope.seat), ..*scope };
                        self.scripted(&scope, &each.then, depth)
                    })
                    .sum();
                -SPITE * theirs
            }
            Effect::Encounter(EncounterEffect::Databank(number)) => {
                self.databank(scope, *number, depth)
            }
            _ => self.simple(scope, effect),
        }
    }

    /// The mean of the databank cards of a number.
    pub fn databank(&self, scope: &Scope, number: u16, depth: u8) -> f32 {
        let cards = self.content.numbered(number);
        let expansion = self.state.setup().options.expansion;
        let used = cards.iter().filter(|card| {
            expansion || self.content.card(**card).edition == outer_rim::Edition::Base
        });
        let (mut sum, mut n) = (0.0, 0.0);
        for card in used {
            let scope = Scope { source: Source::Card(*card), ..*scope };
            sum += self.scripted(&scope, &self.content.card(*card).script, depth);
            n += 1.0;
        }
        if n == 0.0 { 0.0 } else { sum / n }
    }

    // Effects on credits, fame, reputations and bodies.
    fn simple(&self, scope: &Scope, effect: &Effect) -> f32 {
        match effect {
            Effect::Purse(PurseEffect::GainCredits(by)) => self.credits(self.amount(scope, by)),
            Effect::Purse(PurseEffect::LoseCredits(by)) => self.credits(-self.amount(scope, by)),
            Effect::Purse(PurseEffect::TakeCredits(by)) => {
                let most = scope.other.map_or(0, |other| self.state.player(other).credits());
                self.credits(self.amount(scope, by).min(most)) * (1.0 + SPITE)
            }
            Effect::Purse(PurseEffect::GiveCredits(by)) => {
                self.credits(-self.amount(scope, by)) * (1.0 + SPITE)
            }
            Effect::Purse(PurseEffect::GainFame(by)) if scope.source == Source::Character => {
                self.fame_whole(self.amount(scope, by))
            }
            Effect::Purse(PurseEffect::GainFame(by)) => self.fame(self.amount(scope, by)),
            Effect::Purse(PurseEffect::LoseFame(by)) => self.fame(-self.amount(scope, by)),
            Effect::Purse(
                PurseEffect::GainReputation(step) | PurseEffect::LoseReputation(step),
            ) => {
                let Some(faction) = self.state.faction(scope, step.faction) else { return 0.0 };
                let steps = self.amount(scope, &step.steps);
                let gains = matches!(effect, Effect::Purse(PurseEffect::GainReputation(_)));
                let steps = if gains { steps } else { -steps };
                match scope.other {
                    Some(other) if step.other => -SPITE * self.reputation(other, faction, steps),
                    _ => self.reputation(scope.seat, faction, steps),
                }
            }
            Effect::Body(BodyEffect::Suffer { to, amount }) => {
                -self.harm(*to, self.amount(scope, amount))
            }
            Effect::Body(BodyEffect::Recover { from, amount }) => {
                self.recovering(scope, *from, amount.as_ref())
            }
            Effect::Body(BodyEffect::Defeat) => -self.defeat(),
            Effect::Body(BodyEffect::Survive { .. }) => self.defeat(),
            Effect::Patrol(PatrolEffect::MovePatrol { faction, .. }) => {
                self.unwelcome(scope, *faction, PATROL_NEAR)
            }
            Effect::Patrol(PatrolEffect::BringPatrol(faction)) => {
                self.unwelcome(scope, *faction, PATROL_HERE)
            }
            Effect::Patrol(PatrolEffect::SendPatrol { .. })
            | Effect::Pick(PickEffect::RedirectPatrol) => PATROL_SENT,
            Effect::Patrol(PatrolEffect::FightPatrol(which)) => {
                self.state.faction(scope, *which).map_or(0.0, |faction| self.patrol(faction))
            }
            _ => self.dealing(scope, effect),
        }
    }

    fn recovering(
        &self,
        scope: &Scope,
        from: Option<Body>,
        amount: Option<&outer_rim::Amount>,
    ) -> f32 {
        let most = amount.map_or(i32::from(u8::MAX), |amount| self.amount(scope, amount));
        let player = self.state.player(self.me);
        let bodies = Body::ALL.iter().filter(|body| from.is_none_or(|from| from == **body));
        bodies.map(|body| -self.harm(*body, -most.min(i32::from(player.damage(*body))))).sum()
    }

    fn unwelcome(&self, scope: &Scope, which: outer_rim::WhichFaction, worry: f32) -> f32 {
        let faction = self.state.faction(scope, which);
        match faction.map(|faction| self.state.standing(self.me, faction)) {
            Some(Standing::Negative) => -2.0 * worry,
            Some(Standing::Neutral) => -worry,
            Some(Standing::Positive) | None => 0.0,
        }
    }

    // Effects on cards, contacts, jobs and dice.
    fn dealing(&self, scope: &Scope, effect: &Effect) -> f32 {
        match effect {
            Effect::Encounter(EncounterEffect::Hire) => match scope.source {
                Source::Card(card) => self.hire(card),
                _ => 0.0,
            },
            Effect::Card(CardEffect::GainTop(deck)) => self.top_gained(*deck),
            Effect::Pick(PickEffect::BuyTop { deck, off }) => {
                let off = self.amount(scope, off);
                self.state.top(*deck).map_or(0.0, |card| self.bargain(card, off).max(0.0))
            }
            Effect::Card(CardEffect::Browse(browse)) => {
                BROWSE_DECK + BROWSE_CARD * f32::from(browse.show)
            }
            Effect::Card(CardEffect::Market(off)) => {
                let off = self.amount(scope, off);
                let best = Deck::ALL.iter().filter_map(|deck| self.state.top(*deck));
                best.map(|card| self.bargain(card, off)).fold(MARKET, f32::max)
            }
            Effect::Card(CardEffect::GainCard(number)) => {
                let cards = self.content.numbered(*number);
                let sum: f32 = cards.iter().map(|card| self.card(*card)).sum();
                sum / cards.len().max(1) as f32
            }
            Effect::Pick(PickEffect::Discard(filter)) => -self.cheapest(filter).unwrap_or(0.0),
            Effect::Card(CardEffect::DiscardThis | CardEffect::RemoveThis) => match scope.source {
                Source::Card(card) => -self.held(card),
                _ => 0.0,
            },
            Effect::Card(CardEffect::DiscardChosen) => {
                scope.card.map_or(0.0, |card| match scope.other {
                    Some(_) => 0.5,
                    None => -self.held(card),
                })
            }
            Effect::Card(CardEffect::TakeChosen) => 2.0,
            Effect::Work(WorkEffect::CompleteJob) => {
                self.job.map_or(0.0, |job| self.job_reward(job))
            }
            Effect::Work(WorkEffect::CompleteJobFor(change)) => {
                let more = self.fame(self.amount(scope, &change.add_fame))
                    + self.credits(self.amount(scope, &change.add_credits));
                self.job.map_or(0.0, |job| self.job_reward(job)) + more
            }
            Effect::Work(WorkEffect::TokenOnChosen) => 0.0,
            Effect::Pick(PickEffect::BuyShip { .. }) => self.yard().max(0.0),
            Effect::Work(WorkEffect::LoseJob) => -JOB_LOST,
            Effect::Work(WorkEffect::DeliverCargo) => {
                self.cargo.map_or(0.0, |cargo| self.cargo_reward(cargo))
            }
            Effect::Work(WorkEffect::LoseCargo) => {
                self.cargo.map_or(0.0, |cargo| -self.refund(cargo))
            }
            Effect::Work(WorkEffect::ChangeReward(change)) => {
                let credits = self.amount(scope, &change.add_credits);
                let given_up = change.credits.map_or(0.0, |_| -REWARD_GIVEN_UP);
                self.credits(credits) + self.fame(self.amount(scope, &change.add_fame)) + given_up
            }
            Effect::Work(WorkEffect::AdvanceGoal) => 0.5 * self.fame(1),
            Effect::Work(WorkEffect::CompleteGoal) => {
                self.complete_goal(scope.source).unwrap_or_else(|| self.fame(1) + 1.0)
            }
            Effect::Work(WorkEffect::MarkSpace(_)) => 0.0,
            Effect::Encounter(EncounterEffect::EncounterSpace) => ENCOUNTER,
            Effect::Encounter(EncounterEffect::EncounterContact) => self.bound_contact(scope),
            _ => self.minor(scope, effect),
        }
    }

    fn minor(&self, scope: &Scope, effect: &Effect) -> f32 {
        match effect {
            Effect::Journey(JourneyEffect::ExtraTurn) => EXTRA_TURN,
            Effect::Journey(JourneyEffect::Fly(steps)) => STEP * self.amount(scope, steps) as f32,
            Effect::Journey(JourneyEffect::MoveDirectly(_) | JourneyEffect::CrossTheCore) => 0.5,
            Effect::Journey(JourneyEffect::NeedNotStop) => FREE_PASSAGE,
            Effect::Journey(JourneyEffect::StopMover) => MOVER_STOPPED,
            Effect::Encounter(
                EncounterEffect::RevealContact | EncounterEffect::RevealContacts(_),
            ) => CONTACT_SEEN,
            Effect::Encounter(EncounterEffect::PeekContact) => CONTACT_SEEN,
            Effect::Encounter(EncounterEffect::RemoveContact) => -CONTACT_GONE,
            Effect::Card(CardEffect::RotateThis) => match scope.source {
                Source::Card(card) => self.turning(card),
                _ => 0.0,
            },
            Effect::Dice(DiceEffect::Reroll(_) | DiceEffect::Turn(_)) => DICE,
            Effect::Dice(
                DiceEffect::AddResult { amount, .. } | DiceEffect::Cancel { amount, .. },
            ) => DICE * self.amount(scope, amount).max(1) as f32,
            Effect::Dice(DiceEffect::Lend(lent)) => {
                let by = self.amount(scope, &lent.modifier.add) as f32;
                LENT_SHARE * by * super::tuning::stat(lent.modifier.stat)
            }
            Effect::Pick(PickEffect::LendSkill(_)) => SKILL_LENT,
            _ => 0.0,
        }
    }
}
