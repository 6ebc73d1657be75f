//! The machine: frames are taken from the top of the stack, one step each,
//! until somebody must be asked or the table is over.

use crate::bounds::{FRAMES_MAX, STEPS_MAX};
use crate::ctx::Ctx;
use crate::decide::{
    ai, aside, bounty, browse, buy, cards, cast, combat, contact, deliver, dice, favor, fit, goal,
    hurt, job, market, movement, offer, patrol, pay, reward, setup, test, turn, window,
};
use crate::{At, Content, CourseEvent, Event, Frame, OuterRim, Step, Trigger, resolve};
use alloc::vec::Vec;
use tabletop::{Seat, Stage};

/// What a step of the machine leads to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Flow {
    /// Go on.
    On,
    /// This seat has to answer; what is asked follows from the top frame.
    Ask(Seat),
}

/// Work in progress: the stage and the stack.
pub(crate) struct Work<'w, 'a> {
    pub stage: &'w mut Stage<'a, OuterRim>,
    pub stack: Vec<Frame>,
    pub content: &'w Content,
    /// Where places are noted that scripts perform, if anybody wants to know.
    pub places: Option<&'w mut Vec<At>>,
    /// Whether a deal is on top that lies beside what the table waits for.
    pub is_beside: bool,
    /// Whether a deal has been settled.
    pub is_struck: bool,
    steps: u32,
}

impl<'w, 'a> Work<'w, 'a> {
    pub(crate) fn new(stage: &'w mut Stage<'a, OuterRim>, content: &'w Content) -> Self {
        let stack = stage.state.frames.clone();
        Self { stage, stack, content, places: None, is_beside: false, is_struck: false, steps: 0 }
    }

    #[inline]
    pub(crate) fn ctx(&self) -> Ctx<'_> {
        Ctx { state: self.stage.state, frames: &self.stack, content: self.content }
    }

    #[inline]
    pub(crate) fn emit(&mut self, event: impl Into<Event>) {
        self.stage.emit(event.into());
    }

    pub(crate) fn push(&mut self, frame: Frame) {
        assert!(self.stack.len() < FRAMES_MAX, "work nests without end");
        self.stack.push(frame);
    }

    pub(crate) fn pop(&mut self) -> Flow {
        self.stack.pop();
        Flow::On
    }

    /// Puts another frame in the place of the top one.
    pub(crate) fn set(&mut self, frame: Frame) {
        if let Some(top) = self.stack.last_mut() {
            *top = frame;
        }
    }

    pub(crate) fn top(&self) -> Frame {
        *self.stack.last().expect("a running table has work")
    }

    /// The innermost frame this finds something in.
    pub(crate) fn find<T>(&mut self, find: impl FnMut(&mut Frame) -> Option<T>) -> Option<T> {
        self.stack.iter_mut().rev().find_map(find)
    }

    /// Notes a place of a script as performed.
    #[inline]
    pub(crate) fn note(&mut self, at: At) {
        if let Some(places) = &mut self.places {
            places.push(at);
        }
    }

    pub(crate) fn current(&self) -> Seat {
        self.stage.state.current
    }

    /// Runs until somebody is asked or the table is over.
    pub(crate) fn run(mut self) {
        while !self.stage.state.over {
            self.steps += 1;
            assert!(self.steps < STEPS_MAX, "an entry of endless steps");
            self.interrupt();
            if let Flow::Ask(seat) = self.step() {
                if goal::checkpoint(&mut self) {
                    continue;
                }
                // Nobody answers for an opponent.
                if self.stage.state.is_ai(seat) {
                    ai::choose(&mut self, seat);
                    continue;
                }
                let frames = core::mem::take(&mut self.stack);
                self.emit(CourseEvent::Asked { seat, frames });
                return;
            }
        }
    }

    pub(crate) fn step(&mut self) -> Flow {
        match self.top() {
            Frame::Setup { step, nth } => setup::step(self, step, nth),
            Frame::Turn { step, .. } => turn::step(self, step),
            Frame::Aside { seat } | Frame::Beside { seat } => Flow::Ask(seat),
            Frame::Drop { seat } => aside::drop_step(self, seat),
            Frame::Offer(offering) => offer::step(self, offering),
            Frame::Favor(asking) => favor::step(self, asking),
            Frame::Renown { seat, over, standing } => bounty::renown(self, seat, over, standing),
            Frame::Move { seat, left } => movement::step(self, seat, left),
            Frame::Stop { .. } => movement::stop(self),
            Frame::Run { at, scope } => resolve::step(self, at, scope),
            Frame::Pay { paying, nth, scope } => pay::step(self, paying, nth, scope),
            Frame::Each { at, scope, nth } => resolve::each(self, at, scope, nth),
            Frame::Dice { at, scope, aside, left } => dice::step(self, at, scope, aside, left),
            Frame::Cast { at, scope, step, roll } => cast::step(self, at, scope, step, roll),
            Frame::Test(testing) => test::step(self, testing),
            Frame::Combat(combat) => combat::step(self, combat),
            Frame::Window(window) => window::step(self, window),
            Frame::Reward(rewarding) => reward::step(self, rewarding),
            Frame::Hurt { seat, body, asked } => hurt::step(self, seat, body, asked),
            Frame::Market { seat, .. } => Flow::Ask(seat),
            Frame::Buy(buying) => buy::step(self, buying),
            Frame::Icons { seat, moved, card } => market::icons(self, seat, moved, card),
            Frame::Refill { seat, deck } => market::refill(self, seat, deck),
            Frame::Browse { seat, at, kind, shown } => browse::step(self, seat, at, kind, shown),
            Frame::Fit { seat, keep, shrunk, taken } => fit::step(self, seat, keep, shrunk, taken),
            Frame::Return { contact, seat } => contact::return_step(self, contact, seat),
            Frame::Deliver { seat, tried } => deliver::step(self, seat, &tried),
            Frame::Delivery { seat, card, step, roll } => {
                deliver::delivery(self, seat, card, step, roll)
            }
            Frame::Job { seat, card, other, begun } => job::step(self, seat, card, other, begun),
            Frame::Contact { seat, spot } => contact::step(self, seat, spot),
            Frame::Consent { other, .. } => Flow::Ask(other),
            Frame::Defend { owner, .. } => Flow::Ask(owner),
            Frame::Overcome { seat, card, target } => bounty::overcome(self, seat, card, target),
            Frame::Patrol { faction, left, toward, seat } => {
                patrol::step(self, faction, left, toward, seat)
            }
            Frame::Redirect { faction, steps, seat } => {
                patrol::redirect(self, faction, steps, seat)
            }
            Frame::Reveal { seat } => contact::reveal_step(self, seat),
            Frame::Ai { seat, card, step, nth } => ai::step(self, seat, card, step, nth),
            Frame::Course { seat, to, left } => movement::course(self, seat, to, left),
            Frame::Toll { seat, body, by } => hurt::toll(self, seat, body, by),
            Frame::Fine { seat, faction } => cards::fine(self, seat, faction),
        }
    }

    /// OR-13.4, OR-13.7: a defeat stops what the current player was doing;
    /// UB-8.3: a defeated partner ends the job, UB-9.1: a defeated victim does not.
    fn interrupt(&mut self) {
        // Whoever is hurt, and whoever has just been defeated, has their say first.
        let settling = self.stack.iter().any(|one| {
            if let Frame::Hurt { .. } = one {
                true
            } else if let Frame::Window(window) = one {
                window.moment == Trigger::Defeated
            } else {
                false
            }
        });
        if settling {
            return;
        }
        let defeated = |seat: Seat| self.stage.state.players[seat.idx()].defeated;
        let own = match self.stack.first() {
            // Who lies down when the turn begins has still to recover (OR-4.3).
            Some(Frame::Turn { step, .. }) => {
                !matches!(step, Step::Began | Step::Planning)
                    && (self.stack.len() > 1 || matches!(step, Step::Action | Step::Encounter))
            }
            _ => false,
        };
        if own && defeated(self.stage.state.current) {
            self.unwind(1);
            if let Some(Frame::Turn { step, .. }) = self.stack.first_mut() {
                *step = Step::Ended;
            }
            return;
        }
        let content = self.content;
        let failed = self.stack.iter().position(|one| {
            if let Frame::Job { card, other: Some(other), .. } = one {
                job::is_for_two(content, *card) && defeated(*other)
            } else {
                false
            }
        });
        if let Some(from) = failed {
            self.unwind(from);
        }
    }

    /// Drops all work from there on, but for what the table needs to stay whole.
    pub(crate) fn unwind(&mut self, from: usize) {
        let mut idx = 0;
        self.stack.retain(|frame| {
            idx += 1;
            idx <= from || is_duty(frame)
        });
    }
}

/// Work that must be done whoever is defeated: the market is refilled, cards
/// fit their slots, contacts return, patrols arrive.
fn is_duty(frame: &Frame) -> bool {
    matches!(
        frame,
        Frame::Refill { .. }
            | Frame::Icons { .. }
            | Frame::Fit { .. }
            | Frame::Return { .. }
            | Frame::Patrol { .. }
    )
}
