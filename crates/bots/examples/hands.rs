//! How bots do a hand at a time, on duplicate deals.
//!
//!     cargo run --release -p bots --example hands -- hunter,rookie 2000 1
//!
//! seats, games (all rotations of the seats on each deal) and seed. For whole
//! games, with intervals, use `cantina sim`.

use bots::{Bots, Level, Mind, Situation};
use han_solo::{Content, HanSolo, Options, Setup, State, Strength};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabletop::{Dice, Game, Playout, Seat, Viewer};

/// The time a server gives a bot.
const BUDGET: Duration = Duration::from_millis(300);

/// What one level did.
#[derive(Clone, Default)]
struct Score {
    n_games: f64,
    wins: f64,
    n_hands: f64,
    firsts: f64,
    zeros: f64,
    sizes: [f64; 6],
    /// Against every other level: hands better, hands compared.
    against: [(f64, f64); Level::ALL.len()],
    n_answers: u32,
    thinking: Duration,
    longest: Duration,
}

fn main() {
    let mut args = std::env::args().skip(1);
    let seats = args.next().unwrap_or_else(|| "hunter,rookie".into());
    let seats: Vec<Level> = seats
        .split(',')
        .map(|name| name.parse().unwrap_or_else(|fault| panic!("{fault}")))
        .collect();
    let n_games: u64 = args.next().map_or(1000, |n| n.parse().expect("a number of games"));
    let seed: u64 = args.next().map_or(1, |n| n.parse().expect("a seed"));
    let mut minds: Vec<Box<dyn Mind<HanSolo>>> = Level::ALL.map(HanSolo::mind).into();
    let mut scores = vec![Score::default(); Level::ALL.len()];
    for deal in 0..n_games.div_ceil(seats.len() as u64) {
        let mut seated = seats.clone();
        for _ in 0..seats.len() {
            seated.rotate_left(1);
            play(&seated, &mut minds, (seed << 32) ^ deal, &mut scores);
        }
    }
    for level in Level::ALL {
        tell(level, &scores[level as usize]);
    }
}

fn content() -> Arc<Content> {
    let text = include_str!("../../../rules/han-solo/data/tokens.toml");
    Arc::new(toml::from_str(text).expect("the shipped card set is sound"))
}

fn play(seated: &[Level], minds: &mut [Box<dyn Mind<HanSolo>>], deal: u64, scores: &mut [Score]) {
    let n_seats = seated.len() as u8;
    let options = Options { large_table: n_seats > 6, ..Options::default() };
    let content = content();
    let mut state = HanSolo::blank(&Setup { seats: n_seats, options }, &content);
    let (mut chance, mut thoughts) = (Dice::duplicate(deal), Dice::swift(deal));
    let mut playout = Playout::<HanSolo>::default();
    playout.deal(&mut state, &mut chance);
    let mut n_shown = 0;
    while let Some(decision) = HanSolo::pending(&state).first() {
        HanSolo::menu(&state, decision.id, &mut playout.menu);
        let view = HanSolo::view(&state, Viewer::Seat(decision.seat));
        let level = seated[decision.seat.idx()] as usize;
        let situation =
            Situation { view: &view, menu: &playout.menu, content: &content, budget: BUDGET };
        let start = Instant::now();
        let answer = minds[level].answer(&situation, &mut thoughts);
        let took = start.elapsed();
        let score = &mut scores[level];
        score.n_answers += 1;
        score.thinking += took;
        score.longest = score.longest.max(took);
        let events = playout.answer(&mut state, decision, &answer, &mut chance);
        let shown = events.iter().any(|event| matches!(event, han_solo::Event::Revealed { .. }));
        // The hands of a round that ended and began anew in one go are gone;
        // that happens only where nobody was asked to pick.
        if shown && state.is_shown() {
            n_shown += 1;
            compare(seated, &state, scores);
        }
    }
    assert!(n_shown > 0, "no hands were compared");
    let outcome = HanSolo::outcome(&state).expect("the game is over");
    let n_first = outcome.places.iter().filter(|place| **place == 1).count();
    for (level, place) in seated.iter().zip(&outcome.places) {
        let score = &mut scores[*level as usize];
        score.n_games += 1.0;
        score.wins += if *place == 1 { 1.0 / n_first as f64 } else { 0.0 };
    }
}

fn compare(seated: &[Level], state: &State, scores: &mut [Score]) {
    let strength = |idx: usize| Strength::of(state.hand(Seat::new(idx as u8)));
    let best = (0..seated.len()).map(strength).max();
    let n_best = (0..seated.len()).filter(|idx| Some(strength(*idx)) == best).count();
    for (idx, level) in seated.iter().enumerate() {
        let hand = state.hand(Seat::new(idx as u8));
        let score = &mut scores[*level as usize];
        score.n_hands += 1.0;
        score.zeros += f64::from(u8::from(hand.score() == 0));
        score.sizes[hand.len()] += 1.0;
        if Some(strength(idx)) == best {
            score.firsts += 1.0 / n_best as f64;
        }
        for (other, rival) in seated.iter().enumerate() {
            if rival != level {
                let (better, n) = &mut score.against[*rival as usize];
                *n += 1.0;
                *better += match strength(idx).cmp(&strength(other)) {
                    std::cmp::Ordering::Less => 0.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Greater => 1.0,
                };
            }
        }
    }
}

fn tell(level: Level, score: &Score) {
    if score.n_games == 0.0 {
        return;
    }
    let percent = |part: f64, all: f64| format!("{:.1} %", 100.0 * part / all);
    println!("{level}: {} games, won {}", score.n_games, percent(score.wins, score.n_games));
    println!("  first hand of the round {}", percent(score.firsts, score.n_hands));
    for rival in Level::ALL {
        let (better, n) = score.against[rival as usize];
        if n > 0.0 {
            println!("  better hand than a {rival} {}", percent(better, n));
        }
    }
    let sizes: Vec<String> =
        (2..=5).map(|n| format!("{n}: {}", percent(score.sizes[n], score.n_hands))).collect();
    println!("  zero {}; cards {}", percent(score.zeros, score.n_hands), sizes.join(", "));
    let mean = score.thinking / score.n_answers.max(1);
    println!("  an answer takes {mean:.1?}, at most {:.1?}", score.longest);
}
