//! What the catalogue promises of every game.

mod games;
mod lessons;
mod setups;
