//! What lies in a space, and how one gets there.

use super::names;
use super::place;
use super::reader::Reader;
use super::terms;
use crate::args;
use outer_rim::{SpaceId, SpaceKind, TokenView};

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
    let player = &reader.view.players[seat.idx()];
    let mut lines = Vec::new();
    for held in &player.cards {
        let Some(asset) = reader.content.asset(held.card, held.turned) else { continue };
        let to = match (held.captive, &asset.bounty, &asset.cargo, &asset.job) {
            (Some(_), Some(bounty), _, _) => bounty.to.id() == space,
            (None, _, Some(cargo), _) => aims(reader, held, &cargo.to, space),
            (None, _, _, Some(job)) => aims(reader, held, &job.at, space),
            _ => false,
        };
        if to {
            let kind = if asset.job.is_some() { "job" } else { "cargo" };
            let facts = args([("card", reader.card(held.card).into()), ("kind", kind.into())]);
            lines.push(reader.speaker.say("or-business-here", &facts));
        }
    }
    lines
}

fn aims(
    reader: &Reader<'_>,
    held: &outer_rim::Held,
    to: &outer_rim::Destination,
    space: SpaceId,
) -> bool {
    match to {
        outer_rim::Destination::Space(one) => one.id() == space,
        outer_rim::Destination::Patrol(faction) => reader.state.patrol(*faction).space == space,
        outer_rim::Destination::Marked => held.mark == Some(space),
        outer_rim::Destination::Player | outer_rim::Destination::Planet => false,
    }
}

/// A space in one line: its name, how far it is, and what lies there.
pub(super) fn line(reader: &Reader<'_>, space: SpaceId, distance: u8) -> String {
    let inside = contents(reader, space);
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

/// A space that one move can reach.
#[derive(Clone, Copy)]
pub(super) struct Reached {
    pub space: SpaceId,
    /// How many steps it takes.
    pub steps: u8,
    /// The space before it on the way that a course takes.
    pub from: SpaceId,
}

/// OR-5: the spaces one move can reach, nearest first.
pub(super) fn reach(reader: &Reader<'_>) -> Vec<Reached> {
    let me = reader.me();
    let map = reader.state.map();
    let most = reader.state.hyperdrive(me).clamp(0, i32::from(u8::MAX)) as u8;
    let here = reader.here(me);
    let mut found = vec![Reached { space: here, steps: 0, from: here }];
    let mut edge = found.clone();
    for steps in 1..=most {
        let mut next: Vec<Reached> = Vec::new();
        for Reached { space: from, .. } in edge {
            for space in map.neighbours(from) {
                let known = found.iter().chain(&next).any(|other| other.space == space);
                if !known {
                    next.push(Reached { space, steps, from });
                }
            }
        }
        found.extend(&next);
        // Whoever must stop there goes no further from there.
        edge = next.into_iter().filter(|one| !stops(reader, one.space)).collect();
    }
    found.remove(0);
    found
}

/// OR-5.2, OR-5.3: whether a move ends in this space.
fn stops(reader: &Reader<'_>, space: SpaceId) -> bool {
    let me = reader.me();
    let mut patrols = reader.patrols_at(space);
    reader.state.maelstrom_stops(me, space)
        || patrols.any(|faction| reader.state.patrol_stops(me, faction))
}

/// What would stop the reader in a space, or lies in wait for them there, in words.
pub(super) fn hindrance(reader: &Reader<'_>, space: SpaceId) -> Option<String> {
    let me = reader.seat()?;
    let state = &reader.state;
    let mut said = Vec::new();
    if state.maelstrom_stops(me, space) {
        said.push(reader.speaker.plain("or-maelstrom-stops"));
    }
    let patrols = reader.patrols_at(space);
    let against = patrols.filter(|faction| {
        state.patrol_stops(me, *faction) || state.patrol_is_hostile(me, *faction)
    });
    said.extend(against.map(|faction| reader.patrol(faction)));
    (!said.is_empty()).then(|| said.join(" · "))
}

/// Whether there is anything to say of the space.
pub(super) fn is_notable(reader: &Reader<'_>, space: SpaceId) -> bool {
    place::is_named(reader.content, space) || !contents(reader, space).is_empty()
}
