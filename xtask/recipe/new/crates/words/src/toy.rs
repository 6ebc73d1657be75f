//! The game of the recipe in words.

use crate::{Speaker, Teller, Told, Words, args};
use std::sync::Arc;
use tabletop::Decision;
use toy::{Action, Content, Event, Sight, Toy, View};
use wire::{Outline, Section};

/// Who tells one viewer's table.
pub struct Reader<'a> {
    speaker: &'a Speaker<'a>,
    view: &'a View,
}

impl Words for Toy {
    type Forecast = ();
    type Teller<'a> = Reader<'a>;

    fn teller<'a>(
        speaker: &'a Speaker<'a>,
        _content: &'a Arc<Content>,
        view: &'a View,
    ) -> Reader<'a> {
        Reader { speaker, view }
    }

    fn line(speaker: &Speaker<'_>, _content: &Arc<Content>, sight: &Sight) -> Option<Told> {
        let line = match sight.event {
            Event::Heaped { stones } => {
                speaker.say("ty-heaped", &args([("stones", stones.into())]))
            }
            Event::Took { seat, stones } => {
                let name = speaker.name(seat);
                speaker.say("ty-took", &args([("name", name.into()), ("stones", stones.into())]))
            }
        };
        Some(Told { line, rule: Some("TY-1.2") })
    }

    fn score_line(speaker: &Speaker<'_>, _content: &Arc<Content>, _what: &str) -> String {
        speaker.plain("ty-last")
    }
}

impl Teller<Toy> for Reader<'_> {
    fn question(&self, _decision: Decision) -> String {
        self.speaker.plain("ty-ask")
    }

    fn label(&self, action: &Action) -> String {
        let Action::Take(stones) = *action;
        self.speaker.say("ty-take", &args([("stones", stones.into())]))
    }

    fn outline(&self) -> Outline {
        let left = self.speaker.say("ty-left", &args([("stones", self.view.stones.into())]));
        let section = Section {
            topic: "heap".to_owned(),
            heading: self.speaker.plain("ty-heap"),
            lines: vec![left],
            ..Section::default()
        };
        Outline { sections: vec![section], ..Outline::default() }
    }
}
