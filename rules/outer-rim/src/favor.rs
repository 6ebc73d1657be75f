//! UB-13.4: favors, and what they change.

use crate::ctx::Ctx;
use crate::{Faction, Frame, Held, Kind, Skill, Standing, Stat};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// UB-13.4: what one player can do for another.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
#[serde(rename_all = "snake_case")]
pub enum Favor {
    /// A skill of the one who grants it, for the next skill test.
    Advice(Skill),
    /// One more die in a combat.
    BattlePlan,
    /// A faction that thinks well of the one who grants it thinks well of the other, too.
    Vouch(Faction),
    /// One space farther.
    Shortcut,
}

/// UB-13.3: the one favor a player has benefited from in this turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
#[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
pub struct Favored {
    /// Who granted it.
    pub by: Seat,
    /// The favor that was granted.
    pub favor: Favor,
    /// Whether the test or the combat it was for is over.
    pub spent: bool,
}

impl Ctx<'_> {
    /// UB-13.4: whether a player is able to grant a favor.
    pub(crate) fn grants(self, by: Seat, favor: Favor) -> bool {
        match favor {
            Favor::Advice(skill) => self.advises(by, skill),
            Favor::Vouch(faction) => self.standing(by, faction) == Standing::Positive,
            Favor::BattlePlan | Favor::Shortcut => true,
        }
    }

    // A skill on the character card or on crew; gear does not count.
    fn advises(self, by: Seat, skill: Skill) -> bool {
        let player = self.player(by);
        let crew = |held: &Held| {
            let asset = self.asset(held).filter(|asset| asset.kind == Kind::Crew);
            held.captive.is_none() && asset.is_some_and(|asset| asset.skills.contains(&skill))
        };
        let character = player.character.map(|one| self.content.character(one));
        character.is_some_and(|one| one.skills.contains(&skill)) || player.held().any(crew)
    }

    /// What the favor of this turn adds to a value.
    #[inline]
    pub(crate) fn favor_adds(self, seat: Seat, stat: Stat) -> i32 {
        let Some(favored) = self.player(seat).favor else { return 0 };
        let helps = match (favored.favor, stat) {
            (Favor::Shortcut, Stat::Hyperdrive) => true,
            (Favor::Vouch(faction), Stat::CountsPositive(with)) => faction == with,
            (Favor::Advice(skill), Stat::Skill(tested)) => {
                !favored.spent && skill == tested && self.is_testing(seat)
            }
            (Favor::BattlePlan, Stat::Combat(_)) => !favored.spent && self.is_fighting(seat),
            _ => false,
        };
        i32::from(helps)
    }

    // Advice is for a test, not for what else asks for a skill.
    fn is_testing(self, seat: Seat) -> bool {
        self.frames.iter().any(|one| matches!(one, Frame::Test(testing) if testing.seat == seat))
    }

    fn is_fighting(self, seat: Seat) -> bool {
        self.combat().is_some_and(|combat| {
            combat.attacker == seat || Self::defending_player(combat) == Some(seat)
        })
    }
}
