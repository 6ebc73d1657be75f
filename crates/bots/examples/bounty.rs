//! How bots do at Bounty Hunters, on duplicate deals.
//!
//!     cargo run --release -p bots --example bounty -- hunter,smuggler 400 1
//!
//! seats, games (all rotations of the seats on each deal), seed and the time to
//! think in milliseconds. Times are those of the processor, whatever else runs.

use bots::{Bots, Level, Mind, Situation};
use bounty_hunters::{Action, BountyHunters, Content, Setup};
use cpu_time::ThreadTime;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Dice, Game, Playout, Viewer};

/// What one level did.
#[derive(Clone, Default)]
struct Tally {
    n_games: f64,
    /// By deal: the share of wins.
    shares: Vec<f64>,
    score: f64,
    lines: [f64; 5],
    n_captured: f64,
    sold: f64,
    draws: [f64; 4],
    n_answers: u32,
    thinking: Duration,
    longest: Duration,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let seats = args.next().unwrap_or_else(|| "smuggler,rookie".into());
    let seats: Vec<Level> = seats
        .split(',')
        .map(|name| name.parse().unwrap_or_else(|fault| panic!("{fault}")))
        .collect();
    let n_games: u64 = args.next().map_or(400, |n| n.parse().expect("a number of games"));
    let seed: u64 = args.next().map_or(1, |n| n.parse().expect("a seed"));
    let ms: u64 = args.next().map_or(50, |n| n.parse().expect("milliseconds"));
    let mut minds: Vec<Box<dyn Mind<BountyHunters>>> = Level::ALL.map(BountyHunters::mind).into();
    let mut tallies = vec![Tally::default(); Level::ALL.len()];
    let text = include_str!("../../../rules/bounty-hunters/data/cards.toml");
    let content: Arc<Content> = Arc::new(toml::from_str(text).expect("the card set is TOML"));
    let mut n_turns = 0.0;
    let n_deals = n_games.div_ceil(seats.len() as u64);
    for deal in 0..n_deals {
        let mut seated = seats.clone();
        for tally in &mut tallies {
            tally.shares.push(0.0);
        }
        for _ in 0..seats.len() {
            seated.rotate_left(1);
            n_turns += play(&seated, &mut minds, &content, (seed << 32) ^ deal, ms, &mut tallies);
        }
    }
    println!("{:.2} turns a game", n_turns / (n_deals as f64 * seats.len() as f64));
    for level in Level::ALL {
        let n_held = seats.iter().filter(|seat| **seat == level).count();
        if n_held > 0 {
            tell(level, &tallies[level as usize], (n_held * seats.len()) as f64);
        }
    }
}

fn play(
    seated: &[Level],
    minds: &mut [Box<dyn Mind<BountyHunters>>],
    content: &Arc<Content>,
    deal: u64,
    ms: u64,
    tallies: &mut [Tally],
) -> f64 {
    let setup = Setup { seats: seated.len() as u8, options: Default::default() };
    let mut state = BountyHunters::blank(&setup, content);
    let (mut chance, mut thoughts) = (Dice::duplicate(deal), Dice::swift(deal));
    let mut playout = Playout::<BountyHunters>::default();
    playout.deal(&mut state, &mut chance);
    while let Some(decision) = BountyHunters::pending(&state).first() {
        BountyHunters::menu(&state, decision.id, &mut playout.menu);
        let view = BountyHunters::view(&state, Viewer::Seat(decision.seat));
        let level = seated[decision.seat.idx()] as usize;
        let budget = Duration::from_millis(ms);
        let situation = Situation { view: &view, menu: &playout.menu, content, budget };
        let start = ThreadTime::now();
        let answer = minds[level].answer(&situation, &mut thoughts);
        let took = start.elapsed();
        let tally = &mut tallies[level];
        tally.n_answers += 1;
        tally.thinking += took;
        tally.longest = tally.longest.max(took);
        match answer.item() {
            Some(Action::Sell(_)) => tally.sold += 1.0,
            Some(Action::Draw(deck)) => tally.draws[deck.idx()] += 1.0,
            _ => {}
        }
        playout.answer(&mut state, decision, &answer, &mut chance);
    }
    let outcome = BountyHunters::outcome(&state).expect("the game is over");
    let view = BountyHunters::view(&state, Viewer::Spectator);
    let n_first = outcome.places.iter().filter(|place| **place == 1).count();
    for (idx, level) in seated.iter().enumerate() {
        let tally = &mut tallies[*level as usize];
        let player = &view.players[idx];
        let score = player.score;
        tally.n_games += 1.0;
        tally.score += f64::from(score.total);
        tally.n_captured += f64::from(player.n_captured);
        let lines = [score.targets, score.crates, score.majority, score.contracts, score.hunters];
        for (sum, line) in tally.lines.iter_mut().zip(lines) {
            *sum += f64::from(line);
        }
        if outcome.places[idx] == 1 {
            *tally.shares.last_mut().expect("a deal is played") += 1.0 / n_first as f64;
        }
    }
    f64::from(view.turn)
}

fn tell(level: Level, tally: &Tally, n_a_deal: f64) {
    let n = tally.shares.len() as f64;
    let shares = || tally.shares.iter().map(|share| share / n_a_deal);
    let mean = shares().sum::<f64>() / n;
    let variance = shares().map(|share| (share - mean).powi(2)).sum::<f64>() / (n - 1.0);
    let half = 1.96 * (variance / n).sqrt();
    println!(
        "{level}: {} games, won {:.1} % ± {:.1}, score {:.2}",
        tally.n_games,
        100.0 * mean,
        100.0 * half,
        tally.score / tally.n_games
    );
    let each = |sum: f64| sum / tally.n_games;
    let [targets, crates, majority, contracts, hunters] = tally.lines.map(each);
    println!(
        "  targets {targets:.1}, crates {crates:.1}, majority {majority:.1}, \
         contracts {contracts:.1}, hunters {hunters:.1}; captured {:.2}, sold {:.2}, \
         draws {:.1?}",
        each(tally.n_captured),
        each(tally.sold),
        tally.draws.map(each)
    );
    let time = tally.thinking / tally.n_answers.max(1);
    println!("  an answer takes {time:.1?}, at most {:.1?}", tally.longest);
}
