//! Dense tables of a gathered set.

use super::{AbilityPlace, CORE_DECK, Content, NAVPOINT_DECK, Pack, SpaceInfo};
use crate::{
    Block, Board, Card, CardId, Deck, Edition, Effect, Encounter, EncounterId, Script, Space,
    SpaceKind, TileId,
};
use alloc::string::ToString;
use alloc::sync::Arc;
use alloc::vec::Vec;

/// All spaces in the order of their numbers: tiles first, then endcaps.
pub(super) fn all_spaces(board: &Board) -> impl Iterator<Item = &Space> {
    let tiles = board.tile.iter().flat_map(|tile| &tile.spaces);
    tiles.chain(board.endcap.iter().flat_map(|endcap| &endcap.spaces))
}

pub(super) fn index(
    name: &str,
    board: Board,
    mut all: Pack,
    blocks: Vec<Arc<[Effect]>>,
    abilities: Vec<AbilityPlace>,
) -> Content {
    all.patrol.sort_by_key(|patrol| patrol.level);
    let decks = Deck::ALL.iter().map(|deck| deck_cards(&all.card, *deck)).collect();
    let encounter_decks = encounter_decks(&board, &all.encounter);
    let spaces = spaces(&board, &all.encounter, &encounter_decks);
    Content {
        name: name.to_string(),
        databank: databank(&all.card),
        decks,
        encounter_decks,
        spaces,
        maps: Vec::new(),
        blocks,
        things: Vec::new(),
        abilities,
        board,
        characters: all.character,
        ships: all.ship,
        cards: all.card,
        contacts: all.contact,
        encounters: all.encounter,
        patrols: all.patrol,
        ambitions: all.ambition,
        ai_cards: all.ai,
        levels: all.level,
        titles: alloc::collections::BTreeMap::new(),
    }
}

fn deck_cards(cards: &[Card], deck: Deck) -> Vec<CardId> {
    let of_deck = |(_, card): &(usize, &Card)| card.deck == Some(deck);
    cards.iter().enumerate().filter(of_deck).map(|(idx, _)| CardId(idx as u16)).collect()
}

fn databank(cards: &[Card]) -> Vec<(u16, Vec<CardId>)> {
    let mut numbers: Vec<u16> = cards.iter().filter_map(|card| card.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    let with = |number: u16| {
        let has = |(_, card): &(usize, &Card)| card.number == Some(number);
        cards.iter().enumerate().filter(has).map(|(idx, _)| CardId(idx as u16)).collect()
    };
    numbers.into_iter().map(|number| (number, with(number))).collect()
}

fn encounter_decks(board: &Board, encounters: &[Encounter]) -> Vec<Vec<EncounterId>> {
    let names = board.tile.iter().map(|tile| &*tile.id).chain([NAVPOINT_DECK, CORE_DECK]);
    let of = |deck: &str| {
        let has = |(_, card): &(usize, &Encounter)| &*card.deck == deck;
        encounters.iter().enumerate().filter(has).map(|(idx, _)| EncounterId(idx as u16)).collect()
    };
    names.map(of).collect()
}

fn spaces(board: &Board, encounters: &[Encounter], decks: &[Vec<EncounterId>]) -> Vec<SpaceInfo> {
    let of_tiles = board.tile.iter().enumerate().flat_map(|(idx, tile)| {
        tile.spaces.iter().map(move |space| (Some(TileId(idx as u8)), space))
    });
    let of_ends = board.endcap.iter().flat_map(|cap| &cap.spaces).map(|space| (None, space));
    let info = |(tile, space): (Option<TileId>, &Space)| SpaceInfo {
        name: space.id.clone(),
        kind: space.kind,
        faction: space.faction,
        tile,
        sections: match (tile, space.kind) {
            (Some(tile), SpaceKind::Planet | SpaceKind::Maelstrom) => {
                sections(encounters, &decks[tile.idx()], &space.id)
            }
            _ => Vec::new(),
        },
    };
    of_tiles.chain(of_ends).map(info).collect()
}

fn sections(encounters: &[Encounter], deck: &[EncounterId], space: &str) -> Vec<Block> {
    let section = |card: &EncounterId| {
        encounters[card.idx()].sections.get(space).map_or(Script::EMPTY, Script::block)
    };
    deck.iter().map(section).collect()
}

impl Content {
    /// The number of the navpoint deck among the encounter decks.
    pub(crate) fn navpoint_deck(&self) -> u8 {
        self.board.tile.len() as u8
    }

    /// UB-4.2: the number of the deck of the Core Worlds.
    pub(crate) fn core_deck(&self) -> u8 {
        self.board.tile.len() as u8 + 1
    }

    /// How many encounter decks there are.
    pub(crate) fn n_encounter_decks(&self) -> usize {
        self.encounter_decks.len()
    }

    /// A section that is not named for a space.
    pub(crate) fn section(&self, card: EncounterId, name: &str) -> Block {
        self.encounters[card.idx()].sections.get(name).map_or(Script::EMPTY, Script::block)
    }

    /// Whether a thing of this box is used.
    pub(crate) fn in_use(edition: Edition, expansion: bool) -> bool {
        expansion || edition == Edition::Base
    }
}
