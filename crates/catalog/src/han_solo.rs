//! The Han Solo Card Game as a hosted game.

use crate::card_set::{self, CardSetError, SetFile};
use crate::{GameId, Hosted, LessonSource, SetupError};
use han_solo::{Content, HanSolo, Options, Setup};
use wire::OptionInfo;

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

    fn option_infos(_content: &Content) -> Vec<OptionInfo> {
        vec![
            OptionInfo::new("contests", &["named", "simple"], "HS-7.3"),
            OptionInfo::new("picks", &["free", "highest"], "HS-7.1"),
            OptionInfo::new("captures", &["once_per_set", "once_per_game"], "HS-8.4"),
            OptionInfo::new("short_round", &["play", "trim"], "HS-2.6"),
            OptionInfo::new("browse_discards", &["false", "true"], "HS-4.6"),
            OptionInfo::new("large_table", &["false", "true"], "HS-2.1"),
        ]
    }

    fn options(setup: &Setup) -> Options {
        setup.options
    }

    fn read_content(files: &[SetFile]) -> Result<Content, CardSetError> {
        card_set::one_file::<Self>(files)
    }

    fn check_content(content: &Content) -> Result<(), Vec<String>> {
        card_set::in_words(content.check())
    }

    fn content_name(content: &Content) -> &str {
        &content.name
    }

    fn script(text: &str) -> Result<u32, String> {
        han_solo::script::parse(text)
    }
}
