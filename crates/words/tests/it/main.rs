//! Whole games told in every language: a missing word or argument panics here.

use catalog::{GameId, Hosted, Record, host};
use std::collections::BTreeSet;
use tabletop::{By, Dice, Opening, Seed, Table, Viewer, sights};
use words::{Lang, Speaker};

#[test]
fn whole_games_are_told_in_every_language() {
    // Rules: HS-10.4, HS-10.5
    for game in GameId::ALL {
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
    let setup = G::setup(n_seats, G::Options::default()).expect("so many can play");
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
            assert!(!G::question(&speaker, table.content(), &view, decision).is_empty());
            let labels: Vec<String> = menu
                .items()
                .iter()
                .map(|item| G::label(&speaker, table.content(), &view, item))
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
            let outline = G::outline(&speaker, table.content(), &G::view(table.state(), viewer));
            assert!(outline.sections.iter().all(|section| !section.heading.is_empty()));
        }
    }
    assert!(n_lines > 100);
    let outcome = G::outcome(table.state()).expect("the table is over");
    let speaker = Speaker::new(Lang::En, &names, Viewer::Spectator);
    for line in outcome.lines.iter().flatten() {
        assert!(!G::score_line(&speaker, table.content(), &line.what).is_empty());
    }
}

#[test]
fn every_refusal_has_words() {
    use wire::Code;
    let codes = [
        Code::Malformed,
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
    ];
    for lang in Lang::ALL {
        let speaker = Speaker::new(lang, &[], Viewer::Spectator);
        let sentences: BTreeSet<String> = codes.iter().map(|code| speaker.refusal(*code)).collect();
        assert_eq!(sentences.len(), codes.len(), "two refusals sound alike in {lang}");
    }
}
