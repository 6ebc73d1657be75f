//! Outer Rim told in every language: questions, answers, what stands beside them, log, table, figures.

use catalog::{Eyes, games::OuterRim};
use catalog::{Hosted as _, Record};
use outer_rim::{Action, Opponents, Options, ROUNDS_MAX};
use std::collections::BTreeSet;
use tabletop::{By, Dice, Game as _, Opening, Seed, Table, Viewer, sights};
use wire::{StatSection, StatSeries, StoryPart};
use words::{Lang, Speaker, Teller as _, Words as _};

pub fn open(n_seats: u8, options: Options, seed: u64) -> Table<OuterRim> {
    let seed = Seed::from_number(seed);
    let cards = OuterRim::cards();
    let setup = OuterRim::setup(n_seats, options, &cards.content).expect("this many can play");
    let header = Record::<OuterRim>::header(setup, &cards, &seed);
    Table::open(Opening { header, content: cards.content }, seed).expect("a deal is no position")
}

/// A sentence that a person can read: said, and no name of a program in it.
fn check(text: &str) {
    assert!(!text.trim().is_empty());
    let mut words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    assert!(!words.any(|word| word.starts_with("or-") || word.starts_with("orc-")), "{text}");
    assert!(!text.contains("{ $") && !text.contains("  "), "{text}");
}

/// A sentence for a spectator: it addresses nobody.
fn check_aloof(lang: Lang, text: &str) {
    let second_person: &[&str] = match lang {
        Lang::En => &["you", "your", "yours"],
        Lang::Fr => &["vous", "votre", "vos"],
        Lang::Es => &["tú", "tu", "tus", "te", "ti", "contigo"],
    };
    // A title speaks to whom it likes.
    let text = untitled(text).to_lowercase();
    let mut words = text.split(|letter: char| !letter.is_alphabetic());
    assert!(!words.any(|word| second_person.contains(&word)), "{lang}: {text}");
}

/// A sentence without what stands in quotes.
fn untitled(text: &str) -> String {
    let mut quoted = false;
    let is_plain = |letter: &char| {
        quoted = (quoted || "«“".contains(*letter)) && !"»”".contains(*letter);
        !quoted
    };
    text.chars().filter(is_plain).collect()
}

fn is_token(action: Action) -> bool {
    matches!(action, Action::Contact(_) | Action::Spot(_))
}

/// Plays at random and tells everything; every decision in one of the languages by turns.
fn tell(n_seats: u8, options: Options, seed: u64) {
    let mut table = open(n_seats, options, seed);
    let names: Vec<String> = (0..n_seats).map(|idx| format!("Player {idx}")).collect();
    let mut dice = Dice::swift(seed);
    let mut n_asked = 0;
    while let Some(decision) = table.pending().first() {
        let menu = table.menu(decision.id);
        let lang = Lang::ALL[n_asked % Lang::ALL.len()];
        let viewer = Viewer::Seat(decision.seat);
        let speaker = Speaker::new(lang, &names, viewer);
        let view = OuterRim::view(table.state(), viewer);
        let open = Eyes::<OuterRim>::new(table.content(), speaker.clone())
            .menu(&view, &menu, decision, None);
        check(&open.question);
        // Two contacts with the same back on one planet are the same to a player.
        let told = || open.items.iter().filter(|item| !is_token(item.action));
        let labels: BTreeSet<&String> = told().map(|item| &item.label).collect();
        assert_eq!(labels.len(), told().count(), "two answers sound alike: {:?}", open.items);
        for item in &open.items {
            check(&item.label);
            assert!(!item.label.ends_with('.'), "an answer is no sentence: {}", item.label);
            item.group.iter().chain(&item.detail).for_each(|line| check(line));
        }
        open.barred.iter().for_each(|bar| check(&bar.why));
        let before = table.state().clone();
        let answer = menu.sample(&mut dice);
        let proposed =
            table.propose(decision.seat, decision.id, answer, By::Bot).expect("menus are legal");
        let events = table.commit(proposed).events.clone();
        for sight in sights::<OuterRim>(&before, &events, viewer) {
            if let Some(told) = OuterRim::line(&speaker, table.content(), &sight) {
                check(&told.line);
            }
        }
        let spectator = Speaker::new(lang, &names, Viewer::Spectator);
        let view = OuterRim::view(table.state(), Viewer::Spectator);
        let spectator =
            spectator.knowing(OuterRim::ai_names(&spectator, table.content(), || &view));
        for sight in sights::<OuterRim>(&before, &events, Viewer::Spectator) {
            if let Some(told) = OuterRim::line(&spectator, table.content(), &sight) {
                check(&told.line);
                check_aloof(lang, &told.line);
            }
        }
        if n_asked % 7 == 0 {
            for viewer in Viewer::all(n_seats) {
                outline(&table, &Speaker::new(lang, &names, viewer), viewer);
            }
        }
        n_asked += 1;
    }
    figures(&table, &names);
    ended(&table, &names);
}

/// The table itself says after the end whether somebody had enough fame or the rounds were over.
fn ended(table: &Table<OuterRim>, names: &[String]) {
    let view = OuterRim::view(table.state(), Viewer::Spectator);
    let speaker = Speaker::new(Lang::En, names, Viewer::Spectator);
    let outline = OuterRim::teller(&speaker, table.content(), &view).outline();
    let section = outline.sections.last().expect("the table comes last");
    let said = if view.winner.is_some() { " wins the game." } else { "The last round is over: " };
    assert!(section.lines[0].contains(said), "{:?}", section.lines);
}

fn outline(table: &Table<OuterRim>, speaker: &Speaker<'_>, viewer: Viewer) {
    let view = OuterRim::view(table.state(), viewer);
    let outline = OuterRim::teller(speaker, table.content(), &view).outline();
    for section in &outline.sections {
        check(&section.heading);
        section.lines.iter().for_each(|line| check(line));
        if viewer == Viewer::Spectator {
            section.lines.iter().chain([&section.heading]).for_each(|line| {
                check_aloof(speaker.lang(), line);
            });
        }
        // A card says "you" to whoever holds it, so it may be read by anybody.
        for card in &section.cards {
            check(&card.title);
            card.flavour.iter().chain(&card.lines).for_each(|line| check(line));
        }
    }
}

/// OR-22.1: the paths add up to the fame gained, and the chart ends with the scores.
fn figures(table: &Table<OuterRim>, names: &[String]) {
    let outcome = OuterRim::outcome(table.state()).expect("the table is over");
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang, names, Viewer::Spectator);
        let stats = OuterRim::stats(&speaker, table);
        let Some(StatSection::Chart(fame)) = stats.sections.first() else { panic!("a chart") };
        let last: Vec<i32> =
            fame.series.iter().map(|one| *one.values.last().expect("a round")).collect();
        let opponents = outcome.opponents.iter();
        let scores = outcome.scores.iter().copied().chain(opponents.clone().map(|one| one.score));
        assert_eq!(last, scores.collect::<Vec<i32>>());
        let named = |one: &StatSeries| match one.seat {
            Some(seat) => names[seat.idx()] == one.name,
            None => opponents
                .clone()
                .any(|it| OuterRim::ai_name(&speaker, table.content(), &it.name) == one.name),
        };
        assert!(fame.series.iter().all(named), "{:?}", fame.series);
        let Some(StatSection::Table(paths)) = stats.sections.get(1) else { panic!("a table") };
        assert_eq!(paths.rows.len(), last.len());
        let sheets = outcome.lines.iter().chain(opponents.map(|one| &one.lines));
        for (row, lines) in paths.rows.iter().zip(sheets) {
            let number = |cell: &String| cell.replace('−', "-").parse::<i32>().expect("a number");
            let sum: i32 = row[1..].iter().map(number).sum();
            let gained: i32 =
                lines.iter().filter(|line| line.what == "gained").map(|line| line.points).sum();
            // A debt of fame is forgiven at zero, so paths may add up to less than was kept.
            assert!(sum <= gained, "{row:?}: {gained}");
        }
        story(table, &speaker);
        for line in outcome.lines.iter().flatten() {
            check(&OuterRim::score_line(&speaker, table.content(), &line.what));
        }
    }
}

/// The story is told of others, in sentences, and ends with whose results lie closest together.
fn story(table: &Table<OuterRim>, speaker: &Speaker<'_>) {
    let story = OuterRim::story(speaker, table);
    for text in
        story.lines.iter().map(|line| &line.text).chain(story.ties.iter().map(|it| &it.text))
    {
        check(text);
        check_aloof(speaker.lang(), text);
    }
    let outcome = OuterRim::outcome(table.state()).expect("the table is over");
    let is_alone = outcome.places.len() + outcome.opponents.len() == 1;
    let closest = story.lines.iter().filter(|line| line.about == StoryPart::Close);
    assert_eq!(closest.count(), usize::from(!is_alone));
    assert!(story.lines.iter().any(|line| line.about == StoryPart::Luck), "{story:?}");
    let is_told = |seq: u32| table.line().contains(&seq);
    assert!(story.lines.iter().filter_map(|line| line.seq).all(is_told), "only what counts");
}

#[test]
fn a_whole_evening_is_told_in_every_language() {
    let short = |rounds| Options { rounds, ..Options::default() };
    tell(2, short(12), 1);
    tell(3, Options { expansion: true, ..short(8) }, 2);
    tell(4, short(5), 3);
    tell(3, Options { expansion: true, favors: true, ..short(6) }, 4);
    assert!(short(12).rounds < ROUNDS_MAX);
}

#[test]
fn opponents_and_ambitions_are_told_in_every_language() {
    let short = |rounds| Options { rounds, expansion: true, ..Options::default() };
    tell(1, Options { expansion: false, ..short(9) }, 5);
    for (opponents, seed) in [(Opponents::BountyHunter, 6), (Opponents::Both, 7)] {
        tell(1, Options { opponents, ambitions: true, ..short(9) }, seed);
    }
    tell(3, Options { ambitions: true, fame: 8, ..short(6) }, 8);
}

/// The middles of the circles of a drawing.
fn middles(svg: &str) -> Vec<(f64, f64)> {
    let number = |text: &str| text.split('"').next().expect("a value").parse().expect("a number");
    let circles = svg.split("cx=\"").skip(1);
    circles.map(|it| (number(it), number(it.split("cy=\"").nth(1).expect("cy")))).collect()
}

#[test]
fn the_map_of_a_table_has_every_space_in_a_place_of_its_own() {
    for expansion in [false, true] {
        let table = open(3, Options { expansion, ..Options::default() }, 1);
        let chart = OuterRim::chart(&table).expect("the game has a map");
        let middles = middles(&chart.places);
        assert_eq!(middles.len(), table.state().map().spaces().count());
        for (idx, (x, y)) in middles.iter().enumerate() {
            assert!((0.0..=200.0).contains(x) && (0.0..=107.0).contains(y), "{idx}: {x} {y}");
            let apart = |(to_x, to_y): &(f64, f64)| (x - to_x).hypot(y - to_y);
            let near = middles[idx + 1..].iter().map(apart).fold(f64::MAX, f64::min);
            assert!(near > 2.0, "space {idx} lies {near} from another");
        }
    }
}
