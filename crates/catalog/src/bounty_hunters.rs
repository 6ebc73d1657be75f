//! Star Wars: Bounty Hunters as a hosted game.

use crate::{GameId, Hosted, LessonSource, SetFile, SetupError};
use bounty_hunters::{BountyHunters, Content, Options, Setup};
use std::collections::BTreeMap;

impl Hosted for BountyHunters {
    type Options = Options;

    const GAME: GameId = GameId::BountyHunters;
    const CARDS: &'static [SetFile] = &[SetFile::shipped(
        "cards.toml",
        include_str!("../../../rules/bounty-hunters/data/cards.toml"),
    )];

    const LESSONS: &'static [LessonSource] = &[LessonSource {
        id: "first-game",
        file: "lessons/bounty-hunters/first-game.toml",
        text: include_str!("../../../lessons/bounty-hunters/first-game.toml"),
    }];

    fn setup(n_seats: u8, options: Options, _content: &Content) -> Result<Setup, SetupError> {
        let setup = Setup { seats: n_seats, options };
        match setup.check() {
            Ok(()) => Ok(setup),
            Err(fault) => Err(SetupError { message: fault.to_string(), rule: None }),
        }
    }

    fn option_infos() -> Vec<wire::OptionInfo> {
        let info = |name: &str, values: [&str; 2], rule: &str| wire::OptionInfo {
            name: name.to_owned(),
            values: values.map(str::to_owned).to_vec(),
            things: Vec::new(),
            needs: BTreeMap::new(),
            rule: rule.to_owned(),
        };
        vec![
            info("introductory", ["false", "true"], "BH-12.1"),
            info("passed_hand_reminder", ["true", "false"], "BH-5.1"),
            info("activate_same_turn", ["false", "true"], "BH-4.9"),
            info("double_duos", ["unique", "every"], "BH-9.3"),
            info("majority_needs_crate", ["true", "false"], "BH-11.3"),
            info("credit_supply", ["unlimited", "box"], "BH-13.6"),
        ]
    }

    fn options(setup: &Setup) -> Options {
        setup.options
    }

    fn check_content(content: &Content) -> Result<(), Vec<String>> {
        content.check().map_err(|faults| faults.iter().map(ToString::to_string).collect())
    }

    fn content_name(content: &Content) -> &str {
        &content.name
    }

    fn script(text: &str) -> Result<u32, String> {
        bounty_hunters::script::parse(text)
    }

    #[cfg(feature = "schema")]
    fn schemas() -> Vec<(&'static str, schemars::Schema)> {
        use schemars::schema_for;
        vec![
            ("position", schema_for!(bounty_hunters::Position)),
            ("action", schema_for!(tabletop::Answer<bounty_hunters::Action>)),
            ("view", schema_for!(bounty_hunters::View)),
            ("event", schema_for!(bounty_hunters::Event)),
            ("sight", schema_for!(bounty_hunters::Sight)),
            ("options", schema_for!(Options)),
            ("content", schema_for!(Content)),
            ("record", schema_for!(crate::Record<Self>)),
        ]
    }
}
