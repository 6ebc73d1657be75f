//! Statements on a table.

use super::line::{Expected, Offer, Refused, Statement, Who};
use super::shape::{at, matches};
use crate::{ActionOf, Kit, PositionOf, SetupOf};
use serde_json::Value;
use std::fmt::Write;
use tabletop::{Answer, By, Game, Opening, Refusal, Seat, Seed, Start, Table, Viewer, sights};

/// How many answers of a menu a message lists.
const LISTED_MAX: usize = 24;

/// A scenario being played.
pub(super) struct Play<'k, K: Kit> {
    kit: &'k K,
    setup: SetupOf<K>,
    /// Chance named before the table was opened, and all of it as written.
    faces: Vec<u32>,
    written: Vec<String>,
    table: Option<Table<K::Game>>,
}

impl<'k, K: Kit> Play<'k, K> {
    pub(super) fn new(kit: &'k K) -> Self {
        let setup = kit.setups().into_iter().next().expect("a kit has a setup");
        Self { kit, setup, faces: Vec::new(), written: Vec::new(), table: None }
    }

    pub(super) fn follow(&mut self, statement: &Statement) -> Result<(), String> {
        match statement {
            Statement::Setup(setup) => self.agree(setup),
            Statement::Chance(texts) => self.chance(texts),
            Statement::Deal { seed } => self.deal(*seed),
            Statement::Position { position, refused } => self.place(position, refused.as_ref()),
            Statement::Plays { seat, answer } => self.plays(*seat, answer),
            Statement::Clock { seat } => self.clock(*seat),
            Statement::GoesBack { seat, can } => self.goes_back(*seat, *can),
            Statement::Refused { seat, answer, refused } => self.refused(*seat, answer, refused),
            Statement::Offered { seat, answers, how } => self.offered(*seat, answers, *how),
            Statement::Waits { seats } => self.waits(seats),
            Statement::NotAsked { seat } => match self.table()?.pending().of(*seat) {
                Some(_) => Err(format!("seat {seat} is offered {}", self.menu_of(*seat)?)),
                None => Ok(()),
            },
            Statement::Sees { who, pattern, seen } => self.sees(*who, pattern, *seen),
            Statement::View { viewer, path, expected } => self.view(*viewer, path, expected),
            Statement::Over(over) => {
                let pending = self.table()?.pending();
                if pending.is_over() == *over {
                    Ok(())
                } else {
                    Err(format!("pending: {pending:?}"))
                }
            }
            Statement::Places(places) => {
                let outcome = self.outcome()?;
                equal(places, &outcome.places.iter().copied().map(i64::from).collect::<Vec<_>>())
            }
            Statement::Scores(scores) => {
                let outcome = self.outcome()?;
                equal(scores, &outcome.scores.iter().copied().map(i64::from).collect::<Vec<_>>())
            }
        }
    }

    /// All chance must have been used.
    pub(super) fn end(&self) -> Result<(), String> {
        let n_unused = match &self.table {
            Some(table) => table.unused_script().len(),
            None => self.faces.len(),
        };
        let unused = &self.written[self.written.len() - n_unused..];
        if unused.is_empty() { Ok(()) } else { Err(format!("unused chance: {}", unused.join(" "))) }
    }

    fn table(&self) -> Result<&Table<K::Game>, String> {
        self.table.as_ref().ok_or("there is no table yet: `deal` or `position`".to_owned())
    }

    fn table_mut(&mut self) -> Result<&mut Table<K::Game>, String> {
        self.table.as_mut().ok_or("there is no table yet: `deal` or `position`".to_owned())
    }

    fn agree(&mut self, setup: &Value) -> Result<(), String> {
        if self.table.is_some() {
            return Err("the table is open already".to_owned());
        }
        self.setup = serde_json::from_value(setup.clone()).map_err(|fault| fault.to_string())?;
        Ok(())
    }

    fn chance(&mut self, texts: &[String]) -> Result<(), String> {
        let faces = texts.iter().map(|text| self.kit.face(text)).collect::<Result<Vec<_>, _>>()?;
        self.written.extend_from_slice(texts);
        match &mut self.table {
            Some(table) if table.script().is_some() => table.extend_script(&faces),
            Some(_) => return Err("this table's chance comes from its seed".to_owned()),
            None => self.faces.extend(faces),
        }
        Ok(())
    }

    fn opening(
        &self,
        start: Start<PositionOf<K>>,
        seed: Option<&Seed>,
    ) -> Result<Opening<K::Game>, String> {
        if self.table.is_some() {
            return Err("the table is open already".to_owned());
        }
        let header = self.kit.header(self.setup.clone(), start, seed);
        Ok(Opening { header, content: self.kit.content() })
    }

    fn deal(&mut self, seed: Option<u64>) -> Result<(), String> {
        let seed = seed.map(Seed::from_number);
        let opening = self.opening(Start::Deal, seed.as_ref())?;
        let opened = match seed {
            Some(_) if !self.faces.is_empty() => {
                return Err("chance is scripted or from a seed, not both".to_owned());
            }
            Some(seed) => Table::open(opening, seed),
            None => Table::scripted(opening, &self.faces),
        };
        let mut table = opened.map_err(|faults| format!("{faults:?}"))?;
        if seed.is_none() {
            let deal = table.deal().map_err(|refusal| refusal.to_string())?;
            table.commit(deal);
        }
        self.table = Some(table);
        Ok(())
    }

    fn place(&mut self, position: &Value, refused: Option<&Refused>) -> Result<(), String> {
        let claimed = serde_json::from_value(position.clone())
            .map_err(|fault| format!("it is no position: {fault}"))?;
        let opening = self.opening(Start::Position(claimed), None)?;
        let placed = Table::scripted(opening, &self.faces);
        match (placed, refused) {
            (Ok(table), None) => {
                self.table = Some(table);
                Ok(())
            }
            (Ok(_), Some(_)) => Err("the position is fine".to_owned()),
            (Err(faults), None) => Err(format!("the position is refused: {faults:?}")),
            (Err(faults), Some(Refused { rule })) => {
                let named = rule.as_deref();
                let by = faults.iter().any(|fault| named.is_none() || fault.rule == named);
                if by { Ok(()) } else { Err(format!("it is refused otherwise: {faults:?}")) }
            }
        }
    }

    fn plays(&mut self, seat: Seat, text: &str) -> Result<(), String> {
        let answer = self.kit.answer(text)?;
        let offered = self.menu_of(seat)?;
        match self.table_mut()?.act(seat, answer) {
            Ok(_) => Ok(()),
            Err(refusal) => Err(format!("{}; seat {seat} is offered {offered}", told(refusal))),
        }
    }

    fn clock(&mut self, seat: Seat) -> Result<(), String> {
        let table = self.table_mut()?;
        let open = table.pending().of(seat).ok_or("this seat is not asked")?;
        let answer = K::Game::fallback(table.state(), open.id);
        let proposed = table.propose(seat, open.id, answer, By::Clock).map_err(told)?;
        table.commit(proposed);
        Ok(())
    }

    fn goes_back(&mut self, seat: Seat, can: bool) -> Result<(), String> {
        let table = self.table_mut()?;
        match (table.propose_undo(seat, false), can) {
            (Ok(proposed), true) => {
                table.commit(proposed);
                Ok(())
            }
            (Err(refusal), true) => Err(told(refusal)),
            (Ok(proposed), false) => Err(format!("it can: {:?}", proposed.entry.cause)),
            (Err(_), false) => Ok(()),
        }
    }

    fn refused(&self, seat: Seat, text: &str, refused: &Refused) -> Result<(), String> {
        let answer = self.kit.answer(text)?;
        // On a clone, so that an answer taken by mistake leaves the table as it was.
        match (self.table()?.clone().act(seat, answer), refused.rule.as_deref()) {
            (Ok(_), _) => Err("it is legal".to_owned()),
            (Err(Refusal::Dice(fault)), _) => Err(format!("it is legal, but {fault}")),
            (Err(_), None) => Ok(()),
            (Err(Refusal::NotOnTheMenu { rule }), Some(_)) if rule == refused.rule.as_deref() => {
                Ok(())
            }
            (Err(refusal), Some(_)) => Err(told(refusal)),
        }
    }

    fn offered(&self, seat: Seat, texts: &[String], how: Offer) -> Result<(), String> {
        let table = self.table()?;
        let open = table.pending().of(seat).ok_or(format!("seat {seat} is not asked"))?;
        let menu = table.menu(open.id);
        let mut answers: Vec<Answer<ActionOf<K>>> = Vec::new();
        for text in texts {
            let answer = self.kit.answer(text)?;
            if menu.contains(&answer) == (how == Offer::Not) {
                return Err(format!("`{text}`: seat {seat} is offered {}", self.menu_of(seat)?));
            }
            if !answers.contains(&answer) {
                answers.push(answer);
            }
        }
        if how == Offer::Only && menu.count() != Some(answers.len() as u64) {
            return Err(format!("seat {seat} is offered {}", self.menu_of(seat)?));
        }
        Ok(())
    }

    fn waits(&self, seats: &[u32]) -> Result<(), String> {
        let mut awaited: Vec<u32> =
            self.table()?.pending().awaited().map(|open| open.seat.idx() as u32).collect();
        let mut expected = seats.to_vec();
        awaited.sort_unstable();
        expected.sort_unstable();
        equal(&expected, &awaited)
    }

    fn sees(&self, who: Who, pattern: &Value, seen: bool) -> Result<(), String> {
        let table = self.table()?;
        let entry = table.log().last().ok_or("nothing has happened yet")?;
        let viewers: Vec<Viewer> = match who {
            Who::One(viewer) => vec![viewer],
            Who::Everybody => Viewer::all(table.n_seats()).collect(),
        };
        let before = table.state_before(entry.seq);
        for viewer in viewers {
            let sights = sights::<K::Game>(&before, &entry.events, viewer);
            let told = serde_json::to_value(&sights).map_err(|fault| fault.to_string())?;
            let any =
                told.as_array().is_some_and(|all| all.iter().any(|one| matches(pattern, one)));
            if any != seen {
                return Err(format!("{} saw {told}", named(viewer)));
            }
        }
        Ok(())
    }

    fn view(&self, viewer: Viewer, path: &str, expected: &Expected) -> Result<(), String> {
        let view = K::Game::view(self.table()?.state(), viewer);
        let view = serde_json::to_value(&view).map_err(|fault| fault.to_string())?;
        let found = at(&view, path);
        let fine = match expected {
            Expected::Value(value) => found.unwrap_or(&Value::Null) == value,
            Expected::Something => found.is_some(),
            Expected::Nothing => found.is_none(),
        };
        match (fine, found) {
            (true, _) => Ok(()),
            (false, Some(found)) => Err(format!("{path} is {found}")),
            (false, None) => Err(format!("{path} is not in {view}")),
        }
    }

    fn outcome(&self) -> Result<tabletop::Outcome, String> {
        K::Game::outcome(self.table()?.state()).ok_or("the table is not over".to_owned())
    }

    fn menu_of(&self, seat: Seat) -> Result<String, String> {
        let table = self.table()?;
        let Some(open) = table.pending().of(seat) else { return Ok("nothing".to_owned()) };
        let menu = table.menu(open.id);
        let mut text = String::new();
        for answer in menu.answers(LISTED_MAX) {
            let json = serde_json::to_string(&answer).map_err(|fault| fault.to_string())?;
            let _ = write!(text, "{}{json}", if text.is_empty() { "" } else { " | " });
        }
        if menu.count().is_none_or(|count| count > LISTED_MAX as u64) {
            text.push_str(" | …");
        }
        Ok(text)
    }
}

fn equal<T: PartialEq + std::fmt::Debug>(expected: &T, found: &T) -> Result<(), String> {
    if expected == found { Ok(()) } else { Err(format!("it is {found:?}")) }
}

fn told(refusal: Refusal) -> String {
    match refusal {
        Refusal::NotOnTheMenu { rule: Some(rule) } => format!("refused by {rule}"),
        other => format!("refused: {other}"),
    }
}

fn named(viewer: Viewer) -> String {
    viewer.seat().map_or("the spectator".to_owned(), |seat| format!("seat {seat}"))
}
