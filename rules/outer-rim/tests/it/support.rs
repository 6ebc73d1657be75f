//! What the tests share.

use outer_rim::{
    Action, CardId, Content, Deck, Event, Face, Frame, Options, OuterRim, Pack, Player, Position,
    PositionCard, PositionContact, PositionPlayer, Scope, Setup, Source, SpaceId, State, Step,
    Titles, rehearse,
};
use serde::de::DeserializeOwned;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};
use tabletop::{Answer, Dice, Game, Menu, Seat, Stage};

/// The shipped content set, as far as it is written.
pub fn house() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| Arc::new(gather("house", house_packs()))).clone()
}

/// A small set that never changes, so that rules are tested against known cards.
pub fn content() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| Arc::new(gather("fixture", packs()))).clone()
}

fn gather(name: &str, packs: Vec<(String, Pack)>) -> Content {
    Content::gather(name, packs).unwrap_or_else(|faults| {
        let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
        panic!("the set {name} has faults:\n{}", lines.join("\n"));
    })
}

/// The set that never changes, with some more cards; those it has keep their numbers.
pub fn set_with(more: &str) -> Arc<Content> {
    let pack: Pack = toml::from_str(more).unwrap_or_else(|fault| panic!("{fault}"));
    let packs = packs().into_iter().chain([("more".to_string(), pack)]);
    Arc::new(gather("fixture and more", packs.collect()))
}

/// The shipped set with some more cards.
pub fn house_with(more: &str) -> Arc<Content> {
    let pack: Pack = toml::from_str(more).unwrap_or_else(|fault| panic!("{fault}"));
    let packs = house_packs().into_iter().chain([("more".to_string(), pack)]);
    Arc::new(gather("house and more", packs.collect()))
}

/// A databank card of number 900 that does this and nothing else.
pub fn bench(script: &str) -> String {
    format!(
        "[[card]]\nid = \"bench\"\nedition = \"base\"\nnumber = 900\nsource = {{ all = \"designed\" }}\ndo = {script}\n"
    )
}

/// Every file of the shipped set but the titles.
pub fn house_packs() -> Vec<(String, Pack)> {
    packs_of(&data())
}

/// Every file of the set that never changes.
pub fn packs() -> Vec<(String, Pack)> {
    packs_of(&root().join("tests/fixture"))
}

fn packs_of(folder: &Path) -> Vec<(String, Pack)> {
    let files = testkit::data::texts(folder).into_iter();
    let packs = files.filter(|(name, _)| !name.starts_with("titles/"));
    packs.map(|(name, text)| (name.clone(), parsed(&name, &text))).collect()
}

fn parsed<T: DeserializeOwned>(name: &str, text: &str) -> T {
    toml::from_str(text).unwrap_or_else(|fault| panic!("{name}: {fault}"))
}

/// The titles of one language.
pub fn titles(language: &str) -> Titles {
    let mut titles = Titles::default();
    for (name, text) in testkit::data::texts(&data().join("titles").join(language)) {
        titles.add(parsed(&name, &text));
    }
    titles
}

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn data() -> PathBuf {
    root().join("data")
}

/// A table of this many seats with some options changed.
pub fn with(seats: u8, change: impl FnOnce(&mut Options)) -> Setup {
    with_of(&content(), seats, change)
}

/// The same with another content set.
pub fn with_of(content: &Content, seats: u8, change: impl FnOnce(&mut Options)) -> Setup {
    let mut setup = Setup::of(seats);
    change(&mut setup.options);
    setup.check(content).expect("a table that can be played");
    setup
}

/// A player in a claimed situation: character, ship, space.
pub fn player(character: &str, ship: &str, space: &str) -> PositionPlayer {
    PositionPlayer {
        character: character.into(),
        ship: ship.into(),
        space: space.into(),
        credits: 5000,
        ..PositionPlayer::default()
    }
}

/// Cards in slots.
pub fn cards(names: &[&str]) -> Vec<PositionCard> {
    let card = |name: &&str| PositionCard { card: (*name).into(), ..PositionCard::default() };
    names.iter().map(card).collect()
}

/// Han Solo on Tatooine, about to plan, and Boba Fett elsewhere.
pub fn two() -> Position {
    Position {
        turn: Seat::new(0),
        step: Step::Planning,
        round: 1,
        players: vec![
            player("han-solo", "g9-rigger", "tatooine"),
            player("boba-fett", "g-1a-starfighter", "ord-mantell"),
        ],
        market: [].into(),
        patrols: [].into(),
        contacts: Vec::new(),
    }
}

/// A situation as people write it down.
pub fn situation(json: &str) -> Position {
    serde_json::from_str(json).unwrap_or_else(|fault| panic!("{fault}: {json}"))
}

/// Situations the laws are also tried on.
pub fn positions() -> Vec<(Setup, Position)> {
    let mut peeked = two();
    peeked.step = Step::Encounter;
    peeked.contacts.push(PositionContact {
        contact: "garindan".into(),
        space: "tatooine".into(),
        peeked_by: vec![Seat::new(1)],
        face_down: true,
    });
    let mut rich = two();
    rich.step = Step::Action;
    rich.players[0].credits = 40_000;
    rich.players[0].cards = cards(&["bacta-supplies", "shield-upgrade", "k-2so"]);
    rich.players[1].space = "tatooine".into();
    let short = with(2, |options| options.rounds = 2);
    [two(), peeked, rich].map(|position| (short.clone(), position)).into()
}

/// A situation, and the answers given in it so far.
pub struct Scene {
    pub state: State,
    /// The events of the last answer.
    pub events: Vec<Event>,
}

impl Scene {
    /// A situation of a base game.
    pub fn new(position: &Position) -> Self {
        Self::of(&Setup::of(position.players.len() as u8), position)
    }

    /// A situation of a game with the expansion.
    pub fn expanded(position: &Position) -> Self {
        Self::of(&with(position.players.len() as u8, |options| options.expansion = true), position)
    }

    /// A situation of any table.
    pub fn of(setup: &Setup, position: &Position) -> Self {
        Self::in_set(&content(), setup, position)
    }

    /// A situation of a base game in which the first seat resolves a script.
    pub fn resolving(position: &Position, script: &str, faces: &[u32]) -> Self {
        let setup = Setup::of(position.players.len() as u8);
        let mut scene = Self::in_set(&set_with(&bench(script)), &setup, position);
        scene.resolve("bench", faces);
        scene
    }

    /// A situation of any table with any set.
    pub fn in_set(content: &Arc<Content>, setup: &Setup, position: &Position) -> Self {
        let state = OuterRim::place(setup, content, position);
        Self { state: state.expect("a possible situation"), events: Vec::new() }
    }

    /// What the asked seat may say, but for the aside that every menu of a turn ends with.
    pub fn menu(&self) -> Vec<Action> {
        self.whole_menu().into_iter().filter(|item| *item != Action::Aside).collect()
    }

    /// What the asked seat may say.
    pub fn whole_menu(&self) -> Vec<Action> {
        let mut menu = Menu::new();
        if let Some(open) = OuterRim::pending(&self.state).first() {
            OuterRim::menu(&self.state, open.id, &mut menu);
        }
        menu.items().to_vec()
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Seat> {
        OuterRim::pending(&self.state).first().map(|open| open.seat)
    }

    /// The asked seat says this, and chance shows these faces, all of them.
    pub fn say(&mut self, action: Action, faces: &[u32]) -> &mut Self {
        let menu = self.whole_menu();
        assert!(menu.contains(&action), "{action:?} is not among {menu:?}");
        let mut dice = Dice::scripted(faces.iter().copied());
        self.events.clear();
        let seat = self.asked().expect("somebody is asked");
        let mut stage = Stage::new(&mut self.state, &mut dice, &mut self.events);
        OuterRim::decide(&mut stage, seat, &Answer::Item(action));
        assert_eq!(dice.fault(), None, "after {action:?}: {:?}", self.events);
        assert!(dice.unused().is_empty(), "unused chance: {:?}", dice.unused());
        self
    }

    /// The asked seat says this, whatever chance shows.
    pub fn say_any(&mut self, action: Action) -> &mut Self {
        let menu = self.whole_menu();
        assert!(menu.contains(&action), "{action:?} is not among {menu:?}");
        self.events.clear();
        let seat = self.asked().expect("somebody is asked");
        let mut dice = Dice::swift(7);
        let mut stage = Stage::new(&mut self.state, &mut dice, &mut self.events);
        OuterRim::decide(&mut stage, seat, &Answer::Item(action));
        self
    }

    /// What this seat may say beside what the table waits for.
    pub fn beside(&self, seat: u8) -> Vec<Action> {
        let mut menu = Menu::new();
        if let Some(open) = OuterRim::beside(&self.state, Seat::new(seat)) {
            let turned = OuterRim::turned(&self.state, &open);
            OuterRim::menu(&turned, open.decision.id, &mut menu);
        }
        menu.items().to_vec()
    }

    /// This seat says this beside what the table waits for.
    pub fn say_beside(&mut self, seat: u8, action: Action) -> &mut Self {
        self.say_beside_rolling(seat, action, &[])
    }

    /// The same, and the table goes on: chance shows these faces, all of them.
    pub fn say_beside_rolling(&mut self, seat: u8, action: Action, faces: &[u32]) -> &mut Self {
        let menu = self.beside(seat);
        assert!(menu.contains(&action), "{action:?} is not among {menu:?}");
        let open = OuterRim::beside(&self.state, Seat::new(seat)).expect("it has a menu");
        self.events.clear();
        let mut dice = Dice::scripted(faces.iter().copied());
        let mut stage = Stage::new(&mut self.state, &mut dice, &mut self.events);
        OuterRim::decide_beside(&mut stage, &open, &Answer::Item(action));
        assert_eq!(dice.fault(), None, "after {action:?}: {:?}", self.events);
        assert!(dice.unused().is_empty(), "unused chance: {:?}", dice.unused());
        self
    }

    /// Something is true without anybody having done it.
    pub fn given(&mut self, event: &Event) -> &mut Self {
        OuterRim::evolve(&mut self.state, event);
        self
    }

    /// The first seat resolves a databank card, and chance shows these faces, all of them.
    pub fn resolve(&mut self, card: &str, faces: &[u32]) -> &mut Self {
        let card = self.state.content().card_named(card).expect("a card");
        let block = self.state.content().card(card).script.block();
        let scope = Scope::of(Seat::new(0), Source::Card(card));
        self.work(&[Frame::run(block, scope)], faces)
    }

    /// Work is put on top of what waits, and chance shows these faces, all of them.
    pub fn work(&mut self, frames: &[Frame], faces: &[u32]) -> &mut Self {
        let mut dice = Dice::scripted(faces.iter().copied());
        self.events.clear();
        let mut stage = Stage::new(&mut self.state, &mut dice, &mut self.events);
        rehearse(&mut stage, frames, &mut Vec::new());
        assert_eq!(dice.fault(), None, "{:?}", self.events);
        assert!(dice.unused().is_empty(), "unused chance: {:?}", dice.unused());
        self
    }

    /// A player.
    pub fn player(&self, seat: u8) -> &Player {
        self.state.player(Seat::new(seat))
    }

    /// Whether a player holds a card.
    pub fn holds(&self, seat: u8, card: &str) -> bool {
        self.player(seat).holding(card_named(card)).is_some()
    }
}

/// A space by its name.
pub fn at(name: &str) -> SpaceId {
    content().space_named(name).expect("a space")
}

/// A card by its name.
pub fn card_named(name: &str) -> CardId {
    content().card_named(name).unwrap_or_else(|| panic!("there is no card {name}"))
}

/// The faces of dice for scripts: blank, focus, hit, crit.
pub const B: u32 = Face::Blank as u32;
pub const F: u32 = Face::Focus as u32;
pub const H: u32 = Face::Hit as u32;
pub const C: u32 = Face::Crit as u32;

/// How scripted chance names a card of a deck.
pub fn in_deck(deck: Deck, card: &str) -> u32 {
    let card = card_named(card);
    content().deck(deck).iter().position(|known| *known == card).expect("of that deck") as u32
}

/// How scripted chance names a contact.
pub fn contact(name: &str) -> u32 {
    u32::from(content().contact_named(name).expect("a contact").0)
}

/// A situation with the shipped cards, for as many players as it names.
pub fn scene(change: impl FnOnce(&mut Options), json: &str) -> Scene {
    let set = house();
    let position = situation(json);
    Scene::in_set(&set, &with_of(&set, position.players.len() as u8, change), &position)
}

/// A card of the shipped set.
pub fn named(card: &str) -> CardId {
    house().card_named(card).unwrap_or_else(|| panic!("there is no card {card}"))
}
