//! Outer Rim with Unfinished Business in the terminal.

use super::{Drawn, Look, Moment};
use catalog::games::OuterRim;
use outer_rim::{Event, Sight};
use words::{Lang, Words as _};

impl Drawn for OuterRim {
    fn title(lang: Lang) -> &'static str {
        match lang {
            Lang::En | Lang::Es => "Star Wars: Outer Rim",
            Lang::Fr => "Star Wars : Outer Rim",
        }
    }

    fn progress(look: &Look<'_, Self>) -> String {
        format!("{} {}", look.phrases.round, look.view.round)
    }

    fn moment(look: &Look<'_, Self>, sight: &Sight) -> Option<Moment> {
        let Sight::Seen(Event::Flipped { .. } | Event::Defeated { .. }) = sight else {
            return None;
        };
        let line = Self::line(look.speaker, look.content, sight)?.line;
        Some(Moment { title: "★".to_owned(), lines: vec![line] })
    }
}
