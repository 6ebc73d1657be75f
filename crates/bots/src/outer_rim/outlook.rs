//! What a whole table is worth to one player, a turn after the other.

use super::atlas::Atlas;
use super::choices::Choices;
use super::encounters::Usual;
use super::judge::Judge;
use super::tuning::{FAME, STANDING, WIN};
use outer_rim::{Faction, Frame, Kind, OuterRim, State};
use tabletop::{Answer, Dice, Game, Playout, Seat};

/// A game that is won, in fames that win.
const WON: f32 = 4.0;
/// What a rival's fame takes from one's own chances.
const RIVAL: f32 = 0.35;
/// A turn of one's own never asks more often.
const ANSWERS_MAX: u32 = 200;

/// What a table is worth to a player whose turn is over: what is theirs for good, and the best
/// turn they could have next.
pub fn outlook(state: &State, me: Seat, usual: &mut Usual) -> f32 {
    if state.is_over() {
        let won = OuterRim::outcome(state)
            .is_some_and(|outcome| outcome.places.get(me.idx()).is_some_and(|place| *place == 1));
        return if won { WON * WIN } else { -WIN };
    }
    let judge = Judge::new(state, me);
    let atlas = Atlas::new(state, me, usual);
    let drive = state.hyperdrive(me).clamp(0, 20) as u8;
    let next = if state.player(me).is_defeated() {
        atlas.at(&judge, state.player(me).space()) - judge.defeat()
    } else {
        atlas.best(&judge, &state.ways(me), drive).1
    };
    let rivals = state.others(me).map(|other| state.fame(other));
    let best_rival = rivals.max().unwrap_or(0) as f32;
    lasting(&judge) + next - RIVAL * FAME * best_rival
}

/// What is one's own whatever comes.
fn lasting(judge: &Judge<'_>) -> f32 {
    let (state, me) = (judge.state, judge.me);
    let player = state.player(me);
    let standings: f32 =
        Faction::ALL.iter().map(|one| STANDING[state.standing(me, *one).idx()]).sum();
    let assets: f32 = player
        .held()
        .filter(|held| held.captive.is_none())
        .filter(|held| {
            let asset = judge.content.asset(held.card, held.turned);
            asset.is_some_and(|one| matches!(one.kind, Kind::Gear | Kind::Mod | Kind::Crew))
        })
        .map(|held| judge.held(held.card))
        .sum();
    let wounds = if player.is_defeated() { 0.0 } else { judge.recovery() };
    FAME * state.fame(me) as f32
        + judge.purse()
        + standings * judge.horizon()
        + assets
        + judge.sheets()
        - wounds
}

/// Plays on until the turn of a player is over, everybody as a smuggler would.
pub fn play_turn(
    state: &mut State,
    me: Seat,
    usual: &Usual,
    playout: &mut Playout<OuterRim>,
    dice: &mut Dice,
) {
    let mut atlas: Option<Atlas> = None;
    // Alone it is one's own turn again at once: the opponents move by themselves (OR-25.2).
    let round = state.round();
    for _ in 0..ANSWERS_MAX {
        let Some(decision) = OuterRim::pending(state).first() else { return };
        if state.current() != me || state.round() != round {
            return;
        }
        OuterRim::menu(state, decision.id, &mut playout.menu);
        // On the way nothing changes that an atlas looks at.
        let flying = matches!(state.frames().last(), Some(Frame::Move { .. }));
        let known = atlas.take().filter(|_| flying && decision.seat == me);
        let choices = Choices::with_atlas(state, decision.seat, known);
        let choices = if decision.seat == me { choices.knowing(usual) } else { choices };
        let action = choices.best(playout.menu.items());
        atlas = choices.into_atlas();
        let Some(action) = action else { return };
        playout.answer(state, decision, &Answer::Item(action), dice);
    }
}
