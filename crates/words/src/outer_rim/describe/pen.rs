//! The pen that writes: one reader's language, the content set and its titles.

use super::super::names;
use super::polish::{polish, printed};
use super::terms;
use crate::{Speaker, args};
use fluent_bundle::FluentValue;
use outer_rim::{
    Arena, CardId, Content, Deck, Face, Faction, Kind, Skill, SpaceId, SpaceKind, Title, Titles,
    WhichFaction,
};

/// How a deed is put: as an order, or after "may" and "to".
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Mood {
    /// `gain`, `gagnez`, `gana`.
    #[default]
    Do,
    /// `(to) gain`, `gagner`, `ganar`.
    To,
}

impl Mood {
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Do => "do",
            Self::To => "to",
        }
    }
}

/// What the words around a script have already named.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Known<'a> {
    /// What the bound number counts.
    pub number: Number<'a>,
    /// Who the bound player is.
    pub other: Other,
    /// Which roll is going on.
    pub rolling: Rolling,
    /// How outcomes are put: as orders on a card, after "to" in an answer.
    pub outcomes: Mood,
}

/// Which roll is going on while a script is resolved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Rolling {
    /// None; what is lent for a roll is for the next.
    #[default]
    Nothing,
    /// A skill test.
    Test,
    /// A combat.
    Combat,
}

impl Rolling {
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Nothing => "next-roll",
            Self::Test => "test",
            Self::Combat => "combat",
        }
    }
}

/// What the bound number counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Number<'a> {
    /// It stands in the text before, or nowhere.
    #[default]
    Unsaid,
    /// Dice that show one of these.
    Dice(&'a [Face]),
    /// Damage recovered.
    Recovered,
}

/// Who the bound player is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Other {
    /// Whoever takes part in the same job or stands at the other side.
    #[default]
    Opposite,
    /// Chosen in the text before.
    Chosen,
    /// The one whose card it is, seen by the others.
    Owner,
    /// The one whose card gives somebody else an encounter.
    Holder,
}

impl Other {
    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Opposite => "opposite",
            Self::Chosen => "chosen",
            Self::Owner => "owner",
            Self::Holder => "holder",
        }
    }
}

/// Writes for one reader about one content set.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pen<'a> {
    pub speaker: &'a Speaker<'a>,
    pub content: &'a Content,
    pub titles: &'a Titles,
}

impl Pen<'_> {
    pub(super) fn say<'v, const N: usize>(
        &self,
        key: &str,
        pairs: [(&'v str, FluentValue<'v>); N],
    ) -> String {
        self.speaker.say(key, &args(pairs))
    }

    pub(super) fn plain(&self, key: &str) -> String {
        self.speaker.plain(key)
    }

    /// A finished text that was put together here.
    pub(super) fn finish(&self, text: &str) -> String {
        polish(self.speaker.lang(), text)
    }

    /// A title or a line of colour, which somebody wrote whole.
    pub(super) fn printed(&self, text: &str) -> String {
        printed(self.speaker.lang(), text)
    }

    pub(super) fn number(&self, number: i32) -> String {
        self.speaker.lang().grouped(number)
    }

    /// `a, b and c`; `a, and b` where one of them has an "and" of its own.
    pub(super) fn and(&self, parts: &[String]) -> String {
        let word = self.plain("orc-and-word");
        let long = parts.iter().any(|part| part.split(' ').any(|one| one == word));
        self.list(parts, if long { "orc-and-long" } else { "orc-and" })
    }

    /// What shares a verb: `a and b`; a comma ends what has a clause of its own.
    pub(super) fn and_objects(&self, objects: &[String]) -> String {
        const CLAUSE_WORDS: usize = 13;
        let before = objects.split_last().map_or(&[][..], |(_, before)| before);
        let long = before.iter().any(|one| one.split(' ').count() > CLAUSE_WORDS);
        if long { self.list(objects, "orc-and-long") } else { self.and(objects) }
    }

    /// `a, b or c`.
    pub(super) fn or(&self, parts: &[String]) -> String {
        self.list(parts, "orc-or")
    }

    fn list(&self, parts: &[String], key: &str) -> String {
        let Some((last, before)) = parts.split_last() else { return String::new() };
        if before.is_empty() {
            return last.clone();
        }
        let before = before.join(", ");
        self.say(key, [("before", before.into()), ("last", last.clone().into())])
    }

    /// A word of a term that has only one form.
    pub(super) fn term(&self, key: &str, term: &'static str) -> String {
        self.say(key, [("term", term.into())])
    }

    pub(super) fn skill(&self, skill: Skill) -> String {
        self.term("orc-skill", terms::skill(skill))
    }

    pub(super) fn skills(&self, skills: &[Skill]) -> Vec<String> {
        skills.iter().map(|skill| self.skill(*skill)).collect()
    }

    /// `with the Hutts`.
    pub(super) fn with(&self, faction: WhichFaction) -> String {
        self.term("orc-with", terms::which(faction))
    }

    pub(super) fn with_faction(&self, faction: Faction) -> String {
        self.term("orc-with", terms::faction(faction))
    }

    /// `the Hutt patrol`.
    pub(super) fn patrol(&self, faction: WhichFaction) -> String {
        self.term("orc-patrol", terms::which(faction))
    }

    /// `hit or crit`.
    pub(super) fn faces(&self, faces: &[Face]) -> String {
        self.named_faces("orc-face", faces)
    }

    /// What dice show, with an article where a language wants one: `une touche ou un critique`.
    pub(super) fn faces_shown(&self, faces: &[Face]) -> String {
        self.named_faces("orc-face-a", faces)
    }

    fn named_faces(&self, key: &str, faces: &[Face]) -> String {
        let words: Vec<String> =
            faces.iter().map(|face| self.term(key, terms::face(*face))).collect();
        self.or(&words)
    }

    /// `in ground combat`.
    pub(super) fn in_combat(&self, arena: Arena) -> String {
        self.term("orc-in-combat", terms::arena(arena))
    }

    /// `the gear deck`.
    pub(super) fn deck(&self, deck: Deck) -> String {
        self.term("orc-deck", terms::deck(deck))
    }

    /// What one card of a deck is called: `a bounty card`, where the deck is that of bounties.
    pub(super) fn deck_card(&self, deck: Deck) -> String {
        self.term("orc-deck-card", terms::deck(deck))
    }

    /// The name of a kind, as it stands on a card.
    pub(super) fn kind(&self, kind: Kind) -> String {
        self.term("orc-kind", terms::kind(kind))
    }

    /// The name of a space inside a sentence: its article is small.
    pub(super) fn space(&self, space: SpaceId) -> String {
        let id = self.content.space_name(space);
        let Some(title) = self.titles.space.get(id) else { return id.to_owned() };
        names::within(&title.name)
    }

    /// `on Tatooine`, `in the Maelstrom`.
    pub(super) fn on_space(&self, space: SpaceId) -> String {
        let kind = match self.content.space_kind(space) {
            SpaceKind::Maelstrom => "maelstrom",
            SpaceKind::Core => "core",
            SpaceKind::Planet | SpaceKind::Navpoint => "planet",
        };
        self.say("orc-on", [("kind", kind.into()), ("space", self.space(space).into())])
    }

    pub(super) fn card_name(&self, card: CardId) -> String {
        let id = &self.content.card(card).id;
        self.titles.card.get(id).map_or_else(|| id.to_string(), |title| title.name.clone())
    }
}

/// The title of a thing; its name in the files where a set has none.
pub(super) fn title_of(titled: Option<&Title>, id: &str) -> Title {
    titled.cloned().unwrap_or_else(|| Title { name: id.to_owned(), ..Title::default() })
}
