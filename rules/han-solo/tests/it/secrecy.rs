//! Chapter 10: what the digital table adds, as far as the rules know it.

use crate::support::{content, holds, seats, seats_with};
use han_solo::{Card, Event, HanSolo, Sight};
use std::collections::BTreeSet;
use tabletop::{
    By, Dice, Game, Header, Imagine, Opening, Playout, Seat, Seed, Start, Table, Viewer,
};

fn open(seed: u64) -> Table<HanSolo> {
    let header = Header {
        game: HanSolo::ID.into(),
        rules: HanSolo::RULES,
        setup: seats(4),
        content: String::new(),
        commitment: String::new(),
        start: Start::Deal,
    };
    Table::open(Opening { header, content: content() }, Seed::from_number(seed)).expect("a deal")
}

fn play_out(table: &mut Table<HanSolo>, dice: &mut Dice) {
    while let Some(open) = table.pending().first() {
        let answer = table.menu(open.id).sample(dice);
        table.act(open.seat, answer).expect("it is on the menu");
    }
}

#[test]
fn nobody_is_told_the_cards_of_others() {
    // Rules: HS-10.1
    let mut table = open(1);
    let mut dice = Dice::swift(2);
    while let Some(open) = table.pending().first() {
        for viewer in Viewer::all(4) {
            let view = HanSolo::view(table.state(), viewer);
            for (seat, player) in Seat::all(4).zip(&view.players) {
                let shown = table.state().shown(seat);
                let may_know = |card: &&Card| viewer.is(seat) || shown.contains(**card);
                let mut known = table.state().hand(seat).iter().filter(may_know);
                let values = |cards: &mut dyn Iterator<Item = &Card>| {
                    let mut values: Vec<i8> = cards.map(|card| card.value()).collect();
                    values.sort_unstable();
                    values
                };
                assert_eq!(values(&mut player.cards.iter()), values(&mut known));
                let n_cards = table.state().hand(seat).len();
                assert_eq!(player.cards.len() + usize::from(player.n_hidden), n_cards);
                assert_eq!(player.score.is_some(), player.n_hidden == 0);
            }
        }
        let answer = table.menu(open.id).sample(&mut dice);
        table.act(open.seat, answer).expect("it is on the menu");
    }
}

#[test]
fn a_card_taken_face_up_stays_known_until_it_leaves_the_hand() {
    // Rules: HS-10.1, HS-4.6
    holds(
        r#"
        setup {"seats": 2}
        chance -2 die:0 die:1
        position {"hands": [["+5","-3"], ["+2","-9"]], "discards": ["+1", "+7"],
                  "ask": {"ask": "turn", "seat": 1}}
        seat 1 plays take
        seat 1 plays discard +2a
        view 0 has players.1.cards = ["+7a"]
        view 0 has players.1.n_hidden = 1
        view 1 has players.1.shown = ["+7a"]
        view spectator has players.1.cards = ["+7a"]
        seat 0 plays draw
        seat 0 plays discard +5a
        seat 1 plays take
        seat 1 plays discard +7a
        view 0 has players.1.cards = ["+5a"]
        "#,
    );
}

/// A +3 that everybody knows and one that nobody has seen.
const TWO_ALIKE: &str = r#"
    setup {"seats": 2}
    position {"hands": [["+4","-4"], ["+3b","+3a","+9"]], "dealer": 1, "discards": ["+7"],
              "shown": [[], ["+3a"]], "lap": 2, "ask": {"ask": "discard", "seat": 1}}
"#;

#[test]
fn copies_are_offered_once_and_either_may_be_named() {
    // Rules: HS-10.6, HS-3.3
    holds(&format!(
        "{TWO_ALIKE}
        seat 1 is offered only keep | discard +3 | discard +9a
        view 1 has players.1.cards = [\"+3a\", \"+3b\", \"+9a\"]
        view 1 has players.1.shown = [\"+3b\"]
        view 0 has players.1.cards = [\"+3a\"]
        "
    ));
}

#[test]
fn nobody_sees_which_of_two_copies_is_put_down() {
    // Rules: HS-10.6, HS-4.6, HS-10.1
    for copy in ["+3", "+3a", "+3b", "+3c"] {
        holds(&format!(
            "{TWO_ALIKE}
            chance die:0 die:1
            seat 1 plays discard {copy}
            seat 0 sees {{\"sight\": \"discarded\", \"seat\": 1, \"card\": \"+3a\"}}
            view 0 has players.1.cards = []
            view 0 has players.1.n_hidden = 2
            view 0 has discards = [\"+7a\", \"+3a\"]
            view spectator has players.1.n_hidden = 2
            view 1 has players.1.shown = []
            view 1 has discards = [\"+7a\", \"+3b\"]
            "
        ));
    }
}

#[test]
fn putting_down_another_copy_of_the_card_taken_is_standing() {
    // Rules: HS-10.6, HS-3.4
    for copy in ["+3", "+3a", "+3b", "+3c"] {
        holds(&format!(
            r#"
            setup {{"seats": 2}}
            position {{"hands": [["+4","-4"], ["+3c","-9"]], "discards": ["+7", "+3b"],
                      "ask": {{"ask": "turn", "seat": 1}}}}
            seat 1 plays take
            seat 1 is offered only keep | discard +3 | discard -9a
            seat 1 plays discard {copy}
            seat 0 sees {{"sight": "stood", "seat": 1, "put_back": "+3a"}}
            view 0 has players.1.n_hidden = 2
            view 0 has discards = ["+7a", "+3a"]
            "#
        ));
    }
}

#[test]
fn a_finished_table_can_be_checked_against_its_seed() {
    // Rules: HS-10.2
    let mut table = open(7);
    play_out(&mut table, &mut Dice::swift(3));
    assert_eq!(table.audit(), Ok(()));
    // The same log under another seed is found out.
    let opening: Opening<HanSolo> =
        Opening { header: table.header().clone(), content: table.content().clone() };
    let mut other =
        Table::<HanSolo>::unopened(opening, Some(Seed::from_number(8))).expect("a table");
    for entry in table.log() {
        other.fold(entry.clone()).expect("in order");
    }
    assert_eq!(other.audit().expect_err("another seed").seq, 0);
}

#[test]
fn a_clock_stands_puts_back_and_picks_the_highest() {
    // Rules: HS-10.3
    holds(
        r#"
        setup {"seats": 2}
        chance +4  die:0 die:1
        position {"lap": 3, "hands": [["+5","-3"], ["+2","-9"]], "discards": ["+7"],
                  "pot": ["helmet", "yacht"], "ask": {"ask": "turn", "seat": 1}}
        # A card drawn goes out again, so that the hand is as it was.
        seat 1 plays draw
        the clock answers for seat 1
        everybody see {"sight": "discarded", "seat": 1, "card": "+4a"}
        # A card taken goes back, which is standing.
        seat 0 plays take
        chance +1 +1 +2 +2 -9 token:0 token:1
        the clock answers for seat 0
        everybody see {"sight": "stood", "seat": 0, "put_back": "+4a"}
        the clock answers for seat 0
        everybody see {"sight": "token_taken", "seat": 0, "token": 13, "how": "picked"}
        the table waits for 0
        the clock answers for seat 0
        everybody see {"sight": "stood", "seat": 0, "put_back": null}
        "#,
    );
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+4","-4"], ["+4","-4"]], "discards": ["+5"],
                  "pot": ["yacht", "falcon"], "stack": [], "ask": {"ask": "name", "seats": [0, 1]}}
        the clock answers for seat 0
        view 0 has own_name = 0
        seat 1 plays name yacht
        the table is over
        "#,
    );
    holds(
        r#"
        setup {"seats": 2}
        position {"hands": [["+4","-4"], ["+2","-1"]], "discards": ["+5"], "stack": [],
            "owned": [["vibroblade","stunbaton","pistol","rifle"], ["falcon"]],
            "ask": {"ask": "capture", "seat": 0}}
        the clock answers for seat 0
        everybody see {"sight": "captured", "seat": 0}
        "#,
    );
}

fn kind(sight: &Sight) -> String {
    let json = serde_json::to_value(sight).expect("plain data");
    json["sight"].as_str().expect("a kind").to_owned()
}

#[test]
fn everything_that_happens_is_in_the_log_and_seen() {
    // Rules: HS-10.4
    let mut kinds = BTreeSet::new();
    let content = content();
    let setups = [
        seats(2),
        seats(8),
        seats_with(7, |options| options.short_round = han_solo::ShortRound::Trim),
        seats_with(5, |options| options.contests = han_solo::Contests::Simple),
    ];
    for seed in 0..600 {
        let mut dice = Dice::swift(seed);
        let mut state = HanSolo::blank(&setups[seed as usize % setups.len()], &content);
        let mut playout = Playout::<HanSolo>::default();
        let mut before = state.clone();
        let mut events = Vec::new();
        HanSolo::deal(&mut tabletop::Stage::new(&mut state, &mut dice, &mut events));
        loop {
            for event in &events {
                let sight = HanSolo::sight(&before, event, Viewer::Spectator);
                assert_eq!(sight.is_none(), matches!(event, Event::Asked(_)), "{event:?}");
                kinds.extend(sight.as_ref().map(kind));
                HanSolo::evolve(&mut before, event);
            }
            let Some(open) = HanSolo::pending(&state).first() else { break };
            HanSolo::menu(&state, open.id, &mut playout.menu);
            let answer = playout.menu.sample(&mut dice);
            events = playout.answer(&mut state, open, &answer, &mut dice).to_vec();
        }
    }
    let all: BTreeSet<String> = [
        "trimmed",
        "round_began",
        "dealt",
        "upturned",
        "token_revealed",
        "drew",
        "took",
        "discarded",
        "kept",
        "stood",
        "reshuffled",
        "rolled",
        "hand_dropped",
        "revealed",
        "named",
        "names_shown",
        "contest_drew",
        "order_drawn",
        "token_taken",
        "went_without",
        "captured",
        "declined",
        "game_ended",
    ]
    .map(String::from)
    .into();
    assert_eq!(kinds, all);
}

#[test]
fn a_spectator_sees_hands_only_at_the_reveal() {
    // Rules: HS-10.4
    holds(
        r#"
        setup {"seats": 2}
        chance die:0 die:1
        position {"lap": 3, "hands": [["+5","-3"], ["+2","-9"]], "discards": ["+7"],
                  "ask": {"ask": "turn", "seat": 0}}
        view spectator has players.0.cards = []
        view spectator lacks ranking
        seat 0 plays stand
        view spectator has players.0.cards = ["+5a", "-3a"]
        view spectator has players.1.cards = ["+2a", "-9a"]
        "#,
    );
}

#[test]
fn scores_and_reasons_are_shown() {
    // Rules: HS-10.5
    holds(
        r#"
        setup {"seats": 6}
        chance die:0 die:1
        position {"lap": 3, "dealer": 5,
            "hands": [["+10","-10","0"], ["+4","-4"], ["+3","-3"], ["+9","-8"], ["+9","-10"],
                      ["-5","+4"]],
            "discards": ["+7"], "ask": {"ask": "turn", "seat": 5}}
        view 0 has players.0.score = 0
        view 1 lacks players.0.score
        seat 5 plays stand
        view spectator has ranking.0 = {"seat": 0, "place": 1, "score": 0, "beats_next": "best_hand", "compared": [0, 0], "served": false}
        view spectator has ranking.1.beats_next = "higher_sum"
        view spectator has ranking.2.beats_next = "zero"
        view spectator has ranking.3.beats_next = "plus"
        view spectator has ranking.4.beats_next = "higher_sum"
        view spectator lacks ranking.5.beats_next
        view spectator has ranking.5.place = 6
        "#,
    );
}

#[test]
fn a_draw_cannot_be_taken_back_but_a_quiet_choice_can() {
    // Rules: HS-10.4
    holds(
        r#"
        setup {"seats": 2}
        chance +4
        position {"hands": [["+5","-3"], ["+2","-9"]], "discards": ["+7", "+1"],
                  "ask": {"ask": "turn", "seat": 1}}
        seat 1 plays stand
        seat 0 plays take
        seat 0 goes back
        the table waits for 0
        seat 0 plays draw
        seat 0 cannot go back
        "#,
    );
}

#[test]
fn imagined_worlds_reach_every_hidden_card() {
    // Rules: HS-10.1
    // What a viewer cannot know differs between imagined worlds; a bot must not peek.
    let table = open(5);
    let view = HanSolo::view(table.state(), Viewer::Seat(Seat::new(0)));
    let mut dice = Dice::swift(1);
    let mut imagined = BTreeSet::new();
    for _ in 0..2_000 {
        let world = HanSolo::imagine(&view, table.content(), &mut dice);
        imagined.extend(world.hand(Seat::new(1)).iter().copied());
        assert_eq!(**world.hand(Seat::new(0)), **table.state().hand(Seat::new(0)));
    }
    // All cards but the two in hand and the one face up.
    assert_eq!(imagined.len(), 59);
}

#[test]
fn the_same_card_comes_up_whoever_draws_it_in_a_duplicate_deal() {
    let content = content();
    let fourth_card = |first_stands: bool| {
        let mut dice = Dice::duplicate(42);
        let mut state = HanSolo::blank(&seats(3), &content);
        let mut playout = Playout::<HanSolo>::default();
        playout.deal(&mut state, &mut dice);
        let mut drawn = Vec::new();
        for turn in 0..2 {
            let open = HanSolo::pending(&state).first().expect("a turn");
            let action = if turn == 0 && first_stands {
                han_solo::Action::Stand
            } else {
                han_solo::Action::Draw
            };
            let answer = tabletop::Answer::Item(action);
            drawn.extend(playout.answer(&mut state, open, &answer, &mut dice).iter().filter_map(
                |event| match event {
                    Event::Drew { card, .. } => Some(*card),
                    _ => None,
                },
            ));
            if let han_solo::Ask::Discard { .. } = state.ask() {
                let open = HanSolo::pending(&state).first().expect("a discard");
                let keep = tabletop::Answer::Item(han_solo::Action::Keep);
                playout.answer(&mut state, open, &keep, &mut dice);
            }
        }
        (drawn[0], state.dealer(), state.pot())
    };
    assert_eq!(fourth_card(true), fourth_card(false));
}

#[test]
fn a_bot_or_a_clock_answers_like_a_person() {
    // Rules: HS-10.3
    let mut table = open(2);
    for by in [By::Clock, By::Bot, By::Person] {
        let open = table.pending().first().expect("a turn");
        let answer = HanSolo::fallback(table.state(), open.id);
        let proposed = table.propose(open.seat, open.id, answer, by).expect("it is legal");
        table.commit(proposed);
    }
    assert_eq!(table.next_seq(), 4);
}
