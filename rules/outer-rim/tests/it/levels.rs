//! OR-26: levels of the house for solo games; UB-16.2: a requirement nobody says.

use crate::solo::dealt;
use crate::support::{content, house, house_packs, with};
use outer_rim::{
    Content, Event, HouseLevel, OpponentEvent, Opponents, Options, Pack, Setup, SetupFault,
    SoloLevel,
};
use tabletop::Seat;

fn solo(level: SoloLevel, opponents: Opponents) -> Setup {
    with(1, |options| {
        options.expansion = true;
        options.opponents = opponents;
        options.level = level;
    })
}

#[test]
fn a_level_of_the_house_gives_opponents_a_head_start() {
    // Rules: OR-26.1, OR-26.2, OR-26.3
    let begins = |level| {
        let (state, events) = dealt(&solo(level, Opponents::Courier), 3);
        let them = state.player(Seat::new(1));
        let you = state.player(Seat::new(0));
        assert_eq!((you.credits(), you.fame_gained()), (4000, 0));
        let told = events
            .iter()
            .any(|event| matches!(event, Event::Opponent(OpponentEvent::HeadStart { .. })));
        (them.credits(), them.fame_gained(), told)
    };
    // The fixture: two fame and 3,000 credits; three fame and no credits.
    assert_eq!(begins(SoloLevel::Printed), (6000, 0, false));
    assert_eq!(begins(SoloLevel::Feared), (6000 + 3000, 2, true));
    assert_eq!(begins(SoloLevel::Legendary), (6000, 3, true));
    // Both opponents have it, each beyond its own share.
    let (state, _) = dealt(&solo(SoloLevel::Feared, Opponents::Both), 3);
    let credits = [1, 2].map(|seat| state.player(Seat::new(seat)).credits());
    assert_eq!(credits, [6000 + 1000, 8000 + 1000]);
}

#[test]
fn a_level_that_the_set_does_not_know_is_refused() {
    // Rules: OR-26.2
    let mut setup = Setup::of(1);
    setup.options.expansion = true;
    setup.options.opponents = Opponents::BountyHunter;
    setup.options.level = SoloLevel::Feared;
    assert_eq!(setup.check(&content()), Err(SetupFault::Level));
    // At a table of several it says nothing.
    setup.seats = 2;
    assert_eq!(setup.check(&content()), Ok(()));
    // The shipped set knows every level for all opponents, and the higher one gives more.
    for opponents in [Opponents::Courier, Opponents::BountyHunter, Opponents::Both] {
        let worth = |level| {
            let HouseLevel { fame, credits, .. } =
                *house().house_level(level, opponents).expect("a level");
            // OR-25.13: eight thousand credits buy a fame.
            i32::from(fame) * 8000 + credits
        };
        assert!(worth(SoloLevel::Feared) > 0, "{opponents:?}");
        assert!(worth(SoloLevel::Legendary) > worth(SoloLevel::Feared), "{opponents:?}");
        assert!(house().house_level(SoloLevel::Printed, opponents).is_none());
    }
}

#[test]
fn a_set_says_each_level_once_and_leaves_something_to_play_for() {
    // Rules: OR-26.2, OR-26.3
    let faults = |more: &str| {
        let pack: Pack = toml::from_str(more).expect("a pack");
        let packs = house_packs().into_iter().chain([("more".to_string(), pack)]);
        let faults = Content::gather("more", packs.collect::<Vec<_>>()).expect_err("faults");
        assert!(faults.iter().all(|fault| fault.file == "more"), "{faults:?}");
        faults.len()
    };
    assert_eq!(faults("[[level]]\nlevel = \"feared\"\nopponents = \"courier\"\n"), 1);
    assert_eq!(faults("[[level]]\nlevel = \"printed\"\nopponents = \"courier\"\n"), 1);
    let wrong = "[[level]]\nlevel = \"printed\"\nopponents = \"both\"\nfame = 6\ncredits = 1500\n";
    assert_eq!(faults(wrong), 3);
}

#[test]
fn options_of_old_tables_mean_the_printed_rules() {
    // Rules: OR-26.1
    let options: Options = toml::from_str("opponents = \"courier\"\nfame = 10\n").expect("options");
    assert_eq!(options, Options::default());
    assert_eq!(options.level, SoloLevel::Printed);
    let options: Options = toml::from_str("level = \"legendary\"\n").expect("options");
    assert_eq!(options.level, SoloLevel::Legendary);
}

#[test]
fn a_requirement_nobody_says_is_the_recommended_one() {
    // Rules: UB-16.2, OR-2.17
    let fame = |words: &str| toml::from_str::<Options>(words).map(|options| options.fame);
    assert_eq!(fame(""), Ok(10));
    assert_eq!(fame("expansion = true\nambitions = true\n"), Ok(8));
    assert_eq!(fame("ambitions = true\nfame = \"recommended\"\n"), Ok(8));
    // Whoever says it has it.
    assert_eq!(fame("ambitions = true\nfame = 10\n"), Ok(10));
    assert_eq!(fame("fame = 12\n"), Ok(12));
    let wrong = fame("fame = \"much\"\n").expect_err("a word").to_string();
    assert!(wrong.contains("recommended"), "{wrong}");
    // What is stored says it, so that it stays as it was.
    let mut options = Options { ambitions: true, expansion: true, ..Options::default() };
    let stored = toml::to_string(&options).expect("words");
    assert_eq!(toml::from_str::<Options>(&stored), Ok(options.clone()));
    options.fame = 8;
    let stored = toml::to_string(&options).expect("words");
    assert_eq!(toml::from_str::<Options>(&stored), Ok(options));
}
