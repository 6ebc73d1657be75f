//! How fast the rules are: random whole games.
//! Run with `cargo bench -p outer-rim`.
//!
//! Rates are per cpu-second of this thread, so that neighbours on a shared
//! machine matter less; the best of several slices is printed beside the mean.

use cpu_time::ThreadTime;
use outer_rim::{Content, OuterRim, Pack, Setup};
use std::path::Path;
use std::sync::Arc;
use tabletop::{Dice, Game, Imagine, Playout, Seat, Viewer};

/// How many games one slice plays.
const GAMES: u32 = 60;
const SLICES: u32 = 8;

fn main() {
    let content = content();
    for expansion in [false, true] {
        for n_seats in [2, 4] {
            whole_games(n_seats, expansion, &content);
        }
    }
    imagining(&content);
}

fn content() -> Arc<Content> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("data");
    let mut packs = Vec::new();
    read(&data, &mut packs);
    Arc::new(Content::gather("house", packs).expect("a sound set"))
}

fn read(folder: &Path, packs: &mut Vec<(String, Pack)>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() && !path.ends_with("titles") {
            read(&path, packs);
        } else if path.extension().is_some_and(|ending| ending == "toml") {
            let text = std::fs::read_to_string(&path).expect("a file");
            packs.push((path.display().to_string(), toml::from_str(&text).expect("TOML")));
        }
    }
    packs.sort_by(|one, other| one.0.cmp(&other.0));
}

fn setup(seats: u8, expansion: bool) -> Setup {
    let mut setup = Setup::of(seats);
    setup.options.expansion = expansion;
    setup
}

fn whole_games(n_seats: u8, expansion: bool, content: &Arc<Content>) {
    let mut dice = Dice::swift(1);
    let mut playout = Playout::<OuterRim>::default();
    let blank = OuterRim::blank(&setup(n_seats, expansion), content);
    let mut n_rounds = 0u64;
    let mut play = |n_games: u32| -> u64 {
        let mut n_decisions = 0;
        for _ in 0..n_games {
            let mut state = blank.clone();
            playout.deal(&mut state, &mut dice);
            n_decisions += u64::from(playout.run(&mut state, &mut dice));
            n_rounds += u64::from(state.round());
        }
        n_decisions
    };
    play(GAMES);
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
        "{n_seats} seats, expansion {expansion}: {:.2} M decisions per cpu-second (best slice {:.2} M), {:.0} games per cpu-second, {:.0} decisions and {:.0} rounds a game",
        n_all as f64 / seconds_all / 1e6,
        best / 1e6,
        f64::from(GAMES * SLICES) / seconds_all,
        n_all as f64 / f64::from(GAMES * SLICES),
        n_rounds as f64 / f64::from(GAMES * (SLICES + 1)),
    );
}

fn imagining(content: &Arc<Content>) {
    let mut dice = Dice::swift(2);
    let mut playout = Playout::<OuterRim>::default();
    let mut state = OuterRim::blank(&setup(4, true), content);
    playout.deal(&mut state, &mut dice);
    for _ in 0..400 {
        playout.step(&mut state, &mut dice);
    }
    let times = 2000;
    let started = ThreadTime::now();
    for _ in 0..times {
        let view = OuterRim::view(&state, Viewer::Seat(Seat::new(1)));
        let twin = OuterRim::imagine(&view, content, &mut dice);
        assert_eq!(twin.round(), state.round());
    }
    let each = started.elapsed().as_secs_f64() / f64::from(times);
    println!("a view and an imagined state: {:.1} us", each * 1e6);
    let started = ThreadTime::now();
    for _ in 0..times {
        assert_eq!(state.clone().round(), state.round());
    }
    let each = started.elapsed().as_secs_f64() / f64::from(times);
    println!("a copy of the state: {:.2} us, {} bytes", each * 1e6, size_of_val(&state));
}
