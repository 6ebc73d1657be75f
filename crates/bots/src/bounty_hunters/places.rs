//! Where a card may go (BH-6).

use super::area::Area;
use bounty_hunters::Card;

/// BH-6.4, BH-6.6: the open targets an attack card may be placed on; nothing
/// where there is no choice.
pub fn places(area: &Area, card: Card, mut each: impl FnMut(Option<Card>)) {
    if !card.is_attack() || area.open().is_empty() {
        return each(None);
    }
    for open in area.open() {
        each(Some(open.target));
    }
}
