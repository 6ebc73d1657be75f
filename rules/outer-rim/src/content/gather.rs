//! Joining files: every name is looked up, every script and ability numbered.

mod effects;

use super::{AbilityPlace, Content, ContentFault, Pack, Part, check, index, rank};
use crate::{
    Ability, AbilityId, AiDeck, Ambition, Amount, Asset, Block, Board, By, Card, CardId, Character,
    CharacterId, Condition, Cost, Destination, Effect, Goal, HeldCondition, HomeAt, Id,
    LogicCondition, Modifier, Name, PlaceCondition, Powers, Ref, Reward, Script, Ship, ShipId,
    SpaceId, Trigger,
};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec::Vec;

pub(super) fn gather(
    name: &str,
    packs: impl IntoIterator<Item = (String, Pack)>,
) -> Result<Content, Vec<ContentFault>> {
    let mut files = Vec::new();
    let mut all = Pack::default();
    let mut joiner = Joiner::default();
    for (file, mut pack) in packs {
        joiner.file = file.clone();
        if let Some(board) = pack.board.take()
            && all.board.replace(board).is_some()
        {
            joiner.say("board", "there is a board in another file already");
        }
        let count = |pack: &Pack| {
            [
                pack.character.len(),
                pack.ship.len(),
                pack.card.len(),
                pack.contact.len(),
                pack.encounter.len(),
                pack.patrol.len(),
                pack.ambition.len(),
                pack.ai.len(),
                pack.level.len(),
            ]
        };
        files.push((file, count(&pack)));
        all.character.append(&mut pack.character);
        all.ship.append(&mut pack.ship);
        all.card.append(&mut pack.card);
        all.contact.append(&mut pack.contact);
        all.encounter.append(&mut pack.encounter);
        all.patrol.append(&mut pack.patrol);
        all.ambition.append(&mut pack.ambition);
        all.ai.append(&mut pack.ai);
        all.level.append(&mut pack.level);
    }
    joiner.files = files;
    let Some(mut board) = all.board.take() else {
        joiner.say("board", "no file has a board");
        return Err(joiner.faults);
    };
    joiner.names = Names::of(&board, &all);
    joiner.join(&mut board, &mut all);
    let mut faults = joiner.faults;
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut content = index::index(name, board, all, joiner.blocks, joiner.abilities);
    content.things = joiner.things;
    check::check(&content, &joiner.files, &mut faults);
    if !faults.is_empty() {
        return Err(faults);
    }
    let maps = check::recommended_maps(&content).into_iter().flatten();
    content.maps = maps.map(Arc::new).collect();
    Ok(content)
}

#[derive(Default)]
struct Names {
    spaces: Vec<String>,
    tiles: Vec<String>,
    contacts: Vec<String>,
    characters: Vec<String>,
    ships: Vec<String>,
    encounters: Vec<String>,
    cards: Vec<String>,
}

impl Names {
    fn of(board: &Board, all: &Pack) -> Self {
        Self {
            spaces: index::all_spaces(board).map(|space| space.id.to_string()).collect(),
            tiles: board.tile.iter().map(|tile| tile.id.to_string()).collect(),
            contacts: all.contact.iter().map(|one| one.id.to_string()).collect(),
            characters: all.character.iter().map(|one| one.id.to_string()).collect(),
            ships: all.ship.iter().map(|one| one.id.to_string()).collect(),
            encounters: all.encounter.iter().map(|one| one.id.to_string()).collect(),
            cards: all.card.iter().map(|one| one.id.to_string()).collect(),
        }
    }
}

/// The walk over everything that can name something or hold a script.
#[derive(Default)]
struct Joiner {
    names: Names,
    files: Vec<(String, [usize; 9])>,
    file: String,
    thing: String,
    faults: Vec<ContentFault>,
    blocks: Vec<Arc<[Effect]>>,
    things: Vec<Name>,
    abilities: Vec<AbilityPlace>,
}

impl Joiner {
    fn say(&mut self, thing: &str, message: &str) {
        self.faults.push(ContentFault {
            file: self.file.clone(),
            thing: thing.to_string(),
            message: message.to_string(),
        });
    }

    fn enter(&mut self, list: usize, idx: usize, thing: String) {
        self.file = file_of(&self.files, list, idx).to_string();
        self.thing = thing;
    }

    fn join(&mut self, board: &mut Board, all: &mut Pack) {
        self.blocks.push(Arc::from(Vec::new()));
        self.things.push("nothing".into());
        self.board(board);
        for (idx, one) in all.character.iter_mut().enumerate() {
            self.enter(0, idx, format!("character {}", one.id));
            self.character(CharacterId(idx as u8), one);
        }
        for (idx, one) in all.ship.iter_mut().enumerate() {
            self.enter(1, idx, format!("ship {}", one.id));
            self.ship(ShipId(idx as u8), one);
        }
        for (idx, one) in all.card.iter_mut().enumerate() {
            self.enter(2, idx, format!("card {}", one.id));
            self.card(CardId(idx as u16), one);
        }
        for (idx, one) in all.contact.iter_mut().enumerate() {
            self.enter(3, idx, format!("contact {}", one.id));
            if let Some(character) = &mut one.character {
                self.character_name(character);
            }
        }
        for (idx, one) in all.encounter.iter_mut().enumerate() {
            self.enter(4, idx, format!("encounter {}", one.id));
            if let Some(replaced) = &mut one.replaces
                && !replaced.resolve(|name| find(&self.names.encounters, name))
            {
                self.unknown("encounter", replaced.name());
            }
            for script in one.sections.values_mut() {
                self.script(script);
            }
        }
        for (idx, one) in all.patrol.iter_mut().enumerate() {
            self.enter(5, idx, format!("patrol level {}", one.level));
            self.reward(&mut one.reward);
        }
        for (idx, one) in all.ambition.iter_mut().enumerate() {
            self.enter(6, idx, format!("ambition {}", one.id));
            self.ambition(idx as u8, one);
        }
        for (idx, one) in all.ai.iter_mut().enumerate() {
            self.enter(7, idx, format!("ai card {}", one.id));
            if let AiDeck::Character(character) = &mut one.deck {
                self.character_name(character);
            }
        }
    }

    fn unknown(&mut self, kind: &str, name: &str) {
        let thing = self.thing.clone();
        self.say(&thing, &format!("there is no {kind} `{name}`"));
    }

    fn look<I: Id>(&mut self, name: &mut Ref<I>, which: fn(&Names) -> &Vec<String>) {
        if !name.resolve(|name| find(which(&self.names), name)) {
            self.unknown(I::KIND, name.name());
        }
    }

    fn space(&mut self, space: &mut Ref<SpaceId>) {
        self.look(space, |names| &names.spaces);
    }

    fn character_name(&mut self, character: &mut Ref<CharacterId>) {
        self.look(character, |names| &names.characters);
    }

    fn board(&mut self, board: &mut Board) {
        self.thing = "board".into();
        for tile in &mut board.recommended {
            self.look(tile, |names| &names.tiles);
        }
        for tile in &mut board.tile {
            let lanes = tile.spinward.iter_mut().chain(&mut tile.trailing);
            for space in tile.routes.iter_mut().flatten().chain(lanes) {
                self.space(space);
            }
        }
        for endcap in &mut board.endcap {
            for space in endcap.routes.iter_mut().flatten().chain(&mut endcap.joint) {
                self.space(space);
            }
            for home in &mut endcap.homes {
                if let HomeAt::Space(space) = &mut home.at {
                    self.space(space);
                }
            }
        }
    }

    fn character(&mut self, id: CharacterId, character: &mut Character) {
        self.script(&mut character.setup.script);
        self.goal(&mut character.goal);
        let parts = [
            (Part::Both, &mut character.both),
            (Part::Front, &mut character.front),
            (Part::Flipped, &mut character.flipped),
        ];
        for (part, powers) in parts {
            self.powers(powers, |idx| AbilityPlace::Character { character: id, part, idx });
        }
    }

    fn ship(&mut self, id: ShipId, ship: &mut Ship) {
        if let Some(goal) = &mut ship.goal {
            self.goal(goal);
        }
        let front = &mut ship.front.powers;
        self.powers(front, |idx| AbilityPlace::Ship { ship: id, flipped: false, idx });
        if let Some(hull) = &mut ship.flipped {
            let place = |idx| AbilityPlace::Ship { ship: id, flipped: true, idx };
            self.powers(&mut hull.powers, place);
        }
    }

    fn card(&mut self, id: CardId, card: &mut Card) {
        for space in &mut card.buy.not_on {
            self.space(space);
        }
        self.given(&mut card.buy.given);
        self.script(&mut card.buy.fail);
        self.script(&mut card.script);
        if let Some(ship) = &mut card.ship {
            self.look(ship, |names| &names.ships);
        }
        for (turned, asset) in [(false, &mut card.asset), (true, &mut card.turned)] {
            if let Some(asset) = asset {
                self.asset(asset, |idx| AbilityPlace::Card { card: id, turned, idx });
            }
        }
    }

    fn asset(&mut self, asset: &mut Asset, place: impl Fn(u8) -> AbilityPlace) {
        self.modifiers(&mut asset.modifiers);
        self.abilities(&mut asset.abilities, place);
        self.script(&mut asset.gained);
        if let Some(cargo) = &mut asset.cargo {
            self.destination(&mut cargo.to);
            self.reward(&mut cargo.reward);
        }
        if let Some(job) = &mut asset.job {
            self.destination(&mut job.at);
            self.script(&mut job.script);
            self.reward(&mut job.reward);
        }
        if let Some(bounty) = &mut asset.bounty {
            self.look(&mut bounty.target, |names| &names.contacts);
            self.space(&mut bounty.to);
            self.reward(&mut bounty.eliminate);
            self.reward(&mut bounty.capture);
            self.script(&mut bounty.after);
        }
    }

    fn ambition(&mut self, ambition: u8, sheet: &mut Ambition) {
        self.script(&mut sheet.setup);
        self.powers(&mut sheet.powers, |idx| AbilityPlace::Ambition { ambition, goal: None, idx });
        for (goal_idx, goal) in sheet.goals.iter_mut().enumerate() {
            self.goal(&mut goal.goal);
            let goal_idx = Some(goal_idx as u8);
            let place = |idx| AbilityPlace::Ambition { ambition, goal: goal_idx, idx };
            self.abilities(&mut goal.abilities, place);
        }
    }

    fn destination(&mut self, to: &mut Destination) {
        if let Destination::Space(space) = to {
            self.space(space);
        }
    }

    fn reward(&mut self, reward: &mut Reward) {
        self.script(&mut reward.then);
    }

    fn goal(&mut self, goal: &mut Goal) {
        match goal {
            Goal::Holds(given) => self.condition(given),
            Goal::Happens { given, .. } => self.given(given),
            Goal::Ability { .. } => {}
        }
    }

    fn powers(&mut self, powers: &mut Powers, place: impl Fn(u8) -> AbilityPlace) {
        self.modifiers(&mut powers.modifiers);
        self.abilities(&mut powers.abilities, place);
    }

    fn modifiers(&mut self, modifiers: &mut [Modifier]) {
        for modifier in modifiers {
            self.modifier(modifier);
        }
    }

    fn modifier(&mut self, modifier: &mut Modifier) {
        self.given(&mut modifier.given);
        if !rank::is_orderly(modifier) {
            let thing = self.thing.clone();
            let stat = modifier.stat;
            self.say(&thing, &format!("the modifier of {stat:?} asks for what may depend on it"));
        }
    }

    fn abilities(&mut self, abilities: &mut [Ability], place: impl Fn(u8) -> AbilityPlace) {
        for (idx, ability) in abilities.iter_mut().enumerate() {
            ability.id = AbilityId(self.abilities.len() as u16);
            let place = place(idx as u8);
            let on_card = matches!(place, AbilityPlace::Card { .. });
            let encounter = ability.on == Trigger::Encounter && ability.also.is_empty();
            if ability.by == By::Others && !(on_card && encounter) {
                let thing = self.thing.clone();
                self.say(&thing, "others may use a card in play as an encounter, and nothing else");
            }
            self.abilities.push(place);
            self.given(&mut ability.given);
            self.costs(&mut ability.cost);
            self.script(&mut ability.script);
        }
    }

    fn given(&mut self, given: &mut Option<Condition>) {
        if let Some(given) = given {
            self.condition(given);
        }
    }

    fn costs(&mut self, costs: &mut [Cost]) {
        for cost in costs {
            if let Cost::Credits(Amount::Fixed(amount)) | Cost::Fame(Amount::Fixed(amount)) = cost
                && *amount <= 0
            {
                let thing = self.thing.clone();
                self.say(&thing, "a cost is more than nothing");
            }
        }
    }

    fn condition(&mut self, condition: &mut Condition) {
        match condition {
            Condition::Logic(LogicCondition::All(list) | LogicCondition::Any(list)) => {
                for one in list {
                    self.condition(one);
                }
            }
            Condition::Logic(LogicCondition::Not(one) | LogicCondition::Other(one)) => {
                self.condition(one);
            }
            Condition::Place(PlaceCondition::On(space)) => self.space(space),
            Condition::Held(HeldCondition::Crew(contact)) => {
                self.look(contact, |names| &names.contacts);
            }
            Condition::Held(HeldCondition::Character(character)) => self.character_name(character),
            Condition::Standing(_)
            | Condition::Place(_)
            | Condition::Amount(_)
            | Condition::Held(_)
            | Condition::Moment(_) => {}
        }
    }

    fn script(&mut self, script: &mut Script) {
        if script.is_empty() {
            script.block = Script::EMPTY;
            return;
        }
        let effects = Arc::get_mut(&mut script.effects).expect("a script that was just read");
        for effect in effects {
            self.effect(effect);
        }
        script.block = Block(self.blocks.len() as u16);
        self.blocks.push(script.effects.clone());
        self.things.push(self.thing.as_str().into());
    }
}

fn find(names: &[String], name: &str) -> Option<usize> {
    names.iter().position(|known| known == name)
}

/// The file the `idx`-th thing of a list came from.
pub(super) fn file_of(files: &[(String, [usize; 9])], list: usize, idx: usize) -> &str {
    let mut before = 0;
    for (file, counts) in files {
        // What is of no file is of none of them.
        before += counts.get(list).copied().unwrap_or(0);
        if idx < before {
            return file;
        }
    }
    ""
}
