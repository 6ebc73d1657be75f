//! The Han Solo Card Game: what is counted of every game says enough.

use super::{Nothing, Surveyed};
use catalog::games::HanSolo;

impl Surveyed for HanSolo {
    type Counts = Nothing;
}
