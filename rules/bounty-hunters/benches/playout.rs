//! How fast the rules are: random whole games, and each piece of a step.
//! Run with `cargo bench -p bounty-hunters`.
//!
//! Rates are per cpu-second of this thread, so that neighbours on a shared
//! machine matter less; the best of several slices is printed beside the mean.

use bounty_hunters::{Action, BountyHunters, Content, Event, Options, Setup, State};
use cpu_time::ThreadTime;
use std::hint::black_box;
use std::sync::Arc;
use tabletop::{Answer, Decision, Dice, Game, Imagine, Menu, Playout, Seat, Stage, Viewer};

/// How many games one slice plays.
const GAMES: u32 = 1_000;
const SLICES: u32 = 10;
/// How many situations the pieces of a step are measured on, and how often.
const SITUATIONS: usize = 2_000;
const REPEATS: u32 = 20;

fn main() {
    let content = content();
    for n_seats in [2, 4, 6] {
        whole_games(n_seats, &content);
    }
    pieces(4, &content);
}

fn content() -> Arc<Content> {
    let text = include_str!("../data/cards.toml");
    let content: Content = toml::from_str(text).expect("the card set is TOML");
    content.check().expect("the card set is sound");
    Arc::new(content)
}

fn setup(seats: u8) -> Setup {
    Setup { seats, options: Options::default() }
}

fn whole_games(n_seats: u8, content: &Arc<Content>) {
    let mut dice = Dice::swift(1);
    let mut playout = Playout::<BountyHunters>::default();
    let blank = BountyHunters::blank(&setup(n_seats), content);
    let mut play = |n_games: u32| -> u64 {
        let mut n_decisions = 0;
        for _ in 0..n_games {
            let mut state = blank.clone();
            playout.deal(&mut state, &mut dice);
            n_decisions += u64::from(playout.run(&mut state, &mut dice));
        }
        n_decisions
    };
    play(GAMES);
    let allocated = allocation_counter::measure(|| {
        play(GAMES);
    });
    assert_eq!(allocated.count_total, 0, "a warmed-up step allocates nothing");
    let (mut best, mut n_all, mut seconds_all) = (0.0_f64, 0, 0.0);
    for _ in 0..SLICES {
        let started = ThreadTime::now();
        let n_decisions = play(GAMES);
        let seconds = started.elapsed().as_secs_f64();
        best = best.max(n_decisions as f64 / seconds);
        n_all += n_decisions;
        seconds_all += seconds;
    }
    println!(
        "{n_seats} seats: {:>6.1} M decisions per cpu-second (best slice {:.1} M), {:>7.0} games per cpu-second, {:.0} decisions a game, 0 allocations",
        n_all as f64 / seconds_all / 1e6,
        best / 1e6,
        f64::from(GAMES * SLICES) / seconds_all,
        n_all as f64 / f64::from(GAMES * SLICES),
    );
}

/// A situation of a random game, and what was answered in it.
struct Situation {
    state: State,
    decision: Decision,
    answer: Answer<Action>,
}

/// Situations of random games, and the events of one whole game.
fn situations(n_seats: u8, content: &Arc<Content>) -> (Vec<Situation>, Vec<Event>) {
    let mut dice = Dice::swift(2);
    let mut menu = Menu::new();
    let (mut all, mut one_game) = (Vec::new(), Vec::new());
    while all.len() < SITUATIONS {
        let mut state = BountyHunters::blank(&setup(n_seats), content);
        let mut events = Vec::new();
        BountyHunters::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
        while let Some(decision) = BountyHunters::pending(&state).first() {
            BountyHunters::menu(&state, decision.id, &mut menu);
            let answer = menu.sample(&mut dice);
            all.push(Situation { state: state.clone(), decision, answer: answer.clone() });
            BountyHunters::decide(
                &mut Stage::new(&mut state, &mut dice, &mut events),
                decision.seat,
                &answer,
            );
            // A log of many entries is no entry: only the last game's is kept.
            if events.len() > BountyHunters::EVENTS_MAX / 2 {
                one_game.append(&mut events);
            }
        }
        one_game.append(&mut events);
    }
    (all, one_game)
}

/// Nanoseconds per call, best of several passes over all situations.
fn nanoseconds(n_calls: usize, mut pass: impl FnMut()) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..REPEATS {
        let started = ThreadTime::now();
        pass();
        best = best.min(started.elapsed().as_secs_f64());
    }
    best * 1e9 / n_calls as f64
}

fn pieces(n_seats: u8, content: &Arc<Content>) {
    let (all, events) = situations(n_seats, content);
    println!(
        "{n_seats} seats, piece by piece (a state has {} bytes, an event {}):",
        size_of::<State>(),
        size_of::<Event>()
    );
    let told = |what: &str, cost: f64| println!("  {what:<28} {cost:>8.1} ns");
    let mut dice = Dice::swift(3);
    let mut buffer = Vec::with_capacity(BountyHunters::EVENTS_MAX);
    let mut menu = Menu::new();

    let blank = BountyHunters::blank(&setup(n_seats), content);
    let copy = nanoseconds(all.len(), || {
        for situation in &all {
            black_box(black_box(&situation.state).clone());
        }
    });
    told("copy of a state", copy);
    let deal = nanoseconds(all.len(), || {
        for _ in &all {
            let mut state = blank.clone();
            buffer.clear();
            BountyHunters::deal(&mut Stage::new(&mut state, &mut dice, &mut buffer));
            black_box(&state);
        }
    });
    told("deal", deal - copy);
    let pending = nanoseconds(all.len(), || {
        for situation in &all {
            black_box(BountyHunters::pending(black_box(&situation.state)).first());
        }
    });
    told("pending", pending);
    let menus = nanoseconds(all.len(), || {
        for situation in &all {
            BountyHunters::menu(black_box(&situation.state), situation.decision.id, &mut menu);
            black_box(&menu);
        }
    });
    told("menu", menus);
    let decide = nanoseconds(all.len(), || {
        for situation in &all {
            let mut state = black_box(&situation.state).clone();
            buffer.clear();
            let mut stage = Stage::new(&mut state, &mut dice, &mut buffer);
            BountyHunters::decide(&mut stage, situation.decision.seat, &situation.answer);
            black_box(&state);
        }
    });
    told("decide, evolve included", decide - copy);
    let evolve = nanoseconds(events.len(), || {
        let mut state = blank.clone();
        for event in &events {
            BountyHunters::evolve(&mut state, black_box(event));
        }
        black_box(&state);
    });
    told("evolve, an event", evolve);
    pieces_of_knowledge(&all, content, &mut dice, told);
}

fn pieces_of_knowledge(
    all: &[Situation],
    content: &Arc<Content>,
    dice: &mut Dice,
    told: impl Fn(&str, f64),
) {
    let viewer = Viewer::Seat(Seat::new(0));
    let view = nanoseconds(all.len(), || {
        for situation in all {
            black_box(BountyHunters::view(black_box(&situation.state), viewer));
        }
    });
    told("view", view);
    let views: Vec<_> = all.iter().map(|one| BountyHunters::view(&one.state, viewer)).collect();
    let imagine = nanoseconds(views.len(), || {
        for view in &views {
            black_box(BountyHunters::imagine(black_box(view), content, dice));
        }
    });
    told("imagine", imagine);
}
