//! The table in words.

use super::{card_text, cards_text, item, signed, symbol};
use crate::{Speaker, args};
use han_solo::{Card, CardName, Colour, Content, Player, Reveal, View, Why};
use tabletop::Seat;
use wire::{Outline, Section};

pub(super) fn outline(speaker: &Speaker<'_>, content: &Content, view: &View) -> Outline {
    let mut sections = Vec::new();
    if let Some(seat) = view.viewer.seat() {
        sections.push(section(speaker, "hs-head-hand", hand(speaker, &view.players[seat.idx()])));
    }
    sections.push(section(speaker, "hs-head-piles", piles(speaker, view)));
    sections.push(section(speaker, "hs-head-pot", pot(speaker, content, view)));
    let told = view.reveal.as_ref().map(|last| reveal(speaker, view, last));
    // While the pot is shared out the reveal is the matter; later it is old news.
    let (now, later) = if view.ranking.is_some() { (told, None) } else { (None, told) };
    sections.extend(now);
    sections.push(section(speaker, "hs-head-players", players(speaker, content, view)));
    sections.push(section(speaker, "hs-head-table", table(speaker, view)));
    sections.extend(later);
    Outline { sections }
}

fn section(speaker: &Speaker<'_>, heading: &str, lines: Vec<String>) -> Section {
    Section { heading: speaker.plain(heading), lines, ..Section::default() }
}

fn table(speaker: &Speaker<'_>, view: &View) -> Vec<String> {
    let rounds = args([("round", view.round.into()), ("rounds", view.n_rounds.into())]);
    let mut lines = vec![speaker.say("hs-round", &rounds)];
    lines.push(match view.lap {
        lap @ 1..=3 => speaker.say("hs-lap", &args([("lap", lap.into())])),
        _ => speaker.plain("hs-lap-over"),
    });
    let dealer = args([
        ("who", speaker.who(view.dealer).into()),
        ("name", speaker.name(view.dealer).into()),
    ]);
    lines.push(speaker.say("hs-dealer", &dealer));
    if let Some(dice) = view.dice {
        let [first, second] = dice.map(|die| symbol(speaker, die));
        lines.push(
            speaker.say("hs-dice", &args([("first", first.into()), ("second", second.into())])),
        );
    }
    lines
}

fn hand(speaker: &Speaker<'_>, player: &Player) -> Vec<String> {
    let card = |card: &Card| {
        if player.shown.contains(card) {
            speaker.say("hs-hand-card-shown", &super::card_args(Some(*card)))
        } else {
            card_text(*card)
        }
    };
    let mut lines: Vec<String> = player.cards.iter().map(card).collect();
    let score = player.cards.iter().map(|card| card.value()).sum();
    lines.push(speaker.say("hs-hand-score", &args([("score", signed(score).into())])));
    lines
}

fn piles(speaker: &Speaker<'_>, view: &View) -> Vec<String> {
    let mut lines = Vec::new();
    if let Some(top) = view.discards.last() {
        lines.push(speaker.say("hs-discard-top", &super::card_args(Some(*top))));
    }
    if view.setup.options.browse_discards && view.discards.len() > 1 {
        let top_first: Vec<Card> = view.discards.iter().rev().copied().collect();
        lines
            .push(speaker.say("hs-discard-all", &args([("cards", cards_text(&top_first).into())])));
    }
    lines.push(speaker.say("hs-draw-pile", &args([("count", view.n_draw.into())])));
    lines
}

fn pot(speaker: &Speaker<'_>, content: &Content, view: &View) -> Vec<String> {
    let mut lines: Vec<String> =
        view.pot.iter().map(|token| item(speaker, content, *token)).collect();
    if lines.is_empty() {
        lines.push(speaker.plain("hs-pot-empty"));
    }
    lines.push(speaker.say("hs-stack", &args([("count", view.n_stack.into())])));
    lines
}

fn players(speaker: &Speaker<'_>, content: &Content, view: &View) -> Vec<String> {
    Seat::all(view.setup.seats)
        .map(|seat| {
            let player = &view.players[seat.idx()];
            speaker.say(
                "hs-player",
                &args([
                    ("name", speaker.name(seat).into()),
                    ("cards", held(speaker, player).into()),
                    ("tokens", owned(speaker, content, player).into()),
                    ("total", speaker.lang().grouped(player.total).into()),
                    ("n", player.total.into()),
                ]),
            )
        })
        .collect()
}

fn held(speaker: &Speaker<'_>, player: &Player) -> String {
    let count = player.cards.len() + usize::from(player.n_hidden);
    match player.score {
        Some(score) if count > 0 => speaker.say(
            "hs-player-shown",
            &args([("cards", cards_text(&player.cards).into()), ("score", signed(score).into())]),
        ),
        _ if !player.cards.is_empty() => speaker.say(
            "hs-player-known",
            &args([("count", count.into()), ("cards", cards_text(&player.cards).into())]),
        ),
        _ => speaker.say("hs-player-cards", &args([("count", count.into())])),
    }
}

fn owned(speaker: &Speaker<'_>, content: &Content, player: &Player) -> String {
    let of = |colour: Colour| {
        player.tokens.iter().filter(|token| content.face(**token).colour == colour).count()
    };
    let tokens = speaker.say(
        "hs-player-tokens",
        &args([
            ("count", player.tokens.len().into()),
            ("red", of(Colour::Red).into()),
            ("blue", of(Colour::Blue).into()),
        ]),
    );
    if player.tokens.contains(&content.falcon()) {
        return speaker.say("hs-player-falcon", &args([("tokens", tokens.into())]));
    }
    tokens
}

/// What a program asks for by [`Section::topic`]: the last reveal. Its lines are a hand and why it
/// beats the next, best hand first, down to the last hand; so every second line is a reason.
const REVEAL: &str = "reveal";

fn reveal(speaker: &Speaker<'_>, view: &View, reveal: &Reveal) -> Section {
    let heading = if view.ranking.is_some() {
        speaker.plain("hs-head-ranking")
    } else {
        speaker.say("hs-head-last-ranking", &args([("round", reveal.round.into())]))
    };
    let lines = ranked(speaker, reveal);
    Section { topic: REVEAL.to_owned(), heading, lines, ..Section::default() }
}

fn ranked(speaker: &Speaker<'_>, reveal: &Reveal) -> Vec<String> {
    let mut lines = Vec::new();
    for this in &reveal.ranking {
        lines.push(speaker.say(
            "hs-saw-ranked",
            &args([
                ("place", this.place.into()),
                ("name", speaker.name(this.seat).into()),
                ("cards", values_text(&reveal.hands[this.seat.idx()]).into()),
                ("score", signed(this.score).into()),
            ]),
        ));
        if let (Some(why), Some(compared)) = (this.beats_next, this.compared) {
            lines.push(because(speaker, why, compared));
        }
    }
    lines
}

// HS-10.5: one line per neighbour pair.
fn because(speaker: &Speaker<'_>, why: Why, [upper, lower]: [i8; 2]) -> String {
    let pair =
        |upper: String, lower: String| args([("upper", upper.into()), ("lower", lower.into())]);
    let signs = || pair(signed(upper), signed(lower));
    match why {
        Why::BestHand => speaker.plain("hs-why-best-hand"),
        Why::Zero => speaker.say("hs-why-zero", &signs()),
        Why::MoreCards => {
            speaker.say("hs-why-more-cards", &pair(upper.to_string(), lower.to_string()))
        }
        Why::HigherSum => speaker.say("hs-why-higher-sum", &signs()),
        Why::HigherCard => speaker.say("hs-why-higher-card", &signs()),
        Why::Closer => speaker.say("hs-why-closer", &signs()),
        Why::Plus => speaker.plain("hs-why-plus"),
        Why::Tied => speaker.plain("hs-why-tied"),
    }
}

fn values_text(cards: &[CardName]) -> String {
    cards.iter().map(|card| signed(card.value())).collect::<Vec<_>>().join(" ")
}
