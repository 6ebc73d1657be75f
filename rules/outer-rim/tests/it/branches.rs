//! A generated scenario for every branch of every card: each script of the shipped set is
//! resolved in situations made for it, until every place in it was performed once. A place
//! that nobody comes to is a fault of the content.

mod offers;
mod roots;
mod situation;

use crate::support::house_with;
use outer_rim::{Action, At, Content, Event, OuterRim, State, rehearse, trace};
use roots::{Root, roots};
use situation::{Situation, bench_cards};
use std::collections::BTreeMap;
use std::sync::Arc;
use tabletop::{Answer, Dice, Game, Menu, Stage};

/// Situations tried for one thing before its unreached places are told.
const TRIES_MAX: u32 = 8000;
/// Answers given in one situation.
const ANSWERS_MAX: u32 = 24;
/// Of this many answers, one is not the wanted ability although it is offered.
const STRAYS: u32 = 6;

struct Scout {
    content: Arc<Content>,
    dice: Dice,
    menu: Menu<Action>,
    events: Vec<Event>,
    places: Vec<At>,
    seen: Vec<Vec<bool>>,
}

impl Scout {
    fn new(content: Arc<Content>) -> Self {
        let mut seen = vec![Vec::new(); content.n_scripts()];
        for place in content.places() {
            seen[place.at.block.idx()].push(false);
        }
        Self {
            content,
            dice: Dice::swift(7),
            menu: Menu::new(),
            events: Vec::new(),
            places: Vec::new(),
            seen,
        }
    }

    fn is_seen(&self, at: At) -> bool {
        self.seen[at.block.idx()][usize::from(at.pc)]
    }

    fn note(&mut self) {
        for at in self.places.drain(..) {
            self.seen[at.block.idx()][usize::from(at.pc)] = true;
        }
        self.events.clear();
    }

    /// Puts the work of a root on the table and plays on at random.
    fn try_once(&mut self, root: &Root) {
        let content = self.content.clone();
        let Some((mut state, frames)) = Situation::of(&content, root, &mut self.dice) else {
            return;
        };
        if !frames.is_empty() {
            let mut stage = Stage::new(&mut state, &mut self.dice, &mut self.events);
            rehearse(&mut stage, &frames, &mut self.places);
            self.note();
        }
        for _ in 0..ANSWERS_MAX {
            if !self.answer(&mut state, root) {
                break;
            }
        }
    }

    fn answer(&mut self, state: &mut State, root: &Root) -> bool {
        let Some(open) = OuterRim::pending(state).first() else { return false };
        OuterRim::menu(state, open.id, &mut self.menu);
        let wanted = self.menu.items().iter().copied().find(|item| root.wants(*item));
        let answer = match wanted {
            Some(item) if self.dice.roll(STRAYS) > 0 => Answer::Item(item),
            _ => self.menu.sample(&mut self.dice),
        };
        let mut stage = Stage::new(state, &mut self.dice, &mut self.events);
        trace(&mut stage, open.seat, &answer, &mut self.places);
        self.note();
        true
    }
}

#[test]
fn every_branch_of_every_card_is_reached() {
    // Rules: OR-14.7, OR-24.2
    let content = house_with(&bench_cards());
    let mut scout = Scout::new(content.clone());
    let mut by_thing: BTreeMap<String, (Vec<At>, Vec<Root>)> = BTreeMap::new();
    for place in content.places().filter(|place| !place.thing.starts_with("card bench")) {
        by_thing.entry(place.thing.to_string()).or_default().0.push(place.at);
    }
    for root in roots(&content) {
        by_thing.entry(root.thing.clone()).or_default().1.push(root);
    }
    let mut unreached = Vec::new();
    for (thing, (places, roots)) in &by_thing {
        let mut n_tries = 0;
        while n_tries < TRIES_MAX && !places.iter().all(|at| scout.is_seen(*at)) {
            let Some(root) = roots.get(n_tries as usize % roots.len().max(1)) else { break };
            scout.try_once(root);
            n_tries += 1;
        }
        for at in places.iter().filter(|at| !scout.is_seen(**at)) {
            let effect = &content.script(at.block)[usize::from(at.pc)];
            unreached.push(format!("{thing} {at:?} of {} roots: {effect:?}", roots.len()));
        }
    }
    let n_places = content.places().count();
    let told = unreached.join("\n");
    assert!(unreached.is_empty(), "{} of {n_places} places unreached:\n{told}", unreached.len());
}
