//! What happened, line by line. A joint reveal is told seat by seat.

use super::cards::{card_name, card_text, names_text};
use super::{deck_text, signed, sum_text, who};
use crate::{Args, Speaker, Told, args};
use bounty_hunters::{Action, Card, Content, Deck, Face, Score, Sight, Why};
use tabletop::Seat;

pub(super) fn line(speaker: &Speaker<'_>, content: &Content, sight: &Sight) -> Option<Told> {
    let told = |line: String, rule: &'static str| Some(Told { line, rule: Some(rule) });
    let by = |key: &str, seat: Seat, rule: &'static str| {
        told(speaker.say(key, &who(speaker, seat)), rule)
    };
    match sight {
        Sight::GuildMasterNamed { seat } => by("bh-saw-guild-master", *seat, "BH-2.3"),
        Sight::TurnBegan { turn } => {
            told(speaker.say("bh-saw-turn", &args([("turn", (*turn).into())])), "BH-3.1")
        }
        Sight::Dealt { .. }
        | Sight::DecksChosen { .. }
        | Sight::Drew { .. }
        | Sight::DrawFailed { .. }
        | Sight::DrawSkipped { .. }
        | Sight::Reshuffled { .. } => drawing(speaker, content, sight),
        Sight::Sealed { choice, .. } => sealed(speaker, content, (*choice)?),
        Sight::Revealed { .. } => told(speaker.plain("bh-saw-revealed"), "BH-4.2"),
        // What follows tells it.
        Sight::WindowShown { .. } => None,
        Sight::Sold { seat, card, .. } => {
            told(speaker.say("bh-saw-sold", &with(speaker, content, *seat, *card)), "BH-4.4")
        }
        Sight::Reserved { seat, card } => {
            told(speaker.say("bh-saw-reserved", &with(speaker, content, *seat, *card)), "BH-4.6")
        }
        Sight::Played { seat, card, on, paid } => {
            let rule = if card.deck() == Deck::Market { "BH-4.6" } else { "BH-4.5" };
            told(played(speaker, content, *seat, *card, *on, *paid), rule)
        }
        Sight::Activated { seat, card, on, paid } => {
            told(played(speaker, content, *seat, *card, *on, *paid), "BH-4.8")
        }
        Sight::Captured { .. }
        | Sight::CreditGained { .. }
        | Sight::CreditMissed { .. }
        | Sight::ContractDrawn { .. }
        | Sight::ContractMissed { .. } => capturing(speaker, content, sight),
        Sight::FirstToFour { seat } => by("bh-saw-first-to-four", *seat, "BH-10.1"),
        Sight::LastTurns { last } => {
            told(speaker.say("bh-saw-last-turns", &args([("last", (*last).into())])), "BH-10.4")
        }
        Sight::Passed { got, .. } if got.is_empty() => {
            told(speaker.plain("bh-saw-passed"), "BH-5.1")
        }
        Sight::Passed { got, .. } => {
            let got = names_text(speaker, content, got);
            told(speaker.say("bh-saw-passed-you", &args([("got", got.into())])), "BH-5.1")
        }
        Sight::Scored { scores } => told(scored(speaker, scores), "BH-11.6"),
    }
}

/// Lines about decks and hands.
fn drawing(speaker: &Speaker<'_>, content: &Content, sight: &Sight) -> Option<Told> {
    let told = |line: String, rule: &'static str| Some(Told { line, rule: Some(rule) });
    let card = |key: &str, card: Card| {
        speaker.say(key, &args([("card", card_text(speaker, content, card).into())]))
    };
    match sight {
        // What others are dealt and draw are backs, and need no telling.
        Sight::Dealt { card: dealt, .. } => told(card("bh-saw-dealt-you", (*dealt)?), "BH-2.4"),
        Sight::Drew { card: drawn, .. } => told(card("bh-saw-drew-you", (*drawn)?), "BH-3.2"),
        Sight::DecksChosen { choices } => told(decks_chosen(speaker, choices), "BH-3.5"),
        Sight::DrawFailed { seat, deck } => {
            let mut args = who(speaker, *seat);
            args.set("deck", deck_text(speaker, *deck));
            told(speaker.say("bh-saw-draw-failed", &args), "BH-13.2")
        }
        Sight::DrawSkipped { seat } => {
            told(speaker.say("bh-saw-draw-skipped", &who(speaker, *seat)), "BH-13.3")
        }
        Sight::Reshuffled { deck, n_cards } => {
            let deck = deck_text(speaker, *deck);
            let args = args([("deck", deck.into()), ("count", (*n_cards).into())]);
            told(speaker.say("bh-saw-reshuffled", &args), "BH-13.1")
        }
        Sight::GuildMasterNamed { .. }
        | Sight::TurnBegan { .. }
        | Sight::Sealed { .. }
        | Sight::Revealed { .. }
        | Sight::Sold { .. }
        | Sight::Played { .. }
        | Sight::Reserved { .. }
        | Sight::WindowShown { .. }
        | Sight::Activated { .. }
        | Sight::Captured { .. }
        | Sight::CreditGained { .. }
        | Sight::CreditMissed { .. }
        | Sight::ContractDrawn { .. }
        | Sight::ContractMissed { .. }
        | Sight::FirstToFour { .. }
        | Sight::LastTurns { .. }
        | Sight::Passed { .. }
        | Sight::Scored { .. } => None,
    }
}

/// Lines about captures and what they bring.
fn capturing(speaker: &Speaker<'_>, content: &Content, sight: &Sight) -> Option<Told> {
    let told = |line: String, rule: &'static str| Some(Told { line, rule: Some(rule) });
    match sight {
        Sight::Captured { seat, target } => {
            let mut args = who(speaker, *seat);
            args.set("target", card_name(speaker, content, *target));
            let points =
                if let Face::Target(face) = content.face(*target) { face.points } else { 0 };
            args.set("points", points);
            told(speaker.say("bh-saw-captured", &args), "BH-7.1")
        }
        // The sale has told it.
        Sight::CreditGained { why: Why::Sale, .. } => None,
        Sight::CreditGained { seat, why } => {
            let mut args = who(speaker, *seat);
            args.set("why", why_key(*why));
            told(speaker.say("bh-saw-credit", &args), why_rule(*why))
        }
        Sight::CreditMissed { seat, .. } => {
            told(speaker.say("bh-saw-credit-missed", &who(speaker, *seat)), "BH-13.6")
        }
        Sight::ContractDrawn { seat, card, why } => {
            let mut args = with(speaker, content, *seat, *card);
            args.set("why", why_key(*why));
            told(speaker.say("bh-saw-contract", &args), why_rule(*why))
        }
        Sight::ContractMissed { seat, .. } => {
            told(speaker.say("bh-saw-contract-missed", &who(speaker, *seat)), "BH-13.5")
        }
        Sight::GuildMasterNamed { .. }
        | Sight::Dealt { .. }
        | Sight::TurnBegan { .. }
        | Sight::Sealed { .. }
        | Sight::DecksChosen { .. }
        | Sight::Drew { .. }
        | Sight::DrawFailed { .. }
        | Sight::DrawSkipped { .. }
        | Sight::Revealed { .. }
        | Sight::Sold { .. }
        | Sight::Played { .. }
        | Sight::Reserved { .. }
        | Sight::WindowShown { .. }
        | Sight::Activated { .. }
        | Sight::FirstToFour { .. }
        | Sight::LastTurns { .. }
        | Sight::Reshuffled { .. }
        | Sight::Passed { .. }
        | Sight::Scored { .. } => None,
    }
}

/// The own card that lies face down. Decks and "nothing more" are told when
/// everybody has chosen.
fn sealed(speaker: &Speaker<'_>, content: &Content, choice: Action) -> Option<Told> {
    let (key, card, on) = match choice {
        Action::Draw(_) | Action::Done => return None,
        Action::Sell(card) => ("bh-saw-sealed-sell", card, None),
        Action::Reserve(card) => ("bh-saw-sealed-reserve", card, None),
        Action::Activate { card, .. } => ("bh-saw-sealed-activate", card, None),
        Action::Play { card, on: None } => ("bh-saw-sealed-play", card, None),
        Action::Play { card, on } => ("bh-saw-sealed-play-on", card, on),
    };
    let mut facts = args([("card", card_name(speaker, content, card).into())]);
    if let Some(target) = on {
        facts.set("target", card_name(speaker, content, target));
    }
    let choice = speaker.say(key, &facts);
    let line = speaker.say("bh-saw-sealed", &args([("choice", choice.into())]));
    Some(Told { line, rule: Some("BH-4.3") })
}

fn played(
    speaker: &Speaker<'_>,
    content: &Content,
    seat: Seat,
    card: Card,
    on: Option<Card>,
    paid: u8,
) -> String {
    let mut args = with(speaker, content, seat, card);
    args.set("paid", paid);
    if let Some(target) = on {
        args.set("target", card_name(speaker, content, target));
    }
    let free = card.deck() != Deck::Market;
    let key = match (card.deck(), on) {
        (Deck::Target, _) => "bh-saw-played-target",
        (Deck::Contract, _) => "bh-saw-played-contract",
        _ if card.is_crate() => "bh-saw-paid-crates",
        (_, Some(_)) if free => "bh-saw-played-on",
        (_, Some(_)) => "bh-saw-paid-on",
        (_, None) if free => "bh-saw-played-orphan",
        (_, None) => "bh-saw-paid-orphan",
    };
    speaker.say(key, &args)
}

fn with(speaker: &Speaker<'_>, content: &Content, seat: Seat, card: Card) -> Args<'static> {
    let mut args = who(speaker, seat);
    args.set("card", card_text(speaker, content, card));
    args
}

const fn why_key(why: Why) -> &'static str {
    match why {
        Why::Sale => "sale",
        Why::Icon => "icon",
        Why::FirstToFour => "first_to_four",
    }
}

const fn why_rule(why: Why) -> &'static str {
    match why {
        Why::Sale => "BH-4.4",
        Why::Icon => "BH-7.6",
        Why::FirstToFour => "BH-10.1",
    }
}

fn decks_chosen(speaker: &Speaker<'_>, choices: &[(Seat, Deck)]) -> String {
    let each: Vec<String> = choices
        .iter()
        .map(|(seat, deck)| {
            let mut args = who(speaker, *seat);
            args.set("deck", deck_text(speaker, *deck));
            speaker.say("bh-saw-deck", &args)
        })
        .collect();
    speaker.say("bh-saw-decks", &args([("choices", each.join(", ").into())]))
}

fn scored(speaker: &Speaker<'_>, scores: &[Score]) -> String {
    let each: Vec<String> = Seat::all(scores.len() as u8)
        .zip(scores)
        .map(|(seat, score)| {
            let sum = sum_text(speaker, score);
            let mut args = who(speaker, seat);
            args.set("sum", if sum.is_empty() { "0".to_owned() } else { sum });
            args.set("total", signed(score.total));
            speaker.say("bh-saw-total", &args)
        })
        .collect();
    speaker.say("bh-saw-scored", &args([("totals", each.join(" ").into())]))
}
