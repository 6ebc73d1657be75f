//! The program from the outside: arguments and lines in, text and exit codes out.

mod before;
mod cantina;
mod cards;
mod corpus;
mod database;
mod drill;
mod engine;
mod faults;
mod help;
mod kill;
mod protocol;
mod prune;
mod records;
mod serve;
mod sim;
mod stage;
mod tls;
