//! The shipped card set.

use bounty_hunters::Content;

fn shipped() -> Content {
    toml::from_str(include_str!("../../data/cards.toml")).expect("the shipped set is readable")
}

#[test]
fn the_shipped_set_passes_its_check() {
    // Rules: BH-1.1, BH-1.2, BH-1.7
    assert_eq!(shipped().check(), Ok(()));
}
