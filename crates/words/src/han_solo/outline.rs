//! The table in words.

use super::{card_text, cards_text, item, signed, symbol};
use crate::{Speaker, args};
use han_solo::{Card, Colour, Content, Player, Ranked, View, Why};
use tabletop::Seat;
use wire::{Outline, Section};

pub(super) fn outline(speaker: &Speaker<'_>, content: &Content, view: &View) -> Outline {
    let mut sections = Vec::new();
    if let Some(seat) = view.viewer.seat() {
        sections.push(section(speaker, "hs-head-hand", hand(speaker, &view.players[seat.idx()])));
    }
    sections.push(section(speaker, "hs-head-piles", piles(speaker, view)));
    sections.push(section(speaker, "hs-head-pot", pot(speaker, content, view)));
    if let Some(ranking) = &view.ranking {
        sections.push(section(speaker, "hs-head-ranking", ranked(speaker, view, ranking)));
    }
    sections.push(section(speaker, "hs-head-players", players(speaker, content, view)));
    sections.push(section(speaker, "hs-head-table", table(speaker, view)));
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

fn ranked(speaker: &Speaker<'_>, view: &View, ranking: &[Ranked]) -> Vec<String> {
    let mut lines = Vec::new();
    for (idx, this) in ranking.iter().enumerate() {
        let cards = &view.players[this.seat.idx()].cards;
        lines.push(speaker.say(
            "hs-saw-ranked",
            &args([
                ("place", this.place.into()),
                ("name", speaker.name(this.seat).into()),
                ("cards", cards_text(cards).into()),
                ("score", signed(this.score).into()),
            ]),
        ));
        if let (Some(why), Some(next)) = (this.beats_next, ranking.get(idx + 1)) {
            lines.push(because(speaker, why, cards, &view.players[next.seat.idx()].cards));
        }
    }
    lines
}

// HS-10.5: one line per neighbour pair.
fn because(speaker: &Speaker<'_>, why: Why, cards: &[Card], others: &[Card]) -> String {
    let score = |cards: &[Card]| -> i8 { cards.iter().map(|card| card.value()).sum() };
    let greens = |cards: &[Card]| -> i8 { cards.iter().map(|card| card.value().max(0)).sum() };
    let top =
        |cards: &[Card]| -> i8 { cards.iter().map(|card| card.value().max(0)).max().unwrap_or(0) };
    let counts = |key: &str, count: String, others: String| {
        speaker.say(key, &args([("count", count.into()), ("others", others.into())]))
    };
    let scores = |key: &str| {
        speaker.say(
            key,
            &args([
                ("score", signed(score(cards)).into()),
                ("other", signed(score(others)).into()),
            ]),
        )
    };
    match why {
        Why::BestHand => speaker.plain("hs-why-best-hand"),
        Why::Zero => scores("hs-why-zero"),
        Why::MoreCards => {
            counts("hs-why-more-cards", cards.len().to_string(), others.len().to_string())
        }
        Why::HigherSum => {
            counts("hs-why-higher-sum", signed(greens(cards)), signed(greens(others)))
        }
        Why::HigherCard => counts("hs-why-higher-card", signed(top(cards)), signed(top(others))),
        Why::Closer => scores("hs-why-closer"),
        Why::Plus => speaker.plain("hs-why-plus"),
        Why::Tied => speaker.plain("hs-why-tied"),
    }
}
