//! Which attacks are made, by how many, and how long.

use crate::attack::Attack;
use crate::judge::{Bounds, LENIENT, STRICT};
use crate::street::Origin;
use std::time::Duration;

/// How a house is besieged and judged.
pub struct Plan {
    /// The game of the besieged table and of the tables that attackers open.
    pub game: &'static str,
    /// How many files the program may have open unless it asks for more.
    pub n_files: u32,
    /// How much nicer to others the attackers are.
    pub niceness: u8,
    pub bounds: Bounds,
    /// How many entries the long table has.
    pub n_entries: u32,
    pub acts: Vec<Act>,
}

/// One act of a siege.
#[derive(Clone)]
pub struct Act {
    /// The attacks, or `quiet`.
    pub name: String,
    /// Which round of attacks it belongs to, from 0.
    pub round: u32,
    /// Where the attackers come from; nowhere while it is quiet.
    pub origin: Option<Origin>,
    pub lanes: Vec<Lanes>,
    pub length: Duration,
}

/// Attackers who do the same thing at once.
#[derive(Clone, Copy)]
pub struct Lanes {
    pub attack: Attack,
    /// How many.
    pub n: usize,
}

/// As many entries as a table may have.
const LONG: u32 = 20_000;

/// Enough of them to be distinguished from others.
const LONG_ENOUGH: u32 = 3_000;

impl Plan {
    /// All attacks, one after the other, at their full strength, with the game that has most to tell
    /// and as many files as most systems give.
    pub fn whole(length: Duration, n_rounds: u32, together: bool) -> Self {
        Self::of(&Attack::ALL, length, n_rounds, together)
    }

    /// What can be done to a house only that speaks TLS.
    pub fn secure(length: Duration, n_rounds: u32, together: bool) -> Self {
        Self::of(&[Attack::Handshakes], length, n_rounds, together)
    }

    fn of(attacks: &[Attack], length: Duration, n_rounds: u32, together: bool) -> Self {
        let origins: &[Origin] =
            if together { &[Origin::Both] } else { &[Origin::One, Origin::Hundred] };
        let mut acts = Vec::new();
        for round in 0..n_rounds {
            for &attack in attacks {
                for &origin in origins {
                    let lanes = vec![Lanes { attack, n: attack.n_lanes() }];
                    acts.push(Act::of(lanes, origin, length * attack.times_as_long(), round));
                }
            }
        }
        // They get what the others leave, so that it is the house that is measured.
        let (game, n_files) = ("outer-rim", 1_024);
        Self { game, n_files, niceness: 19, bounds: STRICT, n_entries: LONG, acts }
    }

    /// What the tests have time for, and what does not depend on speed. Half heads are held for
    /// longer than honest people wait, and there are more of them than files.
    pub fn gentle() -> Self {
        let acts: [(&[(Attack, usize)], u64); 4] = [
            (&[(Attack::HalfHeads, 500)], 6_500),
            (&[(Attack::Spectators, 300)], 6_000),
            (
                &[
                    (Attack::Bots, 2),
                    (Attack::StandIns, 1),
                    (Attack::Speaks, 2),
                    (Attack::Answers, 2),
                    (Attack::Foreign, 1),
                    (Attack::Looks, 1),
                    (Attack::LongTables, 6),
                ],
                3_500,
            ),
            (&[(Attack::Neighbours, 420), (Attack::Pieces, 2), (Attack::Codes, 3)], 3_500),
        ];
        let act = |(lanes, ms): &(&[(Attack, usize)], u64)| {
            let lanes = lanes.iter().map(|&(attack, n)| Lanes { attack, n }).collect();
            Act::of(lanes, Origin::Both, Duration::from_millis(*ms), 0)
        };
        let acts = acts.iter().map(act).collect();
        // On a busy machine nothing might be left for them.
        let (game, n_files) = ("han-solo", 512);
        Self { game, n_files, niceness: 0, bounds: LENIENT, n_entries: LONG_ENOUGH, acts }
    }
}

impl Act {
    /// Nobody attacks.
    pub fn quiet(seconds: f64) -> Self {
        let length = Duration::from_secs_f64(seconds);
        Self { name: "quiet".to_owned(), round: 0, origin: None, lanes: Vec::new(), length }
    }

    fn of(lanes: Vec<Lanes>, origin: Origin, length: Duration, round: u32) -> Self {
        let name = lanes.iter().map(|it| it.attack.name()).collect::<Vec<_>>().join(", ");
        Self { name, round, origin: Some(origin), lanes, length }
    }

    /// The same with these attacks only, all of them if none are named; none if nothing is left.
    pub fn only(&self, attacks: &[Attack]) -> Option<Self> {
        let is_meant = |it: &Lanes| attacks.is_empty() || attacks.contains(&it.attack);
        let lanes: Vec<Lanes> = self.lanes.iter().copied().filter(is_meant).collect();
        let origin = self.origin.filter(|_| !lanes.is_empty())?;
        Some(Self::of(lanes, origin, self.length, self.round))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_whole_siege_makes_every_attack_from_one_address_and_from_a_hundred() {
        let plan = Plan::whole(Duration::from_secs(2), 2, false);
        assert_eq!(plan.acts.len(), 2 * 2 * Attack::ALL.len());
        let only = |attacks: &[Attack]| plan.acts.iter().filter_map(|it| it.only(attacks)).count();
        assert_eq!((only(&[]), only(&[Attack::Deaf])), (plan.acts.len(), 4));
    }

    #[test]
    fn the_siege_of_the_tests_takes_less_than_half_a_minute() {
        let plan = Plan::gentle();
        let length: Duration = plan.acts.iter().map(|it| it.length).sum();
        assert!(length <= Duration::from_secs(20), "quiet play and coming take their time too");
        let several = plan.acts.iter().find_map(|it| it.only(&[Attack::Looks])).expect("an act");
        assert_eq!((several.name.as_str(), several.lanes.len()), ("looks", 1));
    }
}
