//! One binary: the suite that all bodies must pass, then what only SQLite and only PostgreSQL do.

mod agree;
mod batching;
mod carrying;
mod cut;
mod database;
mod fixture;
mod folder;
mod keys;
mod kill;
mod suite;
mod trouble;
mod upgrade;
mod years;
