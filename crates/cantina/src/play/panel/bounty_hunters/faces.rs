//! What cards show, in few columns.

use bounty_hunters::{Card, Content, ContractKind, DECKS as N_DECKS, Face, Icon};
use ratatui::style::Color;
use words::{Lang, Speaker, args};

/// BH-1.3: the sign and the colour of each deck.
pub(super) const DECKS: [(&str, Color); N_DECKS] =
    [("◎", Color::Green), ("⚔", Color::Red), ("✎", Color::Blue), ("▤", Color::Gray)];

/// The cards of a set in one language.
#[derive(Clone, Copy)]
pub(super) struct Faces<'a> {
    pub(super) speaker: &'a Speaker<'a>,
    pub(super) content: &'a Content,
}

impl Faces<'_> {
    /// A card in one line: `Grogu G4B1O6 18`.
    pub(super) fn line(self, card: Card) -> String {
        match self.content.face(card) {
            Face::Target(face) => {
                let icon = match face.icon {
                    Some(Icon::Credit) => " +¢",
                    Some(Icon::Contract) => " +✎",
                    None => "",
                };
                let values = self.values(face.shields.map(u16::from));
                format!("{} {values} ◆{}{icon}", self.name(&face.character), face.points)
            }
            Face::Hunter(face) => {
                let values = self.values(face.attack.map(u16::from));
                format!("{} {values} −{}", self.name(&face.character), face.penalty)
            }
            Face::Droid(face) => {
                let values = self.values(face.attack.map(u16::from));
                let kind = args([
                    ("kind", face.character.as_str().into()),
                    ("name", self.name(&face.character).into()),
                ]);
                format!("{} {values} ¢{}", self.speaker.say("bh-droid", &kind), face.cost)
            }
            Face::Crate(face) => {
                let crates = "▣".repeat(face.n_crates.into());
                format!("{crates} {} ¢{}", face.points, face.cost)
            }
            Face::Contract(face) => {
                let per: Vec<String> = face.per_target.iter().map(u8::to_string).collect();
                format!("{} {} +{}", self.short(card), per.join("/"), face.per_duo)
            }
        }
    }

    /// A card among others of its kind.
    pub(super) fn short(self, card: Card) -> String {
        match self.content.face(card) {
            Face::Target(_) => self.with_points(card),
            Face::Hunter(face) => self.name(&face.character),
            Face::Droid(_) | Face::Crate(_) => self.line(card),
            Face::Contract(face) => {
                let names: Vec<String> =
                    face.characters.iter().map(|id| first(&self.name(id))).collect();
                match face.kind {
                    ContractKind::Pair => names.join("+"),
                    ContractKind::Double => format!("{}×2", names.join("+")),
                    ContractKind::Crate => format!("{}+▣", names.join("+")),
                }
            }
        }
    }

    /// A target with what it is worth: `Grogu 18`.
    pub(super) fn with_points(self, target: Card) -> String {
        match self.content.face(target) {
            Face::Target(face) => format!("{} {}", first(&self.name(&face.character)), face.points),
            _ => self.short(target),
        }
    }

    /// The same with the points in a column of their own: `18 Grogu`.
    pub(super) fn with_points_first(self, target: Card) -> String {
        match self.content.face(target) {
            Face::Target(face) => format!("{:>2} {}", face.points, self.first_name(target)),
            _ => self.short(target),
        }
    }

    /// The first name of a target's character.
    pub(super) fn first_name(self, target: Card) -> String {
        match self.content.face(target) {
            Face::Target(face) => first(&self.name(&face.character)),
            _ => self.short(target),
        }
    }

    /// The letters of green, blue and orange.
    pub(super) fn letters(self) -> [String; 3] {
        ["bh-green", "bh-blue", "bh-orange"]
            .map(|key| self.speaker.say(key, &args([("value", "".into())])))
    }

    /// The values that are not zero, each with its letter; `0` if all are.
    pub(super) fn values(self, values: [u16; 3]) -> String {
        let each = self.letters().into_iter().zip(values).filter(|(_, value)| *value > 0);
        let text: String = each.map(|(letter, value)| format!("{letter}{value}")).collect();
        if text.is_empty() { "0".to_owned() } else { text }
    }

    fn name(self, character: &str) -> String {
        let Some(who) = self.content.character(character) else { return character.to_owned() };
        match self.speaker.lang() {
            Lang::En => who.names.en.clone(),
            Lang::Fr => who.names.fr.clone(),
            Lang::Es => who.names.es.clone(),
        }
    }
}

fn first(name: &str) -> String {
    name.split(' ').next().unwrap_or(name).to_owned()
}
