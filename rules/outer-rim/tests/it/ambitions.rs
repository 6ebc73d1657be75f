//! UB-16: ambitions.

use crate::support::{B, C, H, Scene, card_named, cards, content, house, player, with};
use outer_rim::{
    Action, AmbitionEvent, AmbitionId, BoardEvent, Deck, Event, Faction, GoalMark, Options,
    OuterRim, Position, PositionPlayer, Setup, Standing, Step,
};
use tabletop::{Answer, Dice, Game, Menu, Seat, Stage, Viewer};

fn setup(seats: u8) -> Setup {
    with(seats, |options| {
        options.expansion = true;
        options.ambitions = true;
        options.fame = 8;
    })
}

/// Han Solo with this sheet and these goals behind him, and somebody far away.
fn with_sheet(sheet: &str, goals: &[u8], space: &str, step: Step) -> Position {
    let han = PositionPlayer {
        ambition: Some(sheet.into()),
        goals: goals.to_vec(),
        ..player("han-solo", "g9-rigger", space)
    };
    let other = PositionPlayer {
        ambition: Some(if sheet == "modest" { "council" } else { "modest" }.into()),
        ..player("bossk", "g-1a-starfighter", "takodana")
    };
    Position {
        turn: Seat::new(0),
        step,
        round: 1,
        players: vec![han, other],
        market: [].into(),
        patrols: [].into(),
        contacts: Vec::new(),
    }
}

fn scene(position: &Position) -> Scene {
    Scene::of(&setup(2), position)
}

/// The abilities on offer.
fn abilities(scene: &Scene) -> Vec<Action> {
    scene.menu().into_iter().filter(|item| matches!(item, Action::Use(_))).collect()
}

fn met(scene: &Scene) -> Vec<u8> {
    (0..8).filter(|goal| scene.player(0).has_goal(*goal)).collect()
}

#[test]
fn sheets_are_chosen_in_reverse_order_and_give_what_one_starts_with() {
    // Rules: UB-16.1, UB-16.3, UB-16.4
    for seats in 2..=4 {
        let setup = setup(seats);
        let mut state = OuterRim::blank(&setup, &content());
        let mut dice = Dice::swift(u64::from(seats));
        let mut events = Vec::new();
        let mut chosen: Vec<(Seat, AmbitionId)> = Vec::new();
        OuterRim::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
        while state.round() == 0 {
            let open = OuterRim::pending(&state).first().expect("a choice");
            let mut menu = Menu::new();
            OuterRim::menu(&state, open.id, &mut menu);
            let item = menu.items()[0];
            if let Action::TakeAmbition(ambition) = item {
                assert_eq!(menu.items().len(), usize::from(seats) + 1 - chosen.len());
                assert_eq!(state.player(open.seat).credits(), 0);
                chosen.push((open.seat, ambition));
            }
            let mut stage = Stage::new(&mut state, &mut dice, &mut events);
            OuterRim::decide(&mut stage, open.seat, &Answer::Item(item));
        }
        let first = state.current();
        let order: Vec<Seat> = (0..seats).rev().map(|nth| first.ahead(nth, seats)).collect();
        assert_eq!(chosen.iter().map(|(seat, _)| *seat).collect::<Vec<_>>(), order);
        for (seat, ambition) in chosen {
            let player = state.player(seat);
            assert_eq!(player.ambition(), Some(ambition));
            assert_eq!(player.credits(), content().ambition(ambition).credits);
        }
        // The rest is out of the game.
        assert!(OuterRim::view(&state, Viewer::Spectator).sheets.is_empty());
    }
}

#[test]
fn a_named_card_is_searched_for_and_the_deck_shuffled() {
    // Rules: UB-16.4, OR-2.7
    let setup = setup(2);
    let coaxium = card_named("coaxium-crystal");
    for seed in 0..40 {
        let mut state = OuterRim::blank(&setup, &content());
        let mut dice = Dice::swift(seed);
        let mut events = Vec::new();
        OuterRim::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
        let mut before = None;
        while state.round() == 0 {
            let open = OuterRim::pending(&state).first().expect("a choice");
            let mut menu = Menu::new();
            OuterRim::menu(&state, open.id, &mut menu);
            let council = content().ambition_named("council").map(Action::TakeAmbition);
            let wished = menu.items().iter().find(|item| Some(**item) == council);
            let item = *wished.unwrap_or(&menu.items()[0]);
            before = state.top(Deck::Cargo);
            let mut stage = Stage::new(&mut state, &mut dice, &mut events);
            OuterRim::decide(&mut stage, open.seat, &Answer::Item(item));
        }
        let holder = state.holder(coaxium);
        let has_council =
            |seat: &Seat| state.player(*seat).ambition() == content().ambition_named("council");
        let Some(owner) = Seat::all(2).find(has_council) else { continue };
        assert_eq!(holder, Some(owner));
        // Its top card went back into the deck; a new one lies there, and no icon was resolved.
        assert!(before.is_some() && state.top(Deck::Cargo).is_some());
        assert!(state.pile(Deck::Cargo).bottom().is_empty());
        assert!(
            !events
                .iter()
                .any(|event| matches!(event, Event::Board(BoardEvent::PatrolMoved { .. })))
        );
        return;
    }
    panic!("the sheet was never revealed");
}

#[test]
fn the_recommended_requirement_is_lower_with_ambitions() {
    // Rules: UB-16.2, UB-13.1
    assert_eq!(Options::recommended_fame(true), 8);
    assert_eq!(Options::recommended_fame(false), 10);
    assert_eq!(Options::default().fame, Options::recommended_fame(false));
}

#[test]
fn a_dash_is_completed_at_any_time_and_stays() {
    // Rules: UB-16.5, UB-16.7
    let mut position = with_sheet("kingpin", &[], "tatooine", Step::Action);
    position.players[0].reputation = [(Faction::Syndicate, Standing::Positive)].into();
    let mut scene = scene(&position);
    scene.say(Action::Done, &[]);
    assert_eq!(met(&scene), [0]);
    assert!(scene.events.contains(&Event::Ambition(AmbitionEvent::AmbitionGoalMet {
        seat: Seat::new(0),
        goal: 0
    })));
    let view = OuterRim::view(&scene.state, Viewer::Spectator);
    let seen = view.players[0].ambition.as_ref().expect("a sheet");
    assert_eq!(
        seen.goals.iter().map(|goal| goal.met).collect::<Vec<_>>(),
        [true, false, false, false, false]
    );
    // What is open: the first step and what must last; not the second, not the final one.
    assert_eq!(
        seen.goals.iter().map(|goal| goal.open).collect::<Vec<_>>(),
        [false, true, false, true, false]
    );
    // The reputation goes, the token stays.
    let mut position = with_sheet("kingpin", &[0], "tatooine", Step::Action);
    position.players[0].reputation = [(Faction::Syndicate, Standing::Negative)].into();
    let mut scene = self::scene(&position);
    scene.say(Action::Done, &[]);
    assert_eq!(met(&scene), [0]);
}

#[test]
fn numbers_are_completed_in_ascending_order() {
    // Rules: UB-16.5
    // The second step is an encounter on Ord Mantell; it is offered only after the first.
    let early = scene(&with_sheet("kingpin", &[], "ord-mantell", Step::Encounter));
    assert_eq!(abilities(&early), []);
    let mut later = scene(&with_sheet("kingpin", &[1], "ord-mantell", Step::Encounter));
    let offer = abilities(&later);
    assert_eq!(offer.len(), 1);
    later.say(offer[0], &[]);
    let skill = later.menu()[0];
    later.say(skill, &[C, B]);
    assert_eq!(met(&later), [1, 2]);
    // What does not happen in order does not count.
    let delivers = |goals: &[u8]| {
        let mut position = with_sheet("twins", goals, "tatooine", Step::Action);
        position.players[0].credits = 5000;
        let mut scene = scene(&position);
        scene.say(Action::Done, &[]);
        met(&scene)
    };
    assert_eq!(delivers(&[]), [0u8; 0]);
    assert_eq!(delivers(&[0, 1]), [0, 1, 2]);
}

#[test]
fn a_counted_goal_needs_its_tokens() {
    // Rules: UB-16.5, UB-16.7
    let mut position = with_sheet("kingpin", &[], "ring-of-kafrene", Step::Action);
    position.players[0].cards = cards(&["stolen-hyperfuel"]);
    let mut scene = scene(&position);
    scene.say(Action::Deliver, &[]);
    scene.say(Action::Card(card_named("stolen-hyperfuel")), &[H]);
    assert!(scene.events.contains(&Event::Ambition(AmbitionEvent::AmbitionAdvanced {
        seat: Seat::new(0),
        goal: 1
    })));
    assert_eq!(met(&scene), [0u8; 0]);
    let view = OuterRim::view(&scene.state, Viewer::Spectator);
    assert_eq!(view.players[0].ambition.as_ref().map(|sheet| sheet.goals[1].tokens), Some(1));
}

#[test]
fn goals_of_one_number_come_in_any_order() {
    // Rules: UB-16.9
    let mut position = with_sheet("twins", &[], "tatooine", Step::Action);
    position.players[0].reputation = [(Faction::Rebel, Standing::Positive)].into();
    let mut scene = scene(&position);
    // The second of the two is complete first; the other still takes its two tokens.
    let offer = abilities(&scene);
    scene.say(offer[0], &[]);
    assert_eq!(met(&scene), [1]);
    assert_eq!(abilities(&scene), [], "an action is done once a turn");
}

#[test]
fn what_must_last_is_complete_only_as_long_as_it_holds() {
    // Rules: UB-16.5, UB-16.7
    let mut position = with_sheet("kingpin", &[3], "tatooine", Step::Action);
    position.players[0].ship = "yt-1300".into();
    position.players[0].cards = cards(&["k-2so", "greedo", "garindan"]);
    let mut kept = scene(&position);
    kept.say(Action::Done, &[]);
    assert_eq!(met(&kept), [3]);
    let mut lost = scene(&position);
    lost.say(Action::Aside, &[]).say(Action::Drop, &[]);
    lost.say_any(Action::Card(card_named("garindan")));
    assert_eq!(met(&lost), [0u8; 0]);
    assert!(lost.events.contains(&Event::Ambition(AmbitionEvent::AmbitionGoalLost {
        seat: Seat::new(0),
        goal: 3
    })));
}

#[test]
fn the_final_goal_waits_for_fame_and_all_others() {
    // Rules: UB-16.5, UB-16.6, UB-16.8
    let at_nal_hutta = |goals: &[u8], fame| {
        let mut position = with_sheet("council", goals, "nal-hutta", Step::Encounter);
        position.players[0].fame = fame;
        scene(&position)
    };
    assert_eq!(abilities(&at_nal_hutta(&[0], 7)), []);
    assert_eq!(abilities(&at_nal_hutta(&[], 8)), []);
    let mut scene = at_nal_hutta(&[0], 8);
    // Fame alone does not win.
    assert!(!scene.state.is_over());
    let offer = abilities(&scene);
    assert_eq!(offer.len(), 1);
    // The databank card is resolved like a job, and speaks for the goal.
    scene.say(offer[0], &[]).say(Action::Choose(0), &[]);
    assert!(scene.events.contains(&Event::Ambition(AmbitionEvent::AmbitionGoalMet {
        seat: Seat::new(0),
        goal: 1
    })));
    assert!(scene.state.is_over());
    assert_eq!(OuterRim::outcome(&scene.state).map(|outcome| outcome.places), Some(vec![1, 2]));
}

#[test]
fn who_is_defeated_on_the_way_may_come_again() {
    // Rules: UB-16.6
    let mut position = with_sheet("council", &[0], "nal-hutta", Step::Encounter);
    position.players[0].fame = 8;
    let mut scene = scene(&position);
    let offer = abilities(&scene);
    scene.say(offer[0], &[]);
    // Three dice against five: four damage defeat him.
    scene.say(Action::Choose(1), &[B, B, B, C, C, B, B, B]);
    assert!(scene.player(0).is_defeated());
    assert_eq!(met(&scene), [0]);
    assert!(!scene.state.is_over());
    assert_eq!(scene.state.current(), Seat::new(1));
    // Away from the destination nothing is offered.
    let mut elsewhere = with_sheet("council", &[0], "tatooine", Step::Encounter);
    elsewhere.players[0].fame = 8;
    assert_eq!(abilities(&self::scene(&elsewhere)), []);
}

#[test]
fn victory_comes_with_whatever_was_missing() {
    // Rules: UB-16.8, OR-22.3
    // All goals are complete and the fame comes last: a personal goal gives it.
    let mut position = with_sheet("modest", &[0], "tatooine", Step::Action);
    position.players[0].fame = 7;
    position.players[0].ship = "yt-1300".into();
    let mut scene = scene(&position);
    scene.say(Action::Done, &[]);
    assert!(scene.state.is_over());
    // The fame is there and the last goal holds: at the very next look the table is over.
    let mut position = with_sheet("modest", &[], "tatooine", Step::Planning);
    position.players[0].fame = 8;
    position.players[0].credits = 18_000;
    let mut scene = self::scene(&position);
    scene.say(Action::Earn, &[]);
    assert!(scene.state.is_over());
}

#[test]
fn the_powers_of_a_sheet_count() {
    // Rules: UB-16.1
    let plain = scene(&with_sheet("modest", &[], "tatooine", Step::Action));
    let council = scene(&with_sheet("council", &[], "tatooine", Step::Action));
    let drive =
        |scene: &Scene| OuterRim::view(&scene.state, Viewer::Spectator).players[0].hyperdrive;
    assert_eq!(drive(&council), drive(&plain) + 1);
    let mut position = with_sheet("kingpin", &[0], "tatooine", Step::Action);
    position.players[0].reputation = [(Faction::Syndicate, Standing::Positive)].into();
    position.players[0].cards = cards(&["k-2so"]);
    let mut scene = scene(&position);
    let offer = abilities(&scene);
    scene.say(offer[0], &[]);
    assert_eq!(scene.player(0).credits(), 6000);
}

#[test]
fn the_sheets_of_the_house_have_all_four_kinds_of_goals() {
    // Rules: UB-16.10
    let house = house();
    assert_eq!(house.ambitions.len(), 8);
    for sheet in &house.ambitions {
        let has = |is: fn(&GoalMark) -> bool| sheet.goals.iter().any(|goal| is(&goal.mark));
        assert!(has(|mark| *mark == GoalMark::Any), "{}", sheet.id);
        assert!(has(|mark| matches!(mark, GoalMark::Step(_))), "{}", sheet.id);
        assert!(has(|mark| *mark == GoalMark::While), "{}", sheet.id);
        assert!(has(|mark| *mark == GoalMark::Final), "{}", sheet.id);
    }
}
