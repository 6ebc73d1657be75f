//! The Han Solo Card Game as a hosted game.

use crate::{GameId, Hosted, LessonSource, SetFile, SetupError};
use han_solo::{Content, HanSolo, Options, Setup};
use std::collections::BTreeMap;

impl Hosted for HanSolo {
    type Options = Options;

    const GAME: GameId = GameId::HanSolo;
    const CARDS: &'static [SetFile] = &[SetFile::shipped(
        "tokens.toml",
        include_str!("../../../rules/han-solo/data/tokens.toml"),
    )];

    const LESSONS: &'static [LessonSource] = &[LessonSource {
        id: "first-game",
        file: "lessons/han-solo/first-game.toml",
        text: include_str!("../../../lessons/han-solo/first-game.toml"),
    }];

    fn setup(n_seats: u8, options: Options, _content: &Content) -> Result<Setup, SetupError> {
        let most = if options.large_table { 8 } else { 6 };
        if !(2..=most).contains(&n_seats) {
            let message = format!(
                "{n_seats} cannot play: it takes 2 to {most} (7 and 8 with the option large_table)"
            );
            return Err(SetupError { message, rule: Some("HS-2.1") });
        }
        Ok(Setup { seats: n_seats, options })
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
            info("contests", ["named", "simple"], "HS-7.3"),
            info("picks", ["free", "highest"], "HS-7.1"),
            info("captures", ["once_per_set", "once_per_game"], "HS-8.4"),
            info("short_round", ["play", "trim"], "HS-2.6"),
            info("browse_discards", ["false", "true"], "HS-4.6"),
            info("large_table", ["false", "true"], "HS-2.1"),
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
        han_solo::script::parse(text)
    }

    #[cfg(feature = "schema")]
    fn schemas() -> Vec<(&'static str, schemars::Schema)> {
        use schemars::schema_for;
        vec![
            ("position", schema_for!(han_solo::Position)),
            ("action", schema_for!(tabletop::Answer<han_solo::Action>)),
            ("view", schema_for!(han_solo::View)),
            ("event", schema_for!(han_solo::Event)),
            ("sight", schema_for!(han_solo::Sight)),
            ("options", schema_for!(Options)),
            ("content", schema_for!(Content)),
            ("record", schema_for!(crate::Record<Self>)),
        ]
    }
}
