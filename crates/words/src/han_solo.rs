//! The words of the Han Solo Card Game.

mod log;
mod outline;
mod stats;
mod story;

use crate::lang::typeset;
use crate::{Args, Lang, Speaker, Teller, Told, Words, args};
use han_solo::{Action, Ask, Card, Colour, Content, Forecast, HanSolo, Sight, Token, View};
use std::sync::Arc;
use tabletop::{Decision, Seat, Table};
use wire::{Outline, Stats, Story};

/// A viewer's table, to be told.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    speaker: &'a Speaker<'a>,
    content: &'a Content,
    view: &'a View,
}

impl Words for HanSolo {
    /// Two dice and the zero that everybody wants.
    const EMBLEM: &'static str = r#"<rect x="8" y="34" width="46" height="46" rx="9" transform="rotate(-12 31 57)"/><path d="M31 44l11 13-11 13-11-13z"/><circle cx="74" cy="38" r="19"/><path d="M61 52l26-28"/>"#;
    type Forecast = Forecast;
    type Teller<'a> = Reader<'a>;

    fn teller<'a>(
        speaker: &'a Speaker<'a>,
        content: &'a Arc<Content>,
        view: &'a View,
    ) -> Reader<'a> {
        Reader { speaker, content, view }
    }

    fn line(speaker: &Speaker<'_>, content: &Arc<Content>, sight: &Sight) -> Option<Told> {
        log::line(speaker, content, sight)
    }

    fn score_line(speaker: &Speaker<'_>, content: &Arc<Content>, what: &str) -> String {
        match content.tokens.iter().position(|face| face.id == what) {
            Some(idx) => item(speaker, content, Token::new(idx as u8)),
            None => what.to_owned(),
        }
    }

    fn stats(speaker: &Speaker<'_>, table: &Table<Self>) -> Stats {
        stats::stats(speaker, table)
    }

    fn story(speaker: &Speaker<'_>, table: &Table<Self>) -> Story {
        story::story(speaker, table)
    }
}

impl Teller<HanSolo> for Reader<'_> {
    fn question(&self, decision: Decision) -> String {
        let Self { speaker, content, view } = *self;
        match view.ask {
            Ask::Turn { .. } => speaker.plain("hs-ask-turn"),
            Ask::Discard { .. } => {
                let score: i8 =
                    own_cards(view, decision.seat).iter().map(|card| card.value()).sum();
                speaker.say("hs-ask-discard", &args([("score", signed(score).into())]))
            }
            Ask::Pick { .. } => speaker.plain("hs-ask-pick"),
            Ask::Name { .. } => speaker.plain("hs-ask-name"),
            Ask::Capture { .. } => {
                let falcon = content.falcon();
                let owner = Seat::all(view.setup.seats)
                    .find(|seat| view.players[seat.idx()].tokens.contains(&falcon));
                let name = owner.map(|seat| speaker.name(seat)).unwrap_or_default();
                speaker.say("hs-ask-capture", &args([("name", name.into())]))
            }
            Ask::Nothing => String::new(),
        }
    }

    fn label(&self, action: &Action) -> String {
        let Self { speaker, content, view } = *self;
        match action {
            Action::Draw => speaker.plain("hs-draw"),
            Action::Take => {
                let top = view.discards.last().copied();
                speaker.say("hs-take", &card_args(top))
            }
            Action::Stand => speaker.plain("hs-stand"),
            Action::Keep => speaker.plain("hs-keep"),
            Action::Discard(card) => {
                let alike = |other: &Card| other.value() == card.value();
                let key = match view.ask {
                    // HS-3.4: putting down one like it is putting it back.
                    Ask::Discard { taken: Some(taken), .. } if alike(&taken) => "hs-put-back",
                    // A drawn card is the last of the hand. HS-10.6: where another one looks the
                    // same, the offer is about either of them.
                    Ask::Discard { seat, taken: None } => {
                        let own = own_cards(view, seat);
                        let is_drawn = own.last().is_some_and(alike);
                        let is_only = own.iter().filter(|held| alike(held)).count() == 1;
                        if is_drawn && is_only { "hs-discard-drawn" } else { "hs-discard" }
                    }
                    Ask::Nothing
                    | Ask::Turn { .. }
                    | Ask::Discard { .. }
                    | Ask::Pick { .. }
                    | Ask::Name { .. }
                    | Ask::Capture { .. } => "hs-discard",
                };
                speaker.say(key, &card_args(card.fits().iter().next()))
            }
            Action::Pick(token) => {
                speaker.say("hs-pick", &args([("token", item(speaker, content, *token).into())]))
            }
            Action::Name(token) => {
                speaker.say("hs-name", &args([("token", item(speaker, content, *token).into())]))
            }
            Action::Capture(colour) => {
                speaker.say("hs-capture", &args([("colour", colour_key(*colour).into())]))
            }
            Action::Decline => speaker.plain("hs-decline"),
        }
    }

    fn forecast(&self, action: &Action) -> Option<Forecast> {
        self.view.forecast(*action)
    }

    fn outline(&self) -> Outline {
        outline::outline(self.speaker, self.content, self.view)
    }
}

/// A number as the cards show it: `+3`, `−10`, `0`.
fn signed(value: i8) -> String {
    match value {
        0 => "0".to_owned(),
        1.. => format!("+{value}"),
        // A real minus sign: screen readers say it, and it is as wide as a plus.
        ..0 => format!("−{}", value.unsigned_abs()),
    }
}

fn card_text(card: Card) -> String {
    signed(card.value())
}

fn card_args(card: Option<Card>) -> Args<'static> {
    args([("card", card.map(card_text).unwrap_or_default().into())])
}

fn cards_text(cards: &[Card]) -> String {
    cards.iter().map(|card| card_text(*card)).collect::<Vec<_>>().join(" ")
}

fn item(speaker: &Speaker<'_>, content: &Content, token: Token) -> String {
    let face = content.face(token);
    let name = match speaker.lang() {
        Lang::En => &face.names.en,
        Lang::Fr => &face.names.fr,
        Lang::Es => &face.names.es,
    };
    let value = speaker.lang().grouped(face.value);
    let colour = colour_key(face.colour);
    speaker.say(
        "hs-token",
        &args([("name", typeset(name).into()), ("colour", colour.into()), ("value", value.into())]),
    )
}

const fn colour_key(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "green",
        Colour::Gold => "gold",
        Colour::Red => "red",
        Colour::Blue => "blue",
    }
}

fn symbol(speaker: &Speaker<'_>, symbol: han_solo::Symbol) -> String {
    speaker.plain(&format!("hs-symbol-{}", symbol.0))
}

fn own_cards(view: &View, seat: Seat) -> &[Card] {
    &view.players[seat.idx()].cards
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_carry_their_sign() {
        assert_eq!([3, 0, -10].map(signed), ["+3", "0", "−10"]);
    }
}
