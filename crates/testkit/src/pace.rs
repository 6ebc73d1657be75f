//! How fast a game's rules are: random whole games, and each piece of a step.
//!
//! Rates are per cpu-second of this thread, so that neighbours on a shared
//! machine matter less; the best of several slices is printed beside the mean.

use cpu_time::ThreadTime;
use std::hint::black_box;
use std::sync::Arc;
use tabletop::{Answer, Decision, Dice, Game, Imagine, Menu, Playout, Seat, Stage, Viewer};

const SLICES: u32 = 10;
/// How many situations the pieces of a step are measured on, and how often.
const SITUATIONS: usize = 2_000;
const REPEATS: u32 = 20;

/// Tells how many allocations some work makes. The counter replaces the
/// allocator of the whole program, so the bench brings it, not this crate.
pub type Allocations = fn(&mut dyn FnMut()) -> u64;

/// A game to be timed, with the setup it is timed at.
pub struct Pace<G: Game> {
    setup: G::Setup,
    content: Arc<G::Content>,
}

/// A situation of a random game, and what was answered in it.
struct Situation<G: Game> {
    state: G::State,
    decision: Decision,
    answer: Answer<G::Action>,
}

impl<G: Imagine<State: Clone>> Pace<G> {
    /// The game at this setup.
    pub fn new(setup: G::Setup, content: &Arc<G::Content>) -> Self {
        Self { setup, content: Arc::clone(content) }
    }

    /// Plays random whole games, this many a slice, and prints the rates.
    ///
    /// # Panics
    /// When a counter is given and a warmed-up game allocates.
    pub fn whole_games(&self, name: &str, games: u32, allocations: Option<Allocations>) {
        let mut dice = Dice::swift(1);
        let mut playout = Playout::<G>::default();
        let blank = G::blank(&self.setup, &self.content);
        let mut play = || -> u64 {
            let mut n_decisions = 0;
            for _ in 0..games {
                let mut state = blank.clone();
                playout.deal(&mut state, &mut dice);
                n_decisions += u64::from(playout.run(&mut state, &mut dice));
            }
            n_decisions
        };
        play();
        if let Some(count) = allocations {
            let n_allocated = count(&mut || {
                play();
            });
            assert_eq!(n_allocated, 0, "a warmed-up step allocates nothing");
        }
        let (mut best, mut n_all, mut seconds_all) = (0.0_f64, 0, 0.0);
        for _ in 0..SLICES {
            let started = ThreadTime::now();
            let n_decisions = play();
            let seconds = started.elapsed().as_secs_f64();
            best = best.max(n_decisions as f64 / seconds);
            n_all += n_decisions;
            seconds_all += seconds;
        }
        println!(
            "{name}: {:>6.2} M decisions per cpu-second (best slice {:.2} M), {:>7.0} games per cpu-second, {:.0} decisions a game{}",
            n_all as f64 / seconds_all / 1e6,
            best / 1e6,
            f64::from(games * SLICES) / seconds_all,
            n_all as f64 / f64::from(games * SLICES),
            if allocations.is_some() { ", 0 allocations" } else { "" },
        );
    }

    /// Times each piece of a step and prints it in nanoseconds.
    pub fn pieces(&self, name: &str) {
        let (all, events) = self.situations();
        println!(
            "{name}, piece by piece (a state has {} bytes, an event {}):",
            size_of::<G::State>(),
            size_of::<G::Event>()
        );
        let copy = nanoseconds(all.len(), || {
            for situation in &all {
                black_box(black_box(&situation.state).clone());
            }
        });
        told("copy of a state", copy);
        self.steps(&all, &events, copy);
        self.knowledge(&all);
    }

    /// Situations of random games, and the events of those games.
    fn situations(&self) -> (Vec<Situation<G>>, Vec<G::Event>) {
        let mut dice = Dice::swift(2);
        let mut menu = Menu::new();
        let (mut all, mut last_game) = (Vec::new(), Vec::new());
        while all.len() < SITUATIONS {
            let mut state = G::blank(&self.setup, &self.content);
            let mut events = Vec::with_capacity(G::EVENTS_MAX);
            last_game.clear();
            G::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
            last_game.append(&mut events);
            while let Some(decision) = G::pending(&state).first() {
                G::menu(&state, decision.id, &mut menu);
                let answer = menu.sample(&mut dice);
                all.push(Situation { state: state.clone(), decision, answer: answer.clone() });
                let mut stage = Stage::new(&mut state, &mut dice, &mut events);
                G::decide(&mut stage, decision.seat, &answer);
                last_game.append(&mut events);
            }
        }
        (all, last_game)
    }

    fn steps(&self, all: &[Situation<G>], events: &[G::Event], copy: f64) {
        let mut dice = Dice::swift(3);
        let mut buffer = Vec::with_capacity(G::EVENTS_MAX);
        let mut menu = Menu::new();
        let blank = G::blank(&self.setup, &self.content);
        let deal = nanoseconds(all.len(), || {
            for _ in all {
                let mut state = blank.clone();
                buffer.clear();
                G::deal(&mut Stage::new(&mut state, &mut dice, &mut buffer));
                black_box(&state);
            }
        });
        told("deal", deal - copy);
        let pending = nanoseconds(all.len(), || {
            for situation in all {
                black_box(G::pending(black_box(&situation.state)).first());
            }
        });
        told("pending", pending);
        let menus = nanoseconds(all.len(), || {
            for situation in all {
                G::menu(black_box(&situation.state), situation.decision.id, &mut menu);
                black_box(&menu);
            }
        });
        told("menu", menus);
        let decide = nanoseconds(all.len(), || {
            for situation in all {
                let mut state = black_box(&situation.state).clone();
                buffer.clear();
                let mut stage = Stage::new(&mut state, &mut dice, &mut buffer);
                G::decide(&mut stage, situation.decision.seat, &situation.answer);
                black_box(&state);
            }
        });
        told("decide, evolve included", decide - copy);
        let evolve = nanoseconds(events.len(), || {
            let mut state = blank.clone();
            for event in events {
                G::evolve(&mut state, black_box(event));
            }
            black_box(&state);
        });
        told("evolve, an event", evolve);
    }

    fn knowledge(&self, all: &[Situation<G>]) {
        let mut dice = Dice::swift(4);
        let viewer = Viewer::Seat(Seat::new(0));
        let view = nanoseconds(all.len(), || {
            for situation in all {
                black_box(G::view(black_box(&situation.state), viewer));
            }
        });
        told("view", view);
        let views: Vec<_> = all.iter().map(|one| G::view(&one.state, viewer)).collect();
        let imagine = nanoseconds(views.len(), || {
            for view in &views {
                black_box(G::imagine(black_box(view), &self.content, &mut dice));
            }
        });
        told("imagine", imagine);
    }
}

/// Nanoseconds per call, best of several passes.
fn nanoseconds(n_calls: usize, mut pass: impl FnMut()) -> f64 {
    let mut best = f64::INFINITY;
    for _ in 0..REPEATS {
        let started = ThreadTime::now();
        pass();
        best = best.min(started.elapsed().as_secs_f64());
    }
    best * 1e9 / n_calls as f64
}

fn told(what: &str, cost: f64) {
    println!("  {what:<28} {cost:>8.1} ns");
}
