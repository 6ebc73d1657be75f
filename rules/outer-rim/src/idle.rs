//! Answers that nothing would come of: they stand on a menu because a rule allows them, and
//! whoever puts the menu into words says so.

use crate::ctx::Ctx;
use crate::decide::{bounty, browse, job, window};
use crate::resolve::{Judge, Worth};
use crate::state::State;
use crate::{Action, Effect, Frame, Scope, Source, Step, Token, Trigger};

impl State {
    /// Whether nothing would come of this answer to what is asked now, whatever chance and others
    /// may do: no credit, card, token or die would be another one. OR-24.2, OR-24.3: one may lose
    /// what one does not have, gain what one has already, and recover when nothing hurts. A deed
    /// that an ability or a goal waits for comes to something.
    ///
    /// It says nothing about answers that only end or decline something ([`Action::Done`],
    /// [`Action::No`]): those are asked for by name.
    #[must_use]
    pub fn comes_to_nothing(&self, action: Action) -> bool {
        let ctx = Ctx::of(self);
        let judge = Judge::new(ctx);
        let is_void = |worth: Worth| worth < Worth::Loss;
        let is_heard = |moment| {
            let about = Scope::of(self.current, Source::Rules);
            window::is_heard(ctx, moment, &about)
        };
        match (self.frames.last(), action) {
            (Some(Frame::Turn { step: Step::Planning, .. }), Action::Recover) => {
                let player = ctx.player(self.current);
                player.damage == [0, 0] && !player.defeated && !is_heard(Trigger::Rested)
            }
            (Some(Frame::Turn { step: Step::Encounter, .. }), Action::Contact(spot)) => {
                is_void(judge.meeting(self.current, spot)) && !is_heard(Trigger::Encountered)
            }
            (Some(Frame::Turn { step: Step::Encounter, .. }), Action::Job(card)) => {
                job::is_void(ctx, self.current, card) && !is_heard(Trigger::Encountered)
            }
            (Some(Frame::Contact { seat, .. }), Action::Contact(spot)) => match self.token(spot) {
                Token::Up(contact) => {
                    // OR-14.1: an encounter that a card has led to is not the one of the turn.
                    let is_own = matches!(self.frames[..], [Frame::Turn { .. }, _]);
                    is_void(judge.talk(*seat, spot, contact))
                        && !(is_own && is_heard(Trigger::Encountered))
                }
                Token::Down(_) | Token::Peeked { .. } | Token::Empty => false,
            },
            (Some(Frame::Run { at, scope }), action) => {
                let effect = ctx.effect(at.block, at.pc);
                effect.is_some_and(|effect| is_void(judge.choice(scope, effect, action)))
            }
            (Some(Frame::Test(testing)), Action::Skill(_)) => {
                let effect = ctx.effect(testing.at.block, testing.at.pc);
                effect.is_some_and(|effect: &Effect| is_void(judge.effect(&testing.scope, effect)))
            }
            // OR-24.2: a deck is looked through for what one can buy.
            (Some(Frame::Browse { seat, at, kind: None, .. }), Action::Kind(kind)) => {
                browse::is_void(ctx, *seat, *at, kind)
            }
            (Some(Frame::Renown { seat, standing, .. }), Action::Faction(faction)) => {
                bounty::renown_is_void(ctx, *seat, *standing, faction)
            }
            _ => false,
        }
    }
}
