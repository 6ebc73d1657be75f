//! What a person may look for in a menu and cannot choose now, and why.

use super::reader::Reader;
use super::{answers, names, place, terms, text};
use crate::args;
use outer_rim::{Action, Frame, Kind, Lack, SpaceId, Want, Wish};
use tabletop::Seat;
use wire::Barred;

pub(super) fn barred(reader: &Reader<'_>) -> Vec<Barred> {
    let bars = reader.state.bars().into_iter();
    let told = bars.filter_map(|bar| {
        let label = label(reader, bar.wish)?;
        Some(Barred { label, why: why(reader, &bar.lack), rule: Some(bar.rule.to_owned()) })
    });
    told.collect()
}

fn label(reader: &Reader<'_>, wish: Wish) -> Option<String> {
    let speaker = reader.speaker;
    Some(match wish {
        Wish::HandOver(card) => {
            speaker.say("or-hand-over", &args([("card", reader.card(card).into())]))
        }
        Wish::Contact => speaker.plain("or-group-contacts"),
        Wish::Answer(Action::Buy(deck)) => reader.card(reader.state.top(deck)?),
        Wish::Answer(Action::Choose(option)) => text::option(reader, option)?,
        Wish::Answer(Action::Yes)
            if matches!(reader.view.frames.last(), Some(Frame::Run { .. })) =>
        {
            let deed = text::within(&text::accept(reader).unwrap_or_default());
            speaker.say("or-yes-do", &args([("deed", deed.into())]))
        }
        Wish::Answer(action) => answers::named(reader, action),
    })
}

/// What keeps somebody from something, as the end of a sentence.
pub(super) fn why(reader: &Reader<'_>, lack: &Lack) -> String {
    let speaker = reader.speaker;
    let key = match lack {
        Lack::Defeated => "or-why-defeated",
        Lack::Hyperdrive => "or-why-no-hyperdrive",
        Lack::Once => "or-why-once",
        Lack::Market => "or-why-no-planet",
        Lack::Contacts => "or-why-no-contacts",
        Lack::Company => "or-why-alone",
        Lack::CompanyDefeated => "or-why-others-defeated",
        Lack::Consent => "or-why-refused",
        Lack::Condition => "or-why-condition",
        Lack::Price => "or-why-unpaid",
        Lack::OtherShip => "or-why-same-ship",
        Lack::CrewSlot => "or-why-captives",
        Lack::Effect => "or-why-nothing",
        Lack::Elsewhere(errand) => {
            let place = reader.errand(*errand);
            return speaker.say("or-why-elsewhere", &args([("place", place.into())]));
        }
        Lack::Patrols(factions) => return patrols(reader, factions),
        Lack::SoldHere(space) => return not_here(reader, *space),
        Lack::Credits(short) => {
            let facts = args([("lacking", reader.credits(*short).into())]);
            return speaker.say("or-why-too-dear", &facts);
        }
        Lack::Slot(kind) => {
            return speaker.say("or-why-no-slot", &args([("kind", terms::kind(*kind).into())]));
        }
        Lack::Room(seat, want) => return unfit(reader, *seat, *want),
    };
    speaker.plain(key)
}

fn patrols(reader: &Reader<'_>, factions: &[outer_rim::Faction]) -> String {
    let of = |faction: &outer_rim::Faction| {
        let facts = args([("faction", terms::faction(*faction).into())]);
        reader.speaker.say("or-patrol-of", &facts)
    };
    let patrols: Vec<String> = factions.iter().map(of).collect();
    let facts = args([("count", patrols.len().into()), ("patrols", patrols.join(", ").into())]);
    reader.speaker.say("or-why-hostile", &facts)
}

fn not_here(reader: &Reader<'_>, space: SpaceId) -> String {
    let within = place::within(reader.content, space);
    let facts = args([("space", reader.space(space).into()), ("in", within.into())]);
    reader.speaker.say("or-why-not-here", &facts)
}

/// OR-23.3, OR-8.5: why what is offered cannot be proposed.
fn unfit(reader: &Reader<'_>, seat: Seat, want: Want) -> String {
    let speaker = reader.speaker;
    let mut facts = names::who(speaker, seat);
    let key = match want {
        Want::Armor => "or-why-two-armors",
        Want::Slot(kinds) => {
            let kind = match kinds {
                [Kind::Cargo, Kind::Mod] => "hold",
                _ => kinds.first().map_or("job", |kind| terms::kind(*kind)),
            };
            facts.set("slot", speaker.say("or-lacking-slot", &args([("kind", kind.into())])));
            "or-why-no-fit"
        }
    };
    speaker.say(key, &facts)
}
