//! OR-5.1: the way to a space that is further off than one step.

use super::movement::{stopped_by_maelstrom, stopped_by_patrol};
use crate::ctx::Ctx;
use crate::map::bits;
use crate::{SpaceId, SpaceKind};
use tabletop::Seat;

/// The spaces worth a course of their own that a move can reach without being
/// stopped on the way: planets, the Maelstrom, and wherever somebody is. Other
/// navpoints are reached step by step.
pub(crate) fn destinations(
    ctx: Ctx<'_>,
    seat: Seat,
    left: u8,
) -> impl Iterator<Item = SpaceId> + use<> {
    let here = 1u64 << ctx.player(seat).space.0;
    let free = !stops(ctx, seat);
    let (mut reached, mut edge) = (here, here);
    for _ in 0..left {
        edge = near(ctx, edge) & !reached;
        reached |= edge;
        edge &= free;
    }
    bits(reached & !here & worthwhile(ctx, seat)).map(|idx| SpaceId(idx as u8))
}

/// The first step of the shortest way that nothing stops, if there is one.
pub(crate) fn next_step(ctx: Ctx<'_>, seat: Seat, to: SpaceId, left: u8) -> Option<SpaceId> {
    let here = ctx.player(seat).space;
    let free = !stops(ctx, seat);
    // From the goal back to here, so that the last ring found holds the first step.
    let mut edge = 1u64 << to.0;
    let mut reached = edge;
    for _ in 0..left {
        let around = near(ctx, edge);
        if around & (1 << here.0) != 0 {
            let first = |space: &SpaceId| edge & (1 << space.0) != 0;
            return ctx.state.map.neighbours(here).find(first);
        }
        edge = around & !reached & free;
        reached |= edge;
    }
    None
}

fn near(ctx: Ctx<'_>, spaces: u64) -> u64 {
    let neighbours = |idx: usize| ctx.state.map.neighbours(SpaceId(idx as u8));
    bits(spaces).flat_map(neighbours).fold(0, |set, space| set | 1 << space.0)
}

/// OR-5.2, OR-5.3: the spaces in which a move ends, whatever may be done about it there.
pub(super) fn stops(ctx: Ctx<'_>, seat: Seat) -> u64 {
    let map = &ctx.state.map;
    let maelstrom = |space: &SpaceId| stopped_by_maelstrom(ctx, seat, *space);
    let patrols = ctx.state.patrols.iter().map(|patrol| patrol.space);
    let held_up = patrols.filter(|space| stopped_by_patrol(ctx, seat, *space));
    map.spaces().filter(maelstrom).chain(held_up).fold(0, |set, space| set | 1 << space.0)
}

fn worthwhile(ctx: Ctx<'_>, seat: Seat) -> u64 {
    let map = &ctx.state.map;
    let named = map.spaces().filter(|space| map.kind(*space) != SpaceKind::Navpoint);
    let patrols = ctx.state.patrols.iter().map(|patrol| patrol.space);
    let players = ctx.others(seat).map(|other| ctx.player(other).space);
    named.chain(patrols).chain(players).fold(0, |set, space| set | 1 << space.0)
}
