//! Answers that nothing would come of: they stand on a menu because a rule allows them, and
//! whoever puts the menu into words says so.

use crate::ctx::Ctx;
use crate::decide::{bounty, job};
use crate::resolve::{Judge, Worth};
use crate::state::State;
use crate::{Action, Effect, Frame, Step, Token};

impl State {
    /// Whether nothing would come of this answer to what is asked now, whatever chance and others
    /// may do: no credit, card, token or die would be another one. OR-24.2, OR-24.3: one may lose
    /// what one does not have, gain what one has already, and recover when nothing hurts.
    ///
    /// It says nothing about answers that only end or decline something ([`Action::Done`],
    /// [`Action::No`]): those are asked for by name.
    #[must_use]
    pub fn comes_to_nothing(&self, action: Action) -> bool {
        let ctx = Ctx::of(self);
        let judge = Judge::new(ctx);
        let is_void = |worth: Worth| worth < Worth::Loss;
        match (self.frames.last(), action) {
            (Some(Frame::Turn { step: Step::Planning, .. }), Action::Recover) => {
                let player = ctx.player(self.current);
                player.damage == [0, 0] && !player.defeated
            }
            (Some(Frame::Turn { step: Step::Encounter, .. }), Action::Contact(spot)) => {
                is_void(judge.meeting(self.current, spot))
            }
            (Some(Frame::Turn { step: Step::Encounter, .. }), Action::Job(card)) => {
                job::is_void(ctx, self.current, card)
            }
            (Some(Frame::Contact { seat, .. }), Action::Contact(spot)) => match self.token(spot) {
                Token::Up(contact) => is_void(judge.talk(*seat, spot, contact)),
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
            (Some(Frame::Renown { seat, standing, .. }), Action::Faction(faction)) => {
                bounty::renown_is_void(ctx, *seat, *standing, faction)
            }
            _ => false,
        }
    }
}
