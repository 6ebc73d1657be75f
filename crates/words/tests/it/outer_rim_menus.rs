//! Menus of Outer Rim as a newcomer reads them: what is given, what stands apart, what stays in place.

use super::outer_rim::open;
use crate::stage::{answers, choose, opened, situation};
use catalog::{Eyes, games::OuterRim};
use catalog::{Hosted as _, Record};
use outer_rim::{
    Action, ChoiceEffect, DealEvent, Deck, Effect, Event, Favor, Opponents, Options, Position,
    PositionPlayer, Sight, SoloLevel, Step,
};
use std::collections::BTreeSet;
use tabletop::{Dice, Game as _, Opening, Seat, Seed, Start, Table, Viewer};
use words::outer_rim::describe;
use words::{Lang, Speaker, Words as _};

/// The menu of whoever is asked: its question and items.
fn asked(table: &Table<OuterRim>, lang: Lang) -> wire::OpenMenu<Action> {
    let decision = table.pending().first().expect("a question");
    let viewer = Viewer::Seat(decision.seat);
    let names: Vec<String> = (0..4).map(|idx| format!("Player {idx}")).collect();
    let speaker = Speaker::new(lang, &names, viewer);
    let view = OuterRim::view(table.state(), viewer);
    let menu = table.menu(decision.id);
    Eyes::<OuterRim>::new(table.content(), speaker).menu(&view, &menu, decision, None)
}

/// Answers at random, this many times or to the end.
fn play(table: &mut Table<OuterRim>, dice: &mut Dice, mut each: impl FnMut(&Table<OuterRim>)) {
    while let Some(decision) = table.pending().first() {
        each(table);
        let answer = table.menu(decision.id).sample(dice);
        table.act(decision.seat, answer).expect("menus are legal");
    }
}

// Rules: OR-6.1, OR-7.3
#[test]
fn headings_keep_their_order() {
    let options = Options { expansion: true, favors: true, rounds: 12, ..Options::default() };
    let mut before: BTreeSet<(String, String)> = BTreeSet::new();
    for seed in 0..3 {
        play(&mut open(3, options.clone(), seed), &mut Dice::swift(seed), |table| {
            let menu = asked(table, Lang::En);
            let mut groups: Vec<String> =
                menu.items.into_iter().filter_map(|it| it.group).collect();
            groups.dedup();
            for (idx, one) in groups.iter().enumerate() {
                for later in &groups[idx + 1..] {
                    before.insert((one.clone(), later.clone()));
                }
            }
        });
    }
    assert!(before.len() > 8, "{before:?}");
    for (one, other) in &before {
        assert!(!before.contains(&(other.clone(), one.clone())), "{one} before and after {other}");
    }
}

/// Han at the market of Tatooine with a dear ship, this card on top of the ship deck.
fn at_the_ship_deck(card: &str) -> Table<OuterRim> {
    let player = |ship: &str, space: &str| PositionPlayer {
        character: if space == "tatooine" { "han-solo" } else { "bossk" }.into(),
        ship: ship.into(),
        space: space.into(),
        credits: 30_000,
        ..PositionPlayer::default()
    };
    let position = Position {
        turn: Seat::new(0),
        step: Step::Action,
        round: 1,
        players: vec![player("heavy-duty-lifter", "tatooine"), player("g9-rigger", "lothal")],
        market: [(Deck::Ship, card.into())].into(),
        patrols: [].into(),
        contacts: Vec::new(),
    };
    let (seed, cards) = (Seed::from_number(1), OuterRim::cards());
    let setup = OuterRim::setup(2, Options::default(), &cards.content).expect("a setup");
    let mut header = Record::<OuterRim>::header(setup, &cards, &seed);
    header.start = Start::Position(position);
    let opening = Opening { header, content: cards.content };
    let mut table = Table::open(opening, seed).expect("a possible position");
    table.act(Seat::new(0), tabletop::Answer::Item(Action::Market)).expect("a planet");
    table
}

/// What buying the top card of the ship deck is called.
fn ship_label(table: &Table<OuterRim>, lang: Lang) -> String {
    let menu = asked(table, lang);
    let item = menu.items.into_iter().find(|item| item.action == Action::Buy(Deck::Ship));
    item.expect("a card that can be had").label
}

// Rules: OR-7.9
#[test]
fn a_ship_for_nothing_says_what_is_given_for_it() {
    for (lang, said) in [
        (Lang::En, "Trade your ship for “"),
        (Lang::Fr, "Échanger votre vaisseau contre «"),
        (Lang::Es, "Cambiar tu nave por «"),
    ] {
        let label = ship_label(&at_the_ship_deck("buy-gx1-short-hauler"), lang);
        assert!(label.starts_with(said), "{label}");
        // A card of that deck that is no ship costs none.
        let label = ship_label(&at_the_ship_deck("used-ship-for-sale"), lang);
        assert!(!label.starts_with(said), "{label}");
    }
}

#[test]
fn options_inside_a_sentence_stand_apart() {
    // Rules: OR-24.2
    use outer_rim::Id as _;
    let content = OuterRim::cards().content;
    for (lang, head, between) in [
        (Lang::En, "choose one –", "; or "),
        (Lang::Fr, "choisir une option –", "\u{202f}; ou "),
        (Lang::Es, "elegir una opción –", "; o "),
    ] {
        let speaker = Speaker::new(lang, &[], Viewer::Spectator);
        let titles = content.titles(lang.code());
        let mut n_told = 0;
        for block in (0..content.n_scripts()).map(outer_rim::Block::of) {
            for (pc, effect) in content.script(block).iter().enumerate() {
                let Effect::Choice(ChoiceEffect::Choose(options)) = effect else { continue };
                let at = outer_rim::At { block, pc: pc as u8 };
                for option in 0..options.len() as u8 {
                    let label = describe::option(&speaker, &content, titles, at, option);
                    let label = label.expect("an option of the choice");
                    if let Some((_, inner)) = label.split_once(head) {
                        assert!(inner.contains(between), "{label}");
                        n_told += 1;
                    }
                }
            }
        }
        assert!(n_told > 0, "{lang}: no choice inside an option");
    }
}

// Rules: OR-22.1, OR-26.3
#[test]
fn fame_of_the_beginning_is_told_among_the_figures() {
    let options = Options {
        expansion: true,
        opponents: Opponents::Both,
        level: SoloLevel::Legendary,
        rounds: 1,
        ..Options::default()
    };
    let mut table = open(1, options, 3);
    play(&mut table, &mut Dice::swift(3), |_| {});
    let names = ["Ana".to_owned()];
    let speaker = Speaker::new(Lang::En, &names, Viewer::Spectator);
    let stats = OuterRim::stats(&speaker, &table);
    let Some(wire::StatSection::Table(paths)) = stats.sections.get(1) else { panic!("a table") };
    assert_eq!(paths.columns[1].title, "At the start");
    for row in &paths.rows[1..] {
        assert!(row[1].parse::<i32>().is_ok_and(|fame| fame >= 2), "{row:?}");
    }
}

// Rules: UB-17.2, UB-19.1
#[test]
fn two_opponents_are_asked_for_in_two_ways() {
    let options = Options { expansion: true, opponents: Opponents::Both, ..Options::default() };
    let mut table = open(1, options, 3);
    let mut questions = BTreeSet::new();
    let mut dice = Dice::swift(3);
    while table.state().round() == 0 {
        let decision = table.pending().first().expect("a choice");
        let question = asked(&table, Lang::En).question;
        if question.contains("against you") {
            questions.insert(question);
        }
        let answer = table.menu(decision.id).sample(&mut dice);
        table.act(decision.seat, answer).expect("menus are legal");
    }
    assert_eq!(questions.len(), 2, "{questions:?}");
}

// Rules: UB-14.2
#[test]
fn a_debt_token_that_goes_back_is_given_back() {
    let content = OuterRim::cards().content;
    let [ana, osk] = [0, 1].map(Seat::new);
    let names = ["Ana", "Osk"].map(str::to_owned);
    for (lang, said) in [
        (Lang::En, "You give Osk back their debt token."),
        (Lang::Fr, "Vous rendez son jeton de dette à Osk."),
        (Lang::Es, "Devuelves a Osk su ficha de Deuda."),
    ] {
        let speaker = Speaker::new(lang, &names, Viewer::Seat(ana));
        let event = Event::Deal(DealEvent::DebtGiven { seat: ana, to: osk, debt: osk });
        let line = OuterRim::line(&speaker, &content, &Sight::Seen(event)).expect("a line");
        assert_eq!(line.line, said);
    }
}

// Rules: UB-13.3, OR-24.2
#[test]
fn deals_name_only_what_can_be_done_there() {
    let open = |credits: i32, favors: bool| {
        let json = format!(
            r#"{{"turn":0,"step":"action","players":[
            {{"character":"bossk","ship":"g9-rigger","space":"ryloth","credits":{credits}}},
            {{"character":"jyn-erso","ship":"g9-rigger","space":"kessel"}}]}}"#
        );
        let position = serde_json::from_str(&json).expect("a position");
        opened(position, 2, 1, Options { expansion: true, favors, ..Options::default() })
    };
    let label = |table: &Table<OuterRim>| {
        let mut all = answers(table, Lang::En).into_iter();
        all.find(|(action, _)| *action == Action::Aside).map(|(_, label)| label)
    };
    let said = |label: &str| Some(label.to_owned());
    assert_eq!(label(&open(1000, false)), said("Deals: offer credits"));
    assert_eq!(label(&open(0, false)), None);
    let mut table = open(1000, true);
    assert_eq!(label(&table), said("Deals: offer credits, ask for a favor"));
    let ask = [Action::Aside, Action::AskFavor, Action::Favor(Favor::BattlePlan), Action::Propose];
    for action in ask.into_iter().chain([Action::Yes]) {
        let seat = table.pending().first().expect("a question").seat;
        table.act(seat, tabletop::Answer::Item(action)).expect("it is on the menu");
    }
    assert_eq!(label(&table), said("Deals: offer credits"));
}

// Rules: OR-15.10
#[test]
fn a_patrol_fought_from_afar_warns_as_one_that_is_here() {
    let warned = |level: u8| {
        let json = format!(
            r#"{{"turn":0,"step":"encounter","players":[
            {{"character":"ketsu-onyo","ship":"g9-rigger","space":"tatooine"}},
            {{"character":"han-solo","ship":"g9-rigger","space":"kessel"}}],
            "patrols":{{"hutt":{{"space":"t5-x","level":{level}}}}}}}"#
        );
        let mut table = situation(&json);
        choose(&mut table, "Ketsu");
        let all = answers(&table, Lang::En);
        let fight = all.iter().find(|(action, _)| *action == Action::Choose(1));
        fight.expect("a patrol in reach").1.contains("It cannot be beaten")
    };
    assert!(warned(4));
    assert!(!warned(1));
}
