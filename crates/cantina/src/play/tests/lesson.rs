//! A lesson in the terminal.

use super::{go_on, press, screen};
use crate::play::app::App;
use crate::play::panel::Drawn;
use crate::play::session::Session;
use crate::play::theme::Theme;
use catalog::games::HanSolo;
use catalog::{GameId, host};
use std::time::Duration;
use wire::Show;
use words::Lang;

fn learner<G: Drawn>() -> App<G> {
    let lesson = G::LESSONS.first().and_then(|source| G::lesson(source.id)).expect("a lesson");
    let session = Session::lesson(lesson, Duration::from_millis(50));
    App::new(session, Lang::En, Theme::Plain)
}

/// Does what the coach points at: the cursor is there already.
fn follow<G: Drawn>(app: &mut App<G>) {
    go_on(app);
    let coach = app.coach.as_ref().expect("a coach");
    let shown = coach.show.iter().find_map(|show| match show {
        Show::Action(action) => Some(action.clone()),
        Show::Card(_) | Show::Seat(_) | Show::Zone(_) => None,
    });
    let asked = app.asked.as_ref().expect("the learner is asked");
    let place = asked.question.menu.items().iter().position(|item| Some(item) == shown.as_ref());
    assert_eq!(Some(asked.choosing.cursor), place, "the cursor is where the coach points");
    press(app, ".");
    go_on(app);
}

#[test]
fn the_coach_stands_beside_the_table() {
    let mut app = learner::<HanSolo>();
    insta::assert_snapshot!(screen(&app, 80, 24));
    (0..6).for_each(|_| follow(&mut app));
    insta::assert_snapshot!(screen(&app, 120, 40));
}

#[test]
fn every_lesson_is_followed_to_its_end() {
    for game in GameId::ALL {
        host!(game, G => {
            if !G::LESSONS.is_empty() {
                let mut app = learner::<G>();
                while !app.coach.as_ref().expect("a coach").done {
                    follow(&mut app);
                    screen(&app, 80, 24);
                }
            }
        });
    }
}

#[test]
fn another_answer_is_refused_and_can_be_had_by_playing_on() {
    let mut app = learner::<HanSolo>();
    let n_entries = app.session.table().next_seq();
    press(&mut app, "3");
    assert!(app.notice.as_ref().is_some_and(|(_, refused)| *refused), "the coach says no");
    assert_eq!(app.session.table().next_seq(), n_entries, "nothing has changed");
    press(&mut app, "p3");
    assert!(app.coach.is_none() && app.session.table().next_seq() > n_entries);
}

#[test]
fn a_step_taken_back_is_asked_for_again() {
    let mut app = learner::<HanSolo>();
    (0..4).for_each(|_| follow(&mut app));
    let before = app.coach.clone();
    follow(&mut app);
    press(&mut app, "u");
    assert_eq!(app.coach, before);
    follow(&mut app);
}
