//! OR-26: levels of the house in words.

use super::names;
use super::reader::Reader;
use crate::{Speaker, args};
use outer_rim::SoloLevel;

/// The name of a level; the printed rules need none.
pub(super) fn name(speaker: &Speaker<'_>, level: SoloLevel) -> String {
    let key = match level {
        SoloLevel::Printed => "printed",
        SoloLevel::Feared => "feared",
        SoloLevel::Legendary => "legendary",
    };
    names::term(speaker, "or-level", key)
}

/// What an opponent begins with.
pub(super) fn gains(speaker: &Speaker<'_>, fame: u8, credits: i32) -> String {
    let fame = (fame > 0).then(|| names::fame(speaker, fame.into()));
    let credits = (credits > 0).then(|| names::credits(speaker, credits));
    match (fame, credits) {
        (Some(before), Some(last)) => {
            speaker.say("orc-and", &args([("before", before.into()), ("last", last.into())]))
        }
        (some, other) => some.or(other).unwrap_or_default(),
    }
}

/// What the table plays by that no rulebook says.
pub(super) fn line(reader: &Reader<'_>) -> Option<String> {
    let (speaker, setup) = (reader.speaker, &reader.view.setup);
    let (level, opponents) = (setup.options.level, setup.options.opponents);
    let found = reader.content.house_level(level, opponents).filter(|_| setup.seats == 1)?;
    let gains = gains(speaker, found.fame, found.credits);
    let facts = args([("level", name(speaker, level).into()), ("gains", gains.into())]);
    Some(speaker.say("or-house-level", &facts))
}
