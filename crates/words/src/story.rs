//! What the stories of every game are made with.

use crate::{Speaker, Words, args};
use tabletop::{Game, Outcome, Seat, Table};
use wire::{Story, StoryLine, StoryPart, TieLine};

/// What stands for a game that has no emblem of its own: a worn table and a lamp.
pub(crate) const EMBLEM: &str =
    r#"<circle cx="50" cy="58" r="32"/><path d="M50 6v20M36 26h28l8 14H28z"/>"#;

/// Somebody in the result: a seat, or an opponent whom the game plays.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Ranked {
    /// None for an opponent.
    pub seat: Option<Seat>,
    pub name: String,
    pub place: u8,
    pub score: i32,
}

/// Everybody, the best first; equals in the order of their seats.
pub(crate) fn ranked<G: Words>(
    speaker: &Speaker<'_>,
    table: &Table<G>,
    outcome: &Outcome,
) -> Vec<Ranked> {
    let seats = Seat::all(outcome.places.len() as u8);
    let seated = seats.zip(outcome.places.iter().zip(&outcome.scores));
    let mut all: Vec<Ranked> = seated
        .map(|(seat, (place, score))| Ranked {
            seat: Some(seat),
            name: speaker.name(seat),
            place: *place,
            score: *score,
        })
        .collect();
    all.extend(outcome.opponents.iter().map(|one| Ranked {
        seat: None,
        name: G::ai_name(speaker, table.content(), &one.name),
        place: one.place,
        score: one.score,
    }));
    all.sort_by_key(|one| one.place);
    all
}

/// A story that any game has: whose results lie closest together.
pub(crate) fn plain<G: Words>(speaker: &Speaker<'_>, table: &Table<G>) -> Story {
    let Some(outcome) = G::outcome(table.state()) else { return Story::default() };
    let all = ranked(speaker, table, &outcome);
    Story { lines: closest(speaker, &all).into_iter().collect(), ..Story::default() }
}

/// Whose results lie closest together; none where somebody played alone.
pub(crate) fn closest(speaker: &Speaker<'_>, all: &[Ranked]) -> Option<StoryLine> {
    let pair = all.windows(2).min_by_key(|pair| pair[0].score.abs_diff(pair[1].score))?;
    let [one, two] = pair else { return None };
    let gap = i32::try_from(one.score.abs_diff(two.score)).unwrap_or(i32::MAX);
    let facts = args([
        ("one", one.name.clone().into()),
        ("two", two.name.clone().into()),
        ("n", gap.into()),
        ("gap", speaker.lang().grouped(gap).into()),
        ("score", speaker.lang().grouped(one.score).into()),
    ]);
    let key = match (gap, all.len()) {
        (0, _) => "story-level",
        (_, 2) => "story-margin",
        _ => "story-closest",
    };
    Some(StoryLine { about: StoryPart::Close, text: speaker.say(key, &facts), seq: None })
}

/// Two neighbours in the result whose scores are level.
pub(crate) fn level_pairs(all: &[Ranked]) -> impl Iterator<Item = (&Ranked, &Ranked)> {
    let pairs = all.windows(2).filter(|pair| pair[0].score == pair[1].score);
    pairs.map(|pair| (&pair[0], &pair[1]))
}

/// Why two whose scores are level stand as they do.
pub(crate) fn tie(text: String, rule: &str) -> TieLine {
    TieLine { text, rule: Some(rule.to_owned()) }
}

/// From which moment on this one is never behind any more, where `scores` are by moment and then by
/// player; 0 means from the first moment on.
pub(crate) fn ahead_for_good(scores: &[Vec<i32>], one: usize) -> Option<usize> {
    let leads = |moment: &Vec<i32>| moment.iter().max() == moment.get(one);
    let n_trailing = scores.iter().rposition(|moment| !leads(moment)).map_or(0, |idx| idx + 1);
    (n_trailing < scores.len()).then_some(n_trailing)
}

/// Follows the entries that count, event by event: the number of the entry, what became true, and
/// the state after it.
pub(crate) fn follow<G: Game>(table: &Table<G>, mut visit: impl FnMut(u32, &G::Event, &G::State)) {
    let mut state = table.state_before(0);
    for seq in table.line() {
        for event in &table.log()[seq as usize].events {
            G::evolve(&mut state, event);
            visit(seq, event, &state);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lead_for_good_begins_after_the_last_time_behind() {
        let scores = [vec![0, 0], vec![5, 3], vec![5, 9], vec![9, 9], vec![12, 9]];
        assert_eq!(ahead_for_good(&scores, 0), Some(3), "level is not behind");
        assert_eq!(ahead_for_good(&scores, 1), None, "behind at the end");
        assert_eq!(ahead_for_good(&scores[..2], 0), Some(0));
        assert_eq!(ahead_for_good(&[], 0), None);
    }
}
