//! What the rules answer is what they do: asked at every question of games of chance.

use crate::support::{house, with};
use outer_rim::{
    Action, ChoiceEffect, Deck, Effect, Event, Frame, Lack, OuterRim, PlayerEvent, Reached, State,
    Step, Wish,
};
use std::collections::BTreeSet;
use tabletop::{Answer, Dice, Game, Menu, Seat, Stage};

/// Games of each number of players.
const GAMES: u64 = 8;
const ROUNDS: u8 = 12;

/// A question at a table, with what it offers.
struct Question<'a> {
    state: &'a State,
    seat: Seat,
    menu: &'a [Action],
}

impl Question<'_> {
    fn offers(&self, action: Action) -> bool {
        self.menu.contains(&action)
    }

    fn bars(&self, wish: Wish) -> bool {
        self.state.bars().iter().any(|bar| bar.wish == wish)
    }

    /// What follows from answers, one after the other, as long as they are on the menu.
    fn follow(&self, answers: &[Action]) -> (State, Vec<Event>) {
        let (mut state, mut all) = (self.state.clone(), Vec::new());
        let (mut dice, mut menu) = (Dice::swift(7), Menu::new());
        for action in answers {
            let Some(open) = OuterRim::pending(&state).first() else { break };
            OuterRim::menu(&state, open.id, &mut menu);
            if !menu.items().contains(action) {
                break;
            }
            let mut events = Vec::new();
            let mut stage = Stage::new(&mut state, &mut dice, &mut events);
            OuterRim::decide(&mut stage, open.seat, &Answer::Item(*action));
            all.append(&mut events);
        }
        (state, all)
    }
}

/// Plays games of chance and shows every question; says how many of them were of use.
fn each_question(mut see: impl FnMut(&Question<'_>) -> usize) -> usize {
    let mut n_used = 0;
    for seats in 1..=4 {
        let setup = with(seats, |options| {
            options.expansion = true;
            options.rounds = ROUNDS;
        });
        for seed in 0..GAMES {
            let mut state = OuterRim::blank(&setup, &house());
            let (mut dice, mut chooser) = (Dice::swift(seed), Dice::swift(seed ^ 0xA5));
            let (mut events, mut menu) = (Vec::new(), Menu::new());
            OuterRim::deal(&mut Stage::new(&mut state, &mut dice, &mut events));
            while let Some(open) = OuterRim::pending(&state).first() {
                OuterRim::menu(&state, open.id, &mut menu);
                let question = Question { state: &state, seat: open.seat, menu: menu.items() };
                n_used += see(&question);
                let answer = menu.sample(&mut chooser);
                events.clear();
                let mut stage = Stage::new(&mut state, &mut dice, &mut events);
                OuterRim::decide(&mut stage, open.seat, &answer);
            }
        }
    }
    n_used
}

/// The answers of which each is offered or barred, and never both.
fn told(question: &Question<'_>) -> Vec<Action> {
    let (state, seat) = (question.state, question.seat);
    let tops = || Deck::ALL.iter().filter(|deck| state.top(**deck).is_some());
    match state.frames().last() {
        Some(Frame::Turn { step: Step::Planning, .. }) => vec![Action::Move, Action::Earn],
        Some(Frame::Turn { step: Step::Action, .. }) => vec![Action::Market],
        Some(Frame::Turn { step: Step::Encounter, .. }) => {
            let jobs = state.player(seat).held().filter(|held| {
                let asset = state.content().asset(held.card, held.turned);
                asset.is_some_and(|asset| asset.job.is_some())
            });
            let jobs = jobs.map(|held| Action::Job(held.card));
            let free = question.offers(Action::EncounterSpace);
            jobs.filter(|_| free).chain([Action::EncounterSpace]).collect()
        }
        Some(Frame::Market { .. }) => tops().map(|deck| Action::Buy(*deck)).collect(),
        Some(Frame::Buy(_)) => vec![Action::Done],
        Some(Frame::Overcome { .. }) => vec![Action::Capture],
        Some(Frame::Run { at, .. }) => {
            match state.content().script(at.block).get(usize::from(at.pc)) {
                Some(Effect::Choice(ChoiceEffect::Choose(options))) => {
                    (0..options.len()).map(|idx| Action::Choose(idx as u8)).collect()
                }
                _ => Vec::new(),
            }
        }
        _ => Vec::new(),
    }
}

// Rules: OR-4.3, OR-5.1, OR-6.2, OR-7.2, OR-7.4, OR-7.6, OR-7.7, OR-14.2, OR-20.2, OR-24.2
#[test]
fn what_is_not_offered_is_barred_with_a_reason_and_nothing_else_is() {
    let n_told = each_question(|question| {
        for bar in question.state.bars() {
            if let Wish::Answer(action) = bar.wish {
                assert!(!question.offers(action), "{bar:?} is on the menu");
                // Whoever insists is told the same rule.
                let refused =
                    OuterRim::why_not(question.state, question.seat, &Answer::Item(action));
                assert_eq!(refused, Some(bar.rule), "{bar:?}");
            }
        }
        let told = told(question);
        for action in &told {
            let barred = question.bars(Wish::Answer(*action));
            assert_ne!(question.offers(*action), barred, "{action:?} of {:?}", question.menu);
        }
        told.len()
    });
    assert!(n_told > 5_000, "{n_told}");
}

// Rules: OR-6.2, OR-19.2
#[test]
fn a_card_is_handed_over_where_nothing_bars_it() {
    let n_held = each_question(|question| {
        if !question.offers(Action::Deliver) {
            return 0;
        }
        let (after, _) = question.follow(&[Action::Deliver]);
        let open = OuterRim::pending(&after).first().expect("a card is chosen");
        let mut menu = Menu::new();
        OuterRim::menu(&after, open.id, &mut menu);
        let mut n_held = 0;
        for held in question.state.player(question.seat).held() {
            let asset = question.state.content().asset(held.card, held.turned);
            let is_cargo = asset.is_some_and(|asset| asset.cargo.is_some());
            if held.captive.is_some() || is_cargo {
                let offered = menu.items().contains(&Action::Card(held.card));
                assert_ne!(offered, question.bars(Wish::HandOver(held.card)), "{held:?}");
                n_held += 1;
            }
        }
        n_held
    });
    assert!(n_held > 8, "{n_held}");
}

/// The spaces of the way to one of them, in order.
fn way(reached: &[Reached], to: &Reached) -> Vec<outer_rim::SpaceId> {
    let mut spaces = vec![to.space];
    let before = |space| reached.iter().find(|one| one.space == space);
    let mut last = *to;
    while let Some(one) = before(last.from) {
        spaces.insert(0, one.space);
        last = *one;
    }
    spaces
}

// Rules: OR-5.1, OR-5.2, OR-5.3
#[test]
fn a_move_leads_where_the_ways_say_and_by_the_way_they_say() {
    let n_courses = each_question(|question| {
        let Some(Frame::Move { seat, left }) = question.state.frames().last() else { return 0 };
        let here = question.state.player(*seat).space();
        let ways = question.state.ways(*seat);
        let reached = ways.reached(here, *left);
        let within: BTreeSet<_> = ways.within(here, *left).collect();
        let told: BTreeSet<_> = reached.iter().map(|one| one.space).chain([here]).collect();
        assert_eq!(told, within);
        let mut n_courses = 0;
        for action in question.menu {
            let to = match action {
                Action::SetCourse(to) => to,
                Action::Fly(to) => {
                    assert!(reached.iter().any(|one| one.space == *to && one.steps == 1));
                    continue;
                }
                _ => continue,
            };
            let to = reached.iter().find(|one| one.space == *to).expect("it can be reached");
            let way = way(&reached, to);
            assert_eq!(way.len(), usize::from(to.steps));
            assert_eq!(ways.first_step(here, to.space, *left), way.first().copied());
            let (after, events) = question.follow(&[*action]);
            let flown: Vec<_> = events
                .iter()
                .filter_map(|event| match event {
                    Event::Player(PlayerEvent::Moved { seat: who, to }) if who == seat => Some(*to),
                    _ => None,
                })
                .collect();
            let waits = after.frames().iter().any(|frame| matches!(frame, Frame::Course { .. }));
            // Somebody may be asked on the way.
            let expected = if waits { &way[..flown.len()] } else { &way[..] };
            assert_eq!(flown, expected, "{to:?}");
            n_courses += 1;
        }
        n_courses
    });
    assert!(n_courses > 500, "{n_courses}");
}

// Rules: OR-7.4, OR-7.9
#[test]
fn what_a_card_costs_is_what_is_paid() {
    let n_bought = each_question(|question| {
        let Some(Frame::Market { seat, off, .. }) = question.state.frames().last() else {
            return 0;
        };
        let mut n_bought = 0;
        for deck in Deck::ALL {
            let Some(card) = question.state.top(*deck) else { continue };
            let price = question.state.price(*seat, card, i32::from(*off));
            let credits = question.state.player(*seat).credits();
            match question.state.why_not_buy(*seat, card, i32::from(*off)) {
                Some((Lack::Credits(short), _)) => assert!(short > 0 && credits < price),
                Some(_) => {}
                None => {
                    let (_, events) = question.follow(&[Action::Buy(*deck), Action::Done]);
                    let paid = events.iter().find_map(|event| match event {
                        Event::Player(PlayerEvent::Credits { seat: who, by, .. })
                            if who == seat && *by < 0 =>
                        {
                            Some(-by)
                        }
                        _ => None,
                    });
                    let rolls = !question.state.content().card(card).buy.roll.is_empty();
                    if price > 0 && credits >= price && !rolls {
                        assert_eq!(paid, Some(price), "{deck:?}");
                        n_bought += 1;
                    }
                }
            }
        }
        n_bought
    });
    assert!(n_bought > 50, "{n_bought}");
}
