//! Chapter 14: who knows what, checked without trusting `imagine`.

use crate::laws::setups;
use crate::support::{content, emptied, holds, seats};
use bounty_hunters::{Action, Ask, BountyHunters, Card, Deck, Event, Setup, Sight, State};
use std::collections::{BTreeSet, HashSet};
use tabletop::{
    Answer, By, Dice, Game, Header, Imagine, Opening, Playout, Seat, Seed, Stage, Start, Table,
    Viewer,
};
use testkit::Kit;

fn open(setup: Setup, seed: u64) -> Table<BountyHunters> {
    let header = Header {
        game: BountyHunters::ID.into(),
        rules: BountyHunters::RULES,
        setup,
        content: String::new(),
        commitment: String::new(),
        start: Start::Deal,
    };
    Table::open(Opening { header, content: content() }, Seed::from_number(seed)).expect("a deal")
}

/// What one viewer remembers, from sights alone: where each card seen in a hand
/// is now. Cards that show the same are the same to it.
#[derive(Default)]
struct Memory {
    place: Vec<(Card, Seat)>,
}

/// The first card of the set that shows the same.
fn first_alike(card: Card) -> Card {
    let equals = crate::laws::BountyHuntersKit.equals();
    let pair = equals.iter().find(|[_, other]| *other == card.idx() as u32);
    pair.map_or(card, |[first, _]| Card::new(*first as u8))
}

impl Memory {
    fn learn(&mut self, sight: &Sight, viewer: Viewer, n_seats: u8) {
        match sight {
            Sight::Dealt { seat, card: Some(card), .. }
            | Sight::Drew { seat, card: Some(card), .. } => {
                self.place.push((first_alike(*card), *seat));
            }
            Sight::Sold { seat, card, .. }
            | Sight::Played { seat, card, .. }
            | Sight::Reserved { seat, card } => {
                let gone = (first_alike(*card), *seat);
                if let Some(at) = self.place.iter().position(|known| *known == gone) {
                    self.place.swap_remove(at);
                }
            }
            Sight::Passed { got, .. } => {
                for (_, seat) in &mut self.place {
                    *seat = seat.left(n_seats);
                }
                if let Some(own) = viewer.seat() {
                    self.place.retain(|(_, seat)| *seat != own);
                    self.place.extend(got.iter().map(|card| (first_alike(*card), own)));
                }
            }
            _ => {}
        }
    }

    fn of(&self, seat: Seat) -> Vec<Card> {
        let known = self.place.iter().filter(|(_, place)| *place == seat);
        let mut cards: Vec<Card> = known.map(|(card, _)| *card).collect();
        cards.sort_unstable();
        cards
    }
}

#[test]
fn a_hand_is_known_exactly_as_far_as_it_was_seen() {
    // Rules: BH-1.4, BH-2.4, BH-3.5, BH-5.1, BH-5.2
    for (idx, setup) in setups().into_iter().enumerate() {
        let mut table = open(setup, 100 + idx as u64);
        let mut dice = Dice::swift(idx as u64);
        let viewers: Vec<Viewer> = Viewer::all(setup.seats).collect();
        let mut memories: Vec<Memory> = viewers.iter().map(|_| Memory::default()).collect();
        let mut before = table.state_before(0);
        let mut events = table.log()[0].events.clone();
        loop {
            for (viewer, memory) in viewers.iter().zip(&mut memories) {
                for sight in tabletop::sights::<BountyHunters>(&before, &events, *viewer) {
                    memory.learn(&sight, *viewer, setup.seats);
                }
                let view = BountyHunters::view(table.state(), *viewer);
                for (seat, player) in Seat::all(setup.seats).zip(&view.players) {
                    let mut known: Vec<Card> =
                        player.hand.iter().copied().map(first_alike).collect();
                    known.sort_unstable();
                    assert_eq!(known, memory.of(seat), "{viewer:?} of seat {seat}");
                    let n_hidden: u8 = player.hidden.iter().map(|group| group.n).sum();
                    assert_eq!(player.n_hand, player.hand.len() as u8 + n_hidden);
                    let kinds: BTreeSet<_> = player.hidden.iter().map(|group| group.deck).collect();
                    let held = table.state().hand(seat);
                    let n_of = |cards: &[Card], deck| {
                        cards.iter().filter(|card| card.deck() == deck).count()
                    };
                    let is_hidden = |deck: &Deck| n_of(held, *deck) > n_of(&player.hand, *deck);
                    assert_eq!(kinds, Deck::ALL.into_iter().filter(is_hidden).collect());
                    assert!(viewer.is(seat) || player.fresh.is_none());
                }
                assert!(view.own_choice.is_none() || viewer.seat().is_some());
            }
            let Some(open) = table.pending().first() else { break };
            let answer = table.menu(open.id).sample(&mut dice);
            before = table.state().clone();
            events = table.act(open.seat, answer).expect("it is on the menu").events.clone();
        }
    }
}

#[test]
fn an_unseen_card_is_named_in_no_part_of_a_view_but_among_the_unseen() {
    // Rules: BH-1.4, BH-2.1
    // A viewer is told which cards are still somewhere, never where.
    for seed in 0..2 {
        let mut table = open(seats(4), seed);
        let mut dice = Dice::swift(seed);
        while let Some(open) = table.pending().first() {
            for viewer in Viewer::all(4) {
                let mut view = BountyHunters::view(table.state(), viewer);
                let unseen: BTreeSet<Card> = view
                    .decks
                    .iter_mut()
                    .flat_map(|deck| core::mem::take(&mut deck.unseen))
                    .flat_map(|pool| pool.cards)
                    .collect();
                let json = serde_json::to_value(&view).expect("plain data");
                assert_eq!(cards_in(&json).intersection(&unseen).count(), 0);
                // All cards are either placed somewhere or unseen.
                assert_eq!(cards_in(&json).len() + unseen.len(), 195);
            }
            let answer = table.menu(open.id).sample(&mut dice);
            table.act(open.seat, answer).expect("it is on the menu");
        }
    }
}

/// The cards named in the fields of a view that hold cards.
fn cards_in(json: &serde_json::Value) -> BTreeSet<Card> {
    const FIELDS: [&str; 11] = [
        "hand",
        "fresh",
        "reserved",
        "reserved_now",
        "crate_cards",
        "contracts",
        "target",
        "attackers",
        "discards",
        "top",
        "card",
    ];
    let mut found = BTreeSet::new();
    let mut add = |value: &serde_json::Value| {
        if let Some(number) = value.as_u64() {
            found.insert(Card::new(number as u8));
        }
    };
    let mut rest = vec![json];
    while let Some(json) = rest.pop() {
        match json {
            serde_json::Value::Array(items) => rest.extend(items),
            serde_json::Value::Object(fields) => {
                // The score pad has lines of the same names, with points in them.
                for (name, value) in fields.iter().filter(|(name, _)| *name != "score") {
                    if FIELDS.contains(&name.as_str()) {
                        match value {
                            serde_json::Value::Array(all) => all.iter().for_each(&mut add),
                            one => add(one),
                        }
                    }
                    rest.push(value);
                }
            }
            _ => {}
        }
    }
    found
}

#[test]
fn imagined_worlds_reach_every_unseen_card_and_keep_what_is_known() {
    // Rules: BH-3.5, BH-5.1
    let mut table = open(seats(3), 5);
    let mut dice = Dice::swift(1);
    // Into the second turn, so that seat 0 knows the hand it passed on.
    while table.state().turn() < 2 {
        let open = table.pending().first().expect("a question");
        let answer = table.menu(open.id).sample(&mut dice);
        table.act(open.seat, answer).expect("it is on the menu");
    }
    let viewer = Viewer::Seat(Seat::new(0));
    let view = BountyHunters::view(table.state(), viewer);
    assert_eq!(view.players[1].hand, table.state().hand(Seat::new(1)), "it passed this hand on");
    assert_eq!(view.players[2].hand, []);
    let mut imagined: BTreeSet<Card> = BTreeSet::new();
    for _ in 0..4_000 {
        let world = BountyHunters::imagine(&view, table.content(), &mut dice);
        assert_eq!(world.hand(Seat::new(1)), table.state().hand(Seat::new(1)));
        let decks = |state: &State| -> Vec<_> {
            state.hand(Seat::new(2)).iter().map(|card| card.deck()).collect()
        };
        assert_eq!(decks(&world), decks(table.state()));
        imagined.extend(world.hand(Seat::new(2)));
    }
    let kinds: BTreeSet<_> = view.players[2].hidden.iter().map(|group| group.deck).collect();
    let unseen: usize = view
        .decks
        .iter()
        .filter(|deck| kinds.contains(&deck.deck))
        .flat_map(|deck| &deck.unseen)
        .map(|pool| pool.cards.len())
        .sum();
    assert_eq!(imagined.len(), unseen, "every unseen card of those decks could be there");
}

#[test]
fn a_reshuffle_is_remembered() {
    // Rules: BH-13.1
    // One card is shuffled, and drawn at once: everybody can tell which it is,
    // and that the older hidden hunter is another one.
    let scenario = emptied(
        r#"
        setup {"seats": 3}
        position {"players": [{"hand": ["T-qira-1"]}, {"hand": ["H-boba-2"]}, {"hand": ["T-qira-2"]}],
            "discards": ["H-boba-1"], "ask": "draw"}
        seat 0 plays draw market
        seat 2 plays draw market
        chance K-01 H-boba-1 K-02
        seat 1 plays draw hunter
        view 0 has players.1.hidden = [{"deck": "hunter", "age": 0, "n": 1}, {"deck": "hunter", "age": 1, "n": 1}]
        view 0 has decks.1.unseen = [{"age": 0, "cards": [@H-boba-1]}, {"age": 1, "cards": [@H-boba-2]}]
        "#,
        &["hunter"],
        &[],
    );
    holds(&scenario);
}

#[test]
fn imagined_worlds_respect_a_reshuffle() {
    // Rules: BH-13.1
    // Play on until decks are made anew, and see that no imagined world puts a
    // card that lay in a discard pile at the shuffle into an older place.
    let mut n_seen = 0;
    for seed in 0..10 {
        let mut table = open(seats(6), seed);
        let mut dice = Dice::swift(seed);
        while let Some(open) = table.pending().first() {
            let answer = table.menu(open.id).sample(&mut dice);
            table.act(open.seat, answer).expect("it is on the menu");
            let viewer = Viewer::Seat(Seat::new(0));
            let view = BountyHunters::view(table.state(), viewer);
            let old: Vec<_> = view
                .decks
                .iter()
                .flat_map(|deck| deck.unseen.iter().map(move |pool| (deck, pool)))
                .filter(|(_, pool)| pool.age > 0)
                .collect();
            for (deck, pool) in old {
                // An older pool is exactly what hands still hide.
                let hidden: u8 = view
                    .players
                    .iter()
                    .flat_map(|player| &player.hidden)
                    .filter(|group| (group.deck, group.age) == (deck.deck, pool.age))
                    .map(|group| group.n)
                    .sum();
                assert_eq!(usize::from(hidden), pool.cards.len());
                let world = BountyHunters::imagine(&view, table.content(), &mut dice);
                assert!(pool.cards.iter().all(|card| !world.deck(deck.deck).contains(*card)));
                n_seen += 1;
            }
        }
    }
    assert!(n_seen > 20, "reshuffles came up {n_seen} times");
}

#[test]
fn a_sealed_choice_stays_after_a_reload_and_can_be_changed() {
    // Rules: BH-4.2
    holds(
        r#"
        setup {"seats": 3}
        position {"players": [{"hand": ["T-qira-1", "H-boba-1"]}, {"hand": ["T-qira-2"]}, {"hand": ["T-qira-3"]}],
            "sealed": [[0, {"play": {"card": @T-qira-1}}]], "ask": "commit"}
        view 0 has own_choice = {"play": {"card": @T-qira-1}}
        view 1 has chosen = 1
        view spectator lacks own_choice
        seat 0 plays sell H-boba-1
        view 0 has own_choice = {"sell": @H-boba-1}
        # Until the last one it may also be taken back.
        seat 1 plays sell T-qira-2
        the table waits for 2
        "#,
    );
}

#[test]
fn a_finished_table_can_be_checked_against_its_seed() {
    // Rules: BH-14.2
    let mut table = open(seats(4), 7);
    let mut dice = Dice::swift(3);
    while let Some(open) = table.pending().first() {
        let answer = table.menu(open.id).sample(&mut dice);
        table.act(open.seat, answer).expect("it is on the menu");
    }
    assert_eq!(table.audit(), Ok(()));
    let opening: Opening<BountyHunters> =
        Opening { header: table.header().clone(), content: table.content().clone() };
    let mut other =
        Table::<BountyHunters>::unopened(opening, Some(Seed::from_number(8))).expect("a table");
    for entry in table.log() {
        other.fold(entry.clone()).expect("in order");
    }
    assert_eq!(other.audit().expect_err("another seed").seq, 0);
}

#[test]
fn simultaneous_choices_do_not_depend_on_who_answers_first() {
    // Rules: BH-3.1, BH-3.4, BH-4.2, BH-14.1
    let answers = |table: &Table<BountyHunters>| -> Vec<(Seat, Answer<Action>)> {
        let mut dice = Dice::swift(u64::from(table.next_seq()));
        let open: Vec<_> = table.pending().iter().collect();
        open.iter().map(|open| (open.seat, table.menu(open.id).sample(&mut dice))).collect()
    };
    for seed in 0..12 {
        let (mut forward, mut backward) = (open(seats(5), seed), open(seats(5), seed));
        while !forward.pending().is_over() {
            let answers = answers(&forward);
            for (seat, answer) in &answers {
                forward.act(*seat, answer.clone()).expect("it is on the menu");
            }
            for (seat, answer) in answers.iter().rev() {
                backward.act(*seat, answer.clone()).expect("it is on the menu");
            }
            assert_eq!(forward.state(), backward.state());
        }
    }
}

#[test]
fn a_bot_or_a_clock_answers_like_a_person() {
    // Rules: BH-14.3
    let mut table = open(seats(3), 2);
    for by in [By::Clock, By::Bot, By::Person] {
        let open = table.pending().first().expect("a question");
        let answer = BountyHunters::fallback(table.state(), open.id);
        let proposed = table.propose(open.seat, open.id, answer, by).expect("it is legal");
        table.commit(proposed);
    }
    assert!(matches!(table.state().ask(), Ask::Commit { .. }));
}

#[test]
fn everything_that_happens_is_seen() {
    let (mut kinds, mut seen) = (BTreeSet::new(), HashSet::new());
    let content = content();
    let setups = setups();
    for seed in 0..400 {
        let mut dice = Dice::swift(seed);
        let mut state = BountyHunters::blank(&setups[seed as usize % setups.len()], &content);
        let mut playout = Playout::<BountyHunters>::default();
        let mut before = state.clone();
        let mut events = Vec::new();
        BountyHunters::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
        loop {
            for event in &events {
                let sight = BountyHunters::sight(&before, event, Viewer::Spectator);
                assert_eq!(sight.is_none(), matches!(event, Event::Asked(_)), "{event:?}");
                if let Some(sight) = sight
                    && seen.insert(core::mem::discriminant(&sight))
                {
                    let json = serde_json::to_value(&sight).expect("plain data");
                    kinds.insert(json["sight"].as_str().expect("a kind").to_owned());
                }
                BountyHunters::evolve(&mut before, event);
            }
            let Some(open) = BountyHunters::pending(&state).first() else { break };
            BountyHunters::menu(&state, open.id, &mut playout.menu);
            let answer = playout.menu.sample(&mut dice);
            events = playout.answer(&mut state, open, &answer, &mut dice).to_vec();
        }
    }
    for kind in [
        "guild_master_named",
        "dealt",
        "turn_began",
        "sealed",
        "decks_chosen",
        "drew",
        "revealed",
        "sold",
        "played",
        "reserved",
        "window_shown",
        "activated",
        "captured",
        "credit_gained",
        "contract_drawn",
        "first_to_four",
        "last_turns",
        "reshuffled",
        "passed",
        "scored",
    ] {
        assert!(kinds.contains(kind), "{kind} never came up among {kinds:?}");
    }
}

/// Seat 0 passes D-01 on; seat 1 draws D-02, which shows the same.
const TWO_ALIKE: &str = r#"
    setup {"seats": 3}
    chance D-02 T-zeb-1 T-zeb-2
    position {"turn": 2, "players": [
        {"hand": ["D-01", "H-boba-1"]}, {"hand": ["H-boba-2"], "credits": 3},
        {"hand": ["H-boba-3"]}], "guild_master": 1, "ask": "commit"}
    seat 0 plays sell H-boba-1
    seat 1 plays sell H-boba-2
    seat 2 plays sell H-boba-3
    seat 0 plays draw target
    seat 2 plays draw target
    seat 1 plays draw market
"#;

#[test]
fn cards_that_show_the_same_are_offered_once_and_either_may_be_named() {
    // Rules: BH-14.5
    holds(&format!(
        "{TWO_ALIKE}
        view 0 has players.1.hand = [@D-01]
        view 1 has players.1.hand = [@D-01, @D-02]
        seat 1 is offered only sell D-01 | play D-01 | reserve D-01
        "
    ));
}

#[test]
fn nobody_sees_which_of_two_equal_cards_is_played() {
    // Rules: BH-14.5
    for card in ["D-01", "D-02"] {
        holds(&format!(
            "{TWO_ALIKE}
            seat 0 plays sell T-zeb-2
            seat 2 plays sell T-zeb-1
            seat 1 plays play {card}
            seat 0 sees {{\"sight\": \"played\", \"seat\": 1, \"card\": @D-01}}
            view 0 has players.2.hand = []
            view 0 has players.2.hidden = [{{\"deck\": \"market\", \"age\": 0, \"n\": 1}}]
            view 1 has players.2.hand = [@D-02]
            "
        ));
    }
}
