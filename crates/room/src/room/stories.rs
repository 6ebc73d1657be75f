//! What a table has to tell to those who come, made once for all who see and read the same.
//!
//! Telling a long table takes long, and whoever has its link may come as often as their rate allows.
//! So the steps are kept from one who comes to the next, until there is another entry.

use crate::limits::STORIES_KEPT_MAX;
use catalog::{Eyes, Hosted};
use std::cell::RefCell;
use std::collections::VecDeque;
use tabletop::{Table, Viewer};
use wire::Step;
use words::Lang;

/// For whom a story is told.
#[derive(Clone, PartialEq, Eq)]
struct Audience {
    viewer: Viewer,
    lang: Lang,
    names: Vec<String>,
    n_max: usize,
}

/// A story, and for whom it is.
type Told<S> = (Audience, Vec<Step<S>>);

/// The stories that were told since the last entry, the newest first.
pub(super) struct Stories<G: Hosted>(RefCell<VecDeque<Told<G::Sight>>>);

impl<G: Hosted> Default for Stories<G> {
    fn default() -> Self {
        Self(RefCell::default())
    }
}

impl<G: Hosted> Stories<G> {
    /// There is another entry.
    pub fn forget(&mut self) {
        self.0.get_mut().clear();
    }

    /// The story of the table for this viewer, who calls the seats by these names.
    pub fn tell(
        &self,
        table: &Table<G>,
        eyes: &Eyes<'_, G>,
        names: &[String],
        n_max: usize,
    ) -> Vec<Step<G::Sight>> {
        let (viewer, lang) = (eyes.speaker().viewer(), eyes.speaker().lang());
        let audience = Audience { viewer, lang, names: names.to_vec(), n_max };
        let mut stories = self.0.borrow_mut();
        if let Some((_, steps)) = stories.iter().find(|(other, _)| *other == audience) {
            return steps.clone();
        }
        let steps = eyes.story(table, n_max);
        stories.truncate(STORIES_KEPT_MAX - 1);
        stories.push_front((audience, steps.clone()));
        steps
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use catalog::{GameId, Record, host};
    use tabletop::{Opening, Seat, Seed};
    use words::Speaker;

    fn table<G: Hosted>() -> Table<G> {
        let (cards, seed) = (G::cards(), Seed::from_number(1));
        let setup = G::setup(2, Default::default(), &cards.content).expect("a setup");
        let header = Record::<G>::header(setup, &cards, &seed);
        Table::open(Opening { header, content: cards.content }, seed).expect("a table")
    }

    // Audit: SEC-I4
    #[test]
    fn a_story_is_made_once_for_all_who_see_and_read_the_same() {
        for game in GameId::ALL {
            host!(game, G => made_once::<G>());
        }
    }

    fn made_once<G: Hosted>() {
        let (table, mut stories) = (table::<G>(), Stories::<G>::default());
        let tell = |stories: &Stories<G>, viewer, lang, name: &str, n_max| {
            let names = [name.to_owned(), "Bib".to_owned()];
            let eyes = Eyes::new(table.content(), Speaker::new(lang, &names, viewer));
            let steps = stories.tell(&table, &eyes, &names, n_max);
            assert_eq!(steps, eyes.story(&table, n_max), "kept or not, it is the same");
            stories.0.borrow().len()
        };
        let own = Viewer::Seat(Seat::new(0));
        assert_eq!(tell(&stories, own, Lang::En, "Ada", 10), 1);
        assert_eq!(tell(&stories, own, Lang::En, "Ada", 10), 1, "made once");
        // Whatever makes a difference to what is told makes another story.
        assert_eq!(tell(&stories, Viewer::Spectator, Lang::En, "Ada", 10), 2);
        assert_eq!(tell(&stories, own, Lang::Fr, "Ada", 10), 3);
        assert_eq!(tell(&stories, own, Lang::En, "Eda", 10), 4);
        assert_eq!(tell(&stories, own, Lang::En, "Ada", 1), 5);
        let n = (0..2 * STORIES_KEPT_MAX).map(|n_max| tell(&stories, own, Lang::Es, "Ada", n_max));
        assert_eq!(n.max(), Some(STORIES_KEPT_MAX), "this many are kept and no more");
        stories.forget();
        assert_eq!(tell(&stories, own, Lang::En, "Ada", 10), 1);
    }
}
