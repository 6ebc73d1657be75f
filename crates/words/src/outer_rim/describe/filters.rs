//! Cards like this, players like this, spaces like this.

use super::amounts::Unit;
use super::pen::{Known, Mood, Pen};
use super::terms;
use outer_rim::{
    BrowseDeck, CardFilter, ChooseContact, ChooseFaction, ChooseSpace, PlayerTest, Reputation,
    Side, SpaceTest, Trait,
};

/// A trait that stands before its noun: `illegal`. None where the language has no such word.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Adjective {
    of: Option<Trait>,
    word: String,
}

impl Adjective {
    /// With the space before its noun, or nothing.
    pub(super) fn prefix(&self) -> String {
        if self.word.is_empty() { String::new() } else { format!("{} ", self.word) }
    }

    /// The article, and the adjective behind it: `an illegal`.
    pub(super) fn article(&self, pen: &Pen<'_>) -> String {
        let of = self.of.filter(|_| !self.word.is_empty());
        pen.term("orc-with-article", of.map_or("none", terms::trait_))
    }

    /// What is left to say of the card.
    pub(super) fn rest(&self, filter: &CardFilter) -> CardFilter {
        let with = filter.with.filter(|_| self.word.is_empty());
        CardFilter { with, ..filter.clone() }
    }
}

impl Pen<'_> {
    /// The trait of a card as an adjective.
    pub(super) fn adjective(&self, filter: &CardFilter) -> Adjective {
        let word = filter.with.map(|of| self.term("orc-adjective", terms::trait_(of)));
        Adjective { of: filter.with, word: word.unwrap_or_default() }
    }

    /// `a gear card or a mod that costs at least 3,000 credits`.
    pub(super) fn card_like(&self, filter: &CardFilter) -> String {
        let of = self.adjective(filter);
        let say = |key: &str, kind: &'static str| {
            self.say(key, [("term", kind.into()), ("a", of.article(self).into())])
        };
        let noun = if filter.kinds.is_empty() {
            say("orc-a-card", "")
        } else {
            let kinds: Vec<String> =
                filter.kinds.iter().map(|kind| say("orc-kind-a", terms::kind(*kind))).collect();
            self.or(&kinds)
        };
        self.narrowed(noun, &of.rest(filter), 1)
    }

    /// `at least 2 crew members`, `a mod`.
    pub(super) fn cards_like(&self, filter: &CardFilter) -> String {
        let n = match filter.at_least {
            // Cards that are worth something together may be any number of them.
            None if filter.cost_sum.is_some() => 2,
            None => 1,
            Some(n) => n,
        };
        if n < 2 {
            return self.card_like(filter);
        }
        let of = self.adjective(filter);
        let say = |key: &str, kind: &'static str| {
            self.say(key, [("term", kind.into()), ("adj", of.prefix().into())])
        };
        let kinds: Vec<String> =
            filter.kinds.iter().map(|kind| say("orc-kind-s", terms::kind(*kind))).collect();
        let noun = if kinds.is_empty() { say("orc-cards", "") } else { self.or(&kinds) };
        let noun = match filter.at_least {
            Some(n) => self.say("orc-at-least", [("n", n.into()), ("cards", noun.into())]),
            None => self.say("orc-any-cards", [("cards", noun.into())]),
        };
        self.narrowed(noun, &of.rest(filter), n)
    }

    /// Adds traits and prices to a noun.
    pub(super) fn narrowed(&self, noun: String, filter: &CardFilter, n: u8) -> String {
        let mut text = noun;
        let gender = self.gender_of(filter);
        for (key, of) in [("orc-that-is", filter.with), ("orc-that-is-not", filter.without)] {
            if let Some(of) = of {
                let that = [
                    ("term", terms::trait_(of).into()),
                    ("n", n.into()),
                    ("gender", gender.as_str().into()),
                ];
                text = format!("{text} {}", self.say(key, that));
            }
        }
        if let Some(with) = filter.token {
            let with = if with { "yes" } else { "no" };
            text = format!("{text} {}", self.term("orc-with-token", with));
        }
        let prices = [
            ("orc-cost-min", filter.cost_min),
            ("orc-cost-max", filter.cost_max),
            ("orc-cost-sum", filter.cost_sum),
        ];
        for (key, price) in prices {
            if let Some(price) = price {
                let price = self.units(price, Unit::Credits);
                let pairs =
                    [("price", price.into()), ("n", n.into()), ("gender", gender.as_str().into())];
                let said = self.say(key, pairs);
                text = format!("{text} {said}");
            }
        }
        text
    }

    /// The gender of the cards that are meant: that of a card where any will do, feminine in every
    /// language that has one, and that of several kinds where it is one and the same.
    fn gender_of(&self, filter: &CardFilter) -> String {
        let mut kinds = filter.kinds.iter();
        let gender = |kind: &outer_rim::Kind| self.term("orc-kind-gender", terms::kind(*kind));
        let all_feminine = kinds.all(|kind| gender(kind) == "f");
        if all_feminine { "f".to_owned() } else { "m".to_owned() }
    }

    /// `another player in your space who has more fame than you`.
    pub(super) fn player_like(&self, among: &[PlayerTest], each: bool) -> String {
        let nearest = among.contains(&PlayerTest::Nearest);
        let noun = match (each, nearest) {
            (true, _) => self.plain("orc-each-player"),
            (false, true) => self.plain("orc-nearest-player"),
            (false, false) => self.plain("orc-another-player"),
        };
        let mut text = noun;
        if among.contains(&PlayerTest::Here) {
            text = format!("{text} {}", self.plain("orc-player-here"));
        }
        let who: Vec<String> = among.iter().filter_map(|test| self.player_test(test)).collect();
        if who.is_empty() {
            return text;
        }
        self.say("orc-player-who", [("player", text.into()), ("who", self.and(&who).into())])
    }

    fn player_test(&self, test: &PlayerTest) -> Option<String> {
        match test {
            PlayerTest::Here | PlayerTest::Nearest => None,
            PlayerTest::Standing => Some(self.plain("orc-who-stands")),
            PlayerTest::MoreFame => Some(self.plain("orc-who-more-fame")),
            PlayerTest::AtLeastMyFame => Some(self.plain("orc-who-at-least-fame")),
            PlayerTest::AnyReputation(standing) => {
                Some(self.term("orc-who-reputation", terms::standing(*standing)))
            }
            PlayerTest::Has(filter) => {
                let cards = self.cards_like(filter);
                Some(self.say("orc-who-has", [("cards", cards.into())]))
            }
        }
    }

    /// `choose a faction with which your reputation is negative`.
    pub(super) fn choose_faction(&self, choice: &ChooseFaction, mood: Mood) -> String {
        let text = if choice.among.is_empty() {
            self.plain("orc-a-faction")
        } else {
            let names: Vec<String> = choice
                .among
                .iter()
                .map(|faction| self.term("orc-faction", terms::faction(*faction)))
                .collect();
            self.or(&names)
        };
        let text = self.faction_like(text, "orc-faction-standing", choice);
        self.say("orc-choose", [("mood", mood.key().into()), ("what", text.into())])
    }

    /// `gain 1 reputation with a faction of your choice`.
    pub(super) fn reputation_of_choice(
        &self,
        key: &str,
        reputation: &Reputation,
        choice: &ChooseFaction,
        mood: Mood,
    ) -> String {
        let with = if choice.among.is_empty() {
            self.plain("orc-with-any")
        } else {
            let names: Vec<String> =
                choice.among.iter().map(|faction| self.with_faction(*faction)).collect();
            self.or(&names)
        };
        let standing = match choice.among.is_empty() {
            true => "orc-where-standing",
            false => "orc-where-standing-one",
        };
        let with = self.faction_like(with, standing, choice);
        let amount = self.amount(&reputation.steps, Unit::Reputation, Known::default());
        let pairs = [
            ("mood", mood.key().into()),
            ("amount", amount.into()),
            ("with", with.into()),
            ("other", "you".into()),
        ];
        self.say(key, pairs)
    }

    /// Adds what a faction must think, and where its patrol must be.
    fn faction_like(&self, text: String, standing: &str, choice: &ChooseFaction) -> String {
        let mut text = text;
        if let Some(is) = choice.standing {
            text = format!("{text} {}", self.term(standing, terms::standing(is)));
        }
        match choice.patrol_within {
            Some(0) => text = format!("{text} {}", self.plain("orc-faction-patrol-here")),
            Some(steps) => {
                let spaces = self.units(steps.into(), Unit::Spaces);
                let within = self.say("orc-faction-patrol-within", [("spaces", spaces.into())]);
                text = format!("{text} {within}");
            }
            None => {}
        }
        text
    }

    /// `choose a planet up to 6 spaces away`.
    pub(super) fn choose_space(&self, choice: &ChooseSpace, mood: Mood) -> String {
        let pairs = [("mood", mood.key().into()), ("what", self.space_like(choice).into())];
        let key = if choice.by_nearest_player { "orc-nearest-chooses" } else { "orc-choose" };
        self.say(key, pairs)
    }

    /// `a planet up to 6 spaces away`.
    pub(super) fn space_like(&self, choice: &ChooseSpace) -> String {
        let has = |test: &SpaceTest| choice.among.contains(test);
        let named: Vec<String> = choice
            .among
            .iter()
            .filter_map(|test| {
                if let SpaceTest::Among(spaces) = test {
                    Some(spaces.iter().map(|one| self.space(one.id())))
                } else {
                    None
                }
            })
            .flatten()
            .collect();
        let mut text = if !named.is_empty() {
            self.or(&named)
        } else if has(&SpaceTest::Planet) {
            self.plain("orc-a-planet")
        } else if has(&SpaceTest::Navpoint) {
            self.plain("orc-a-navpoint")
        } else {
            self.plain("orc-a-space")
        };
        for test in &choice.among {
            if let Some(more) = self.space_test(test) {
                text = format!("{text} {more}");
            }
        }
        text
    }

    fn space_test(&self, test: &SpaceTest) -> Option<String> {
        match test {
            SpaceTest::Planet | SpaceTest::Navpoint | SpaceTest::Among(_) => None,
            SpaceTest::Within(steps) => {
                let spaces = self.units((*steps).into(), Unit::Spaces);
                Some(self.say("orc-space-within", [("spaces", spaces.into())]))
            }
            SpaceTest::NoPlayers => Some(self.plain("orc-space-no-players")),
            SpaceTest::Of(faction) => Some(self.term("orc-space-of", terms::faction(*faction))),
            SpaceTest::HiddenContact => Some(self.plain("orc-space-hidden-contact")),
        }
    }

    /// `choose a face-down contact on your planet`.
    pub(super) fn choose_contact(&self, choice: &ChooseContact, mood: Mood) -> String {
        let side = match choice.side {
            Some(Side::FaceDown) => "down",
            Some(Side::FaceUp) => "up",
            None => "any",
        };
        let contact = self.term("orc-a-contact", side);
        let near = if choice.within == 0 {
            self.plain("orc-contact-here")
        } else {
            let spaces = self.units(choice.within.into(), Unit::Spaces);
            self.say("orc-space-within", [("spaces", spaces.into())])
        };
        let what = format!("{contact} {near}");
        self.say("orc-choose", [("mood", mood.key().into()), ("what", what.into())])
    }

    /// `show gear cards until 2 of the chosen kind lie open …`.
    pub(super) fn browse(&self, browse: &BrowseDeck, mood: Mood) -> String {
        let kinds: Vec<String> = browse.kinds.iter().map(|kind| self.kind(*kind)).collect();
        let pairs = [
            ("mood", mood.key().into()),
            ("deck", self.deck(browse.deck).into()),
            ("kinds", self.or(&kinds).into()),
            ("one", if browse.kinds.len() == 1 { "yes".into() } else { "no".into() }),
            ("n", browse.show.into()),
        ];
        self.say("orc-browse", pairs)
    }
}
