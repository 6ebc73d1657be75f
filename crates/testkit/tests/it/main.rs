//! The kit, tried on two toys: the laws hold for sound games, and each law
//! finds the flaw it is there for.

mod flaws;
mod laws;
mod records;
mod scenarios;
mod toys;
