//! A table of one person and bots, without a screen.

use bots::{Level, Mind, Situation};
use catalog::{CardSet, Eyes, Hosted, Lesson, Part, Record};
use std::time::Duration;
use tabletop::{
    Answer, Beside, BesideStage, By, Decision, Dice, Menu, Opening, Outcome, Refusal, Seat, Seed,
    Table, Viewer,
};
use wire::{Coach, Step};
use words::{Lang, Speaker, Teller as _};

/// Names for the bots, in the order of their seats.
const BOT_NAMES: [&str; 8] = ["Vex", "Marl", "Tiko", "Brann", "Sable", "Dorn", "Quill", "Osk"];

/// The open question to the person.
pub struct Question<G: Hosted> {
    pub decision: Decision,
    pub menu: Menu<G::Action>,
}

/// A table of one person and bots.
pub struct Session<G: Hosted> {
    table: Table<G>,
    /// The lesson that is taught here, until it is left.
    lesson: Option<Lesson<G>>,
    seed: Seed,
    me: Seat,
    minds: Vec<Option<Box<dyn Mind<G>>>>,
    adviser: Box<dyn Mind<G>>,
    names: Vec<String>,
    levels: Vec<Level>,
    thoughts: Dice,
    budget: Duration,
    /// Whether the person has turned to what is open beside what the table waits for.
    is_turned: bool,
}

impl<G: Hosted<Content: Clone>> Session<G> {
    /// Deals. The person sits in seat 0; the bots follow to the left.
    pub fn deal(
        setup: G::Setup,
        cards: &CardSet<G>,
        seed: Seed,
        bots: &[Level],
        budget: Duration,
    ) -> Self {
        let header = Record::header(setup, cards, &seed);
        let opening = Opening { header, content: cards.content.clone() };
        Self::open(opening, seed, bots, budget)
    }

    /// Begins a lesson; once it is over its bots play as rookies.
    pub fn lesson(lesson: Lesson<G>, budget: Duration) -> Self {
        let cards = G::cards();
        let opening = Opening { header: lesson.header(&cards), content: cards.content };
        let rookies = vec![Level::Rookie; usize::from(lesson.n_seats()) - 1];
        let session = Self::open(opening, lesson.seed(), &rookies, budget);
        Self { lesson: Some(lesson), ..session }
    }

    fn open(opening: Opening<G>, seed: Seed, bots: &[Level], budget: Duration) -> Self {
        let table = Table::<G>::open(opening, seed).expect("a deal is always possible");
        let mut minds = vec![None];
        let mut names = vec![String::new()];
        for (idx, level) in bots.iter().enumerate() {
            minds.push(Some(G::mind(*level)));
            names.push(BOT_NAMES[idx % BOT_NAMES.len()].to_owned());
        }
        let thoughts = Dice::keyed(&seed, u32::MAX);
        let adviser = G::mind(Level::Hunter);
        let levels = bots.to_vec();
        let (me, lesson) = (Seat::new(0), None);
        Self {
            table,
            lesson,
            seed,
            me,
            minds,
            adviser,
            names,
            levels,
            thoughts,
            budget,
            is_turned: false,
        }
    }

    /// What the coach of a lesson says.
    pub fn coach(&self, lang: Lang) -> Option<Coach<G::Action>> {
        self.lesson.as_ref()?.coach(&self.table, &self.speaker(lang))
    }

    /// Whether the coach lets this answer of the person pass.
    pub fn coach_takes(&self, answer: &Answer<G::Action>) -> bool {
        self.lesson.as_ref().is_none_or(|lesson| lesson.takes(&self.table, self.me, answer))
    }

    /// Leaves the lesson; `false` if there is none.
    pub fn play_on(&mut self) -> bool {
        self.lesson.take().is_some()
    }

    /// What the lesson has for this seat.
    fn part(&self, seat: Seat) -> Part<G::Action> {
        self.lesson.as_ref().map_or(Part::Free, |lesson| lesson.part(&self.table, seat))
    }

    pub fn table(&self) -> &Table<G> {
        &self.table
    }

    /// The person's seat.
    pub fn me(&self) -> Seat {
        self.me
    }

    /// The bots, by name and level.
    pub fn bots(&self) -> impl Iterator<Item = (&str, Level)> {
        self.names[1..].iter().map(String::as_str).zip(self.levels.iter().copied())
    }

    /// What everything is told with.
    pub fn speaker(&self, lang: Lang) -> Speaker<'_> {
        Speaker::new(lang, &self.names, Viewer::Seat(self.me))
    }

    /// Changes what the person is called, as another language is spoken.
    pub fn call_me(&mut self, name: &str) {
        name.clone_into(&mut self.names[self.me.idx()]);
    }

    /// What the person may know.
    pub fn view(&self) -> G::View {
        G::view(self.table.state(), Viewer::Seat(self.me))
    }

    /// The whole log as the person saw it.
    pub fn steps(&self, lang: Lang) -> Vec<Step<G::Sight>> {
        Eyes::<G>::new(self.table.content(), self.speaker(lang)).steps(&self.table, 0)
    }

    /// Turns to what is open beside what the table waits for, or back; `false` if nothing is.
    pub fn turn(&mut self) -> bool {
        self.is_turned = !self.is_turned && self.beside(self.me).is_some();
        self.is_turned
    }

    /// Whether the person has turned to it.
    pub fn is_turned(&self) -> bool {
        self.is_turned
    }

    /// What a seat may do beside. A lesson has its own way to everything it teaches.
    fn beside(&self, seat: Seat) -> Option<Beside> {
        self.table.beside(seat).filter(|_| self.lesson.is_none())
    }

    /// What this seat may know as it is asked this.
    pub fn view_at(&self, open: Decision) -> G::View {
        let beside = self.beside(open.seat).filter(|beside| beside.decision.id == open.id);
        let turned = beside.map(|beside| G::turned(self.table.state(), &beside));
        G::view(turned.as_ref().unwrap_or(self.table.state()), Viewer::Seat(open.seat))
    }

    /// The open question to the person.
    pub fn question(&self) -> Option<Question<G>> {
        let beside = self.beside(self.me).filter(|_| self.is_turned);
        if let Some(decision) = beside.map(|beside| beside.decision) {
            return Some(Question { decision, menu: self.table.menu(decision.id) });
        }
        let decision = self.table.pending().awaited().find(|open| open.seat == self.me)?;
        // In a lesson others may have to answer the same question first.
        if self.part(self.me) == Part::Wait {
            return None;
        }
        Some(Question { decision, menu: self.table.menu(decision.id) })
    }

    /// How it ended.
    pub fn outcome(&self) -> Option<Outcome> {
        G::outcome(self.table.state())
    }

    /// The person answers.
    ///
    /// # Errors
    /// Why the table does not take it.
    pub fn answer(&mut self, answer: Answer<G::Action>) -> Result<(), Refusal> {
        let Some(question) = self.question() else { return Err(Refusal::NotYourDecision) };
        let proposed = self.table.propose(self.me, question.decision.id, answer, By::Person)?;
        self.table.commit(proposed);
        while self.bot_deals() {}
        // Who has nothing under way is back at the table.
        let is_own = |open: Beside| open.stage == BesideStage::Own;
        self.is_turned &= self.beside(self.me).is_some_and(is_own);
        Ok(())
    }

    /// A bot answers what the person has laid before it; `false` if nothing lies before any.
    fn bot_deals(&mut self) -> bool {
        let others = Seat::all(self.table.n_seats()).filter(|seat| *seat != self.me);
        let is_asked = |open: &Beside| matches!(open.stage, BesideStage::AskedBy(_));
        let Some(open) = others.filter_map(|seat| self.beside(seat)).find(is_asked) else {
            return false;
        };
        let answer = self.think(open.decision);
        let Decision { id, seat, .. } = open.decision;
        let proposed =
            self.table.propose(seat, id, answer, By::Bot).expect("bots answer from the menu");
        self.table.commit(proposed);
        true
    }

    /// One bot answers; `false` if none is awaited.
    pub fn bot_moves(&mut self) -> bool {
        let pending = self.table.pending();
        let others = pending.awaited().filter(|open| open.seat != self.me);
        let next = others.map(|open| (open, self.part(open.seat)));
        let Some((open, part)) = next.into_iter().find(|(_, part)| *part != Part::Wait) else {
            return false;
        };
        let answer = match part {
            Part::Answer(answer) => answer,
            Part::Free | Part::Wait => self.think(open),
        };
        let proposed = self
            .table
            .propose(open.seat, open.id, answer, By::Bot)
            .expect("bots and lessons answer from the menu");
        self.table.commit(proposed);
        true
    }

    /// What the bot asked here says.
    fn think(&mut self, open: Decision) -> Answer<G::Action> {
        let view = self.view_at(open);
        let menu = self.table.menu(open.id);
        let situation = Situation {
            view: &view,
            menu: &menu,
            content: self.table.content(),
            budget: self.budget,
        };
        let mind = self.minds[open.seat.idx()].as_mut().expect("everybody else is a bot");
        mind.answer(&situation, &mut self.thoughts)
    }

    /// What a strong bot would do in the person's place, in words.
    pub fn advice(&mut self, lang: Lang) -> Option<String> {
        let question = self.question()?;
        let view = self.view_at(question.decision);
        let content = self.table.content().clone();
        let situation =
            Situation { view: &view, menu: &question.menu, content: &content, budget: self.budget };
        // Asking for advice must not change what the bots will do.
        let answer =
            self.adviser.answer(&situation, &mut Dice::swift(u64::from(self.table.next_seq())));
        Some(G::teller(&self.speaker(lang), &content, &view).answer(&answer))
    }

    /// Back to before the person's last answer, however much was learned since:
    /// nobody else is at the table.
    ///
    /// # Errors
    /// Why not.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        let proposed = self.table.propose_undo(self.me, true)?;
        self.table.commit(proposed);
        Ok(())
    }

    /// The record of the game so far.
    pub fn record(&self) -> String {
        Record::of(&self.table, Some(&self.seed), self.names.clone()).to_json()
    }
}
