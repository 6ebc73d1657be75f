//! The game of the recipe: its bots play at random.

use crate::Bots;
use toy::Toy;

impl Bots for Toy {}
