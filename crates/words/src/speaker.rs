//! One reader's language, and what the seats are called.

use crate::{GAMES, Lang};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use std::sync::LazyLock;
use tabletop::{Seat, Viewer};
use wire::Code;

/// The arguments of a sentence.
pub type Args<'a> = FluentArgs<'a>;

/// The texts of the Fluent files of a part of the program, by language.
pub(crate) type Sources = [&'static [&'static str]; Lang::ALL.len()];

/// Files of `locales/`, which lie in the folder of each language.
macro_rules! files {
    ($($name:literal),+) => {[
        &[$(include_str!(concat!("../../../locales/en/", $name, ".ftl"))),+],
        &[$(include_str!(concat!("../../../locales/fr/", $name, ".ftl"))),+],
        &[$(include_str!(concat!("../../../locales/es/", $name, ".ftl"))),+],
    ]};
}
pub(crate) use files;

/// Builds the arguments of a sentence from pairs.
pub fn args<'a, const N: usize>(pairs: [(&'a str, FluentValue<'a>); N]) -> Args<'a> {
    pairs.into_iter().collect()
}

/// One reader: a language, the names of the seats, and which of them is "you".
#[derive(Clone, Debug)]
pub struct Speaker<'a> {
    lang: Lang,
    names: &'a [String],
    you: Viewer,
    /// The names of AI opponents, as far as they have one.
    ai_names: Vec<(Seat, String)>,
}

impl<'a> Speaker<'a> {
    /// A speaker to this viewer in this language. Seats without a name are numbered.
    #[must_use]
    pub fn new(lang: Lang, names: &'a [String], you: Viewer) -> Self {
        Self { lang, names, you, ai_names: Vec::new() }
    }

    /// The same speaker, who also knows the names of AI opponents.
    #[must_use]
    pub fn knowing(&self, ai_names: Vec<(Seat, String)>) -> Self {
        Self { ai_names, ..self.clone() }
    }

    /// Whom it speaks to.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.you
    }

    /// The language.
    #[must_use]
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// What a seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        let other = self.ai_names.iter().find(|(other, _)| *other == seat).map(|(_, name)| name);
        match other.or_else(|| self.names.get(seat.idx()).filter(|name| !name.is_empty())) {
            Some(name) => name.clone(),
            None => self.say("seat", &args([("number", (seat.idx() + 1).into())])),
        }
    }

    /// Whether there is a name for this player, who may be an AI opponent.
    #[must_use]
    pub fn has_name(&self, seat: Seat) -> bool {
        self.names.is_empty() || seat.idx() < self.names.len() || self.is_ai(seat)
    }

    /// Whether this is an AI opponent.
    #[must_use]
    pub fn is_ai(&self, seat: Seat) -> bool {
        self.ai_names.iter().any(|(other, _)| *other == seat)
    }

    /// Whether the reader sits in this seat; sentences then say "you".
    #[must_use]
    pub fn is_you(&self, seat: Seat) -> bool {
        self.you.is(seat)
    }

    /// `you` or `other`, the selector of sentences about a seat.
    #[must_use]
    pub fn who(&self, seat: Seat) -> &'static str {
        if self.is_you(seat) { "you" } else { "other" }
    }

    /// A sentence of the Fluent files. A missing key is a bug that the tests
    /// of this crate find; in play it shows as the key itself.
    #[must_use]
    pub fn say(&self, key: &str, args: &Args<'_>) -> String {
        let bundle = &BUNDLES[self.lang as usize];
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
            debug_assert!(false, "no words for {key} in {}", self.lang);
            return key.to_owned();
        };
        let mut errors = Vec::new();
        let sentence = bundle.format_pattern(pattern, Some(args), &mut errors);
        debug_assert!(errors.is_empty(), "{key} in {}: {errors:?}", self.lang);
        self.lang.contracted(sentence.into_owned())
    }

    /// A sentence without arguments.
    #[must_use]
    pub fn plain(&self, key: &str) -> String {
        self.say(key, &Args::new())
    }

    /// Whether the Fluent files of the language know this key.
    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        BUNDLES[self.lang as usize].has_message(key)
    }

    /// Why something was refused, for people.
    #[must_use]
    pub fn refusal(&self, code: Code) -> String {
        self.plain(match code {
            Code::Malformed => "refused-malformed",
            Code::TooLong => "refused-too-long",
            Code::Protocol => "refused-protocol",
            Code::Hello => "refused-hello",
            Code::NoTable => "refused-no-table",
            Code::SeatTaken => "refused-seat-taken",
            Code::NotSeated => "refused-not-seated",
            Code::NotHost => "refused-not-host",
            Code::WrongStage => "refused-wrong-stage",
            Code::NoSuchBot => "refused-no-such-bot",
            Code::NotYourDecision => "refused-not-your-decision",
            Code::NotOnTheMenu => "refused-not-on-the-menu",
            Code::Lesson => "refused-lesson",
            Code::Over => "refused-over",
            Code::CannotUndo => "refused-cannot-undo",
            Code::Storage => "refused-storage",
            Code::Fault => "refused-fault",
            Code::Busy => "refused-busy",
            Code::ShuttingDown => "refused-shutting-down",
            Code::Dropped => "refused-dropped",
            Code::TooFast => "refused-too-fast",
            Code::TooManyTabs => "refused-too-many-tabs",
            Code::Full => "refused-full",
            Code::TooSoon => "refused-too-soon",
            Code::Locked => "refused-locked",
            Code::NotInvited => "refused-not-invited",
            Code::Evicted => "refused-evicted",
            Code::Private => "refused-private",
            Code::Closed => "refused-closed",
            Code::SignedOut => "refused-signed-out",
            Code::ChangedTooOften => "refused-changed-too-often",
            Code::UndoTooOften => "refused-undo-too-often",
            Code::LogLong => "refused-log-long",
            Code::LogFull => "refused-log-full",
            Code::SomebodyElse => "refused-somebody-else",
            Code::NoHints => "refused-no-hints",
            Code::NoHintNow => "refused-no-hint-now",
            Code::Options => "refused-options",
            Code::TooFewSeats => "refused-too-few-seats",
        })
    }
}

/// What is said whatever the game, in the order of [`Lang`].
const SHARED: Sources = files!("table", "story", "changes", "terminal");

/// The Fluent files of one language.
pub(crate) fn sources(lang: Lang) -> impl Iterator<Item = &'static str> {
    let all = [&SHARED].into_iter().chain(GAMES);
    all.flat_map(move |sources| sources[lang as usize]).copied()
}

static BUNDLES: LazyLock<[FluentBundle<FluentResource>; 3]> =
    LazyLock::new(|| Lang::ALL.map(bundle));

fn bundle(lang: Lang) -> FluentBundle<FluentResource> {
    let id = lang.code().parse().expect("our language codes are valid");
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // The marks around arguments would disturb screen readers and tests.
    bundle.set_use_isolating(false);
    for source in sources(lang) {
        let resource = FluentResource::try_new(source.to_owned()).expect("the Fluent files parse");
        bundle.add_resource(resource).expect("no key is defined twice");
    }
    bundle
}
