//! What a menu promises is what comes.

use crate::support::{content, seats};
use han_solo::{Action, HanSolo};
use tabletop::{Answer, Dice, Game, HeaderOf, Opening, Seed, Start, Table, Viewer};

// Rules: HS-3.3, HS-3.4
#[test]
fn a_hand_is_worth_what_was_forecast() {
    let mut n_kinds = [0; 4];
    for seed in 0..12 {
        let header = HeaderOf::<HanSolo> {
            game: HanSolo::ID.into(),
            rules: HanSolo::RULES,
            setup: seats(2 + (seed % 5) as u8),
            content: String::new(),
            commitment: String::new(),
            start: Start::Deal,
        };
        let opening = Opening { header, content: content() };
        let mut table = Table::<HanSolo>::open(opening, Seed::from_number(seed)).unwrap();
        let mut dice = Dice::swift(seed);
        while let Some(open) = table.pending().first() {
            let answer = table.menu(open.id).sample(&mut dice);
            let Answer::Item(action) = answer else { panic!("a list") };
            let before = HanSolo::view(table.state(), Viewer::Seat(open.seat));
            let forecast = before.forecast(action);
            table.act(open.seat, answer).expect("it is on the menu");
            let after = HanSolo::view(table.state(), Viewer::Seat(open.seat));
            // After the last turn of a lap dice are rolled, which may sweep all hands away.
            if (before.round, before.lap) != (after.round, after.lap) {
                continue;
            }
            let kind = match action {
                Action::Stand | Action::Keep => 0,
                Action::Take => 1,
                Action::Discard(_) => 2,
                Action::Draw
                | Action::Pick(_)
                | Action::Name(_)
                | Action::Capture(_)
                | Action::Decline => {
                    assert_eq!(forecast, None, "{action:?}");
                    n_kinds[3] += 1;
                    continue;
                }
            };
            n_kinds[kind] += 1;
            let score = forecast.expect("a forecast").score;
            assert_eq!(Some(score), after.players[open.seat.idx()].score, "{action:?}");
        }
    }
    assert!(n_kinds.iter().all(|n| *n > 20), "{n_kinds:?}");
}
