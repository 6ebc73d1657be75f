//! Where one is and who else is there.

use crate::ctx::Ctx;
use crate::{Faction, PatrolTest, Ref, Scope, Sheet, Source, SpaceId};
use serde::{Deserialize, Serialize};

/// Where one is and who else is there.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlaceCondition {
    /// In this space.
    On(Ref<SpaceId>),
    /// On a planet.
    OnPlanet,
    /// On a navpoint (the Maelstrom is one).
    OnNavpoint,
    /// OR-3.6: on a planet of this faction.
    OnPlanetOf(Faction),
    /// On a planet that belongs to some faction.
    OnFactionPlanet,
    /// The space has been marked by this card or sheet (see `mark_space`).
    Marked,
    /// A patrol is in the space.
    PatrolHere,
    /// A patrol of this faction is in the space.
    PatrolHereOf(Faction),
    /// The patrol of a faction is so near or so strong.
    Patrol(PatrolTest),
    /// Another player who is not defeated is in the space.
    PlayerHere,
}

impl PlaceCondition {
    pub(super) fn holds(&self, ctx: Ctx<'_>, scope: &Scope) -> bool {
        let here = ctx.player(scope.seat).space;
        match self {
            Self::On(space) => here == space.id(),
            Self::OnPlanet => ctx.is_planet(here),
            Self::OnNavpoint => !ctx.is_planet(here),
            Self::OnPlanetOf(faction) => ctx.planet_faction(here) == Some(*faction),
            Self::OnFactionPlanet => ctx.planet_faction(here).is_some(),
            Self::Marked => is_marked(ctx, scope, here),
            Self::PatrolHere => ctx.patrols_at(here).next().is_some(),
            Self::PatrolHereOf(faction) => ctx.state.patrols[faction.idx()].space == here,
            Self::Patrol(test) => is_patrol(ctx, scope, test),
            Self::PlayerHere => {
                ctx.players_here(scope.seat).any(|other| !ctx.player(other).defeated)
            }
        }
    }
}

/// Whether a space is marked for the thing the script stands on.
fn is_marked(ctx: Ctx<'_>, scope: &Scope, space: SpaceId) -> bool {
    let player = ctx.player(scope.seat);
    let sheet = |sheet: Sheet| player.marks[sheet as usize] & (1 << space.0) != 0;
    match scope.source {
        Source::Card(card) => player.holding(card).is_some_and(|held| held.mark == Some(space)),
        Source::Ship => sheet(Sheet::Ship),
        Source::Character | Source::Rules | Source::Encounter(_) | Source::Ambition(_) => {
            sheet(Sheet::Character)
        }
    }
}

fn is_patrol(ctx: Ctx<'_>, scope: &Scope, test: &PatrolTest) -> bool {
    ctx.faction(scope, test.faction).is_some_and(|faction| {
        let patrol = ctx.state.patrols[faction.idx()];
        let away = ctx.state.map.distance(ctx.player(scope.seat).space, patrol.space);
        test.within.is_none_or(|steps| away <= steps)
            && test.level_min.is_none_or(|level| patrol.level >= level)
            && test.level_max.is_none_or(|level| patrol.level <= level)
    })
}
