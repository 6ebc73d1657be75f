mod cards;
mod invariants;
mod laws;
mod support;
