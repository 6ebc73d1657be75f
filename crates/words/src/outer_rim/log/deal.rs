//! What players agree on.

use super::{Teller, told, who};
use crate::Told;
use crate::outer_rim::deals;
use outer_rim::{DealEvent, DealStep};

impl Teller<'_> {
    pub(super) fn deal_line(&self, event: &DealEvent) -> Option<Told> {
        let speaker = self.speaker;
        let goods = |goods| deals::goods_text(speaker, self.content, goods);
        match event {
            DealEvent::OfferMade { seat, to, gives, wants } => {
                let facts = [
                    ("to", self.other(*to).into()),
                    ("whom", speaker.who(*to).into()),
                    ("gives", goods(gives).into()),
                    ("wants", goods(wants).into()),
                ];
                let has_cards = gives.cards().chain(wants.cards()).next().is_some();
                let rule = if has_cards { "OR-23.1" } else { "OR-23.2" };
                told(self.say(*seat, "or-saw-offer", facts), rule)
            }
            DealEvent::OfferAnswered { seat, accepted } => {
                let key = if *accepted { "or-saw-accepted" } else { "or-saw-refused" };
                told(self.say(*seat, key, []), "OR-23.5")
            }
            DealEvent::DealMoved { seat, came: DealStep::Withdrawn, .. } => {
                told(self.say(*seat, "or-saw-withdrawn", []), "OR-23.2")
            }
            // What is still being put together is told to nobody.
            DealEvent::DealMoved { .. } => None,
            DealEvent::JobAnswered { seat, card, accepted } => {
                let key = if *accepted { "or-saw-takes-part" } else { "or-saw-no-part" };
                told(self.say(*seat, key, [("card", self.card(*card).into())]), "UB-8.4")
            }
            DealEvent::DebtGiven { seat, to, debt } => {
                let whose = match *debt {
                    own if own == *seat => "own",
                    theirs if theirs == *to => "theirs",
                    _ => "other",
                };
                let debt = speaker.say("or-debt", &who(speaker, *debt));
                let facts = [
                    ("to", self.other(*to).into()),
                    ("whom", speaker.who(*to).into()),
                    ("whose", whose.into()),
                    ("debt", debt.into()),
                ];
                told(self.say(*seat, "or-saw-debt", facts), "UB-14.2")
            }
            DealEvent::FavorAsked { seat, favor, pays, swap } => {
                let favor = deals::favor_and_swap(speaker, self.content, *favor, *swap);
                let facts = [("favor", favor.into()), ("pays", goods(pays).into())];
                told(self.say(*seat, "or-saw-favor-asked", facts), "UB-13.2")
            }
            DealEvent::FavorAnswered { seat, price: Some(price) } => {
                let more = deals::asks_more(*price);
                let price = deals::price_text(speaker, *price);
                let facts = [("price", price.into()), ("more", more.into())];
                told(self.say(*seat, "or-saw-favor-yes", facts), "UB-13.5")
            }
            DealEvent::FavorAnswered { seat, price: None } => {
                told(self.say(*seat, "or-saw-favor-no", []), "UB-13.5")
            }
            DealEvent::FavorGranted { seat, by, favor } => {
                let favor = deals::favor_text(speaker, *favor);
                let facts = [
                    ("by", self.other(*by).into()),
                    ("whom", speaker.who(*by).into()),
                    ("favor", favor.into()),
                ];
                told(self.say(*seat, "or-saw-favor-granted", facts), "UB-13.5")
            }
            DealEvent::FavorSpent { .. } => None,
        }
    }
}
