//! The game of the recipe as a hosted game.

use crate::card_set::{self, CardSetError, SetFile};
use crate::{GameId, Hosted, SetupError};
use tabletop::Game as _;
use toy::{Content, Options, Setup, Toy};
use wire::OptionInfo;

impl Hosted for Toy {
    type Options = Options;

    const GAME: GameId = GameId::Toy;
    const CARDS: &'static [SetFile] =
        &[SetFile::shipped("set.toml", include_str!("../../../rules/toy/data/set.toml"))];

    fn setup(n_seats: u8, options: Options, _content: &Content) -> Result<Setup, SetupError> {
        if !Self::SEATS.contains(&n_seats) {
            let message = format!("2 to 4 can play, not {n_seats}");
            return Err(SetupError { message, rule: Some("TY-1.1") });
        }
        Ok(Setup { seats: n_seats, options })
    }

    fn option_infos(_content: &Content) -> Vec<OptionInfo> {
        Vec::new()
    }

    fn options(setup: &Setup) -> Options {
        setup.options
    }

    fn read_content(files: &[SetFile]) -> Result<Content, CardSetError> {
        card_set::one_file::<Self>(files)
    }

    fn check_content(_content: &Content) -> Result<(), Vec<String>> {
        Ok(())
    }

    fn content_name(content: &Content) -> &str {
        &content.name
    }

    fn script(text: &str) -> Result<u32, String> {
        text.parse().map_err(|_| format!("{text} is no number of stones"))
    }
}
