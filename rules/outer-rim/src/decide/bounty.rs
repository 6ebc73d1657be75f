//! OR-18: bounties, from the hunt to the reward.

use super::{ai, cards, fit, reward, window};
use crate::ctx::Ctx;
use crate::work::{Flow, Work};
use crate::{
    Action, After, BoardEvent, CardId, Combat, ContactId, Defender, Faction, Frame, GivenFor, Gone,
    Held, Kind, Purpose, RewardFor, Rewarding, Scope, Script, Source, Standing, Stat, Target,
    Token, Trigger,
};
use tabletop::{Menu, Seat};

/// UB-7.3: the reward for a player's character.
pub(crate) const CHARACTER_CREDITS: i32 = 5000;
pub(crate) const CHARACTER_FAME: i32 = 1;

/// The bounties a player owns on a contact, without those already captured.
pub(crate) fn on<'a>(
    ctx: Ctx<'a>,
    seat: Seat,
    contact: ContactId,
) -> impl Iterator<Item = &'a Held> + 'a {
    ctx.player(seat).held().filter(move |held| {
        let bounty = ctx.content.bounty(held.card);
        held.captive.is_none() && bounty.is_some_and(|bounty| bounty.target.id() == contact)
    })
}

/// OR-18.9, OR-18.10: the player in this space whose crew this bounty wants.
pub(crate) fn wanted_crew(ctx: Ctx<'_>, seat: Seat, held: &Held) -> Option<Seat> {
    let bounty = ctx.content.bounty(held.card).filter(|_| held.captive.is_none())?;
    let crew = ctx.content.contact_card(bounty.target.id());
    let owner = ctx.state.holder(crew)?;
    (ctx.player(owner).space == ctx.player(seat).space).then_some(owner)
}

/// UB-7.1: the other player in this space whose character this bounty wants. UB-7.5: never oneself;
/// UB-7.6: never the defeated.
pub(crate) fn wanted_character(ctx: Ctx<'_>, seat: Seat, held: &Held) -> Option<Seat> {
    let bounty = ctx.content.bounty(held.card)?;
    let wanted = ctx.content.contact(bounty.target.id()).character.as_ref()?.id();
    let is_wanted = |other: &Seat| {
        let player = ctx.player(*other);
        player.character == Some(wanted) && !player.defeated
    };
    ctx.players_here(seat).find(is_wanted)
}

/// A bounty on what is with a player: on crew, or on the player's character.
pub(crate) fn hunt_player(work: &mut Work<'_, '_>, seat: Seat, card: CardId) {
    let held = work.stage.state.player(seat).holding(card).copied();
    match held.and_then(|held| wanted_character(work.ctx(), seat, &held)) {
        Some(over) => hunt(work, seat, card, Target::Character(over), Some(over)),
        None => hunt_crew(work, seat, card),
    }
}

fn hunt_crew(work: &mut Work<'_, '_>, seat: Seat, card: CardId) {
    let held = work.stage.state.player(seat).holding(card).copied();
    let Some(owner) = held.and_then(|held| wanted_crew(work.ctx(), seat, &held)) else { return };
    // OR-12.7: a defeated player cannot defend; UB-18.16: nor can an opponent its crew.
    let state = &work.stage.state;
    if owner == seat || state.player(owner).defeated || state.is_ai(owner) {
        hunt(work, seat, card, Target::Crew(owner), None);
    } else {
        work.push(Frame::Defend { seat, card, owner });
    }
}

/// OR-18.9: the owner decides whether to defend.
pub(crate) fn defended(
    work: &mut Work<'_, '_>,
    seat: Seat,
    card: CardId,
    owner: Seat,
    action: Action,
) {
    work.pop();
    // UB-18.7: against an opponent of a single player it is a fight or none.
    if action == Action::No && work.stage.state.is_ai(seat) {
        return ai::hunt::uncontested(work, seat, card, Target::Crew(owner));
    }
    let defender = (action == Action::Yes).then_some(owner);
    hunt(work, seat, card, Target::Crew(owner), defender);
}

/// OR-18.3: combat for a bounty, against its value or against a player.
pub(crate) fn hunt(
    work: &mut Work<'_, '_>,
    seat: Seat,
    card: CardId,
    target: Target,
    defender: Option<Seat>,
) {
    if let Some(combat) = combat(work.ctx(), seat, card, target, defender) {
        work.push(Frame::Combat(combat));
    }
}

/// OR-18.3: the combat for a bounty before its first step.
pub(crate) fn combat(
    ctx: Ctx<'_>,
    seat: Seat,
    card: CardId,
    target: Target,
    defender: Option<Seat>,
) -> Option<Combat> {
    let bounty = ctx.content.bounty(card)?;
    let arena = match defender {
        Some(_) => ctx.duel_arena(ctx.player(seat).space),
        None => bounty.arena,
    };
    let foe = defender.map_or(Defender::Foe(bounty.combat), Defender::Player);
    let scope = Scope { card: Some(card), ..Scope::of(seat, Source::Card(card)) };
    Some(Combat::new(arena, seat, foe, Purpose::Bounty(card, target), scope))
}

/// OR-18.5: eliminate or capture.
pub(crate) fn overcome(work: &mut Work<'_, '_>, seat: Seat, card: CardId, target: Target) -> Flow {
    // UB-18.12: an opponent takes no captives.
    if work.stage.state.is_ai(seat) {
        work.pop();
        ai::hunt::claim(work, seat, card, target);
        return Flow::On;
    }
    if work.ctx().may(seat, Stat::MustCapture) && work.ctx().can_place(seat, Kind::Crew) {
        capture(work, seat, card, target);
        return Flow::On;
    }
    Flow::Ask(seat)
}

pub(crate) fn overcome_menu(ctx: Ctx<'_>, seat: Seat, menu: &mut Menu<Action>) {
    menu.push(Action::Eliminate);
    if ctx.can_place(seat, Kind::Crew) {
        menu.push(Action::Capture);
    }
}

pub(crate) fn overcome_answer(
    work: &mut Work<'_, '_>,
    seat: Seat,
    card: CardId,
    target: Target,
    action: Action,
) {
    if action == Action::Capture {
        capture(work, seat, card, target);
    } else {
        eliminate(work, seat, card, target);
    }
}

/// Takes the target from where it is. Says who it is.
pub(crate) fn take_target(
    work: &mut Work<'_, '_>,
    card: CardId,
    target: Target,
    gone: Gone,
) -> Option<ContactId> {
    let contact = work.content.bounty(card)?.target.id();
    match target {
        Target::Spot(spot) => {
            if work.stage.state.spots[usize::from(spot)] != Token::Empty {
                work.emit(BoardEvent::ContactLeft { spot });
            }
        }
        Target::Crew(owner) => {
            let crew = work.content.contact_card(contact);
            if work.stage.state.player(owner).holding(crew).is_some() {
                // OR-18.7: whoever is captured is not shuffled away, only the card is.
                let given = (gone == Gone::Shuffled).then_some(GivenFor::Capture);
                cards::leave(work, owner, crew, gone, given);
            }
        }
        // UB-7.4: a character stays where it is.
        Target::Character(_) => {}
    }
    Some(contact)
}

// OR-18.6: the reward at once, then the after-reward text.
fn eliminate(work: &mut Work<'_, '_>, seat: Seat, card: CardId, target: Target) {
    work.pop();
    take_target(work, card, target, Gone::Removed);
    let Some(bounty) = work.content.bounty(card) else { return };
    let scope = Scope { card: Some(card), ..Scope::of(seat, Source::Card(card)) };
    window::moment(work, Trigger::BountyEliminated, scope);
    work.push(Frame::run(bounty.after.block(), scope));
    reward::gain(work, RewardFor::Elimination, &bounty.eliminate, scope);
}

// OR-18.7: the card and the token go into a crew slot.
fn capture(work: &mut Work<'_, '_>, seat: Seat, card: CardId, target: Target) {
    work.pop();
    // The databank card of captured crew goes back; the token goes with the bounty.
    if let Some(contact) = take_target(work, card, target, Gone::Shuffled) {
        work.emit(BoardEvent::Captured { seat, card, contact });
        fit::make_room(work, seat, Some(card));
    }
}

/// OR-18.8: a captive is handed over; its token leaves the game.
pub(crate) fn deliver(work: &mut Work<'_, '_>, seat: Seat, card: CardId) {
    let Some(bounty) = work.content.bounty(card) else { return };
    let scope = Scope { card: Some(card), ..Scope::of(seat, Source::Card(card)) };
    window::moment(work, Trigger::CaptureDelivered, scope);
    work.push(Frame::run(bounty.after.block(), scope));
    reward::gain(work, RewardFor::Capture, &bounty.capture, scope);
}

/// UB-7.3: what a victory over a player's character gives, whatever the card says.
pub(crate) fn collect(work: &mut Work<'_, '_>, seat: Seat, card: CardId, over: Seat) {
    work.push(Frame::Renown { seat, over, standing: Standing::Positive });
    work.push(Frame::Renown { seat, over, standing: Standing::Negative });
    work.push(Frame::Reward(Rewarding {
        what: RewardFor::Character,
        credits: CHARACTER_CREDITS,
        fame: CHARACTER_FAME,
        then: Script::EMPTY,
        scope: Scope { card: Some(card), other: Some(over), ..Scope::of(seat, Source::Card(card)) },
        asked: false,
        waived: false,
    }));
}

/// The factions of which the one overcome has this standing. UB-18.12: an opponent is liked
/// by one that does not like it yet, if there is any.
fn concerned<'a>(
    ctx: Ctx<'a>,
    seat: Seat,
    over: Seat,
    standing: Standing,
) -> impl Iterator<Item = Faction> + 'a {
    let factions = Faction::ALL.iter().copied();
    let found = factions.filter(move |faction| ctx.standing(over, *faction) == standing);
    let gains = move |faction: &Faction| ctx.standing(seat, *faction) != Standing::Positive;
    let prefers = ctx.state.is_ai(seat) && standing == Standing::Negative;
    let prefers = prefers && found.clone().any(|faction| gains(&faction));
    found.filter(move |faction| !prefers || gains(faction))
}

/// UB-7.3: enemies of the one overcome are pleased, friends are not; one of each is chosen.
pub(crate) fn renown(work: &mut Work<'_, '_>, seat: Seat, over: Seat, standing: Standing) -> Flow {
    let found = {
        let mut factions = concerned(work.ctx(), seat, over, standing);
        (factions.next(), factions.next())
    };
    match found {
        (None, _) => work.pop(),
        (Some(faction), None) => {
            renown_answer(work, Action::Faction(faction));
            Flow::On
        }
        _ => Flow::Ask(work.ctx().person(seat)),
    }
}

pub(crate) fn renown_menu(
    ctx: Ctx<'_>,
    seat: Seat,
    over: Seat,
    standing: Standing,
    menu: &mut Menu<Action>,
) {
    concerned(ctx, seat, over, standing).for_each(|faction| menu.push(Action::Faction(faction)));
}

/// UB-7.3: whether the opinion of any faction would change with a victory over a player.
pub(crate) fn renown_follows(ctx: Ctx<'_>, seat: Seat, over: Seat) -> bool {
    [Standing::Positive, Standing::Negative].into_iter().any(|standing| {
        let mut found = concerned(ctx, seat, over, standing);
        found.any(|faction| !renown_is_void(ctx, seat, standing, faction))
    })
}

/// UB-20.9, OR-16.2: whether the opinion of a faction would stay what it is.
pub(crate) fn renown_is_void(
    ctx: Ctx<'_>,
    seat: Seat,
    standing: Standing,
    faction: Faction,
) -> bool {
    let by = if standing == Standing::Negative { 1 } else { -1 };
    let now = ctx.player(seat).reputation(faction);
    ctx.may(seat, Stat::CountsPositive(faction)) || now.moved(by) == now
}

pub(crate) fn renown_answer(work: &mut Work<'_, '_>, action: Action) {
    let Frame::Renown { seat, standing, .. } = work.top() else { return };
    work.pop();
    if let Action::Faction(faction) = action {
        let by = if standing == Standing::Negative { 1 } else { -1 };
        cards::reputation(work, seat, faction, by);
    }
}

/// Where a card goes that has done its work.
pub(crate) fn gone(after: After) -> Gone {
    match after {
        After::Remove => Gone::Removed,
        After::Shuffle => Gone::Shuffled,
        After::Discard | After::Rotate => Gone::Discarded,
    }
}
