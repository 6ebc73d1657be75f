//! Situations with one right answer.

use super::support::{card, place, says};
use bots::Level;
use bounty_hunters::{Action, Deck, State};

fn all_say(levels: &[Level], state: &State, seat: u8, wanted: Action) {
    for level in levels {
        assert_eq!(says(*level, state, seat), wanted, "{level}");
    }
}

/// A situation after the end was set: both seats have captured four (BH-10.4).
fn place_late(json: &str) -> State {
    const MINE: &str = r#"{"target": "T-zeb-1", "attackers": ["D-27"]},
        {"target": "T-zeb-3", "attackers": ["D-24", "D-05"]},
        {"target": "T-omega-1", "attackers": ["D-26"]},
        {"target": "T-omega-3", "attackers": ["D-23", "D-03"]}"#;
    const THEIRS: &str = r#"{"target": "T-zeb-2", "attackers": ["D-25"]},
        {"target": "T-zeb-4", "attackers": ["D-28"]},
        {"target": "T-omega-2", "attackers": ["D-29"]},
        {"target": "T-omega-4", "attackers": ["D-22"]}"#;
    place(&json.replace("MINE", MINE).replace("THEIRS", THEIRS))
}

#[test]
fn a_capture_in_the_last_turn_is_taken() {
    let state = place_late(
        r#"{"turn": 14, "last_turn": 14, "ask": "commit", "players": [
            {"hand": ["H-greedo-6","T-padme-1","K-01","H-dengar-1","H-bossk-6"],
             "confrontations": [MINE, {"target": "T-qira-1", "attackers": ["H-zuckuss-1"]}]},
            {"hand": ["H-greedo-5","T-padme-2","K-02","H-dengar-2","H-bossk-5"],
             "confrontations": [THEIRS]}]}"#,
    );
    let (card, on) = (card("H-dengar-1"), Some(card("T-qira-1")));
    all_say(&Level::OFFERED, &state, 0, Action::Play { card, on });
}

#[test]
fn what_is_of_no_use_is_sold() {
    // The last turn, no target in hand or area: a credit breaks ties.
    let state = place_late(
        r#"{"turn": 14, "last_turn": 14, "ask": "commit", "players": [
            {"hand": ["H-greedo-6","H-greedo-5","H-bossk-6","H-dengar-1","H-bossk-5"],
             "confrontations": [MINE]},
            {"hand": ["H-greedo-4","T-padme-2","K-02","H-dengar-2","H-bossk-4"],
             "confrontations": [THEIRS]}]}"#,
    );
    for level in Level::OFFERED {
        assert!(matches!(says(level, &state, 0), Action::Sell(_)), "{level}");
    }
}

/// The last window: three crates for the last credit, against this many of the rival.
fn last_crate(rival: &str) -> State {
    place_late(&format!(
        r#"{{"turn": 14, "last_turn": 14, "ask": "window", "players": [
            {{"hand": ["H-greedo-6","H-greedo-5","H-bossk-6","H-dengar-1"], "credits": 1,
              "reserved": ["K-13"], "confrontations": [MINE]}},
            {{"hand": ["H-greedo-4","T-padme-2","H-dengar-2","H-bossk-4"], "crates": [{rival}],
              "confrontations": [THEIRS]}}]}}"#,
    ))
}

#[test]
fn a_crate_is_paid_for_the_majority() {
    let pay = Action::Activate { card: card("K-13"), on: None };
    all_say(&Level::OFFERED, &last_crate(r#""K-11""#), 0, pay);
    // It brings no points of its own, so against five crates it is not worth a tie-break.
    let [smuggler, hunter] = [Level::Smuggler, Level::Hunter];
    all_say(&[smuggler, hunter], &last_crate(r#""K-11","K-15""#), 0, Action::Done);
}

#[test]
fn without_targets_one_is_drawn() {
    let state = place(
        r#"{"turn": 2, "ask": "draw", "players": [
            {"hand": ["H-greedo-6","H-greedo-5","H-bossk-6","H-dengar-1"]},
            {"hand": ["H-greedo-4","T-padme-2","H-dengar-2","H-bossk-4"]}]}"#,
    );
    all_say(&Level::OFFERED, &state, 0, Action::Draw(Deck::Target));
}

#[test]
fn the_better_fit_is_placed() {
    // Both would do for the Qi'ra; one costs four points, the other none.
    let state = place(
        r#"{"turn": 9, "ask": "commit", "players": [
            {"hand": ["H-dengar-5","H-dengar-1","H-bossk-6","H-bossk-5","H-bossk-4"],
             "confrontations": [{"target": "T-qira-1", "attackers": ["H-zuckuss-1"]}]},
            {"hand": ["H-greedo-4","T-padme-2","K-02","H-dengar-2","H-bossk-3"]}]}"#,
    );
    let (card, on) = (card("H-dengar-1"), Some(card("T-qira-1")));
    all_say(&Level::OFFERED, &state, 0, Action::Play { card, on });
}

#[test]
fn a_contract_is_filled() {
    // Two turns are left for one of two targets that differ only in name; a
    // contract pays for the Padmé.
    let state = place(
        r#"{"turn": 10, "ask": "commit", "players": [
            {"hand": ["T-qira-5","T-padme-4","H-bossk-6","H-bossk-5","H-bossk-4"],
             "contracts": ["C-pair-padme-omega", "C-double-padme"],
             "confrontations": [{"target": "T-padme-1",
                                 "attackers": ["H-greedo-1","H-zuckuss-1","H-bossk-1"]},
                                {"target": "T-omega-1",
                                 "attackers": ["H-greedo-2","H-zuckuss-6","H-bossk-2"]}]},
            {"hand": ["H-greedo-4","T-padme-2","K-02","H-dengar-2","H-bossk-3"]}]}"#,
    );
    let wanted = Action::Play { card: card("T-padme-4"), on: None };
    all_say(&[Level::Smuggler, Level::Hunter], &state, 0, wanted);
}

#[test]
fn the_hunter_keeps_from_its_neighbour_what_completes_a_capture() {
    // Nothing in this hand is of use to its holder any more. The rival needs
    // five orange for eighteen points, and gets the hand for the last turn.
    let state = place_late(
        r#"{"turn": 13, "last_turn": 14, "ask": "commit", "players": [
            {"hand": ["H-greedo-6","H-greedo-5","H-bossk-6","H-greedo-2","H-greedo-3"],
             "confrontations": [MINE]},
            {"hand": ["H-greedo-4","C-double-padme","K-11","K-12","H-zuckuss-4"],
             "confrontations": [THEIRS, {"target": "T-grogu-4",
                                 "attackers": ["H-hondo-5","H-greedo-1","H-bossk-1"]}]}]}"#,
    );
    let answer = says(Level::Hunter, &state, 0);
    assert_eq!(answer.card(), Some(card("H-bossk-6")), "{answer:?}");
}
