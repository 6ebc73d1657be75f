//! How fast the rules are: random whole games, and each piece of a step.
//! Run with `cargo bench -p outer-rim`.

use outer_rim::{Content, OuterRim, Pack, Setup};
use std::path::Path;
use std::sync::Arc;
use testkit::pace::Pace;

/// How many games one slice plays.
const GAMES: u32 = 60;

fn main() {
    let content = content();
    for expansion in [false, true] {
        for seats in [2, 4] {
            let with = if expansion { "with" } else { "without" };
            pace(seats, expansion, &content).whole_games(
                &format!("{seats} seats, {with} the expansion"),
                GAMES,
                None,
            );
        }
    }
    pace(4, true, &content).pieces("4 seats, with the expansion");
}

fn pace(seats: u8, expansion: bool, content: &Arc<Content>) -> Pace<OuterRim> {
    let mut setup = Setup::of(seats);
    setup.options.expansion = expansion;
    Pace::new(setup, content)
}

fn content() -> Arc<Content> {
    let files = testkit::data::texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("data"));
    let packs = files.into_iter().filter(|(name, _)| !name.starts_with("titles/"));
    let packs: Vec<(String, Pack)> =
        packs.map(|(name, text)| (name, toml::from_str(&text).expect("TOML"))).collect();
    Arc::new(Content::gather("house", packs).expect("a sound set"))
}
