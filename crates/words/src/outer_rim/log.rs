//! What happened, line by line.

mod ability;
mod ambition;
mod board;
mod card;
mod course;
mod deal;
mod goal;
mod market;
mod opponent;
mod player;
mod roll;

use super::{names, place};
use crate::{Speaker, Told};
use fluent_bundle::FluentValue;
use names::who;
use outer_rim::{CardId, Content, Deck, Event, Sight, SpaceId};
use tabletop::Seat;

pub(super) fn line(speaker: &Speaker<'_>, content: &Content, sight: &Sight) -> Option<Told> {
    let teller = Teller { speaker, content };
    match sight {
        Sight::Seen(event) => teller.event(event),
        Sight::Peeked { seat, spot, contact } => {
            let space = teller.spot(*spot);
            let mut facts = who(speaker, *seat);
            facts.set("space", space);
            let key = match contact {
                Some(contact) => {
                    facts.set("contact", names::contact(speaker, content, *contact));
                    "or-saw-peeked-you"
                }
                None => "or-saw-peeked",
            };
            told(speaker.say(key, &facts), "OR-17.8")
        }
    }
}

fn told(line: String, rule: &'static str) -> Option<Told> {
    Some(Told { line, rule: Some(rule) })
}

struct Teller<'a> {
    speaker: &'a Speaker<'a>,
    content: &'a Content,
}

impl Teller<'_> {
    fn event(&self, event: &Event) -> Option<Told> {
        match event {
            Event::Course(one) => self.course_line(one),
            Event::Player(one) => self.player_line(one),
            Event::Ability(one) => self.ability_line(one),
            Event::Market(one) => self.market_line(one),
            Event::Card(one) => self.card_line(one),
            Event::Board(one) => self.board_line(one),
            Event::Roll(one) => self.roll_line(one),
            Event::Goal(one) => self.goal_line(one),
            Event::Ambition(one) => self.ambition_line(one),
            Event::Deal(one) => self.deal_line(one),
            Event::Opponent(one) => self.opponent_line(one),
        }
    }

    fn say<'v, const N: usize>(
        &self,
        seat: Seat,
        key: &str,
        pairs: [(&'v str, FluentValue<'v>); N],
    ) -> String {
        let mut facts = who(self.speaker, seat);
        for (name, value) in pairs {
            facts.set(name.to_owned(), value);
        }
        self.speaker.say(key, &facts)
    }

    fn space(&self, space: SpaceId) -> String {
        place::space(self.speaker, self.content, space)
    }

    fn spot(&self, spot: u8) -> String {
        place::of_spot(self.content, spot).map_or_else(String::new, |space| self.space(space))
    }

    fn card(&self, card: CardId) -> String {
        names::card(self.speaker, self.content, card, false)
    }

    fn deck(&self, deck: Deck) -> String {
        names::deck(self.speaker, deck)
    }

    /// A player who is not what the sentence is about.
    fn other(&self, seat: Seat) -> String {
        match self.speaker.is_you(seat) {
            true => self.speaker.plain("or-from-you"),
            false => names::player(self.speaker, seat),
        }
    }
}
