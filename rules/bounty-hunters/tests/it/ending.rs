//! Chapters 10, 12 and 13: the end, the introductory game, running out.

use crate::support::{emptied, holds};

/// Three captures, and a fourth within reach of one hunter.
const NEARLY: &str = r#""confrontations": [
    {"target": "T-qira-1", "attackers": ["D-28"]},
    {"target": "T-padme-1", "attackers": ["D-29"]},
    {"target": "T-zeb-1", "attackers": ["D-27"]},
    {"target": "T-qira-2", "attackers": ["H-bossk-1", "H-greedo-1"]}]"#;
/// The same for another seat.
const NEARLY_TOO: &str = r#""confrontations": [
    {"target": "T-qira-3", "attackers": ["D-22", "D-26"]},
    {"target": "T-padme-2", "attackers": ["D-25"]},
    {"target": "T-zeb-3", "attackers": ["D-24", "D-23"]},
    {"target": "T-padme-3", "attackers": ["H-greedo-6"]}]"#;

fn nearly(scenario: &str) -> String {
    scenario.replace("NEARLY_TOO", NEARLY_TOO).replace("NEARLY", NEARLY)
}

#[test]
fn the_first_to_four_takes_a_credit_and_a_contract() {
    // Rules: BH-10.1, BH-10.2, BH-10.4
    holds(&nearly(
        r#"
        setup {"seats": 2}
        chance C-double-han
        position {"turn": 11, "players": [
            {"hand": ["H-zuckuss-1"], NEARLY}, {"hand": ["T-qira-5"]}], "ask": "commit"}
        seat 0 plays play H-zuckuss-1 on T-qira-2
        seat 1 plays play T-qira-5
        everybody sees {"sight": "first_to_four", "seat": 0}
        everybody sees {"sight": "credit_gained", "seat": 0, "why": "first_to_four"}
        everybody sees {"sight": "contract_drawn", "seat": 0, "card": @C-double-han, "why": "first_to_four"}
        # The turn is finished, and two full turns follow.
        everybody sees {"sight": "last_turns", "last": 13}
        everybody sees {"sight": "turn_began", "turn": 12}
        view 1 has last_turn = 13
        the table is not over
        "#,
    ));
}

#[test]
fn everyone_who_gets_there_in_the_same_turn_has_the_bonus() {
    // Rules: BH-10.1, BH-14.1
    holds(&nearly(
        r#"
        setup {"seats": 3}
        chance C-double-han C-double-zeb
        position {"turn": 11, "guild_master": 2, "players": [
            {"hand": ["H-zuckuss-1"], NEARLY}, {"hand": ["H-boba-1"], NEARLY_TOO},
            {"hand": ["T-qira-5"]}], "ask": "commit"}
        seat 0 plays play H-zuckuss-1 on T-qira-2
        seat 1 plays play H-boba-1 on T-padme-3
        seat 2 plays play T-qira-5
        everybody sees {"sight": "first_to_four", "seat": 0}
        everybody sees {"sight": "first_to_four", "seat": 1}
        view 2 has players.0.contracts = [@C-double-han]
        view 2 has players.1.contracts = [@C-double-zeb]
        view 2 has players.1.credits = 1
        everybody sees {"sight": "last_turns", "last": 13}
        "#,
    ));
}

#[test]
fn the_bonus_also_comes_in_the_window_of_that_turn() {
    // Rules: BH-10.1, BH-10.2, BH-10.3
    holds(&nearly(
        r#"
        setup {"seats": 2}
        chance C-double-han C-double-zeb
        position {"turn": 11, "players": [
            {"hand": ["H-zuckuss-1"], NEARLY},
            {"hand": ["T-qira-5"], "credits": 1, "reserved": ["D-20", "K-07"], NEARLY_TOO}], "ask": "commit"}
        seat 0 plays play H-zuckuss-1 on T-qira-2
        seat 1 plays play T-qira-5
        everybody sees {"sight": "first_to_four", "seat": 0}
        everybody does not see {"sight": "last_turns"}
        seat 1 plays activate D-20 on T-padme-3
        # Still the same turn; and the credit can be spent in this window.
        everybody sees {"sight": "first_to_four", "seat": 1}
        seat 1 plays activate K-07
        everybody sees {"sight": "last_turns", "last": 13}
        "#,
    ));
}

#[test]
fn a_later_fourth_capture_gets_nothing_and_prolongs_nothing() {
    // Rules: BH-10.3, BH-10.4, BH-10.5
    holds(&nearly(
        r#"
        setup {"seats": 2}
        position {"turn": 12, "last_turn": 13, "players": [
            {"hand": ["H-boba-2", "H-boba-3"], NEARLY_TOO},
            {"hand": ["H-boba-1", "D-20"], "credits": 1, "confrontations": [
                {"target": "T-qira-1", "attackers": ["D-28"]},
                {"target": "T-padme-1", "attackers": ["D-29"]},
                {"target": "T-zeb-1", "attackers": ["D-27"]},
                {"target": "T-qira-2", "attackers": ["H-bossk-1", "H-greedo-1", "H-zuckuss-1"]}]}],
            "ask": "commit"}
        seat 0 plays play H-boba-2 on T-padme-3
        seat 1 plays sell H-boba-1
        everybody sees {"sight": "captured", "seat": 0, "target": @T-padme-3}
        everybody does not see {"sight": "first_to_four"}
        everybody does not see {"sight": "last_turns"}
        view 1 has players.0.credits = 0
        view 1 has last_turn = 13
        seat 0 plays draw target
        chance T-qira-7 T-qira-5
        seat 1 plays draw target
        # The last turn is played in full, and then scored.
        view 1 has turn = 13
        seat 0 plays play T-qira-7
        seat 1 plays sell T-qira-5
        everybody sees {"sight": "scored"}
        the table is over
        "#,
    ));
}

#[test]
fn from_three_to_five_in_one_turn_pays_once() {
    // Rules: BH-10.3, BH-10.5
    holds(&nearly(
        r#"
        setup {"seats": 2}
        chance C-double-han
        position {"turn": 11, "players": [
            {"hand": ["H-zuckuss-1"], "credits": 3, "reserved": ["D-13"], "confrontations": [
                {"target": "T-qira-1", "attackers": ["D-28"]},
                {"target": "T-padme-1", "attackers": ["D-29"]},
                {"target": "T-zeb-1", "attackers": ["D-27"]},
                {"target": "T-qira-2", "attackers": ["H-bossk-1", "H-greedo-1"]},
                {"target": "T-padme-2", "attackers": ["H-bossk-2"]}]},
            {"hand": ["T-qira-5"]}], "ask": "commit"}
        seat 0 plays play H-zuckuss-1 on T-qira-2
        seat 1 plays play T-qira-5
        everybody sees {"sight": "first_to_four", "seat": 0}
        seat 0 plays activate D-13 on T-padme-2
        everybody sees {"sight": "captured", "seat": 0, "target": @T-padme-2}
        everybody does not see {"sight": "first_to_four"}
        view 1 has players.0.n_captured = 5
        view 1 has players.0.contracts = [@C-double-han]
        "#,
    ));
}

#[test]
fn the_introductory_bonus_is_the_credit_alone() {
    // Rules: BH-12.3, BH-12.1
    holds(&nearly(
        r#"
        setup {"seats": 2, "options": {"introductory": true}}
        position {"turn": 11, "players": [
            {"hand": ["H-zuckuss-1"], NEARLY}, {"hand": ["T-qira-5"]}], "ask": "commit"}
        seat 0 plays play H-zuckuss-1 on T-qira-2
        seat 1 plays play T-qira-5
        everybody sees {"sight": "credit_gained", "seat": 0, "why": "first_to_four"}
        everybody does not see {"sight": "contract_drawn"}
        everybody does not see {"sight": "contract_missed"}
        view 1 has players.0.contracts = []
        seat 0 is offered only draw target | draw hunter | draw market
        "#,
    ));
    // The eight targets and the contracts are in the box.
    for card in ["T-qira-6", "C-double-han"] {
        holds(&format!(
            r#"
            setup {{"seats": 2, "options": {{"introductory": true}}}}
            position {{"players": [{{"hand": ["{card}"]}}, {{"hand": ["T-qira-5"]}}], "ask": "commit"}} is refused by BH-1.1
            "#
        ));
    }
}

#[test]
fn an_empty_deck_is_made_anew_from_its_discards() {
    // Rules: BH-13.1, BH-3.6, BH-14.2
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["T-qira-1"], "confrontations": [{"attackers": ["H-boba-1"]}]},
            {"hand": ["T-qira-2", "H-boba-2"]}], "to_discards": ["hunter"], "ask": "draw"}
        view 0 has decks.1.n_cards = 0
        seat 0 is offered draw hunter
        seat 0 plays draw hunter
        chance H-boba-3 H-boba-4
        seat 1 plays draw hunter
        # Cards in areas and hands stay out: 63 less two.
        everybody sees {"sight": "reshuffled", "deck": "hunter", "n_cards": 61}
        view 0 has decks.1.n_cards = 59
        view 0 has decks.1.discards = []
        view 0 lacks decks.1.top
        view 0 has decks.1.n_reshuffles = 1
        # What was in a hand before the shuffle is not among the cards drawn after it.
        view 0 has players.1.hidden = [{"deck": "target", "age": 0, "n": 1},
            {"deck": "hunter", "age": 0, "n": 1}, {"deck": "hunter", "age": 1, "n": 1}]
        view 0 has decks.1.unseen.1 = {"age": 1, "cards": [@H-boba-2]}
        "#,
    );
}

#[test]
fn a_deck_that_is_gone_cannot_be_chosen() {
    // Rules: BH-13.2
    holds(&emptied(
        r#"
        setup {"seats": 3}
        position {"players": [{"hand": ["T-qira-1"]}, {"hand": ["T-qira-2"]}, {}], "ask": "draw"}
        seat 0 is offered only draw target | draw contract | draw market
        seat 0 is refused draw hunter by BH-13.2
        "#,
        &["hunter"],
        &[],
    ));
}

#[test]
fn whoever_finds_nothing_chooses_again() {
    // Rules: BH-13.2, BH-3.4, BH-3.6
    holds(&emptied(
        r#"
        setup {"seats": 3}
        position {"guild_master": 1, "players": [{"hand": ["T-qira-1"]}, {"hand": ["T-qira-2"]}, {}],
            "ask": "draw"}
        seat 0 plays draw hunter
        seat 1 plays draw hunter
        chance H-boba-5 T-zeb-1
        seat 2 plays draw target
        # One hunter was left, and the Guild Master has it.
        seat 1 sees {"sight": "drew", "seat": 1, "deck": "hunter", "card": @H-boba-5}
        everybody sees {"sight": "draw_failed", "seat": 0, "deck": "hunter"}
        the table waits for 0
        seat 1 is not asked
        seat 0 is offered only draw target | draw contract | draw market
        chance K-01
        seat 0 plays draw market
        the table waits for 0 1 2
        view 0 has ask.ask = "commit"
        "#,
        &["hunter"],
        &["H-boba-5"],
    ));
}

#[test]
fn one_deck_left_is_no_choice() {
    // Rules: BH-13.2, BH-13.3
    holds(&emptied(
        r#"
        setup {"seats": 3}
        position {"players": [{"hand": ["T-qira-1", "H-boba-1"]}, {"hand": ["H-boba-2"]}, {}], "ask": "commit"}
        seat 0 plays sell T-qira-1
        chance T-qira-1
        seat 1 plays play H-boba-2
        # Only the sold target can be drawn, and one seat gets it; nobody is asked.
        everybody sees {"sight": "reshuffled", "deck": "target", "n_cards": 1}
        everybody sees {"sight": "draw_failed", "seat": 1, "deck": "target"}
        everybody sees {"sight": "draw_skipped", "seat": 1}
        everybody sees {"sight": "draw_skipped", "seat": 2}
        view 0 has players.0.hand = [@T-qira-1]
        # Play goes on from the smaller hands; seat 2 has none and skips its main action.
        the table waits for 0 1
        "#,
        &["target", "hunter", "contract", "market"],
        &[],
    ));
}

#[test]
fn without_cards_one_keeps_the_window() {
    // Rules: BH-13.3
    holds(&emptied(
        r#"
        setup {"seats": 3}
        position {"players": [{"hand": ["C-double-han"]}, {"credits": 1, "reserved": ["K-01"]}, {}], "ask": "commit"}
        the table waits for 0
        seat 0 plays play C-double-han
        the table waits for 1
        seat 1 is offered only activate K-01 | done
        seat 1 plays activate K-01
        "#,
        &["target", "hunter", "contract", "market"],
        &[],
    ));
}

#[test]
fn with_nothing_to_draw_and_no_cards_the_game_is_scored() {
    // Rules: BH-13.4
    holds(&emptied(
        r#"
        setup {"seats": 2}
        position {"players": [{"hand": ["C-double-han"], "crates": ["K-01"]}, {}], "ask": "commit"}
        seat 0 plays play C-double-han
        everybody sees {"sight": "draw_skipped", "seat": 0}
        everybody sees {"sight": "scored"}
        the table is over
        view 0 has players.0.score.total = 7
        "#,
        &["target", "hunter", "contract", "market"],
        &[],
    ));
}

#[test]
fn a_contract_nobody_has_left_is_lost() {
    // Rules: BH-13.5
    holds(&emptied(
        r#"
        setup {"seats": 3}
        position {"players": [
            {"hand": ["H-boba-1"], "confrontations": [{"target": "T-padme-6", "attackers": ["H-greedo-2"]}]},
            {"hand": ["T-qira-1"]}, {}], "ask": "commit"}
        seat 0 plays play H-boba-1 on T-padme-6
        seat 1 plays play T-qira-1
        everybody sees {"sight": "captured", "seat": 0, "target": @T-padme-6}
        everybody sees {"sight": "contract_missed", "seat": 0, "why": "icon"}
        view 0 has players.0.contracts = []
        view 0 has players.0.credits = 0
        "#,
        &["contract"],
        &[],
    ));
    // A sold one comes back at once.
    holds(&emptied(
        r#"
        setup {"seats": 3}
        position {"guild_master": 1, "players": [
            {"hand": ["H-boba-1"], "confrontations": [{"target": "T-padme-6", "attackers": ["H-greedo-2"]}]},
            {"hand": ["C-double-han"]}, {}], "ask": "commit"}
        seat 0 plays play H-boba-1 on T-padme-6
        chance C-double-han
        seat 1 plays sell C-double-han
        everybody sees {"sight": "reshuffled", "deck": "contract", "n_cards": 1}
        everybody sees {"sight": "contract_drawn", "seat": 0, "card": @C-double-han, "why": "icon"}
        "#,
        &["contract"],
        &[],
    ));
}

#[test]
fn credits_are_unlimited_unless_the_table_says_so() {
    // Rules: BH-13.6, BH-2.2
    let scenario = |options: &str, rest: &str| {
        format!(
            r#"
            setup {{"seats": 2, "options": {{{options}}}}}
            position {{"players": [
                {{"hand": ["H-boba-1"], "credits": 41}}, {{"hand": ["H-boba-2"], "credits": 0}}], "ask": "commit"}}
            seat 0 plays sell H-boba-1
            seat 1 plays sell H-boba-2
            {rest}
            "#
        )
    };
    holds(&scenario(
        "",
        r#"view 0 has players.0.credits = 42
        view 0 has players.1.credits = 1
        view 0 lacks n_reserve"#,
    ));
    holds(&scenario(
        r#""credit_supply": "box""#,
        r#"everybody sees {"sight": "credit_gained", "seat": 0, "why": "sale"}
        everybody sees {"sight": "credit_missed", "seat": 1, "why": "sale"}
        view 0 has players.1.credits = 0
        view 0 has n_reserve = 0"#,
    ));
}

#[test]
fn a_table_that_never_ends_is_scored() {
    // Rules: BH-14.3, BH-14.4
    use crate::support::{content, seats};
    use bounty_hunters::{BountyHunters, TURNS_MAX};
    use tabletop::{Dice, Game, Playout};
    // Clocks alone sell for ever.
    let mut state = BountyHunters::blank(&seats(3), &content());
    let mut playout = Playout::<BountyHunters>::default();
    let mut dice = Dice::swift(1);
    playout.deal(&mut state, &mut dice);
    while let Some(open) = BountyHunters::pending(&state).first() {
        let answer = BountyHunters::fallback(&state, open.id);
        playout.answer(&mut state, open, &answer, &mut dice);
    }
    assert_eq!(state.turn(), TURNS_MAX);
    assert!(BountyHunters::outcome(&state).is_some());
}

#[test]
fn a_clock_draws_from_the_fullest_deck_sells_the_first_card_and_is_done() {
    // Rules: BH-14.3
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["T-qira-1", "D-01"], "credits": 3, "reserved": ["K-01"]},
            {"hand": ["T-qira-2", "T-qira-3"]}], "ask": "draw"}
        the clock answers for seat 0
        view 0 has own_choice = {"draw": "hunter"}
        chance H-boba-1 H-boba-2
        the clock answers for seat 1
        the clock answers for seat 0
        view 0 has own_choice = {"sell": @T-qira-1}
        the clock answers for seat 1
        the clock answers for seat 0
        view 0 has players.0.reserved = [@K-01]
        view 0 has turn = 2
        "#,
    );
}
