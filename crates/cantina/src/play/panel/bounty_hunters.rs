//! Star Wars: Bounty Hunters in characters: everybody at a glance, the decks,
//! the own hand, and the own area with a bar for each shield.

mod faces;

use super::pen::Pen;
use super::{Drawn, Look, Moment};
use crate::play::text::{fit, len, wrap};
use bounty_hunters::{Action, Card, Confrontation, Content, Deck, Face, Player, Sight};
use catalog::games::BountyHunters;
use faces::{DECKS, Faces};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use std::borrow::Cow;
use tabletop::Seat;
use words::{Lang, Words as _};

/// The columns for a name of a player.
const NAME_WIDTH: usize = 8;
/// The columns for the name of a target beside its bars.
const TARGET_WIDTH: usize = 12;
/// BH-10.1: how many captures bring the end.
const FOUR: u8 = 4;
/// BH-1.5: green, blue and orange; the letters beside them say the same.
const COLOURS: [Color; 3] = [Color::Green, Color::Blue, Color::Yellow];

impl Drawn for BountyHunters {
    fn title(lang: Lang) -> Cow<'static, str> {
        let title = match lang {
            Lang::En | Lang::Es => "Star Wars: Bounty Hunters",
            Lang::Fr => "Star Wars\u{a0}: Bounty Hunters",
        };
        Cow::Borrowed(title)
    }

    fn progress(look: &Look<'_, Self>) -> String {
        let (view, phrases) = (look.view, look.phrases);
        match view.last_turn {
            Some(last) => format!("{} {}/{last}", phrases.turn, view.turn),
            None => format!("{} {}", phrases.turn, view.turn),
        }
    }

    fn moment(look: &Look<'_, Self>, sight: &Sight) -> Option<Moment> {
        let line = |sight: &Sight| Self::line(look.speaker, look.content, sight).map(|it| it.line);
        match sight {
            Sight::Revealed { choices } => {
                let told = choices
                    .iter()
                    .filter_map(|(seat, choice)| line(&carried_out(look.content, *seat, *choice)?));
                Some(Moment { title: line(sight)?, lines: told.collect() })
            }
            Sight::FirstToFour { .. } | Sight::LastTurns { .. } => {
                Some(Moment { title: "★".to_owned(), lines: vec![line(sight)?] })
            }
            _ => None,
        }
    }

    fn draw(look: &Look<'_, Self>, area: Rect, buf: &mut Buffer) {
        let own = &look.view.players[look.me.idx()];
        let n_lines = look.view.players.len() + own.hand.len() + own.confrontations.len() + 10;
        let tight = usize::from(area.height) < n_lines;
        let mut pen = Pen::new(look, area, buf);
        pen.players();
        pen.gap(tight);
        pen.decks();
        pen.gap(tight);
        pen.hand(own);
        pen.gap(tight);
        pen.area(own);
    }
}

/// What a revealed choice leads to, as it will be seen; nothing for a choice
/// that is not about a card of the hand.
fn carried_out(content: &Content, seat: Seat, choice: Action) -> Option<Sight> {
    match choice {
        Action::Sell(card) => Some(Sight::Sold { seat, deck: card.deck(), card }),
        Action::Reserve(card) => Some(Sight::Reserved { seat, card }),
        Action::Play { card, on } => {
            let paid = match content.face(card) {
                Face::Droid(face) => face.cost,
                Face::Crate(face) => face.cost,
                Face::Target(_) | Face::Hunter(_) | Face::Contract(_) => 0,
            };
            Some(Sight::Played { seat, card, on, paid })
        }
        Action::Draw(_) | Action::Activate { .. } | Action::Done => None,
    }
}

impl Pen<'_, '_, BountyHunters> {
    fn faces(&self) -> Faces<'_> {
        Faces { speaker: self.look.speaker, content: self.look.content }
    }

    /// One line a seat: whether it is awaited or has chosen, captures to four,
    /// credits, points so far, and its open targets with what they lack.
    fn players(&mut self) {
        let (view, theme) = (self.look.view, self.look.theme);
        for (seat, player) in Seat::all(view.setup.seats).zip(&view.players) {
            let style = if seat == self.look.me { theme.bold() } else { Style::new() };
            let mark = match (self.look.awaited.contains(&seat), view.chosen.contains(seat)) {
                (true, _) => "▸",
                (false, true) => "✓",
                (false, false) => " ",
            };
            self.put(0, mark, theme.calm());
            self.put(1, &fit(&self.look.speaker.name(seat), NAME_WIDTH), style);
            if seat == view.guild_master {
                self.put(1 + NAME_WIDTH as u16, "♔", theme.dim());
            }
            let x = 3 + NAME_WIDTH as u16;
            self.put(x, &captures(player.n_captured), theme.heading());
            self.put(x + 5, &format!("¢{:<2}", player.credits), Style::new());
            let total = format!("{:>3}", player.score.total).replace('-', "−");
            self.put(x + 8, &total, style);
            // The own ones have their bars below.
            if seat != self.look.me {
                self.put(x + 12, &self.open_targets(player), theme.dim());
            }
            self.y += 1;
        }
    }

    /// `Grogu:O1 Han:G3B2`: the open targets and what each still lacks.
    fn open_targets(&self, player: &Player) -> String {
        let faces = self.faces();
        let each = player.confrontations.iter().filter(|it| !it.captured).map(|it| {
            let name = it.target.map_or("?".to_owned(), |target| faces.first_name(target));
            let lack: [u16; 3] =
                std::array::from_fn(|idx| it.shields[idx].saturating_sub(it.attack[idx]));
            format!("{name}:{}", faces.values(if it.target.is_some() { lack } else { it.attack }))
        });
        each.collect::<Vec<_>>().join(" ")
    }

    /// Each deck with its cards and, in brackets, its discards.
    fn decks(&mut self) {
        let mut x = 1;
        for deck in &self.look.view.decks {
            let (sign, colour) = DECKS[deck.deck.idx()];
            let text = format!("{} ({})", deck.n_cards, deck.discards.len());
            self.put(x, sign, self.look.theme.fg(colour));
            self.put(x + 2, &text, Style::new());
            x += 4 + len(&text) as u16;
        }
        self.y += 1;
    }

    /// One line a card; the one just drawn is marked.
    fn hand(&mut self, own: &Player) {
        self.put(0, self.look.phrases.hand, self.look.theme.heading());
        self.y += 1;
        for card in &own.hand {
            let (sign, colour) = DECKS[card.deck().idx()];
            let chosen = self.look.view.own_choice.and_then(Action::card) == Some(*card);
            let mark = match (chosen, own.fresh == Some(*card)) {
                (true, _) => "✓",
                (false, true) => "+",
                (false, false) => " ",
            };
            self.put(0, mark, self.look.theme.calm());
            self.put(1, sign, self.look.theme.fg(colour));
            self.put(3, &self.faces().line(*card), Style::new());
            self.y += 1;
        }
    }

    /// Confrontations with their bars, captures, reserved cards, crates, contracts.
    fn area(&mut self, own: &Player) {
        let heading = self.look.speaker.plain("bh-head-area");
        self.put(0, &heading, self.look.theme.heading());
        let rest = format!(" · ¢{} · {}", own.credits, own.score.total).replace('-', "−");
        self.put(len(&heading) as u16, &rest, self.look.theme.bold());
        self.y += 1;
        for it in own.confrontations.iter().filter(|it| !it.captured) {
            self.confrontation(it);
        }
        let captured: Vec<Card> =
            own.confrontations.iter().filter(|it| it.captured).filter_map(|it| it.target).collect();
        self.list("◆", &captured);
        self.list("⊏", &own.reserved);
        self.list("▣", &own.crate_cards);
        self.list(DECKS[Deck::Contract.idx()].0, &own.contracts);
    }

    /// A target and, for each colour, its shield as this many cells: full ones
    /// are beaten. The orphan shows its attack values instead.
    fn confrontation(&mut self, it: &Confrontation) {
        let faces = self.faces();
        let name = it.target.map_or("?".to_owned(), |target| faces.with_points_first(target));
        let letters = faces.letters();
        self.put(1, &fit(&name, TARGET_WIDTH), self.look.theme.bold());
        let mut x = 2 + TARGET_WIDTH as u16;
        for (idx, letter) in letters.iter().enumerate() {
            let shield = if it.target.is_some() { it.shields[idx] } else { it.attack[idx] };
            let beaten = shield.min(it.attack[idx]);
            let bar = "█".repeat(beaten.into()) + &"░".repeat((shield - beaten).into());
            self.put(x, letter, self.look.theme.dim());
            self.put(x + len(letter) as u16, &bar, self.look.theme.fg(COLOURS[idx]));
            x += (len(letter) + len(&bar) + 1) as u16;
        }
        if !it.attackers.is_empty() {
            let text = format!("×{} −{}", it.attackers.len(), it.penalty);
            self.put(x, &text, self.look.theme.dim());
        }
        self.y += 1;
    }

    /// Cards side by side behind a sign, in as many lines as they need.
    fn list(&mut self, sign: &str, cards: &[Card]) {
        if cards.is_empty() {
            return;
        }
        let each: Vec<String> =
            cards.iter().map(|card| self.faces().short(*card).replace(' ', "\u{a0}")).collect();
        let width = usize::from(self.area.width.saturating_sub(3));
        let mut sign = sign;
        for line in wrap(&each.join(", "), width) {
            self.put(1, sign, self.look.theme.calm());
            self.put(3, &line.replace('\u{a0}', " "), Style::new());
            sign = " ";
            self.y += 1;
        }
    }
}

/// BH-7.5: captures on the way to four; more than four are counted.
fn captures(n: u8) -> String {
    if n > FOUR {
        return format!("◆×{n}");
    }
    "◆".repeat(n.into()) + &"·".repeat((FOUR - n).into())
}
