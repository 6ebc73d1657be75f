//! What an answer would bring, for whoever puts it into words: who goes for whom, the fame that is
//! really gained, what a job pays.

use crate::ctx::Ctx;
use crate::decide::{fit, goal, job, patrol, pay, reward};
use crate::evolve::evolve;
use crate::resolve::{Judge, choices};
use crate::state::State;
use crate::{
    Action, BoardEvent, CardEffect, CardEvent, CardId, ChoiceEffect, Combat, Condition, Cost,
    CourseEvent, DiceEffect, Effect, Event, FlowEffect, Frame, GoalEvent, Gone, PatrolEffect,
    Purpose, PurseEffect, Scope, Script, Source, Stat, Target, Trigger, Want, WorkEffect,
};
use alloc::vec::Vec;
use tabletop::Seat;

/// OR-7.7, OR-9.6: cards that would have to go.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goes {
    /// How many of them.
    pub count: usize,
    /// The cards to choose from.
    pub among: Vec<CardId>,
    /// What there is no room among.
    pub want: Want,
    /// OR-13.3: whether the player is defeated whichever of them goes.
    pub falls: bool,
}

/// A gain of fame that a script may come to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct FameGain {
    /// What the card says.
    pub printed: i32,
    /// UB-20.2: what is gained.
    pub fame: i32,
    /// The credits that come instead of the rest.
    pub credits: i32,
}

/// One way to pay.
#[derive(Clone, Debug)]
pub struct Paid {
    /// The cards that are given up for it, where there is a choice.
    pub chosen: Vec<CardId>,
    /// The table that is left.
    pub after: State,
}

impl State {
    /// OR-7.7, OR-9.6: what would have to go for a card that is bought or gained. Where nothing was
    /// paid the newcomer is among the cards that may go.
    #[must_use]
    pub fn makes_room_for(&self, seat: Seat, card: CardId, paid: bool) -> Vec<Goes> {
        let sheet = self.content().card(card);
        let keep = paid.then_some(card);
        match (&sheet.ship, &sheet.asset) {
            (Some(ship), _) => {
                let mut after = self.clone();
                evolve(
                    &mut after,
                    &Event::Course(CourseEvent::ShipTaken { seat, ship: ship.id() }),
                );
                fit::goes(&after, seat, None, true)
            }
            (None, Some(asset)) => {
                let gained = Event::Card(CardEvent::CardGained { seat, card });
                let after = self.with_gain(seat, card, &gained, Trigger::Gained(asset.kind));
                fit::goes(&after, seat, keep, false)
            }
            (None, None) => Vec::new(),
        }
    }

    // OR-9.2: a goal that counts the gain is complete before room is made.
    fn with_gain(&self, seat: Seat, card: CardId, gained: &Event, moment: Trigger) -> Self {
        let mut after = self.clone();
        evolve(&mut after, gained);
        after.flip_for_gain(seat, card, moment);
        after
    }

    /// OR-9.2: turns the sheets over whose goal the gain of a card completes.
    pub(crate) fn flip_for_gain(&mut self, seat: Seat, card: CardId, moment: Trigger) {
        let scope = Scope { card: Some(card), ..Scope::of(seat, Source::Card(card)) };
        let flips: Vec<_> = goal::completed_by(Ctx::of(self), moment, &scope).collect();
        for sheet in flips {
            evolve(self, &Event::Goal(GoalEvent::Flipped { seat, sheet }));
        }
    }

    /// OR-7.7, OR-18.7: the crew that would have to go for the captive of a bounty.
    #[must_use]
    pub fn makes_room_for_captive(&self, seat: Seat, card: CardId) -> Vec<Goes> {
        let Some(bounty) = self.content().bounty(card) else { return Vec::new() };
        let contact = bounty.target.id();
        let mut after = self.clone();
        // OR-18.10: own crew that is captured leaves its slot.
        if let Some(Target::Crew(owner)) = self.hunted(card) {
            let (crew, gone) = (self.content().contact_card(contact), Gone::Shuffled);
            evolve(
                &mut after,
                &Event::Card(CardEvent::CardLost { seat: owner, card: crew, gone, given: None }),
            );
        }
        evolve(&mut after, &Event::Board(BoardEvent::Captured { seat, card, contact }));
        fit::goes(&after, seat, Some(card), false)
    }

    // Whom the hunt for a bounty is after, while it lasts.
    fn hunted(&self, bounty: CardId) -> Option<Target> {
        self.frames.iter().rev().find_map(|frame| {
            if let Frame::Overcome { card, target, .. }
            | Frame::Combat(Combat { purpose: Purpose::Bounty(card, target), .. }) = frame
            {
                (*card == bounty).then_some(*target)
            } else {
                None
            }
        })
    }

    /// OR-18.5, OR-18.7: the crew that would have to go if a script binds a player to capture whom
    /// they hunt.
    #[must_use]
    pub fn makes_room_for_promised(&self, seat: Seat, script: &Script) -> Vec<Goes> {
        let binds = |effect: &Effect| {
            if let Effect::Dice(DiceEffect::Lend(lent)) = effect {
                lent.modifier.stat == Stat::MustCapture
            } else {
                false
            }
        };
        let hunt = self.frames.iter().rev().find_map(|frame| {
            if let Frame::Combat(Combat { purpose: Purpose::Bounty(card, _), .. }) = frame {
                Some(*card)
            } else {
                None
            }
        });
        let hunt = hunt.filter(|_| script.effects().iter().any(binds));
        hunt.map(|card| self.makes_room_for_captive(seat, card)).unwrap_or_default()
    }

    /// Every way to pay costs, each with the table that is left: whatever they pay for is met with
    /// that.
    #[must_use]
    pub fn paid(&self, scope: &Scope, costs: &[Cost]) -> Vec<Paid> {
        pay::ways(self, scope, costs)
    }

    /// Each choice at an effect that only says whom, what or which, and costs nothing: what it
    /// binds, and what follows.
    #[must_use]
    pub fn ways_on<'a>(&self, scope: &Scope, effect: &'a Effect) -> Vec<(Scope, &'a Script)> {
        let mut ways = Vec::new();
        choices(Ctx::of(self), scope, effect, &mut |action| match (effect, action) {
            (Effect::Choice(ChoiceEffect::ChoosePlayer(choice)), Action::Player(other)) => {
                ways.push((Scope { other: Some(other), ..*scope }, &choice.then));
            }
            (Effect::Choice(ChoiceEffect::ChooseCard(choice)), Action::Card(card)) => {
                ways.push((Scope { card: Some(card), ..*scope }, &choice.then));
            }
            (Effect::Choice(ChoiceEffect::ChooseFaction(choice)), Action::Faction(faction)) => {
                ways.push((Scope { faction: Some(faction), ..*scope }, &choice.then));
            }
            (Effect::Choice(ChoiceEffect::Choose(options)), Action::Choose(idx)) => {
                let option = options.get(usize::from(idx)).filter(|one| one.cost.is_empty());
                ways.extend(option.map(|option| (*scope, &option.script)));
            }
            _ => {}
        });
        ways
    }

    /// OR-7.7: what would have to go for a card that a script takes from somebody.
    #[must_use]
    pub fn makes_room_for_taken(&self, scope: &Scope, script: &Script) -> Vec<Goes> {
        let mut found = Vec::new();
        self.taken(scope, script, &mut found);
        found
    }

    fn taken(&self, scope: &Scope, script: &Script, found: &mut Vec<Goes>) {
        for effect in script.effects() {
            let mut ways = Vec::new();
            match (effect, scope.card) {
                (Effect::Card(CardEffect::TakeChosen), Some(card)) => {
                    found.extend(self.room_for_taken(scope, card));
                }
                (
                    Effect::Choice(ChoiceEffect::ChoosePlayer(_) | ChoiceEffect::ChooseCard(_)),
                    _,
                ) => {
                    ways = self.ways_on(scope, effect);
                }
                _ => effect.each_script(&mut |script| ways.push((*scope, script))),
            }
            ways.iter().for_each(|(scope, script)| self.taken(scope, script, found));
        }
        let mut seen: Vec<Goes> = Vec::new();
        found.retain(|goes| {
            let is_new = !seen.contains(goes);
            seen.push(goes.clone());
            is_new
        });
    }

    /// OR-15.10: whether a script leads, whatever is chosen on the way, to a patrol that cannot be
    /// beaten. Where there are others to choose from, it is told there.
    #[must_use]
    pub fn meets_unbeatable(&self, scope: &Scope, script: &Script) -> bool {
        let ctx = Ctx::of(self);
        let cannot = |faction| patrol::combat(ctx, scope.seat, faction).is_none();
        script.effects().iter().any(|effect| match effect {
            Effect::Choice(ChoiceEffect::ChooseFaction(choice)) => {
                let fights = choice
                    .then
                    .effects()
                    .iter()
                    .any(|one| matches!(one, Effect::Patrol(PatrolEffect::FightPatrol(_))));
                let (mut n_found, mut all) = (0, true);
                choices(ctx, scope, effect, &mut |action| {
                    if let Action::Faction(faction) = action {
                        n_found += 1;
                        all &= cannot(faction);
                    }
                });
                fights && n_found > 0 && all
            }
            // One that is left alone is not asked for.
            Effect::Choice(ChoiceEffect::Choose(options)) => {
                let (mut n_found, mut all) = (0, true);
                choices(ctx, scope, effect, &mut |action| {
                    if let Action::Choose(option) = action {
                        n_found += 1;
                        let script = &options[usize::from(option)].script;
                        all &= self.meets_unbeatable(scope, script);
                    }
                });
                n_found > 0 && all
            }
            Effect::Choice(_)
            | Effect::Pick(_)
            | Effect::Flow(_)
            | Effect::Purse(_)
            | Effect::Body(_)
            | Effect::Journey(_)
            | Effect::Patrol(_)
            | Effect::Encounter(_)
            | Effect::Card(_)
            | Effect::Work(_)
            | Effect::Dice(_) => false,
        })
    }

    fn room_for_taken(&self, scope: &Scope, card: CardId) -> Vec<Goes> {
        let (ctx, seat) = (Ctx::of(self), scope.seat);
        let Some(from) = self.holder(card).filter(|from| *from != seat) else { return Vec::new() };
        let kind = ctx.player(from).holding(card).and_then(|held| ctx.slot_kind(held));
        let Some(kind) = kind.filter(|kind| ctx.can_place(seat, *kind)) else { return Vec::new() };
        let taken = Event::Card(CardEvent::CardTaken { seat, from, card });
        let after = self.with_gain(seat, card, &taken, Trigger::Gained(kind));
        // OR-24.2: what was paid for, or taken by a power of one's own, is kept.
        let kept = scope.paid || matches!(scope.source, Source::Character | Source::Ship);
        fit::goes(&after, seat, kept.then_some(card), false)
    }

    /// OR-17.4: whether the bound contact could be hired: there is a slot, or one can be made free.
    #[must_use]
    pub fn can_hire(&self, scope: &Scope) -> bool {
        Judge::new(Ctx::of(self)).can_hire(scope)
    }

    /// Every gain of fame that a script may come to, be it by another choice. How many dice show
    /// something is not known before, and such a gain is not told.
    #[must_use]
    pub fn fame_gains(&self, scope: &Scope, script: &Script) -> Vec<FameGain> {
        let mut found = Vec::new();
        self.each_fame(scope, script, &mut found);
        found
    }

    fn each_fame(&self, scope: &Scope, script: &Script, found: &mut Vec<FameGain>) {
        let ctx = Ctx::of(self);
        for effect in script.effects() {
            let printed = match effect {
                Effect::Purse(PurseEffect::GainFame(amount)) => ctx.amount(scope, amount).max(0),
                // OR-9.2, OR-10.2: a goal that is met gives one.
                Effect::Work(WorkEffect::CompleteGoal | WorkEffect::AdvanceGoal) => {
                    let at_once = matches!(effect, Effect::Work(WorkEffect::CompleteGoal));
                    i32::from(goal::completed_by_ability(ctx, scope, at_once).is_some())
                }
                Effect::Flow(FlowEffect::CountDice(_)) => continue,
                Effect::Choice(ChoiceEffect::Choose(options)) => {
                    let is_open = |given: &Condition| ctx.holds(scope, given);
                    for option in options {
                        if option.given.as_ref().is_none_or(is_open) {
                            self.each_fame(scope, &option.script, found);
                        }
                    }
                    continue;
                }
                Effect::Choice(_)
                | Effect::Pick(_)
                | Effect::Flow(_)
                | Effect::Purse(_)
                | Effect::Body(_)
                | Effect::Journey(_)
                | Effect::Patrol(_)
                | Effect::Encounter(_)
                | Effect::Card(_)
                | Effect::Work(_)
                | Effect::Dice(_) => {
                    effect.each_script(&mut |script| self.each_fame(scope, script, found));
                    continue;
                }
            };
            let (credits, fame) = reward::fame_gain(ctx, scope, printed);
            if printed > 0 {
                found.push(FameGain { printed, fame, credits });
            }
        }
    }

    /// OR-20.3: each sum of credits and fame that a job may pay, as things are; with one other
    /// player, if it is said with whom.
    #[must_use]
    pub fn job_rewards(&self, seat: Seat, card: CardId, with: Option<Seat>) -> Vec<(i32, i32)> {
        job::rewards(Ctx::of(self), seat, card, with)
    }
}
