//! The bots of Outer Rim at tables, from outside.

mod corpus;
mod legal;
mod levels;
mod support;
mod tactics;
