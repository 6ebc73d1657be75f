//! What brings a moment about: a fight, a delivery, a purchase, or a card that does nothing else.

use super::{ME, OTHER, Situation, all, held};
use crate::branches::roots::{Begins, On, Root, destination};
use outer_rim::{
    Arena, Bounty, CardId, ContactId, Destination, Frame, JobPlayers, Roll, RollStep, Scope,
    Source, Step, Trait, Trigger,
};

/// Cards with nothing on them but what brings a moment about.
const BENCH: [(&str, &str); 12] = [
    (
        "test",
        r#"[{ test = { skills = ["influence", "knowledge", "piloting", "stealth", "strength", "tactics", "tech"] } }]"#,
    ),
    ("ground", r#"[{ fight = { arena = "ground", combat = 3 } }]"#),
    ("ship", r#"[{ fight = { arena = "ship", combat = 5 } }]"#),
    ("duel", r#"[{ choose_player = { then = [{ duel = {} }] } }]"#),
    (
        "patrol",
        r#"[{ choose_faction = { patrol_within = 0, then = [{ fight_patrol = "chosen" }] } }]"#,
    ),
    ("roll", r#"[{ count_dice = { dice = 3, faces = ["hit"], then = [] } }]"#),
    (
        "move",
        r#"[{ choose_faction = { then = [{ move_patrol = { faction = "chosen", steps = 2 } }] } }]"#,
    ),
    ("recover", r#"[{ recover = {} }]"#),
    (
        "suffer",
        r#"[{ choose = [{ do = [{ suffer = { to = "ship", amount = 20 } }] }, { do = [{ suffer = { to = "character", amount = 20 } }] }] }]"#,
    ),
    ("complete", r#"["complete_job"]"#),
    ("blows", r#"[{ fight = { arena = "ship", combat = 20 } }]"#),
    (
        "token",
        r#"[{ choose_card = { filter = { kinds = ["cargo"] }, then = ["token_on_chosen"] } }]"#,
    ),
];

/// The cards of the bench, as a file of a set.
pub fn bench_cards() -> String {
    let card = |(idx, (name, script)): (usize, &(&str, &str))| {
        format!(
            "[[card]]\nid = \"bench-{name}\"\nedition = \"base\"\nnumber = {}\nsource = {{ all = \"designed\" }}\ndo = {script}\n",
            900 + idx
        )
    };
    BENCH.iter().enumerate().map(card).collect()
}

impl Situation<'_> {
    fn bench(&mut self, name: &str) {
        let card = self.content.card_named(&format!("bench-{name}")).expect("a card of the bench");
        let block = self.content.card(card).script.block();
        self.frames.push(Frame::run(block, Scope::of(ME, Source::Card(card))));
    }

    /// What leads to a moment.
    pub(super) fn bring_about(&mut self, moment: Trigger) {
        match moment {
            Trigger::Planning => self.position.step = Step::Planning,
            Trigger::Action => {}
            Trigger::Encounter => self.position.step = Step::Encounter,
            Trigger::TurnBegan => {
                self.position.turn = *self.seats().last().expect("somebody");
                self.position.step = Step::Encounter;
            }
            Trigger::BeforeTest | Trigger::TestDice | Trigger::TestPassed => self.bench("test"),
            Trigger::BeforeCombat(arena) | Trigger::CombatDice(arena) => self.fight(Some(arena)),
            Trigger::CombatWon | Trigger::CombatLost => self.fight(None),
            Trigger::PatrolBeaten | Trigger::PatrolReward | Trigger::PatrolMet(_) => {
                self.patrol = true;
                self.bench("patrol");
            }
            Trigger::CardDice => self.bench("roll"),
            Trigger::PatrolWouldMove => self.bench("move"),
            Trigger::Recovered | Trigger::Mended => self.bench("recover"),
            Trigger::Rested => self.position.step = Step::Planning,
            Trigger::Encountered => {
                self.position.step = Step::Encounter;
                self.space = Some(self.navpoint());
            }
            Trigger::NearDefeat | Trigger::Defeated => {
                let blow = self.pick(&["suffer", "blows"]);
                self.bench(blow);
            }
            Trigger::DeliveryDie => self.delivery(true),
            Trigger::CargoReward => {
                let illegal = self.chance(2);
                self.delivery(illegal);
                if self.chance(2) {
                    self.bench("token");
                }
            }
            Trigger::JobReward => self.job_done(moment),
            Trigger::BountyReward | Trigger::BountyEliminated | Trigger::CaptureDelivered => {
                self.hunt(moment);
            }
            Trigger::Hired => {
                self.space = Some(self.planet());
                let n = self.content.contacts.len() as u32;
                self.contact = Some(ContactId(self.dice.roll(n) as u8));
                self.position.players[0].credits = 40_000;
            }
            Trigger::Gained(_) | Trigger::Bought(_) => {
                let (off, discarded, backs) = (30_000, None, 0);
                self.frames.push(Frame::Market { seat: ME, off, discarded, backs });
            }
            Trigger::EnteredPatrolSpace => {
                self.space = Some(self.navpoint());
                self.frames.push(Frame::Move { seat: ME, left: 6 });
            }
            Trigger::PlayerEntered => {
                self.position.turn = OTHER;
                self.company = true;
                self.frames.push(Frame::Move { seat: OTHER, left: 6 });
            }
        }
    }

    fn delivery(&mut self, illegal: bool) {
        let card = self.cargo(illegal);
        let (step, roll) = (RollStep::Prepare, Roll::NONE);
        self.frames.push(Frame::Delivery { seat: ME, card, step, roll });
    }

    fn job_done(&mut self, moment: Trigger) {
        let nothing = Root {
            thing: String::new(),
            on: On::Patrol,
            begins: Begins::Ability(outer_rim::AbilityId(0), moment),
        };
        self.job_in_progress(&nothing, Source::Rules, |job| job.players == JobPlayers::One);
        self.bench("complete");
    }

    fn fight(&mut self, arena: Option<Arena>) {
        let name = match arena {
            Some(Arena::Ground) => self.pick(&["ground", "ground", "duel", "bounty"]),
            Some(Arena::Ship) => self.pick(&["ship", "patrol", "duel"]),
            None => self.pick(&["ground", "ship", "patrol", "duel", "bounty"]),
        };
        match name {
            "bounty" => return self.hunt(Trigger::BountyReward),
            "patrol" => self.patrol = true,
            "duel" => {
                self.company = true;
                let ship = arena == Some(Arena::Ship);
                self.space = Some(if ship { self.navpoint() } else { self.planet() });
            }
            _ => {}
        }
        self.bench(name);
    }

    fn hunt(&mut self, moment: Trigger) {
        let content = self.content;
        let bounties: Vec<(CardId, &Bounty)> = all(content)
            .filter_map(|(id, card)| Some((id, card.asset.as_ref()?.bounty.as_ref()?)))
            .collect();
        let (card, bounty) = self.pick(&bounties);
        let mut claim = held(content, card, false);
        if moment == Trigger::CaptureDelivered {
            claim.captive = true;
            self.space = Some(content.space_name(bounty.to.id()).to_string());
            self.frames.push(Frame::Deliver { seat: ME, tried: [None; 6] });
        } else {
            self.space = Some(self.planet());
            self.contact = Some(bounty.target.id());
        }
        self.needs.push(claim);
    }

    /// A cargo in the hold, at the place it belongs to.
    pub(super) fn cargo(&mut self, illegal: bool) -> CardId {
        let content = self.content;
        let assets = all(content).filter_map(|(id, card)| Some((id, card.asset.as_ref()?)));
        let all: Vec<_> = assets
            .filter(|(_, asset)| asset.traits.contains(&Trait::Illegal) == illegal)
            .filter_map(|(id, asset)| Some((id, asset.cargo.as_ref()?)))
            .filter(|(_, cargo)| matches!(cargo.to, Destination::Space(_)))
            .collect();
        let (card, cargo) = self.pick(&all);
        self.space = destination(content, &cargo.to);
        self.needs.push(held(content, card, false));
        card
    }
}
