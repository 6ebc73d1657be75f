//! Chapters 4, 5 and 8: choose, the window, pass, and market cards.

use crate::support::{holds, holds_with_four};

#[test]
fn a_card_is_sold_or_played_and_there_is_no_pass() {
    // Rules: BH-4.1, BH-4.4, BH-4.5
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["T-qira-1","H-boba-1","C-pair-qira-zeb","D-01","K-01"]},
            {"hand": ["T-qira-2"]}], "ask": "commit"}
        # Nothing can be paid yet: market cards are sold or reserved.
        seat 0 is offered only sell T-qira-1 | play T-qira-1 | sell H-boba-1 | play H-boba-1 | sell C-pair-qira-zeb | play C-pair-qira-zeb | sell D-01 | reserve D-01 | sell K-01 | reserve K-01
        seat 0 is refused done by BH-4.1
        seat 0 is refused sell T-qira-2 by BH-4.1
        seat 0 is refused reserve H-boba-1 by BH-4.6
        seat 0 is refused play D-01 by BH-4.7
        seat 0 plays sell C-pair-qira-zeb
        seat 1 plays play T-qira-2
        everybody sees {"sight": "sold", "seat": 0, "card": @C-pair-qira-zeb}
        everybody sees {"sight": "credit_gained", "seat": 0, "why": "sale"}
        view 1 has players.0.credits = 1
        # It lies face up on the discard pile of its own deck.
        view 1 has decks.2.top = @C-pair-qira-zeb
        view 1 has decks.2.discards = [@C-pair-qira-zeb]
        view 1 has decks.0.discards = []
        "#,
    );
}

#[test]
fn chosen_cards_are_revealed_together_and_may_change_until_then() {
    // Rules: BH-4.2, BH-4.3
    holds(
        r#"
        setup {"seats": 3}
        position {"players": [
            {"hand": ["T-qira-1","H-boba-1"]}, {"hand": ["T-qira-2"]}, {"hand": ["T-qira-3"]}],
            "ask": "commit"}
        seat 0 plays play T-qira-1
        seat 0 sees {"sight": "sealed", "seat": 0, "choice": {"play": {"card": @T-qira-1}}}
        seat 1 sees {"sight": "sealed", "seat": 0, "choice": null}
        spectator sees {"sight": "sealed", "seat": 0, "choice": null}
        view 0 has own_choice = {"play": {"card": @T-qira-1}}
        view 1 has chosen = 1
        view 1 lacks own_choice
        view 1 has players.0.confrontations = []
        seat 0 plays sell H-boba-1
        seat 1 plays sell T-qira-2
        view 2 has chosen = 3
        view 2 has players.0.credits = 0
        # The whole commitment is fixed by then: card, use and place.
        seat 2 plays play T-qira-3
        everybody sees {"sight": "revealed", "choices": [[0, {"sell": @H-boba-1}], [1, {"sell": @T-qira-2}], [2, {"play": {"card": @T-qira-3}}]]}
        seat 0 cannot go back
        "#,
    );
}

#[test]
fn cards_without_a_cost_are_active_at_once() {
    // Rules: BH-4.5, BH-9.1
    holds(
        r#"
        setup {"seats": 3}
        position {"players": [
            {"hand": ["T-qira-1"]}, {"hand": ["H-boba-1"]}, {"hand": ["C-pair-qira-zeb"]}],
            "ask": "commit"}
        seat 0 plays play T-qira-1
        seat 1 plays play H-boba-1
        seat 2 plays play C-pair-qira-zeb
        view 1 has players.0.confrontations.0.target = @T-qira-1
        view 0 has players.1.confrontations.0.attackers = [@H-boba-1]
        view 0 has players.2.contracts = [@C-pair-qira-zeb]
        "#,
    );
}

#[test]
fn a_market_card_is_paid_or_reserved() {
    // Rules: BH-4.6, BH-4.7, BH-8.1, BH-8.3
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["D-22","K-01"], "credits": 2}, {"hand": ["K-05"], "credits": 2}],
            "ask": "commit"}
        seat 0 is offered only sell D-22 | play D-22 | reserve D-22 | sell K-01 | play K-01 | reserve K-01
        # Three credits are too many, and nothing is paid in part.
        seat 1 is offered only sell K-05 | reserve K-05
        seat 1 is refused play K-05 by BH-4.7
        seat 0 plays play D-22
        seat 1 plays reserve K-05
        everybody sees {"sight": "played", "seat": 0, "card": @D-22, "on": null, "paid": 2}
        everybody sees {"sight": "reserved", "seat": 1, "card": @K-05}
        view 1 has players.0.credits = 0
        view 0 has players.1.credits = 2
        # Reserved cards are public, and a droid costs no points.
        view spectator has players.1.reserved = [@K-05]
        view spectator has players.0.score.total = 0
        "#,
    );
}

#[test]
fn one_may_reserve_a_card_one_could_pay() {
    // Rules: BH-4.6, BH-4.9
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["K-01"], "credits": 2, "reserved": ["K-07"]}, {"hand": ["T-qira-1"]}],
            "ask": "commit"}
        seat 0 plays reserve K-01
        seat 1 plays play T-qira-1
        # The window is open for the earlier card only.
        seat 0 is offered only activate K-07 | done
        seat 0 is refused activate K-01 by BH-4.9
        view 0 has players.0.reserved_now = [@K-01]
        "#,
    );
    holds(
        r#"
        setup {"seats": 2, "options": {"activate_same_turn": true}}
        position {"players": [
            {"hand": ["K-01"], "credits": 2, "reserved": ["K-07"]}, {"hand": ["T-qira-1"]}],
            "ask": "commit"}
        seat 0 plays reserve K-01
        seat 1 plays play T-qira-1
        seat 0 is offered only activate K-01 | activate K-07 | done
        seat 0 plays activate K-01
        view 1 has players.0.crate_cards = [@K-01]
        "#,
    );
}

#[test]
fn ginny_reserves_a_card_and_pays_it_in_a_later_turn() {
    // Rules: BH-4.6, BH-4.7, BH-4.8, BH-8.2
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["K-03","H-boba-1","H-boba-2","H-boba-3","H-boba-4"], "credits": 1},
            {"hand": ["T-qira-1","T-qira-2","T-qira-3","T-qira-4","T-qira-5"]}],
            "ask": "commit"}
        seat 0 is refused play K-03 by BH-4.7
        # 1: the card lies on its side, and counts for nothing.
        seat 0 plays reserve K-03
        seat 1 plays sell T-qira-1
        view 1 has players.0.reserved = [@K-03]
        view 1 has players.0.score.crates = 0
        view 1 has players.0.n_crates = 0
        seat 0 plays draw hunter
        chance H-greedo-1 H-greedo-2
        seat 1 plays draw hunter
        # 2: in a later turn, beside the normal action, the credits are spent.
        seat 0 plays sell T-qira-2
        seat 1 plays sell H-boba-1
        the table waits for 0
        view 1 has players.0.credits = 2
        seat 0 is offered only activate K-03 | done
        seat 0 plays activate K-03
        # 3: now it stands upright, and the credits are back in the reserve.
        everybody sees {"sight": "activated", "seat": 0, "card": @K-03, "on": null, "paid": 2}
        view 1 has players.0.reserved = []
        view 1 has players.0.crate_cards = [@K-03]
        view 1 has players.0.score.crates = 4
        view 1 has players.0.n_crates = 1
        view 1 has players.0.credits = 0
        "#,
    );
}

#[test]
fn the_window_opens_after_the_main_action_and_nowhere_else() {
    // Rules: BH-4.8, BH-4.12
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["T-qira-1"], "credits": 2, "reserved": ["K-07", "D-01"]},
            {"hand": ["T-qira-2"], "credits": 5}], "ask": "commit"}
        seat 0 is refused activate K-07 by BH-4.8
        # A reserved card is not sold, returned or swapped.
        seat 0 is refused sell K-07 by BH-4.12
        seat 0 plays play T-qira-1
        seat 1 plays play T-qira-2
        the table waits for 0
        seat 1 is not asked
        seat 0 is refused sell K-07 by BH-4.12
        seat 0 is refused sell T-padme-1 by BH-4.1
        seat 0 is refused draw hunter by BH-3.1
        seat 0 is offered only activate D-01 on T-qira-1 | activate K-07 | done
        seat 0 plays done
        # The next turn: no window before it, and none in the draw.
        seat 0 is refused activate K-07 by BH-3.1
        "#,
    );
}

#[test]
fn any_number_of_reserved_cards_is_activated_one_at_a_time() {
    // Rules: BH-4.8, BH-4.11, BH-4.12
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["T-qira-1"], "credits": 2, "reserved": ["K-01","K-02","K-07","K-08","K-13","D-01","D-03"]},
            {"hand": ["T-qira-2"]}], "ask": "commit"}
        seat 0 plays play T-qira-1
        seat 1 plays play T-qira-2
        seat 0 plays activate D-03 on T-qira-1
        view 0 has players.0.confrontations.0.attack = [0, 3, 0]
        # In the owner's order, each resolved before the next is chosen.
        seat 0 is offered activate K-01 | activate K-13 | activate D-01 on T-qira-1
        seat 0 plays activate K-13
        # Without credits there is nothing to ask.
        the table waits for 0 1
        view 1 has ask.ask = "draw"
        "#,
    );
}

#[test]
fn credits_gained_in_this_step_can_be_spent_in_the_window() {
    // Rules: BH-4.10, BH-10.2
    // The sale.
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["T-qira-1"], "reserved": ["K-01"]}, {"hand": ["T-qira-2"]}],
            "ask": "commit"}
        seat 0 plays sell T-qira-1
        seat 1 plays play T-qira-2
        seat 0 is offered activate K-01
        "#,
    );
    // The credit icon, and the first-to-four bonus: this capture brings both.
    holds(
        r#"
        setup {"seats": 2}
        chance C-pair-zeb-omega
        position {"players": [
            {"hand": ["H-zuckuss-1"], "reserved": ["K-01", "K-02", "K-07"], "confrontations": [
                {"target": "T-qira-1", "attackers": ["D-28"]},
                {"target": "T-padme-1", "attackers": ["D-29"]},
                {"target": "T-zeb-1", "attackers": ["D-27"]},
                {"target": "T-qira-4", "attackers": ["H-bossk-1", "H-greedo-1"]}]},
            {"hand": ["T-qira-2"]}], "ask": "commit"}
        seat 0 plays play H-zuckuss-1 on T-qira-4
        seat 1 plays play T-qira-2
        everybody sees {"sight": "credit_gained", "seat": 0, "why": "icon"}
        everybody sees {"sight": "credit_gained", "seat": 0, "why": "first_to_four"}
        view 0 has players.0.credits = 2
        # Two that show the same are offered once.
        seat 0 is offered only activate K-01 | activate K-07 | done
        seat 0 plays activate K-01
        seat 0 plays activate K-02
        view 0 has players.0.credits = 0
        "#,
    );
}

#[test]
fn a_crate_counts_only_once_it_is_paid() {
    // Rules: BH-8.2, BH-8.3
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["K-15"], "credits": 3, "reserved": ["K-14"],
             "confrontations": [{"target": "T-qira-1"}]},
            {"hand": ["T-qira-2"]}], "ask": "commit"}
        view 1 has players.0.n_crates = 0
        view 1 has players.0.score.majority = 0
        # A crate is not placed on anything.
        seat 0 is offered play K-15
        seat 0 is refused play K-15 on T-qira-1 by BH-8.3
        seat 0 plays play K-15
        seat 1 plays play T-qira-2
        view 1 has players.0.n_crates = 3
        view 1 has players.0.crate_cards = [@K-15]
        view 1 has players.0.score.crates = 4
        view 1 has players.0.score.majority = 5
        view 1 has players.0.confrontations.0.attackers = []
        "#,
    );
}

#[test]
fn hands_go_to_the_left_at_the_same_time() {
    // Rules: BH-5.1, BH-3.1
    holds(
        r#"
        setup {"seats": 3}
        position {"players": [
            {"hand": ["T-qira-1","H-boba-1"]}, {"hand": ["T-qira-2","H-boba-2"]},
            {"hand": ["T-qira-3","H-boba-3"]}], "ask": "commit"}
        seat 0 plays play T-qira-1
        seat 1 plays play T-qira-2
        seat 2 plays play T-qira-3
        seat 1 sees {"sight": "passed", "gave": [@H-boba-2], "got": [@H-boba-1]}
        seat 0 sees {"sight": "passed", "gave": [@H-boba-1], "got": [@H-boba-3]}
        spectator sees {"sight": "passed", "gave": [], "got": []}
        everybody sees {"sight": "turn_began", "turn": 2}
        view 1 has players.1.hand = [@H-boba-1]
        # What a seat has passed on it remembers, as long as the card is in that hand.
        view 1 has players.2.hand = [@H-boba-2]
        view 1 has players.0.hand = []
        view 1 has players.0.hidden = [{"deck": "hunter", "age": 0, "n": 1}]
        view spectator has players.2.hand = []
        "#,
    );
}

#[test]
fn two_players_exchange_their_hands_every_turn() {
    // Rules: BH-5.2
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["T-qira-1","H-boba-1"]}, {"hand": ["T-qira-2","H-boba-2"]}],
            "ask": "commit"}
        seat 0 plays play T-qira-1
        seat 1 plays play T-qira-2
        view 0 has players.0.hand = [@H-boba-2]
        view 0 has players.1.hand = [@H-boba-1]
        view 0 has players.1.hidden = []
        seat 0 plays draw target
        chance T-zeb-1 T-zeb-2
        seat 1 plays draw target
        seat 0 plays play T-zeb-1
        seat 1 plays play T-zeb-2
        view 0 has players.0.hand = [@H-boba-1]
        view 1 has players.1.hand = [@H-boba-2]
        view 1 has players.0.hand = [@H-boba-1]
        "#,
    );
}

#[test]
fn nothing_is_passed_after_the_last_turn() {
    // Rules: BH-5.3
    holds_with_four(
        r#"
        setup {"seats": 2}
        position {"turn": 12, "last_turn": 12, "players": [
            {"hand": ["T-qira-3","H-boba-1"]}, {"hand": ["T-qira-2","H-boba-2"], FOUR}],
            "ask": "commit"}
        seat 0 plays play T-qira-3
        seat 1 plays play T-qira-2
        everybody does not see {"sight": "passed"}
        everybody sees {"sight": "scored"}
        the table is over
        view 0 has players.0.hand = [@H-boba-1]
        # Hands have no value.
        scores 0 FOUR_POINTS
        "#,
    );
}
