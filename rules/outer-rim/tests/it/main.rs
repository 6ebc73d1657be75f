//! The rules, chapter by chapter; each test names the rules it holds.

mod combat;
mod content;
mod docs;
mod goods;
mod language;
mod laws;
mod market;
mod movement;
mod odds;
mod setup;
mod support;
mod trace;
