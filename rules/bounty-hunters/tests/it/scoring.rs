//! Chapters 9 and 11: contracts and the score pad.

use crate::support::{captured, content, holds, holds_with_four, seats, seats_with, state_of};
use bounty_hunters::{DoubleDuos, Options, PositionAsk, PositionPlayer, Setup};
use tabletop::Seat;

/// What one contract is worth with these captures and crate cards.
fn worth_with(setup: &Setup, contract: &str, targets: &[&str], crates: &[&str]) -> i32 {
    let player = PositionPlayer {
        hand: vec!["H-boba-1".into()],
        confrontations: captured(targets),
        crates: crates.iter().map(|id| (*id).into()).collect(),
        contracts: vec![contract.into()],
        ..PositionPlayer::default()
    };
    let state = state_of(setup, vec![player, PositionPlayer::default()], PositionAsk::Commit);
    assert_eq!(usize::from(state.area(Seat::new(0)).captured.len()), targets.len());
    state.score(Seat::new(0)).contracts
}

fn worth(contract: &str, targets: &[&str], crates: &[&str]) -> i32 {
    worth_with(&seats(2), contract, targets, crates)
}

#[test]
fn ginny_has_two_of_one_and_one_of_the_other() {
    // Rules: BH-9.2
    // The example worth 6: three points for three targets, three for the duo.
    assert_eq!(worth("C-pair-padme-omega", &["T-padme-1", "T-padme-2", "T-omega-1"], &[]), 6);
}

#[test]
fn mia_has_the_same_target_twice() {
    // Rules: BH-9.3
    assert_eq!(worth("C-double-padme", &["T-padme-1", "T-padme-2"], &[]), 4);
}

#[test]
fn thomas_has_two_targets_and_two_crates() {
    // Rules: BH-9.4
    assert_eq!(worth("C-crate-zeb", &["T-zeb-1", "T-zeb-2"], &["K-07"]), 6);
}

#[test]
fn pair_contracts_count_every_target_and_every_duo() {
    // Rules: BH-9.2, BH-9.5
    let pair = "C-pair-qira-padme";
    assert_eq!(worth(pair, &["T-qira-1", "T-qira-2"], &[]), 2);
    assert_eq!(worth(pair, &["T-qira-1", "T-qira-2", "T-padme-1", "T-padme-2"], &[]), 10);
    // One target makes one duo only: two and one are one duo.
    assert_eq!(worth(pair, &["T-qira-1", "T-qira-2", "T-padme-1"], &[]), 6);
    assert_eq!(worth(pair, &["T-zeb-1", "T-omega-1"], &[]), 0);
}

#[test]
fn double_contracts_count_each_target_once() {
    // Rules: BH-9.3, BH-9.5
    let of = |n: usize| {
        worth("C-double-qira", &["T-qira-1", "T-qira-2", "T-qira-3", "T-qira-4"][..n], &[])
    };
    assert_eq!([0, 1, 2, 3, 4].map(of), [0, 1, 4, 5, 8]);
    // By the other reading every two of them are a duo.
    let every = seats_with(2, |options| options.double_duos = DoubleDuos::Every);
    let of = |n: usize| {
        let targets = ["T-qira-1", "T-qira-2", "T-qira-3", "T-qira-4"];
        worth_with(&every, "C-double-qira", &targets[..n], &[])
    };
    assert_eq!([0, 1, 2, 3, 4].map(of), [0, 1, 4, 9, 16]);
    // Rare characters give two for each.
    assert_eq!(worth("C-double-grogu", &["T-grogu-2", "T-grogu-4"], &[]), 6);
}

#[test]
fn crate_contracts_pair_targets_with_crates() {
    // Rules: BH-9.4, BH-9.5, BH-8.2
    assert_eq!(worth("C-crate-zeb", &["T-zeb-1", "T-zeb-2", "T-zeb-3"], &["K-01"]), 5);
    // Anna's card gives two for each target.
    assert_eq!(worth("C-crate-grogu", &["T-grogu-3"], &["K-15"]), 4);
    assert_eq!(worth("C-crate-zeb", &["T-zeb-1"], &[]), 1);
    assert_eq!(worth("C-crate-zeb", &[], &["K-15"]), 0);
}

#[test]
fn one_target_serves_several_contracts() {
    // Rules: BH-9.1
    let mut player = PositionPlayer {
        hand: vec!["H-boba-1".into()],
        confrontations: captured(&["T-qira-1", "T-padme-1"]),
        crates: vec!["K-01".into()],
        ..PositionPlayer::default()
    };
    player.contracts = ["C-pair-qira-padme", "C-pair-qira-zeb", "C-crate-qira", "C-double-padme"]
        .map(Into::into)
        .to_vec();
    let state = state_of(&seats(2), vec![player, PositionPlayer::default()], PositionAsk::Commit);
    assert_eq!(state.score(Seat::new(0)).contracts, 5 + 1 + 3 + 1);
}

#[test]
fn open_targets_never_count() {
    // Rules: BH-9.6, BH-11.1
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["H-boba-1"], "contracts": ["C-pair-qira-padme", "C-double-qira"], "confrontations": [
                {"target": "T-qira-1", "attackers": ["D-28"]}, {"target": "T-qira-2"},
                {"target": "T-padme-1", "attackers": ["H-boba-2"]}]},
            {"hand": ["T-zeb-1"]}], "ask": "commit"}
        view 1 has players.0.score = {"targets": 8, "crates": 0, "majority": 0, "contracts": 2,
            "hunters": 0, "total": 10}
        "#,
    );
}

#[test]
fn everyone_with_the_most_crates_has_the_bonus() {
    // Rules: BH-11.2, BH-11.8
    // Ginny, Thomas and Mia with 4, 2 and 4 crates.
    holds_with_four(
        r#"
        setup {"seats": 4}
        position {"turn": 12, "last_turn": 12, "players": [
            {"hand": ["H-boba-1"], "crates": ["K-03", "K-13"]},
            {"hand": ["H-boba-2"], "crates": ["K-07"]},
            {"hand": ["H-boba-3"], "crates": ["K-09", "K-01", "K-02"]}, {FOUR}], "ask": "commit"}
        view 0 has players.0.n_crates = 4
        view 0 has players.1.n_crates = 2
        view 0 has players.2.n_crates = 4
        seat 0 plays sell H-boba-1
        seat 1 plays sell H-boba-2
        seat 2 plays sell H-boba-3
        everybody sees {"sight": "scored", "scores": [{"crates": 4, "majority": 5}, {"crates": 1, "majority": 0}, {"crates": 7, "majority": 5}, {"crates": 0}]}
        scores 9 1 12 FOUR_POINTS
        "#,
    );
}

#[test]
fn without_any_crate_nobody_has_the_most() {
    // Rules: BH-11.3
    let majority = |options: Options| {
        let player = PositionPlayer { hand: vec!["H-boba-1".into()], ..PositionPlayer::default() };
        let setup = Setup { seats: 2, options };
        let state = state_of(&setup, vec![player, PositionPlayer::default()], PositionAsk::Commit);
        [0, 1].map(|seat| state.score(Seat::new(seat)).majority)
    };
    assert_eq!(majority(Options::default()), [0, 0]);
    assert_eq!(majority(Options { majority_needs_crate: false, ..Options::default() }), [5, 5]);
}

#[test]
fn hunters_cost_only_where_their_target_is_captured() {
    // Rules: BH-11.5
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["H-boba-1"], "confrontations": [
                {"target": "T-qira-1", "attackers": ["H-cadbane-5", "H-bossk-6"]},
                {"target": "T-han-5", "attackers": ["H-hondo-5", "H-hondo-4"]}]},
            {"hand": ["T-zeb-1"], "confrontations": [{"attackers": ["H-krrsantan-5", "H-fennec-5"]}]}],
            "ask": "commit"}
        view 1 has players.0.score.hunters = -6
        # Those on an open target and in an orphan cost nothing.
        view 1 has players.0.confrontations.1.penalty = 6
        view 1 has players.1.score.hunters = 0
        view 1 has players.1.score.total = 0
        "#,
    );
}

#[test]
fn anna_has_fifty_points() {
    // Rules: BH-11.1, BH-11.2, BH-11.4, BH-11.5, BH-11.7
    holds(
        r#"
        setup {"seats": 4}
        position {"turn": 20, "last_turn": 20, "players": [
            {"hand": ["T-qira-1"], "crates": ["K-03", "K-13"]},
            {"hand": ["T-qira-2"], "crates": ["K-07"]},
            {"hand": ["T-qira-3"], "crates": ["K-09", "K-01", "K-02"]},
            {"hand": ["C-double-omega"], "crates": ["K-15"], "reserved": ["K-05"],
             "contracts": ["C-pair-qira-padme", "C-crate-grogu", "C-pair-padme-omega"],
             "confrontations": [
                {"target": "T-padme-4", "attackers": ["H-fennec-3", "H-hondo-4"]},
                {"target": "T-grogu-3", "attackers": ["H-cadbane-2", "H-greedo-5", "D-28"]},
                {"target": "T-padme-6", "attackers": ["H-greedo-2", "D-16"]},
                {"target": "T-omega-6", "attackers": ["H-mandalorian-3", "H-krrsantan-1", "D-20"]},
                {"target": "T-han-5", "attackers": ["H-boba-3", "H-aurra-3"]}]}], "ask": "commit"}
        seat 0 plays sell T-qira-1
        seat 1 plays sell T-qira-2
        seat 2 plays sell T-qira-3
        seat 3 plays sell C-double-omega
        the table is over
        view 0 has players.3.score = {"targets": 46, "crates": 4, "majority": 0, "contracts": 12,
            "hunters": -12, "total": 50}
        scores 9 1 12 50
        places 3 4 2 1
        "#,
    );
}

#[test]
fn ties_are_broken_by_credits_and_then_shared() {
    // Rules: BH-11.6
    holds_with_four(
        r#"
        setup {"seats": 5}
        position {"turn": 20, "last_turn": 20, "players": [
            {"hand": ["T-qira-6"], "credits": 1, "crates": ["K-03"]},
            {"hand": ["T-qira-2"], "credits": 4, "crates": ["K-04"]},
            {"hand": ["T-qira-3"], "credits": 4, "crates": ["K-01", "K-02"]},
            {"hand": ["T-qira-4"], "confrontations": [
                {"target": "T-qira-5", "attackers": ["H-boba-5", "H-aurra-5", "H-mandalorian-5"]}]},
            {FOUR}], "ask": "commit"}
        seat 0 plays sell T-qira-6
        seat 1 plays sell T-qira-2
        seat 2 plays sell T-qira-3
        # A total may be below zero.
        seat 3 plays sell T-qira-4
        scores 4 4 9 -3 FOUR_POINTS
        places 4 3 2 5 1
        "#,
    );
    holds_with_four(
        r#"
        setup {"seats": 4}
        position {"turn": 20, "last_turn": 20, "players": [
            {"hand": ["T-qira-6"], "credits": 4, "crates": ["K-03"]},
            {"hand": ["T-qira-2"], "credits": 4, "crates": ["K-04"]},
            {"hand": ["T-qira-3"], "credits": 9}, {FOUR}], "ask": "commit"}
        seat 0 plays sell T-qira-6
        seat 1 plays sell T-qira-2
        seat 2 plays sell T-qira-3
        scores 9 9 0 FOUR_POINTS
        places 2 2 4 1
        "#,
    );
}

#[test]
fn the_lines_of_the_pad_add_up() {
    // Rules: BH-11.1, BH-11.2, BH-11.4, BH-11.5, BH-11.6
    use tabletop::{Dice, Game, Playout};
    for seed in 0..60 {
        let setup = seats(2 + (seed % 5) as u8);
        let mut dice = Dice::swift(seed);
        let mut state = bounty_hunters::BountyHunters::blank(&setup, &content());
        let mut playout = Playout::<bounty_hunters::BountyHunters>::default();
        playout.deal(&mut state, &mut dice);
        playout.run(&mut state, &mut dice);
        let outcome = bounty_hunters::BountyHunters::outcome(&state).expect("the game is over");
        for (lines, total) in outcome.lines.iter().zip(&outcome.scores) {
            let names: Vec<&str> = lines.iter().map(|line| line.what.as_str()).collect();
            assert_eq!(names, ["targets", "crates", "majority", "contracts", "hunters"]);
            assert_eq!(lines.iter().map(|line| line.points).sum::<i32>(), *total);
            assert!(lines[4].points <= 0);
        }
    }
}
