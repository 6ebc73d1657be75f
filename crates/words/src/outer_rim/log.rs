//! What happened, line by line.

mod cards;
mod loans;
mod rolls;

use super::terms;
use super::{deals, level, names, place};
use crate::{Speaker, Told, args};
use names::who;
use outer_rim::{Content, DealStep, Deck, Event, Sheet, Sight, SpaceId};
use tabletop::Seat;

pub(super) fn line(speaker: &Speaker<'_>, content: &Content, sight: &Sight) -> Option<Told> {
    let teller = Teller { speaker, content };
    match sight {
        Sight::Seen(event) => teller.event(event),
        Sight::Peeked { seat, spot, contact } => {
            let space = teller.spot(*spot);
            let mut facts = who(speaker, *seat);
            facts.set("space", space);
            let key = match contact {
                Some(contact) => {
                    facts.set("contact", names::contact(speaker, content, *contact));
                    "or-saw-peeked-you"
                }
                None => "or-saw-peeked",
            };
            told(speaker.say(key, &facts), "OR-17.8")
        }
    }
}

fn told(line: String, rule: &'static str) -> Option<Told> {
    Some(Told { line, rule: Some(rule) })
}

struct Teller<'a> {
    speaker: &'a Speaker<'a>,
    content: &'a Content,
}

impl Teller<'_> {
    /// A question reaches its reader as a menu, a look as a sight of its own.
    fn event(&self, event: &Event) -> Option<Told> {
        match event {
            Event::BoardLaid { .. }
            | Event::FirstPlayerDrawn { .. }
            | Event::CharacterTaken { .. }
            | Event::ShipTaken { .. }
            | Event::TurnBegan { .. }
            | Event::ExtraTurnGranted
            | Event::GameEnded { .. } => self.course(event),
            Event::TurnedUp { .. }
            | Event::PutUnder { .. }
            | Event::Shown { .. }
            | Event::ShuffledIn { .. }
            | Event::DeckShuffled { .. }
            | Event::TakenFromMarket { .. }
            | Event::CardGained { .. }
            | Event::CardLost { .. }
            | Event::CardRemoved { .. }
            | Event::CardTaken { .. }
            | Event::CardRotated { .. }
            | Event::DatabankDrawn { .. }
            | Event::EncounterDrawn { .. } => self.cards(event),
            Event::Rolled { .. }
            | Event::DiceSet { .. }
            | Event::TestBegan { .. }
            | Event::Tested { .. }
            | Event::CombatBegan { .. }
            | Event::Fought { .. }
            | Event::RollEnded { .. } => self.dice(event),
            Event::PatrolMoved { .. }
            | Event::PatrolReplaced { .. }
            | Event::ContactRevealed { .. }
            | Event::ContactLeft { .. }
            | Event::ContactReturned { .. }
            | Event::Captured { .. } => self.board(event),
            Event::Moved { .. }
            | Event::MoveStopped { .. }
            | Event::Credits { .. }
            | Event::Fame { .. }
            | Event::Reputation { .. }
            | Event::Damaged { .. }
            | Event::Recovered { .. }
            | Event::Defeated { .. }
            | Event::StoodUp { .. }
            | Event::AbilityUsed { .. }
            | Event::Lent { .. }
            | Event::LoansEnded { .. } => self.player(event),
            Event::GoalAdvanced { .. }
            | Event::TokenPut { .. }
            | Event::Flipped { .. }
            | Event::FlippedBack { .. }
            | Event::Marked { .. } => self.goals(event),
            Event::OfferMade { .. }
            | Event::OfferAnswered { .. }
            | Event::DealMoved { .. }
            | Event::JobAnswered { .. }
            | Event::DebtGiven { .. }
            | Event::FavorAsked { .. }
            | Event::FavorAnswered { .. }
            | Event::FavorGranted { .. }
            | Event::FavorSpent { .. } => self.deals(event),
            Event::HunterSeated { .. }
            | Event::HeadStart { .. }
            | Event::AiCardDrawn { .. }
            | Event::AiDeckShuffled { .. }
            | Event::AmbitionsRevealed { .. }
            | Event::AmbitionTaken { .. }
            | Event::AmbitionAdvanced { .. }
            | Event::AmbitionGoalMet { .. }
            | Event::AmbitionGoalLost { .. } => self.sheets(event),
            Event::Asked { .. } | Event::ContactPeeked { .. } => None,
        }
    }

    fn say<'v, const N: usize>(
        &self,
        seat: Seat,
        key: &str,
        pairs: [(&'v str, fluent_bundle::FluentValue<'v>); N],
    ) -> String {
        let mut facts = who(self.speaker, seat);
        for (name, value) in pairs {
            facts.set(name.to_owned(), value);
        }
        self.speaker.say(key, &facts)
    }

    fn space(&self, space: SpaceId) -> String {
        place::space(self.speaker, self.content, space)
    }

    fn spot(&self, spot: u8) -> String {
        place::of_spot(self.content, spot).map_or_else(String::new, |space| self.space(space))
    }

    fn card(&self, card: outer_rim::CardId) -> String {
        names::card(self.speaker, self.content, card, false)
    }

    fn deck(&self, deck: Deck) -> String {
        names::deck(self.speaker, deck)
    }

    // Before the first turn, whose turn it is, and the end.
    fn course(&self, event: &Event) -> Option<Told> {
        let speaker = self.speaker;
        match event {
            Event::BoardLaid { tiles } => {
                let of_tile = |tile: &outer_rim::TileId| {
                    let spaces = &self.content.board.tile[tile.idx()].spaces;
                    let named: Vec<String> = spaces
                        .iter()
                        .filter_map(|one| names::space_title(speaker, self.content, &one.id))
                        .collect();
                    named.join(" / ")
                };
                let tiles: Vec<String> = tiles.iter().map(of_tile).collect();
                let facts = args([("tiles", tiles.join(" – ").into())]);
                told(speaker.say("or-saw-board", &facts), "OR-2.1")
            }
            Event::FirstPlayerDrawn { seat } => told(self.say(*seat, "or-saw-first", []), "OR-2.9"),
            Event::CharacterTaken { seat, character } => {
                let character = names::character(speaker, self.content, *character);
                // OR-25.1: an opponent plays against the only seat there is.
                let (about, key) = if speaker.is_other(*seat) {
                    (Seat::new(0), "or-saw-opponent")
                } else {
                    (*seat, "or-saw-character")
                };
                told(self.say(about, key, [("character", character.into())]), "OR-2.10")
            }
            Event::ShipTaken { seat, ship } => {
                let ship = names::ship(speaker, self.content, *ship, false);
                told(self.say(*seat, "or-saw-ship", [("ship", ship.into())]), "OR-9.6")
            }
            Event::TurnBegan { seat, round } => {
                told(self.say(*seat, "or-saw-turn", [("round", (*round).into())]), "OR-4.1")
            }
            Event::ExtraTurnGranted => told(speaker.plain("or-saw-extra-turn"), "OR-4.6"),
            Event::GameEnded { winner: Some(seat) } => {
                told(self.say(*seat, "or-saw-won", []), "OR-22.3")
            }
            Event::GameEnded { winner: None } => told(speaker.plain("or-saw-ended"), "OR-22.3"),
            _ => None,
        }
    }

    // What a player gains, loses, suffers and is.
    fn player(&self, event: &Event) -> Option<Told> {
        let speaker = self.speaker;
        let amount = |by: i32| speaker.lang().grouped(by.abs());
        match event {
            Event::Moved { seat, to } => {
                told(self.say(*seat, "or-saw-moved", [("space", self.space(*to).into())]), "OR-5.1")
            }
            Event::MoveStopped { seat, by } => {
                let facts = [("by", self.other(*by).into()), ("whom", speaker.who(*by).into())];
                told(self.say(*seat, "or-saw-stopped", facts), "OR-5.5")
            }
            Event::Credits { seat, by, lost } => {
                let key = match (*by < 0, *lost) {
                    (true, true) => "or-saw-credits-lost",
                    (true, false) => "or-saw-paid",
                    (false, _) => "or-saw-earned",
                };
                let amount = names::credits(speaker, by.abs());
                let line = self.say(*seat, key, [("amount", amount.into())]);
                Some(Told { line, rule: None })
            }
            Event::Fame { seat, by } => {
                let by = i32::from(*by);
                let key = if by < 0 { "or-saw-fame-lost" } else { "or-saw-fame" };
                let facts = [("amount", amount(by).into()), ("n", by.abs().into())];
                told(self.say(*seat, key, facts), "OR-22.1")
            }
            Event::Reputation { seat, faction, to } => {
                let facts = [
                    ("faction", terms::faction(*faction).into()),
                    ("standing", terms::standing(*to).into()),
                ];
                told(self.say(*seat, "or-saw-reputation", facts), "OR-16.2")
            }
            Event::Damaged { seat, body, by } => {
                let facts = [("body", terms::body(*body).into()), ("damage", (*by).into())];
                told(self.say(*seat, "or-saw-damaged", facts), "OR-13.1")
            }
            Event::Recovered { seat, body, by } => {
                let facts = [("body", terms::body(*body).into()), ("damage", (*by).into())];
                told(self.say(*seat, "or-saw-recovered", facts), "OR-13.2")
            }
            Event::Defeated { seat } => told(self.say(*seat, "or-saw-defeated", []), "OR-13.4"),
            Event::StoodUp { seat } => told(self.say(*seat, "or-saw-stood-up", []), "OR-13.6"),
            Event::AbilityUsed { seat, ability, .. } => {
                let owner = names::ability_owner(speaker, self.content, *ability)?;
                let line = self.say(*seat, "or-saw-ability", [("source", owner.into())]);
                Some(Told { line, rule: None })
            }
            Event::Lent { seat, at, option, until } => {
                Some(Told { line: self.lent(*seat, (*at, *option), *until), rule: None })
            }
            _ => None,
        }
    }

    // What lies on sheets and cards toward a goal.
    fn goals(&self, event: &Event) -> Option<Told> {
        let speaker = self.speaker;
        match event {
            Event::GoalAdvanced { seat, sheet } => {
                told(self.say(*seat, "or-saw-goal-advanced", [sheet_fact(*sheet)]), "OR-9.4")
            }
            Event::TokenPut { card, .. } => {
                let facts = args([("card", self.card(*card).into())]);
                told(speaker.say("or-saw-token-put", &facts), "OR-9.4")
            }
            Event::Flipped { seat, sheet } => {
                let rule = match sheet {
                    Sheet::Character => "OR-10.2",
                    Sheet::Ship => "OR-9.2",
                };
                told(self.say(*seat, "or-saw-flipped", [sheet_fact(*sheet)]), rule)
            }
            Event::FlippedBack { seat } => {
                told(self.say(*seat, "or-saw-flipped-back", []), "UB-20.5")
            }
            Event::Marked { seat, space, .. } => {
                // Where the line begins with it.
                let first = names::capital(&self.space(*space));
                let facts = [("space", self.space(*space).into()), ("first", first.into())];
                let line = self.say(*seat, "or-saw-marked", facts);
                Some(Told { line, rule: None })
            }
            _ => None,
        }
    }

    // What players agree on.
    fn deals(&self, event: &Event) -> Option<Told> {
        let speaker = self.speaker;
        let goods = |goods| deals::goods_text(speaker, self.content, goods);
        match event {
            Event::OfferMade { seat, to, gives, wants } => {
                let facts = [
                    ("to", self.other(*to).into()),
                    ("whom", speaker.who(*to).into()),
                    ("gives", goods(gives).into()),
                    ("wants", goods(wants).into()),
                ];
                told(self.say(*seat, "or-saw-offer", facts), "OR-23.1")
            }
            Event::OfferAnswered { seat, accepted } => {
                let key = if *accepted { "or-saw-accepted" } else { "or-saw-refused" };
                told(self.say(*seat, key, []), "OR-23.5")
            }
            // What is still being put together is told to nobody.
            Event::DealMoved { seat, came, .. } if *came == DealStep::Withdrawn => {
                told(self.say(*seat, "or-saw-withdrawn", []), "OR-23.2")
            }
            Event::JobAnswered { seat, card, accepted } => {
                let key = if *accepted { "or-saw-takes-part" } else { "or-saw-no-part" };
                told(self.say(*seat, key, [("card", self.card(*card).into())]), "UB-8.4")
            }
            Event::DebtGiven { seat, to, debt } => {
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
            Event::FavorAsked { seat, favor, pays, swap } => {
                let favor = deals::favor_and_swap(speaker, self.content, *favor, *swap);
                let facts = [("favor", favor.into()), ("pays", goods(pays).into())];
                told(self.say(*seat, "or-saw-favor-asked", facts), "UB-13.2")
            }
            Event::FavorAnswered { seat, price: Some(price) } => {
                let more = deals::asks_more(*price);
                let price = deals::price_text(speaker, *price);
                let facts = [("price", price.into()), ("more", more.into())];
                told(self.say(*seat, "or-saw-favor-yes", facts), "UB-13.5")
            }
            Event::FavorAnswered { seat, price: None } => {
                told(self.say(*seat, "or-saw-favor-no", []), "UB-13.5")
            }
            Event::FavorGranted { seat, by, favor } => {
                let favor = deals::favor_text(speaker, *favor);
                let facts = [
                    ("by", self.other(*by).into()),
                    ("whom", speaker.who(*by).into()),
                    ("favor", favor.into()),
                ];
                told(self.say(*seat, "or-saw-favor-granted", facts), "UB-13.5")
            }
            _ => None,
        }
    }

    // Opponents and ambitions.
    fn sheets(&self, event: &Event) -> Option<Told> {
        let speaker = self.speaker;
        let ambition = |one| names::ambition_sheet(speaker, self.content, one);
        let goal = |goal: u8| ("goal", (goal + 1).into());
        match event {
            Event::HunterSeated { seat } => told(self.say(*seat, "or-saw-hunter", []), "UB-19.1"),
            Event::HeadStart { seat, level, fame, credits } => {
                let gains = level::gains(speaker, *fame, *credits);
                let level = level::name(speaker, *level);
                let facts = [("level", level.into()), ("gains", gains.into())];
                told(self.say(*seat, "or-saw-head-start", facts), "OR-26.3")
            }
            Event::AiCardDrawn { seat, card } => {
                let name = names::ai_card(speaker, self.content, *card);
                // The card of a character has the character's name.
                let is_own = name == names::player(speaker, *seat);
                let key = if is_own { "or-saw-ai-own" } else { "or-saw-ai-card" };
                told(self.say(*seat, key, [("card", name.into())]), "OR-25.2")
            }
            Event::AiDeckShuffled { seat } => {
                told(self.say(*seat, "or-saw-ai-shuffled", []), "OR-25.2")
            }
            Event::AmbitionsRevealed { ambitions } => {
                let sheets: Vec<String> = ambitions.iter().map(|one| ambition(*one)).collect();
                let facts = args([("sheets", sheets.join(", ").into())]);
                told(speaker.say("or-saw-ambitions", &facts), "UB-16.3")
            }
            Event::AmbitionTaken { seat, ambition: sheet } => {
                let facts = [("sheet", ambition(*sheet).into())];
                told(self.say(*seat, "or-saw-ambition", facts), "UB-16.3")
            }
            Event::AmbitionAdvanced { seat, goal: number } => {
                told(self.say(*seat, "or-saw-ambition-advanced", [goal(*number)]), "UB-16.7")
            }
            Event::AmbitionGoalMet { seat, goal: number } => {
                told(self.say(*seat, "or-saw-ambition-met", [goal(*number)]), "UB-16.7")
            }
            Event::AmbitionGoalLost { seat, goal: number } => {
                told(self.say(*seat, "or-saw-ambition-lost", [goal(*number)]), "UB-16.5")
            }
            _ => None,
        }
    }

    /// A player who is not what the sentence is about.
    fn other(&self, seat: Seat) -> String {
        match self.speaker.is_you(seat) {
            true => self.speaker.plain("or-from-you"),
            false => names::player(self.speaker, seat),
        }
    }

    fn board(&self, event: &Event) -> Option<Told> {
        let speaker = self.speaker;
        match event {
            Event::PatrolMoved { faction, to } => {
                let faction = terms::faction(*faction);
                let facts = args([("faction", faction.into()), ("space", self.space(*to).into())]);
                told(speaker.say("or-saw-patrol-moved", &facts), "OR-15.4")
            }
            Event::PatrolReplaced { faction, level, at } => {
                let faction = terms::faction(*faction);
                let facts = args([
                    ("faction", faction.into()),
                    ("level", (*level).into()),
                    ("space", self.space(*at).into()),
                ]);
                told(speaker.say("or-saw-patrol-replaced", &facts), "OR-15.8")
            }
            Event::ContactRevealed { spot, contact } => {
                told(self.contact("or-saw-revealed", *spot, *contact), "OR-17.2")
            }
            Event::ContactReturned { spot, contact } => {
                told(self.contact("or-saw-returned", *spot, *contact), "OR-17.7")
            }
            Event::ContactLeft { spot } => {
                let facts = args([("space", self.spot(*spot).into())]);
                told(speaker.say("or-saw-left", &facts), "OR-17.9")
            }
            Event::Captured { seat, contact, .. } => {
                let contact = names::contact(speaker, self.content, *contact);
                told(self.say(*seat, "or-saw-captured", [("contact", contact.into())]), "OR-18.7")
            }
            _ => None,
        }
    }

    fn contact(&self, key: &str, spot: u8, contact: outer_rim::ContactId) -> String {
        let contact = names::contact(self.speaker, self.content, contact);
        let facts = args([("contact", contact.into()), ("space", self.spot(spot).into())]);
        self.speaker.say(key, &facts)
    }
}

fn sheet_fact(sheet: Sheet) -> (&'static str, fluent_bundle::FluentValue<'static>) {
    let sheet = match sheet {
        Sheet::Character => "character",
        Sheet::Ship => "ship",
    };
    ("sheet", sheet.into())
}
