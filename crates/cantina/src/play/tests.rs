//! Keys in, screen out.

mod bounty_hunters;
mod lesson;
mod outer_rim;

use super::app::{App, Flow, Overlay};
use super::levels;
use super::panel::Drawn;
use super::screen::draw;
use super::session::Session;
use super::theme::Theme;
use bots::Level;
use catalog::Hosted as _;
use catalog::games::HanSolo;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::KeyCode;
use std::time::Duration;
use tabletop::Seed;
use words::Lang;

/// Bots that do the same on every build: the weakest.
fn table(n_seats: u8, seed: u64) -> App<HanSolo> {
    let options = han_solo::Options { large_table: n_seats > 6, ..Default::default() };
    let cards = HanSolo::cards();
    let setup = HanSolo::setup(n_seats, options, &cards.content).unwrap();
    let bots = vec![Level::Random; usize::from(n_seats) - 1];
    let budget = Duration::from_millis(50);
    let session = Session::deal(setup, &cards, Seed::from_number(seed), &bots, budget);
    App::new(session, Lang::En, Theme::Plain)
}

/// Presses keys: `.` is Enter, `<` is Escape, `^` and `v` point, `+` and `-` scroll.
fn press<G: Drawn>(app: &mut App<G>, keys: &str) -> Flow {
    for key in keys.chars() {
        let code = match key {
            '.' => KeyCode::Enter,
            '<' => KeyCode::Esc,
            '^' => KeyCode::Up,
            'v' => KeyCode::Down,
            '+' => KeyCode::PageUp,
            '-' => KeyCode::PageDown,
            other => KeyCode::Char(other),
        };
        let flow = app.key(code);
        if flow != Flow::On {
            return flow;
        }
    }
    Flow::On
}

/// Looks at every moment, up to the next question.
fn go_on<G: Drawn>(app: &mut App<G>) {
    while app.waits_for_bots() || !app.moments.is_empty() {
        press(app, " ");
    }
}

fn screen<G: Drawn>(app: &App<G>, width: u16, height: u16) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw(app, frame)).unwrap();
    terminal.backend().to_string()
}

#[test]
fn a_turn_at_a_table_of_two() {
    let mut app = table(2, 7);
    press(&mut app, " ");
    insta::assert_snapshot!(screen(&app, 80, 24));
}

#[test]
fn a_drawn_card_is_in_the_hand_and_on_the_menu() {
    let mut app = table(2, 7);
    press(&mut app, " 1v");
    insta::assert_snapshot!(screen(&app, 80, 24));
}

#[test]
fn six_at_the_smallest_table() {
    let mut app = table(6, 3);
    press(&mut app, " 1");
    insta::assert_snapshot!(screen(&app, 80, 24));
}

#[test]
fn eight_fit_into_the_smallest_window() {
    let mut app = table(8, 3);
    press(&mut app, " 1");
    insta::assert_snapshot!(screen(&app, 80, 24));
}

#[test]
fn the_reveal_stays_until_it_was_seen() {
    // Rules: HS-10.5
    let mut app = table(4, 5);
    while app.moments.is_empty() {
        let quiet = app.waits_for_bots();
        press(&mut app, if quiet { " " } else { "1" });
    }
    insta::assert_snapshot!(screen(&app, 80, 24));
    let n_entries = app.session.table().next_seq();
    app.tick();
    assert_eq!(app.session.table().next_seq(), n_entries, "nobody moves meanwhile");
    press(&mut app, "1");
    assert!(app.moments.is_empty());
}

#[test]
fn picking_a_bounty_with_all_hands_shown() {
    let mut app = table(4, 5);
    for _ in 0..100 {
        go_on(&mut app);
        let is_pick =
            app.asked.as_ref().is_some_and(|asked| asked.open.question.contains("bounty"));
        if is_pick {
            break;
        }
        press(&mut app, "1");
    }
    insta::assert_snapshot!(screen(&app, 100, 30));
}

#[test]
fn a_wide_window_in_french_and_in_words() {
    let mut app = table(4, 5);
    press(&mut app, " ltr");
    insta::assert_snapshot!(screen(&app, 120, 36));
}

#[test]
fn help_lies_over_the_table_and_any_key_closes_it() {
    let mut app = table(3, 1);
    press(&mut app, " ?");
    insta::assert_snapshot!(screen(&app, 80, 24));
    press(&mut app, "x");
    assert_eq!(app.overlay, Overlay::Nothing);
}

#[test]
fn a_whole_game_ends_with_its_result() {
    let mut app = table(3, 1);
    for _ in 0..500 {
        if app.outcome.is_some() {
            break;
        }
        let quiet = app.waits_for_bots() || !app.moments.is_empty();
        press(&mut app, if quiet { " " } else { "1" });
    }
    while !app.moments.is_empty() {
        press(&mut app, " ");
    }
    insta::assert_snapshot!(screen(&app, 80, 24));
    assert_eq!(press(&mut app, "<"), Flow::On, "closes the result");
    assert!(screen(&app, 80, 24).contains("★ 1. "), "who won can still be read");
    assert_eq!(press(&mut app, "n"), Flow::Again);
    assert_eq!(press(&mut app, "q"), Flow::Leave);
    let record = app.session.record();
    let table = catalog::Record::<HanSolo>::parse(&record).unwrap().table().unwrap();
    table.audit().unwrap();
}

#[test]
fn taking_back_asks_the_same_question_again() {
    let mut app = table(2, 7);
    press(&mut app, " ");
    let before = (app.view.clone(), app.asked.as_ref().unwrap().open.question.clone());
    press(&mut app, "u");
    assert!(app.notice.take().unwrap().1, "there is nothing to take back yet");
    press(&mut app, "3 u");
    assert_eq!(app.view, before.0);
    assert_eq!(app.asked.as_ref().unwrap().open.question, before.1);
    let shown = screen(&app, 80, 24);
    assert!(shown.contains("Undone."), "{shown}");
}

#[test]
fn a_hint_comes_from_the_menu() {
    let mut app = table(2, 7);
    press(&mut app, " h");
    let (notice, refused) = app.notice.clone().unwrap();
    let items = &app.asked.as_ref().unwrap().open.items;
    let advice = notice.strip_prefix("Hint: ").unwrap();
    assert!(items.iter().any(|item| item.label == advice) && !refused, "{notice}");
}

#[test]
fn leaving_is_confirmed_while_the_game_is_on() {
    let mut app = table(2, 7);
    press(&mut app, " ");
    assert_eq!(press(&mut app, "q"), Flow::On);
    assert!(screen(&app, 80, 24).contains("once more"));
    assert_eq!(press(&mut app, "vq"), Flow::On, "another key in between means staying");
    assert_eq!(press(&mut app, "q"), Flow::Leave);
}

#[test]
fn a_window_too_small_says_so_and_every_size_is_drawn() {
    let mut app = table(6, 3);
    press(&mut app, " 1");
    assert!(screen(&app, 79, 24).contains("80 × 24"));
    for (width, height) in [(1, 1), (10, 3), (79, 23), (80, 24), (81, 25), (200, 60), (300, 24)] {
        for keys in ["", "?", "<", "t", "t"] {
            press(&mut app, keys);
            screen(&app, width, height);
        }
    }
}

#[test]
fn the_log_scrolls_and_comes_back() {
    let mut app = table(6, 3);
    press(&mut app, " 1");
    let end = screen(&app, 80, 24);
    press(&mut app, "+");
    assert_ne!(screen(&app, 80, 24), end);
    press(&mut app, "-");
    assert_eq!(screen(&app, 80, 24), end);
}

#[test]
fn nothing_hidden_is_on_the_screen() {
    // Rules: HS-10.1
    let mut app = table(2, 7);
    press(&mut app, " ");
    let shown = screen(&app, 120, 40);
    let known = |card: &han_solo::Card| {
        let own = own_cards(&app, 0);
        own.iter().chain(&app.view.discards).any(|other| other.value() == card.value())
    };
    let hidden: Vec<han_solo::Card> =
        own_cards(&app, 1).into_iter().filter(|card| !known(card)).collect();
    assert!(!hidden.is_empty(), "this deal would show nothing");
    for card in hidden {
        let text = card.to_string().replace('-', "−");
        let value = text.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
        assert!(!shown.contains(value), "{value} is on the screen:\n{shown}");
    }
}

/// The hand of a seat as it sees it itself.
fn own_cards(app: &App<HanSolo>, seat: u8) -> Vec<han_solo::Card> {
    use tabletop::{Game as _, Seat, Viewer};
    let seat = Seat::new(seat);
    HanSolo::view(app.session.table().state(), Viewer::Seat(seat)).players[seat.idx()].cards.clone()
}

#[test]
fn named_bots_fill_the_seats() {
    use Level::{Hunter, Rookie, Smuggler};
    assert_eq!(levels(None, &[Smuggler]), [Smuggler; 3]);
    assert_eq!(levels(None, &[Hunter, Rookie]), [Hunter, Rookie]);
    assert_eq!(levels(Some(6), &[Hunter, Rookie]), [Hunter, Rookie, Rookie, Rookie, Rookie]);
    assert_eq!(levels(Some(2), &[Hunter, Rookie]), [Hunter]);
}
