//! Where what the reader has wants them to go, for marks on the board.

use super::reader::Reader;
use super::terms;
use crate::args;
use outer_rim::{Sheet, SpaceId, Wanted};
use tabletop::Seat;
use wire::Mark;

/// What wants somebody to a space for a goal.
const GOAL: &str = "goal";

/// OR-18.3, OR-19.1, OR-20.2: where cards want their holder.
pub(super) fn of_cards(reader: &Reader<'_>, seat: Seat) -> Vec<Mark> {
    marks(reader, seat, |by| match by {
        Wanted::Card(card) => {
            let held =
                reader.view.players[seat.idx()].cards.iter().find(|held| held.card == card)?;
            let asset = reader.content.asset(card, held.turned)?;
            Some((terms::kind(asset.kind).into(), reader.card(card)))
        }
        Wanted::Goal(_) | Wanted::Ambition(_) => None,
    })
}

/// OR-9.2, OR-10.2, UB-16.6: where the open goals of a player can be worked on.
pub(super) fn of_goals(reader: &Reader<'_>, seat: Seat) -> Vec<Mark> {
    marks(reader, seat, |by| {
        let about = match by {
            Wanted::Card(_) => return None,
            Wanted::Goal(sheet) => {
                let sheet = match sheet {
                    Sheet::Character => "character",
                    Sheet::Ship => "ship",
                };
                reader.speaker.say("or-wanted-goal", &args([("sheet", sheet.into())]))
            }
            // The log and the sheet tell goals by their numbers, from one on.
            Wanted::Ambition(goal) => {
                let facts = args([("number", (goal + 1).into())]);
                reader.speaker.say("or-wanted-ambition", &facts)
            }
        };
        Some((GOAL.into(), about))
    })
}

fn marks(
    reader: &Reader<'_>,
    seat: Seat,
    tell: impl Fn(Wanted) -> Option<(String, String)>,
) -> Vec<Mark> {
    // Before the first turn nobody is anywhere yet.
    if reader.view.round == 0 || reader.view.over {
        return Vec::new();
    }
    let mark = |(by, space): (Wanted, SpaceId)| {
        let (kind, about) = tell(by)?;
        let steps = u16::from(reader.distance(space).unwrap_or(0));
        let at = u16::from(space.0);
        let card = match by {
            Wanted::Card(card) => Some(card.0),
            Wanted::Goal(_) | Wanted::Ambition(_) => None,
        };
        Some(Mark { at, steps, card, kind: Some(kind), about: Some(about), ..Mark::default() })
    };
    reader.state.wanted(seat).into_iter().filter_map(mark).collect()
}
