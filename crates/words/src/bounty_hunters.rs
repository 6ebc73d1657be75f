//! The words of Star Wars: Bounty Hunters.

mod answers;
mod cards;
mod course;
mod log;
mod outline;
mod stats;
mod story;

use crate::{Args, Speaker, Teller, Told, Words, args};
use bounty_hunters::{Action, Ask, BountyHunters, Content, Deck, Forecast, Score, Sight, View};
use std::sync::Arc;
use tabletop::{Decision, Seat, Table};
use wire::{Outline, Stats, Story};

/// A viewer's table, to be told.
#[derive(Clone, Copy, Debug)]
pub struct Reader<'a> {
    speaker: &'a Speaker<'a>,
    content: &'a Content,
    view: &'a View,
}

impl Words for BountyHunters {
    /// A target in the crosshair.
    const EMBLEM: &'static str = r#"<circle cx="50" cy="50" r="34"/><circle cx="50" cy="50" r="12"/><path d="M50 4v24M50 72v24M4 50h24M72 50h24"/>"#;
    type Forecast = Forecast;
    type Teller<'a> = Reader<'a>;

    fn teller<'a>(
        speaker: &'a Speaker<'a>,
        content: &'a Arc<Content>,
        view: &'a View,
    ) -> Reader<'a> {
        Reader { speaker, content, view }
    }

    fn line(speaker: &Speaker<'_>, content: &Arc<Content>, sight: &Sight) -> Option<Told> {
        log::line(speaker, content, sight)
    }

    fn score_line(speaker: &Speaker<'_>, _content: &Arc<Content>, what: &str) -> String {
        match what {
            "targets" | "crates" | "majority" | "contracts" | "hunters" => {
                speaker.plain(&format!("bh-score-{what}"))
            }
            _ => what.to_owned(),
        }
    }

    fn stats(speaker: &Speaker<'_>, table: &Table<Self>) -> Stats {
        stats::stats(speaker, table)
    }

    fn story(speaker: &Speaker<'_>, table: &Table<Self>) -> Story {
        story::story(speaker, table)
    }
}

impl Teller<BountyHunters> for Reader<'_> {
    fn question(&self, decision: Decision) -> String {
        let Self { speaker, view, .. } = *self;
        // Until the last seat has answered, a sealed question stays open.
        if let Some(choice) = view.own_choice.filter(|_| decision.answered) {
            let choice = self.label(&choice);
            return speaker.say("bh-ask-chosen", &args([("choice", choice.into())]));
        }
        match view.ask {
            Ask::Draw { .. } => speaker.plain("bh-ask-draw"),
            Ask::Commit { .. } => speaker.plain("bh-ask-commit"),
            Ask::Window { .. } => {
                let credits = view.players[decision.seat.idx()].credits;
                speaker.say("bh-ask-window", &args([("credits", credits.into())]))
            }
            Ask::Nothing => String::new(),
        }
    }

    fn label(&self, action: &Action) -> String {
        answers::label(self.speaker, self.content, self.view, *action)
    }

    fn forecast(&self, action: &Action) -> Option<Forecast> {
        self.view.forecast(self.content, *action)
    }

    fn outline(&self) -> Outline {
        outline::outline(self.speaker, self.content, self.view)
    }
}

fn who(speaker: &Speaker<'_>, seat: Seat) -> Args<'static> {
    args([("who", speaker.who(seat).into()), ("name", speaker.name(seat).into())])
}

fn deck_text(speaker: &Speaker<'_>, deck: Deck) -> String {
    let key = match deck {
        Deck::Target => "target",
        Deck::Hunter => "hunter",
        Deck::Contract => "contract",
        Deck::Market => "market",
    };
    speaker.say("bh-deck", &args([("deck", key.into())]))
}

/// BH-11: what a score is made of, in the order of the score pad; empty for a
/// score without any points.
fn sum_text(speaker: &Speaker<'_>, score: &Score) -> String {
    let parts = [
        ("bh-sum-targets", score.targets),
        ("bh-sum-crates", score.crates),
        ("bh-sum-majority", score.majority),
        ("bh-sum-contracts", score.contracts),
        ("bh-sum-hunters", score.hunters),
    ];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(_, points)| *points != 0)
        .map(|(key, points)| speaker.say(key, &args([("points", signed(points).into())])))
        .collect();
    parts.join(", ")
}

/// A number whose minus is a real one: screen readers say it.
fn signed(points: i32) -> String {
    if points < 0 { format!("−{}", points.unsigned_abs()) } else { points.to_string() }
}
