//! What may be asked of a situation: each question is answered here, once, with a type.
//!
//! Whoever puts answers into words, rates them, counts them or draws them asks the rules and
//! decides nothing anew. A player's view is asked through a state imagined from it
//! (`tabletop::Imagine`), so that nobody reads what they may not know.
//!
//! | question | where |
//! | --- | --- |
//! | what does a value come to, what would hold | [`reading`] |
//! | where does a move lead, and what ends it there | [`ways`] |
//! | what cannot be chosen now, and why not | [`bars`] |
//! | how likely is success | [`odds`], and [`prospect`] for fights |
//! | what would an answer bring, and what would it cost | [`foresee`] |
//! | what finds no slot | [`room`] |

mod bars;
mod foresee;
mod odds;
mod prospect;
mod reading;
mod room;
mod ways;

pub use bars::{Bar, Lack, Wish};
pub(crate) use bars::{no_slot, rule};
pub use foresee::{FameGain, Goes, Paid};
pub use prospect::Prospect;
pub use room::Want;
pub use ways::{Errand, Hindrance, Reached, Ways};
