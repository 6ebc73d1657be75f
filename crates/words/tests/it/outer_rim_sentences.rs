//! Single sentences of Outer Rim: who is meant, what it is about, how it is set.

use super::outer_rim::open;
use catalog::{Eyes, games::OuterRim};
use catalog::{Hosted as _, Record};
use outer_rim::{
    Action, Arena, CardId, Deck, Defender, Event, Faction, Frame, GoalEvent, OpponentEvent,
    Opponents, Options, PlayerEvent, Position, PositionPlayer, Purpose, RollEvent, Sight, Skill,
    SoloLevel, Source, SpaceId, Step, Target,
};
use tabletop::{Dice, Game as _, Opening, Seat, Seed, Start, Table, Viewer};
use words::{Lang, Speaker, Words as _, args};
use words::{Teller as _, outer_rim::describe};

/// A solo table after this many random answers.
fn alone(opponents: Opponents, n_answers: usize) -> Table<OuterRim> {
    let options = Options { expansion: true, opponents, ..Options::default() };
    let mut table = open(1, options, 5);
    let mut dice = Dice::swift(5);
    for _ in 0..n_answers {
        let Some(decision) = table.pending().first() else { break };
        let answer = table.menu(decision.id).sample(&mut dice);
        table.act(decision.seat, answer).expect("menus are legal");
    }
    table
}

#[test]
fn tests_and_combats_say_what_they_are_about() {
    // Rules: OR-11.3, OR-12.2
    let cards = OuterRim::cards();
    let (me, other) = (Seat::new(0), Seat::new(1));
    let on_lobot = |card: &CardId| {
        let bounty = cards.content.bounty(*card);
        bounty.is_some_and(|one| &*cards.content.contact(one.target.id()).id == "lobot")
    };
    let bounty = (0..cards.content.cards.len() as u16).map(CardId).find(on_lobot).unwrap();
    let fight = |attacker, defender, purpose| {
        Event::Roll(RollEvent::CombatBegan { attacker, arena: Arena::Ship, defender, purpose })
    };
    let events = [
        Event::Roll(RollEvent::TestBegan { seat: me, skill: Skill::Tech }),
        fight(me, Defender::Foe(3), Purpose::Patrol(Faction::Rebel)),
        fight(other, Defender::Player(me), Purpose::Script),
        fight(me, Defender::Player(other), Purpose::Script),
        fight(other, Defender::Foe(4), Purpose::Script),
        fight(me, Defender::Foe(5), Purpose::Bounty(bounty, Target::Spot(0))),
    ];
    let names = ["Ada".to_owned(), "Vex".to_owned()];
    let said = |lang: Lang| {
        let speaker = Speaker::new(lang, &names, Viewer::Seat(me));
        let line = |event: &Event| {
            OuterRim::line(&speaker, &cards.content, &Sight::Seen(event.clone())).unwrap().line
        };
        events.iter().map(line).collect::<Vec<_>>()
    };
    assert_eq!(
        said(Lang::En),
        [
            "You test Tech.",
            "Ship combat: you against the Rebel patrol (combat 3).",
            "Ship combat: Vex against you.",
            "Ship combat: you against Vex.",
            "Ship combat: Vex against an opponent (combat 4).",
            "Ship combat: you against Lobot (combat 5).",
        ]
    );
    assert_eq!(said(Lang::Fr)[2], "Combat spatial\u{a0}: Vex contre vous.");
    assert_eq!(said(Lang::Es)[2], "Combate espacial: Vex contra ti.");
}

// Rules: OR-25.1, UB-19.1
#[test]
fn opponents_are_called_by_their_characters() {
    let table = alone(Opponents::Both, 60);
    let names = ["Ana".to_owned()];
    let viewer = Viewer::Seat(Seat::new(0));
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang, &names, viewer);
        let view = OuterRim::view(table.state(), viewer);
        let others = OuterRim::ai_names(&speaker, table.content(), || &view);
        assert_eq!(others.len(), 2);
        let numbered = |number: u8| speaker.say("or-opponent", &args([("number", number.into())]));
        let steps = Eyes::<OuterRim>::new(table.content(), speaker.clone()).steps(&table, 0);
        let lines = steps.iter().flat_map(|step| &step.seen).filter_map(|seen| seen.line.as_ref());
        for (_, name) in &others {
            assert!(lines.clone().filter(|line| line.contains(name)).count() > 5, "{name}");
        }
        let outline = OuterRim::teller(&speaker, table.content(), &view).outline();
        for (_, name) in &others {
            assert!(outline.sections.iter().any(|section| section.heading == *name), "{name}");
        }
        for number in 1..=2 {
            assert_eq!(lines.clone().find(|line| line.contains(&numbered(number))), None);
        }
    }
}

#[test]
fn a_namesake_of_a_character_is_no_opponent() {
    let table = alone(Opponents::Courier, 10);
    let viewer = Viewer::Seat(Seat::new(0));
    let own = table.state().player(Seat::new(0)).character().expect("it is chosen first");
    for lang in Lang::ALL {
        let unnamed = Speaker::new(lang, &[], viewer);
        let name = OuterRim::ai_name(&unnamed, table.content(), &table.content().character(own).id);
        let names = [name.clone()];
        let speaker = Speaker::new(lang, &names, viewer);
        let facts = args([("who", "you".into()), ("character", name.into())]);
        let against = speaker.say("or-saw-opponent", &facts);
        let steps = Eyes::<OuterRim>::new(table.content(), speaker.clone()).steps(&table, 0);
        let lines: Vec<_> = steps.iter().flat_map(|step| &step.seen).collect();
        assert!(lines.iter().all(|seen| seen.line.as_ref() != Some(&against)), "{against}");
    }
}

// Rules: OR-25.2
#[test]
fn what_an_opponent_was_told_to_do_can_be_read() {
    let table = alone(Opponents::Both, 60);
    let names = ["Ana".to_owned()];
    let viewer = Viewer::Seat(Seat::new(0));
    let view = OuterRim::view(table.state(), viewer);
    // The log is the truth: the last card each of them drew.
    let events = table.log().iter().flat_map(|entry| &entry.events).rev();
    let last = |seat: Seat| {
        let mut drawn = events.clone().filter_map(|event| match event {
            Event::Opponent(OpponentEvent::AiCardDrawn { seat: other, card }) if *other == seat => {
                Some(*card)
            }
            _ => None,
        });
        drawn.next().expect("every opponent has had a turn")
    };
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang, &names, viewer);
        let content = table.content();
        let outline = OuterRim::teller(&speaker, content, &view).outline();
        for (seat, name) in OuterRim::ai_names(&speaker, content, || &view) {
            let sheet = outline.sections.iter().find(|section| section.heading == name);
            let sheet = sheet.expect("an opponent has a sheet");
            let card = describe::ai(&speaker, content, content.titles(lang.code()), last(seat));
            assert!(sheet.lines[1].ends_with(&card.title) || card.title == name, "{sheet:?}");
            let reading = &sheet.cards[0];
            assert_eq!(reading.title, card.title);
            let step = card.lines.last().expect("a card has steps").to_string();
            assert!(reading.lines.last().is_some_and(|line| line.ends_with(&step)), "{reading:?}");
        }
    }
}

#[test]
fn nothing_is_near_or_too_dear_to_whoever_looks_on() {
    let table = before_the_holocron();
    let names = ["Ana", "Bo", "Cy"].map(str::to_owned);
    let lines = |viewer: Viewer| {
        let speaker = Speaker::new(Lang::En, &names, viewer);
        let view = OuterRim::view(table.state(), viewer);
        let outline = OuterRim::teller(&speaker, table.content(), &view).outline();
        outline.sections.into_iter().flat_map(|section| section.lines).collect::<Vec<String>>()
    };
    let has = |lines: &[String], part: &str| lines.iter().any(|line| line.contains(part));
    let (player, spectator) = (lines(Viewer::Seat(Seat::new(0))), lines(Viewer::Spectator));
    for personal in [" → ", " away)", "stops you", "(neutral)", "you can buy it"] {
        assert!(has(&player, personal), "{personal}: {player:?}");
        assert!(!has(&spectator, personal), "{personal}: {spectator:?}");
    }
    // Everybody is somewhere, for spectators as well.
    assert!(spectator.contains(&"On Tatooine".to_owned()), "{spectator:?}");
    assert!(has(&spectator, "players: Ana"), "{spectator:?}");
    assert!(has(&spectator, "patrol, level 1"), "{spectator:?}");
}

/// Ana on Tatooine, about to buy what somebody else marks; two others wait in one place.
fn before_the_holocron() -> Table<OuterRim> {
    let player = |character: &str, space: &str| PositionPlayer {
        character: character.into(),
        ship: "g9-rigger".into(),
        space: space.into(),
        credits: 15_000,
        ..PositionPlayer::default()
    };
    let position = Position {
        turn: Seat::new(0),
        step: Step::Action,
        round: 1,
        players: vec![
            player("han-solo", "tatooine"),
            player("bossk", "ring-of-kafrene"),
            player("ketsu-onyo", "ring-of-kafrene"),
        ],
        market: [(Deck::Luxury, "sith-holocron".into())].into(),
        patrols: [].into(),
        contacts: Vec::new(),
    };
    opened(position, 1)
}

/// A table that begins with this position.
fn opened(position: Position, seed: u64) -> Table<OuterRim> {
    let seed = Seed::from_number(seed);
    let cards = OuterRim::cards();
    let n_seats = position.players.len() as u8;
    let setup = OuterRim::setup(n_seats, Options::default(), &cards.content).expect("a setup");
    let mut header = Record::<OuterRim>::header(setup, &cards, &seed);
    header.start = Start::Position(position);
    Table::open(Opening { header, content: cards.content }, seed).expect("a possible position")
}

// Rules: OR-3.12
#[test]
fn who_is_asked_as_the_nearest_player_is_told_why() {
    let expected = [
        (
            Lang::En,
            [
                "the one nearest to you",
                "You are nearest to Ana, so you choose which space is marked: ",
            ],
        ),
        (
            Lang::Fr,
            [
                "au joueur le plus proche de vous",
                "d’Ana\u{a0}: choisissez quel espace est marqué (",
            ],
        ),
        (Lang::Es, ["el más cercano a ti", "Ana, así que eliges qué casilla se marca: "]),
    ];
    let names = ["Ana", "Bo", "Cy"].map(str::to_owned);
    let mut table = before_the_holocron();
    let third = Seat::new(2);
    let mut n_told = 0;
    while n_told < 2 {
        let decision = table.pending().first().expect("a question");
        let viewer = Viewer::Seat(decision.seat);
        let view = OuterRim::view(table.state(), viewer);
        let menu = table.menu(decision.id);
        let is_wanted = |item: &Action| {
            let towards = [Action::Market, Action::Buy(Deck::Luxury), Action::Player(third)];
            towards.contains(item)
        };
        let chosen = menu.items().iter().position(is_wanted).unwrap_or(0);
        // The first question names who chooses, the second asks them.
        let is_about_nearness =
            decision.seat == third || menu.items()[chosen] == Action::Player(third);
        if is_about_nearness {
            for (lang, said) in expected {
                let speaker = Speaker::new(lang, &names, viewer);
                let question =
                    OuterRim::teller(&speaker, table.content(), &view).question(decision);
                assert!(question.contains(said[n_told]), "{lang}: {question}");
            }
            n_told += 1;
        }
        table.act(decision.seat, menu.nth(chosen as u64)).expect("menus are legal");
    }
}

#[test]
fn articles_and_amounts_fit_into_their_sentences() {
    let cards = OuterRim::cards();
    let me = Seat::new(0);
    let space = |name: &str| cards.content.space_named(name).expect("a space of the board");
    let near_the_maelstrom = |line: &str| line.to_lowercase().contains("vorágine");
    let said = |lang: Lang, event: Event| {
        let names = ["Ana".to_owned()];
        let speaker = Speaker::new(lang, &names, Viewer::Seat(me));
        OuterRim::line(&speaker, &cards.content, &Sight::Seen(event)).expect("it is told").line
    };
    let moved = |lang, to| said(lang, Event::Player(PlayerEvent::Moved { seat: me, to }));
    let by =
        |lang, by| said(lang, Event::Player(PlayerEvent::Credits { seat: me, by, lost: false }));
    assert_eq!(moved(Lang::En, space("maelstrom")), "You go to the Maelstrom.");
    assert_eq!(moved(Lang::Fr, space("maelstrom")), "Vous rejoignez le Maelström.");
    assert_eq!(moved(Lang::Es, space("maelstrom")), "Vas a la Vorágine.");
    assert_eq!(moved(Lang::Es, space("ring-of-kafrene")), "Vas al Anillo de Kafrene.");
    let marked = Event::Goal(GoalEvent::Marked {
        seat: me,
        source: Source::Rules,
        space: space("ring-of-kafrene"),
    });
    assert_eq!(said(Lang::En, marked), "The Ring of Kafrene is marked.");
    // A navpoint is called by what it lies beside.
    let all = (0..cards.content.n_spaces()).map(|idx| SpaceId(idx as u8));
    let mut beside = all.map(|to| moved(Lang::Es, to)).filter(|line| near_the_maelstrom(line));
    assert!(beside.any(|line| line.contains("de la Vorágine")));
    // Nothing is singular in French.
    assert_eq!(by(Lang::En, 0), "You gain 0 credits.");
    assert_eq!(by(Lang::Fr, 0), "Vous gagnez 0 crédit.");
    assert_eq!(by(Lang::Es, -2000), "Pagas 2.000 créditos.");
}

#[test]
fn a_skill_to_be_lent_is_told_with_what_it_adds() {
    // Rules: OR-11.4, OR-11.8
    let towards = |action: &Action| match action {
        Action::Use(_) => 0,
        Action::EncounterSpace => 1,
        _ => 2,
    };
    let mut n_told = 0;
    for seed in 0..40 {
        let mut table = opened(encounter_of("doctor-aphra"), seed);
        for _ in 0..8 {
            let Some(decision) = table.pending().first() else { break };
            let menu = table.menu(decision.id);
            let viewer = Viewer::Seat(decision.seat);
            let view = OuterRim::view(table.state(), viewer);
            let tested = view.frames.iter().rev().find_map(|frame| match frame {
                Frame::Test(testing) if testing.roll.is_empty() => testing.skill,
                _ => None,
            });
            let is_before = matches!(view.frames.last(), Some(Frame::Window(_)));
            if let Some(skill) = tested.filter(|_| is_before) {
                let speaker = Speaker::new(Lang::En, &[], viewer);
                let question =
                    OuterRim::teller(&speaker, table.content(), &view).question(decision);
                let count = table.state().skill(decision.seat, skill);
                let name = format!("{skill:?}");
                assert!(question.contains(&format!("{name}\u{a0}×{count}\u{a0}(")), "{question}");
                let item = menu.items().iter().find(|item| matches!(item, Action::Use(_)));
                let item = item.expect("she has a skill to lend");
                let aside = OuterRim::teller(&speaker, table.content(), &view).aside(item);
                let with = format!("{name}\u{a0}×{}\u{a0}(", count + 1);
                assert!(aside.detail.iter().any(|line| line.contains(&with)), "{:?}", aside.detail);
                n_told += 1;
            }
            let items = menu.items().iter().enumerate();
            let chosen = items.min_by_key(|(_, item)| towards(item)).map_or(0, |(idx, _)| idx);
            table.act(decision.seat, menu.nth(chosen as u64)).expect("menus are legal");
        }
    }
    assert!(n_told > 0, "Doctor Aphra lends herself a skill before a test");
}

/// The labels and the bars of whoever is asked.
fn told(table: &Table<OuterRim>, lang: Lang) -> (Vec<String>, Vec<String>) {
    let decision = table.pending().first().expect("a question");
    let viewer = Viewer::Seat(decision.seat);
    let view = OuterRim::view(table.state(), viewer);
    let speaker = Speaker::new(lang, &[], viewer);
    let items = table.menu(decision.id);
    let labels = items
        .items()
        .iter()
        .map(|item| OuterRim::teller(&speaker, table.content(), &view).label(item));
    let bars = OuterRim::teller(&speaker, table.content(), &view).barred(decision);
    (labels.collect(), bars.iter().map(|bar| format!("{}: {}", bar.label, bar.why)).collect())
}

#[test]
fn what_comes_to_nothing_and_who_takes_a_slot_is_said() {
    // Rules: OR-24.2, OR-18.11, OR-7.7
    let mut position = encounter_of("han-solo");
    position.step = Step::Planning;
    let table = opened(position.clone(), 1);
    assert!(told(&table, Lang::En).0.contains(&"Recover (there is no damage)".to_owned()));
    // A captive in the only slot: crew is not for sale, and the reason is told.
    position.step = Step::Action;
    position.players[0].credits = 20_000;
    position.players[0].cards = vec![outer_rim::PositionCard {
        card: "start-bounty-greedo".into(),
        captive: true,
        ..outer_rim::PositionCard::default()
    }];
    position.market = [(Deck::Job, "hired-help".into())].into();
    let mut table = opened(position, 1);
    table.act(Seat::new(0), tabletop::Answer::Item(Action::Market)).expect("a planet");
    for (lang, why) in [
        (Lang::En, "your crew slots hold captives"),
        (Lang::Fr, "vos emplacements d’équipage sont occupés par des captifs"),
        (Lang::Es, "tus espacios de tripulante los ocupan presas capturadas"),
    ] {
        let (_, bars) = told(&table, lang);
        assert!(bars.iter().any(|bar| bar.ends_with(why)), "{bars:?}");
    }
}

/// Two players, the first of them this character, in the encounter step on Tatooine.
fn encounter_of(character: &str) -> Position {
    let player = |character: &str, space: &str| PositionPlayer {
        character: character.into(),
        ship: "g9-rigger".into(),
        space: space.into(),
        ..PositionPlayer::default()
    };
    Position {
        turn: Seat::new(0),
        step: Step::Encounter,
        round: 1,
        players: vec![player(character, "tatooine"), player("bossk", "lothal")],
        market: [].into(),
        patrols: [].into(),
        contacts: Vec::new(),
    }
}

#[test]
fn a_level_of_the_house_is_called_a_house_rule() {
    // Rules: OR-26.1, OR-26.3, UB-17.10
    let options = Options {
        expansion: true,
        ambitions: true,
        fame: 8,
        level: SoloLevel::Feared,
        ..Options::default()
    };
    let mut table = open(1, options, 5);
    let mut dice = Dice::swift(5);
    while table.state().round() == 0 {
        let decision = table.pending().first().expect("a choice");
        let answer = table.menu(decision.id).sample(&mut dice);
        table.act(decision.seat, answer).expect("menus are legal");
    }
    let rule = [
        (Lang::En, "House rule, feared opponents: "),
        (Lang::Fr, "Règle maison, adversaires redoutés\u{a0}: "),
        (Lang::Es, "Regla de la casa, adversarios temidos: "),
    ];
    let me = Viewer::Seat(Seat::new(0));
    let view = OuterRim::view(table.state(), me);
    for (lang, begin) in rule {
        let names = ["Ada".to_owned()];
        let speaker = Speaker::new(lang, &names, me);
        let said = OuterRim::teller(&speaker, table.content(), &view).outline();
        let lines: Vec<&String> = said.sections.iter().flat_map(|one| &one.lines).collect();
        assert!(lines.iter().any(|line| line.starts_with(begin)), "{lines:?}");
        // The opponent needs two fame more than the person, and has as much already.
        let others = OuterRim::ai_names(&speaker, table.content(), || &view);
        let sheet = said.sections.iter().find(|section| section.heading == others[0].1);
        let fame = |line: &String| line.contains('2') && line.contains("10");
        assert!(sheet.expect("a sheet").lines.iter().any(fame), "{sheet:?}");
        let event = Event::Opponent(OpponentEvent::HeadStart {
            seat: Seat::new(1),
            level: SoloLevel::Legendary,
            fame: 2,
            credits: 4000,
        });
        let speaker = speaker.knowing(others);
        let line = OuterRim::line(&speaker, table.content(), &Sight::Seen(event)).expect("a line");
        assert_eq!(line.rule, Some("OR-26.3"));
        assert!(line.line.contains('2') && line.line.contains("000"), "{}", line.line);
    }
}
