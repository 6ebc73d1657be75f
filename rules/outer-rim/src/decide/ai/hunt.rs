//! UB-18: the bounty hunter among the opponents.

use super::{bullets, goods, one_of};
use crate::ctx::Ctx;
use crate::decide::{bounty, cards, contact, reward};
use crate::work::Work;
use crate::{
    CardId, Class, ContactId, Frame, Gone, Held, RewardFor, Scope, Source, SpaceId, Target, Token,
};
use alloc::vec::Vec;
use tabletop::Seat;

/// UB-18.3: what a bounty card sends a hunter to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Quarry {
    card: CardId,
    target: Target,
    space: SpaceId,
    /// UB-18.5: the smaller, the sooner.
    priority: (u8, Option<Class>),
}

/// UB-18.5: character, crew, face-up contact, face-down contact.
const CHARACTER: u8 = 1;
const CREW: u8 = 2;
const FACE_UP: u8 = 3;
const FACE_DOWN: u8 = 4;

/// UB-18.3, UB-18.4: everything the bounties of a hunter stand for.
fn quarries(ctx: Ctx<'_>, seat: Seat) -> Vec<Quarry> {
    let mut found = Vec::new();
    for held in ctx.player(seat).held().filter(|held| held.captive.is_none()) {
        if let Some(bounty) = ctx.content.bounty(held.card) {
            designate(ctx, seat, held, bounty.target.id(), &mut found);
        }
    }
    found
}

fn designate(ctx: Ctx<'_>, seat: Seat, held: &Held, wanted: ContactId, found: &mut Vec<Quarry>) {
    let card = held.card;
    let character = ctx.content.contact(wanted).character.as_ref().map(|one| one.id());
    let played =
        ctx.seats().find(|one| character.is_some() && ctx.player(*one).character == character);
    if let Some(over) = played {
        // UB-7.5: nobody hunts themselves.
        if over != seat {
            let space = ctx.player(over).space;
            let priority = (CHARACTER, None);
            found.push(Quarry { card, target: Target::Character(over), space, priority });
        }
        return;
    }
    if let Some(owner) = ctx.state.holder(ctx.content.contact_card(wanted)) {
        let space = ctx.player(owner).space;
        let priority = (CREW, None);
        found.push(Quarry { card, target: Target::Crew(owner), space, priority });
        return;
    }
    let class = ctx.content.contact(wanted).class;
    let spots = || 0..ctx.state.map.spots().len() as u8;
    let token = |spot: u8| ctx.state.spots[usize::from(spot)];
    let up = spots().find(|spot| token(*spot) == Token::Up(wanted));
    let quarry = |spot: u8, rank| Quarry {
        card,
        target: Target::Spot(spot),
        space: ctx.spot_space(spot),
        priority: (rank, Some(class)),
    };
    match up {
        Some(spot) => found.push(quarry(spot, FACE_UP)),
        None => {
            let down = spots().filter(|spot| token(*spot).is_down());
            let same = down.filter(|spot| goods::class(ctx, *spot) == Some(class));
            found.extend(same.map(|spot| quarry(spot, FACE_DOWN)));
        }
    }
}

// UB-18.5: those of the highest priority.
fn first(mut quarries: Vec<Quarry>) -> Vec<Quarry> {
    let least = quarries.iter().map(|quarry| quarry.priority).min();
    quarries.retain(|quarry| Some(quarry.priority) == least);
    quarries
}

/// UB-18.5: where the designated bounty is, the nearest of equals.
pub(super) fn spaces(ctx: Ctx<'_>, seat: Seat) -> Vec<SpaceId> {
    let spaces = first(quarries(ctx, seat)).iter().map(|quarry| quarry.space).collect();
    bullets::nearest(ctx, seat, spaces)
}

fn quarries_here(ctx: Ctx<'_>, seat: Seat) -> Vec<Quarry> {
    let space = ctx.player(seat).space;
    let mut here = quarries(ctx, seat);
    here.retain(|quarry| match quarry.target {
        // UB-7.6: the defeated are left alone.
        Target::Character(over) => quarry.space == space && !ctx.player(over).defeated,
        Target::Crew(_) | Target::Spot(_) => quarry.space == space,
    });
    first(here)
}

/// Whether a hunter can encounter a designated bounty where it is.
pub(super) fn here(ctx: Ctx<'_>, seat: Seat) -> bool {
    !quarries_here(ctx, seat).is_empty()
}

/// UB-18.6 to UB-18.8: an encounter with the designated bounty.
pub(super) fn encounter(work: &mut Work<'_, '_>, seat: Seat) {
    let quarries = quarries_here(work.ctx(), seat);
    let Some(quarry) = one_of(work, &quarries).copied() else { return };
    match quarry.target {
        // UB-18.8.
        Target::Character(over) => {
            bounty::hunt(work, seat, quarry.card, quarry.target, Some(over));
        }
        Target::Crew(owner) => {
            let state = &work.stage.state;
            // UB-18.7; UB-18.16, UB-19.4: opponents cannot protect their crew; OR-12.7: nor the defeated.
            if state.is_ai(owner) || state.player(owner).defeated {
                uncontested(work, seat, quarry.card, quarry.target);
            } else {
                work.push(Frame::Defend { seat, card: quarry.card, owner });
            }
        }
        Target::Spot(spot) => encounter_token(work, seat, spot),
    }
}

// UB-18.6: a token is turned up; the encounter ends if it is nobody wanted.
fn encounter_token(work: &mut Work<'_, '_>, seat: Seat, spot: u8) {
    let Some(contact) = contact::reveal(work, spot) else { return };
    if contact::is_played(work.ctx(), contact) {
        // UB-18.15: it is discarded, and the effect repeated.
        work.emit(crate::BoardEvent::ContactLeft { spot });
        encounter(work, seat);
        return;
    }
    let card = bounty::on(work.ctx(), seat, contact).next().map(|held| held.card);
    if let Some(card) = card {
        uncontested(work, seat, card, Target::Spot(spot));
    }
}

/// UB-18.9: the target goes, the reward comes, and the fight leaves its marks.
pub(crate) fn uncontested(work: &mut Work<'_, '_>, seat: Seat, card: CardId, target: Target) {
    let Some(bounty) = work.content.bounty(card) else { return };
    work.push(Frame::Toll { seat, body: bounty.arena.body(), by: bounty.combat });
    claim(work, seat, card, target);
}

/// UB-18.9, UB-18.12: the target leaves the game for the elimination reward.
pub(crate) fn claim(work: &mut Work<'_, '_>, seat: Seat, card: CardId, target: Target) {
    let Some(bounty) = work.content.bounty(card) else { return };
    bounty::take_target(work, card, target, Gone::Removed);
    let scope = Scope { card: Some(card), ..Scope::of(seat, Source::Card(card)) };
    work.push(Frame::run(bounty.after.block(), scope));
    reward::gain(work, RewardFor::Elimination, &bounty.eliminate, scope);
}

/// UB-18.11: who loses a contested bounty discards its card.
pub(crate) fn lost(work: &mut Work<'_, '_>, seat: Seat, card: CardId) {
    if work.stage.state.is_ai(seat) {
        cards::lose(work, seat, card, Gone::Discarded);
    }
}
