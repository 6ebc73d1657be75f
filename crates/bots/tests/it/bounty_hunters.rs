//! The bots of Bounty Hunters at tables, from outside.

mod legal;
mod levels;
mod support;
mod tactics;
