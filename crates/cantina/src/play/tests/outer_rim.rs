//! Outer Rim: no pictures of whole screens, since its cards are still being balanced.

use super::{go_on, press, screen};
use crate::play::app::App;
use crate::play::session::Session;
use crate::play::theme::Theme;
use bots::Level;
use catalog::Hosted as _;
use catalog::games::OuterRim;
use outer_rim::{Action, Good, Options};
use ratatui::crossterm::event::KeyCode;
use std::time::Duration;
use tabletop::{Seat, Seed};
use words::{Lang, Words as _};

fn table(n_seats: u8, options: Options, lang: Lang) -> App<OuterRim> {
    let cards = OuterRim::cards();
    let setup = OuterRim::setup(n_seats, options, &cards.content).unwrap();
    let bots = vec![Level::Random; usize::from(n_seats) - 1];
    let session =
        Session::deal(setup, &cards, Seed::from_number(5), &bots, Duration::from_millis(50));
    App::new(session, lang, Theme::Plain)
}

/// Answers with the first item, this many times.
fn answer(app: &mut App<OuterRim>, n_answers: u32) {
    for _ in 0..n_answers {
        go_on(app);
        app.key(KeyCode::Enter);
    }
    go_on(app);
}

#[test]
fn every_page_of_the_table_has_its_place_at_the_smallest_window() {
    let expected = [
        (Lang::En, ["Where you are", "Slots in use", "The market", "Vex", "The Rim"]),
        (Lang::Fr, ["Où vous êtes", "Emplacements", "Le marché", "Vex", "La Bordure"]),
        (Lang::Es, ["Dónde estás", "Espacios ocupados", "El mercado", "Vex", "El Borde"]),
    ];
    for (lang, pages) in expected {
        let mut app = table(3, Options::default(), lang);
        answer(&mut app, 6);
        for said in pages {
            let shown = screen(&app, 80, 24);
            assert!(shown.contains(said), "{lang}: {said}\n{shown}");
            app.key(KeyCode::Tab);
        }
        // The last page is for reading; after it the first comes again.
        let read = screen(&app, 80, 24);
        press(&mut app, "]");
        assert_ne!(screen(&app, 80, 24), read, "{lang}: there is more to read than fits");
        app.key(KeyCode::Tab);
        assert!(screen(&app, 80, 24).contains(pages[0]), "{lang}");
    }
}

#[test]
fn the_page_for_reading_has_the_line_of_colour_of_a_character() {
    for lang in Lang::ALL {
        let mut app = table(2, Options::default(), lang);
        answer(&mut app, 6);
        let content = app.session.table().content().clone();
        let character = app.session.table().state().player(Seat::new(0)).character();
        let character = &content.character(character.expect("it is chosen first")).id;
        let title = &content.titles(lang.code()).character[character];
        // A narrow page breaks the line, so its first word and the next are looked for.
        let flavour = title.flavour.as_ref().expect("every character has one");
        let begins = flavour.split(' ').take(2).collect::<Vec<_>>().join(" ").replace('\'', "’");
        app.page = 5;
        let shown = screen(&app, 160, 160);
        assert!(shown.contains(&begins), "{lang}: {begins}\n{shown}");
    }
}

#[test]
fn the_item_under_the_cursor_tells_what_it_is() {
    let app = table(2, Options::default(), Lang::En);
    // Characters to choose from, each with its values.
    let item = &app.asked.as_ref().unwrap().open.items[0];
    assert!(!item.detail.is_empty(), "{item:?}");
    let first = item.detail[0].split(' ').next().unwrap().to_owned();
    assert!(screen(&app, 120, 40).contains(&first));
}

#[test]
fn a_menu_says_what_is_not_on_it_and_why() {
    // Rules: OR-7.2
    let mut app = table(2, Options::default(), Lang::En);
    let mut barred = Vec::new();
    for _ in 0..60 {
        answer(&mut app, 1);
        barred.extend(app.asked.iter().flat_map(|asked| asked.open.barred.clone()));
    }
    assert!(barred.iter().any(|bar| bar.rule.is_some() && !bar.why.is_empty()), "{barred:?}");
}

#[test]
fn a_single_player_meets_an_opponent() {
    // Rules: OR-25.1, OR-25.2, OR-25.4
    let said = [
        (Lang::En, "Its last card"),
        (Lang::Fr, "Sa dernière carte"),
        (Lang::Es, "Su última carta"),
    ];
    for (lang, last_card) in said {
        let mut app = table(1, Options { rounds: 3, ..Options::default() }, lang);
        for _ in 0..400 {
            if app.outcome.is_some() {
                break;
            }
            answer(&mut app, 1);
        }
        let outcome = app.outcome.clone().expect("three rounds end");
        assert!(app.log.len() > 20);
        // The opponent stands in the list of results, above or below the person.
        let opponent = &outcome.opponents[0];
        let content = app.session.table().content().clone();
        let name = OuterRim::ai_name(&app.speaker(), &content, &opponent.name);
        let row = format!("{}. {name}", opponent.place);
        let shown = screen(&app, 80, 24);
        assert!(shown.contains(&row), "{lang}: {row}\n{shown}");
        // The page of the others names its last card, the page for reading tells what it says.
        app.key(KeyCode::Esc);
        app.page = 3;
        assert!(screen(&app, 80, 40).contains(last_card), "{lang}");
        app.page = 5;
        let step = app.speaker().plain("orc-ai-encounter");
        let step = step.trim_end_matches([':', ' ']);
        assert!(screen(&app, 160, 160).contains(step), "{lang}: {step}");
    }
}

#[test]
fn deals_lie_beside_the_turn() {
    // Rules: OR-23.2
    let mut app = table(2, Options::default(), Lang::En);
    press(&mut app, "d");
    assert!(app.notice.is_some(), "before the first turn there is nothing to deal about");
    answer(&mut app, 6);
    let turn = app.asked.as_ref().expect("it is asked").question.decision;
    let say = |app: &mut App<OuterRim>, action: Action| {
        let asked = app.asked.as_mut().expect("it is asked");
        let place = asked.question.menu.items().iter().position(|item| *item == action);
        asked.choosing.cursor = place.expect("it is on the menu");
        app.key(KeyCode::Enter);
    };
    press(&mut app, "d");
    let question = app.asked.as_ref().map(|asked| asked.open.question.as_str());
    assert_eq!(question, Some("While the table waits, you may make a deal."));
    press(&mut app, "d");
    assert_eq!(app.asked.as_ref().map(|asked| asked.question.decision), Some(turn), "and back");
    press(&mut app, "d");
    for action in [Action::Offer, Action::Give(Good::Credits(1000)), Action::Propose] {
        say(&mut app, action);
    }
    // The bot has answered at once, and the turn goes on where it was.
    assert_eq!(app.asked.as_ref().map(|asked| asked.question.decision), Some(turn));
    assert!(app.session.table().state().beside().deals.is_empty());
    assert!(app.log.iter().any(|line| line.text.contains("You offer Vex 1,000 credits")));
}
