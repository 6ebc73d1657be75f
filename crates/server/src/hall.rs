//! What all tables of one game share: the card set and the bots' minds.

use crate::config::Config;
use crate::limits::THINK_MAX;
use crate::stored;
use bots::{Level, Mind, Situation};
use catalog::{CardSet, CardSetError, GameId, Hosted, SetFile, host};
use room::Question;
use std::any::Any;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use store::Attachment;
use tabletop::Answer;

/// A mind with nothing to think about, and its level.
type Idle<G> = (Level, Box<dyn Mind<G>>);

/// What all tables of one game share.
pub struct Hall<G: Hosted> {
    /// The card set new tables are dealt with.
    pub cards: CardSet<G>,
    /// The same, as tables keep it.
    pub attachment: Attachment,
    /// What minds keep between answers is prepared once, not for every answer.
    minds: Mutex<Vec<Idle<G>>>,
}

impl<G: Hosted> Hall<G> {
    fn new(cards: CardSet<G>) -> Self {
        let attachment = stored::attachment(&cards);
        Self { cards, attachment, minds: Mutex::new(Vec::new()) }
    }

    /// Thinks. Takes its time: not for a thread that serves connections.
    pub fn think(&self, mut question: Question<G>) -> Answer<G::Action> {
        let mut mind = self.mind(question.level);
        let situation = Situation {
            view: &question.view,
            menu: &question.menu,
            content: &question.content,
            budget: THINK_MAX,
        };
        let answer = mind.answer(&situation, &mut question.dice);
        let mut minds = self.minds.lock().unwrap_or_else(PoisonError::into_inner);
        minds.push((question.level, mind));
        answer
    }

    fn mind(&self, level: Level) -> Box<dyn Mind<G>> {
        let mut minds = self.minds.lock().unwrap_or_else(PoisonError::into_inner);
        match minds.iter().position(|(other, _)| *other == level) {
            Some(idx) => minds.swap_remove(idx).1,
            None => G::mind(level),
        }
    }
}

/// The halls of all games.
pub struct Halls {
    halls: HashMap<GameId, Arc<dyn Any + Send + Sync>>,
    /// The hashes of their card sets.
    cards: Vec<String>,
}

impl Halls {
    /// Opens the hall of every game.
    ///
    /// # Errors
    /// A card set that cannot be played with.
    pub fn open(config: &Config) -> Result<Self, (GameId, CardSetError)> {
        let (mut halls, mut hashes) = (HashMap::new(), Vec::new());
        for game in GameId::ALL {
            let own = config.cards.iter().rev().find(|(other, _)| *other == game);
            let own = own.map(|(_, files)| files.as_slice());
            let hall: Arc<dyn Any + Send + Sync> = host!(game, G => {
                let cards: CardSet<G> = cards(own).map_err(|error| (game, error))?;
                hashes.push(cards.hash.clone());
                Arc::new(Hall::<G>::new(cards))
            });
            halls.insert(game, hall);
        }
        Ok(Self { halls, cards: hashes })
    }

    /// Whether one of them has the card set of this hash.
    pub fn has_cards(&self, hash: &str) -> bool {
        self.cards.iter().any(|other| other == hash)
    }

    /// The hall of this game.
    pub fn of<G: Hosted>(&self) -> Arc<Hall<G>> {
        let hall = self.halls.get(&G::GAME).cloned().expect("every game has a hall");
        hall.downcast().expect("a game's hall is of its type")
    }
}

fn cards<G: Hosted>(own: Option<&[SetFile]>) -> Result<CardSet<G>, CardSetError> {
    own.map_or_else(|| Ok(G::cards()), CardSet::read)
}
