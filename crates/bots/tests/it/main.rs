//! The bots at tables, from outside.

mod bounty_hunters;
mod games;
mod legal;
mod levels;
mod outer_rim;
mod support;
mod tactics;
