//! The map of one table for its picture: tiles in their order, lanes, worlds, and where the ships are.

use crate::Chart;
use outer_rim::{Map, OuterRim, SpaceId, SpaceKind, State, TileId};
use std::f64::consts::PI;
use tabletop::{Game as _, Seat, Viewer};

/// The middle of the arc, and how far its lanes are from there; the box is 200 by 107.
const MIDDLE: (f64, f64) = (100.0, 101.0);
const OUTER: f64 = 92.0;
const INNER: f64 = 50.0;
/// What an endcap takes of the half circle.
const ENDCAP: f64 = 0.14;
/// How far a lane stays from the edge of its tile.
const MARGIN: f64 = 0.1;

/// The map with its ships, which have none before the first round.
pub fn chart(state: &State) -> Chart {
    let view = OuterRim::view(state, Viewer::Spectator);
    let board = Board { state, map: state.map(), tiles: &view.tiles };
    let ships = if view.round > 0 { board.ships() } else { String::new() };
    Chart { routes: board.routes(), places: board.places(), ships }
}

struct Board<'a> {
    state: &'a State,
    map: &'a Map,
    tiles: &'a [TileId],
}

impl Board<'_> {
    fn routes(&self) -> String {
        let all = self.map.spaces().flat_map(|one| {
            let later = move |other: &SpaceId| one.idx() < other.idx();
            self.map.neighbours(one).filter(later).map(move |other| (one, other))
        });
        let line = |(one, other)| {
            let ((x, y), (to_x, to_y)) = (self.place(one), self.place(other));
            format!(r#"<path d="M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}"/>"#)
        };
        all.map(line).collect()
    }

    fn places(&self) -> String {
        let circle = |space| {
            let (x, y) = self.place(space);
            let radius = match self.map.kind(space) {
                SpaceKind::Navpoint => 1.1,
                SpaceKind::Planet | SpaceKind::Core | SpaceKind::Maelstrom => 3.4,
            };
            format!(r#"<circle cx="{x:.1}" cy="{y:.1}" r="{radius}"/>"#)
        };
        self.map.spaces().map(circle).collect()
    }

    fn ships(&self) -> String {
        let n_ships = self.state.n_players();
        let ship = |seat: Seat| {
            let (x, y) = self.place(self.state.player(seat).space());
            // Ships that share a space lie side by side.
            let x = x + 4.0 * f64::from(u8::from(seat)) - 2.0 * f64::from(n_ships - 1);
            format!(r#"<path d="M{x:.1} {:.1}l2.6 7-2.6-1.6-2.6 1.6z"/>"#, y - 6.0)
        };
        Seat::all(n_ships).map(ship).collect()
    }

    /// Where a space lies: along the arc by its tile and the ends it is near to, across it by its lane.
    fn place(&self, space: SpaceId) -> (f64, f64) {
        let board = &self.state.content().board;
        let nearest = |ends: &[SpaceId]| {
            ends.iter()
                .map(|end| f64::from(self.map.distance(space, *end)))
                .fold(f64::MAX, f64::min)
        };
        let each = (PI - 2.0 * ENDCAP) / self.tiles.len().max(1) as f64;
        let is_on = |tile: &TileId| {
            let mut spaces = board.tile[tile.idx()].spaces.iter();
            spaces.any(|it| self.state.content().space_named(&it.id) == Some(space))
        };
        let nth = self.tiles.iter().position(is_on);
        let sheet = |nth: usize| &board.tile[self.tiles[nth].idx()];
        let (along, across) = if let Some(nth) = nth {
            let (from, to) = (sheet(nth).spinward.each_ref(), sheet(nth).trailing.each_ref());
            let (from, to) = (from.map(|end| end.id()), to.map(|end| end.id()));
            let share = share(nearest(&from), nearest(&to));
            let lane = share_of_lanes(nearest(&[from[0], to[0]]), nearest(&[from[1], to[1]]));
            (ENDCAP + each * (nth as f64 + MARGIN + (1.0 - 2.0 * MARGIN) * share), lane)
        } else {
            // What belongs to no tile caps one end, the Core beyond its navpoint.
            let last = self.tiles.len() - 1;
            let start = nearest(&sheet(0).spinward.each_ref().map(|end| end.id()));
            let end = nearest(&sheet(last).trailing.each_ref().map(|end| end.id()));
            let out = ENDCAP * 0.4;
            let is_core = self.map.kind(space) == SpaceKind::Core;
            (if start < end { out } else { PI - out }, if is_core { 0.75 } else { 0.25 })
        };
        let angle = PI - along;
        let radius = OUTER + (INNER - OUTER) * across;
        (MIDDLE.0 + angle.cos() * radius, MIDDLE.1 - angle.sin() * radius)
    }
}

/// How far one is on the way from the first to the second, by its distances to both.
fn share(from: f64, to: f64) -> f64 {
    if from + to == 0.0 { 0.5 } else { from / (from + to) }
}

/// The same between two lanes: whoever lies on one is not drawn away from it by the other.
fn share_of_lanes(outer: f64, inner: f64) -> f64 {
    if outer == inner { 0.5 } else { share(outer, inner).round() }
}
