//! The Han Solo Card Game in characters: players, piles, dice, pot and hand.

use super::pen::Pen;
use super::{Drawn, Look, Moment};
use crate::play::text::{fit, len, wrap};
use catalog::games::HanSolo;
use han_solo::{Ask, Card, Colour, Content, Player, Sight, Token, View};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Style};
use std::borrow::Cow;
use std::sync::Arc;
use tabletop::Seat;
use words::{Lang, Speaker, Teller as _, Words as _};

/// HS-1.4: our own six symbols, as characters.
const SYMBOLS: [&str; 6] = ["◐", "▣", "▲", "◈", "◊", "⬡"];
/// The columns of one card.
const CARD_WIDTH: u16 = 6;
/// The lines of one card.
const CARD_HEIGHT: u16 = 3;
/// The columns for the cards of a rival: five of them.
const CARDS_WIDTH: usize = 17;
/// The columns for a name.
const NAME_WIDTH: usize = 8;
/// HS-3.1: turns a round.
const LAPS: u8 = 3;

impl Drawn for HanSolo {
    fn title(lang: Lang) -> Cow<'static, str> {
        let title = match lang {
            Lang::En => "Han Solo Card Game",
            Lang::Fr => "Han Solo, le jeu de cartes",
            Lang::Es => "Han Solo: el juego de cartas",
        };
        Cow::Borrowed(title)
    }

    fn progress(look: &Look<'_, Self>) -> String {
        let (view, phrases) = (look.view, look.phrases);
        let lap = view.lap.min(LAPS);
        format!(
            "{} {}/{} · {} {lap}/{LAPS}",
            phrases.round, view.round, view.n_rounds, phrases.turn
        )
    }

    fn moment(look: &Look<'_, Self>, sight: &Sight) -> Option<Moment> {
        match sight {
            Sight::Revealed { .. } => {
                let lines = ranking_lines(look.speaker, look.content, look.view);
                Some(Moment { title: look.speaker.plain("hs-head-ranking"), lines })
            }
            Sight::Captured { .. } => {
                let told = Self::line(look.speaker, look.content, sight)?;
                Some(Moment { title: "★".to_owned(), lines: vec![told.line] })
            }
            _ => None,
        }
    }

    fn draw(look: &Look<'_, Self>, area: Rect, buf: &mut Buffer) {
        let mut pen = Pen::new(look, area, buf);
        let players = &look.view.players;
        let tight = usize::from(area.height) < players.len() + look.view.pot.len().div_ceil(2) + 15;
        pen.players();
        pen.gap(tight);
        pen.piles();
        pen.gap(tight);
        pen.pot();
        pen.gap(tight);
        pen.hand();
        pen.own_tokens();
        pen.gap(tight);
        pen.ranking();
    }
}

impl Pen<'_, '_, HanSolo> {
    /// One line a seat: who is awaited, who deals, what is known of the hand, tokens, credits.
    fn players(&mut self) {
        for (idx, player) in self.look.view.players.iter().enumerate() {
            let seat = Seat::new(idx as u8);
            let theme = self.look.theme;
            let style = if seat == self.look.me { theme.bold() } else { Style::new() };
            let awaited = self.look.awaited.contains(&seat);
            self.put(0, if awaited { "▸" } else { " " }, theme.calm());
            let place = self.place(seat).map_or(String::new(), |place| format!("{place}."));
            self.put(1, &format!("{place:2}"), theme.heading());
            self.put(3, &fit(&self.look.speaker.name(seat), NAME_WIDTH), style);
            let x = 4 + NAME_WIDTH as u16;
            if seat == self.look.view.dealer {
                self.put(x - 1, "⚄", theme.dim());
            }
            self.cards(x + 1, player);
            let x = x + 2 + CARDS_WIDTH as u16;
            self.holdings(x, player);
            let total = self.look.speaker.lang().grouped(player.total);
            self.put(x + 6, &format!("{total:>7}"), style);
            self.y += 1;
        }
    }

    /// The place of a hand, once the hands are shown.
    fn place(&self, seat: Seat) -> Option<u8> {
        let ranking = self.look.view.ranking.as_ref()?;
        ranking.iter().find(|ranked| ranked.seat == seat).map(|ranked| ranked.place)
    }

    /// The known cards, then one back for each hidden one.
    fn cards(&mut self, x: u16, player: &Player) {
        let mut x = x;
        for card in &player.cards {
            let text = value_text(card.value());
            self.put(x, &text, self.card_style(*card));
            x += len(&text) as u16 + 1;
        }
        for _ in 0..player.n_hidden {
            self.put(x, "▒", self.look.theme.dim());
            x += 2;
        }
    }

    /// Red and blue tokens, which make sets, and the Falcon.
    fn holdings(&mut self, x: u16, player: &Player) {
        let count =
            |colour| player.tokens.iter().filter(|token| self.colour(**token) == colour).count();
        let (red, blue) = (count(Colour::Red), count(Colour::Blue));
        let has_falcon = player.tokens.contains(&self.look.content.falcon());
        self.put(x, &format!("●{red}"), self.colour_style(Colour::Red));
        self.put(x + 2, &format!("■{blue}"), self.colour_style(Colour::Blue));
        if has_falcon {
            self.put(x + 4, "★", self.colour_style(Colour::Gold));
        }
    }

    /// Draw pile, discard pile and dice, side by side.
    fn piles(&mut self) {
        let (view, theme, phrases) = (self.look.view, self.look.theme, self.look.phrases);
        self.frame(1, &format!("{}", view.n_draw), theme.dim());
        self.put_at(2, self.y + 1, "▒▒▒▒", theme.dim());
        self.put_at(1 + CARD_WIDTH + 1, self.y + 1, phrases.draw_pile, theme.dim());
        let x = 17;
        match view.discards.last() {
            Some(top) => self.card(x, *top, &format!("{}", view.discards.len()), false),
            None => self.frame(x, "0", theme.dim()),
        }
        self.put_at(x + CARD_WIDTH + 1, self.y + 1, phrases.discards, theme.dim());
        let x = 34;
        let dice =
            view.dice.map_or(["·", "·"], |dice| dice.map(|die| SYMBOLS[usize::from(die.0) % 6]));
        let shift = dice[0] == dice[1] && view.dice.is_some();
        let style = if shift { theme.alarm() } else { theme.bold() };
        for (idx, die) in dice.into_iter().enumerate() {
            let x = x + 5 * idx as u16;
            self.put_at(x, self.y, "┌───┐", theme.dim());
            self.put_at(x, self.y + 1, "│   │", theme.dim());
            self.put_at(x + 2, self.y + 1, die, style);
            self.put_at(x, self.y + 2, "└───┘", theme.dim());
        }
        self.y += CARD_HEIGHT;
    }

    /// The tokens of this round, in one column where there is room, else in two.
    fn pot(&mut self) {
        let (view, theme, phrases) = (self.look.view, self.look.theme, self.look.phrases);
        let rest = format!(" · {} {}", view.n_stack, phrases.stack);
        self.put(0, phrases.pot, theme.heading());
        self.put(len(phrases.pot) as u16, &rest, theme.dim());
        self.y += 1;
        let half = usize::from(self.area.width) / 2;
        for (idx, token) in view.pot.iter().enumerate() {
            let x = if idx % 2 == 0 { 1 } else { half + 1 };
            self.token(x as u16, *token, half - 1);
            if idx % 2 == 1 || idx + 1 == view.pot.len() {
                self.y += 1;
            }
        }
    }

    fn token(&mut self, x: u16, token: Token, width: usize) {
        let face = self.look.content.face(token);
        let value = self.look.speaker.lang().grouped(face.value);
        let name = match self.look.speaker.lang() {
            Lang::En => &face.names.en,
            Lang::Fr => &face.names.fr,
            Lang::Es => &face.names.es,
        };
        let room = width.saturating_sub(len(&value) + 4);
        self.put(x, shape(face.colour), self.colour_style(face.colour));
        self.put(x + 2, &fit(name, room), Style::new());
        self.put(x + 3 + room as u16, &value, self.look.theme.bold());
    }

    /// The own hand as cards, with its sum.
    fn hand(&mut self) {
        let (view, theme, phrases) = (self.look.view, self.look.theme, self.look.phrases);
        let own = &view.players[self.look.me.idx()];
        self.put(0, phrases.hand, theme.heading());
        if let Some(score) = own.score {
            let text = format!(" · {} {}", phrases.score, value_text(score));
            self.put(len(phrases.hand) as u16, &text, theme.bold());
        }
        if !own.shown.is_empty() {
            let x = self.area.width.saturating_sub(len(phrases.shown) as u16 + 1);
            self.put(x, phrases.shown, theme.dim());
        }
        self.y += 1;
        let fresh = match view.ask {
            Ask::Discard { seat, .. } if seat == self.look.me => own.cards.last(),
            _ => None,
        };
        for (idx, card) in own.cards.iter().enumerate() {
            let mark = if own.shown.contains(card) { "◉" } else { "" };
            let x = 1 + idx as u16 * (CARD_WIDTH + 1);
            self.card(x, *card, mark, Some(card) == fresh);
        }
        self.y += CARD_HEIGHT;
    }

    /// The own tokens, as many lines as they need.
    fn own_tokens(&mut self) {
        let own = &self.look.view.players[self.look.me.idx()];
        let mut x = 1;
        for token in &own.tokens {
            let face = self.look.content.face(*token);
            let value = self.look.speaker.lang().grouped(face.value);
            let text = format!("{} {value}", shape(face.colour));
            if x + len(&text) as u16 > self.area.width {
                self.y += 1;
                x = 1;
            }
            self.put(x, &text, self.colour_style(face.colour));
            x += len(&text) as u16 + 2;
        }
        self.y += u16::from(!own.tokens.is_empty());
    }

    /// HS-10.5: why each hand beats the next, if there is room for all of it.
    fn ranking(&mut self) {
        if self.look.view.ranking.is_none() {
            return;
        }
        let width = usize::from(self.area.width.saturating_sub(2));
        let lines: Vec<String> =
            ranking_lines(self.look.speaker, self.look.content, self.look.view)
                .iter()
                .flat_map(|line| wrap(line, width))
                .collect();
        if usize::from(self.y) + 1 + lines.len() > usize::from(self.area.bottom()) {
            return;
        }
        let heading = self.look.speaker.plain("hs-head-ranking");
        self.put(0, &heading, self.look.theme.heading());
        for line in lines {
            self.y += 1;
            self.put(1, &line, self.look.theme.dim());
        }
    }

    fn card(&mut self, x: u16, card: Card, mark: &str, fresh: bool) {
        let theme = self.look.theme;
        let border = if fresh { theme.bold() } else { theme.dim() };
        self.frame(x, mark, border);
        let text = format!("{:>3}", value_text(card.value()));
        self.put_at(
            x + 1,
            self.y + 1,
            &text,
            self.card_style(card).add_modifier(ratatui::style::Modifier::BOLD),
        );
    }

    /// An empty card whose lower edge carries a mark.
    fn frame(&mut self, x: u16, mark: &str, style: Style) {
        self.put_at(x, self.y, "╭────╮", style);
        self.put_at(x, self.y + 1, "│    │", style);
        self.put_at(x, self.y + 2, "╰────╯", style);
        self.put_at(x + 2, self.y + 2, mark, style);
    }

    fn card_style(&self, card: Card) -> Style {
        self.look.theme.fg(match card.value() {
            0 => Color::Cyan,
            value if value > 0 => Color::Green,
            _ => Color::Red,
        })
    }

    fn colour(&self, token: Token) -> Colour {
        self.look.content.face(token).colour
    }

    fn colour_style(&self, colour: Colour) -> Style {
        self.look.theme.fg(match colour {
            Colour::Green => Color::Green,
            Colour::Gold => Color::Yellow,
            Colour::Red => Color::Red,
            Colour::Blue => Color::Blue,
        })
    }
}

/// HS-10.5: the hands, best first, and why each beats the next.
fn ranking_lines(speaker: &Speaker<'_>, content: &Arc<Content>, view: &View) -> Vec<String> {
    let sections = HanSolo::teller(speaker, content, view).outline().sections;
    let section = sections.into_iter().find(|section| section.topic == "reveal");
    section.map(|section| section.lines).unwrap_or_default()
}

/// The colour of a token as a shape.
const fn shape(colour: Colour) -> &'static str {
    match colour {
        Colour::Green => "▲",
        Colour::Gold => "★",
        Colour::Red => "●",
        Colour::Blue => "■",
    }
}

fn value_text(value: i8) -> String {
    match value {
        0 => "0".to_owned(),
        value if value > 0 => format!("+{value}"),
        value => format!("−{}", value.unsigned_abs()),
    }
}
