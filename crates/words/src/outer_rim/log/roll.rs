//! Tests, combats and other rolls.

use super::{Teller, told};
use crate::Told;
use crate::outer_rim::{names, terms};
use fluent_bundle::FluentValue;
use outer_rim::{Arena, Defender, Purpose, RollEvent, RolledFor};
use tabletop::Seat;

impl Teller<'_> {
    pub(super) fn roll_line(&self, event: &RollEvent) -> Option<Told> {
        let shown = |roll| names::roll(self.speaker, roll).into();
        match event {
            RollEvent::Rolled { seat, what, roll } => {
                let (what, rule) = rolled_for(*what);
                let key = match what {
                    // Whoever rolls, dice of a combat belong to one of its sides.
                    "attack" | "defence" => format!("or-saw-rolled-{what}"),
                    _ => "or-saw-rolled".to_owned(),
                };
                let n = roll.len();
                let facts = [("what", what.into()), ("dice", shown(*roll)), ("n", n.into())];
                told(self.say(*seat, &key, facts), rule)
            }
            RollEvent::DiceSet { seat, what, roll } => {
                let key = match rolled_for(*what).0 {
                    side @ ("attack" | "defence") => format!("or-saw-set-{side}"),
                    _ => "or-saw-dice-set".to_owned(),
                };
                told(self.say(*seat, &key, [("dice", shown(*roll))]), "OR-12.8")
            }
            RollEvent::TestBegan { seat, skill } => {
                let skill = names::skill(self.speaker, *skill);
                told(self.say(*seat, "or-saw-test", [("skill", skill.into())]), "OR-11.3")
            }
            RollEvent::Tested { seat, passed } => {
                let key = if *passed { "or-saw-passed" } else { "or-saw-failed" };
                told(self.say(*seat, key, []), "OR-11.5")
            }
            RollEvent::CombatBegan { attacker, arena, defender, purpose } => {
                told(self.combat(*attacker, *arena, *defender, *purpose), "OR-12.2")
            }
            RollEvent::Fought { attacker, won } => {
                let key = if *won { "or-saw-fight-won" } else { "or-saw-fight-lost" };
                told(self.say(*attacker, key, []), "OR-12.4")
            }
            RollEvent::RollEnded { .. } => None,
        }
    }

    // Who fights whom; a card's enemy has no name.
    fn combat(&self, attacker: Seat, arena: Arena, defender: Defender, purpose: Purpose) -> String {
        let target = |card| {
            let target = self.content.bounty(card)?.target.id();
            Some(names::contact(self.speaker, self.content, target))
        };
        let (foe, person) = match (defender, purpose) {
            (Defender::Player(seat), _) => match self.speaker.who(seat) {
                "you" => ("you", None),
                _ => ("player", Some(names::player(self.speaker, seat))),
            },
            (Defender::Foe(_), Purpose::Bounty(card, _)) => ("target", target(card)),
            (Defender::Foe(_), Purpose::Patrol(faction)) => (terms::faction(faction), None),
            (Defender::Foe(_), Purpose::Script) => ("enemy", None),
        };
        let value = match defender {
            Defender::Foe(value) => value,
            Defender::Player(_) => 0,
        };
        let facts: [(&str, FluentValue<'_>); 4] = [
            ("arena", terms::arena(arena).into()),
            ("foe", foe.into()),
            ("person", person.unwrap_or_default().into()),
            ("value", value.into()),
        ];
        self.say(attacker, "or-saw-combat", facts)
    }
}

fn rolled_for(what: RolledFor) -> (&'static str, &'static str) {
    match what {
        RolledFor::Test => ("test", "OR-11.5"),
        RolledFor::Attack => ("attack", "OR-12.4"),
        RolledFor::Defence => ("defence", "OR-12.4"),
        RolledFor::Delivery => ("delivery", "OR-19.3"),
        RolledFor::Purchase => ("purchase", "OR-7.6"),
        RolledFor::Card => ("card", "OR-11.1"),
    }
}
