//! One open table, whichever game it is of.

use super::fault::{Code, Fault};
use super::reply::Json;
use super::request::{Act, Bot};
use bots::{Level, Situation};
use catalog::{Eyes, Hosted, Record};
use serde_json::{Value, json};
use std::time::Duration;
use tabletop::{Answer, By, Cause, Decision, Dice, Menu, Seat, Seed, Table, Viewer};
use words::{Lang, Speaker, Teller as _};

/// How long a bot may think where the request does not say.
const THINK_MS_DEFAULT: u64 = 300;
/// The longest a bot may think.
const THINK_MS_MAX: u64 = 60_000;

/// One open table, whichever game it is of.
pub trait Desk {
    /// What it is and how far.
    fn summary(&self) -> Json;
    /// The open questions, those still awaited first.
    fn pending(&self) -> Json;
    /// The menu of a seat's open question.
    fn menu(&self, seat: Seat, lang: Lang) -> Result<Json, Fault>;
    /// What a seat may do beside what the table waits for.
    fn beside(&self, seat: Seat, lang: Lang) -> Result<Json, Fault>;
    /// Answers an open question; gives the new entry.
    fn act(&mut self, act: Act) -> Result<Json, Fault>;
    /// Everything a viewer may know.
    fn view(&self, viewer: Viewer) -> Result<Json, Fault>;
    /// The same in words.
    fn outline(&self, viewer: Viewer, lang: Lang) -> Result<Json, Fault>;
    /// The entries after `since`, as a viewer saw them.
    fn events(&self, viewer: Viewer, since: Option<u32>, lang: Lang) -> Result<Json, Fault>;
    /// How it ended, or null.
    fn outcome(&self) -> Result<Json, Fault>;
    /// Everything needed to load it again.
    fn record(&self) -> Json;
    /// Decides the whole log again.
    fn audit(&self) -> Result<Json, Fault>;
    /// What a bot would answer.
    fn bot(&self, bot: &Bot, lang: Lang) -> Result<Json, Fault>;
    /// Goes back before the last answer; of this seat, if one is given.
    fn undo(&mut self, seat: Option<Seat>) -> Result<Json, Fault>;
    /// The card set.
    fn content(&self) -> Json;
    /// A fault if the script holds chance that nothing used.
    fn check_script(&self) -> Result<(), Fault>;
}

/// A table and what the table itself does not keep.
pub struct Hosting<G: Hosted> {
    pub table: Table<G>,
    /// The seed, where there is one: the referee may see it.
    pub seed: Option<Seed>,
    /// The script as it was written, for messages.
    pub script: Vec<String>,
    /// How much each answer added to the script: the number of the entry, and
    /// the length of the script before it.
    pub extended: Vec<(u32, usize)>,
    pub players: Vec<String>,
}

/// Reads scripted chance: the words as given, and the faces they stand for.
pub fn read_dice<G: Hosted>(dice: &[Value]) -> Result<(Vec<String>, Vec<u32>), Fault> {
    let mut words = Vec::new();
    let mut faces = Vec::new();
    for one in dice {
        let word = match one {
            Value::String(word) => word.clone(),
            Value::Number(number) => number.to_string(),
            other => {
                return Err(Fault::new(
                    Code::BadDice,
                    format!("{other} is not an outcome of chance"),
                ));
            }
        };
        faces.push(G::script(&word).map_err(|message| Fault::new(Code::BadDice, message))?);
        words.push(word);
    }
    Ok((words, faces))
}

impl<G: Hosted<Content: Clone>> Hosting<G> {
    fn check_seat(&self, seat: Seat) -> Result<(), Fault> {
        let n_seats = self.table.n_seats();
        if seat.idx() < usize::from(n_seats) {
            return Ok(());
        }
        let message = format!("there is no seat {seat}: seats are 0 to {}", n_seats - 1);
        Err(Fault::new(Code::NoSuchSeat, message))
    }

    fn check_viewer(&self, viewer: Viewer) -> Result<(), Fault> {
        viewer.seat().map_or(Ok(()), |seat| self.check_seat(seat))
    }

    fn open_decision(&self, seat: Seat) -> Result<Decision, Fault> {
        self.check_seat(seat)?;
        let pending = self.table.pending();
        if pending.is_over() {
            return Err(Fault::new(Code::Over, "the table is over"));
        }
        pending.of(seat).ok_or_else(|| {
            let message = format!("seat {seat} is not asked anything now");
            let state = self.table.state();
            // Why this seat may not say what the seat that is asked would say.
            let rule = pending
                .first()
                .and_then(|open| G::why_not(state, seat, &G::fallback(state, open.id)));
            Fault::new(Code::NotYourDecision, message).rule(rule)
        })
    }

    fn record_now(&self) -> Record<G> {
        Record::of(&self.table, self.seed.as_ref(), self.players.clone())
    }

    fn speaker(&self, viewer: Viewer, lang: Lang) -> Speaker<'_> {
        Speaker::new(lang, &self.players, viewer)
    }

    /// What a seat has chosen so far, where the choice is sealed: its last
    /// answer to this very question.
    fn chosen(&self, open: Decision) -> Option<Answer<G::Action>> {
        let log = self.table.log();
        self.table.line().into_iter().rev().find_map(|seq| match &log[seq as usize].cause {
            Cause::Answer { decision, answer, .. } if *decision == open.id => Some(answer.clone()),
            _ => None,
        })
    }

    /// The first entry that a wish to go back takes away. What older rules decided stays.
    fn undo_from(&self, seat: Option<Seat>) -> Option<usize> {
        let log = self.table.log();
        let from = match seat {
            None => log.len().checked_sub(1).filter(|&last| log[last].cause != Cause::Deal),
            Some(seat) => log.iter().rposition(
                |entry| matches!(entry.cause, Cause::Answer { seat: who, .. } if who == seat),
            ),
        };
        let decided_from = self.table.decided_from() as usize;
        from.filter(|&from| decided_from == 0 || from > decided_from)
    }
}

impl<G: Hosted<Content: Clone>> Desk for Hosting<G> {
    fn summary(&self) -> Json {
        let header = self.table.header();
        Json::fields([
            ("game", Json::of(G::ID)),
            ("rules", Json::of(self.table.rules())),
            ("seats", Json::of(self.table.n_seats())),
            ("setup", Json::written(G::to_json(&header.setup))),
            ("content", Json::of(&header.content)),
            ("commitment", Json::of(&header.commitment)),
            ("entries", Json::of(self.table.next_seq())),
            ("over", Json::of(self.table.pending().is_over())),
        ])
    }

    fn pending(&self) -> Json {
        let pending = self.table.pending();
        // A referee that always asks the first one then always gets on.
        let done = pending.iter().filter(|decision| decision.answered);
        Json::of(pending.awaited().chain(done).collect::<Vec<Decision>>())
    }

    fn menu(&self, seat: Seat, lang: Lang) -> Result<Json, Fault> {
        let decision = self.open_decision(seat)?;
        let menu = self.table.menu(decision.id);
        let view = G::view(self.table.state(), Viewer::Seat(seat));
        let speaker = self.speaker(Viewer::Seat(seat), lang);
        let eyes = Eyes::<G>::new(self.table.content(), speaker);
        let menu = eyes.menu(&view, &menu, decision, self.chosen(decision));
        Ok(Json::written(G::to_json(&menu)))
    }

    fn beside(&self, seat: Seat, lang: Lang) -> Result<Json, Fault> {
        self.check_seat(seat)?;
        let Some(open) = self.table.beside(seat) else { return Ok(Json::of(())) };
        let eyes = Eyes::<G>::new(self.table.content(), self.speaker(Viewer::Seat(seat), lang));
        let told = eyes.beside(self.table.state(), &open);
        Ok(Json::fields([
            ("asked_by", Json::of(told.asked_by)),
            ("own", Json::of(told.own)),
            ("menu", Json::written(G::to_json(&told.menu))),
        ]))
    }

    fn act(&mut self, act: Act) -> Result<Json, Fault> {
        let decision = match act.decision.filter(|decision| decision.is_beside()) {
            Some(beside) => beside,
            None => {
                let open = self.open_decision(act.seat)?;
                act.decision.unwrap_or(open.id)
            }
        };
        let answer: Answer<G::Action> = G::from_value(act.action).map_err(|_| {
            let message = "that is not an action of this game: send back one from the menu";
            Fault::new(Code::UnknownAction, message)
        })?;
        // On a copy, so that a refusal leaves the script as it was too.
        let mut table = self.table.clone();
        let (words, faces) = read_dice::<G>(&act.dice.unwrap_or_default())?;
        if !faces.is_empty() && table.script().is_none() {
            let message =
                "this table's chance comes from its seed; only a position with dice is scripted";
            return Err(Fault::new(Code::BadDice, message));
        }
        table.extend_script(&faces);
        let proposed = table.propose(act.seat, decision, answer, By::Person)?;
        let entry = table.commit(proposed);
        let (seq, entry) = (entry.seq, Json::written(G::to_json(entry)));
        self.table = table;
        if !words.is_empty() {
            self.extended.push((seq, self.script.len()));
            self.script.extend(words);
        }
        Ok(entry)
    }

    fn view(&self, viewer: Viewer) -> Result<Json, Fault> {
        self.check_viewer(viewer)?;
        Ok(Json::written(G::to_json(&G::view(self.table.state(), viewer))))
    }

    fn outline(&self, viewer: Viewer, lang: Lang) -> Result<Json, Fault> {
        self.check_viewer(viewer)?;
        let view = G::view(self.table.state(), viewer);
        let speaker = self.speaker(viewer, lang);
        Ok(Json::of(G::teller(&speaker, self.table.content(), &view).outline()))
    }

    fn events(&self, viewer: Viewer, since: Option<u32>, lang: Lang) -> Result<Json, Fault> {
        self.check_viewer(viewer)?;
        let speaker = self.speaker(viewer, lang);
        let from = since.map_or(0, |since| since.saturating_add(1));
        let steps = Eyes::<G>::new(self.table.content(), speaker).steps(&self.table, from);
        Ok(Json::list(steps.iter().map(G::to_json)))
    }

    fn outcome(&self) -> Result<Json, Fault> {
        let outcome = G::outcome(self.table.state());
        if outcome.is_some() {
            self.check_script()?;
        }
        Ok(Json::of(outcome))
    }

    fn record(&self) -> Json {
        Json::written(self.record_now().to_json())
    }

    fn audit(&self) -> Result<Json, Fault> {
        self.table.audit().map_err(|fault| Fault::new(Code::AuditFailed, fault))?;
        Ok(Json::of(json!({ "entries": self.table.next_seq() })))
    }

    fn bot(&self, bot: &Bot, lang: Lang) -> Result<Json, Fault> {
        let level: Level =
            bot.level.parse().map_err(|message: String| Fault::new(Code::UnknownLevel, message))?;
        let decision = self.open_decision(bot.seat)?;
        let menu: Menu<G::Action> = self.table.menu(decision.id);
        let view = G::view(self.table.state(), Viewer::Seat(bot.seat));
        let content = self.table.content();
        let ms = bot.ms.unwrap_or(THINK_MS_DEFAULT).min(THINK_MS_MAX);
        let budget = Duration::from_millis(ms);
        let situation = Situation { view: &view, menu: &menu, content, budget };
        // The same question gets the same thoughts.
        let thoughts = u64::from(self.table.next_seq()) << 8 | bot.seat.idx() as u64;
        let answer = G::mind(level).answer(&situation, &mut Dice::swift(thoughts));
        let speaker = self.speaker(Viewer::Seat(bot.seat), lang);
        let label = G::teller(&speaker, content, &view).answer(&answer);
        let action = Json::written(G::to_json(&answer));
        Ok(Json::fields([("action", action), ("label", Json::of(label))]))
    }

    fn undo(&mut self, seat: Option<Seat>) -> Result<Json, Fault> {
        if let Some(seat) = seat {
            self.check_seat(seat)?;
        }
        let Some(from) = self.undo_from(seat) else {
            return Err(Fault::new(Code::NothingToUndo, "there is no answer to take back"));
        };
        let mut record = self.record_now();
        let undone = record.entries.split_off(from);
        // What an answer brought along goes with it.
        if let Some(at) = self.extended.iter().position(|(seq, _)| *seq as usize >= from) {
            let len = self.extended[at].1;
            self.extended.truncate(at);
            self.script.truncate(len);
            record.script.as_mut().expect("only scripts are extended").truncate(len);
        }
        self.table = record.table()?;
        let entries = Json::of(self.table.next_seq());
        let undone = Json::list(undone.iter().map(G::to_json));
        Ok(Json::fields([("entries", entries), ("undone", undone)]))
    }

    fn content(&self) -> Json {
        Json::written(G::to_json(&**self.table.content()))
    }

    fn check_script(&self) -> Result<(), Fault> {
        let n_unused = self.table.unused_script().len();
        if n_unused == 0 {
            return Ok(());
        }
        let unused = &self.script[self.script.len() - n_unused..];
        let message = format!("nothing used this scripted chance: {}", unused.join(", "));
        Err(Fault::new(Code::UnusedChance, message).more(json!({ "unused": unused })))
    }
}
