//! One table's server brain, without sockets, files, clocks or chance.
//!
//! A [`Room`] hears [`Input`]s, each with the time, and answers with
//! [`Output`]s that its shell carries out. It keeps three promises:
//!
//! - **Persist, then publish.** Nothing is told before the shell has said
//!   `Stored`; while a write is in flight later wishes wait, in a bounded queue.
//!   After `StoreFailed` the table is as it was.
//! - **A retry is answered, not carried out twice.** Requests are remembered
//!   with the log and the seating they changed.
//! - **Nobody receives what they may not know.** Everything told to a
//!   connection is made of the view, the sights and the menu of its viewer.
//!
//! Absent on purpose: a room knows no game by name, no socket, no encoding and
//! no database; it never reads a clock.

mod agreed;
mod bot_names;
mod guest;
mod input;
pub mod limits;
mod plan;
mod requests;
mod room;
mod seating;

pub use agreed::{Agreed, Worn};
pub use catalog::{ToClientOf, ToServerOf};
pub use guest::{Guest, KeyHash, Origin, clean_name};
pub use input::{ConnId, Input, Output, Question, Ticket};
pub use plan::{PlanFault, plan};
pub use requests::RequestKey;
pub use room::{Delays, Doze, Notice, Rematch, Room, Seated};
pub use seating::{AnsweredWish, BotLevel, Holding, LEVEL_DEFAULT, Manners, SeatingRecord};
