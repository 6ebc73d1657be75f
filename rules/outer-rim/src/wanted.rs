//! Where what a player has wants them: cargo, jobs, bounties, and the goals of their sheets.

use crate::ctx::Ctx;
use crate::decide::goal::{SHEETS, on_sheet};
use crate::state::State;
use crate::{
    Bounty, CardId, Condition, Destination, Effect, Goal, Held, LogicCondition, PlaceCondition,
    Scope, Script, Sheet, Source, SpaceId, Token, WorkEffect,
};
use alloc::vec::Vec;
use tabletop::Seat;

/// What wants a player somewhere.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Wanted {
    /// A card that they hold.
    Card(CardId),
    /// OR-9.2, OR-10.2: the goal of a sheet.
    Goal(Sheet),
    /// UB-16.5: a goal of their ambition, by its number.
    Ambition(u8),
}

impl State {
    /// OR-18.3, OR-19.1, OR-20.2, OR-9.2, UB-16.6: the spaces where something can be brought, found
    /// or done for what a player holds and for their open goals, as far as they know. What any
    /// planet will do for is wanted nowhere.
    #[must_use]
    pub fn wanted(&self, seat: Seat) -> Vec<(Wanted, SpaceId)> {
        let ctx = Ctx::of(self);
        let mut found: Vec<(Wanted, SpaceId)> = Vec::new();
        for held in ctx.player(seat).held() {
            let spaces = card_spaces(ctx, seat, held);
            found.extend(spaces.into_iter().map(|space| (Wanted::Card(held.card), space)));
        }
        let wishes = wishes(ctx, seat);
        let mut there = self.clone();
        for space in self.map.spaces() {
            there.players[seat.idx()].space = space;
            for (by, source, given) in &wishes {
                let scope = Scope::of(seat, *source);
                if allows(Ctx::of(&there), &scope, given) == Some(true) {
                    found.push((*by, space));
                }
            }
        }
        let mut seen = Vec::new();
        found.retain(|one| {
            let is_new = !seen.contains(one);
            seen.push(*one);
            is_new
        });
        found
    }
}

fn card_spaces(ctx: Ctx<'_>, seat: Seat, held: &Held) -> Vec<SpaceId> {
    let Some(asset) = ctx.asset(held) else { return Vec::new() };
    let to = asset.cargo.as_ref().map(|cargo| &cargo.to);
    match (to.or(asset.job.as_ref().map(|job| &job.at)), &asset.bounty) {
        (Some(to), _) => destinations(ctx, seat, held, to),
        (None, Some(bounty)) if held.captive.is_some() => [bounty.to.id()].into(),
        (None, Some(bounty)) => targets(ctx, seat, bounty),
        (None, None) => Vec::new(),
    }
}

fn destinations(ctx: Ctx<'_>, seat: Seat, held: &Held, to: &Destination) -> Vec<SpaceId> {
    match to {
        Destination::Space(space) => [space.id()].into(),
        Destination::Patrol(faction) => [ctx.state.patrols[faction.idx()].space].into(),
        Destination::Marked => held.mark.into_iter().collect(),
        Destination::Player => {
            let standing = ctx.others(seat).filter(|other| !ctx.player(*other).defeated);
            standing.map(|other| ctx.player(other).space).collect()
        }
        Destination::Planet => Vec::new(),
    }
}

/// OR-18.3, OR-18.9, UB-7.1: where the target of a bounty is: as a contact, among the crew of another
/// player, or as their character.
fn targets(ctx: Ctx<'_>, seat: Seat, bounty: &Bounty) -> Vec<SpaceId> {
    let target = bounty.target.id();
    let is_seen = |token: Token| match token {
        Token::Up(contact) => contact == target,
        Token::Peeked { contact, by } => contact == target && by.contains(seat),
        Token::Empty | Token::Down(_) => false,
    };
    let spots = ctx.state.spots().filter(|(_, token)| is_seen(*token));
    let mut spaces: Vec<SpaceId> = spots.map(|(space, _)| space).collect();
    let owner = ctx.state.holder(ctx.content.contact_card(target));
    let character = ctx.content.contact(target).character.as_ref().map(|one| one.id());
    spaces.extend(ctx.others(seat).filter_map(|other| {
        let player = ctx.player(other);
        let is_wanted = character.is_some() && player.character == character && !player.defeated;
        (owner == Some(other) || is_wanted).then_some(player.space)
    }));
    spaces
}

/// The open goals of a player that ask for something, each with what it asks for.
fn wishes<'a>(ctx: Ctx<'a>, seat: Seat) -> Vec<(Wanted, Source, &'a Condition)> {
    let player = ctx.player(seat);
    let mut wishes = Vec::new();
    for (sheet, source) in SHEETS {
        if let Some(goal) = on_sheet(ctx.content, player, sheet) {
            wishes.extend(asked(goal).map(|given| (Wanted::Goal(sheet), source, given)));
        }
    }
    if let Some(sheet) = ctx.ambition(seat) {
        for (one, idx) in
            sheet.goals.iter().zip(0..).filter(|(_, idx)| ctx.goal_is_open(seat, *idx))
        {
            let source = Source::Ambition(Some(idx));
            wishes.extend(asked(&one.goal).map(|given| (Wanted::Ambition(idx), source, given)));
        }
    }
    ctx.each_offer(seat, |source, _, abilities| {
        let by = match source {
            Source::Character => Wanted::Goal(Sheet::Character),
            Source::Ship => Wanted::Goal(Sheet::Ship),
            // Everything that stands on a goal is for it.
            Source::Ambition(Some(goal)) => Wanted::Ambition(goal),
            Source::Ambition(None) | Source::Card(_) | Source::Rules | Source::Encounter(_) => {
                return;
            }
        };
        let is_open = |sheet| on_sheet(ctx.content, player, sheet).is_some();
        for ability in abilities {
            let serves = match by {
                Wanted::Goal(sheet) => is_open(sheet) && serves_a_goal(&ability.script),
                Wanted::Ambition(_) => true,
                Wanted::Card(_) => false,
            };
            let given = ability.given.as_ref().filter(|_| serves);
            wishes.extend(given.map(|given| (by, source, given)));
        }
    });
    wishes
}

fn asked(goal: &Goal) -> Option<&Condition> {
    match goal {
        Goal::Holds(given) => Some(given),
        Goal::Happens { given, .. } => given.as_ref(),
        Goal::Ability { .. } => None,
    }
}

fn serves_a_goal(script: &Script) -> bool {
    script.effects().iter().any(|effect| {
        let mut serves =
            matches!(effect, Effect::Work(WorkEffect::CompleteGoal | WorkEffect::AdvanceGoal));
        effect.each_script(&mut |inner| serves |= serves_a_goal(inner));
        serves
    })
}

/// Whether a condition would hold where a player is, as far as it is about the place. None if it
/// is about none, or could hold without one.
fn allows(ctx: Ctx<'_>, scope: &Scope, condition: &Condition) -> Option<bool> {
    match condition {
        Condition::Place(PlaceCondition::OnPlanet | PlaceCondition::OnNavpoint) => None,
        Condition::Place(_) => Some(ctx.holds(scope, condition)),
        Condition::Logic(LogicCondition::All(list)) => {
            list.iter().filter_map(|one| allows(ctx, scope, one)).reduce(|all, one| all && one)
        }
        Condition::Logic(LogicCondition::Any(list)) => {
            list.iter().try_fold(false, |any, one| Some(allows(ctx, scope, one)? || any))
        }
        Condition::Logic(LogicCondition::Not(one)) => allows(ctx, scope, one).map(|holds| !holds),
        Condition::Logic(LogicCondition::Other(_))
        | Condition::Standing(_)
        | Condition::Amount(_)
        | Condition::Held(_)
        | Condition::Moment(_) => None,
    }
}
