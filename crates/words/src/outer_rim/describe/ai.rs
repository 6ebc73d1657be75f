//! The cards that play a seat.

use super::Described;
use super::amounts::Unit;
use super::cards::joined;
use super::lines::{Line, deeper};
use super::pen::{Pen, title_of};
use super::terms;
use outer_rim::{AiCard, AiDeck, AiPenalty, AiStep};

impl Pen<'_> {
    pub(super) fn ai_card(&self, card: &AiCard) -> Described {
        let (deck, title) = match &card.deck {
            AiDeck::Standard => ("standard", None),
            AiDeck::BountyHunter => ("hunter", None),
            AiDeck::Character(character) => {
                let id = character.name();
                ("character", Some(title_of(self.titles.character.get(id), id).name))
            }
        };
        let title = title.unwrap_or_else(|| self.say("orc-ai-title", [("n", card.number.into())]));
        let mut lines = Vec::new();
        lines.extend(self.ai_section("orc-ai-planning", &card.planning));
        lines.extend(self.ai_section("orc-ai-action", &card.action));
        lines.extend(self.ai_section("orc-ai-encounter", &card.encounter));
        Described {
            title: self.finish(&title),
            type_line: self
                .finish(&joined(&[self.plain("orc-ai"), self.term("orc-ai-deck", deck)])),
            flavour: None,
            lines,
        }
    }

    fn ai_section(&self, key: &str, steps: &[AiStep]) -> Vec<Line> {
        if steps.is_empty() {
            return Vec::new();
        }
        let bullets = steps
            .iter()
            .map(|step| Line { bullet: true, ..self.line(&self.ai_step(step)) })
            .collect();
        [self.labelled(&self.plain(key), "")].into_iter().chain(deeper(bullets)).collect()
    }

    /// One bullet of an AI card.
    pub(super) fn ai_step(&self, step: &AiStep) -> String {
        let credits = |n: i32| self.units(n, Unit::Credits);
        let deck = |key: &str, deck| self.say(key, [("deck", self.deck(deck).into())]);
        match step {
            AiStep::RecoverIfDefeated => self.plain("orc-ai-recover-if-defeated"),
            AiStep::RecoverIfDamaged => self.plain("orc-ai-recover-if-damaged"),
            AiStep::MoveToGoal => self.plain("orc-ai-move-to-goal"),
            AiStep::MoveToBounty => self.plain("orc-ai-move-to-bounty"),
            AiStep::GainCredits(n) => self.say("orc-ai-gain", [("amount", credits(*n).into())]),
            AiStep::Deliver(penalty) => self.ai_deliver(*penalty),
            AiStep::Buy(which) => self.say("orc-ai-buy", [("deck", self.deck_card(*which).into())]),
            AiStep::BuyOr(first, second) => {
                let (first, second) = (self.deck_card(*first), self.deck_card(*second));
                self.say("orc-ai-buy-or", [("first", first.into()), ("second", second.into())])
            }
            AiStep::SellTop(which, n) => {
                let pairs = [("deck", self.deck(*which).into()), ("amount", credits(*n).into())];
                self.say("orc-ai-sell-top", pairs)
            }
            AiStep::DiscardTop(which) => deck("orc-ai-discard-top", *which),
            AiStep::ShuffleThis => self.plain("orc-ai-shuffle-this"),
            AiStep::FightHostilePatrol => self.plain("orc-ai-fight-patrol"),
            AiStep::CompleteJob => self.plain("orc-ai-complete-job"),
            AiStep::EncounterBounty => self.plain("orc-ai-encounter-bounty"),
            AiStep::BuyFame(n) => self.say("orc-ai-buy-fame", [("amount", credits(*n).into())]),
            AiStep::TakeCrew => self.plain("orc-ai-take-crew"),
            AiStep::RevealContact => self.plain("orc-ai-reveal-contact"),
            AiStep::RevealWanted => self.plain("orc-ai-reveal-wanted"),
            AiStep::GainReputationHere => self.plain("orc-ai-reputation-here"),
            AiStep::GainReputationNearest => self.plain("orc-ai-reputation-nearest"),
            AiStep::SellReputationNearest(n) => {
                self.say("orc-ai-sell-reputation", [("amount", credits(*n).into())])
            }
        }
    }

    fn ai_deliver(&self, penalty: AiPenalty) -> String {
        let (how, damage) = match penalty {
            AiPenalty::Nothing => ("nothing", String::new()),
            AiPenalty::Damage(body, n) => (terms::body(body), self.units(n.into(), Unit::Damage)),
            AiPenalty::Reputation => ("reputation", String::new()),
        };
        self.say("orc-ai-deliver", [("penalty", how.into()), ("damage", damage.into())])
    }
}
