//! What the catalogue promises of every game.

mod fuzz;
mod games;
mod lessons;
mod setups;
