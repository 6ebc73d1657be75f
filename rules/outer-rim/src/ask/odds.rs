//! The odds that labels tell.
//!
//! One definition for all of them: the exact chance of success if dice fell now and every die
//! ability of the holder that costs nothing were used as well as possible. What may be lent or
//! paid before the roll is not in it, for it has a label of its own. The odds of a fight are those
//! of the dice as they fall; whoever can change them is told so ([`State::changes_dice`]).

use crate::ctx::Ctx;
use crate::decide::pay;
use crate::state::State;
use crate::{
    Ability, By, CardId, ChoiceEffect, DiceChange, DiceEffect, Effect, Face, FlowEffect, Roll,
    Scope, Source, TEST_DICE, Trigger, Whose,
};
use alloc::vec::Vec;
use tabletop::Seat;

/// Chances are counted in parts of this: sixteen dice, one after the other.
const WHOLE: u128 = 8_u128.pow(16);

/// One thing done to dice.
struct Step<'a> {
    change: &'a DiceChange,
    anew: bool,
    dice: u8,
}

/// The ways to use an ability.
type Ways<'a> = Vec<Vec<Step<'a>>>;

struct Chances<'a, S> {
    abilities: Vec<Ways<'a>>,
    succeeds: S,
}

impl State {
    /// OR-11.5: the chance of a player to pass a test of a skill they have this often, as a
    /// fraction.
    #[must_use]
    pub fn test_chance(&self, seat: Seat, skill_count: u8) -> (u128, u128) {
        let ctx = Ctx::of(self);
        let abilities = dice_abilities(ctx, Trigger::TestDice, &Scope::of(seat, Source::Rules));
        let succeeds = |roll: Roll| roll.passes(skill_count);
        let chances = Chances { abilities, succeeds };
        (chances.rolled(Roll::NONE, TEST_DICE, &|roll| chances.best(roll, 0)), WHOLE)
    }

    /// OR-19.3: the chance of a player to get an illegal cargo they hold through, as a fraction.
    #[must_use]
    pub fn delivery_chance(&self, seat: Seat, card: CardId) -> (u128, u128) {
        let ctx = Ctx::of(self);
        let held = ctx.player(seat).holding(card);
        let asset = ctx.content.asset(card, held.is_some_and(|held| held.turned));
        let Some(cargo) = asset.and_then(|asset| asset.cargo.as_ref()) else { return (0, WHOLE) };
        let scope = Scope { card: Some(card), ..Scope::of(seat, Source::Rules) };
        let abilities = dice_abilities(ctx, Trigger::DeliveryDie, &scope);
        let succeeds = |roll: Roll| cargo.success.iter().any(|face| roll.count(*face) > 0);
        let chances = Chances { abilities, succeeds };
        (chances.rolled(Roll::NONE, 1, &|roll| chances.best(roll, 0)), WHOLE)
    }

    /// Whether a player has anything that changes the dice of such a combat, and can pay for it:
    /// OR-19.3 what is being handed over is not used up for it.
    #[must_use]
    pub fn changes_dice(&self, seat: Seat, arena: crate::Arena) -> bool {
        let (ctx, mut found) = (Ctx::of(self), false);
        ctx.each_source(seat, |source, _, abilities| {
            let moments = [Trigger::CombatDice(arena), Trigger::BeforeCombat(arena)];
            let scope = Scope::of(seat, source);
            found |= abilities.iter().any(|one| {
                one.by == By::Owner
                    && moments.iter().any(|at| one.listens(*at))
                    && pay::can_pay(ctx, &scope, &one.cost, 0)
            });
        });
        found
    }
}

/// What a player can do to their dice for nothing.
fn dice_abilities<'a>(ctx: Ctx<'a>, moment: Trigger, about: &Scope) -> Vec<Ways<'a>> {
    let seat = about.seat;
    let mut found = Vec::new();
    ctx.each_offer(seat, |source, _, abilities| {
        let scope = Scope { seat, source, ..*about };
        let free = |ability: &&Ability| {
            let mut used = ctx.state.used.iter().flatten();
            ability.listens(moment)
                && ability.by == By::Owner
                && ability.cost.is_empty()
                && ability.given.as_ref().is_none_or(|given| ctx.holds(&scope, given))
                && !used.any(|used| used.seat == seat && used.ability == ability.id)
        };
        for ability in abilities.iter().filter(free) {
            found.push(ways(ctx, &scope, ability.script.effects()));
        }
    });
    found
}

fn ways<'a>(ctx: Ctx<'a>, scope: &Scope, effects: &'a [Effect]) -> Ways<'a> {
    let Some((first, rest)) = effects.split_first() else { return [Vec::new()].into() };
    let own = |change: &DiceChange| change.whose == Whose::Own;
    let begun: Ways<'a> = match first {
        Effect::Dice(DiceEffect::Reroll(change)) if own(change) => {
            [[step(ctx, scope, change, true)].into()].into()
        }
        Effect::Dice(DiceEffect::Turn(change)) if own(change) => {
            [[step(ctx, scope, change, false)].into()].into()
        }
        Effect::Flow(FlowEffect::When(when)) => {
            let holds = ctx.holds(scope, &when.given);
            let script = if holds { &when.then } else { &when.otherwise };
            ways(ctx, scope, script.effects())
        }
        Effect::Choice(ChoiceEffect::Choose(options)) => options
            .iter()
            .filter(|one| one.cost.is_empty())
            .filter(|one| one.given.as_ref().is_none_or(|given| ctx.holds(scope, given)))
            .flat_map(|one| ways(ctx, scope, one.script.effects()))
            .collect(),
        // What else it does changes no die.
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
        | Effect::Dice(_) => [Vec::new()].into(),
    };
    let mut all = Vec::new();
    for way in begun {
        // The ways on are few, and made anew for every way here.
        for more in ways(ctx, scope, rest) {
            let way = way.iter().map(|step| Step { ..*step });
            all.push(way.chain(more).collect());
        }
    }
    all
}

fn step<'a>(ctx: Ctx<'a>, scope: &Scope, change: &'a DiceChange, anew: bool) -> Step<'a> {
    let dice = change.dice.as_ref().map_or(i32::from(u8::MAX), |dice| ctx.amount(scope, dice));
    Step { change, anew, dice: dice.clamp(0, 255) as u8 }
}

impl<S: Fn(Roll) -> bool> Chances<'_, S> {
    /// What some dice more come to, beside those that lie already.
    fn rolled(&self, kept: Roll, n_dice: u8, then: &dyn Fn(Roll) -> u128) -> u128 {
        if n_dice == 0 {
            return then(kept);
        }
        let sides = Face::ALL.iter().zip(Face::SIDES);
        let sum: u128 = sides
            .map(|(face, sides)| {
                let mut roll = kept;
                roll.add(*face, 1);
                u128::from(sides) * self.rolled(roll, n_dice - 1, then)
            })
            .sum();
        sum / 8
    }

    /// The best that can be made of some dice, these abilities having been used.
    fn best(&self, roll: Roll, used: u32) -> u128 {
        if (self.succeeds)(roll) {
            return WHOLE;
        }
        let left = self.abilities.iter().enumerate().filter(|(idx, _)| used & (1 << idx) == 0);
        let tried = left.flat_map(|(idx, ways)| {
            ways.iter().map(move |way| self.changed(roll, way, used | 1 << idx))
        });
        tried.max().unwrap_or(0)
    }

    fn changed(&self, roll: Roll, way: &[Step<'_>], used: u32) -> u128 {
        let Some((step, rest)) = way.split_first() else { return self.best(roll, used) };
        let mut best = self.changed(roll, rest, used);
        self.pick(step, roll, Roll::NONE, 0, &mut |kept, taken| {
            let then = |roll: Roll| self.changed(roll, rest, used);
            let value = match step.change.to {
                Some(face) if !step.anew => {
                    let mut turned = kept;
                    turned.add(face, taken.len());
                    then(turned)
                }
                _ => self.rolled(kept, taken.len(), &then),
            };
            best = best.max(value);
        });
        best
    }

    /// Every choice of dice that a change allows, but for none.
    fn pick(
        &self,
        step: &Step<'_>,
        kept: Roll,
        taken: Roll,
        from: usize,
        see: &mut dyn FnMut(Roll, Roll),
    ) {
        if taken.len() >= step.dice {
            return;
        }
        for face in &Face::ALL[from..] {
            let change = step.change;
            let allowed = (change.from.is_empty() || change.from.contains(face))
                && (step.anew || change.to != Some(*face));
            if !allowed || kept.count(*face) == 0 {
                continue;
            }
            let (mut kept, mut taken) = (kept, taken);
            kept.take(*face, 1);
            taken.add(*face, 1);
            see(kept, taken);
            self.pick(step, kept, taken, face.idx(), see);
        }
    }
}
