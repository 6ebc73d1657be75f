//! Numbers of a claimed situation that no game can have.

use super::{Placing, Position, PositionPlayer};
use crate::bounds::{ASSETS_MAX, CREDITS_MAX, FAME_MAX};
use crate::ctx::Ctx;
use crate::state::State;
use crate::{AmbitionGoal, Body, Goal, GoalMark, Step};
use alloc::format;
use tabletop::{PositionFault, Rule, Seat};

impl Placing<'_> {
    fn limit(&mut self, at: &str, message: &str, rule: Rule) {
        let (at, message) = (at.into(), message.into());
        self.faults.push(PositionFault { at, message, rule: Some(rule) });
    }

    /// What can be told without looking anything up.
    pub(super) fn numbers(&mut self, position: &Position, state: &State) {
        let n_rounds = state.setup.options.rounds;
        if !(1..=n_rounds).contains(&position.round) {
            let message = format!("rounds are numbered 1 to {n_rounds}");
            self.limit("round", &message, "OR-22.3");
        }
        for (seat, player) in Seat::all(state.n_players).zip(&position.players) {
            self.purse(seat, player, state);
            self.sheets(seat, player);
        }
        let defeated = position.players.get(position.turn.idx()).is_some_and(|one| one.defeated);
        if defeated && matches!(position.step, Step::Action | Step::Encounter) {
            self.limit("step", "the turn of a defeated player is over", "OR-13.4");
        }
        for contact in &position.contacts {
            let at = format!("contacts.{}", contact.contact);
            if contact.peeked_by.iter().any(|seat| seat.idx() >= usize::from(state.n_seats())) {
                self.limit(&at, "nobody sits there who could have looked", "OR-17.8");
            }
            let same = |other: &&super::PositionContact| other.contact == contact.contact;
            if position.contacts.iter().filter(same).count() > 1 {
                self.limit(&at, "it lies in two places", "OR-1.4");
            }
        }
    }

    fn sheets(&mut self, seat: Seat, player: &PositionPlayer) {
        let ship = self.content.ship_named(&player.ship).map(|one| self.content.ship(one));
        if player.ship_flipped && ship.is_some_and(|one| one.flipped.is_none()) {
            self.limit(
                &format!("players[{seat}].ship_flipped"),
                "this ship has one side",
                "OR-9.2",
            );
        }
    }

    fn purse(&mut self, seat: Seat, player: &PositionPlayer, state: &State) {
        let at = |what: &str| format!("players[{seat}].{what}");
        if player.credits < 0 {
            self.limit(&at("credits"), "nobody has less than nothing", "OR-24.3");
        }
        if player.credits > CREDITS_MAX {
            let message = format!("nobody has more than {CREDITS_MAX} credits");
            self.limit(&at("credits"), &message, "OR-1.4");
        }
        if player.cards.len() > ASSETS_MAX {
            let message = format!("nobody has more than {ASSETS_MAX} slots");
            self.limit(&at("cards"), &message, "OR-8.3");
        }
        let is_bounty = |name: &str| {
            self.content.card_named(name).is_none_or(|card| self.content.bounty(card).is_some())
        };
        let stray = player.cards.iter().find(|card| card.captive && !is_bounty(&card.card));
        if let Some(card) = stray {
            let message = format!("{} is no bounty, so nobody is captured with it", card.card);
            self.limit(&at("cards"), &message, "OR-18.7");
        }
        if let Some(debts) = &player.debts
            && debts.iter().enumerate().any(|(at, whose)| debts[..at].contains(whose))
        {
            self.limit(&at("debts"), "a debt token is named twice", "UB-14.1");
        }
        let is_seat = |whose: &Seat| whose.idx() < usize::from(state.n_seats());
        if !player.debts.iter().flatten().all(is_seat) {
            self.limit(&at("debts"), "nobody sits there who could owe", "UB-14.1");
        }
    }

    /// What depends on the sheets and cards of a player.
    pub(super) fn bodies(&mut self, position: &Position, state: &State) {
        let ctx = Ctx::of(state);
        for (seat, player) in Seat::all(state.n_players).zip(&position.players) {
            for (body, name) in [(Body::Character, "character"), (Body::Ship, "ship")] {
                let (damage, most) =
                    (i32::from(player.damage[body.idx()]), ctx.toughness(seat, body));
                if damage > most {
                    let message = format!("the {name} bears {most} damage");
                    self.limit(&format!("players[{seat}].damage"), &message, "OR-13.1");
                } else if damage == most && !player.defeated {
                    let message = format!("with {most} damage the {name} is defeated");
                    self.limit(&format!("players[{seat}].damage"), &message, "OR-13.3");
                }
            }
            self.fame(seat, player, ctx);
            self.goal_tokens(seat, player, ctx);
        }
    }

    /// OR-22.3: whoever reaches the requirement has won; UB-16.8: with every goal of an ambition.
    fn fame(&mut self, seat: Seat, player: &PositionPlayer, ctx: Ctx<'_>) {
        let at = format!("players[{seat}].fame");
        // A final goal that is complete is told with the goals.
        let last = |goal: &AmbitionGoal| goal.mark == GoalMark::Final;
        let told = ctx.ambition(seat).is_some_and(|sheet| sheet.goals.iter().any(last));
        if !told && ctx.has_won(seat) {
            self.limit(&at, "with this much fame the game is won", "OR-22.3");
        } else if player.fame > FAME_MAX {
            let message = format!("nobody has more than {FAME_MAX} fame");
            self.limit(&at, &message, "OR-22.3");
        }
    }

    /// OR-9.4: the last token that a goal asks for completes it.
    fn goal_tokens(&mut self, seat: Seat, player: &PositionPlayer, ctx: Ctx<'_>) {
        let content = ctx.content;
        let claimed = ctx.player(seat);
        let character = claimed.character.map(|one| &content.character(one).goal);
        let ship = claimed.ship.and_then(|one| content.ship(one).goal.as_ref());
        let sheets =
            [(character, player.flipped, "character"), (ship, player.ship_flipped, "ship")];
        for ((goal, flipped, name), tokens) in sheets.into_iter().zip(player.goal_tokens) {
            let times = match goal {
                Some(Goal::Happens { times, .. } | Goal::Ability { times }) => *times,
                Some(Goal::Holds(_)) | None => 0,
            };
            // A flipped sheet may keep the tokens that flipped it.
            let most = if flipped { times } else { times.saturating_sub(1) };
            if tokens > most {
                let message = format!("the {name} holds at most {most} goal tokens");
                self.limit(&format!("players[{seat}].goal_tokens"), &message, "OR-9.4");
            }
        }
    }
}
