//! What coverage is counted by: a traced answer is the answer.

use crate::support::house;
use outer_rim::{At, OuterRim, Setup, trace, trace_deal};
use std::collections::BTreeSet;
use tabletop::{Dice, Game, Menu, Stage};

#[test]
fn a_traced_game_is_the_same_game() {
    let mut setup = Setup::of(3);
    setup.options.expansion = true;
    let content = house();
    let (mut plain, mut traced) =
        (OuterRim::blank(&setup, &content), OuterRim::blank(&setup, &content));
    let (mut dice, mut dice_again) = (Dice::swift(5), Dice::swift(5));
    let (mut events, mut events_again) = (Vec::new(), Vec::new());
    let mut places = Vec::new();
    OuterRim::deal(&mut Stage::new(&mut plain, &mut dice, &mut events));
    let mut stage = Stage::new(&mut traced, &mut dice_again, &mut events_again);
    trace_deal(&mut stage, &mut places);
    assert_eq!(events, events_again);
    let mut menu = Menu::new();
    let mut chooser = Dice::swift(6);
    while let Some(open) = OuterRim::pending(&plain).first() {
        OuterRim::menu(&plain, open.id, &mut menu);
        let answer = menu.sample(&mut chooser);
        (events, events_again) = (Vec::new(), Vec::new());
        let mut stage = Stage::new(&mut plain, &mut dice, &mut events);
        OuterRim::decide(&mut stage, open.seat, &answer);
        let mut stage = Stage::new(&mut traced, &mut dice_again, &mut events_again);
        trace(&mut stage, open.seat, &answer, &mut places);
        assert_eq!(events, events_again);
    }
    assert_eq!(plain, traced);
    let known: BTreeSet<(u16, u8)> = content.places().map(|place| key(place.at)).collect();
    assert!(places.len() > 100, "{} places", places.len());
    assert!(places.iter().all(|at| known.contains(&key(*at))));
}

fn key(at: At) -> (u16, u8) {
    (at.block.0, at.pc)
}
