//! Two laws for all content: no cost is ever paid for nothing, and every offered answer changes
//! something or is said not to. Each script is resolved in situations made for it; at every
//! question every answer is tried until something comes of it, or chance has had its say.

use super::roots::{Root, roots};
use super::situation::{Situation, bench_cards};
use crate::support::{Scene, bench, house_with, set_with, two};
use outer_rim::{
    AbilityEvent, Action, At, BoardEvent, CardEvent, ChoiceEffect, Content, Cost, CourseEvent,
    DealEvent, Effect, EncounterEffect, Event, Frame, JourneyEffect, MarketEvent, OuterRim,
    PickEffect, PlayerEvent, RollEvent, State, WorkEffect, rehearse, trace,
};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Answer, Dice, Game, Menu, Seat, Stage};

/// How often an answer is followed before nothing is believed to come of it. Two tests in a row of
/// somebody without the skill are passed once in eighteen times.
const FOLLOWED_MAX: u32 = 400;
/// How often an answer that is said to come to nothing is followed.
const DOUBTED: u32 = 6;
/// Answers given on the way of one followed answer.
const WAY_MAX: u32 = 40;
/// Questions looked at in one situation.
const QUESTIONS_MAX: u32 = 5;

struct Watch {
    content: Arc<Content>,
    dice: Dice,
    menu: Menu<Action>,
    faults: BTreeMap<String, String>,
}

/// How an answer is followed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Follow {
    /// Whatever is asked next is answered by chance.
    AtRandom,
    /// Nothing is used and nothing chosen that need not be.
    Meekly,
}

/// What one answer came to.
struct Followed {
    events: Vec<Event>,
    places: Vec<At>,
}

impl Watch {
    fn new(content: Arc<Content>, seed: u64) -> Self {
        Self { content, dice: Dice::swift(seed), menu: Menu::new(), faults: BTreeMap::new() }
    }

    fn items(&mut self, state: &State) -> Option<(Seat, Vec<Action>)> {
        let open = OuterRim::pending(state).first()?;
        OuterRim::menu(state, open.id, &mut self.menu);
        Some((open.seat, self.menu.items().to_vec()))
    }

    fn look(&mut self, root: &Root) {
        let content = self.content.clone();
        let Some((mut state, frames)) = Situation::of(&content, root, &mut self.dice) else {
            return;
        };
        // What holds already, such as a goal that is met, comes of no answer.
        let mut events = Vec::new();
        let mut stage = Stage::new(&mut state, &mut self.dice, &mut events);
        rehearse(&mut stage, &frames, &mut Vec::new());
        for _ in 0..QUESTIONS_MAX {
            let Some((seat, items)) = self.items(&state) else { return };
            self.check(&root.thing, &state, seat, &items);
            let wanted = items.iter().copied().find(|item| root.wants(*item));
            let answer = match wanted {
                Some(item) if self.dice.roll(4) > 0 => item,
                _ => items[self.dice.roll(items.len() as u32) as usize],
            };
            let mut events = Vec::new();
            let mut stage = Stage::new(&mut state, &mut self.dice, &mut events);
            OuterRim::decide(&mut stage, seat, &Answer::Item(answer));
        }
    }

    /// Every answer of a question.
    fn check(&mut self, thing: &str, state: &State, seat: Seat, items: &[Action]) {
        if matches!(
            state.frames().last(),
            Some(Frame::Offer(_) | Frame::Favor(_) | Frame::Aside { .. })
        ) {
            return;
        }
        for item in items.iter().copied().filter(|item| !is_plain(*item)) {
            let costs = costs(state, item).to_vec();
            let void = state.comes_to_nothing(item);
            let follows = if void { Follow::Meekly } else { Follow::AtRandom };
            let n_tries = match void {
                // What the rest of a script does does not come of the answer.
                true if more_follows(state) => 0,
                true => DOUBTED,
                false => FOLLOWED_MAX,
            };
            let changes = (0..n_tries).any(|_| self.changes(state, seat, item, &costs, follows));
            let fault = match (void, changes) {
                (false, true) => continue,
                (true, true) => "is said to come to nothing, and does not",
                // One may pay to be spared what every other answer brings.
                (_, false) if !costs.is_empty() && self.averts(state, seat, items, item) => {
                    continue;
                }
                (_, false) if !costs.is_empty() => "is paid for nothing",
                (true, false) => continue,
                (false, false) => "changes nothing and does not say so",
            };
            let told = format!("{thing}: {item:?} {fault}");
            if !self.faults.contains_key(&told) {
                let came = self.follow(state, seat, item, follows).events;
                let frame = state.frames().last();
                self.faults.insert(told, format!("{frame:?}, such as {came:?}"));
            }
        }
    }

    fn averts(&mut self, state: &State, seat: Seat, items: &[Action], paid: Action) -> bool {
        let others: Vec<Action> = items.iter().copied().filter(|item| *item != paid).collect();
        others.iter().all(|item| {
            let random = Follow::AtRandom;
            (0..FOLLOWED_MAX).any(|_| self.changes(state, seat, *item, &[], random))
        })
    }

    fn changes(
        &mut self,
        state: &State,
        seat: Seat,
        item: Action,
        costs: &[Cost],
        how: Follow,
    ) -> bool {
        let dice_matter =
            matches!(state.frames().last(), Some(Frame::Window(_) | Frame::Dice { .. }));
        let mut followed = self.follow(state, seat, item, how);
        let mut due = 0;
        for cost in costs {
            let paid = followed.events.iter().position(|event| is_payment(cost, seat, event));
            if let Some(Event::Player(PlayerEvent::Credits { by, .. })) =
                paid.map(|paid| followed.events.remove(paid))
            {
                due -= by;
            }
        }
        // Credits that were paid and come back are nothing.
        let purse = |event: &Event| match event {
            Event::Player(PlayerEvent::Credits { seat: whose, by, .. }) if *whose == seat => *by,
            _ => 0,
        };
        let back: i32 = followed.events.iter().map(purse).sum();
        if due > 0 && (0..=due).contains(&back) {
            followed.events.retain(|event| purse(event) == 0);
        }
        // A contact that was discarded in payment finds its way home.
        let crew = costs.iter().any(|cost| matches!(cost, Cost::Discard(_) | Cost::DiscardThis));
        followed.events.retain(|event| {
            !(crew && matches!(event, Event::Board(BoardEvent::ContactReturned { .. })))
        });
        followed.events.iter().any(|event| is_change(event, dice_matter))
            || followed.places.iter().any(|at| self.is_quiet_deed(*at))
    }

    /// Follows an answer until what it began is over.
    fn follow(&mut self, state: &State, seat: Seat, item: Action, how: Follow) -> Followed {
        let mut state = state.clone();
        let base = state.frames().len() - 1;
        let (mut events, mut places) = (Vec::new(), Vec::new());
        let mut stage = Stage::new(&mut state, &mut self.dice, &mut events);
        trace(&mut stage, seat, &Answer::Item(item), &mut places);
        for _ in 0..WAY_MAX {
            let over = state.frames().len() <= base.max(1);
            let turned = events
                .iter()
                .any(|event| matches!(event, Event::Course(CourseEvent::TurnBegan { .. })));
            let Some((seat, items)) = self.items(&state).filter(|_| !over && !turned) else {
                break;
            };
            // Somebody talks; that is not what came of it.
            let talk = |item: &&Action| {
                !matches!(item, Action::Aside | Action::Offer | Action::AskFavor | Action::Drop)
            };
            let items: Vec<Action> = items.iter().filter(talk).copied().collect();
            let meek = items
                .iter()
                .find(|item| how == Follow::Meekly && matches!(item, Action::Done | Action::No));
            let random = items[self.dice.roll(items.len() as u32) as usize];
            let answer = *meek.unwrap_or(&random);
            let mut stage = Stage::new(&mut state, &mut self.dice, &mut events);
            trace(&mut stage, seat, &Answer::Item(answer), &mut places);
        }
        let end = events
            .iter()
            .position(|event| matches!(event, Event::Course(CourseEvent::TurnBegan { .. })));
        events.truncate(end.unwrap_or(events.len()));
        Followed { events, places }
    }

    /// Deeds that change what is in progress and leave no event, and goals: the players of these
    /// situations have no ambition that could be met.
    fn is_quiet_deed(&self, at: At) -> bool {
        let effect = &self.content.script(at.block)[usize::from(at.pc)];
        matches!(
            effect,
            Effect::Journey(JourneyEffect::NeedNotStop | JourneyEffect::StopMover)
                | Effect::Pick(PickEffect::RedirectPatrol)
                | Effect::Work(WorkEffect::ChangeReward(_) | WorkEffect::CompleteGoal)
                | Effect::Encounter(EncounterEffect::Stop)
        )
    }
}

/// Answers that end or decline something, or only open another menu: their words say so.
fn is_plain(item: Action) -> bool {
    matches!(
        item,
        Action::Done
            | Action::No
            | Action::Aside
            | Action::Trade
            | Action::Offer
            | Action::AskFavor
            | Action::Drop
            | Action::Give(_)
            | Action::Want(_)
            | Action::Propose
            | Action::Favor(_)
            | Action::CallIn(_)
    )
}

/// Whether something is resolved after an answer, whatever it is.
fn more_follows(state: &State) -> bool {
    let (top, below) = state.frames().split_last().expect("a question");
    let left = |frame: &Frame| match frame {
        Frame::Turn { .. } => 0,
        Frame::Run { at, .. } => state.content().script(at.block).len() - usize::from(at.pc),
        _ => 2,
    };
    let own = usize::from(matches!(top, Frame::Run { .. }));
    left(top) > own || below.iter().any(|frame| left(frame) > 0)
}

/// What an answer costs.
fn costs(state: &State, item: Action) -> &[Cost] {
    let content = state.content();
    let effect = match state.frames().last() {
        Some(Frame::Run { at, .. }) => content.script(at.block).get(usize::from(at.pc)),
        _ => None,
    };
    match (item, effect) {
        (Action::Use(ability), _) => &content.ability(ability).cost,
        (Action::Choose(option), Some(Effect::Choice(ChoiceEffect::Choose(options)))) => {
            &options[usize::from(option)].cost
        }
        (Action::Yes, Some(Effect::Choice(ChoiceEffect::Pay(payment)))) => &payment.cost,
        _ => &[],
    }
}

fn is_payment(cost: &Cost, by: Seat, event: &Event) -> bool {
    match (cost, event) {
        (Cost::Credits(_), Event::Player(PlayerEvent::Credits { seat, by: sum, .. })) => {
            *seat == by && *sum < 0
        }
        (Cost::Discard(_) | Cost::DiscardThis, Event::Card(CardEvent::CardLost { seat, .. }))
        | (Cost::Damage { .. }, Event::Player(PlayerEvent::Damaged { seat, .. }))
        | (Cost::Reputation(_), Event::Player(PlayerEvent::Reputation { seat, .. })) => *seat == by,
        (Cost::Fame(_), Event::Player(PlayerEvent::Fame { seat, by: sum })) => {
            *seat == by && *sum < 0
        }
        _ => false,
    }
}

/// Whether the table is another one after an event. Dice that fall are news, but nothing came of
/// them yet, unless it is dice that one changes.
fn is_change(event: &Event, dice_matter: bool) -> bool {
    match event {
        Event::Roll(RollEvent::Rolled { .. }) => dice_matter,
        Event::Course(CourseEvent::Asked { .. })
        | Event::Ability(AbilityEvent::AbilityUsed { .. })
        | Event::Roll(RollEvent::TestBegan { .. } | RollEvent::Tested { .. } | RollEvent::RollEnded { .. } | RollEvent::CombatBegan { .. } | RollEvent::Fought { .. })
        | Event::Card(CardEvent::DatabankDrawn { .. } | CardEvent::EncounterDrawn { .. })
        // What is shown and shuffled back, nobody has.
        | Event::Market(MarketEvent::Shown { .. } | MarketEvent::ShuffledIn { .. } | MarketEvent::DeckShuffled { .. })
        | Event::Deal(DealEvent::FavorSpent { .. } | DealEvent::OfferMade { .. } | DealEvent::OfferAnswered { .. } | DealEvent::FavorAsked { .. } | DealEvent::FavorAnswered { .. }) => false,
        _ => true,
    }
}

/// How many situations are made for each script: one for ten of `TESTKIT_CASES`, or a dozen.
fn n_situations() -> u32 {
    let cases = std::env::var("TESTKIT_CASES").ok().and_then(|text| text.parse::<u32>().ok());
    cases.map_or(12, |cases| (cases / 10).max(1))
}

fn faults(content: &Arc<Content>, n_situations: u32) -> BTreeMap<String, String> {
    let mut watch = Watch::new(content.clone(), 11);
    for root in roots(content) {
        for _ in 0..n_situations {
            watch.look(&root);
        }
    }
    watch.faults
}

#[test]
fn nothing_is_paid_for_nothing_and_idle_answers_say_so() {
    // Rules: OR-24.2, OR-24.3
    let faults = faults(&house_with(&bench_cards()), n_situations());
    let told: Vec<String> =
        faults.iter().map(|(fault, frame)| format!("{fault}\n    {frame}")).collect();
    assert!(told.is_empty(), "{} faults:\n{}", told.len(), told.join("\n"));
}

#[test]
fn the_laws_of_offers_can_be_broken() {
    // Rules: OR-24.2
    // Options that are not on the menu, for nothing would come of them: laid before the watch as
    // if they were, they are found out.
    let script = r#"[{ choose = [
        { cost = [{ credits = 1000 }], do = [{ recover = {} }] },
        { do = [{ recover = {} }] },
        { do = [{ gain_credits = 1000 }] },
        { do = [{ test = { skills = ["tech"], pass = [{ gain_fame = 1 }] } }] },
        { do = [{ lose_fame = 1 }] },
        {},
        { cost = [{ credits = 1000 }], do = [{ gain_credits = 1000 }] },
    ] }]"#;
    let scene = Scene::resolving(&two(), script, &[]);
    assert_eq!(scene.menu(), [2, 3, 4, 5].map(Action::Choose));
    let content = set_with(&bench(script));
    let seat = Seat::new(0);
    let found = |items: &[u8]| {
        let mut watch = Watch::new(content.clone(), 3);
        let items: Vec<Action> = items.iter().copied().map(Action::Choose).collect();
        watch.check("bench", &scene.state, seat, &items);
        watch.faults.into_keys().collect::<Vec<_>>()
    };
    assert_eq!(found(&[0, 5]), ["bench: Choose(0) is paid for nothing"]);
    assert_eq!(found(&[6, 5]), ["bench: Choose(6) is paid for nothing"]);
    assert_eq!(found(&[1, 2]), ["bench: Choose(1) changes nothing and does not say so"]);
    assert_eq!(found(&[2, 3, 4, 5]), [""; 0]);
}
