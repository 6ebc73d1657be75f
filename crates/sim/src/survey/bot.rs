//! What each bot scores, with what, and how long it thinks.

use bots::Level;
use serde::Serialize;
use std::collections::BTreeMap;
use std::time::Duration;
use tabletop::Outcome;

/// What is counted of the bots of one level.
#[derive(Clone, Default)]
pub struct BotTally {
    /// Seats times games.
    pub n: u64,
    pub points: i64,
    /// By what the points are for.
    pub lines: BTreeMap<String, i64>,
    n_answers: u64,
    thinking: Duration,
    longest: Duration,
}

/// How long a bot thinks, in time of the processor.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Thinking {
    pub bot: &'static str,
    pub answers: u64,
    pub mean_microseconds: f64,
    pub longest_microseconds: f64,
}

impl BotTally {
    /// A game is over in which this seat was the bot's.
    pub fn end(&mut self, outcome: &Outcome, seat: usize) {
        self.n += 1;
        self.points += i64::from(outcome.scores[seat]);
        for line in outcome.lines.get(seat).into_iter().flatten() {
            *self.lines.entry(line.what.clone()).or_default() += i64::from(line.points);
        }
    }

    /// Counts how long the bot took for an answer.
    pub fn think(&mut self, took: Duration) {
        self.n_answers += 1;
        self.thinking += took;
        self.longest = self.longest.max(took);
    }

    pub fn add(&mut self, other: Self) {
        self.n += other.n;
        self.points += other.points;
        for (what, points) in other.lines {
            *self.lines.entry(what).or_default() += points;
        }
        self.n_answers += other.n_answers;
        self.thinking += other.thinking;
        self.longest = self.longest.max(other.longest);
    }

    /// The mean of some points a game.
    pub fn mean(&self, points: i64) -> f64 {
        points as f64 / self.n.max(1) as f64
    }

    /// How long it thought, if it ever did.
    pub fn thought(&self, bot: Level) -> Option<Thinking> {
        let microseconds = |took: Duration| took.as_secs_f64() * 1e6;
        (self.n_answers > 0).then(|| Thinking {
            bot: bot.name(),
            answers: self.n_answers,
            mean_microseconds: microseconds(self.thinking) / self.n_answers as f64,
            longest_microseconds: microseconds(self.longest),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_of_two_threads_are_added() {
        let mut one = BotTally::default();
        one.think(Duration::from_micros(10));
        let mut two = BotTally::default();
        two.think(Duration::from_micros(50));
        two.think(Duration::from_micros(30));
        one.add(two);
        let thought = one.thought(Level::Rookie).unwrap();
        assert_eq!((thought.bot, thought.answers), ("rookie", 3));
        assert!((thought.mean_microseconds - 30.0).abs() < 1e-9, "{thought:?}");
        assert!((thought.longest_microseconds - 50.0).abs() < 1e-9, "{thought:?}");
        assert_eq!(BotTally::default().thought(Level::Random), None);
    }
}
