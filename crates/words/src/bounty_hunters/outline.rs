//! The table in words.

use super::answers::after;
use super::cards::{card_text, cards_text, names_text, target_text, values};
use super::{deck_text, signed, sum_text, who};
use crate::{Speaker, args};
use bounty_hunters::{Ask, Card, Confrontation, Content, Deck, DeckView, Player, View};
use tabletop::Seat;
use wire::{Outline, Section};

pub(super) fn outline(speaker: &Speaker<'_>, content: &Content, view: &View) -> Outline {
    let mut sections = Vec::new();
    let me = view.viewer.seat();
    if let Some(seat) = me {
        let player = &view.players[seat.idx()];
        sections.push(section(speaker, "bh-head-hand", hand(speaker, content, player)));
        sections.push(section(speaker, "bh-head-area", area(speaker, content, player)));
    }
    // Whoever gets the own hand comes first: to the left, once around.
    let first = me.map_or(0, |seat| seat.idx() + 1);
    let n_seats = view.players.len();
    for idx in (first..first + n_seats).map(|idx| idx % n_seats) {
        let seat = Seat::new(idx as u8);
        if Some(seat) == me {
            continue;
        }
        let player = &view.players[idx];
        let mut lines = area(speaker, content, player);
        lines.push(rival_hand(speaker, content, player, view.setup.options.passed_hand_reminder));
        let heading = speaker.say("bh-head-player", &args([("name", speaker.name(seat).into())]));
        sections.push(Section { heading, lines, ..Section::default() });
    }
    let decks = view.decks.iter().map(|deck| deck_line(speaker, content, deck)).collect();
    sections.push(section(speaker, "bh-head-decks", decks));
    sections.push(section(speaker, "bh-head-table", table(speaker, view)));
    Outline { sections }
}

fn section(speaker: &Speaker<'_>, heading: &str, lines: Vec<String>) -> Section {
    Section { heading: speaker.plain(heading), lines, ..Section::default() }
}

fn table(speaker: &Speaker<'_>, view: &View) -> Vec<String> {
    let mut lines = vec![match view.last_turn {
        Some(last) => {
            speaker.say("bh-turn-last", &args([("turn", view.turn.into()), ("last", last.into())]))
        }
        None => speaker.say("bh-turn", &args([("turn", view.turn.into())])),
    }];
    let step = match view.ask {
        Ask::Draw { .. } => "draw",
        Ask::Commit { .. } => "choose",
        Ask::Window { .. } => "activate",
        Ask::Nothing => "over",
    };
    lines.push(speaker.say("bh-step", &args([("step", step.into())])));
    lines.push(speaker.say("bh-guild-master", &who(speaker, view.guild_master)));
    if view.setup.options.introductory {
        lines.push(speaker.plain("bh-introductory"));
    }
    if let Some(n_reserve) = view.n_reserve {
        lines.push(speaker.say("bh-credit-reserve", &args([("count", n_reserve.into())])));
    }
    lines
}

fn deck_line(speaker: &Speaker<'_>, content: &Content, deck: &DeckView) -> String {
    let top = deck.top.map(|card| card_text(speaker, content, card)).unwrap_or_default();
    speaker.say(
        "bh-deck-line",
        &args([
            ("deck", capitalised(&deck_text(speaker, deck.deck)).into()),
            ("count", deck.n_cards.into()),
            ("discards", deck.discards.len().into()),
            ("top", top.into()),
        ]),
    )
}

/// The names of the decks stand inside sentences; here one begins a line.
fn capitalised(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

fn hand(speaker: &Speaker<'_>, content: &Content, player: &Player) -> Vec<String> {
    let line = |card: &Card| {
        let text = card_text(speaker, content, *card);
        if player.fresh == Some(*card) {
            return capitalised(&speaker.say("bh-hand-fresh", &args([("card", text.into())])));
        }
        capitalised(&text)
    };
    player.hand.iter().map(line).collect()
}

/// What lies in front of a seat, and what it is worth so far.
fn area(speaker: &Speaker<'_>, content: &Content, player: &Player) -> Vec<String> {
    let credits = args([("count", player.credits.into()), ("captured", player.n_captured.into())]);
    let mut lines = vec![speaker.say("bh-credits", &credits), points(speaker, player)];
    lines.extend(player.confrontations.iter().map(|it| confrontation(speaker, content, it)));
    lines.extend(player.reserved.iter().map(|card| {
        let text = card_text(speaker, content, *card);
        speaker.say("bh-reserved", &args([("card", text.into())]))
    }));
    if !player.crate_cards.is_empty() {
        let cards = cards_text(speaker, content, &player.crate_cards);
        lines.push(speaker.say("bh-crates", &args([("cards", cards.into())])));
    }
    lines.extend(
        player.contracts.iter().map(|card| capitalised(&card_text(speaker, content, *card))),
    );
    lines
}

fn points(speaker: &Speaker<'_>, player: &Player) -> String {
    let sum = sum_text(speaker, &player.score);
    if sum.is_empty() {
        return speaker.plain("bh-points-none");
    }
    // A negative total takes the words of many, and a minus that is read out.
    let total = player.score.total;
    let facts = match u32::try_from(total) {
        Ok(total) => args([("points", total.into()), ("sum", sum.into())]),
        Err(_) => args([("points", signed(total).into()), ("sum", sum.into())]),
    };
    speaker.say("bh-points", &facts)
}

fn confrontation(speaker: &Speaker<'_>, content: &Content, it: &Confrontation) -> String {
    let attackers = if it.attackers.is_empty() {
        speaker.plain("bh-attackers-none")
    } else {
        let cards = names_text(speaker, content, &it.attackers);
        speaker.say("bh-attackers", &args([("cards", cards.into())]))
    };
    let mut facts =
        args([("attackers", attackers.into()), ("attack", values(speaker, it.attack).into())]);
    let Some(target) = it.target else { return speaker.say("bh-orphan", &facts) };
    if it.captured {
        facts.set("target", target_text(speaker, content, target));
        return speaker.say("bh-captured", &facts);
    }
    facts.set("target", card_text(speaker, content, target));
    facts.set("after", after(speaker, it.stands()));
    capitalised(&speaker.say("bh-open", &facts))
}

/// How many cards a rival holds, and what the reader remembers of them: those
/// that went through the own hand, and of the others the decks they were drawn
/// from, which everybody saw (BH-3.5).
fn rival_hand(speaker: &Speaker<'_>, content: &Content, player: &Player, reminded: bool) -> String {
    let mut facts = args([("count", player.n_hand.into())]);
    if !reminded || player.n_hand == 0 {
        return speaker.say("bh-rival-hand", &facts);
    }
    let mut parts = Vec::new();
    if !player.hand.is_empty() {
        parts.push(cards_text(speaker, content, &player.hand));
    }
    parts.extend(Deck::ALL.into_iter().filter_map(|deck| {
        let n: u8 = player.hidden.iter().filter(|group| group.deck == deck).map(|it| it.n).sum();
        let deck = deck_text(speaker, deck);
        (n > 0)
            .then(|| speaker.say("bh-hidden", &args([("count", n.into()), ("deck", deck.into())])))
    }));
    facts.set("cards", parts.join(", "));
    speaker.say("bh-rival-hand-known", &facts)
}
