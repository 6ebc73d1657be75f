//! The bots at tables, from outside.

mod legal;
mod levels;
mod support;
mod tactics;
