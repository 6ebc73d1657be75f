//! The rules, chapter by chapter; each test names the rules it holds.

mod content;
mod docs;
mod odds;
mod support;
