//! The rules, chapter by chapter; each test names the rules it holds.

mod support;
mod whole;
