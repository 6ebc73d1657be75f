//! What a card shows, in words.

use crate::lang::{small_article, typeset};
use crate::{Args, Lang, Speaker, args};
use bounty_hunters::{
    Card, Content, ContractFace, ContractKind, CrateFace, DroidFace, Face, HunterFace, Icon,
    TargetFace,
};

/// Everything a card shows: `Grogu (shields G4 B1 O6, 18 points)`.
pub(super) fn card_text(speaker: &Speaker<'_>, content: &Content, card: Card) -> String {
    match content.face(card) {
        Face::Target(face) => target(speaker, content, face),
        Face::Hunter(face) => hunter(speaker, content, face),
        Face::Contract(face) => contract(speaker, content, face),
        Face::Droid(face) => droid(speaker, content, face),
        Face::Crate(face) => crates(speaker, face),
    }
}

/// A card by its name alone, where many stand side by side.
pub(super) fn card_name(speaker: &Speaker<'_>, content: &Content, card: Card) -> String {
    match content.face(card) {
        Face::Target(face) => name(speaker, content, &face.character),
        Face::Hunter(face) => name(speaker, content, &face.character),
        Face::Droid(face) => droid_name(speaker, content, face),
        Face::Contract(face) => contract_name(speaker, content, face),
        Face::Crate(face) => crates(speaker, face),
    }
}

/// A target among others of the same character: `Grogu G4 B1 O6`.
pub(super) fn target_text(speaker: &Speaker<'_>, content: &Content, target: Card) -> String {
    let name = card_name(speaker, content, target);
    if let Face::Target(face) = content.face(target) {
        format!("{name} {}", values(speaker, face.shields.map(u16::from)))
    } else {
        name
    }
}

pub(super) fn cards_text(speaker: &Speaker<'_>, content: &Content, cards: &[Card]) -> String {
    let each: Vec<String> = cards.iter().map(|card| card_text(speaker, content, *card)).collect();
    each.join(", ")
}

pub(super) fn names_text(speaker: &Speaker<'_>, content: &Content, cards: &[Card]) -> String {
    let each: Vec<String> = cards.iter().map(|card| card_name(speaker, content, *card)).collect();
    each.join(", ")
}

/// Three values, each with the letter of its colour.
pub(super) fn values(speaker: &Speaker<'_>, values: [u16; 3]) -> String {
    coloured(speaker, values, |_| true)
}

/// What is still missing to three shields; none if nothing is.
pub(super) fn missing(speaker: &Speaker<'_>, lack: [u16; 3]) -> Option<String> {
    (lack != [0; 3]).then(|| coloured(speaker, lack, |value| value > 0))
}

fn coloured(speaker: &Speaker<'_>, values: [u16; 3], wanted: impl Fn(u16) -> bool) -> String {
    let keys = ["bh-green", "bh-blue", "bh-orange"];
    let each: Vec<String> = keys
        .into_iter()
        .zip(values)
        .filter(|(_, value)| wanted(*value))
        .map(|(key, value)| speaker.say(key, &args([("value", value.into())])))
        .collect();
    each.join(" ")
}

/// What a card costs, in credits.
pub(super) fn cost(content: &Content, card: Card) -> u8 {
    match content.face(card) {
        Face::Droid(face) => face.cost,
        Face::Crate(face) => face.cost,
        Face::Target(_) | Face::Hunter(_) | Face::Contract(_) => 0,
    }
}

fn name(speaker: &Speaker<'_>, content: &Content, character: &str) -> String {
    let Some(who) = content.character(character) else { return character.to_owned() };
    // Names stand inside sentences; what begins a line takes a capital there.
    let name = match speaker.lang() {
        Lang::En => who.names.en.clone(),
        Lang::Fr => small_article(&who.names.fr, &["Le ", "La ", "L’", "L'"]),
        Lang::Es => small_article(&who.names.es, &["El ", "La "]),
    };
    typeset(&name)
}

fn target(speaker: &Speaker<'_>, content: &Content, face: &TargetFace) -> String {
    let icon = match face.icon {
        Some(Icon::Credit) => "credit",
        Some(Icon::Contract) => "contract",
        None => "none",
    };
    speaker.say(
        "bh-target",
        &args([
            ("name", name(speaker, content, &face.character).into()),
            ("values", values(speaker, face.shields.map(u16::from)).into()),
            ("points", face.points.into()),
            ("icon", icon.into()),
        ]),
    )
}

fn hunter(speaker: &Speaker<'_>, content: &Content, face: &HunterFace) -> String {
    speaker.say(
        "bh-hunter",
        &args([
            ("name", name(speaker, content, &face.character).into()),
            ("values", values(speaker, face.attack.map(u16::from)).into()),
            ("penalty", face.penalty.into()),
        ]),
    )
}

fn droid_name(speaker: &Speaker<'_>, content: &Content, face: &DroidFace) -> String {
    let kind = face.character.clone();
    let name = name(speaker, content, &face.character);
    speaker.say("bh-droid", &args([("kind", kind.into()), ("name", name.into())]))
}

fn droid(speaker: &Speaker<'_>, content: &Content, face: &DroidFace) -> String {
    speaker.say(
        "bh-droid-card",
        &args([
            ("name", droid_name(speaker, content, face).into()),
            ("values", values(speaker, face.attack.map(u16::from)).into()),
            ("cost", face.cost.into()),
        ]),
    )
}

fn crates(speaker: &Speaker<'_>, face: &CrateFace) -> String {
    speaker.say(
        "bh-crate-card",
        &args([
            ("count", face.n_crates.into()),
            ("points", face.points.into()),
            ("cost", face.cost.into()),
        ]),
    )
}

/// The name of a contract's first or second character; empty if it has none.
fn named(speaker: &Speaker<'_>, content: &Content, face: &ContractFace, idx: usize) -> String {
    face.characters.get(idx).map(|id| name(speaker, content, id)).unwrap_or_default()
}

fn contract_name(speaker: &Speaker<'_>, content: &Content, face: &ContractFace) -> String {
    let kind = match face.kind {
        ContractKind::Pair => "pair",
        ContractKind::Double => "double",
        ContractKind::Crate => "crate",
    };
    speaker.say(
        "bh-contract-name",
        &args([
            ("kind", kind.into()),
            ("one", named(speaker, content, face, 0).into()),
            ("two", named(speaker, content, face, 1).into()),
        ]),
    )
}

/// BH-9: what a contract pays, made of its data.
fn contract(speaker: &Speaker<'_>, content: &Content, face: &ContractFace) -> String {
    let named = |idx| named(speaker, content, face, idx);
    let per = |idx: usize| face.per_target.get(idx).copied().unwrap_or_default();
    let key = match face.kind {
        ContractKind::Pair if per(0) == per(1) => "bh-contract-pair",
        ContractKind::Pair => "bh-contract-pair-uneven",
        ContractKind::Double => "bh-contract-double",
        ContractKind::Crate => "bh-contract-crate",
    };
    let facts: Args<'_> = args([
        ("one", named(0).into()),
        ("two", named(1).into()),
        ("per_one", per(0).into()),
        ("per_two", per(1).into()),
        ("per_duo", face.per_duo.into()),
    ]);
    speaker.say(key, &facts)
}
