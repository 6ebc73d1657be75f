//! The bots of Outer Rim at tables, from outside.

mod legal;
mod levels;
mod support;
mod tactics;
