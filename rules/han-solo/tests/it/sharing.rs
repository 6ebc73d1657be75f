//! Chapter 7: sharing out the pot, and ties.

use crate::support::holds;
use han_solo::CONTEST_DRAWS_MAX;

#[test]
fn each_picks_freely_from_what_is_left_and_the_last_is_given() {
    // Rules: HS-7.1
    holds(
        r#"
        setup {"seats": 3}
        position {"hands": [["+4","-4"], ["+2","-1"], ["+9","+9"]], "discards": ["+5"],
                  "pot": ["falcon", "yacht", "helmet"], "stack": [],
                  "ask": {"ask": "pick", "seat": 0}}
        seat 0 is offered only pick falcon | pick yacht | pick helmet
        seat 0 is refused pick droid by HS-7.1
        seat 0 is refused name yacht by HS-7.3
        seat 1 is not asked
        seat 0 plays pick yacht
        everybody see {"sight": "token_taken", "seat": 0, "token": 13, "how": "picked"}
        the table waits for 1
        seat 1 is offered only pick falcon | pick helmet
        seat 1 is refused pick yacht by HS-7.1
        seat 1 plays pick falcon
        everybody see {"sight": "token_taken", "seat": 2, "token": 19, "how": "given"}
        the table is over
        scores 13000 25000 1000
        "#,
    );
}

#[test]
fn by_option_the_highest_value_is_picked() {
    // Rules: HS-7.1
    holds(
        r#"
        setup {"seats": 3, "options": {"picks": "highest"}}
        chance die:0 die:1
        position {"dealer": 0, "lap": 3, "hands": [["+2","-1"], ["+4","-4"], ["+9","+9"]],
                  "discards": ["+5"], "pot": ["helmet", "falcon", "yacht"], "stack": [],
                  "ask": {"ask": "turn", "seat": 0}}
        seat 0 plays stand
        everybody see {"sight": "token_taken", "seat": 1, "token": 0, "how": "given"}
        everybody see {"sight": "token_taken", "seat": 0, "token": 13, "how": "given"}
        everybody see {"sight": "token_taken", "seat": 2, "token": 19, "how": "given"}
        the table is over
        "#,
    );
}

#[test]
fn tied_seats_draw_for_the_token_both_want() {
    // Rules: HS-7.2
    for (one, two, winner) in
        [("-2", "+2", 0), ("+3", "-2", 0), ("0", "+1", 1), ("+1", "-1", 1), ("-9", "+10", 1)]
    {
        let loser = 1 - winner;
        holds(&format!(
            r#"
            setup {{"seats": 2}}
            chance {one} {two}
            position {{"hands": [["+4","-4"], ["+4","-4"]], "discards": ["+5"],
                      "pot": ["falcon", "yacht"], "stack": [],
                      "ask": {{"ask": "name", "seats": [0, 1]}}}}
            seat 0 plays name falcon
            seat 1 plays name falcon
            # Face up, from the dealer's left.
            everybody see {{"sight": "names_shown", "names": [[0, 0], [1, 0]]}}
            everybody see {{"sight": "contest_drew", "seat": 1, "token": 0}}
            everybody see {{"sight": "contest_drew", "seat": 0, "token": 0}}
            everybody see {{"sight": "token_taken", "seat": {winner}, "token": 0, "how": "contest"}}
            everybody see {{"sight": "token_taken", "seat": {loser}, "token": 13, "how": "given"}}
            "#
        ));
    }
}

#[test]
fn tied_seats_with_different_wishes_need_no_draw() {
    // Rules: HS-7.2, HS-7.3
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+4","-4"], ["+4","-4"]], "discards": ["+5"],
                  "pot": ["falcon", "yacht"], "stack": [],
                  "ask": {"ask": "name", "seats": [0, 1]}}
        seat 1 plays name falcon
        seat 0 plays name yacht
        everybody see {"sight": "token_taken", "seat": 0, "token": 13, "how": "unopposed"}
        everybody see {"sight": "token_taken", "seat": 1, "token": 0, "how": "unopposed"}
        everybody do not see {"sight": "contest_drew"}
        the table is over
        "#,
    );
}

#[test]
fn names_are_secret_and_may_change_until_the_last_is_said() {
    // Rules: HS-7.3
    holds(
        r#"
        setup {"seats": 3}
        position {"hands": [["+4","-4"], ["+4","-4"], ["+4","-4"]], "discards": ["+5"],
                  "pot": ["falcon", "yacht", "helmet"], "stack": [],
                  "ask": {"ask": "name", "seats": [0, 1, 2]}}
        the table waits for 0 1 2
        seat 0 is offered only name falcon | name yacht | name helmet
        seat 0 is refused pick falcon by HS-7.3
        seat 0 is refused name droid by HS-7.1
        seat 0 plays name falcon
        seat 0 sees {"sight": "named", "seat": 0, "token": 0}
        seat 1 sees {"sight": "named", "seat": 0, "token": null}
        spectator sees {"sight": "named", "seat": 0, "token": null}
        view 0 has own_name = 0
        view 1 lacks own_name
        view 1 has named = 1
        the table waits for 1 2
        seat 0 plays name yacht
        view 0 has own_name = 13
        seat 2 plays name falcon
        everybody do not see {"sight": "names_shown"}
        seat 1 plays name helmet
        everybody see {"sight": "names_shown", "names": [[0, 13], [1, 19], [2, 0]]}
        the table is over
        "#,
    );
}

#[test]
fn losers_name_again_and_the_lower_rank_waits_for_the_whole_group() {
    // Rules: HS-7.3
    holds(
        r#"
        setup {"seats": 4}
        chance +3 -2 +9
        position {"dealer": 3, "hands": [["+4","-4"], ["+4","-4"], ["+4","-4"], ["+7","+7"]],
                  "discards": ["+5"], "pot": ["falcon", "yacht", "helmet", "droid"], "stack": [],
                  "ask": {"ask": "name", "seats": [0, 1, 2]}}
        seat 0 plays name falcon
        seat 1 plays name falcon
        seat 2 plays name falcon
        everybody see {"sight": "token_taken", "seat": 1, "token": 0, "how": "contest"}
        # Two losers name again among what is left; the lower rank still waits.
        the table waits for 0 2
        seat 3 is not asked
        seat 0 is offered only name yacht | name helmet | name droid
        chance 0 +1
        seat 2 plays name yacht
        seat 0 plays name yacht
        everybody see {"sight": "token_taken", "seat": 0, "token": 13, "how": "contest"}
        # One loser alone has nobody to hide from.
        the table waits for 2
        seat 2 is offered only pick helmet | pick droid
        seat 2 plays pick droid
        everybody see {"sight": "token_taken", "seat": 3, "token": 19, "how": "given"}
        the table is over
        "#,
    );
}

#[test]
fn two_pairs_contest_two_tokens() {
    // Rules: HS-7.2, HS-7.3
    holds(
        r#"
        setup {"seats": 4}
        chance +3 -2  +1 -1
        position {"dealer": 3,
                  "hands": [["-1","-4"], ["-2","-3"], ["-1","-4"], ["-2","-3"]],
                  "discards": ["+5"], "pot": ["falcon", "yacht", "helmet", "droid"], "stack": [],
                  "ask": {"ask": "name", "seats": [0, 1, 2, 3]}}
        seat 0 plays name falcon
        seat 1 plays name yacht
        seat 2 plays name yacht
        seat 3 plays name falcon
        everybody see {"sight": "contest_drew", "seat": 0, "card": "+3a", "token": 0}
        everybody see {"sight": "contest_drew", "seat": 3, "card": "-2c", "token": 0}
        everybody see {"sight": "token_taken", "seat": 3, "token": 0, "how": "contest"}
        everybody see {"sight": "contest_drew", "seat": 1, "card": "+1a", "token": 13}
        everybody see {"sight": "contest_drew", "seat": 2, "card": "-1c", "token": 13}
        everybody see {"sight": "token_taken", "seat": 1, "token": 13, "how": "contest"}
        the table waits for 0 2
        "#,
    );
}

#[test]
fn by_option_a_tied_group_draws_once_for_its_picking_order() {
    // Rules: HS-7.3
    holds(
        r#"
        setup {"seats": 4, "options": {"contests": "simple"}}
        chance die:0 die:1  +5 -1 +5  -7 +6
        position {"dealer": 3, "lap": 3,
                  "hands": [["+4","-4"], ["+4","-4"], ["+4","-4"], ["+7","+7"]],
                  "discards": ["+9"], "pot": ["falcon", "yacht", "helmet", "droid"], "stack": [],
                  "ask": {"ask": "turn", "seat": 3}}
        seat 3 plays stand
        everybody see {"sight": "contest_drew", "seat": 1, "card": "-1a", "token": null}
        # Seats 0 and 2 are level and draw again, for their own two places.
        everybody see {"sight": "contest_drew", "seat": 0, "card": "-7a", "token": null}
        everybody see {"sight": "contest_drew", "seat": 2, "card": "+6a", "token": null}
        everybody see {"sight": "order_drawn", "order": [1, 2, 0, 3]}
        the table waits for 1
        seat 1 plays pick yacht
        the table waits for 2
        seat 2 plays pick falcon
        the table waits for 0
        seat 0 plays pick helmet
        the table is over
        scores 1000 13000 25000 3000
        "#,
    );
}

#[test]
fn only_those_still_level_draw_again_and_no_contest_card_joins_a_hand() {
    // Rules: HS-7.4
    holds(
        r#"
        setup {"seats": 3}
        chance +2 +2 -3  -10 +10
        position {"dealer": 2, "hands": [["+4","-4"], ["+4","-4"], ["+4","-4"]],
                  "discards": ["+5"], "pot": ["falcon", "yacht", "helmet"],
                  "ask": {"ask": "name", "seats": [0, 1, 2]}}
        seat 0 plays name falcon
        seat 1 plays name falcon
        seat 2 plays name falcon
        everybody see {"sight": "contest_drew", "seat": 2, "card": "-3a"}
        everybody see {"sight": "contest_drew", "seat": 0, "card": "-10a"}
        everybody see {"sight": "contest_drew", "seat": 1, "card": "+10a"}
        # Plus beats an equal minus.
        everybody see {"sight": "token_taken", "seat": 1, "token": 0, "how": "contest"}
        view spectator has discards = ["+5a", "+2a", "+2b", "-3a", "-10a", "+10a"]
        view spectator has players.0.cards = ["+4a", "-4a"]
        view spectator has players.1.cards = ["+4b", "-4b"]
        "#,
    );
}

#[test]
fn an_endless_contest_ends_at_the_dealers_left() {
    // Rules: HS-7.4, HS-7.6
    let values = ["+1", "-1", "+2", "-2", "+3", "-3", "+6", "-6", "+7", "-7", "+8", "-8"];
    assert_eq!(values.len(), usize::from(CONTEST_DRAWS_MAX));
    let level: String = values.iter().map(|value| format!("{value} {value} ")).collect();
    holds(&format!(
        r#"
        setup {{"seats": 2}}
        chance {level}
        position {{"dealer": 0, "hands": [["+4","-4"], ["+4","-4"]], "discards": ["+5"],
                  "pot": ["falcon", "yacht"], "stack": [],
                  "ask": {{"ask": "name", "seats": [0, 1]}}}}
        seat 0 plays name falcon
        seat 1 plays name falcon
        everybody see {{"sight": "token_taken", "seat": 1, "token": 0, "how": "contest"}}
        the table is over
        "#
    ));
}

#[test]
fn a_group_tied_for_the_last_token_contests_it() {
    // Rules: HS-7.5
    for options in [r#"{}"#, r#"{"contests": "simple"}"#, r#"{"picks": "highest"}"#] {
        holds(&format!(
            r#"
            setup {{"seats": 3, "options": {options}}}
            chance die:0 die:1  +3 -2 -9
            position {{"dealer": 2, "lap": 3, "hands": [["+4","-4"], ["+4","-4"], ["+4","-4"]],
                      "discards": ["+5"], "pot": ["yacht"], "stack": [], "owned": [["falcon"],[],[]],
                      "ask": {{"ask": "turn", "seat": 2}}}}
            seat 2 plays stand
            everybody see {{"sight": "contest_drew", "seat": 0, "card": "+3a"}}
            everybody see {{"sight": "contest_drew", "seat": 1, "card": "-2a"}}
            everybody see {{"sight": "token_taken", "seat": 1, "token": 13}}
            everybody see {{"sight": "went_without", "seat": 0}}
            everybody see {{"sight": "went_without", "seat": 2}}
            the table is over
            "#
        ));
    }
}

#[test]
fn in_a_short_round_a_large_tie_names_until_nothing_is_left() {
    // Rules: HS-7.5, HS-7.3
    holds(
        r#"
        setup {"seats": 3}
        chance +3 -2
        position {"dealer": 2, "hands": [["+4","-4"], ["+4","-4"], ["+4","-4"]],
                  "discards": ["+5"], "pot": ["yacht", "droid"], "stack": [],
                  "owned": [["falcon"],[],[]],
                  "ask": {"ask": "name", "seats": [0, 1, 2]}}
        seat 0 plays name yacht
        seat 1 plays name yacht
        seat 2 plays name droid
        everybody see {"sight": "token_taken", "seat": 1, "token": 13, "how": "contest"}
        everybody see {"sight": "token_taken", "seat": 2, "token": 23, "how": "unopposed"}
        everybody see {"sight": "went_without", "seat": 0}
        the table is over
        "#,
    );
}
