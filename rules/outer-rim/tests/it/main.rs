//! The rules, chapter by chapter; each test names the rules it holds.

mod acceptance;
mod ambitions;
mod boxes;
mod branches;
mod combat;
mod company;
mod content;
mod corpus;
mod deals;
mod docs;
mod encounters;
mod expansion;
mod favors;
mod goods;
mod hunted;
mod hunter;
mod language;
mod laws;
mod market;
mod movement;
mod odds;
mod players;
mod setup;
mod solo;
mod support;
mod trace;
