//! One binary: the suite that both bodies must pass, then what only SQLite does.

mod agree;
mod batching;
mod fixture;
mod folder;
mod keys;
mod kill;
mod suite;
mod trouble;
mod upgrade;
mod years;
