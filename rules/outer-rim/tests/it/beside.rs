//! OR-23.2, UB-13, UB-14.2: deals at any time, beside what the table waits for.

use crate::laws::OuterRimKit;
use crate::support::{B, H, Scene, card_named, cards, content, house, player, two, with, with_of};
use outer_rim::{
    Action, CourseEvent, DealEvent, DealStep, Deck, Event, Favor, Good, OuterRim, Position, Setup,
    Skill, Step,
};
use tabletop::{
    Answer, BesideStage, By, Dice, Game, HeaderOf, Imagine, Menu, Opening, Playout, Seat, Seed,
    Start, Table, Viewer,
};
use testkit::Kit;

const TECH: Action = Action::Favor(Favor::Advice(Skill::Tech));

fn favors(seats: u8) -> Setup {
    with(seats, |options| {
        options.expansion = true;
        options.favors = true;
    })
}

/// Han Solo on Tatooine in his planning step; Boba Fett and Lando Calrissian elsewhere wait.
fn three() -> Position {
    let mut position = two();
    position.players.push(player("lando-calrissian", "g9-rigger", "naboo"));
    position
}

fn scene() -> Scene {
    Scene::of(&favors(3), &three())
}

fn purses(scene: &Scene) -> Vec<i32> {
    Seat::all(scene.state.n_seats()).map(|seat| scene.state.player(seat).credits()).collect()
}

fn header(setup: Setup, start: Start<Position>) -> HeaderOf<OuterRim> {
    OuterRimKit.header(setup, start, None)
}

/// A player lays an offer of these things before another.
fn offer(scene: &mut Scene, seat: u8, to: u8, things: &[Action]) {
    scene.say_beside(seat, Action::Offer).say_beside(seat, Action::Player(Seat::new(to)));
    for thing in things {
        scene.say_beside(seat, *thing);
    }
    scene.say_beside(seat, Action::Propose);
}

#[test]
fn whoever_waits_gives_credits_to_whoever_waits() {
    // Rules: OR-23.2, OR-23.5
    let mut scene = scene();
    let asked = OuterRim::pending(&scene.state);
    let menu = scene.whole_menu();
    offer(&mut scene, 1, 2, &[Action::Give(Good::Credits(1000))]);
    assert_eq!(purses(&scene), [5000, 5000, 5000], "nothing has changed hands yet");
    assert_eq!(scene.beside(2), [Action::Yes, Action::No]);
    scene.say_beside(2, Action::Yes);
    assert_eq!(purses(&scene), [5000, 4000, 6000]);
    // The table has waited for the same question all the time.
    assert_eq!(OuterRim::pending(&scene.state), asked);
    assert_eq!(scene.whole_menu(), menu);
}

#[test]
fn nobody_in_turn_is_stalled_by_an_offer() {
    // Rules: OR-23.2
    let mut scene = scene();
    offer(&mut scene, 1, 0, &[Action::Give(Good::Credits(1000))]);
    let open = OuterRim::beside(&scene.state, Seat::new(0)).expect("it lies before them");
    assert_eq!(open.stage, BesideStage::AskedBy(Seat::new(1)));
    scene.say(Action::Earn, &[]);
    assert_eq!(scene.asked(), Some(Seat::new(0)), "the turn goes on");
    // The question beside is the same one, whatever happens on the table.
    assert_eq!(OuterRim::beside(&scene.state, Seat::new(0)), Some(open));
    scene.say_beside(0, Action::Yes);
    assert_eq!(purses(&scene), [8000, 4000, 5000]);
}

#[test]
fn what_lies_before_somebody_can_be_refused_or_withdrawn() {
    // Rules: OR-23.5
    let mut scene = scene();
    offer(&mut scene, 1, 0, &[Action::Want(Good::Credits(1000))]);
    scene.say_beside(0, Action::No);
    let refused = |event: &Event| matches!(event, Event::Deal(DealEvent::DealMoved { deal: None, came, .. }) if *came == DealStep::Refused);
    assert!(scene.events.iter().any(refused));
    offer(&mut scene, 1, 0, &[Action::Want(Good::Credits(1000))]);
    assert_eq!(scene.beside(1), [Action::Done], "it can be taken back");
    scene.say_beside(1, Action::Done);
    let withdrawn = Event::Deal(DealEvent::DealMoved {
        seat: Seat::new(1),
        deal: None,
        came: DealStep::Withdrawn,
    });
    assert_eq!(scene.events, [withdrawn]);
    assert_eq!(purses(&scene), [5000, 5000, 5000]);
    assert!(!scene.beside(0).contains(&Action::Yes));
}

#[test]
fn nobody_agrees_to_what_cannot_be_paid_any_more() {
    // Rules: OR-24.3, OR-23.5
    let mut scene = scene();
    offer(&mut scene, 1, 0, &[Action::Give(Good::Credits(5000))]);
    offer(&mut scene, 2, 1, &[Action::Want(Good::Credits(5000))]);
    scene.say_beside(1, Action::Yes);
    assert_eq!(scene.beside(0), [Action::No]);
}

#[test]
fn an_answer_is_to_the_offer_that_was_read() {
    // Rules: OR-23.5
    let mut scene = scene();
    offer(&mut scene, 1, 0, &[Action::Give(Good::Credits(5000))]);
    let read = OuterRim::beside(&scene.state, Seat::new(0)).expect("it lies before them");
    scene.say_beside(1, Action::Done);
    offer(&mut scene, 1, 0, &[Action::Want(Good::Credits(5000))]);
    let now = OuterRim::beside(&scene.state, Seat::new(0)).expect("another lies there");
    assert_ne!(read.decision.id, now.decision.id);
}

#[test]
fn debt_tokens_change_hands_at_any_time() {
    // Rules: UB-14.1, UB-14.2
    let mut scene = scene();
    let (boba, lando) = (Seat::new(1), Seat::new(2));
    let things = [Action::Give(Good::Debt(boba)), Action::Want(Good::Credits(1000))];
    offer(&mut scene, 1, 2, &things);
    scene.say_beside(2, Action::Yes);
    assert!(scene.player(2).debts().contains(boba) && !scene.player(1).debts().contains(boba));
    // Tokens of others, too.
    offer(&mut scene, 2, 1, &[Action::Give(Good::Debt(lando)), Action::Give(Good::Debt(boba))]);
    scene.say_beside(1, Action::Yes);
    assert_eq!(scene.player(1).debts().len(), 2);
}

#[test]
fn cards_change_hands_in_no_offer_beside() {
    // Rules: OR-23.1
    let mut position = three();
    position.players[1].space = "tatooine".into();
    position.players[1].cards = cards(&["dl-44-blaster"]);
    let mut scene = Scene::of(&favors(3), &position);
    scene.say_beside(1, Action::Offer).say_beside(1, Action::Player(Seat::new(0)));
    let is_card = |action: &Action| {
        matches!(action, Action::Give(Good::Card(_)) | Action::Want(Good::Card(_)))
    };
    assert!(!scene.beside(1).iter().any(is_card));
}

#[test]
fn a_refusal_is_bought() {
    // Rules: UB-13.7
    let mut position = three();
    position.step = Step::Planning;
    let mut scene = Scene::of(&favors(3), &position);
    scene.say(Action::Aside, &[]).say(Action::AskFavor, &[]);
    scene.say(Action::Favor(Favor::BattlePlan), &[]).say(Action::Propose, &[]);
    // Boba Fett is asked, and Lando Calrissian pays him to refuse. It binds nobody.
    assert_eq!(scene.asked(), Some(Seat::new(1)));
    offer(&mut scene, 2, 1, &[Action::Give(Good::Credits(1000))]);
    scene.say_beside(1, Action::Yes);
    assert_eq!(purses(&scene), [5000, 6000, 4000]);
    assert!(scene.whole_menu().contains(&Action::Yes), "he may do as he likes");
    scene.say(Action::No, &[]);
    assert_eq!(scene.asked(), Some(Seat::new(2)), "the next one is asked");
}

#[test]
fn a_favor_is_asked_for_by_whoever_waits_one_a_turn() {
    // Rules: UB-13.2, UB-13.3, UB-13.5, UB-13.8
    let mut scene = scene();
    scene.say_beside(1, Action::AskFavor).say_beside(1, Action::Favor(Favor::BattlePlan));
    scene.say_beside(1, Action::Give(Good::Credits(1000))).say_beside(1, Action::Propose);
    // Lando Calrissian is asked first, at Boba Fett's left, then Han Solo, whose turn it is.
    scene.say_beside(2, Action::Want(Good::Credits(1000))).say_beside(2, Action::Yes);
    scene.say_beside(0, Action::Yes);
    let choice = [Action::Player(Seat::new(2)), Action::Player(Seat::new(0)), Action::No];
    assert_eq!(scene.beside(1), choice, "several offer, so one of them is chosen");
    scene.say_beside(1, Action::Player(Seat::new(0)));
    assert_eq!(purses(&scene), [6000, 4000, 5000]);
    let favored = scene.player(1).favor().expect("a favor");
    assert_eq!((favored.by, favored.favor), (Seat::new(0), Favor::BattlePlan));
    assert_eq!(scene.beside(1), [Action::Offer], "one of a turn is enough");
    assert!(scene.beside(2).contains(&Action::AskFavor), "of each player's");
}

#[test]
fn whoever_says_nothing_to_a_favor_is_passed_over() {
    // Rules: UB-13.5
    let mut scene = scene();
    scene.say_beside(1, Action::AskFavor).say_beside(1, Action::Favor(Favor::BattlePlan));
    scene.say_beside(1, Action::Propose);
    assert!(scene.beside(2).contains(&Action::Yes) && !scene.beside(0).contains(&Action::Yes));
    scene.say_beside(1, Action::No);
    assert!(!scene.beside(2).contains(&Action::Yes) && scene.beside(0).contains(&Action::Yes));
    scene.say_beside(0, Action::Yes);
    assert_eq!(scene.player(1).favor().map(|favored| favored.by), Some(Seat::new(0)));
}

#[test]
fn a_debt_is_called_in_beside_a_turn_of_others() {
    // Rules: UB-14.3, UB-13.2
    let mut scene = scene();
    let (boba, lando) = (Seat::new(1), Seat::new(2));
    scene.given(&Event::Deal(DealEvent::DebtGiven { seat: lando, to: boba, debt: lando }));
    scene.say_beside(1, Action::AskFavor).say_beside(1, Action::CallIn(lando));
    scene.say_beside(1, Action::Favor(Favor::BattlePlan));
    assert_eq!(scene.player(1).favor().map(|favored| favored.by), Some(lando));
    assert!(scene.player(2).debts().contains(lando), "the token has gone home");
}

#[test]
fn no_favor_is_asked_for_or_granted_while_dice_lie() {
    // Rules: UB-13.2
    let mut scene = before_dice();
    scene.say_beside(1, Action::AskFavor).say_beside(1, Action::Favor(Favor::BattlePlan));
    scene.say_beside(1, Action::Propose);
    assert!(scene.beside(2).contains(&Action::Yes));
    scene.say(Action::Done, &[H, B]);
    // Lando may reroll: the dice lie.
    assert!(!scene.beside(2).contains(&Action::Yes), "what was asked for before rests");
    assert_eq!(scene.beside(1), [Action::Done], "it can be withdrawn");
    assert_eq!(scene.beside(0), [Action::Offer], "credits change hands even now");
    scene.say(Action::Done, &[]);
    assert!(scene.beside(2).contains(&Action::Yes), "the dice are gone");
}

/// Lando Calrissian is about to test tech, and Boba Fett's Wookiee knows how.
fn before_dice() -> Scene {
    let mut position = three();
    position.step = Step::Encounter;
    position.players[0] = player("lando-calrissian", "g9-rigger", "tatooine");
    position.players[0].cards = cards(&["start-job-lost-droid"]);
    position.players[1].cards = cards(&["chewbacca"]);
    position.players[2] = player("han-solo", "g9-rigger", "naboo");
    let mut scene = Scene::of(&favors(3), &position);
    scene.say(Action::Job(card_named("start-job-lost-droid")), &[]);
    assert_eq!(scene.menu(), [TECH, Action::Done], "the last occasion before the dice");
    scene
}

#[test]
fn a_favor_of_this_turn_closes_what_was_asked_before_dice() {
    // Rules: UB-13.3
    let mut scene = before_dice();
    scene.say(TECH, &[]).say(Action::Propose, &[]);
    let asked = OuterRim::pending(&scene.state);
    // A favor of another player is another matter.
    scene.say_beside(2, Action::AskFavor).say_beside(2, Action::Favor(Favor::BattlePlan));
    scene.say_beside(2, Action::Propose).say_beside(0, Action::Yes).say_beside(1, Action::No);
    assert!(scene.player(2).favor().is_some());
    assert_eq!(OuterRim::pending(&scene.state), asked, "the question stands");
    // Whoever has their favor needs no other: the dice fall.
    scene.say_beside(0, Action::AskFavor).say_beside(0, Action::Favor(Favor::BattlePlan));
    scene.say_beside(0, Action::Propose).say_beside(1, Action::No);
    scene.say_beside_rolling(2, Action::Yes, &[H, B]);
    assert_eq!(scene.player(0).favor().map(|favored| favored.favor), Some(Favor::BattlePlan));
    assert_ne!(OuterRim::pending(&scene.state), asked);
}

#[test]
fn credits_that_a_purchase_counts_on_are_not_given_away() {
    // Rules: OR-24.3, OR-7.8
    let mut position = three();
    position.step = Step::Action;
    position.players[0].cards = cards(&["plastoid-armor"]);
    position.market = [(Deck::Gear, "dl-44-blaster".into())].into();
    let mut scene = Scene::of(&favors(3), &position);
    offer(&mut scene, 1, 0, &[Action::Want(Good::Credits(1000))]);
    scene.say(Action::Market, &[]).say(Action::Buy(Deck::Gear), &[]);
    assert!(scene.menu().contains(&Action::Done), "paying, in credits or cards");
    assert_eq!(scene.beside(0), [Action::No]);
    scene.say(Action::No, &[]);
    assert_eq!(scene.beside(0), [Action::Yes, Action::No], "the credits are free again");
}

/// A table played by chance alone, with deals in between.
struct Bazaar {
    table: Table<OuterRim>,
    dice: Dice,
    n_struck: u32,
}

impl Bazaar {
    fn open(setup: Setup, seed: u64) -> Self {
        let opening = Opening { header: header(setup, Start::Deal), content: house() };
        let table = Table::open(opening, Seed::from_number(seed)).expect("a table");
        Self { table, dice: Dice::swift(seed), n_struck: 0 }
    }

    /// One in three answers is to something that the table does not wait for.
    fn step(&mut self) -> bool {
        let Some(main) = self.table.pending().first() else { return false };
        let n_seats = self.table.n_seats();
        let seat = Seat::new(self.dice.roll(u32::from(n_seats)) as u8);
        let beside = self.table.beside(seat).filter(|_| self.dice.roll(3) == 0);
        let open = beside.map_or(main, |beside| beside.decision);
        let menu = self.table.menu(open.id);
        let items = menu.items();
        assert!(!items.is_empty(), "{:?} has no answer", self.table.state().frames().last());
        let agrees = |item: &Action| matches!(item, Action::Propose | Action::Yes);
        let agreed = items.iter().find(|item| agrees(item)).filter(|_| self.dice.roll(2) == 0);
        let nth = self.dice.roll(items.len() as u32) as usize;
        let answer = Answer::Item(*agreed.unwrap_or(&items[nth]));
        let proposed = self.table.propose(open.seat, open.id, answer, By::Person);
        let before = self.table.pending();
        let entry = self.table.commit(proposed.expect("it is on the menu"));
        let struck = |event: &Event| matches!(event, Event::Deal(DealEvent::DealMoved { came, .. }) if *came == DealStep::Struck);
        let is_struck = entry.events.iter().any(struck);
        let is_asked_anew = entry
            .events
            .iter()
            .any(|event| matches!(event, Event::Course(CourseEvent::Asked { .. })));
        if open.id.is_beside() && !is_asked_anew && !self.table.pending().is_over() {
            assert_eq!(self.table.pending(), before, "what the table waits for stays open");
        }
        self.n_struck += u32::from(is_struck);
        true
    }

    /// What everybody may know makes the same table, also turned to what is open beside.
    fn check(&mut self) {
        let state = self.table.state();
        for seat in Seat::all(self.table.n_seats()) {
            assert!(state.player(seat).credits() >= 0, "seat {seat} owes credits");
            let turned = OuterRim::beside(state, seat).map(|open| OuterRim::turned(state, &open));
            for state in [Some(state.clone()), turned].into_iter().flatten() {
                let view = OuterRim::view(&state, Viewer::Seat(seat));
                let mut twin = OuterRim::imagine(&view, &house(), &mut self.dice);
                assert_eq!(OuterRim::view(&twin, Viewer::Seat(seat)), view);
                let open = OuterRim::pending(&state).first().expect("a question");
                let (mut menu, mut imagined) = (Menu::new(), Menu::new());
                OuterRim::menu(&state, open.id, &mut menu);
                OuterRim::menu(&twin, open.id, &mut imagined);
                assert_eq!(menu, imagined);
                // A bot may play it on in its head.
                let mut playout = Playout::<OuterRim>::default();
                assert!((0..4).all(|_| playout.step(&mut twin, &mut self.dice) || twin.is_over()));
            }
        }
    }
}

#[test]
fn deals_in_between_leave_every_table_whole() {
    // Rules: OR-23.2, UB-13.2, UB-14.2
    let mut n_struck = 0;
    for (seed, ambitions) in [(1, false), (2, true), (3, false)] {
        let setup = with_of(&house(), 3, |options| {
            options.expansion = true;
            options.favors = true;
            options.ambitions = ambitions;
            options.rounds = 6;
        });
        let mut bazaar = Bazaar::open(setup, seed);
        while bazaar.step() {
            if bazaar.table.next_seq().is_multiple_of(16) {
                bazaar.check();
            }
        }
        let table = &bazaar.table;
        assert_eq!(table.audit(), Ok(()), "the log follows from its causes");
        n_struck += bazaar.n_struck;
    }
    assert!(n_struck > 20, "only {n_struck} deals were struck");
}

#[test]
fn what_others_talk_about_keeps_nobody_from_taking_back() {
    // Rules: OR-23.5
    let header = header(favors(3), Start::Position(three()));
    let opening = Opening { header, content: content() };
    let mut table = Table::scripted(opening, &[]).expect("a possible situation");
    let act = |table: &mut Table<OuterRim>, seat: u8, action| {
        let seat = Seat::new(seat);
        let open = table.beside(seat).expect("something is open beside").decision;
        let proposed = table.propose(seat, open.id, Answer::Item(action), By::Person);
        table.commit(proposed.expect("it is on the menu"));
    };
    table.act(Seat::new(0), Answer::Item(Action::Earn)).expect("it is legal");
    table.act(Seat::new(0), Answer::Item(Action::Done)).expect("it is legal");
    act(&mut table, 1, Action::Offer);
    act(&mut table, 1, Action::Player(Seat::new(0)));
    act(&mut table, 1, Action::Give(Good::Credits(1000)));
    act(&mut table, 1, Action::Propose);
    assert!(table.may_undo(Seat::new(0), false).is_ok(), "an offer alone binds nobody");
    act(&mut table, 0, Action::Yes);
    assert!(table.may_undo(Seat::new(0), false).is_err(), "what was agreed on stays");
}

#[test]
fn nobody_deals_without_end() {
    // Rules: OR-23.2
    let mut scene = scene();
    let mut n_begun = 0;
    while scene.beside(1).contains(&Action::Offer) {
        scene.say_beside(1, Action::Offer).say_beside(1, Action::Done);
        n_begun += 1;
    }
    assert_eq!(n_begun, 100, "two changes each");
    // Who has dealt so much can still be dealt with, until their next turn.
    offer(&mut scene, 2, 1, &[Action::Give(Good::Credits(1000))]);
    scene.say_beside(1, Action::Yes);
    scene.given(&Event::Course(CourseEvent::TurnBegan { seat: Seat::new(1), round: 1 }));
    assert!(scene.beside(2).contains(&Action::Offer));
}
