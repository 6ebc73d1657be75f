//! Chapter 9: the end.

use crate::support::holds;

#[test]
fn the_highest_total_wins_once_every_token_is_owned() {
    // Rules: HS-9.1
    holds(
        r#"
        setup {"seats": 2}
        position {"round": 12, "hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"],
            "stack": [], "trimmed": [], "pot": ["falcon", "yacht"],
            "owned": [["speeder-bike","landspeeder","swoop","skiff","snowspeeder","sandcrawler",
                       "walker","droid","stunbaton","pistol","helmet"],
                      ["tie","bomber","interceptor","xwing","shuttle","rifle","bowcaster",
                       "binoculars","comms","jetpack","vibroblade"]],
            "ask": {"ask": "pick", "seat": 0}}
        the table is not over
        seat 0 plays pick yacht
        everybody see {"sight": "game_ended", "totals": [57000, 78000]}
        the table is over
        scores 57000 78000
        places 2 1
        "#,
    );
}

#[test]
fn level_totals_are_compared_by_the_most_valuable_token() {
    // Rules: HS-9.2
    // 15,000 each: yacht against shuttle.
    holds(
        r#"
        setup {"seats": 3}
        position {"hands": [["+4","-4"], ["+2","-1"], ["+9","+9"]], "discards": ["+5"],
            "stack": [], "pot": ["stunbaton", "helmet", "binoculars"],
            "owned": [["shuttle","speeder-bike"], ["yacht","vibroblade"], ["falcon"]],
            "ask": {"ask": "pick", "seat": 0}}
        seat 0 plays pick helmet
        seat 1 plays pick stunbaton
        the table is over
        scores 15000 15000 26000
        places 3 2 1
        "#,
    );
    // 19,000 each, the best token level: the next one decides.
    holds(
        r#"
        setup {"seats": 3}
        position {"hands": [["+4","-4"], ["+2","-1"], ["+9","+9"]], "discards": ["+5"],
            "stack": [], "pot": ["stunbaton", "pistol", "binoculars"],
            "owned": [["bomber","skiff","swoop"], ["interceptor","walker","bowcaster"], ["falcon"]],
            "ask": {"ask": "pick", "seat": 0}}
        seat 0 plays pick stunbaton
        seat 1 plays pick binoculars
        scores 19000 19000 27000
        places 3 2 1
        "#,
    );
}

#[test]
fn seats_level_in_everything_share_the_place() {
    // Rules: HS-9.2
    holds(
        r#"
        setup {"seats": 3}
        position {"hands": [["+4","-4"], ["+2","-1"], ["+9","+9"]], "discards": ["+5"],
            "stack": [], "pot": ["stunbaton", "helmet", "binoculars"],
            "owned": [["walker","speeder-bike"], ["tie","landspeeder"], ["falcon"]],
            "ask": {"ask": "pick", "seat": 0}}
        seat 0 plays pick helmet
        seat 1 plays pick stunbaton
        scores 12000 12000 26000
        places 2 2 1
        "#,
    );
}
