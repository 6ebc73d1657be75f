//! How a table ended.

use crate::SEATS_MAX;
use alloc::string::String;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// One line of a seat's score sheet.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Line {
    /// What the points are for: a key the game's words know.
    pub what: String,
    /// The points.
    pub points: i32,
}

/// How an AI opponent without a seat at the table ended.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Opponent {
    /// What they are called: a key the game's words know.
    pub name: String,
    /// Their place among everybody.
    pub place: u8,
    /// Their score.
    pub score: i32,
    /// Their score sheet, as a seat has one.
    pub lines: Vec<Line>,
}

/// How a table ended, by seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
pub struct Outcome {
    /// The place of each seat, 1 for the best; equals share the better place.
    pub places: Vec<u8>,
    /// The score of each seat.
    pub scores: Vec<i32>,
    /// The score sheet of each seat, in the order of the rulebook's pad.
    pub lines: Vec<Vec<Line>>,
    /// Those whom the game itself plays. The places of the seats count them.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", ts(optional, as = "Option<Vec<Opponent>>"))]
    pub opponents: Vec<Opponent>,
}

/// Places and scores alone, without score sheets and without allocating: for whoever plays a million
/// games and only counts who won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ranking {
    /// The place of each seat, 1 for the best; 0 where nobody sits.
    pub places: [u8; SEATS_MAX],
    /// The score of each seat.
    pub scores: [i32; SEATS_MAX],
}

impl Ranking {
    /// The ranking that follows from a score and a key for each seat: larger is better, equals share.
    pub fn by<K: Ord>(seats: &[(i32, K)]) -> Self {
        let mut ranking = Self { places: [0; SEATS_MAX], scores: [0; SEATS_MAX] };
        for (idx, (score, key)) in seats.iter().enumerate() {
            let n_better = seats.iter().filter(|(_, other)| other > key).count();
            ranking.places[idx] = 1 + n_better as u8;
            ranking.scores[idx] = *score;
        }
        ranking
    }
}

impl From<&Outcome> for Ranking {
    fn from(outcome: &Outcome) -> Self {
        let mut ranking = Self { places: [0; SEATS_MAX], scores: [0; SEATS_MAX] };
        ranking.places[..outcome.places.len()].copy_from_slice(&outcome.places);
        ranking.scores[..outcome.scores.len()].copy_from_slice(&outcome.scores);
        ranking
    }
}

impl Outcome {
    /// The places that follow from comparing keys: larger is better, equals share.
    pub fn places_by<K: Ord>(keys: &[K]) -> Vec<u8> {
        keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equals_share_the_better_place() {
        assert_eq!(Outcome::places_by(&[3, 9, 3, 1]), [2, 1, 2, 4]);
        let ranking = Ranking::by(&[(5, 3), (7, 9), (5, 3), (0, 1)]);
        assert_eq!(ranking.places, [2, 1, 2, 4, 0, 0, 0, 0]);
        assert_eq!(ranking.scores, [5, 7, 5, 0, 0, 0, 0, 0]);
    }
}
