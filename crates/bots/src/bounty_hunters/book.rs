//! A card set studied once: its numbers, and the prospects of its targets.

use super::area::Area;
use super::facts::Facts;
use super::outlook::Outlook;
use super::prospects::Prospects;
use super::tuning::Tuning;
use super::worth::Judge;
use bounty_hunters::{Content, Options, View};
use std::sync::{Arc, Mutex};

/// A card set studied once.
#[derive(Debug)]
pub struct Study {
    content: Arc<Content>,
    pub facts: Facts,
    pub prospects: Prospects,
    pub tuning: Tuning,
}

/// The card sets studied last, for all minds of the process: a house serves
/// few of them, and studying takes some hundredths of a second.
static STUDIED: Mutex<Vec<Arc<Study>>> = Mutex::new(Vec::new());
const STUDIED_MAX: usize = 8;

/// What a mind keeps: the study of the card set it was last asked about.
#[derive(Default, Debug)]
pub struct Book {
    study: Option<Arc<Study>>,
}

impl Book {
    /// The study of this card set.
    pub fn read(&mut self, content: &Arc<Content>) -> &Arc<Study> {
        let known = self.study.take().filter(|study| Arc::ptr_eq(&study.content, content));
        self.study.insert(known.unwrap_or_else(|| Study::of(content)))
    }
}

impl Study {
    fn of(content: &Arc<Content>) -> Arc<Self> {
        // Studies are pushed whole, so a panic elsewhere leaves them sound.
        let mut studied = STUDIED.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(study) = studied.iter().find(|study| study.content == *content) {
            return study.clone();
        }
        let (facts, tuning) = (Facts::of(content), Tuning::HOUSE);
        let prospects = Prospects::new(&facts, &tuning);
        let study = Arc::new(Self { content: content.clone(), facts, prospects, tuning });
        if studied.len() == STUDIED_MAX {
            studied.remove(0);
        }
        studied.push(study.clone());
        study
    }

    /// What lies in front of each seat of a view.
    pub fn areas(&self, view: &View) -> Vec<Area> {
        view.players.iter().map(|player| Area::of(player, &self.facts)).collect()
    }

    /// The table of a view, with what lies in front of its seats.
    pub fn outlook<'a>(&'a self, view: &View, areas: &'a [Area]) -> Outlook<'a> {
        let last = view.last_turn.map(|last| last.saturating_sub(view.turn));
        Outlook { judge: self.judge(view.setup.options), areas, last }
    }

    pub fn judge(&self, options: Options) -> Judge<'_> {
        Judge { facts: &self.facts, prospects: &self.prospects, tuning: &self.tuning, options }
    }
}
