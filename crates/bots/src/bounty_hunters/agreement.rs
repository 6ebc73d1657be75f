//! The bots' small model of the game against the engine.

use super::area::{Area, CAPTURES_TO_END, OPEN_MAX};
use super::book::Book;
use bounty_hunters::{Action, Ask, BountyHunters, Content, Options, Setup, State, View};
use std::sync::Arc;
use tabletop::{Dice, Game, Playout, Seat, Viewer};

fn content() -> Arc<Content> {
    let text = include_str!("../../../../rules/bounty-hunters/data/cards.toml");
    Arc::new(toml::from_str(text).expect("the card set is TOML"))
}

fn view(state: &State) -> View {
    BountyHunters::view(state, Viewer::Spectator)
}

/// The table through the eyes of every seat: what a seat chooses is named as it sees it.
fn own_views(state: &State) -> Vec<View> {
    Seat::all(state.n_seats()).map(|seat| BountyHunters::view(state, Viewer::Seat(seat))).collect()
}

/// What can be told of an area whatever contracts chance brings.
fn told(area: &Area) -> impl PartialEq + std::fmt::Debug + use<> {
    let mut open: Vec<_> =
        area.open().iter().map(|open| (open.target, open.need, open.penalty)).collect();
    open.sort_unstable();
    let orphan = area.orphan.map(|orphan| (orphan.attack, orphan.penalty));
    // Cards that show the same change numbers when one of them moves.
    let lists = (open, orphan, area.reserved.count_ones(), area.caught);
    (lists, area.points, area.n_captured, area.n_crates, area.credits)
}

/// Plays a game at random and hands every joint reveal to the check: the
/// table before, what each seat does, and the table after.
fn reveals(
    setup: Setup,
    deal: u64,
    mut check: impl FnMut(&[View], &[Option<Action>], &[View]),
) -> State {
    let mut state = BountyHunters::blank(&setup, &content());
    let mut dice = Dice::swift(deal);
    let mut playout = Playout::<BountyHunters>::default();
    playout.deal(&mut state, &mut dice);
    while let Some(decision) = BountyHunters::pending(&state).first() {
        BountyHunters::menu(&state, decision.id, &mut playout.menu);
        let answer = playout.menu.sample(&mut dice);
        let is_last = BountyHunters::pending(&state).awaited().count() == 1;
        let is_use = !matches!(state.ask(), Ask::Draw { .. });
        let before = (is_last && is_use).then(|| own_views(&state));
        playout.answer(&mut state, decision, &answer, &mut dice);
        if let Some(before) = before {
            let mut choices: Vec<Option<Action>> =
                before.iter().map(|view| view.own_choice).collect();
            choices[decision.seat.idx()] = answer.item().copied();
            check(&before, &choices, &own_views(&state));
        }
    }
    state
}

#[test]
fn areas_change_as_in_the_engine() {
    let (content, mut book) = (content(), Book::default());
    let study = book.read(&content).clone();
    let mut n_checked = 0;
    for deal in 0..30 {
        let options = Options { introductory: deal % 3 == 0, ..Options::default() };
        let setup = Setup { seats: 2 + (deal % 5) as u8, options };
        reveals(setup, deal, |before, choices, after| {
            for (seat, choice) in choices.iter().enumerate() {
                let (before, after) = (&before[seat], &after[seat]);
                let (before_it, after_it) = (&before.players[seat], &after.players[seat]);
                let mut area = Area::of(before_it, &study.facts);
                let n_before = area.n_captured;
                if let Some(action) = choice {
                    area.apply(&study.facts, *action);
                }
                if before.last_turn.is_none()
                    && n_before < CAPTURES_TO_END
                    && area.n_captured >= CAPTURES_TO_END
                {
                    area.take_four_bonus();
                }
                if before_it.confrontations.len() < OPEN_MAX {
                    assert_eq!(told(&area), told(&Area::of(after_it, &study.facts)));
                    n_checked += 1;
                }
            }
        });
    }
    assert!(n_checked > 1000, "{n_checked} areas were compared");
}

#[test]
fn the_worth_of_a_finished_area_is_its_score() {
    let (content, mut book) = (content(), Book::default());
    let study = book.read(&content).clone();
    let mut n_checked = 0;
    for deal in 0..20 {
        let setup = Setup { seats: 2 + (deal % 5) as u8, options: Options::default() };
        let state = reveals(setup, deal, |_, _, _| {});
        let view = view(&state);
        let areas = study.areas(&view);
        let outlook = study.outlook(&view, &areas);
        for (seat, player) in view.players.iter().enumerate() {
            // Attack cards that would capture a target at once promise something to the last.
            if areas[seat].orphan.is_some() {
                continue;
            }
            n_checked += 1;
            let worth = outlook.worth(seat, 0.0);
            let credits = super::worth::IDLE_CREDIT * f32::from(player.credits);
            let score = player.score.total as f32 + credits;
            assert!((worth - score).abs() < 0.01, "{worth} is not {score}");
        }
    }
    assert!(n_checked > 10, "{n_checked} areas were compared");
}
