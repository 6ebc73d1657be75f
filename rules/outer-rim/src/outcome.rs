//! How the table ended.

use crate::ctx::Ctx;
use crate::state::State;
use alloc::string::String;
use alloc::vec::Vec;
use tabletop::{Line, Opponent, Outcome, Seat};

/// OR-22.3: the winner is first; the others, and all where Cantina ended the
/// table, by fame.
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    if !state.over {
        return None;
    }
    let ctx = Ctx::of(state);
    let seats = || Seat::all(state.n_players());
    let keys: Vec<(bool, i32)> =
        seats().map(|seat| (state.winner == Some(seat), ctx.fame(seat))).collect();
    let sheet = |seat: Seat| {
        let gained = i32::from(ctx.player(seat).fame);
        let more = ctx.fame(seat) - gained;
        let line = |what: &str, points| Line { what: what.into(), points };
        Vec::from([line("gained", gained), line("additional", more)])
    };
    // OR-25.4: opponents are compared with, but have no seat at the table.
    let n_seats = usize::from(state.n_seats());
    let mut places = Outcome::places_by(&keys);
    let opponents = seats().skip(n_seats).zip(places.split_off(n_seats));
    let opponent = |(seat, place): (Seat, u8)| Opponent {
        name: ctx
            .player(seat)
            .character
            .map_or_else(String::new, |one| ctx.content.character(one).id.clone().into_string()),
        place,
        score: ctx.fame(seat),
        lines: sheet(seat),
    };
    Some(Outcome {
        opponents: opponents.map(opponent).collect(),
        places,
        scores: keys.iter().take(n_seats).map(|(_, fame)| *fame).collect(),
        lines: seats().take(n_seats).map(sheet).collect(),
    })
}
