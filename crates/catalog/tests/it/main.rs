//! What the catalogue promises of every game.

mod lessons;
mod setups;
