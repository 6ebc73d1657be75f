//! The room as a state machine: inputs in, outputs out, no clock but the one passed in.

mod again;
mod agreeing;
mod bench;
mod bots;
mod bounds;
mod clock;
mod deals;
mod hints;
mod lesson;
mod long;
mod manners;
mod readings;
mod retries;
mod rules;
mod seats;
mod secrecy;
mod simulator;
mod sitting;
mod spectators;
mod storage;
mod twins;
mod undo;
