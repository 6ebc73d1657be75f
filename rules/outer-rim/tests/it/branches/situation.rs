//! Situations made for a script: rich and poor, loved and hated, alone and in company.

mod moments;

pub use moments::bench_cards;

use super::roots::{Begins, On, Root, destination};
use outer_rim::{
    By, CardId, ContactId, Content, Deck, Faction, Frame, Job, JobPlayers, Name, OuterRim,
    Position, PositionCard, PositionContact, PositionPatrol, PositionPlayer, Roll, RollStep, Scope,
    Setup, Source, SpaceId, SpaceKind, Standing, State, Step, Token,
};
use std::sync::Arc;
use tabletop::{Dice, Game, Seat};

const ME: Seat = Seat::new(0);
const OTHER: Seat = Seat::new(1);

/// A situation in the making.
pub struct Situation<'a> {
    content: &'a Arc<Content>,
    dice: &'a mut Dice,
    position: Position,
    /// What the first player must hold, and what they may.
    needs: Vec<PositionCard>,
    /// What the second player must hold.
    theirs: Vec<PositionCard>,
    space: Option<String>,
    contact: Option<ContactId>,
    company: bool,
    patrol: bool,
    frames: Vec<Frame>,
}

impl<'a> Situation<'a> {
    /// A situation in which this root may begin, and the work that begins it.
    pub fn of(
        content: &'a Arc<Content>,
        root: &Root,
        dice: &'a mut Dice,
    ) -> Option<(State, Vec<Frame>)> {
        let position = Position {
            turn: ME,
            step: Step::Action,
            round: 2,
            players: Vec::new(),
            market: [].into(),
            patrols: [].into(),
            contacts: Vec::new(),
        };
        let mut made = Self {
            content,
            dice,
            position,
            needs: Vec::new(),
            theirs: Vec::new(),
            space: None,
            contact: None,
            company: false,
            patrol: false,
            frames: Vec::new(),
        };
        made.people();
        made.stand_on(root);
        if let Begins::Ability(_, moment) = root.begins {
            made.bring_about(moment);
        }
        made.place()
    }

    fn chance(&mut self, one_in: u32) -> bool {
        self.dice.roll(one_in) == 0
    }

    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.dice.roll(from.len() as u32) as usize]
    }

    // Two or three players, each rich or poor, loved or hated, whole or hurt.
    fn people(&mut self) {
        let n_players = 2 + self.dice.roll(2);
        let content = self.content;
        let mut characters: Vec<&Name> = content.characters.iter().map(|one| &one.id).collect();
        for _ in 0..n_players {
            let character =
                characters.swap_remove(self.dice.roll(characters.len() as u32) as usize).clone();
            let ship = &content.ships[self.dice.roll(content.ships.len() as u32) as usize];
            let standings = [Standing::Negative, Standing::Neutral, Standing::Positive];
            let same = self.chance(4).then(|| self.pick(&standings));
            let reputation = Faction::ALL
                .iter()
                .map(|faction| (*faction, same.unwrap_or(self.pick(&standings))))
                .collect();
            let player = PositionPlayer {
                character,
                flipped: self.chance(2),
                ship: ship.id.clone(),
                ship_flipped: ship.flipped.is_some() && self.chance(2),
                space: "tatooine".into(),
                credits: self.pick(&[0, 1000, 3000, 9000, 40_000]),
                fame: self.dice.roll(6) as u8,
                reputation,
                damage: [self.dice.roll(3) as u8, self.dice.roll(3) as u8],
                ..PositionPlayer::default()
            };
            self.position.players.push(player);
        }
    }

    fn run(&mut self, root: &Root, scope: Scope) {
        if let Begins::Script(block) = root.begins {
            self.frames.push(Frame::run(block, scope));
        }
    }

    fn stand_on(&mut self, root: &Root) {
        let content = self.content;
        match &root.on {
            On::Encounter { card, section } => {
                self.space = Some(self.section_space(section));
                self.patrol = section == "patrol";
                self.run(root, Scope::of(ME, Source::Encounter(*card)));
            }
            On::Contact(contact) => {
                self.space = Some(self.planet());
                self.contact = Some(*contact);
            }
            On::Trouble(card) => {
                let cargo = self.cargo(true);
                let scope = Scope { card: Some(cargo), ..Scope::of(ME, Source::Card(*card)) };
                let (step, roll) = (RollStep::Over, Roll::NONE);
                self.frames.push(Frame::Delivery { seat: ME, card: cargo, step, roll });
                self.run(root, scope);
            }
            On::Databank(card) => {
                let number = content.card(*card).number;
                self.job_in_progress(root, Source::Card(*card), |job| job.databank == number);
            }
            On::Special(card) => {
                self.space = Some(self.planet());
                self.run(root, Scope::of(ME, Source::Card(*card)));
            }
            On::Held { card, turned } => self.hold(root, *card, *turned),
            On::Character { character, flipped } => {
                let name = content.character(*character).id.clone();
                let taken = self.position.players.iter().position(|one| one.character == name);
                if let Some(taken) = taken {
                    self.position.players[taken].character =
                        self.position.players[0].character.clone();
                }
                self.position.players[0].character = name;
                self.position.players[0].flipped = *flipped;
                self.run(root, Scope::of(ME, Source::Character));
            }
            On::Ship { ship, flipped } => {
                self.position.players[0].ship = content.ship(*ship).id.clone();
                self.position.players[0].ship_flipped = *flipped;
            }
            On::Ambition | On::Patrol => self.run(root, Scope::of(ME, Source::Rules)),
        }
    }

    fn hold(&mut self, root: &Root, card: CardId, turned: bool) {
        let content = self.content;
        let asset = content.asset(card, turned).expect("a root stands on an asset");
        let aboard = content.contact_of(card).is_some();
        // What others may do with a card, its owner may not.
        if let Begins::Ability(ability, _) = root.begins
            && content.ability(ability).by == By::Others
        {
            self.company = true;
            self.theirs.push(held(content, card, turned));
            return;
        }
        self.needs.push(held(content, card, turned));
        let mut scope = Scope { card: Some(card), ..Scope::of(ME, Source::Card(card)) };
        if let Some(job) = &asset.job {
            self.space = destination(content, &job.at);
            if job.players != JobPlayers::One {
                self.company = true;
                scope.other = Some(OTHER);
            }
            if matches!(root.begins, Begins::Script(_)) {
                let other = scope.other;
                self.frames.push(Frame::Job { seat: ME, card, other, begun: true });
            }
        }
        if let Some(cargo) = &asset.cargo {
            self.space = destination(content, &cargo.to);
        }
        if aboard && self.chance(2) {
            self.space = Some(self.planet());
        }
        self.run(root, scope);
    }

    fn job_in_progress(&mut self, root: &Root, source: Source, wanted: impl Fn(&Job) -> bool) {
        let jobs = jobs(self.content);
        let fitting: Vec<_> = jobs.iter().copied().filter(|(_, job)| wanted(job)).collect();
        let from = if fitting.is_empty() { &jobs } else { &fitting };
        let (card, job) = self.pick(from);
        self.space = destination(self.content, &job.at);
        self.needs.push(held(self.content, card, false));
        let other = (job.players != JobPlayers::One).then_some(OTHER);
        self.company |= other.is_some();
        self.frames.push(Frame::Job { seat: ME, card, other, begun: true });
        self.run(root, Scope { other, card: Some(card), ..Scope::of(ME, source) });
    }

    fn seats(&self) -> Vec<Seat> {
        Seat::all(self.position.players.len() as u8).collect()
    }

    fn spaces(&self, wanted: impl Fn(SpaceKind) -> bool) -> Vec<String> {
        let board = &self.content.board;
        let of_tiles = board.tile.iter().flat_map(|tile| &tile.spaces);
        of_tiles.filter(|space| wanted(space.kind)).map(|space| space.id.to_string()).collect()
    }

    fn planet(&mut self) -> String {
        let planets = self.spaces(|kind| kind == SpaceKind::Planet);
        planets[self.dice.roll(planets.len() as u32) as usize].clone()
    }

    fn navpoint(&mut self) -> String {
        let navpoints = self.spaces(|kind| kind == SpaceKind::Navpoint);
        navpoints[self.dice.roll(navpoints.len() as u32) as usize].clone()
    }

    fn section_space(&mut self, section: &str) -> String {
        match section {
            "patrol" | "no-patrol" => self.navpoint(),
            "core-worlds" | "across-the-core" => {
                self.pick(&["spinward-core", "trailing-core"]).to_string()
            }
            space => space.to_string(),
        }
    }

    fn place(mut self) -> Option<(State, Vec<Frame>)> {
        let space = match self.space.take() {
            Some(space) => space,
            None if self.chance(3) => self.navpoint(),
            None => self.planet(),
        };
        for idx in 0..self.position.players.len() {
            let here = idx == 0 || (idx == 1 && self.company) || self.chance(3);
            let elsewhere = self.planet();
            let place = if here { space.clone() } else { elsewhere };
            self.position.players[idx].space = place.as_str().into();
        }
        for faction in Faction::ALL {
            if self.chance(4) || (self.patrol && self.chance(2)) {
                let level = 1 + self.dice.roll(3) as u8;
                let patrol = PositionPatrol { space: space.as_str().into(), level };
                self.position.patrols.insert(*faction, patrol);
            }
        }
        self.market();
        let contact = self.contact.map(|contact| self.content.contact(contact).id.clone());
        let here: Name = space.as_str().into();
        let planets = self.spaces(|kind| kind == SpaceKind::Planet);
        let bystander = self.bystander().filter(|_| planets.contains(&space));
        for name in contact.into_iter().chain(bystander) {
            let (peeked_by, face_down) = (Vec::new(), false);
            let one = PositionContact { contact: name, space: here.clone(), peeked_by, face_down };
            self.position.contacts.push(one);
        }
        let mut setup = Setup::of(self.position.players.len() as u8);
        setup.options.expansion = true;
        setup.options.fame = 12;
        let state = self.settle(&setup)?;
        if let Some(contact) = self.contact {
            let up = |(_, token): (SpaceId, Token)| token == Token::Up(contact);
            let spot = state.spots().position(up)? as u8;
            self.frames.push(Frame::Contact { seat: ME, spot });
        }
        Some((state, self.frames))
    }

    // First with some cards more, then with what is needed alone.
    fn settle(&mut self, setup: &Setup) -> Option<State> {
        for n_more in [5, 2, 0] {
            let n_players = self.position.players.len();
            let needs = self.needs.iter().chain(&self.theirs);
            let mut taken: Vec<Name> = needs.map(|one| one.card.clone()).collect();
            taken.extend(self.position.market.values().cloned());
            for idx in 0..n_players {
                let mut cards = match idx {
                    0 => self.needs.clone(),
                    1 => self.theirs.clone(),
                    _ => Vec::new(),
                };
                for _ in 0..self.dice.roll(n_more + 1) {
                    let more = self.any_card();
                    if !taken.contains(&more.card) {
                        taken.push(more.card.clone());
                        cards.push(more);
                    }
                }
                self.position.players[idx].cards = cards;
            }
            if let Ok(state) = OuterRim::place(setup, self.content, &self.position) {
                return Some(state);
            }
        }
        None
    }

    fn any_card(&mut self) -> PositionCard {
        let content = self.content;
        let assets: Vec<CardId> = all(content)
            .filter(|(_, card)| card.asset.is_some())
            .filter(|(id, _)| content.contact_of(*id).is_none_or(|one| Some(one) != self.contact))
            .map(|(id, _)| id)
            .collect();
        let card = self.pick(&assets);
        held(content, card, false)
    }

    fn bystander(&mut self) -> Option<Name> {
        let n = self.content.contacts.len() as u32;
        let other = ContactId(self.dice.roll(n) as u8);
        let aboard = self.content.card(self.content.contact_card(other)).id.clone();
        let free = Some(other) != self.contact && self.needs.iter().all(|one| one.card != aboard);
        free.then(|| self.content.contact(other).id.clone())
    }

    fn market(&mut self) {
        let needs = self.needs.iter().chain(&self.theirs);
        let needed: Vec<Name> = needs.map(|one| one.card.clone()).collect();
        for deck in Deck::ALL {
            let card = self.pick(self.content.deck(*deck));
            let name = self.content.card(card).id.clone();
            if !needed.contains(&name) {
                self.position.market.insert(*deck, name);
            }
        }
    }
}

fn held(content: &Content, card: CardId, turned: bool) -> PositionCard {
    PositionCard { card: content.card(card).id.clone(), turned, ..PositionCard::default() }
}

fn all(content: &Content) -> impl Iterator<Item = (CardId, &outer_rim::Card)> {
    content.cards.iter().enumerate().map(|(idx, card)| (CardId(idx as u16), card))
}

fn jobs(content: &Content) -> Vec<(CardId, &Job)> {
    all(content).filter_map(|(id, card)| Some((id, card.asset.as_ref()?.job.as_ref()?))).collect()
}
