//! OR-2.14, OR-2.15: everybody has a card to start with, whoever plays.

use crate::support::{house, with_of};
use outer_rim::{Action, CharacterId, Content, Edition, OuterRim, State};
use std::sync::Arc;
use tabletop::{Answer, Dice, Game, Menu, Seat, Stage};

/// Every set of one to four characters of a table.
fn sets(content: &Content, expansion: bool) -> Vec<Vec<CharacterId>> {
    let of_table =
        |one: &CharacterId| expansion || content.character(*one).edition == Edition::Base;
    let all = (0..content.characters.len()).map(|idx| CharacterId(idx as u8));
    let all: Vec<CharacterId> = all.filter(of_table).collect();
    let mut found: Vec<Vec<CharacterId>> = Vec::new();
    for mask in 1_u32..1 << all.len() {
        if mask.count_ones() <= 4 {
            let chosen = all.iter().enumerate().filter(|(idx, _)| mask >> idx & 1 == 1);
            found.push(chosen.map(|(_, one)| *one).collect());
        }
    }
    found
}

/// A table at which these characters are taken; other choices are answered with their first item.
fn dealt(content: &Arc<Content>, expansion: bool, set: &[CharacterId]) -> State {
    let setup = with_of(content, set.len() as u8, |options| options.expansion = expansion);
    let mut state = OuterRim::blank(&setup, content);
    let (mut dice, mut events, mut menu) = (Dice::swift(3), Vec::new(), Menu::new());
    OuterRim::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
    while state.round() == 0 {
        let open = OuterRim::pending(&state).first().expect("a choice");
        OuterRim::menu(&state, open.id, &mut menu);
        let items = menu.items();
        let wanted = set.iter().map(|one| Action::TakeCharacter(*one));
        let item = wanted.into_iter().find(|item| items.contains(item)).unwrap_or(items[0]);
        let mut stage = Stage::new(&mut state, &mut dice, &mut events);
        OuterRim::decide(&mut stage, open.seat, &Answer::Item(item));
    }
    state
}

#[test]
fn every_set_of_characters_finds_its_starting_cards() {
    // Rules: OR-2.14, OR-2.15, UB-3.3
    let content = house();
    for expansion in [false, true] {
        for set in sets(&content, expansion) {
            let state = dealt(&content, expansion, &set);
            for seat in Seat::all(set.len() as u8) {
                let player = state.player(seat);
                let character = content.character(player.character().expect("a character"));
                assert!(set.contains(&player.character().expect("a character")));
                let number = |card| content.card(card).number;
                let n_cards = player
                    .held()
                    .filter(|held| number(held.card) == Some(character.setup.databank));
                assert_eq!(n_cards.count(), 1, "{} of {set:?}", character.id);
            }
        }
    }
}

#[test]
fn base_characters_start_as_the_specification_splits_them() {
    // Rules: OR-2.15
    // Open, and the default: the split of #91 and #92.
    let content = house();
    let of = |number: u16| -> Vec<&str> {
        let base = content.characters.iter().filter(|one| one.edition == Edition::Base);
        base.filter(|one| one.setup.databank == number).map(|one| &*one.id).collect()
    };
    assert_eq!(of(90), ["boba-fett", "bossk", "ig-88", "ketsu-onyo"]);
    assert_eq!(of(91), ["han-solo", "lando-calrissian"]);
    assert_eq!(of(92), ["doctor-aphra", "jyn-erso"]);
}
