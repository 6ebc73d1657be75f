//! What a card or a sheet says follows from the set and the language alone: it is written once and
//! kept, for every update tells every viewer dozens of them.

use crate::Lang;
use outer_rim::{AiCardId, AmbitionId, CardId, CharacterId, ContactId, Content, ShipId};
use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock, Weak};
use wire::Reading;

/// Sets whose texts are kept at once: that of the house, and those that tables of before began with.
const SETS_MAX: usize = 16;

/// What there is a text of.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Thing {
    Card(CardId),
    /// A card in a slot, rotated or not.
    Held(CardId, bool),
    Contact(ContactId),
    Character(CharacterId),
    Ship(ShipId),
    Ambition(AmbitionId),
    AiCard(AiCardId),
}

/// The texts of one set, of which there are no more than three for each thing in it.
struct Shelf {
    of: Weak<Content>,
    texts: HashMap<(Lang, Thing), Arc<Reading>>,
}

static SHELVES: RwLock<Vec<Shelf>> = RwLock::new(Vec::new());

/// The text of a thing, which is written if nobody has asked for it before.
pub(super) fn text(
    content: &Arc<Content>,
    lang: Lang,
    thing: Thing,
    write: impl FnOnce() -> Reading,
) -> Reading {
    let is_of = |shelf: &Shelf| std::ptr::eq(shelf.of.as_ptr(), Arc::as_ptr(content));
    let key = (lang, thing);
    let known = {
        let shelves = SHELVES.read().unwrap_or_else(PoisonError::into_inner);
        shelves.iter().find(|shelf| is_of(shelf)).and_then(|shelf| shelf.texts.get(&key).cloned())
    };
    if let Some(known) = known {
        return Reading::clone(&known);
    }
    let written = Arc::new(write());
    let mut shelves = SHELVES.write().unwrap_or_else(PoisonError::into_inner);
    if !shelves.iter().any(is_of) {
        // A weak pointer keeps its place in memory, so that no other set is ever taken for this one.
        shelves.retain(|shelf| shelf.of.strong_count() > 0);
        if shelves.len() >= SETS_MAX {
            shelves.remove(0);
        }
        shelves.push(Shelf { of: Arc::downgrade(content), texts: HashMap::new() });
    }
    if let Some(shelf) = shelves.iter_mut().find(|shelf| is_of(shelf)) {
        shelf.texts.insert(key, written.clone());
    }
    Reading::clone(&written)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_written_once_for_each_set_and_language() {
        let shipped = <outer_rim::OuterRim as catalog::Hosted>::cards().content;
        let sets = [0, 1].map(|_| Arc::new(Content::clone(&shipped)));
        let mut n_written = 0;
        let mut ask = |content: &Arc<Content>, lang| {
            let mut write = || {
                n_written += 1;
                Reading { title: n_written.to_string(), ..Reading::default() }
            };
            text(content, lang, Thing::Ship(ShipId(0)), &mut write).title
        };
        assert_eq!(ask(&sets[0], Lang::En), "1");
        assert_eq!(ask(&sets[0], Lang::En), "1");
        assert_eq!(ask(&sets[0], Lang::Fr), "2");
        assert_eq!(ask(&sets[1], Lang::En), "3");
        assert_eq!(ask(&sets[0], Lang::En), "1");
    }
}
