//! What a seat may say, and what it would lead to.

use super::cards::{attack, card_text, cost, missing, target_text};
use super::deck_text;
use crate::{Speaker, args};
use bounty_hunters::{Action, Card, Confrontation, Content, Deck, Face, Player, View};

pub(super) fn label(
    speaker: &Speaker<'_>,
    content: &Content,
    view: &View,
    action: Action,
) -> String {
    let about = |key: &str, card: Card| {
        speaker.say(key, &args([("card", card_text(speaker, content, card).into())]))
    };
    match action {
        Action::Draw(deck) => draw(speaker, view, deck),
        Action::Sell(card) => about("bh-sell", card),
        Action::Reserve(card) => about("bh-reserve", card),
        Action::Play { card, on } => play(speaker, content, view, card, on),
        Action::Activate { card, on } => placed(speaker, content, view, card, on, "bh-activate"),
        Action::Done => speaker.plain("bh-done"),
    }
}

fn draw(speaker: &Speaker<'_>, view: &View, deck: Deck) -> String {
    let count = view.decks.iter().find(|seen| seen.deck == deck).map_or(0, |seen| seen.n_cards);
    speaker
        .say("bh-draw", &args([("deck", deck_text(speaker, deck).into()), ("count", count.into())]))
}

fn play(
    speaker: &Speaker<'_>,
    content: &Content,
    view: &View,
    card: Card,
    on: Option<Card>,
) -> String {
    let name = card_text(speaker, content, card);
    match (card.deck(), content.face(card)) {
        (Deck::Contract, _) => speaker.say("bh-play-contract", &args([("card", name.into())])),
        (_, Face::Target(face)) => {
            // BH-6.8: a target meets the attack cards that wait for one.
            let orphan =
                own(view).and_then(|own| own.confrontations.iter().find(|it| it.target.is_none()));
            let Some(orphan) = orphan else {
                return speaker.say("bh-play-target", &args([("card", name.into())]));
            };
            let after = after(speaker, orphan.attack, face.shields.map(u16::from));
            let facts = args([("card", name.into()), ("after", after.into())]);
            speaker.say("bh-play-target-orphan", &facts)
        }
        _ if cost(content, card) > 0 => placed(speaker, content, view, card, on, "bh-activate"),
        _ => placed(speaker, content, view, card, on, "bh-play"),
    }
}

/// An attack card with its place, or crates; `key` says whether it is paid.
fn placed(
    speaker: &Speaker<'_>,
    content: &Content,
    view: &View,
    card: Card,
    on: Option<Card>,
    key: &str,
) -> String {
    let name = card_text(speaker, content, card);
    let mut facts = args([("card", name.into()), ("cost", cost(content, card).into())]);
    let Some(target) = on else {
        let key = if card.is_crate() { format!("{key}-crates") } else { format!("{key}-orphan") };
        return speaker.say(&key, &facts);
    };
    facts.set("target", target_text(speaker, content, target));
    let front = own(view).and_then(|own| front(own, target));
    let lead = front.map(|front| {
        let more = attack(content, card);
        let sum = std::array::from_fn(|idx| front.attack[idx] + more[idx]);
        after(speaker, sum, front.shields)
    });
    facts.set("after", lead.unwrap_or_default());
    speaker.say(&format!("{key}-on"), &facts)
}

/// BH-7.1: whether these attack values capture, or what is still missing.
pub(super) fn after(speaker: &Speaker<'_>, attack: [u16; 3], shields: [u16; 3]) -> String {
    match missing(speaker, attack, shields) {
        None => speaker.plain("bh-after-captured"),
        Some(lack) => speaker.say("bh-after-missing", &args([("values", lack.into())])),
    }
}

fn own(view: &View) -> Option<&Player> {
    view.viewer.seat().map(|seat| &view.players[seat.idx()])
}

fn front(player: &Player, target: Card) -> Option<&Confrontation> {
    player.confrontations.iter().find(|front| front.target == Some(target))
}
