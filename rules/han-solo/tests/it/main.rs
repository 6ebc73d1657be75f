//! The rules, chapter by chapter; each test names the rules it holds.

mod laws;
mod support;
mod whole;
