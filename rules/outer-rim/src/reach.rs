//! What the sheets and cards of a player touch at all: most questions about a
//! value or a moment are answered here, without a look at any card.

use crate::ctx::Ctx;
use crate::state::State;
use crate::{Ability, Stat, Trigger};
use tabletop::Seat;

/// The values and moments the sheets and cards of a player mention.
///
/// Invariant: it follows from what the player has in play; [`State::refresh`]
/// is called whenever that changes, and every question asked checks it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Reach {
    stats: u64,
    moments: u64,
}

impl Reach {
    pub(crate) const NONE: Self = Self { stats: 0, moments: 0 };

    #[inline]
    pub(crate) fn touches(self, stat: Stat) -> bool {
        self.stats & stat_bit(stat) != 0
    }

    #[inline]
    pub(crate) fn listens(self, moment: Trigger) -> bool {
        self.moments & moment_bit(moment) != 0
    }
}

impl Ctx<'_> {
    fn reach(self, seat: Seat) -> Reach {
        let mut reach = Reach::NONE;
        // OR-25.6: an opponent uses no abilities; what it is changes all the same.
        if self.state.is_ai(seat) {
            self.each_source(seat, |_, modifiers, _| {
                let counts = modifiers.iter().filter(|one| counts_for_opponents(one.stat));
                counts.for_each(|modifier| reach.stats |= stat_bit(modifier.stat));
            });
            return reach;
        }
        let mut moments = 0;
        let mut listen = |abilities: &[Ability]| {
            for ability in abilities {
                moments |= moment_bit(ability.on);
                for also in &ability.also {
                    moments |= moment_bit(*also);
                }
            }
        };
        self.each_source(seat, |_, modifiers, abilities| {
            for modifier in modifiers {
                reach.stats |= stat_bit(modifier.stat);
            }
            listen(abilities);
        });
        if let Some(sheet) = self.ambition(seat) {
            sheet.goals.iter().for_each(|goal| listen(&goal.abilities));
        }
        reach.moments = moments;
        reach
    }
}

impl State {
    /// Something came into play or left it.
    pub(crate) fn refresh(&mut self, seat: Seat) {
        self.players[seat.idx()].reach = Ctx::of(self).reach(seat);
    }

    /// Whether every reach follows from what is in play.
    pub(crate) fn reaches_are_true(&self) -> bool {
        let ctx = Ctx::of(self);
        ctx.seats().all(|seat| ctx.player(seat).reach == ctx.reach(seat))
    }
}

/// OR-25.6: combat, health, hull and hyperdrive of an opponent, and its slots.
fn counts_for_opponents(stat: Stat) -> bool {
    matches!(stat, Stat::Combat(_) | Stat::Toughness(_) | Stat::Hyperdrive | Stat::Slots(_))
}

/// One bit for each value.
#[inline]
fn stat_bit(stat: Stat) -> u64 {
    let number = match stat {
        Stat::Hyperdrive => 0,
        Stat::Fame => 1,
        Stat::PatrolFame => 2,
        Stat::FameCut => 3,
        Stat::FameCutCredits => 4,
        Stat::PassMaelstrom => 5,
        Stat::PassPatrols => 6,
        Stat::IgnorePatrols => 7,
        Stat::KeepReputation => 8,
        Stat::MarketAnywhere => 9,
        Stat::MustCapture => 10,
        Stat::Combat(arena) => 12 + arena as u8,
        Stat::EnemyDice(arena) => 14 + arena as u8,
        Stat::Shield(arena) => 16 + arena as u8,
        Stat::DamageCap(arena) => 18 + arena as u8,
        Stat::Toughness(body) => 20 + body as u8,
        Stat::CountsPositive(faction) => 24 + faction as u8,
        Stat::Slots(kind) => 28 + kind as u8,
        Stat::Price(deck) => 36 + deck as u8,
        Stat::Skill(skill) => 44 + skill as u8,
    };
    1 << number
}

/// One bit for each moment; those of different kinds and decks share theirs.
#[inline]
fn moment_bit(moment: Trigger) -> u64 {
    let number = match moment {
        Trigger::Planning => 0,
        Trigger::Action => 1,
        Trigger::Encounter => 2,
        Trigger::TurnBegan => 3,
        Trigger::BeforeTest => 4,
        Trigger::TestDice => 5,
        Trigger::DeliveryDie => 6,
        Trigger::CombatWon => 7,
        Trigger::CombatLost => 8,
        Trigger::PatrolBeaten => 9,
        Trigger::BountyReward => 10,
        Trigger::BountyEliminated => 11,
        Trigger::CaptureDelivered => 12,
        Trigger::CargoReward => 13,
        Trigger::JobReward => 14,
        Trigger::PatrolReward => 15,
        Trigger::Gained(_) => 16,
        Trigger::Bought(_) => 17,
        Trigger::Hired => 18,
        Trigger::Recovered => 19,
        Trigger::NearDefeat => 20,
        Trigger::Defeated => 21,
        Trigger::EnteredPatrolSpace => 22,
        Trigger::PlayerEntered => 23,
        Trigger::PatrolWouldMove => 24,
        Trigger::CardDice => 25,
        Trigger::BeforeCombat(arena) => 26 + arena as u8,
        Trigger::CombatDice(arena) => 28 + arena as u8,
        Trigger::TestPassed => 30,
        Trigger::Rested => 31,
        Trigger::Mended => 32,
        Trigger::Encountered => 33,
        Trigger::PatrolMet(_) => 34,
    };
    1 << number
}
