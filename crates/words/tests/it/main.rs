//! Whole games told in every language: a missing word or argument panics here.

mod changes;
mod french;
mod goldens;
mod han_solo;
mod numbers;
mod outer_rim;
mod outer_rim_cards;
mod outer_rim_flavour;
mod outer_rim_laws;
mod outer_rim_marks;
mod outer_rim_menus;
mod outer_rim_odds;
mod outer_rim_promises;
mod outer_rim_prospects;
mod outer_rim_room;
mod outer_rim_sentences;
mod outer_rim_told;
mod spoken;
mod stage;
mod story;

use catalog::games::BountyHunters;
use catalog::{GameId, Hosted, Record, host};
use std::collections::BTreeSet;
use tabletop::{By, Dice, Game as _, Opening, Outcome, Seed, Table, Viewer, sights};
use wire::{StatChart, StatSection, StatTable, Stats};
use words::{Lang, Speaker, Teller as _, Words as _};

#[test]
fn whole_games_are_told_in_every_language() {
    // Rules: HS-10.4, HS-10.5
    // Outer Rim takes an evening: it has tests of its own.
    for game in [GameId::HanSolo, GameId::BountyHunters] {
        host!(game, G => {
            for n_seats in 2..=6 {
                tell_a_game::<G>(n_seats);
            }
        });
    }
}

fn tell_a_game<G: Hosted>(n_seats: u8) {
    let seed = Seed::from_number(u64::from(n_seats));
    let cards = G::cards();
    let setup =
        G::setup(n_seats, G::Options::default(), &cards.content).expect("this many can play");
    let header = Record::<G>::header(setup, &cards, &seed);
    let mut table = Table::<G>::open(Opening { header, content: cards.content }, seed)
        .expect("a deal is no position");
    let mut dice = Dice::swift(1);
    let names: Vec<String> = (1..n_seats).map(|idx| format!("Player {idx}")).collect();
    let mut n_lines = 0;
    while let Some(decision) = table.pending().first() {
        let menu = table.menu(decision.id);
        for lang in Lang::ALL {
            let speaker = Speaker::new(lang, &names, Viewer::Seat(decision.seat));
            let view = G::view(table.state(), Viewer::Seat(decision.seat));
            assert!(!G::teller(&speaker, table.content(), &view).question(decision).is_empty());
            let labels: Vec<String> = menu
                .items()
                .iter()
                .map(|item| G::teller(&speaker, table.content(), &view).label(item))
                .collect();
            assert!(labels.iter().all(|label| !label.is_empty()));
        }
        let before = table.state().clone();
        let answer = menu.sample(&mut dice);
        let proposed =
            table.propose(decision.seat, decision.id, answer, By::Bot).expect("menus are legal");
        let events = table.commit(proposed).events.clone();
        // Every entry is told in one language, and a game has enough entries for all of them.
        let lang = Lang::ALL[dice.roll(Lang::ALL.len() as u32) as usize];
        for viewer in Viewer::all(n_seats) {
            let speaker = Speaker::new(lang, &names, viewer);
            for sight in sights::<G>(&before, &events, viewer) {
                n_lines += usize::from(G::line(&speaker, table.content(), &sight).is_some());
            }
            let outline =
                G::teller(&speaker, table.content(), &G::view(table.state(), viewer)).outline();
            assert!(outline.sections.iter().all(|section| !section.heading.is_empty()));
        }
    }
    assert!(n_lines > 100);
    let outcome = G::outcome(table.state()).expect("the table is over");
    let speaker = Speaker::new(Lang::En, &names, Viewer::Spectator);
    for line in outcome.lines.iter().flatten() {
        assert!(!G::score_line(&speaker, table.content(), &line.what).is_empty());
    }
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang, &names, Viewer::Spectator);
        check_stats(&G::stats(&speaker, &table), &outcome);
    }
}

/// Charts and tables hold together, and the first chart ends with the scores.
fn check_stats(stats: &Stats, outcome: &Outcome) {
    let Some(StatSection::Chart(first)) = stats.sections.first() else {
        panic!("the points over time come first");
    };
    let last: Vec<i32> = first
        .series
        .iter()
        .map(|series| *series.values.last().expect("a game has turns"))
        .collect();
    assert_eq!(last, outcome.scores);
    for section in &stats.sections {
        match section {
            StatSection::Chart(chart) => {
                assert!(!chart.title.is_empty() && !chart.across.is_empty());
                let n_values = first.series[0].values.len();
                assert!(chart.series.iter().all(|series| series.values.len() == n_values));
            }
            StatSection::Table(table) => {
                assert!(!table.title.is_empty() && !table.rows.is_empty());
                assert!(table.rows.iter().all(|row| row.len() == table.columns.len()));
            }
        }
    }
}

#[test]
fn bounty_hunters_figures_add_up() {
    let table = play::<BountyHunters>(4, 9);
    let speaker = Speaker::new(Lang::En, &[], Viewer::Spectator);
    let stats = BountyHunters::stats(&speaker, &table);
    let charts: Vec<&StatChart> = stats
        .sections
        .iter()
        .filter_map(|section| match section {
            StatSection::Chart(chart) => Some(chart),
            StatSection::Table(_) => None,
        })
        .collect();
    let (totals, by_source) = charts.split_first().expect("there are charts");
    assert_eq!(by_source.len(), 4, "one for each seat");
    for (total, sources) in totals.series.iter().zip(by_source) {
        for (turn, points) in total.values.iter().enumerate() {
            let sum: i32 = sources.series.iter().map(|source| source.values[turn]).sum();
            assert_eq!(sum, *points);
        }
    }
    let tables: Vec<&StatTable> = stats
        .sections
        .iter()
        .filter_map(|section| match section {
            StatSection::Table(table) => Some(table),
            StatSection::Chart(_) => None,
        })
        .collect();
    let [draft, picks, by_seat, cards] = tables[..] else { panic!("four tables") };
    let number = |cell: &String| cell.parse::<usize>().expect("a number");
    let n_turns = totals.series[0].values.len();
    assert_eq!(picks.rows.len(), n_turns);
    for row in &draft.rows {
        // Played, reserved and sold: one card a turn.
        assert_eq!(row[5..].iter().map(number).sum::<usize>(), n_turns);
    }
    for row in &by_seat.rows {
        assert_eq!(row[2..].iter().map(number).sum::<usize>(), number(&row[1]));
    }
    let n_passed: usize = by_seat.rows.iter().map(|row| number(&row[1])).sum();
    assert_eq!(cards.rows.len(), n_passed);
}

/// A whole game of random answers.
fn play<G: Hosted>(n_seats: u8, seed: u64) -> Table<G> {
    let seed = Seed::from_number(seed);
    let cards = G::cards();
    let setup =
        G::setup(n_seats, G::Options::default(), &cards.content).expect("this many can play");
    let header = Record::<G>::header(setup, &cards, &seed);
    let mut table = Table::<G>::open(Opening { header, content: cards.content }, seed)
        .expect("a deal is no position");
    let mut dice = Dice::swift(1);
    while let Some(decision) = table.pending().first() {
        let answer = table.menu(decision.id).sample(&mut dice);
        table.act(decision.seat, answer).expect("menus are legal");
    }
    table
}

#[test]
fn every_refusal_has_words() {
    use wire::Code;
    let codes = [
        Code::Malformed,
        Code::SignedOut,
        Code::TooLong,
        Code::Protocol,
        Code::Hello,
        Code::NoTable,
        Code::SeatTaken,
        Code::NotSeated,
        Code::NotHost,
        Code::WrongStage,
        Code::NoSuchBot,
        Code::NotYourDecision,
        Code::NotOnTheMenu,
        Code::Lesson,
        Code::Over,
        Code::CannotUndo,
        Code::Storage,
        Code::Busy,
        Code::ShuttingDown,
        Code::Dropped,
        Code::Fault,
        Code::TooManyTabs,
        Code::Full,
        Code::TooSoon,
        Code::Locked,
        Code::NotInvited,
        Code::Evicted,
        Code::Private,
        Code::Closed,
        Code::ChangedTooOften,
        Code::UndoTooOften,
        Code::LogLong,
        Code::LogFull,
        Code::SomebodyElse,
        Code::NoHints,
        Code::NoHintNow,
        Code::Options,
        Code::TooFewSeats,
    ];
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang, &[], Viewer::Spectator);
        let sentences: BTreeSet<String> = codes.iter().map(|code| speaker.refusal(*code)).collect();
        assert_eq!(sentences.len(), codes.len(), "two refusals sound alike in {lang}");
    }
}

#[test]
fn everybody_reads_how_many_cards_a_rival_holds_and_of_which_decks() {
    // Rules: BH-2.4, BH-3.5
    let seed = Seed::from_number(1);
    let cards = BountyHunters::cards();
    let open = |reminder: bool| {
        let options =
            bounty_hunters::Options { passed_hand_reminder: reminder, ..Default::default() };
        let setup = BountyHunters::setup(3, options, &cards.content).expect("three can play");
        let header = Record::<BountyHunters>::header(setup, &cards, &seed);
        Table::<BountyHunters>::open(Opening { header, content: cards.content.clone() }, seed)
            .expect("a deal is no position")
    };
    let told = |table: &Table<BountyHunters>, viewer: Viewer, lang: Lang| {
        let view = BountyHunters::view(table.state(), viewer);
        let speaker = Speaker::new(lang, &[], viewer);
        let outline = BountyHunters::teller(&speaker, table.content(), &view).outline();
        outline.sections.into_iter().flat_map(|section| section.lines).collect::<Vec<String>>()
    };
    let seat = Viewer::Seat(tabletop::Seat::new(0));
    for (lang, size, deck) in [
        (Lang::En, "4 cards in hand", "one card of the"),
        (Lang::Fr, "4 cartes en main", "une carte du"),
        (Lang::Es, "4 cartas en la mano", "una carta del"),
    ] {
        for (viewer, n_rivals) in [(seat, 2), (Viewer::Spectator, 3)] {
            let lines = told(&open(true), viewer, lang);
            let hands: Vec<&String> = lines.iter().filter(|line| line.starts_with(size)).collect();
            assert_eq!(hands.len(), n_rivals, "{lines:?}");
            // The starting hand has a card of each deck (BH-2.4).
            assert!(hands.iter().all(|hand| hand.matches(deck).count() == 4), "{hands:?}");
            // Without the reminder the number of cards is still public.
            let lines = told(&open(false), viewer, lang);
            let hands = lines.iter().filter(|line| **line == format!("{size}."));
            assert_eq!(hands.count(), n_rivals, "{lines:?}");
        }
    }
}
