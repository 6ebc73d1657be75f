//! Star Wars: Bounty Hunters as a hosted game.

use crate::card_set::{self, CardSetError, SetFile};
use crate::{GameId, Hosted, LessonSource, SetupError};
use bounty_hunters::{BountyHunters, Content, Options, Setup};
use wire::OptionInfo;

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

    fn option_infos(_content: &Content) -> Vec<OptionInfo> {
        vec![
            OptionInfo::new("introductory", &["false", "true"], "BH-12.1"),
            OptionInfo::new("passed_hand_reminder", &["true", "false"], "BH-5.1"),
            OptionInfo::new("activate_same_turn", &["false", "true"], "BH-4.9"),
            OptionInfo::new("double_duos", &["unique", "every"], "BH-9.3"),
            OptionInfo::new("majority_needs_crate", &["true", "false"], "BH-11.3"),
            OptionInfo::new("credit_supply", &["unlimited", "box"], "BH-13.6"),
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
        bounty_hunters::script::parse(text)
    }
}
