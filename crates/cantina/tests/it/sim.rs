//! `sim`: the numbers add up, whatever the threads.

use crate::cantina::run;
use roxmltree::Document;
use serde_json::Value;
use std::fs;
use std::path::Path;

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
    check(&["han-solo", "--seats", "random,random", "--plots", "x"], "--report");
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

/// The pictures of a report, by the stems of their names; each must be a picture.
fn plots(folder: &Path) -> Vec<String> {
    let mut stems: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            let text = fs::read_to_string(&path).unwrap();
            let picture = Document::parse(&text).expect("well-formed");
            assert_eq!(picture.root_element().tag_name().name(), "svg", "{}", path.display());
            path.file_stem().unwrap().to_str().unwrap().to_owned()
        })
        .collect();
    stems.sort_unstable();
    stems
}

#[test]
fn a_report_on_outer_rim_tells_of_paths_and_coverage() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().join("a/b");
    let words = ["sim", "outer-rim", "--seats", "rookie,rookie", "--games", "2", "--report"];
    let options = ["--options", "expansion=true,ambitions=true", "--plots", to.to_str().unwrap()];
    let ended = run(&[words.as_slice(), &options].concat());
    assert_eq!(ended.code, 0, "{ended:?}");
    let titles = ["Aims", "Fame by path", "Wins by character", "Coverage", "Cards of the market"];
    for title in titles {
        assert!(ended.out.contains(title), "{title}: {}", ended.out);
    }
    let places = ended.out.lines().find(|line| line.starts_with("| places of scripts performed"));
    let counts: Vec<u32> =
        places.unwrap().split('|').flat_map(|cell| cell.trim().parse()).collect();
    let &[exercised, all, never] = counts.as_slice() else { panic!("{counts:?}") };
    assert!(exercised > 0 && never > 0, "two games come to a part of everything: {counts:?}");
    assert_eq!(exercised + never, all);
    let drawn = plots(&to);
    let expected = [
        "ambitions",
        "characters",
        "credits",
        "market",
        "order",
        "paths",
        "rounds",
        "scores",
        "seats",
        "ships",
    ];
    assert_eq!(drawn, expected);
    for stem in drawn {
        let line = format!("plot: {}\n", to.join(stem + ".svg").display());
        assert!(ended.out.contains(&line), "{line}: {}", ended.out);
    }
}

#[test]
fn a_report_on_any_game_has_scores_and_seats() {
    let folder = tempfile::tempdir().unwrap();
    let to = folder.path().to_str().unwrap();
    let words = ["--seats", "random,random", "--games", "50", "--report", "--plots", to];
    let report = sim(&words);
    assert_eq!(plots(folder.path()), ["scores", "seats"]);
    assert_eq!(report["plots"].as_array().unwrap().len(), 2);
    assert_eq!(report["aims"][0]["met"], true, "{report}");
    let seats = fs::read_to_string(folder.path().join("seats.svg")).unwrap();
    assert!(seats.contains("50 games of random, random, seed 1"), "{seats}");
}

#[test]
fn a_report_tells_bots_apart() {
    let folder = tempfile::tempdir().unwrap();
    let words = ["sim", "bounty-hunters", "--seats", "rookie,random", "--games", "20", "--report"];
    let ended = run(&[words.as_slice(), &["--plots", folder.path().to_str().unwrap()]].concat());
    assert_eq!(ended.code, 0, "{ended:?}");
    assert!(ended.out.contains("an answer takes a rookie "), "{}", ended.out);
    // Who looks at nothing does not think.
    assert!(!ended.out.contains("an answer takes a random "), "{}", ended.out);
    assert!(ended.out.contains("| source | random | rookie |"), "{}", ended.out);
}

#[test]
fn a_folder_that_cannot_be_is_refused_before_the_first_game() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("taken");
    fs::write(&file, "by somebody else").unwrap();
    let to = file.join("plots");
    // So many games would take hours.
    let words = ["sim", "outer-rim", "--seats", "random,random", "--games", "1000000000"];
    let ended = run(&[words.as_slice(), &["--report", "--plots", to.to_str().unwrap()]].concat());
    assert_eq!(ended.code, 5, "{ended:?}");
    assert!(ended.err.contains("choose another with --plots DIR"), "{}", ended.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), "by somebody else");
}

#[test]
fn a_mix_of_few_games_leaves_things_out_and_says_which() {
    let ended = run(&["sim", "outer-rim", "--cover", "--games", "16", "--json"]);
    assert_eq!(ended.code, 1, "{ended:?}");
    assert!(ended.err.contains("something never came up"), "{}", ended.err);
    let cover: Value = serde_json::from_str(&ended.out).unwrap();
    let kinds = cover["kinds"].as_array().unwrap();
    let seats = |n: usize| kinds.iter().any(|it| it["bots"].as_array().unwrap().len() == n);
    assert!((1..=4).all(seats), "{kinds:?}");
    assert!(cover["games"].as_u64().unwrap() >= 16);
    let missing = &cover["coverage"][1]["rows"];
    assert!(missing.as_array().unwrap().iter().all(|row| row.as_array().unwrap().len() == 3));
    let refused = run(&["sim", "han-solo", "--cover"]);
    assert_eq!(refused.code, 2, "{refused:?}");
}
