//! Where the scripts of a set begin, and what it takes to come there.

use outer_rim::{
    Ability, AbilityId, Action, Asset, Block, CardId, CharacterId, ContactId, Content, Destination,
    EncounterId, Script, ShipId, Trigger,
};

/// A script that the rules begin, or an ability, and what it stands on.
pub struct Root {
    /// The thing, as `Content::places` names it.
    pub thing: String,
    /// What it stands on.
    pub on: On,
    /// What begins.
    pub begins: Begins,
}

/// What a root stands on.
#[derive(Clone, Debug)]
pub enum On {
    Encounter {
        card: EncounterId,
        section: String,
    },
    Contact(ContactId),
    Trouble(CardId),
    Databank(CardId),
    /// A card of the market that is resolved at once, or fails to be bought.
    Special(CardId),
    Held {
        card: CardId,
        turned: bool,
    },
    Character {
        character: CharacterId,
        flipped: bool,
    },
    Ship {
        ship: ShipId,
        flipped: bool,
    },
    Ambition,
    Patrol,
}

/// What begins.
#[derive(Clone, Copy, Debug)]
pub enum Begins {
    Script(Block),
    Ability(AbilityId, Trigger),
}

impl Root {
    /// Whether an answer is what this root waits for.
    pub fn wants(&self, item: Action) -> bool {
        matches!((self.begins, item), (Begins::Ability(id, _), Action::Use(used)) if id == used)
    }
}

/// Every beginning of a set.
pub fn roots(content: &Content) -> Vec<Root> {
    let mut found = Vec::new();
    encounters(content, &mut found);
    cards(content, &mut found);
    sheets(content, &mut found);
    found
}

fn add(found: &mut Vec<Root>, thing: &str, on: &On, script: &Script) {
    if !script.is_empty() {
        let begins = Begins::Script(script.block());
        found.push(Root { thing: thing.into(), on: on.clone(), begins });
    }
}

fn add_abilities(found: &mut Vec<Root>, thing: &str, on: &On, abilities: &[Ability]) {
    for ability in abilities {
        for moment in [ability.on].iter().chain(&ability.also) {
            let begins = Begins::Ability(ability.id(), *moment);
            found.push(Root { thing: thing.into(), on: on.clone(), begins });
        }
    }
}

fn encounters(content: &Content, found: &mut Vec<Root>) {
    for (idx, one) in content.encounters.iter().enumerate() {
        for (section, script) in &one.sections {
            let section = section.to_string();
            let on = On::Encounter { card: EncounterId(idx as u16), section };
            add(found, &format!("encounter {}", one.id), &on, script);
        }
    }
}

fn cards(content: &Content, found: &mut Vec<Root>) {
    for (idx, card) in content.cards.iter().enumerate() {
        let id = CardId(idx as u16);
        let thing = format!("card {}", card.id);
        let on = match (content.contact_of(id), card.number) {
            (Some(contact), _) => On::Contact(contact),
            (None, Some(1)) => On::Trouble(id),
            (None, Some(_)) => On::Databank(id),
            (None, None) => On::Special(id),
        };
        add(found, &thing, &on, &card.script);
        add(found, &thing, &On::Special(id), &card.buy.fail);
        for (turned, asset) in [(false, &card.asset), (true, &card.turned)] {
            if let Some(asset) = asset {
                add_asset(found, &thing, id, turned, asset);
            }
        }
    }
}

fn add_asset(found: &mut Vec<Root>, thing: &str, card: CardId, turned: bool, asset: &Asset) {
    let on = On::Held { card, turned };
    add(found, thing, &on, &asset.gained);
    if let Some(cargo) = &asset.cargo {
        add(found, thing, &on, &cargo.reward.then);
    }
    if let Some(job) = &asset.job {
        add(found, thing, &on, &job.script);
        add(found, thing, &on, &job.reward.then);
    }
    if let Some(bounty) = &asset.bounty {
        for script in [&bounty.eliminate.then, &bounty.capture.then, &bounty.after] {
            add(found, thing, &on, script);
        }
    }
    add_abilities(found, thing, &on, &asset.abilities);
}

fn sheets(content: &Content, found: &mut Vec<Root>) {
    for (idx, one) in content.characters.iter().enumerate() {
        let thing = format!("character {}", one.id);
        let character = CharacterId(idx as u8);
        let on = |flipped| On::Character { character, flipped };
        add(found, &thing, &on(false), &one.setup.script);
        add_abilities(found, &thing, &on(false), &one.both.abilities);
        add_abilities(found, &thing, &on(false), &one.front.abilities);
        add_abilities(found, &thing, &on(true), &one.flipped.abilities);
    }
    for (idx, one) in content.ships.iter().enumerate() {
        let thing = format!("ship {}", one.id);
        let on = |flipped| On::Ship { ship: ShipId(idx as u8), flipped };
        add_abilities(found, &thing, &on(false), &one.front.powers.abilities);
        if let Some(flipped) = &one.flipped {
            add_abilities(found, &thing, &on(true), &flipped.powers.abilities);
        }
    }
    for one in &content.patrols {
        add(found, &format!("patrol level {}", one.level), &On::Patrol, &one.reward.then);
    }
    for one in &content.ambitions {
        let thing = format!("ambition {}", one.id);
        let on = On::Ambition;
        add(found, &thing, &on, &one.setup);
        let abilities = one.powers.abilities.iter();
        for ability in abilities.chain(one.goals.iter().flat_map(|goal| &goal.abilities)) {
            add(found, &thing, &on, &ability.script);
        }
    }
}

/// Where something is brought or done, if it is one space.
pub fn destination(content: &Content, to: &Destination) -> Option<String> {
    match to {
        Destination::Space(space) => Some(content.space_name(space.id()).to_string()),
        _ => None,
    }
}
