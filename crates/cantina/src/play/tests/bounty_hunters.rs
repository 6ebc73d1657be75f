//! The same for Star Wars: Bounty Hunters.

use super::{go_on, press, screen};
use crate::play::app::App;
use crate::play::session::Session;
use crate::play::theme::Theme;
use bots::Level;
use bounty_hunters::Options;
use catalog::Hosted as _;
use catalog::games::BountyHunters;
use std::time::Duration;
use tabletop::Seed;
use words::Lang;

fn table(n_seats: u8, options: Options, seed: u64) -> App<BountyHunters> {
    let cards = BountyHunters::cards();
    let setup = BountyHunters::setup(n_seats, options, &cards.content).unwrap();
    let bots = vec![Level::Random; usize::from(n_seats) - 1];
    let session =
        Session::deal(setup, &cards, Seed::from_number(seed), &bots, Duration::from_millis(50));
    App::new(session, Lang::En, Theme::Plain)
}

/// Answers with the second item, this many times: in turn it plays its first
/// card and draws from the second deck.
fn answer(app: &mut App<BountyHunters>, n_answers: u32) {
    for _ in 0..n_answers {
        go_on(app);
        press(app, "v.");
    }
    go_on(app);
}

#[test]
fn the_first_choice_of_a_deck() {
    let mut app = table(2, Options::default(), 7);
    press(&mut app, " ");
    insta::assert_snapshot!(screen(&app, 80, 24));
}

#[test]
fn the_joint_reveal_stays_until_it_was_seen() {
    // Rules: BH-4.2
    let mut app = table(3, Options::default(), 2);
    press(&mut app, "1");
    go_on(&mut app);
    press(&mut app, "v.");
    while app.waits_for_bots() {
        app.tick();
    }
    insta::assert_snapshot!(screen(&app, 80, 24));
}

#[test]
fn six_in_mid_game_at_the_smallest_table() {
    let mut app = table(6, Options::default(), 3);
    answer(&mut app, 19);
    insta::assert_snapshot!(screen(&app, 80, 24));
}

#[test]
fn a_wide_introductory_table_in_spanish() {
    let mut app = table(4, Options { introductory: true, ..Options::default() }, 5);
    answer(&mut app, 16);
    press(&mut app, "ll");
    insta::assert_snapshot!(screen(&app, 120, 36));
}

#[test]
fn a_whole_game_ends_with_the_lines_of_the_score_pad() {
    // Rules: BH-11.6
    let mut app = table(2, Options::default(), 11);
    for _ in 0..2000 {
        if app.outcome.is_some() {
            break;
        }
        let quiet = app.waits_for_bots() || !app.moments.is_empty();
        press(&mut app, if quiet { " " } else { "v." });
    }
    while !app.moments.is_empty() {
        press(&mut app, " ");
    }
    insta::assert_snapshot!(screen(&app, 80, 24));
    let record = app.session.record();
    let table = catalog::Record::<BountyHunters>::parse(&record).unwrap().table().unwrap();
    table.audit().unwrap();
}
