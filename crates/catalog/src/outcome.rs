//! How a game ended, in words.

use crate::Hosted;
use std::sync::Arc;
use tabletop::{Line, Opponent, Outcome, Seat};
use words::Speaker;

/// How somebody at the table, or an opponent whom the game plays, ended: in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Standing {
    /// Their seat; an opponent has none.
    pub seat: Option<Seat>,
    /// What they are called.
    pub name: String,
    /// Their place among everybody.
    pub place: u8,
    /// Their score.
    pub score: i32,
    /// Their score sheet.
    pub lines: Vec<Line>,
}

/// An outcome with its score sheets and opponents in words.
#[must_use]
pub fn told_outcome<G: Hosted>(
    content: &Arc<G::Content>,
    speaker: &Speaker<'_>,
    mut outcome: Outcome,
) -> Outcome {
    let opponents = outcome.opponents.iter_mut();
    let sheets = outcome.lines.iter_mut().chain(opponents.map(|one| &mut one.lines));
    for line in sheets.flatten() {
        line.what = G::score_line(speaker, content, &line.what);
    }
    for opponent in &mut outcome.opponents {
        opponent.name = G::ai_name(speaker, content, &opponent.name);
    }
    outcome
}

/// How everybody ended, the best first, opponents after the seats they are level with.
#[must_use]
pub fn standings<G: Hosted>(
    content: &Arc<G::Content>,
    speaker: &Speaker<'_>,
    outcome: Outcome,
) -> Vec<Standing> {
    let Outcome { places, scores, lines, opponents } = told_outcome::<G>(content, speaker, outcome);
    let seats = Seat::all(places.len() as u8).zip(places).zip(scores.into_iter().zip(lines));
    let seated = seats.map(|((seat, place), (score, lines))| Standing {
        seat: Some(seat),
        name: speaker.name(seat),
        place,
        score,
        lines,
    });
    let others = opponents.into_iter().map(|Opponent { name, place, score, lines }| Standing {
        seat: None,
        name,
        place,
        score,
        lines,
    });
    let mut all: Vec<Standing> = seated.chain(others).collect();
    all.sort_by_key(|one| one.place);
    all
}
