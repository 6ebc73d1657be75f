//! Outer Rim with Unfinished Business as a hosted game.

mod drawn;
mod files;

use crate::card_set::{self, CardSetError, SetFault, SetFile};
use crate::formats::ToJson as _;
use crate::{CardSet, GameId, Hosted, LessonSource, SetupError};
use outer_rim::{
    Content, Options, OuterRim, Pack, Setup, SetupFault, TitleFault, TitleMismatch, Titles,
};
use std::sync::LazyLock;
use wire::OptionInfo;

/// What a set is called that does not say so itself.
const NAME: &str = "a set without a name";
/// The option that brings along what others need.
const EXPANSION: &str = "expansion";
/// The folder of a set whose files say what things are called, one folder a language.
const TITLES: &str = "titles/";

/// The shipped set is large, and lessons, tests and tables ask for it: it is read once.
static SHIPPED: LazyLock<CardSet<OuterRim>> =
    LazyLock::new(|| CardSet::read(files::FILES).expect("the shipped set is checked by a test"));

impl Hosted for OuterRim {
    type Options = Options;

    const GAME: GameId = GameId::OuterRim;
    const CARDS: &'static [SetFile] = files::FILES;

    const LESSONS: &'static [LessonSource] = &[LessonSource {
        id: "first-game",
        file: "lessons/outer-rim/first-game.toml",
        text: include_str!("../../../lessons/outer-rim/first-game.toml"),
    }];

    fn setup(n_seats: u8, options: Options, content: &Content) -> Result<Setup, SetupError> {
        let setup = Setup { seats: n_seats, options };
        match setup.check(content) {
            Ok(()) => Ok(setup),
            Err(fault) => Err(SetupError { message: fault.to_string(), rule: rule(&fault) }),
        }
    }

    fn option_infos(content: &Content) -> Vec<OptionInfo> {
        let switch = ["false", "true"];
        let opponents = ["courier", "bounty_hunter", "both"];
        vec![
            OptionInfo::new(EXPANSION, &switch, "UB-1.1"),
            OptionInfo::new("favors", &switch, "UB-13.1").needing(EXPANSION, &["true"]),
            OptionInfo::new("ambitions", &switch, "UB-16.1").needing(EXPANSION, &["true"]),
            OptionInfo::new("opponents", &opponents, "OR-25.1")
                .needing(EXPANSION, &["bounty_hunter", "both"]),
            OptionInfo::new("level", &["printed", "feared", "legendary"], "OR-26.1"),
            OptionInfo::new("fame", &["recommended", "8", "9", "10", "11", "12"], "OR-2.17"),
            OptionInfo {
                things: content.board.tile.iter().map(|tile| tile.id.to_string()).collect(),
                ..OptionInfo::new("board", &["recommended", "random"], "OR-2.1")
            },
            OptionInfo::new("characters", &["pick", "random"], "OR-2.10"),
            OptionInfo::new("rounds", &["60", "40", "30", "20"], "OR-22.3"),
        ]
    }

    fn options(setup: &Setup) -> Options {
        setup.options.clone()
    }

    fn read_content(files: &[SetFile]) -> Result<Content, CardSetError> {
        let (titles, things): (Vec<&SetFile>, Vec<&SetFile>) =
            files.iter().partition(|file| file.path.starts_with(TITLES));
        let mut packs: Vec<(String, Pack)> = Vec::new();
        for file in things {
            packs.push((file.path.to_string(), card_set::parse(file)?));
        }
        let name = packs.iter().find_map(|(_, pack)| pack.name.clone());
        let mut content =
            Content::gather(name.as_deref().unwrap_or(NAME), packs).map_err(|faults| {
                let fault = |fault: outer_rim::ContentFault| SetFault {
                    file: fault.file,
                    message: format!("{}: {}", fault.thing, fault.message),
                };
                CardSetError::Faults(faults.into_iter().map(fault).collect())
            })?;
        let mut faults = Vec::new();
        for file in titles {
            let language = file.path[TITLES.len()..].split('/').next().unwrap_or_default();
            let more: Titles = card_set::parse(file)?;
            faults.extend(strangers(file, &more, &content));
            content.titles.entry(language.to_owned()).or_default().add(more);
        }
        if faults.is_empty() { Ok(content) } else { Err(CardSetError::Faults(faults)) }
    }

    // Whoever gathers a set checks it.
    fn check_content(_content: &Content) -> Result<(), Vec<String>> {
        Ok(())
    }

    fn content_name(content: &Content) -> &str {
        &content.name
    }

    fn script(text: &str) -> Result<u32, String> {
        outer_rim::chance::parse(text)
    }

    fn cards() -> CardSet<Self> {
        SHIPPED.clone()
    }

    fn drawn_content(content: &Content) -> String {
        drawn::content(&Self::to_json(content))
    }
}

/// Titles of things that do not exist: most likely a misspelt name. A thing without a title is
/// no fault; it is called by its name in the files.
fn strangers(file: &SetFile, titles: &Titles, content: &Content) -> Vec<SetFault> {
    let fault = |mismatch: TitleMismatch| {
        let message = match mismatch.fault {
            TitleFault::Untitled => return None,
            TitleFault::Stranger => "there is no such thing in the set",
        };
        let message = format!("{} {}: {message}", mismatch.kind, mismatch.id);
        Some(SetFault { file: file.path.to_string(), message })
    };
    titles.mismatches(content).into_iter().filter_map(fault).collect()
}

/// The rule that a setup breaks.
fn rule(fault: &SetupFault) -> Option<&'static str> {
    match fault {
        SetupFault::Seats(_) => Some("OR-1.1"),
        SetupFault::Fame(_) => Some("OR-2.17"),
        SetupFault::Board => Some("OR-2.1"),
        SetupFault::Favors => Some("UB-13.9"),
        SetupFault::Ambitions => Some("UB-16.1"),
        SetupFault::Opponents => Some("UB-18.1"),
        SetupFault::Level => Some("OR-26.2"),
        _ => None,
    }
}
