//! How bots do at Outer Rim, on duplicate deals.
//!
//!     cargo run --release -p bots --example rim -- smuggler,rookie 400 1
//!
//! seats, games (all rotations of the seats on each deal), seed, the time to
//! think in milliseconds, and `base` to play without the expansion.

use bots::{Bots, Level, Mind, Situation};
use cpu_time::ThreadTime;
use outer_rim::{Characters, Content, OuterRim, Pack, Setup};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tabletop::{Dice, Game, Playout, Viewer};

/// What one level did.
#[derive(Clone, Default)]
struct Tally {
    /// By deal: the share of wins.
    shares: Vec<f64>,
    n_games: f64,
    fame: f64,
    credits: f64,
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
    let expansion = args.next().is_none_or(|word| word != "base");
    let mut minds: Vec<Box<dyn Mind<OuterRim>>> = Level::ALL.map(OuterRim::mind).into();
    let mut tallies = vec![Tally::default(); Level::ALL.len()];
    let content = content();
    let mut rounds = Vec::new();
    let n_deals = n_games.div_ceil(seats.len() as u64);
    for deal in 0..n_deals {
        let mut seated = seats.clone();
        for tally in &mut tallies {
            tally.shares.push(0.0);
        }
        let alike = seats.iter().all(|level| *level == seats[0]);
        for rotation in 0..seats.len() as u64 {
            seated.rotate_left(1);
            let mut setup = Setup::of(seats.len() as u8);
            setup.options.expansion = expansion;
            setup.options.characters = Characters::Random;
            let table = Deal {
                setup,
                number: (seed << 32) ^ deal ^ if alike { rotation << 24 } else { 0 },
                ms,
            };
            rounds.push(play(&seated, &mut minds, &content, &table, &mut tallies));
        }
    }
    rounds.sort_unstable();
    let mean = rounds.iter().map(|n| f64::from(*n)).sum::<f64>() / rounds.len() as f64;
    let at = |share: f64| rounds[((rounds.len() - 1) as f64 * share) as usize];
    println!("{mean:.1} rounds a game ({} to {})", at(0.05), at(0.95));
    for level in Level::ALL {
        let n_held = seats.iter().filter(|seat| **seat == level).count();
        if n_held > 0 {
            tell(level, &tallies[level as usize], (n_held * seats.len()) as f64);
        }
    }
}

fn content() -> Arc<Content> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/outer-rim/data");
    let mut packs = Vec::new();
    read(&data, &mut packs);
    packs.sort_by(|one, other| one.0.cmp(&other.0));
    Arc::new(Content::gather("house", packs).expect("a sound set"))
}

fn read(folder: &Path, packs: &mut Vec<(String, Pack)>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.ends_with("titles") || path.ends_with("set.toml") {
            continue;
        }
        if path.is_dir() {
            read(&path, packs);
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            let text = std::fs::read_to_string(&path).expect("a file");
            packs.push((path.display().to_string(), toml::from_str(&text).expect("TOML")));
        }
    }
}

struct Deal {
    setup: Setup,
    number: u64,
    ms: u64,
}

fn play(
    seated: &[Level],
    minds: &mut [Box<dyn Mind<OuterRim>>],
    content: &Arc<Content>,
    deal: &Deal,
    tallies: &mut [Tally],
) -> u8 {
    let mut state = OuterRim::blank(&deal.setup, content);
    let (mut chance, mut thoughts) = (Dice::swift(deal.number), Dice::swift(deal.number ^ 77));
    let mut playout = Playout::<OuterRim>::default();
    playout.deal(&mut state, &mut chance);
    while let Some(decision) = OuterRim::pending(&state).first() {
        OuterRim::menu(&state, decision.id, &mut playout.menu);
        let view = OuterRim::view(&state, Viewer::Seat(decision.seat));
        let level = seated[decision.seat.idx()] as usize;
        let budget = Duration::from_millis(deal.ms);
        let situation = Situation { view: &view, menu: &playout.menu, content, budget };
        let start = ThreadTime::now();
        let answer = minds[level].answer(&situation, &mut thoughts);
        let took = start.elapsed();
        assert!(playout.menu.contains(&answer), "{answer:?} is not on the menu");
        let tally = &mut tallies[level];
        tally.n_answers += 1;
        tally.thinking += took;
        tally.longest = tally.longest.max(took);
        playout.answer(&mut state, decision, &answer, &mut chance);
    }
    let outcome = OuterRim::outcome(&state).expect("the game is over");
    let view = OuterRim::view(&state, Viewer::Spectator);
    let n_first = outcome.places.iter().filter(|place| **place == 1).count();
    for (idx, level) in seated.iter().enumerate() {
        let tally = &mut tallies[*level as usize];
        tally.n_games += 1.0;
        tally.fame += f64::from(view.players[idx].fame_total);
        tally.credits += f64::from(view.players[idx].credits);
        if outcome.places[idx] == 1 {
            *tally.shares.last_mut().expect("a deal is played") += 1.0 / n_first as f64;
        }
    }
    view.round
}

fn tell(level: Level, tally: &Tally, n_a_deal: f64) {
    let n = tally.shares.len() as f64;
    let shares = || tally.shares.iter().map(|share| share / n_a_deal);
    let mean = shares().sum::<f64>() / n;
    let variance = shares().map(|share| (share - mean).powi(2)).sum::<f64>() / (n - 1.0);
    let half = 1.96 * (variance / n).sqrt();
    println!(
        "{level}: {} games, won {:.1} % ± {:.1}, fame {:.2}, credits {:.0}",
        tally.n_games,
        100.0 * mean,
        100.0 * half,
        tally.fame / tally.n_games,
        tally.credits / tally.n_games,
    );
    let time = tally.thinking / tally.n_answers.max(1);
    let answers = f64::from(tally.n_answers) / tally.n_games;
    println!("  an answer takes {time:.1?}, at most {:.1?}; {answers:.0} a game", tally.longest);
}
