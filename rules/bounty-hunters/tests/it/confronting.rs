//! Chapters 6 and 7: confrontations and captures.

use crate::support::holds;

#[test]
fn the_target_with_4_1_6_stands_against_4_1_5() {
    // Rules: BH-6.2, BH-7.1
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["H-aurra-4","H-bossk-1"], "confrontations": [
                {"target": "T-grogu-4", "attackers": ["H-dengar-5"]}]},
            {"hand": ["T-qira-2", "T-qira-3"]}], "ask": "commit"}
        seat 0 plays play H-aurra-4 on T-grogu-4
        seat 1 plays play T-qira-2
        # 2/0/3 and 2/1/2 against 4/1/6: one orange is missing.
        view 1 has players.0.confrontations.0.attack = [4, 1, 5]
        view 1 has players.0.confrontations.0.shields = [4, 1, 6]
        view 1 has players.0.confrontations.0.captured = false
        view 1 has players.0.n_captured = 0
        everybody does not see {"sight": "captured"}
        seat 0 plays draw hunter
        chance H-bossk-2 H-bossk-3
        seat 1 plays draw hunter
        seat 0 plays play H-bossk-2 on T-grogu-4
        seat 1 plays sell H-bossk-1
        # Now it is 4/1/8.
        everybody sees {"sight": "captured", "seat": 0, "target": @T-grogu-4}
        view 1 has players.0.confrontations.0.captured = true
        view 1 has players.0.n_captured = 1
        view 1 has players.0.score.targets = 18
        "#,
    );
}

#[test]
fn colours_do_not_replace_one_another() {
    // Rules: BH-7.1
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["H-greedo-6"], "confrontations": [
                {"target": "T-qira-1", "attackers": ["H-zuckuss-6"]}]},
            {"hand": ["T-qira-2"]}], "ask": "commit"}
        seat 0 plays play H-greedo-6 on T-qira-1
        seat 1 plays play T-qira-2
        # Five green and five blue are ten, and 1/2/1 is four; yet orange is missing.
        view 1 has players.0.confrontations.0.attack = [5, 5, 0]
        view 1 has players.0.n_captured = 0
        "#,
    );
}

#[test]
fn nobody_touches_another_area() {
    // Rules: BH-6.1
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["H-boba-1"], "confrontations": [{"target": "T-qira-1"}]},
            {"hand": ["H-boba-2"], "confrontations": [{"target": "T-qira-2"}]}], "ask": "commit"}
        seat 0 is offered only sell H-boba-1 | play H-boba-1 on T-qira-1
        seat 0 is refused play H-boba-1 on T-qira-2 by BH-6.1
        "#,
    );
}

#[test]
fn any_number_of_targets_may_be_open() {
    // Rules: BH-6.3
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["T-qira-5"], "confrontations": [{"target": "T-qira-1"},
                {"target": "T-qira-2"}, {"target": "T-qira-3"}, {"target": "T-qira-4"}]},
            {"hand": ["H-boba-2"]}], "ask": "commit"}
        seat 0 is offered only sell T-qira-5 | play T-qira-5
        seat 0 is refused play T-qira-5 on T-qira-1 by BH-6.8
        seat 0 plays play T-qira-5
        seat 1 plays sell H-boba-2
        view 1 has players.0.confrontations.4.target = @T-qira-5
        view 1 has players.0.confrontations.4.captured = false
        "#,
    );
}

#[test]
fn an_attack_card_goes_on_one_of_the_open_targets() {
    // Rules: BH-6.4, BH-6.9
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["H-boba-1", "D-01"], "credits": 1, "reserved": ["D-03"],
             "confrontations": [{"target": "T-qira-1"}, {"target": "T-zeb-1"}]},
            {"hand": ["T-qira-2"]}], "ask": "commit"}
        # A hunter from the hand, a droid paid from the hand …
        seat 0 is offered only sell H-boba-1 | play H-boba-1 on T-qira-1 | play H-boba-1 on T-zeb-1 | sell D-01 | reserve D-01 | play D-01 on T-qira-1 | play D-01 on T-zeb-1
        # … cannot wait, nor lie alone.
        seat 0 is refused play H-boba-1 by BH-6.9
        seat 0 is refused play D-01 by BH-6.9
        seat 0 is refused play H-boba-1 on H-boba-2 by BH-6.4
        seat 0 is refused play H-boba-1 on T-grogu-1 by BH-6.4
        seat 0 plays play H-boba-1 on T-zeb-1
        seat 1 plays play T-qira-2
        # … and a droid paid from reserve.
        seat 0 is offered only activate D-03 on T-qira-1 | activate D-03 on T-zeb-1 | done
        seat 0 is refused activate D-03 by BH-6.9
        seat 0 plays activate D-03 on T-zeb-1
        view 1 has players.0.confrontations.1.attackers = [@H-boba-1, @D-03]
        view 1 has players.0.confrontations.1.attack = [1, 4, 1]
        "#,
    );
}

#[test]
fn nothing_is_added_to_a_captured_target() {
    // Rules: BH-6.5, BH-6.6
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["H-boba-1"], "confrontations": [
                {"target": "T-qira-1", "attackers": ["D-28"]}, {"target": "T-zeb-1"}]},
            {"hand": ["H-boba-2"], "confrontations": [
                {"target": "T-qira-2", "attackers": ["D-29"]}]}], "ask": "commit"}
        seat 0 is offered only sell H-boba-1 | play H-boba-1 on T-zeb-1
        seat 0 is refused play H-boba-1 on T-qira-1 by BH-6.5
        # With all targets captured there is no open one: the card lies alone.
        seat 1 is offered only sell H-boba-2 | play H-boba-2
        seat 1 is refused play H-boba-2 on T-qira-2 by BH-6.5
        seat 0 plays play H-boba-1 on T-zeb-1
        seat 1 plays play H-boba-2
        view 0 has players.1.confrontations.1.target = null
        view 0 has players.1.confrontations.1.attackers = [@H-boba-2]
        "#,
    );
}

#[test]
fn attack_cards_without_a_target_lie_together_until_one_comes() {
    // Rules: BH-6.6, BH-6.7, BH-6.8, BH-6.10
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["H-boba-1","T-grogu-4"], "credits": 1, "reserved": ["D-01"]},
            {"hand": ["H-boba-2","H-boba-3"]}], "ask": "commit"}
        seat 0 is refused play H-boba-1 on T-grogu-4 by BH-6.6
        seat 0 plays play H-boba-1
        seat 1 plays play H-boba-2
        view 1 has players.0.confrontations = [{"target": null, "captured": false, "since": 0,
            "attackers": [@H-boba-1], "attack": [1, 1, 1], "shields": [0, 0, 0], "penalty": 1}]
        # While there is no open target every further one joins.
        seat 0 is offered only activate D-01 | done
        seat 0 is refused activate D-01 on T-grogu-4 by BH-6.7
        seat 0 plays activate D-01
        view 1 has players.0.confrontations.0.attackers = [@H-boba-1, @D-01]
        view 1 has players.0.confrontations.0.attack = [4, 1, 1]
        seat 0 plays draw target
        chance T-padme-1 T-grogu-3
        seat 1 plays draw target
        # The next target must join them.
        seat 0 is refused play T-padme-1 on T-padme-1 by BH-6.8
        seat 0 plays sell H-boba-3
        seat 1 plays play T-grogu-4
        view 0 has players.1.confrontations = [{"target": @T-grogu-4, "captured": false, "since": 2,
            "attackers": [@H-boba-2], "attack": [1, 1, 1], "shields": [4, 1, 6], "penalty": 2}]
        "#,
    );
}

#[test]
fn placed_cards_are_never_moved() {
    // Rules: BH-6.10, BH-4.4
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["T-qira-5"], "credits": 3, "contracts": ["C-pair-qira-zeb"], "crates": ["K-01"],
             "confrontations": [{"target": "T-qira-1", "attackers": ["H-boba-1", "D-01"]}, {"target": "T-zeb-1"}]},
            {"hand": ["H-boba-2"]}], "ask": "commit"}
        seat 0 is refused play H-boba-1 on T-zeb-1 by BH-4.4
        seat 0 is refused sell H-boba-1 by BH-4.4
        seat 0 is refused sell D-01 by BH-4.4
        seat 0 is refused sell T-qira-1 by BH-4.4
        seat 0 is refused sell C-pair-qira-zeb by BH-4.4
        seat 0 is refused reserve K-01 by BH-4.4
        "#,
    );
}

#[test]
fn a_target_that_joins_a_strong_orphan_is_captured_at_once() {
    // Rules: BH-7.2, BH-7.6
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["T-qira-4"], "confrontations": [{"attackers": ["H-cadbane-2", "H-bossk-1"]}]},
            {"hand": ["T-qira-2"]}], "ask": "commit"}
        seat 0 plays play T-qira-4
        seat 1 plays play T-qira-2
        # 1/2/2 against 1/2/2, with its credit.
        everybody sees {"sight": "captured", "seat": 0, "target": @T-qira-4}
        everybody sees {"sight": "credit_gained", "seat": 0, "why": "icon"}
        view 1 has players.0.confrontations.0.captured = true
        view 1 has players.0.credits = 1
        view 1 has players.0.score.hunters = -1
        "#,
    );
}

#[test]
fn surplus_attack_is_lost() {
    // Rules: BH-7.3, BH-11.5
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["H-bossk-6"], "credits": 3, "reserved": ["D-28"], "confrontations": [
                {"target": "T-qira-1", "attackers": ["H-zuckuss-6", "H-greedo-6"]}, {"target": "T-zeb-1"}]},
            {"hand": ["T-qira-2"]}], "ask": "commit"}
        seat 0 plays play H-bossk-6 on T-qira-1
        seat 1 plays play T-qira-2
        # 5/5/5 against 1/2/1: nothing carries over to the other target, nothing is paid out.
        view 1 has players.0.confrontations.0.attack = [5, 5, 5]
        view 1 has players.0.confrontations.1.attack = [0, 0, 0]
        view 1 has players.0.credits = 3
        # Every hunter lying there counts, needed or not.
        view 1 has players.0.score = {"targets": 8, "crates": 0, "majority": 0, "contracts": 0,
            "hunters": -6, "total": 2}
        "#,
    );
}

#[test]
fn a_capture_is_not_declined_or_delayed() {
    // Rules: BH-7.4, BH-7.5
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["H-boba-1"], "credits": 2, "reserved": ["D-18", "D-19"], "confrontations": [
                {"target": "T-qira-1", "attackers": ["H-zuckuss-1"]}]},
            {"hand": ["T-qira-2"]}], "ask": "commit"}
        # The only place there is captures the target, in the same entry.
        seat 0 is offered only sell H-boba-1 | play H-boba-1 on T-qira-1
        seat 0 plays play H-boba-1 on T-qira-1
        seat 1 plays play T-qira-2
        everybody sees {"sight": "captured", "seat": 0, "target": @T-qira-1}
        # It is public, and its attack cards stay with it.
        view spectator has players.0.n_captured = 1
        view spectator has players.0.confrontations.0.attackers = [@H-zuckuss-1, @H-boba-1]
        # So the droids of the window find no open target.
        seat 0 is offered only activate D-18 | done
        "#,
    );
}

#[test]
fn icons_pay_at_once() {
    // Rules: BH-7.6, BH-9.1, BH-14.1
    holds(
        r#"
        setup {"seats": 3}
        chance C-double-han C-crate-zeb
        position {"guild_master": 1, "players": [
            {"hand": ["D-28"], "credits": 3, "confrontations": [{"target": "T-qira-6"}]},
            {"hand": ["D-29"], "credits": 3, "confrontations": [{"target": "T-padme-6"}]},
            {"hand": ["D-22"], "credits": 3, "confrontations": [{"target": "T-padme-4"}]}], "ask": "commit"}
        seat 0 plays play D-28 on T-qira-6
        seat 1 plays play D-29 on T-padme-6
        seat 2 plays play D-22 on T-padme-4
        # Contracts owed are drawn in canonical order, and active at once.
        everybody sees {"sight": "contract_drawn", "seat": 1, "card": @C-double-han, "why": "icon"}
        everybody sees {"sight": "contract_drawn", "seat": 0, "card": @C-crate-zeb, "why": "icon"}
        everybody sees {"sight": "credit_gained", "seat": 2, "why": "icon"}
        view 2 has players.1.contracts = [@C-double-han]
        view 2 has players.2.credits = 2
        # It is not refused: nobody is asked about it.
        the table waits for 0 1 2
        view 2 has ask.ask = "draw"
        "#,
    );
}

#[test]
fn points_are_counted_at_the_end_but_can_be_read_at_any_time() {
    // Rules: BH-7.7
    holds(
        r#"
        setup {"seats": 2}
        position {"players": [
            {"hand": ["H-boba-5"], "confrontations": [{"target": "T-qira-1", "attackers": ["H-zuckuss-4"]}]},
            {"hand": ["T-qira-2"]}], "ask": "commit"}
        view 1 has players.0.score.total = 0
        # An open target gives nothing and its hunters cost nothing.
        view 1 has players.0.confrontations.0.penalty = 2
        seat 0 plays play H-boba-5 on T-qira-1
        seat 1 plays play T-qira-2
        view 1 has players.0.score = {"targets": 8, "crates": 0, "majority": 0, "contracts": 0,
            "hunters": -6, "total": 2}
        view 1 has players.0.credits = 0
        the table is not over
        "#,
    );
}
