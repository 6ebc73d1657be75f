//! Which twin of a recorded game to look at.

use super::played::Played;
use super::{Draw, Kind, Piece, Secrets};
use tabletop::{Answer, Cause, Dice, Viewer};

/// How often another twin is looked for before the record is given up.
const TRIES: u32 = 60;

/// A twin of a recorded game.
pub struct Twin<G: Secrets> {
    pub kind: Kind,
    /// The first entry that is another one.
    pub from: usize,
    /// The chance from that entry on.
    pub faces: Vec<u32>,
    /// The pieces that are exchanged from there on, if any are.
    pub pair: Option<[Piece; 2]>,
    /// What is answered there, if not the recorded answer.
    pub first: Option<Answer<G::Action>>,
    /// Who must not see a difference, and the first entry that may show them one.
    pub viewer: Viewer,
    pub horizon: usize,
}

pub fn choose<G: Secrets>(played: &Played<G>, dice: &mut Dice) -> Option<Twin<G>> {
    (0..TRIES).find_map(|_| {
        let viewer = one_of(&viewers(played), dice)?;
        let twin = match dice.roll(6) {
            0 => other_choice(played, viewer, dice),
            1 => other_of_two(played, viewer, dice),
            _ => exchange(played, viewer, dice),
        };
        twin.filter(|twin| twin.horizon > twin.from)
    })
}

/// Two pieces of one pool are exchanged from where one of them is drawn.
fn exchange<G: Secrets>(played: &Played<G>, viewer: Viewer, dice: &mut Dice) -> Option<Twin<G>> {
    let drawn = played.draws.iter().enumerate();
    let drawn: Vec<_> = drawn.flat_map(|(at, all)| all.iter().map(move |it| (at, *it))).collect();
    let (from, draw) = one_of(&drawn, dice)?;
    let mut state = played.table(from, &[]).state().clone();
    for event in &played.log[from].events[..draw.event_idx] {
        G::evolve(&mut state, event);
    }
    let mut pool: Vec<Piece> =
        G::pool(&state, draw.piece).into_iter().filter(|it| *it != draw.piece).collect();
    let is_alike = |other: &Piece| G::alike(&played.content, [draw.piece, *other]);
    if dice.roll(3) == 0 && pool.iter().any(is_alike) {
        pool.retain(is_alike);
    }
    let pair = [draw.piece, one_of(&pool, dice)?];
    // One event may tell of several pieces; those drawn before are not in the pool.
    let is_before = |it: &Draw| it.event_idx == draw.event_idx && it.face_idx < draw.face_idx;
    if played.draws[from].iter().any(|it| is_before(it) && it.piece == pair[1]) {
        return None;
    }
    let alike = G::alike(&played.content, pair);
    let start = played.spans[from].start + draw.face_idx;
    Some(Twin {
        kind: if alike { Kind::Alike } else { Kind::Pieces },
        from,
        faces: exchanged(played, from, start, pair),
        pair: Some(pair),
        first: None,
        viewer,
        horizon: if alike {
            drawn_again(played, from, start, pair)
        } else {
            played.first_shown(from, viewer, pair)
        },
    })
}

/// Somebody seals another choice; the others see it when all choices are opened.
fn other_choice<G: Secrets>(
    played: &Played<G>,
    viewer: Viewer,
    dice: &mut Dice,
) -> Option<Twin<G>> {
    let from = one_of(&played.sealed, dice)?;
    let Cause::Answer { seat, decision, answer, .. } = &played.log[from].cause else {
        return None;
    };
    let mut table = played.table(from, &[]);
    let other = table.menu(*decision).sample(dice);
    if other == *answer || viewer.is(*seat) {
        return None;
    }
    let is_open = |entry: &tabletop::EntryOf<G>| {
        table.fold(entry.clone()).expect("the log holds together");
        table.pending().of(*seat).is_some_and(|open| open.id == *decision)
    };
    let n_open = played.log[from..].iter().cloned().take_while(is_open).count();
    Some(Twin {
        kind: Kind::Choice,
        from,
        faces: played.faces[played.spans[from].start..].to_vec(),
        pair: None,
        first: Some(other),
        viewer,
        horizon: from + n_open,
    })
}

/// Of two pieces that look the same somebody uses the other one.
fn other_of_two<G: Secrets>(
    played: &Played<G>,
    viewer: Viewer,
    dice: &mut Dice,
) -> Option<Twin<G>> {
    let from = one_of(&played.twofold, dice)?;
    let Cause::Answer { seat, decision, .. } = played.log[from].cause else { return None };
    // An answer that is changed or taken back later is not what is played.
    let is_same = |entry: &tabletop::EntryOf<G>| matches!(entry.cause, Cause::Answer { decision: other, .. } if other == decision);
    if viewer.is(seat) || played.log[from + 1..].iter().any(is_same) {
        return None;
    }
    let table = played.table(from, &[]);
    let twofold = G::twofold(table.state(), &played.log[from])?;
    let end = played.log[from..].iter().position(G::shows_orders);
    let end = end.map_or(played.log.len(), |at| from + at);
    let start = played.spans[from].start;
    let end = end.min(drawn_again(played, from, start, twofold.pair));
    Some(Twin {
        kind: Kind::Use,
        from,
        faces: exchanged(played, from, start, twofold.pair),
        pair: Some(twofold.pair),
        first: Some(twofold.other),
        viewer,
        horizon: end,
    })
}

/// The first entry that draws one of two pieces that look the same, and were drawn since, anew. Where
/// both come into one hand, nobody can say which of them is used; so from there on no script knows
/// which of them comes back.
fn drawn_again<G: Secrets>(
    played: &Played<G>,
    from: usize,
    start: usize,
    pair: [Piece; 2],
) -> usize {
    let mut drawn = Vec::new();
    for (at, (span, draws)) in played.spans.iter().zip(&played.draws).enumerate().skip(from) {
        for draw in draws.iter().filter(|it| span.start + it.face_idx >= start) {
            if drawn.contains(&draw.piece) {
                return at;
            }
            drawn.extend(Some(draw.piece).filter(|it| pair.contains(it)));
        }
    }
    played.log.len()
}

/// The chance from an entry on, with two pieces exchanged from this face on.
fn exchanged<G: Secrets>(
    played: &Played<G>,
    from: usize,
    start: usize,
    pair: [Piece; 2],
) -> Vec<u32> {
    let mut faces = played.faces.clone();
    for (span, draws) in played.spans.iter().zip(&played.draws).skip(from) {
        for draw in draws {
            let at = span.start + draw.face_idx;
            if at >= start && pair.contains(&draw.piece) {
                let other = if draw.piece == pair[0] { pair[1] } else { pair[0] };
                faces[at] = G::face(other);
            }
        }
    }
    faces.split_off(played.spans[from].start)
}

fn viewers<G: Secrets>(played: &Played<G>) -> Vec<Viewer> {
    let people = played.people.iter().map(|seat| Viewer::Seat(*seat));
    people.chain([Viewer::Spectator]).collect()
}

fn one_of<T: Copy>(all: &[T], dice: &mut Dice) -> Option<T> {
    (!all.is_empty()).then(|| all[dice.roll(all.len() as u32) as usize])
}
