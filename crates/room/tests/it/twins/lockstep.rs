//! A table and its twin, played side by side.

use super::choosing::Twin;
use super::played::{Played, is_legal};
use super::stand::Stand;
use super::{Secrets, Tally};
use catalog::Eyes;
use std::ops::ControlFlow;
use tabletop::{Answer, Cause, DecisionId, Dice, EntryOf, Table};
use wire::ToServer;
use words::{Lang, Speaker};

/// How many entries of a twin are told to the viewer at most; which of them, chance says.
const TOLD_MAX: u32 = 5;

/// How many past entries a viewer is told who comes in the middle of a game.
const SINCE: usize = 8;

/// Of this many twins one is looked back at from the beginning, where that is not long ago.
const REPLAYED_OF: u32 = 12;
const REPLAYED_MAX: usize = 80;

/// Plays both and compares what is sent.
///
/// # Errors
/// What the viewer was sent, and what in the twin.
pub fn compare<G: Secrets>(
    played: &Played<G>,
    twin: &Twin<G>,
    dice: &mut Dice,
    tally: &mut Tally,
) -> Result<(), String> {
    let about =
        format!("{:?} to {:?} from {} to {}", twin.pair, twin.viewer, twin.from, twin.horizon);
    let told = |fault: String| format!("{about}: {fault}");
    // Half of the twins are looked at from where they part; the others later.
    let span = if dice.roll(2) == 0 { 1 } else { (twin.horizon - twin.from) as u32 };
    let first = twin.from + dice.roll(span) as usize;
    let end = twin.horizon.min(first + 1 + dice.roll(TOLD_MAX) as usize);
    let start = played.spans[twin.from].start;
    let mut real = played.table(twin.from, &played.faces[start..]);
    let mut other = played.table(twin.from, &twin.faces);
    for entry in &played.log[twin.from..first] {
        other_entry(played, twin, &mut other, entry).map_err(told)?;
        let answer = cause_answer::<G>(entry);
        enter(&mut real, entry, answer.cloned()).map_err(told)?;
    }
    let mut pair = Pair {
        played,
        twin,
        real: Stand::open(played, real),
        other: Stand::open(played, other),
        n_messages: 0,
        is_different: false,
    };
    pair.play(first, end, dice).map_err(told)?;
    tally.n_twins += 1;
    tally.n_of_kind[twin.kind as usize] += 1;
    tally.n_messages += pair.n_messages;
    tally.n_different += u32::from(pair.is_different);
    Ok(())
}

fn cause_answer<G: Secrets>(entry: &EntryOf<G>) -> Option<&Answer<G::Action>> {
    match &entry.cause {
        Cause::Answer { answer, .. } => Some(answer),
        Cause::Deal | Cause::Rewind { .. } | Cause::Rules { .. } => None,
    }
}

/// An entry made without telling anybody.
fn enter<G: Secrets>(
    table: &mut Table<G>,
    entry: &EntryOf<G>,
    answer: Option<Answer<G::Action>>,
) -> Result<(), String> {
    let proposed = match (&entry.cause, answer) {
        (Cause::Answer { seat, decision, by, .. }, Some(answer)) => {
            table.propose(*seat, *decision, answer, *by)
        }
        (Cause::Rewind { seat, .. }, _) => table.propose_undo(*seat, true),
        _ => table.deal(),
    };
    let proposed = proposed.map_err(|refusal| format!("entry {}: {refusal}", entry.seq))?;
    table.commit(proposed);
    Ok(())
}

fn other_entry<G: Secrets>(
    played: &Played<G>,
    twin: &Twin<G>,
    table: &mut Table<G>,
    entry: &EntryOf<G>,
) -> Result<(), String> {
    let answer = others(played, twin, table, entry)?;
    enter(table, entry, answer)
}

/// What is answered in the twin.
fn others<G: Secrets>(
    played: &Played<G>,
    twin: &Twin<G>,
    table: &Table<G>,
    entry: &EntryOf<G>,
) -> Result<Option<Answer<G::Action>>, String> {
    let Cause::Answer { seat, decision, answer, .. } = &entry.cause else { return Ok(None) };
    let at = entry.seq as usize;
    let Some(open) = table.pending().of(*seat).filter(|open| open.id == *decision) else {
        return Err(format!("entry {at}: the question is not asked in the twin"));
    };
    let exchanged = match (&twin.first, twin.pair) {
        (Some(first), _) if at == twin.from => first.clone(),
        // Of pieces that look the same nobody could name another one.
        (_, Some(pair)) if !G::alike(&played.content, pair) => G::exchanged(entry, answer, pair),
        (_, _) => answer.clone(),
    };
    if is_legal(table, *seat, &exchanged) {
        Ok(Some(exchanged))
    } else if open.sealed {
        // With the other card one may be unable to do the same; until all choices are opened
        // any choice is as good.
        Ok(Some(table.menu(open.id).nth(0)))
    } else {
        Err(format!("entry {at}: {exchanged:?} is not legal in the twin"))
    }
}

struct Pair<'a, G: Secrets> {
    played: &'a Played<G>,
    twin: &'a Twin<G>,
    real: Stand<G>,
    other: Stand<G>,
    n_messages: u64,
    is_different: bool,
}

impl<G: Secrets> Pair<'_, G> {
    fn both(&mut self, mut deed: impl FnMut(&mut Stand<G>)) {
        deed(&mut self.real);
        deed(&mut self.other);
    }

    fn play(&mut self, first: usize, end: usize, dice: &mut Dice) -> Result<(), String> {
        let viewer = self.twin.viewer;
        let since = first.checked_sub(1 + SINCE).map(|seq| seq as u32);
        self.both(|stand| stand.connect(viewer, since));
        // The deal needs nobody.
        let first = first.max(1);
        self.look()?;
        for at in first..end {
            self.note_difference();
            self.enter(&self.played.log[at])?;
            self.look()?;
            self.meddle(at as u32, at + 1 == end, dice);
            self.look()?;
        }
        self.note_difference();
        if end <= REPLAYED_MAX && dice.roll(REPLAYED_OF) == 0 {
            self.look_back()?;
        }
        Ok(())
    }

    fn note_difference(&mut self) {
        self.is_different |= self.real.room.table().state() != self.other.room.table().state();
    }

    /// The next entry in both.
    fn enter(&mut self, entry: &EntryOf<G>) -> Result<(), String> {
        let others = others(self.played, self.twin, self.other.room.table(), entry)?;
        let (people, viewer) = (&self.played.people, self.twin.viewer);
        self.real.act(people, viewer, &entry.cause, cause_answer::<G>(entry).cloned());
        self.other.act(people, viewer, &entry.cause, others);
        let (real, other) = (self.real.room.table(), self.other.room.table());
        if real.log().last().map(|it| &it.events) != Some(&entry.events) {
            return Err(format!("entry {} is not the recorded one", entry.seq));
        }
        if other.log().len() != real.log().len() {
            return Err(format!("entry {}: the twin does not take the answer", entry.seq));
        }
        Ok(())
    }

    /// What a viewer may do besides: come again, ask for what is refused, read another language.
    fn meddle(&mut self, seq: u32, is_last: bool, dice: &mut Dice) {
        let viewer = self.twin.viewer;
        match dice.roll(24) {
            0 => self.both(|stand| stand.connect(viewer, None)),
            1 => self.both(|stand| stand.connect(viewer, seq.checked_sub(1))),
            2 => self.both(|stand| stand.connect(viewer, Some(seq))),
            3 => {
                self.both(|stand| stand.say(viewer, |_| ToServer::Speak { lang: "es".to_owned() }));
            }
            4..12 => self.stray(dice),
            12..16 => self.no_undo(),
            _ if is_last => self.both(|stand| stand.connect(viewer, seq.checked_sub(3))),
            _ => {}
        }
    }

    /// An answer that the table does not take.
    fn stray(&mut self, dice: &mut Dice) {
        let viewer = self.twin.viewer;
        let Some(seat) = viewer.seat() else { return };
        let table = self.real.room.table();
        let pair = self.twin.pair.into_iter().flatten();
        let mut strays: Vec<Answer<G::Action>> = pair.flat_map(G::naming).collect();
        // One that names a piece of the pair every second time.
        if strays.is_empty() || dice.roll(2) == 0 {
            strays = self.played.log.iter().filter_map(cause_answer::<G>).cloned().collect();
        }
        let answer = strays[dice.roll(strays.len() as u32) as usize].clone();
        let open = table.pending().of(seat);
        let stale = table.pending().first().map(|open| DecisionId::new(open.id.step(), seat));
        let Some(decision) = open.map(|open| open.id).or(stale) else { return };
        if !is_legal(table, seat, &answer) {
            self.both(|stand| {
                let answer = answer.clone();
                stand.say(viewer, |request| ToServer::Act { request, decision, answer });
            });
        }
    }

    fn no_undo(&mut self) {
        let viewer = self.twin.viewer;
        let freely = self.played.people.len() == 1;
        let cannot = |seat| self.real.room.table().may_undo(seat, freely).is_err();
        if viewer.seat().is_some_and(cannot) {
            self.both(|stand| stand.say(viewer, |request| ToServer::Undo { request }));
        }
    }

    /// Compares what was sent.
    fn look(&mut self) -> Result<(), String> {
        let viewer = self.twin.viewer;
        let (real, other) = (self.real.told(viewer), self.other.told(viewer));
        self.n_messages += real.len() as u64;
        let n_entries = self.real.room.table().log().len();
        match difference(&real, &other) {
            Some(difference) => Err(format!("after {n_entries} entries: {difference}")),
            None => Ok(()),
        }
    }

    /// Compares what the viewer sees who looks back while the table is played.
    fn look_back(&mut self) -> Result<(), String> {
        let names: Vec<String> = (0..self.played.n_seats).map(|idx| format!("P{idx}")).collect();
        let told = [&self.real.room, &self.other.room].map(|room| {
            let table = room.table();
            let eyes =
                Eyes::<G>::new(table.content(), Speaker::new(Lang::Fr, &names, self.twin.viewer));
            let seating = serde_json::to_string(&room.seating(None)).expect("plain data");
            let mut told = vec![seating];
            eyes.replay(table, &room.fairness(), |frame| {
                told.push(G::to_json(&frame));
                ControlFlow::Continue(())
            });
            told
        });
        self.n_messages += 1;
        match difference(&told[0], &told[1]) {
            Some(difference) => Err(format!("looking back: {difference}")),
            None => Ok(()),
        }
    }
}

/// Where the bytes are not the same, for people to read.
fn difference(real: &[String], other: &[String]) -> Option<String> {
    if real == other {
        return None;
    }
    let Some((one, two)) = real.iter().zip(other).find(|(one, two)| one != two) else {
        return Some(format!("{} messages, {} in the twin", real.len(), other.len()));
    };
    let at = one.bytes().zip(two.bytes()).position(|(a, b)| a != b).unwrap_or(0);
    let around = |text: &str| {
        let bytes = &text.as_bytes()[at.saturating_sub(300)..text.len().min(at + 200)];
        String::from_utf8_lossy(bytes).into_owned()
    };
    Some(format!("\n  real …{}…\n  twin …{}…", around(one), around(two)))
}
