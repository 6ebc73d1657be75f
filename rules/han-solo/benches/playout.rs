//! How fast the rules are: random whole games, and each piece of a step.
//! Run with `cargo bench -p han-solo`.

use han_solo::{Content, HanSolo, Options, Setup};
use std::sync::Arc;
use testkit::pace::Pace;

/// How many games one slice plays.
const GAMES: u32 = 4_000;

fn main() {
    let text = include_str!("../data/tokens.toml");
    let content: Content = toml::from_str(text).expect("the card set is TOML");
    content.check().expect("the card set is sound");
    let content = Arc::new(content);
    let pace = |seats| Pace::<HanSolo>::new(Setup { seats, options: Options::default() }, &content);
    for seats in [2, 4, 6] {
        pace(seats).whole_games(&format!("{seats} seats"), GAMES, Some(allocations));
    }
    pace(4).pieces("4 seats");
}

fn allocations(work: &mut dyn FnMut()) -> u64 {
    allocation_counter::measure(work).count_total
}
