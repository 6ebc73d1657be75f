//! Star Wars: Bounty Hunters in characters.

use super::{Drawn, Look, Moment};
use bounty_hunters::Sight;
use catalog::games::BountyHunters;
use words::{Lang, Words as _};

impl Drawn for BountyHunters {
    fn title(lang: Lang) -> &'static str {
        match lang {
            Lang::En | Lang::Es => "Star Wars: Bounty Hunters",
            Lang::Fr => "Star Wars : Bounty Hunters",
        }
    }

    fn progress(look: &Look<'_, Self>) -> String {
        let (view, phrases) = (look.view, look.phrases);
        match view.last_turn {
            Some(last) => format!("{} {}/{last}", phrases.turn, view.turn),
            None => format!("{} {}", phrases.turn, view.turn),
        }
    }

    fn moment(look: &Look<'_, Self>, sight: &Sight) -> Option<Moment> {
        match sight {
            Sight::FirstToFour { .. } => {
                let told = Self::line(look.speaker, look.content, sight)?;
                Some(Moment { title: "★".to_owned(), lines: vec![told.line] })
            }
            _ => None,
        }
    }
}
