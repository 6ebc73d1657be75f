//! Keys in, screen out: the terminal table without a terminal.

use super::choosing::Choosing;
use super::panel::{Drawn, Look, Moment};
use super::phrases::Phrases;
use super::session::{Question, Session};
use super::theme::Theme;
use catalog::{Eyes, OpenMenuOf};
use ratatui::crossterm::event::KeyCode;
use std::collections::VecDeque;
use tabletop::{Outcome, Refusal, Seat};
use wire::{Coach, Show};
use words::{Lang, Speaker};

/// No page of a table has more lines to scroll past.
const SCROLL_MAX: u16 = 500;

/// What a key led to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// Go on.
    On,
    /// Leave the table.
    Leave,
    /// Deal anew.
    Again,
}

/// What lies over the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Overlay {
    Nothing,
    Help,
    Result,
}

/// A line of the log.
pub struct LogLine {
    pub text: String,
    pub rule: Option<String>,
    /// Whether it came after the person's last answer.
    pub fresh: bool,
}

/// The menu on show.
pub struct Asked<G: Drawn> {
    pub question: Question<G>,
    pub open: OpenMenuOf<G>,
    pub choosing: Choosing,
}

/// The terminal table.
pub struct App<G: Drawn> {
    pub session: Session<G>,
    pub lang: Lang,
    pub theme: Theme,
    pub overlay: Overlay,
    /// What happened and was worth a pause, and is still to be seen.
    pub moments: VecDeque<Moment>,
    pub asked: Option<Asked<G>>,
    /// What the coach of a lesson says.
    pub coach: Option<Coach<G::Action>>,
    pub log: Vec<LogLine>,
    pub view: G::View,
    pub awaited: Vec<Seat>,
    pub outcome: Option<Outcome>,
    /// What was just said to the person, and whether it is a refusal.
    pub notice: Option<(String, bool)>,
    /// How many lines the log is scrolled up.
    pub scroll: usize,
    /// Whether the table is shown in words.
    pub in_words: bool,
    /// The page of the table on show, where a table has several.
    pub page: usize,
    /// How many lines that page is scrolled down.
    pub page_scroll: u16,
    pub with_rules: bool,
    leaving: bool,
    /// The entries the person had seen when they last answered.
    n_seen: u32,
    /// The entries that were searched for moments.
    n_searched: u32,
}

impl<G: Drawn> App<G> {
    pub fn new(session: Session<G>, lang: Lang, theme: Theme) -> Self {
        let view = session.view();
        let mut app = Self {
            session,
            lang,
            theme,
            overlay: Overlay::Nothing,
            moments: VecDeque::new(),
            asked: None,
            coach: None,
            log: Vec::new(),
            view,
            awaited: Vec::new(),
            outcome: None,
            notice: None,
            scroll: 0,
            in_words: false,
            page: 0,
            page_scroll: 0,
            with_rules: false,
            leaving: false,
            n_seen: 0,
            n_searched: 0,
        };
        app.refresh();
        app
    }

    pub fn phrases(&self) -> &'static Phrases {
        Phrases::of(self.lang)
    }

    pub fn speaker(&self) -> Speaker<'_> {
        self.session.speaker(self.lang)
    }

    /// What the game's panel is drawn from.
    pub fn look<'a>(&'a self, speaker: &'a Speaker<'a>) -> Look<'a, G> {
        Look {
            view: &self.view,
            content: self.session.table().content(),
            speaker,
            phrases: self.phrases(),
            theme: self.theme,
            me: self.session.me(),
            awaited: &self.awaited,
            page: self.page,
            scroll: self.page_scroll,
        }
    }

    /// Whether a bot is to move next.
    pub fn waits_for_bots(&self) -> bool {
        self.asked.is_none() && self.outcome.is_none() && self.moments.is_empty()
    }

    /// Lets one bot move, if it is a bot's turn.
    pub fn tick(&mut self) {
        if self.waits_for_bots() && self.session.bot_moves() {
            self.refresh();
        }
    }

    /// Takes a key.
    pub fn key(&mut self, key: KeyCode) -> Flow {
        let was_leaving = std::mem::take(&mut self.leaving);
        self.notice = None;
        if self.overlay != Overlay::Nothing || !self.moments.is_empty() {
            return self.overlay_key(key);
        }
        match key {
            KeyCode::Char('q') | KeyCode::Esc if self.outcome.is_some() || was_leaving => {
                return Flow::Leave;
            }
            KeyCode::Char('q') => {
                self.leaving = true;
                self.notice = Some((self.phrases().leave_again.to_owned(), false));
            }
            KeyCode::Char('n') if self.outcome.is_some() => return Flow::Again,
            KeyCode::Char('?') => self.overlay = Overlay::Help,
            KeyCode::Char('l') => self.next_lang(),
            KeyCode::Char('u') => self.undo(),
            KeyCode::Char('h') => self.hint(),
            KeyCode::Char('d') => self.deal(),
            KeyCode::Char('p') if self.session.play_on() => self.refresh(),
            KeyCode::Char('t') => self.in_words = !self.in_words,
            KeyCode::Tab => self.turn_page(true),
            KeyCode::BackTab => self.turn_page(false),
            KeyCode::Char(']') => self.page_scroll = (self.page_scroll + 5).min(SCROLL_MAX),
            KeyCode::Char('[') => self.page_scroll = self.page_scroll.saturating_sub(5),
            KeyCode::Char('r') => self.with_rules = !self.with_rules,
            KeyCode::PageUp => self.scroll = (self.scroll + 5).min(self.log.len()),
            KeyCode::PageDown => self.scroll = self.scroll.saturating_sub(5),
            KeyCode::Char(' ') | KeyCode::Enter if self.waits_for_bots() => self.go_on(),
            other => self.choose(other),
        }
        Flow::On
    }

    fn overlay_key(&mut self, key: KeyCode) -> Flow {
        if key != KeyCode::Char('l') && self.moments.pop_front().is_some() {
            return Flow::On;
        }
        match (self.overlay, key) {
            (Overlay::Result, KeyCode::Char('q')) => return Flow::Leave,
            (Overlay::Result, KeyCode::Char('n')) => return Flow::Again,
            (_, KeyCode::Char('l')) => self.next_lang(),
            _ => self.overlay = Overlay::Nothing,
        }
        Flow::On
    }

    /// Lets the bots move up to the next moment, the person's next question, or the end.
    fn go_on(&mut self) {
        while self.waits_for_bots() {
            self.tick();
        }
    }

    fn turn_page(&mut self, onward: bool) {
        let step = if onward { 1 } else { G::PAGES - 1 };
        self.page = (self.page + step) % G::PAGES;
        self.page_scroll = 0;
    }

    fn choose(&mut self, key: KeyCode) {
        let Some(asked) = &mut self.asked else { return };
        let Some(answer) = asked.choosing.key(key, &asked.question.menu) else { return };
        if !self.session.coach_takes(&answer) {
            self.notice = Some((self.phrases().coach_refuses.to_owned(), true));
            return;
        }
        self.n_seen = self.session.table().next_seq();
        match self.session.answer(answer) {
            Ok(()) => {
                self.scroll = 0;
                self.refresh();
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    fn undo(&mut self) {
        match self.session.undo() {
            Ok(()) => {
                self.n_seen = self.session.table().next_seq();
                self.overlay = Overlay::Nothing;
                self.refresh();
                self.notice = Some((self.phrases().taken_back.to_owned(), false));
            }
            Err(Refusal::NothingToUndo) => {
                self.notice = Some((self.phrases().nothing_to_undo.to_owned(), true));
            }
            Err(refusal) => self.refuse(refusal),
        }
    }

    fn refuse(&mut self, refusal: Refusal) {
        let rule = match refusal {
            Refusal::NotOnTheMenu { rule: Some(rule) } => format!(" ({rule})"),
            _ => String::new(),
        };
        self.notice = Some((format!("{}{rule}.", self.phrases().not_allowed), true));
    }

    /// Turns to the deals beside what the table waits for, or back.
    fn deal(&mut self) {
        let was_turned = self.session.is_turned();
        if self.session.turn() || was_turned {
            self.refresh();
        } else {
            self.notice = Some((self.phrases().no_deals.to_owned(), true));
        }
    }

    fn hint(&mut self) {
        if let Some(advice) = self.session.advice(self.lang) {
            self.notice = Some((format!("{} {advice}", self.phrases().hint), false));
        }
    }

    fn next_lang(&mut self) {
        let idx = Lang::ALL.iter().position(|lang| *lang == self.lang).unwrap_or(0);
        self.lang = Lang::ALL[(idx + 1) % Lang::ALL.len()];
        let choosing = self.asked.take().map(|asked| asked.choosing);
        let overlay = self.overlay;
        self.refresh();
        self.overlay = overlay;
        // What was half chosen stays so; only its words change.
        if let (Some(asked), Some(choosing)) = (&mut self.asked, choosing) {
            asked.choosing = choosing;
        }
    }

    /// Tells everything anew from the table.
    fn refresh(&mut self) {
        self.session.call_me(self.phrases().you);
        self.view = self.session.view();
        self.awaited = self.session.table().pending().awaited().map(|open| open.seat).collect();
        let was_over = self.outcome.is_some();
        self.outcome = self.session.outcome();
        if self.outcome.is_some() && !was_over {
            self.overlay = Overlay::Result;
        }
        self.coach = self.session.coach(self.lang);
        self.asked = self.session.question().map(|question| self.ask(question));
        self.log = self.tell();
        self.find_moments();
    }

    fn find_moments(&mut self) {
        let speaker = self.speaker();
        let look = self.look(&speaker);
        let found: Vec<Moment> = self
            .session
            .steps(self.lang)
            .iter()
            .filter(|step| step.seq >= self.n_searched)
            .flat_map(|step| &step.seen)
            .filter_map(|seen| G::moment(&look, &seen.sight))
            .collect();
        self.moments.extend(found);
        self.n_searched = self.session.table().next_seq();
    }

    fn ask(&self, mut question: Question<G>) -> Asked<G> {
        let eyes = Eyes::<G>::new(self.session.table().content(), self.speaker());
        let view = self.session.view_at(question.decision);
        let open = eyes.menu(&view, &question.menu, question.decision, None);
        // The numbers on the screen are places in the menu as it is shown.
        question.menu.begin(open.kind);
        open.items.iter().for_each(|item| question.menu.push(item.action.clone()));
        let mut choosing = Choosing::new(&question.menu);
        // What the coach points at, the cursor points at.
        let mut shown = self.coach.iter().flat_map(|coach| &coach.show);
        let place = shown.find_map(|show| match show {
            Show::Action(action) => question.menu.items().iter().position(|item| item == action),
            Show::Card(_) | Show::Seat(_) | Show::Zone(_) => None,
        });
        choosing.cursor = place.unwrap_or(choosing.cursor);
        Asked { question, open, choosing }
    }

    fn tell(&self) -> Vec<LogLine> {
        let mut log = Vec::new();
        for step in self.session.steps(self.lang) {
            let fresh = step.seq >= self.n_seen;
            if step.rewind_to.is_some() {
                log.push(LogLine {
                    text: format!("↶ {}", self.phrases().taken_back),
                    rule: None,
                    fresh,
                });
            }
            if let Some(rules) = step.rules {
                log.push(LogLine { text: rules.line, rule: None, fresh });
                let told = |change: wire::RuleChange| LogLine {
                    text: format!("· {}", change.text),
                    rule: Some(change.rules.join(", ")),
                    fresh,
                };
                log.extend(rules.changes.into_iter().map(told));
            }
            for seen in step.seen {
                if let Some(text) = seen.line {
                    log.push(LogLine { text, rule: seen.rule, fresh });
                }
            }
        }
        log
    }
}
