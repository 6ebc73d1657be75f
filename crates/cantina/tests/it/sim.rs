//! `sim`: the numbers add up, whatever the threads.

use crate::cantina::run;
use serde_json::Value;

fn sim(args: &[&str]) -> Value {
    let words = [&["sim", "han-solo", "--json"], args].concat();
    let ended = run(&words);
    assert_eq!(ended.code, 0, "{ended:?}");
    serde_json::from_str(&ended.out).unwrap()
}

#[test]
fn a_match_is_one_object() {
    let report = sim(&["--seats", "rookie,random,random", "--games", "30", "--seed", "4"]);
    assert_eq!(report["seatings"], 3);
    assert_eq!(report["deals"], 10);
    assert_eq!(report["games"], 30);
    assert!(report["decisions"].as_u64().unwrap() > 30 * 24);
    assert!(report["decisions_per_cpu_second"].as_f64().unwrap() > 0.0);
    let bots = report["bots"].as_array().unwrap();
    let total: f64 = bots
        .iter()
        .map(|bot| bot["win_rate"].as_f64().unwrap() * bot["seats"].as_f64().unwrap())
        .sum();
    assert!((total - 1.0).abs() < 1e-9, "{total}");
    for bot in bots {
        let (low, high) = (bot["ci95"][0].as_f64().unwrap(), bot["ci95"][1].as_f64().unwrap());
        let rate = bot["win_rate"].as_f64().unwrap();
        assert!((0.0..=rate).contains(&low) && (rate..=1.0).contains(&high), "{bot}");
        assert_eq!(bot["places"].as_array().unwrap().len(), 3);
    }
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let words = ["--seats", "random,rookie", "--games", "200", "--seed", "9", "--threads"];
    let one = sim(&[words.as_slice(), &["1"]].concat());
    let four = sim(&[words.as_slice(), &["4"]].concat());
    assert_eq!(one["bots"], four["bots"]);
    assert_eq!(one["decisions"], four["decisions"]);
    let other = sim(&["--seats", "random,rookie", "--games", "200", "--seed", "10"]);
    assert_ne!(one["decisions"], other["decisions"]);
}

#[test]
fn what_makes_no_sense_is_refused() {
    let check = |words: &[&str], said: &str| {
        let ended = run(&[&["sim"], words].concat());
        assert_eq!(ended.code, 2, "{ended:?}");
        assert!(ended.err.contains(said), "{said}: {}", ended.err);
    };
    check(&["chess", "--seats", "random,random"], "no game called chess");
    check(&["han-solo", "--seats", "wizard,random"], "no bot called wizard");
    check(&["han-solo", "--seats", "random"], "it takes 2 to 6");
    check(&["han-solo", "--seats", "random,random", "--games", "0"], "0");
    check(
        &["han-solo", "--seats", "random,random", "--options", "speed=9"],
        "contests=named|simple",
    );
}

#[test]
fn a_person_reads_a_table() {
    let ended = run(&["sim", "han-solo", "--seats", "random,random", "--games", "20"]);
    assert_eq!(ended.code, 0);
    assert!(ended.out.starts_with("han-solo: random, random — 20 games"), "{}", ended.out);
    assert!(ended.out.contains("50.0") && ended.out.contains("cpu-second"), "{}", ended.out);
}

#[test]
fn a_report_on_outer_rim_tells_of_paths_and_coverage() {
    let words = ["sim", "outer-rim", "--seats", "rookie,rookie", "--games", "2", "--report"];
    let ended = run(&words);
    assert_eq!(ended.code, 0, "{ended:?}");
    for title in ["Fame by path", "Wins by character", "Coverage", "Cards of the market"] {
        assert!(ended.out.contains(title), "{title}: {}", ended.out);
    }
}
