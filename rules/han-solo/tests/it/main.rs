//! The rules, chapter by chapter; each test names the rules it holds.

mod dice;
mod end;
mod falcon;
mod forecast;
mod formats;
mod laws;
mod parts;
mod piles;
mod positions;
mod ranking;
mod reveal;
mod secrecy;
mod setup;
mod sharing;
mod support;
mod turns;
mod whole;
