//! What the tests share.

use han_solo::{Content, Setup};
use std::sync::Arc;

/// The card set of the house.
pub fn content() -> Arc<Content> {
    let content: Content =
        toml::from_str(include_str!("../../data/tokens.toml")).expect("the card set is TOML");
    content.check().expect("the card set is sound");
    Arc::new(content)
}

/// A table of so many seats, by the default rulings.
pub fn seats(seats: u8) -> Setup {
    let mut setup = Setup { seats, options: han_solo::Options::default() };
    setup.options.large_table = seats > 6;
    setup
}
