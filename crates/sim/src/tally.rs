//! Counting wins, places and scores, deal by deal.

use super::rate::Z95;
use bots::Level;
use serde::Serialize;
use tabletop::{Ranking, SEATS_MAX};

/// What one bot did on one deal, summed over its seats and all seatings.
#[derive(Clone, Copy, Default, PartialEq, Debug)]
pub struct Tally {
    /// Seats times games.
    n: u32,
    wins: f64,
    places: [u32; SEATS_MAX],
    scores: i64,
}

/// One deal: a tally per bot, and how many decisions were taken.
#[derive(Clone, Default, PartialEq, Debug)]
pub struct Deal {
    pub bots: [Tally; Level::ALL.len()],
    pub decisions: u64,
}

impl Deal {
    /// Adds a finished game. Those who share the first place share the win.
    pub fn add(&mut self, seated: &[Level], ranking: &Ranking) {
        let n_first = ranking.places.iter().filter(|&&place| place == 1).count();
        for (idx, level) in seated.iter().enumerate() {
            let tally = &mut self.bots[*level as usize];
            let place = ranking.places[idx];
            tally.n += 1;
            tally.places[usize::from(place) - 1] += 1;
            tally.scores += i64::from(ranking.scores[idx]);
            if place == 1 {
                tally.wins += 1.0 / n_first as f64;
            }
        }
    }
}

/// How one bot did in the whole match. Rates are per seat it held.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BotResult {
    /// The bot.
    pub bot: &'static str,
    /// How many seats it held in each game.
    pub seats: usize,
    /// Its share of wins, ties shared.
    pub win_rate: f64,
    /// The 95 % interval of the share, with deals as clusters.
    pub ci95: [f64; 2],
    /// What a bot no better than its rivals would have.
    pub fair: f64,
    /// The share of each place, first to last; equals share the better place.
    pub places: Vec<f64>,
    /// The mean place.
    pub mean_place: f64,
    /// The mean score.
    pub mean_score: f64,
    /// The 95 % interval of the mean score, with deals as clusters.
    pub score_ci95: [f64; 2],
}

/// The results of a match, strongest bot first.
#[must_use]
pub fn results(bots: &[Level], deals: &[Deal]) -> Vec<BotResult> {
    let mut levels = bots.to_vec();
    levels.sort_unstable();
    levels.dedup();
    let mut results: Vec<BotResult> =
        levels.iter().map(|&level| result(level, bots, deals)).collect();
    results.sort_by(|one, two| two.win_rate.total_cmp(&one.win_rate));
    results
}

fn result(level: Level, bots: &[Level], deals: &[Deal]) -> BotResult {
    let tallies = || deals.iter().map(|deal| deal.bots[level as usize]);
    let wins: Vec<f64> = tallies().map(|tally| tally.wins / f64::from(tally.n)).collect();
    let scores: Vec<f64> =
        tallies().map(|tally| tally.scores as f64 / f64::from(tally.n)).collect();
    let n: u32 = tallies().map(|tally| tally.n).sum();
    let places: Vec<f64> = (0..bots.len())
        .map(|place| {
            let times: u32 = tallies().map(|tally| tally.places[place]).sum();
            f64::from(times) / f64::from(n)
        })
        .collect();
    let (win_rate, win_half) = mean_and_half(&wins);
    let (mean_score, score_half) = mean_and_half(&scores);
    BotResult {
        bot: level.name(),
        seats: bots.iter().filter(|&&bot| bot == level).count(),
        win_rate,
        ci95: [(win_rate - win_half).max(0.0), (win_rate + win_half).min(1.0)],
        fair: 1.0 / bots.len() as f64,
        mean_place: places.iter().enumerate().map(|(idx, share)| (idx + 1) as f64 * share).sum(),
        places,
        mean_score,
        score_ci95: [mean_score - score_half, mean_score + score_half],
    }
}

/// The mean of the clusters, and half the width of its 95 % interval.
fn mean_and_half(clusters: &[f64]) -> (f64, f64) {
    let n = clusters.len() as f64;
    let mean = clusters.iter().sum::<f64>() / n;
    let variance = clusters.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (n - 1.0);
    (mean, Z95 * (variance / n).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;
    use Level::{Hunter, Rookie};

    fn ranking(places: &[u8], scores: &[i32]) -> Ranking {
        let mut ranking = Ranking { places: [0; SEATS_MAX], scores: [0; SEATS_MAX] };
        ranking.places[..places.len()].copy_from_slice(places);
        ranking.scores[..scores.len()].copy_from_slice(scores);
        ranking
    }

    #[test]
    fn ties_share_the_win_and_seats_are_averaged() {
        let mut deal = Deal::default();
        deal.add(&[Hunter, Rookie, Rookie], &ranking(&[1, 1, 3], &[10, 10, 4]));
        let results = results(&[Hunter, Rookie, Rookie], &[deal.clone(), deal]);
        let [hunter, rookie] = results.as_slice() else { panic!("two bots, {results:?}") };
        assert_eq!((hunter.bot, hunter.win_rate, hunter.seats), ("hunter", 0.5, 1));
        assert_eq!((rookie.bot, rookie.win_rate, rookie.seats), ("rookie", 0.25, 2));
        assert_eq!(rookie.places, [0.5, 0.0, 0.5]);
        assert_eq!((rookie.mean_place, rookie.mean_score), (2.0, 7.0));
        // Both deals went alike, so nothing is uncertain.
        assert_eq!(rookie.ci95, [0.25, 0.25]);
    }

    #[test]
    fn the_interval_is_over_deals() {
        // Four deals, won 1, 0, 1, 0: mean 0.5, standard error sqrt(1/3) / 2.
        let (mean, half) = mean_and_half(&[1.0, 0.0, 1.0, 0.0]);
        assert_eq!(mean, 0.5);
        assert!((half - Z95 * (1.0f64 / 3.0).sqrt() / 2.0).abs() < 1e-12, "{half}");
    }
}
