//! What lies in a space, and what waits there for the reader.

use super::names;
use super::place;
use super::reader::Reader;
use super::terms;
use crate::args;
use outer_rim::{Errand, Held, Hindrance, SpaceId, SpaceKind, TokenView};

/// What lies in a space, one line for each thing worth knowing.
pub(super) fn contents(reader: &Reader<'_>, space: SpaceId) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(faction) = reader.state.planet_faction(space) {
        let facts = args([
            ("faction", terms::faction(faction).into()),
            ("standing", reader.standing(faction).into()),
        ]);
        lines.push(reader.speaker.say("or-planet-of", &facts));
    }
    // OR-5.2: to a spectator it is what it is to most.
    let stops = |seat| reader.state.maelstrom_stops(seat, space);
    if reader.state.map().kind(space) == SpaceKind::Maelstrom && reader.seat().is_none_or(stops) {
        lines.push(reader.speaker.plain("or-maelstrom-stops"));
    }
    lines.extend(reader.patrols_at(space).map(|faction| reader.patrol(faction)));
    let players = reader.players_at(space).filter(|seat| Some(*seat) != reader.seat());
    let players: Vec<String> = players.map(|seat| reader.player(seat)).collect();
    if !players.is_empty() {
        let facts = args([("players", players.join(", ").into())]);
        lines.push(reader.speaker.say("or-players-here", &facts));
    }
    lines.extend(contacts(reader, space));
    lines.extend(business(reader, space));
    lines
}

/// The contacts of a planet: those with a name, and the backs of the others.
fn contacts(reader: &Reader<'_>, space: SpaceId) -> Vec<String> {
    let (mut named, mut backs) = (Vec::new(), Vec::new());
    for spot in reader.spots_at(space) {
        match reader.view.spots[usize::from(spot)].token {
            TokenView::Empty => {}
            TokenView::Down { class, .. } => backs.push(names::class(reader.speaker, class)),
            TokenView::Known { .. } | TokenView::Up(_) => named.extend(reader.token(spot)),
        }
    }
    let mut lines = Vec::new();
    if !named.is_empty() {
        let facts = args([("contacts", named.join(", ").into())]);
        lines.push(reader.speaker.say("or-contacts-here", &facts));
    }
    if !backs.is_empty() {
        let facts = args([("contacts", backs.join(", ").into())]);
        lines.push(reader.speaker.say("or-contacts-down", &facts));
    }
    lines
}

/// What the reader carries for this space.
fn business(reader: &Reader<'_>, space: SpaceId) -> Vec<String> {
    let Some(seat) = reader.seat() else { return Vec::new() };
    let here = reader.state.errands(seat).filter(|(_, errand)| errand.space() == Some(space));
    let line = |(held, _): (&Held, Errand)| {
        let asset = reader.content.asset(held.card, held.turned);
        let is_job = asset.is_some_and(|asset| asset.job.is_some());
        let kind = if is_job { "job" } else { "cargo" };
        let facts = args([("card", reader.card(held.card).into()), ("kind", kind.into())]);
        reader.speaker.say("or-business-here", &facts)
    };
    here.map(line).collect()
}

/// A space in one line: its name, how far it is, and what lies there.
pub(super) fn line(reader: &Reader<'_>, space: SpaceId, distance: u8) -> String {
    let inside = reader.contents(space);
    let name = reader.space(space);
    // The line begins with the distance, if there is one.
    let name = if distance == 0 { names::capital(&name) } else { name };
    let facts = args([
        ("distance", distance.into()),
        ("space", name.into()),
        ("contents", inside.join(" · ").into()),
    ]);
    let key = if inside.is_empty() { "or-space-empty" } else { "or-space" };
    reader.speaker.say(key, &facts)
}

/// What would stop the reader in a space, or lies in wait for them there, in words.
pub(super) fn hindrance(reader: &Reader<'_>, space: SpaceId) -> Option<String> {
    let said = reader.state.hindrances(reader.seat()?, space).map(|against| match against {
        Hindrance::Maelstrom => reader.speaker.plain("or-maelstrom-stops"),
        Hindrance::Patrol(faction) => reader.patrol(faction),
    });
    let said: Vec<String> = said.collect();
    (!said.is_empty()).then(|| said.join(" · "))
}

/// Whether there is anything to say of the space.
pub(super) fn is_notable(reader: &Reader<'_>, space: SpaceId) -> bool {
    place::is_named(reader.content, space) || !reader.contents(space).is_empty()
}
