//! What spaces are called. A navpoint has no name of its own: it is told by the planets beside it.

use super::names;
use crate::lang::elided;
use crate::{Speaker, args};
use outer_rim::{Content, End, Endcap, SpaceId, SpaceKind, Tile};

/// The name of a space inside a sentence; a line that begins with it takes a capital.
pub(super) fn space(speaker: &Speaker<'_>, content: &Content, space: SpaceId) -> String {
    let id = content.space_name(space);
    if let Some(title) = names::space_title(speaker, content, id) {
        return names::within(&title);
    }
    let of_tile = content.board.tile.iter().find_map(|tile| on_tile(speaker, content, tile, space));
    let of_end = || content.board.endcap.iter().find_map(|end| at_end(speaker, end, id));
    of_tile.or_else(of_end).unwrap_or_else(|| names::capital(&id.replace('-', " ")))
}

/// Whether people know it by name.
pub(super) fn is_named(content: &Content, space: SpaceId) -> bool {
    kind(content, space) != Some(SpaceKind::Navpoint)
}

/// Whether one is in it or on it, for languages that tell them apart.
pub(super) fn within(content: &Content, space: SpaceId) -> &'static str {
    match kind(content, space) {
        Some(SpaceKind::Core | SpaceKind::Maelstrom) => "area",
        Some(SpaceKind::Planet | SpaceKind::Navpoint) | None => "space",
    }
}

/// What kind of space it is.
pub(super) fn kind(content: &Content, space: SpaceId) -> Option<SpaceKind> {
    let id = content.space_name(space);
    let of_tiles = content.board.tile.iter().flat_map(|tile| &tile.spaces);
    let of_ends = content.board.endcap.iter().flat_map(|end| &end.spaces);
    of_tiles.chain(of_ends).find(|one| &*one.id == id).map(|one| one.kind)
}

/// OR-3.7, UB-2.3: on which planet a contact spot is: the printed ones first, then the planets.
pub(super) fn of_spot(content: &Content, spot: u8) -> Option<SpaceId> {
    let printed = content.board.tile.iter().flat_map(|tile| &tile.spaces);
    let printed = printed.flat_map(|space| std::iter::repeat_n(&space.id, space.contacts.len()));
    let on_planets = (0..content.n_spaces())
        .map(|idx| SpaceId(idx as u8))
        .filter(|space| kind(content, *space).is_some_and(SpaceKind::is_planet));
    let named = printed.filter_map(|id| content.space_named(id));
    named.chain(on_planets).nth(usize::from(spot))
}

// How far the spaces of a tile are from one of them, within the tile.
fn steps(tile: &Tile, from: SpaceId, to: SpaceId) -> usize {
    let mut reached = vec![from];
    for distance in 0..=tile.spaces.len() {
        if reached.contains(&to) {
            return distance;
        }
        let next: Vec<SpaceId> = tile
            .routes
            .iter()
            .flat_map(|[one, other]| [(one.id(), other.id()), (other.id(), one.id())])
            .filter(|(one, _)| reached.contains(one))
            .map(|(_, other)| other)
            .collect();
        reached.extend(next);
    }
    usize::MAX
}

fn on_tile(
    speaker: &Speaker<'_>,
    content: &Content,
    tile: &Tile,
    space: SpaceId,
) -> Option<String> {
    let ids: Vec<SpaceId> =
        tile.spaces.iter().filter_map(|one| content.space_named(&one.id)).collect();
    if !ids.contains(&space) {
        return None;
    }
    let title = |one: &SpaceId| {
        names::space_title(speaker, content, content.space_name(*one))
            .map(|title| names::within(&title))
    };
    let mut near: Vec<(usize, String)> =
        ids.iter().filter_map(|one| Some((steps(tile, space, *one), title(one)?))).collect();
    near.sort_by_key(|(distance, _)| *distance);
    let (distance, nearest) = near.first()?.clone();
    if let Some((_, other)) = near.get(1).filter(|(other, _)| *other == distance) {
        let between = args([("one", nearest.into()), ("other", other.clone().into())]);
        return Some(speaker.say("or-nav-between", &between));
    }
    let to_end = |ends: &[outer_rim::Ref<SpaceId>; 2]| {
        ends.iter().map(|end| steps(tile, space, end.id())).min().unwrap_or(usize::MAX)
    };
    let side =
        if to_end(&tile.spinward) < to_end(&tile.trailing) { "spinward" } else { "trailing" };
    let far = if distance > 1 { "far" } else { "near" };
    let near = args([
        ("of", elided(&nearest).into()),
        ("place", nearest.into()),
        ("side", side.into()),
        ("far", far.into()),
    ]);
    Some(speaker.say("or-nav-beside", &near))
}

fn at_end(speaker: &Speaker<'_>, endcap: &Endcap, id: &str) -> Option<String> {
    endcap.spaces.iter().find(|one| &*one.id == id)?;
    let end = match endcap.end {
        End::Spinward => "spinward",
        End::Trailing => "trailing",
    };
    Some(speaker.say("or-nav-end", &args([("end", end.into())])))
}
