//! Two toy games, small enough to be read at a glance.
//!
//! Each can be given a flaw with its setup, so that a law can be shown to
//! find it.

pub mod auction;
pub mod convoy;
