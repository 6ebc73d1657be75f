//! The rules, chapter by chapter; each test names the rules it holds.

mod ambitions;
mod combat;
mod content;
mod deals;
mod docs;
mod favors;
mod goods;
mod hunted;
mod hunter;
mod language;
mod laws;
mod market;
mod movement;
mod odds;
mod setup;
mod solo;
mod support;
mod trace;
