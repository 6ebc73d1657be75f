//! The rules, chapter by chapter; each test names the rules it holds.

mod combat;
mod content;
mod deals;
mod docs;
mod favors;
mod goods;
mod hunted;
mod language;
mod laws;
mod market;
mod movement;
mod odds;
mod setup;
mod support;
mod trace;
