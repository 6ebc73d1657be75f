//! What a seat may say, and what it would lead to.

use super::cards::{card_text, cost, missing, target_text};
use super::deck_text;
use crate::{Speaker, args};
use bounty_hunters::{Action, Card, Content, Deck, Face, Forecast, View};

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
        (_, Face::Target(_)) => {
            let Some(forecast) = view.forecast(content, Action::Play { card, on }) else {
                return speaker.say("bh-play-target", &args([("card", name.into())]));
            };
            let after = after(speaker, forecast);
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
    let forecast = view.forecast(content, Action::Play { card, on });
    facts.set("after", forecast.map(|it| after(speaker, it)).unwrap_or_default());
    speaker.say(&format!("{key}-on"), &facts)
}

/// BH-7.1: whether a target is captured, or what is still missing.
pub(super) fn after(speaker: &Speaker<'_>, forecast: Forecast) -> String {
    match forecast.missing.and_then(|lack| missing(speaker, lack)) {
        None => speaker.plain("bh-after-captured"),
        Some(lack) => speaker.say("bh-after-missing", &args([("values", lack.into())])),
    }
}
