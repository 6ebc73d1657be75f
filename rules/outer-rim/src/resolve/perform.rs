//! What each verb does, once there is nothing left to choose about it.

use crate::decide::{
    browse, buy, cards, contact, deliver, dice, goal, hurt, job, market, patrol, reward, yard,
};
use crate::work::Work;
use crate::{
    AbilityEvent, Action, At, BoardEvent, Body, CardEvent, Combat, CourseEvent, Defender, Duration,
    Effect, Faction, Frame, GoalEvent, Gone, Paying, PlayerEvent, Purpose, Roll, RollStep, Scope,
    Source, Standing, Testing, Token,
};
use alloc::vec::Vec;
use tabletop::Seat;

/// A choice nobody could make.
pub(super) fn nothing(work: &mut Work<'_, '_>, scope: Scope, effect: &Effect) {
    match effect {
        Effect::ChoosePlayer(choice) => work.push(Frame::run(choice.otherwise.block(), scope)),
        Effect::ChooseCard(choice) => work.push(Frame::run(choice.otherwise.block(), scope)),
        _ => {}
    }
}

/// A choice that was made.
pub(super) fn chosen(
    work: &mut Work<'_, '_>,
    at: At,
    scope: Scope,
    effect: &Effect,
    action: Action,
) {
    match (effect, action) {
        (Effect::Choose(_), Action::Choose(option)) => {
            work.push(Frame::Pay { paying: Paying::Effect { at, option }, nth: 0, scope });
        }
        (Effect::May(script), Action::Yes) => work.push(Frame::run(script.block(), scope)),
        (Effect::Pay(_), Action::Yes) => {
            work.push(Frame::Pay { paying: Paying::Effect { at, option: 0 }, nth: 0, scope });
        }
        (Effect::Pay(payment), Action::No) => {
            work.push(Frame::run(payment.otherwise.block(), scope));
        }
        (Effect::ChoosePlayer(choice), Action::Player(other)) => {
            work.push(Frame::run(choice.then.block(), Scope { other: Some(other), ..scope }));
        }
        (Effect::ChooseFaction(choice), Action::Faction(faction)) => {
            let scope = Scope { faction: Some(faction), ..scope };
            work.push(Frame::run(choice.then.block(), scope));
        }
        (Effect::ChooseSpace(choice), Action::Space(space)) => {
            work.push(Frame::run(choice.then.block(), Scope { space: Some(space), ..scope }));
        }
        (Effect::ChooseCard(choice), Action::Card(card)) => {
            work.push(Frame::run(choice.then.block(), Scope { card: Some(card), ..scope }));
        }
        (Effect::ChooseContact(choice), Action::Spot(spot)) => {
            work.push(Frame::run(choice.then.block(), Scope { spot: Some(spot), ..scope }));
        }
        (Effect::Discard(_), Action::Card(card)) => {
            cards::lose(work, scope.seat, card, Gone::Discarded);
        }
        (Effect::BuyTop { deck, off }, Action::Yes) => {
            let off = work.ctx().amount(&scope, off);
            buy::begin(work, scope.seat, *deck, off);
        }
        (Effect::BuyShip { damage }, Action::TakeShip(ship)) => {
            yard::begin(work, scope.seat, ship, *damage);
        }
        (Effect::LendSkill(skills), Action::Skill(skill)) => {
            let option = skills.iter().position(|one| *one == skill).unwrap_or(0) as u8;
            lend(work, scope.seat, at, option, Duration::Roll);
        }
        (Effect::RedirectPatrol, Action::Player(other)) => {
            work.find(|frame| match frame {
                Frame::Redirect { seat, .. } => {
                    *seat = other;
                    Some(())
                }
                _ => None,
            });
        }
        _ => {}
    }
}

/// An effect that asks nothing itself.
pub(super) fn perform(work: &mut Work<'_, '_>, at: At, scope: Scope, effect: &Effect) {
    let seat = scope.seat;
    match effect {
        Effect::When(when) => {
            let holds = work.ctx().holds(&scope, &when.given);
            let script = if holds { &when.then } else { &when.otherwise };
            work.push(Frame::run(script.block(), scope));
        }
        Effect::ByReputation(gate) => {
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
        Effect::Test(test) => {
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
        Effect::Roll(_) | Effect::CountDice(_) => {
            let (step, roll) = (RollStep::Roll, Roll::NONE);
            work.push(Frame::Cast { at, scope, step, roll });
        }
        Effect::EachPlayer(_) => work.push(Frame::Each { at, scope, nth: 1 }),
        Effect::They(script) => {
            if let Some(other) = scope.other {
                let theirs = Scope { seat: other, other: Some(seat), ..scope };
                work.push(Frame::run(script.block(), theirs));
            }
        }
        Effect::Databank(number) => {
            if let Some(card) = cards::draw_numbered(work, *number) {
                work.emit(CardEvent::DatabankDrawn { seat, card });
                let scope = Scope { source: Source::Card(card), ..scope };
                work.push(Frame::run(work.content.card(card).script.block(), scope));
            }
        }
        Effect::Stop => stop(work),
        Effect::Fight(_) | Effect::Duel(_) | Effect::FightPatrol(_) => {
            fight(work, scope, effect);
        }
        _ => perform_on_player(work, at, scope, effect),
    }
}

// The whole card ends, also from within a combat of it, whose damage is still dealt.
fn stop(work: &mut Work<'_, '_>) {
    for idx in (0..work.stack.len()).rev() {
        match work.stack[idx] {
            Frame::Run { .. } | Frame::Each { .. } => {
                work.stack.remove(idx);
            }
            Frame::Combat(Combat { purpose: Purpose::Script, .. }) => {}
            _ => break,
        }
    }
}

fn fight(work: &mut Work<'_, '_>, scope: Scope, effect: &Effect) {
    let seat = scope.seat;
    let ctx = work.ctx();
    let (arena, defender, win, lose) = match effect {
        Effect::Fight(fight) => {
            let dice = ctx.amount(&scope, &fight.combat).clamp(0, 40) as u8;
            (fight.arena, Defender::Foe(dice), &fight.win, &fight.lose)
        }
        Effect::Duel(duel) => {
            // OR-12.7: nobody fights the defeated.
            let standing = |other: &Seat| !ctx.player(*other).defeated;
            let Some(other) = scope.other.filter(standing) else { return };
            let arena = duel.arena.unwrap_or(ctx.duel_arena(ctx.player(seat).space));
            (arena, Defender::Player(other), &duel.win, &duel.lose)
        }
        Effect::FightPatrol(which) => {
            if let Some(faction) = ctx.faction(&scope, *which) {
                patrol::fight(work, seat, faction);
            }
            return;
        }
        other => unreachable!("{other:?} is no fight"),
    };
    let combat = Combat::new(arena, seat, defender, Purpose::Script, scope);
    let combat = Combat { win: win.block(), lose: lose.block(), ..combat };
    work.push(Frame::Combat(combat));
}

fn perform_on_player(work: &mut Work<'_, '_>, at: At, scope: Scope, effect: &Effect) {
    let seat = scope.seat;
    let amount = |work: &Work<'_, '_>, amount| work.ctx().amount(&scope, amount);
    match effect {
        Effect::GainCredits(by) => {
            let by = amount(work, by).max(0);
            cards::credits(work, seat, by);
        }
        Effect::LoseCredits(by) => {
            let by = amount(work, by);
            cards::lose_credits(work, seat, by);
        }
        Effect::TakeCredits(by) => {
            let by = amount(work, by);
            if let Some(other) = scope.other {
                let taken = cards::lose_credits(work, other, by);
                cards::credits(work, seat, taken);
            }
        }
        Effect::GiveCredits(by) => {
            let by = amount(work, by);
            if let Some(other) = scope.other {
                let given = -cards::credits(work, seat, -by.max(0));
                cards::credits(work, other, given);
            }
        }
        Effect::GainFame(by) => {
            let by = amount(work, by);
            // UB-20.2: what one's own card gives is not cut.
            match scope.source {
                Source::Character => cards::gain_fame_whole(work, seat, by),
                _ => cards::gain_fame(work, seat, by),
            }
        }
        Effect::LoseFame(by) => {
            let by = amount(work, by);
            cards::lose_fame(work, seat, by);
        }
        Effect::GainReputation(step) | Effect::LoseReputation(step) => {
            let by = amount(work, &step.steps);
            let by = if matches!(effect, Effect::GainReputation(_)) { by } else { -by };
            let whose = if step.other { scope.other } else { Some(seat) };
            let faction = work.ctx().faction(&scope, step.faction);
            if let (Some(whose), Some(faction)) = (whose, faction) {
                cards::reputation(work, whose, faction, by);
            }
        }
        Effect::Suffer { to, amount: by } => {
            let by = amount(work, by);
            hurt::suffer(work, seat, *to, by);
        }
        Effect::Recover { from, amount: by } => {
            let most = by.as_ref().map(|by| amount(work, by));
            recover(work, scope, *from, most);
        }
        Effect::Defeat => hurt::defeat(work, seat),
        Effect::Survive { amount: by } => {
            let most = by.as_ref().map(|by| amount(work, by));
            let body = work.find(|frame| match frame {
                Frame::Hurt { seat: hurt, body, .. } if *hurt == seat => Some(*body),
                _ => None,
            });
            recover(work, scope, body.filter(|_| most.is_some()), most);
        }
        _ => perform_on_board(work, at, scope, effect),
    }
}

fn recover(work: &mut Work<'_, '_>, scope: Scope, from: Option<Body>, most: Option<i32>) {
    let [character, ship] = [Body::Character, Body::Ship].map(|body| {
        let meant = from.is_none_or(|from| from == body);
        if meant { hurt::recover(work, scope.seat, body, most) } else { 0 }
    });
    if character + ship > 0 {
        hurt::recovered(work, scope.seat, character + ship, ship);
    }
}

fn perform_on_board(work: &mut Work<'_, '_>, at: At, scope: Scope, effect: &Effect) {
    let seat = scope.seat;
    let amount = |work: &Work<'_, '_>, amount| work.ctx().amount(&scope, amount);
    match effect {
        Effect::MoveDirectly(place) => {
            let ctx = work.ctx();
            let here = ctx.player(seat).space;
            let to = ctx.place(&scope, place).filter(|to| *to != here && ctx.may_go(seat, *to));
            if let Some(to) = to {
                work.emit(PlayerEvent::Moved { seat, to });
            }
        }
        Effect::Fly(steps) => {
            let left = amount(work, steps).clamp(0, 99) as u8;
            work.push(Frame::Move { seat, left });
        }
        Effect::CrossTheCore => {
            let ctx = work.ctx();
            let across = ctx.state.map.across(ctx.player(seat).space);
            if let Some(to) = across.filter(|to| ctx.may_go(seat, *to)) {
                work.emit(PlayerEvent::Moved { seat, to });
            }
        }
        Effect::NeedNotStop => {
            let stop = work.stack.iter().rposition(|frame| matches!(frame, Frame::Stop { .. }));
            if let Some(stop) = stop {
                work.stack.remove(stop);
            }
        }
        Effect::StopMover => stop_mover(work, scope),
        Effect::ExtraTurn => {
            if seat == work.current() {
                work.emit(CourseEvent::ExtraTurnGranted);
            }
        }
        Effect::MovePatrol { faction, steps } => {
            let steps = amount(work, steps).clamp(0, 99) as u8;
            if let Some(faction) = work.ctx().faction(&scope, *faction) {
                patrol::approach(work, faction, steps, seat);
            }
        }
        Effect::BringPatrol(which) => {
            let to = work.stage.state.player(seat).space;
            let faction = work.ctx().faction(&scope, *which);
            let away = |one: &Faction| work.stage.state.patrols[one.idx()].space != to;
            if let Some(faction) = faction.filter(away) {
                work.emit(BoardEvent::PatrolMoved { faction, to });
            }
        }
        Effect::SendPatrol { faction, steps } => {
            let left = amount(work, steps).clamp(0, 99) as u8;
            if let Some(faction) = work.ctx().faction(&scope, *faction) {
                work.push(Frame::Patrol { faction, left, toward: None, seat });
            }
        }
        Effect::MarkSpace(place) => goal::mark(work, scope, place),
        _ => perform_on_contact(work, at, scope, effect),
    }
}

/// OR-5.5: whoever moves goes no further.
fn stop_mover(work: &mut Work<'_, '_>, scope: Scope) {
    let stopped = work.find(|frame| match frame {
        Frame::Move { seat, left } | Frame::Course { seat, left, .. }
            if Some(*seat) == scope.other =>
        {
            *left = 0;
            Some(*seat)
        }
        _ => None,
    });
    if let Some(seat) = stopped {
        work.emit(PlayerEvent::MoveStopped { seat, by: scope.seat });
    }
}

fn perform_on_contact(work: &mut Work<'_, '_>, at: At, scope: Scope, effect: &Effect) {
    let seat = scope.seat;
    match effect {
        Effect::RevealContact => {
            if let Some(spot) = scope.spot {
                contact::reveal(work, spot);
            }
        }
        Effect::RevealContacts(place) => {
            if let Some(space) = work.ctx().place(&scope, place) {
                let spots: Vec<u8> = work.ctx().spots_at(space).collect();
                for spot in spots {
                    contact::reveal(work, spot);
                }
            }
        }
        Effect::PeekContact => {
            if let Some(spot) = scope.spot {
                contact::peek(work, seat, spot);
            }
        }
        Effect::EncounterContact => {
            if let Some(spot) = scope.spot {
                work.push(Frame::Contact { seat, spot });
            }
        }
        Effect::Hire => contact::hire(work, scope),
        Effect::RemoveContact => {
            if let Some(spot) = scope.spot
                && work.stage.state.spots[usize::from(spot)] != Token::Empty
            {
                work.emit(BoardEvent::ContactLeft { spot });
            }
        }
        Effect::EncounterSpace => contact::encounter_space(work, seat, false),
        _ => perform_on_cards(work, at, scope, effect),
    }
}

fn perform_on_cards(work: &mut Work<'_, '_>, at: At, scope: Scope, effect: &Effect) {
    let seat = scope.seat;
    match effect {
        Effect::GainTop(deck) => market::gain_top(work, scope, *deck),
        Effect::GainNamed(card) => market::gain_named(work, scope, card.id()),
        Effect::Browse(_) => browse::begin(work, seat, at),
        Effect::Market(off) => {
            let off = work.ctx().amount(&scope, off) as i16;
            work.push(Frame::Market { seat, off, discarded: None, backs: 0 });
        }
        Effect::DiscardTop(deck) => market::discard_top(work, *deck),
        Effect::GainCard(number) => {
            if let Some(card) = cards::draw_numbered(work, *number) {
                work.emit(CardEvent::DatabankDrawn { seat, card });
                cards::gain(work, seat, card, Some(card));
            }
        }
        Effect::DiscardThis | Effect::RemoveThis => {
            let removes = matches!(effect, Effect::RemoveThis);
            let gone = if removes { Gone::Removed } else { Gone::Discarded };
            if let Source::Card(card) = scope.source {
                cards::lose(work, seat, card, gone);
            }
        }
        Effect::RotateThis => {
            if let Source::Card(card) = scope.source
                && work.content.card(card).turned.is_some()
                && work.stage.state.player(seat).holding(card).is_some()
            {
                work.emit(CardEvent::CardRotated { seat, card, given: None });
            }
        }
        Effect::DiscardChosen => {
            if let Some(card) = scope.card
                && let Some(holder) = work.stage.state.holder(card)
            {
                cards::lose(work, holder, card, Gone::Discarded);
            }
        }
        Effect::TakeChosen => cards::take(work, scope),
        _ => perform_on_work(work, at, scope, effect),
    }
}

fn perform_on_work(work: &mut Work<'_, '_>, at: At, scope: Scope, effect: &Effect) {
    let seat = scope.seat;
    match effect {
        Effect::CompleteJob => job::complete(work, scope, None),
        Effect::CompleteJobFor(change) => job::complete(work, scope, Some(change)),
        Effect::LoseJob => job::lose(work),
        Effect::DeliverCargo | Effect::LoseCargo => {
            let cargo = work.find(|frame| match frame {
                Frame::Delivery { seat, card, .. } => Some((*seat, *card)),
                _ => None,
            });
            match cargo {
                Some((seat, card)) if matches!(effect, Effect::DeliverCargo) => {
                    deliver::hand_over(work, seat, card);
                }
                Some((seat, card)) => cards::lose(work, seat, card, Gone::Discarded),
                None => {}
            }
        }
        Effect::ChangeReward(change) => reward::change(work, scope, change),
        Effect::AdvanceGoal => goal::by_ability(work, scope, false),
        Effect::CompleteGoal => goal::by_ability(work, scope, true),
        Effect::TokenOnChosen => {
            if let Some(card) = scope.card
                && work.stage.state.player(seat).holding(card).is_some()
            {
                work.emit(GoalEvent::TokenPut { seat, card });
            }
        }
        Effect::FlipBack => goal::flip_back(work, seat),
        Effect::Reroll(change) | Effect::Turn(change) => dice::begin(work, at, scope, change),
        Effect::AddResult { face, amount } => {
            let by = work.ctx().amount(&scope, amount);
            dice::add(work, seat, *face, by.clamp(0, 40) as u8);
        }
        Effect::Cancel { face, amount } => {
            let by = work.ctx().amount(&scope, amount);
            dice::cancel(work, seat, *face, by.clamp(0, 40) as u8);
        }
        Effect::Lend(lent) => lend(work, seat, at, 0, lent.until),
        other => unreachable!("{other:?} is a choice"),
    }
}

// Nobody holds more loans than there is room for.
fn lend(work: &mut Work<'_, '_>, seat: Seat, at: At, option: u8, until: Duration) {
    if work.stage.state.can_lend(seat) {
        work.emit(AbilityEvent::Lent { seat, at, option, until });
    }
}
