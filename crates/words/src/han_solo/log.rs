//! What happened, line by line.

use super::{card_args, cards_text, colour_key, item, signed, symbol};
use crate::{Args, Speaker, Told, args};
use han_solo::{Card, Content, HowTaken, Ranked, Sight, Token};
use tabletop::Seat;

pub(super) fn line(speaker: &Speaker<'_>, content: &Content, sight: &Sight) -> Option<Told> {
    let told = |line: String, rule: &'static str| Some(Told { line, rule: Some(rule) });
    let by = |key: &str, seat: Seat, rule: &'static str| {
        told(speaker.say(key, &who(speaker, seat)), rule)
    };
    let with_card = |key: &str, seat: Seat, card: Card, rule: &'static str| {
        let mut args = who(speaker, seat);
        args.set("card", super::card_text(card));
        told(speaker.say(key, &args), rule)
    };
    match sight {
        Sight::Trimmed { .. }
        | Sight::RoundBegan { .. }
        | Sight::Dealt { .. }
        | Sight::Upturned { .. }
        | Sight::TokenRevealed { .. }
        | Sight::Reshuffled { .. } => dealing(speaker, content, sight),
        Sight::Drew { seat, card: Some(card) } => with_card("hs-saw-drew", *seat, *card, "HS-3.2"),
        Sight::Drew { seat, card: None } => {
            let mut args = who(speaker, *seat);
            args.set("card", "");
            told(speaker.say("hs-saw-drew", &args), "HS-3.2")
        }
        Sight::Took { seat, card } => with_card("hs-saw-took", *seat, *card, "HS-3.2"),
        Sight::Discarded { seat, card } => with_card("hs-saw-discarded", *seat, *card, "HS-3.3"),
        Sight::Kept { seat } => by("hs-saw-kept", *seat, "HS-3.2"),
        Sight::Stood { seat, put_back: None } => by("hs-saw-stood", *seat, "HS-3.2"),
        Sight::Stood { seat, put_back: Some(card) } => {
            with_card("hs-saw-put-back", *seat, *card, "HS-3.4")
        }
        Sight::Rolled { dice, shift } => {
            let [first, second] = dice.map(|die| symbol(speaker, die));
            let key = if *shift { "hs-saw-shift" } else { "hs-saw-rolled" };
            told(
                speaker.say(key, &args([("first", first.into()), ("second", second.into())])),
                "HS-5.1",
            )
        }
        Sight::HandDropped { seat, cards } => {
            let mut args = who(speaker, *seat);
            args.set("cards", cards_text(cards));
            told(speaker.say("hs-saw-hand-dropped", &args), "HS-5.4")
        }
        Sight::Revealed { hands, ranking } => told(revealed(speaker, hands, ranking), "HS-3.7"),
        Sight::Named { .. }
        | Sight::NamesShown { .. }
        | Sight::ContestDrew { .. }
        | Sight::OrderDrawn { .. }
        | Sight::TokenTaken { .. }
        | Sight::WentWithout { .. }
        | Sight::Captured { .. }
        | Sight::Declined { .. } => sharing(speaker, content, sight),
        Sight::GameEnded { totals } => told(game_ended(speaker, totals), "HS-9.1"),
    }
}

/// Lines from what is laid out for a round.
fn dealing(speaker: &Speaker<'_>, content: &Content, sight: &Sight) -> Option<Told> {
    let told = |line: String, rule: &'static str| Some(Told { line, rule: Some(rule) });
    match sight {
        Sight::Trimmed { n_tokens } => {
            told(speaker.say("hs-saw-trimmed", &args([("count", (*n_tokens).into())])), "HS-2.6")
        }
        Sight::RoundBegan { round, dealer } => {
            let mut args = who(speaker, *dealer);
            args.set("round", *round);
            told(speaker.say("hs-saw-round-began", &args), "HS-2.3")
        }
        // Cards dealt to others are backs on the table, and need no telling.
        Sight::Dealt { card: None, .. } => None,
        Sight::Dealt { card, .. } => {
            told(speaker.say("hs-saw-dealt-you", &card_args(*card)), "HS-2.3")
        }
        Sight::Upturned { card } => {
            told(speaker.say("hs-saw-upturned", &card_args(Some(*card))), "HS-4.1")
        }
        Sight::TokenRevealed { token } => told(
            speaker.say("hs-saw-token-revealed", &token_args(speaker, content, *token)),
            "HS-2.4",
        ),
        Sight::Reshuffled { n_cards } => {
            told(speaker.say("hs-saw-reshuffled", &args([("count", (*n_cards).into())])), "HS-4.3")
        }
        Sight::Drew { .. }
        | Sight::Took { .. }
        | Sight::Discarded { .. }
        | Sight::Kept { .. }
        | Sight::Stood { .. }
        | Sight::Rolled { .. }
        | Sight::HandDropped { .. }
        | Sight::Revealed { .. }
        | Sight::Named { .. }
        | Sight::NamesShown { .. }
        | Sight::ContestDrew { .. }
        | Sight::OrderDrawn { .. }
        | Sight::TokenTaken { .. }
        | Sight::WentWithout { .. }
        | Sight::Captured { .. }
        | Sight::Declined { .. }
        | Sight::GameEnded { .. } => None,
    }
}

/// Lines from the sharing out of the pot to the captures.
fn sharing(speaker: &Speaker<'_>, content: &Content, sight: &Sight) -> Option<Told> {
    let told = |line: String, rule: &'static str| Some(Told { line, rule: Some(rule) });
    let by = |key: &str, seat: Seat, rule: &'static str| {
        told(speaker.say(key, &who(speaker, seat)), rule)
    };
    match sight {
        Sight::Named { seat, token } => {
            let mut args = who(speaker, *seat);
            args.set("token", token.map(|token| item(speaker, content, token)).unwrap_or_default());
            told(speaker.say("hs-saw-named", &args), "HS-7.3")
        }
        Sight::NamesShown { names } => told(names_shown(speaker, content, names), "HS-7.3"),
        Sight::ContestDrew { seat, card, token } => {
            let mut args = who(speaker, *seat);
            args.set("card", super::card_text(*card));
            match token {
                Some(token) => {
                    args.set("token", item(speaker, content, *token));
                    told(speaker.say("hs-saw-contest-drew", &args), "HS-7.2")
                }
                None => told(speaker.say("hs-saw-order-drew", &args), "HS-7.3"),
            }
        }
        Sight::OrderDrawn { order } => {
            let names: Vec<String> = order.iter().map(|seat| speaker.name(*seat)).collect();
            told(
                speaker.say("hs-saw-order-drawn", &args([("names", names.join(", ").into())])),
                "HS-7.3",
            )
        }
        Sight::TokenTaken { seat, token, how } => {
            let (key, rule) = match how {
                HowTaken::Picked => ("hs-saw-token-picked", "HS-7.1"),
                HowTaken::Given => ("hs-saw-token-given", "HS-7.1"),
                HowTaken::Unopposed => ("hs-saw-token-given", "HS-7.3"),
                HowTaken::Contest => ("hs-saw-token-won", "HS-7.2"),
            };
            let mut args = who(speaker, *seat);
            args.set("token", item(speaker, content, *token));
            told(speaker.say(key, &args), rule)
        }
        Sight::WentWithout { seat } => by("hs-saw-went-without", *seat, "HS-7.5"),
        Sight::Captured { seat, from, colour } => {
            let mut args = who(speaker, *seat);
            args.set("from", speaker.name(*from));
            args.set("robbed", speaker.who(*from));
            args.set("colour", colour_key(*colour));
            told(speaker.say("hs-saw-captured", &args), "HS-8.1")
        }
        Sight::Declined { seat } => by("hs-saw-declined", *seat, "HS-8.2"),
        Sight::Trimmed { .. }
        | Sight::RoundBegan { .. }
        | Sight::Dealt { .. }
        | Sight::Upturned { .. }
        | Sight::TokenRevealed { .. }
        | Sight::Drew { .. }
        | Sight::Took { .. }
        | Sight::Discarded { .. }
        | Sight::Kept { .. }
        | Sight::Stood { .. }
        | Sight::Reshuffled { .. }
        | Sight::Rolled { .. }
        | Sight::HandDropped { .. }
        | Sight::Revealed { .. }
        | Sight::GameEnded { .. } => None,
    }
}

fn who(speaker: &Speaker<'_>, seat: Seat) -> Args<'static> {
    args([("who", speaker.who(seat).into()), ("name", speaker.name(seat).into())])
}

fn token_args(speaker: &Speaker<'_>, content: &Content, token: Token) -> Args<'static> {
    args([("token", item(speaker, content, token).into())])
}

fn revealed(speaker: &Speaker<'_>, hands: &[Vec<Card>], ranking: &[Ranked]) -> String {
    let mut sentences = vec![speaker.plain("hs-saw-revealed")];
    sentences.extend(ranking.iter().map(|ranked| {
        let mut args = who(speaker, ranked.seat);
        args.set("place", ranked.place);
        args.set("cards", cards_text(&hands[ranked.seat.idx()]));
        args.set("score", signed(ranked.score));
        speaker.say("hs-saw-ranked", &args)
    }));
    sentences.join(" ")
}

fn names_shown(speaker: &Speaker<'_>, content: &Content, names: &[(Seat, Token)]) -> String {
    let each: Vec<String> = names
        .iter()
        .map(|(seat, token)| {
            let mut args = who(speaker, *seat);
            args.set("token", item(speaker, content, *token));
            speaker.say("hs-saw-name", &args)
        })
        .collect();
    speaker.say("hs-saw-names-shown", &args([("names", each.join("; ").into())]))
}

fn game_ended(speaker: &Speaker<'_>, totals: &[i32]) -> String {
    let each: Vec<String> = Seat::all(totals.len() as u8)
        .map(|seat| {
            let mut args = who(speaker, seat);
            args.set("value", speaker.lang().grouped(totals[seat.idx()]));
            speaker.say("hs-saw-total", &args)
        })
        .collect();
    speaker.say("hs-saw-game-ended", &args([("totals", each.join(", ").into())]))
}
