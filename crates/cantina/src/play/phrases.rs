//! The words around a terminal table. What the game itself says comes from `words`.

use std::sync::LazyLock;
use tabletop::Viewer;
use words::{Lang, Speaker};

/// Everything the frame of the table says in one language.
pub struct Phrases {
    pub you: &'static str,
    pub log: &'static str,
    pub waiting: &'static str,
    pub over: &'static str,
    pub keys_list: &'static str,
    pub keys_subset: &'static str,
    pub keys_amount: &'static str,
    pub keys_order: &'static str,
    pub keys_waiting: &'static str,
    pub keys_over: &'static str,
    pub keys_always: &'static str,
    pub coach: &'static str,
    pub coach_refuses: &'static str,
    pub coach_leave: &'static str,
    pub taken_back: &'static str,
    pub nothing_to_undo: &'static str,
    pub no_deals: &'static str,
    pub not_allowed: &'static str,
    pub leave_again: &'static str,
    pub hint: &'static str,
    pub too_small: &'static str,
    pub help_title: &'static str,
    pub help: Vec<(String, &'static str)>,
    pub end_title: &'static str,
    pub close: &'static str,
    pub pot: &'static str,
    pub hand: &'static str,
    pub score: &'static str,
    pub draw_pile: &'static str,
    pub discards: &'static str,
    pub stack: &'static str,
    pub round: &'static str,
    pub turn: &'static str,
    pub shown: &'static str,
}

/// Read once for each language, and then kept as long as the program runs.
static PHRASES: LazyLock<[Phrases; Lang::ALL.len()]> =
    LazyLock::new(|| Lang::ALL.map(Phrases::read));

impl Phrases {
    /// The phrases of a language.
    pub fn of(lang: Lang) -> &'static Self {
        &PHRASES[lang as usize]
    }

    fn read(lang: Lang) -> Self {
        let speaker = Speaker::new(lang, &[], Viewer::Spectator);
        let say = |key: &str| -> &'static str { speaker.plain(&format!("terminal-{key}")).leak() };
        Self {
            you: say("you"),
            log: say("log"),
            waiting: say("waiting"),
            over: say("over"),
            keys_list: say("keys-list"),
            keys_subset: say("keys-subset"),
            keys_amount: say("keys-amount"),
            keys_order: say("keys-order"),
            keys_waiting: say("keys-waiting"),
            keys_over: say("keys-over"),
            keys_always: say("keys-always"),
            coach: say("coach"),
            coach_refuses: say("coach-refuses"),
            coach_leave: say("coach-leave"),
            taken_back: say("taken-back"),
            nothing_to_undo: say("nothing-to-undo"),
            no_deals: say("no-deals"),
            not_allowed: say("not-allowed"),
            leave_again: say("leave-again"),
            hint: say("hint"),
            too_small: say("too-small"),
            help_title: say("help-title"),
            help: help(say),
            end_title: say("end-title"),
            close: say("close"),
            pot: say("pot"),
            hand: say("hand"),
            score: say("score"),
            draw_pile: say("draw-pile"),
            discards: say("discards"),
            stack: say("stack"),
            round: say("round"),
            turn: say("turn"),
            shown: say("shown"),
        }
    }
}

/// The keys and what they do.
fn help(say: impl Fn(&str) -> &'static str) -> Vec<(String, &'static str)> {
    let rows = [
        ("1-9".to_owned(), "choose"),
        (format!("↑ ↓ {}", say("key-enter")), "point"),
        ("u".to_owned(), "undo"),
        ("h".to_owned(), "hint"),
        ("d".to_owned(), "deals"),
        (say("key-space").to_owned(), "go-on"),
        ("t".to_owned(), "words"),
        ("Tab [ ]".to_owned(), "pages"),
        ("r".to_owned(), "rules"),
        ("PgUp PgDn".to_owned(), "scroll"),
        ("l".to_owned(), "language"),
        ("q".to_owned(), "leave"),
    ];
    rows.map(|(keys, what)| (keys, say(&format!("help-{what}")))).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A missing key panics in tests, where it would show as itself in play.
    #[test]
    fn every_language_has_every_phrase() {
        for lang in Lang::ALL {
            assert_eq!(Phrases::of(lang).help.len(), 12, "{lang}");
        }
        assert_ne!(Phrases::of(Lang::En).over, Phrases::of(Lang::Fr).over);
        assert_eq!(Phrases::of(Lang::Es).help[5].0, "Espacio");
    }
}
