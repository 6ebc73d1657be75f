//! The scenario language, on both toys: what comes true, and what is told
//! where something does not.

use crate::toys::auction::Auctioneer;
use crate::toys::convoy::Driver;
use testkit::{check, try_check};

const SALE: &str = r#"
    # The highest single bid pays and takes the gem.
    setup {"seats":2}
    position {"purses":[4,7],
              "wishes":["wish3","wish5"], "prize":3}
    chance 4
    the table waits for 0 1
    seat 0 is offered {"amount":0} | {"amount":4}
    seat 0 is offered only {"amount":0} | {"amount":1} | {"amount":2} | {"amount":3} | {"amount":4}
    seat 0 is not offered {"amount":5}
    seat 0 is refused {"amount":5} by TA-1.1
    seat 0 is refused {"subset":[]} by TA-1.2
    seat 0 plays {"amount":4}
    the table waits for 1
    seat 0 sees {"bid":{"seat":0,"amount":4}}
    seat 1 sees {"bid":{"seat":0,"amount":null}}
    seat 1 does not see {"bid":{"amount":4}}
    spectator does not see {"bid":{"amount":4}}
    seat 1 plays {"amount":2}
    everybody sees {"sold":{"bids":[4,2],"to":0}}
    everybody see {"offered":{"gem":4}}
    view 1 has purses.0 = 0
    view 1 has wishes.1 = "wish5"
    view 1 lacks wishes.0
    view spectator lacks own_bid
    the table is not over
    # The roll is known, so the bid stands.
    seat 1 cannot go back
"#;

#[test]
fn a_scenario_comes_true() {
    check(&Auctioneer::sound(), SALE);
}

#[test]
fn a_whole_table_is_told_with_clocks_and_places() {
    check(
        &Driver::sound(),
        r#"
        setup {"seats":2}
        position {"turn":0,"hands":[["crate3","crate7"],["crate9"]]}
        seat 1 is not asked
        seat 0 plays {"subset":[{"crate":"crate3"},{"crate":"crate7"}]}
        seat 1 sees {"loaded":{"n_crates":2}}
        view 1 has ask.stack = []
        seat 0 plays {"order":[{"crate":"crate7"},{"crate":"crate3"}]}
        seat 0 goes back
        seat 0 plays {"order":[{"crate":"crate3"},{"crate":"crate7"}]}
        chance 1
        seat 0 plays "drive"
        everybody sees {"delivered":{"lost":"crate7"}}
        the clock answers for seat 1
        the clock answers for seat 1
        the table is over
        seat 0 is refused "drive"
        places 2 1
        scores 3 9
        "#,
    );
}

#[test]
fn a_deal_is_scripted_or_from_a_seed() {
    check(
        &Auctioneer::sound(),
        "chance 2 5 0\ndeal\nview 0 has wishes.0 = \"wish2\"\neverybody sees {\"offered\":{\"gem\":0}}",
    );
    check(&Auctioneer::sound(), "deal seed 4\nthe table waits for 0 1");
    let short = try_check(&Auctioneer::sound(), "chance 2\ndeal").expect_err("it is too short");
    assert!(short.to_string().contains("the script has no more chance"), "{short}");
}

#[test]
fn a_position_that_cannot_be_is_refused() {
    check(
        &Driver::sound(),
        r#"position {"turn":0,"hands":[["crate1"],["crate1"]]} is refused by TC-1"#,
    );
}

// Changes one line of a scenario that comes true, and tells the complaint.
fn complaint(line: &str, instead: &str) -> String {
    assert!(SALE.contains(line));
    let changed = SALE.replacen(line, instead, 1);
    try_check(&Auctioneer::sound(), &changed).expect_err(instead).to_string()
}

#[test]
fn what_does_not_come_true_is_told_with_its_line() {
    let told = [
        ("chance 4", "chance 4 5", "unused chance: 5"),
        ("chance 4", "", "line 19: `seat 1 plays {\"amount\":2}`"),
        ("chance 4", "chance 9", "the scripted outcome 9 is not possible"),
        ("waits for 0 1", "waits for 0", "it is [0, 1]"),
        ("by TA-1.1", "by TA-9.9", "refused by TA-1.1"),
        ("is refused {\"amount\":5}", "is refused {\"amount\":3}", "it is legal"),
        (
            "is not offered {\"amount\":5}",
            "is not offered {\"amount\":3}",
            "is offered {\"amount\":0}",
        ),
        ("is offered only {\"amount\":0} |", "is offered only", "is offered {\"amount\":0} | "),
        ("seat 0 plays {\"amount\":4}", "seat 0 plays {\"amount\":40}", "line 13"),
        (
            "seat 1 does not see {\"bid\":{\"amount\":4}}",
            "seat 1 sees {\"bid\":{\"amount\":4}}",
            "seat 1 saw [",
        ),
        (
            "everybody sees {\"sold\":{\"bids\":[4,2],\"to\":0}}",
            "everybody sees {\"sold\":{\"to\":1}}",
            "seat 0 saw [",
        ),
        ("purses.0 = 0", "purses.0 = 1", "purses.0 is 0"),
        ("lacks wishes.0", "has wishes.0", "wishes.0 is not in"),
        ("is not over", "is over", "pending: ["),
        ("seat 1 cannot go back", "seat 1 goes back", "learned something new"),
        ("seat 1 cannot go back", "places 1 2", "the table is not over"),
        ("seat 1 cannot go back", "seat 1 dances", "no statement goes on like this"),
    ];
    for (line, instead, message) in told {
        let complaint = complaint(line, instead);
        assert!(complaint.contains(message), "{instead}: {complaint}");
    }
}
