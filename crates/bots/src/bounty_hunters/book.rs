//! A card set studied once: its numbers, and the prospects of its targets.

use super::area::Area;
use super::facts::Facts;
use super::outlook::Outlook;
use super::prospects::Prospects;
use super::tuning::Tuning;
use super::worth::Judge;
use bounty_hunters::{Content, PLAYERS_MAX, View};
use std::sync::{Arc, Mutex};
use tabletop::Seat;

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

    /// The table as the seat of this view sees it.
    pub fn outlook(&self, view: &View, seat: Seat) -> Outlook<'_> {
        let n_seats = view.players.len().min(PLAYERS_MAX);
        let areas =
            std::array::from_fn(|idx| Area::of(&view.players[idx.min(n_seats - 1)], &self.facts));
        let judge = Judge {
            facts: &self.facts,
            prospects: &self.prospects,
            tuning: &self.tuning,
            options: view.setup.options,
        };
        let last = view.last_turn.map(|last| last.saturating_sub(view.turn));
        Outlook { judge, areas, n_seats, seat: seat.idx(), last }
    }
}
