//! What things are called, and small words inside sentences.

use super::terms;
use crate::lang::{elided, small_article, typeset};
use crate::{Args, Lang, Speaker, args};
use outer_rim::{
    AbilityId, CardId, CharacterId, Class, ContactId, Content, Deck, EncounterId, Face, Faction,
    Kind, Name, Roll, ShipId, Skill, Title, View,
};
use std::collections::BTreeMap;
use tabletop::Seat;

/// Everything is called something: in the reader's language, else in English, else as in the files.
fn title<'a>(
    speaker: &Speaker<'_>,
    content: &'a Content,
    id: &str,
    of: impl Fn(&'a outer_rim::Titles) -> &'a BTreeMap<Name, Title>,
) -> Option<&'a Title> {
    let in_language = |lang: Lang| of(content.titles(lang.code())).get(id);
    in_language(speaker.lang()).or_else(|| in_language(Lang::En))
}

fn name_of(title: Option<&Title>, id: &str, other_side: bool) -> String {
    let Some(title) = title else { return humanised(id) };
    typeset(match &title.other {
        Some(other) if other_side => other,
        _ => &title.name,
    })
}

/// A title inside a sentence: its article is small.
pub(super) fn within(title: &str) -> String {
    const ARTICLES: [&str; 9] = ["The ", "Le ", "La ", "Les ", "L'", "L’", "El ", "Los ", "Las "];
    small_article(title, &ARTICLES)
}

fn humanised(id: &str) -> String {
    capital(&id.replace('-', " "))
}

/// The same text with a capital at its beginning.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

pub(super) fn card(speaker: &Speaker<'_>, content: &Content, card: CardId, turned: bool) -> String {
    let id = &content.card(card).id;
    name_of(title(speaker, content, id, |titles| &titles.card), id, turned)
}

pub(super) fn contact(speaker: &Speaker<'_>, content: &Content, contact: ContactId) -> String {
    let id = &content.contact(contact).id;
    name_of(title(speaker, content, id, |titles| &titles.contact), id, false)
}

pub(super) fn character(speaker: &Speaker<'_>, content: &Content, one: CharacterId) -> String {
    character_named(speaker, content, &content.character(one).id)
}

pub(super) fn character_named(speaker: &Speaker<'_>, content: &Content, id: &str) -> String {
    name_of(title(speaker, content, id, |titles| &titles.character), id, false)
}

pub(super) fn ship(
    speaker: &Speaker<'_>,
    content: &Content,
    ship: ShipId,
    flipped: bool,
) -> String {
    let id = &content.ship(ship).id;
    name_of(title(speaker, content, id, |titles| &titles.ship), id, flipped)
}

pub(super) fn encounter(speaker: &Speaker<'_>, content: &Content, card: EncounterId) -> String {
    let id = &content.encounters[card.idx()].id;
    name_of(title(speaker, content, id, |titles| &titles.encounter), id, false)
}

pub(super) fn space_title(speaker: &Speaker<'_>, content: &Content, id: &str) -> Option<String> {
    title(speaker, content, id, |titles| &titles.space).map(|title| typeset(&title.name))
}

/// What the ability stands on, by name; nothing for what no sheet or card has.
pub(super) fn ability_owner(
    speaker: &Speaker<'_>,
    content: &Content,
    ability: AbilityId,
) -> Option<String> {
    let is = |abilities: &[outer_rim::Ability]| abilities.iter().any(|one| one.id() == ability);
    for (idx, one) in content.cards.iter().enumerate() {
        let sides = [(&one.asset, false), (&one.turned, true)];
        for (side, turned) in sides {
            if side.as_ref().is_some_and(|asset| is(&asset.abilities)) {
                return Some(card(speaker, content, CardId(idx as u16), turned));
            }
        }
    }
    for (idx, one) in content.characters.iter().enumerate() {
        if [&one.both, &one.front, &one.flipped].iter().any(|powers| is(&powers.abilities)) {
            return Some(character(speaker, content, CharacterId(idx as u8)));
        }
    }
    for (idx, one) in content.ships.iter().enumerate() {
        let id = ShipId(idx as u8);
        if is(&one.front.powers.abilities) {
            return Some(ship(speaker, content, id, false));
        }
        if one.flipped.as_ref().is_some_and(|hull| is(&hull.powers.abilities)) {
            return Some(ship(speaker, content, id, true));
        }
    }
    content
        .ambitions
        .iter()
        .find(|one| is(&one.powers.abilities) || one.goals.iter().any(|goal| is(&goal.abilities)))
        .map(|one| name_of(title(speaker, content, &one.id, |it| &it.ambition), &one.id, false))
}

/// An ambition sheet by its name.
pub(super) fn ambition_sheet(
    speaker: &Speaker<'_>,
    content: &Content,
    ambition: outer_rim::AmbitionId,
) -> String {
    let id = &content.ambition(ambition).id;
    name_of(title(speaker, content, id, |it| &it.ambition), id, false)
}

/// An AI card by its name.
pub(super) fn ai_card(
    speaker: &Speaker<'_>,
    content: &Content,
    card: outer_rim::AiCardId,
) -> String {
    let titles = content.titles(speaker.lang().code());
    super::describe::ai(speaker, content, titles, card).title
}

/// What a player is called. Players without a seat are the opponents of a single player: they
/// have the names of their characters, and a number until they have one.
pub(super) fn player(speaker: &Speaker<'_>, seat: Seat) -> String {
    if speaker.has_name(seat) {
        return speaker.name(seat);
    }
    speaker.say("or-opponent", &args([("number", seat.idx().into())]))
}

/// The character of an AI opponent, once it has one.
pub(super) fn opponent(
    speaker: &Speaker<'_>,
    content: &Content,
    view: &View,
    seat: Seat,
) -> Option<String> {
    let is_opponent = seat.idx() >= usize::from(view.setup.seats);
    let player = view.players.get(seat.idx()).filter(|_| is_opponent)?;
    player.character.map(|one| character(speaker, content, one))
}

/// The arguments of a sentence about a player.
pub(super) fn who(speaker: &Speaker<'_>, seat: Seat) -> Args<'static> {
    let mut facts = named(player(speaker, seat));
    facts.set("who", speaker.who(seat));
    facts
}

/// The arguments of a sentence with a name in it.
pub(super) fn named(name: String) -> Args<'static> {
    args([("of", elided(&name).into()), ("name", name.into())])
}

pub(super) fn credits(speaker: &Speaker<'_>, amount: i32) -> String {
    let text = speaker.lang().grouped(amount);
    speaker.say("or-credits", &args([("n", amount.into()), ("amount", text.into())]))
}

/// The title of a card inside a sentence: `“Vibroknife”`.
pub(super) fn quoted(speaker: &Speaker<'_>, title: String) -> String {
    speaker.say("or-title", &args([("title", title.into())]))
}

/// `a, b and c`.
pub(super) fn listed(speaker: &Speaker<'_>, parts: &[String]) -> String {
    let Some((last, before)) = parts.split_last() else { return String::new() };
    if before.is_empty() {
        return last.clone();
    }
    let before = before.join(", ");
    speaker.say("orc-and", &args([("before", before.into()), ("last", last.clone().into())]))
}

/// `a, b or c`.
pub(super) fn either(speaker: &Speaker<'_>, parts: &[String]) -> String {
    let Some((last, before)) = parts.split_last() else { return String::new() };
    if before.is_empty() {
        return last.clone();
    }
    let before = before.join(", ");
    speaker.say("orc-or", &args([("before", before.into()), ("last", last.clone().into())]))
}

/// Whether a price is none at all.
pub(super) fn free(price: i32) -> &'static str {
    if price == 0 { "yes" } else { "no" }
}

pub(super) fn fame(speaker: &Speaker<'_>, amount: i32) -> String {
    let text = speaker.lang().grouped(amount);
    speaker.say("or-fame", &args([("n", amount.into()), ("amount", text.into())]))
}

/// A share of all ways, in per cent.
pub(super) fn per_cent(speaker: &Speaker<'_>, ways: u128, of: u128) -> String {
    speaker.say("or-per-cent", &args([("value", rounded(ways, of).into())]))
}

/// In per cent. What may fail is never told as certain, and what may succeed never as impossible.
fn rounded(ways: u128, of: u128) -> u32 {
    let value = (ways * 200 + of) / (of * 2).max(1);
    let (least, most) = (u128::from(ways > 0), if ways < of { 99 } else { 100 });
    value.clamp(least, most) as u32
}

pub(super) fn term(speaker: &Speaker<'_>, key: &str, term: &'static str) -> String {
    speaker.say(key, &args([("term", term.into())]))
}

pub(super) fn faction(speaker: &Speaker<'_>, faction: Faction) -> String {
    term(speaker, "or-faction", terms::faction(faction))
}

pub(super) fn skill(speaker: &Speaker<'_>, skill: Skill) -> String {
    term(speaker, "or-skill", terms::skill(skill))
}

pub(super) fn class(speaker: &Speaker<'_>, class: Class) -> String {
    term(speaker, "or-class", terms::class(class))
}

pub(super) fn deck(speaker: &Speaker<'_>, deck: Deck) -> String {
    term(speaker, "or-deck", terms::deck(deck))
}

pub(super) fn kind(speaker: &Speaker<'_>, kind: Kind) -> String {
    term(speaker, "or-kind", terms::kind(kind))
}

pub(super) fn face(speaker: &Speaker<'_>, face: Face) -> String {
    term(speaker, "or-face", terms::face(face))
}

/// What dice show, the best first: `crit, 2 × hit, blank`.
pub(super) fn roll(speaker: &Speaker<'_>, roll: Roll) -> String {
    let shown = Face::ALL.iter().rev().filter(|face| roll.count(**face) > 0);
    let each: Vec<String> = shown
        .map(|one| match roll.count(*one) {
            1 => face(speaker, *one),
            n => format!("{n} × {}", face(speaker, *one)),
        })
        .collect();
    if each.is_empty() { speaker.plain("or-no-dice") } else { each.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::rounded;

    #[test]
    fn what_may_fail_is_not_told_as_certain() {
        assert_eq!(
            [(1, 1_000), (996, 1_000), (1, 2)].map(|(ways, of)| rounded(ways, of)),
            [1, 99, 50]
        );
        assert_eq!([(0, 8), (8, 8), (0, 0)].map(|(ways, of)| rounded(ways, of)), [0, 100, 0]);
    }
}
