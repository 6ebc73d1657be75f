//! OR-9, OR-10, UB-16: every goal can be completed. For each of the shipped set a situation is
//! found, by looking among many made at random, in which playing on completes it.

use crate::support::{house, with_of};
use outer_rim::{
    Action, AmbitionEvent, AmbitionId, At, CardId, CharacterId, Condition, Content, CourseEvent,
    Destination, Effect, Event, Faction, Goal, GoalEvent, GoalMark, Name, OuterRim, PlaceCondition,
    Position, PositionCard, PositionContact, PositionPatrol, PositionPlayer, Sheet, ShipId,
    SpaceKind, Standing, State, Step, WorkEffect, trace,
};
use std::sync::Arc;
use tabletop::{Answer, Dice, Game, Menu, Seat, Stage};

/// Situations looked at for one goal before it is held to be out of reach.
const TRIES_MAX: u32 = 6000;
/// Answers given in one situation.
const ANSWERS_MAX: u32 = 30;
const ME: Seat = Seat::new(0);

/// A goal of the set.
#[derive(Clone, Copy, Debug)]
enum Wanted {
    Character(CharacterId),
    Ship(ShipId),
    Ambition(AmbitionId, u8),
}

struct Search<'a> {
    content: &'a Arc<Content>,
    dice: Dice,
}

impl Search<'_> {
    fn chance(&mut self, one_in: u32) -> bool {
        self.dice.roll(one_in) == 0
    }

    fn pick<T: Clone>(&mut self, from: &[T]) -> T {
        from[self.dice.roll(from.len() as u32) as usize].clone()
    }

    fn goal(&self, wanted: Wanted) -> &Goal {
        match wanted {
            Wanted::Character(one) => &self.content.character(one).goal,
            Wanted::Ship(one) => self.content.ship(one).goal.as_ref().expect("a ship with a goal"),
            Wanted::Ambition(one, goal) => {
                &self.content.ambition(one).goals[usize::from(goal)].goal
            }
        }
    }

    fn spaces(&self, kind: SpaceKind) -> Vec<Name> {
        let of_tiles = self.content.board.tile.iter().flat_map(|tile| &tile.spaces);
        of_tiles.filter(|space| space.kind == kind).map(|space| space.id.clone()).collect()
    }

    /// Where the encounter of a goal is, if it names its place.
    fn place_of(&self, wanted: Wanted) -> Option<Name> {
        let Wanted::Ambition(one, goal) = wanted else { return None };
        let abilities = &self.content.ambition(one).goals[usize::from(goal)].abilities;
        abilities.iter().find_map(|ability| match &ability.given {
            Some(Condition::Place(PlaceCondition::On(space))) => {
                Some(self.content.space_name(space.id()).into())
            }
            _ => None,
        })
    }

    /// Cards that fit somewhere, and a place where one of them is wanted.
    fn cards(&mut self) -> (Vec<PositionCard>, Option<Name>, Option<Name>) {
        let content = self.content.clone();
        let all: Vec<CardId> = (0..content.cards.len())
            .map(|idx| CardId(idx as u16))
            .filter(|card| content.card(*card).asset.is_some())
            .collect();
        let (mut cards, mut place, mut contact) = (Vec::new(), None, None);
        for _ in 0..self.dice.roll(5) {
            let card = self.pick(&all);
            let sheet = content.card(card);
            let asset = sheet.asset.as_ref().expect("an asset");
            let captive = asset.bounty.is_some() && self.chance(2);
            let to = match (&asset.cargo, &asset.job, &asset.bounty) {
                (Some(cargo), ..) => at(&content, &cargo.to),
                (_, Some(job), _) => at(&content, &job.at),
                (.., Some(bounty)) if captive => Some(content.space_name(bounty.to.id()).into()),
                (.., Some(bounty)) => {
                    contact = Some(content.contact(bounty.target.id()).id.clone());
                    None
                }
                _ => None,
            };
            place = place.or(to);
            cards.push(PositionCard { card: sheet.id.clone(), captive, ..PositionCard::default() });
        }
        (cards, place, contact)
    }

    fn player(&mut self, taken: &[Name], wanted: Option<Wanted>) -> PositionPlayer {
        let content = self.content.clone();
        let free: Vec<Name> = content
            .characters
            .iter()
            .map(|one| one.id.clone())
            .filter(|name| !taken.contains(name))
            .collect();
        let mut player = PositionPlayer {
            character: self.pick(&free),
            ship: self.pick(&content.ships).id,
            credits: self.pick(&[2000, 9000, 40_000]),
            damage: [self.dice.roll(4) as u8, self.dice.roll(3) as u8],
            ..PositionPlayer::default()
        };
        for faction in Faction::ALL {
            let standing = self.pick(&[Standing::Negative, Standing::Neutral, Standing::Positive]);
            player.reputation.insert(*faction, standing);
        }
        let Some(wanted) = wanted else {
            player.fame = self.pick(&[0, 4]);
            return player;
        };
        let short = match self.goal(wanted) {
            Goal::Happens { times, .. } | Goal::Ability { times } => times - 1,
            Goal::Holds(_) => 0,
        };
        match wanted {
            Wanted::Character(one) => {
                player.character = content.character(one).id.clone();
                player.goal_tokens[0] = short;
            }
            Wanted::Ship(one) => {
                player.ship = content.ship(one).id.clone();
                player.goal_tokens[1] = short;
            }
            Wanted::Ambition(one, goal) => {
                let sheet = content.ambition(one);
                player.ambition = Some(sheet.id.clone());
                let is_final = sheet.goals[usize::from(goal)].mark == GoalMark::Final;
                player.fame = if is_final { 8 } else { 1 };
                // UB-16.5: what comes before it is behind one, and what lasts is asked afresh.
                let mark = |goal: u8| sheet.goals[usize::from(goal)].mark;
                let behind = |other: &u8| match (mark(*other), mark(goal)) {
                    (GoalMark::Step(other), GoalMark::Step(step)) => other < step,
                    (GoalMark::Any | GoalMark::Step(_), _) => *other != goal,
                    (GoalMark::While | GoalMark::Final, _) => false,
                };
                player.goals = (0..sheet.goals.len() as u8).filter(behind).collect();
            }
        }
        player
    }

    fn situation(&mut self, wanted: Wanted) -> Option<State> {
        let content = self.content.clone();
        let me = self.player(&[], Some(wanted));
        // A flipped sheet has no goal, and one that was met at once shows nothing.
        let rival = self.player(std::slice::from_ref(&me.character), None);
        let ambitions = matches!(wanted, Wanted::Ambition(..));
        let mut position = Position {
            turn: ME,
            step: self.pick(&[Step::Planning, Step::Action, Step::Encounter]),
            round: 2,
            players: vec![me, rival],
            market: [].into(),
            patrols: [].into(),
            contacts: Vec::new(),
        };
        let (cards, place, contact) = self.cards();
        position.players[0].cards = cards;
        let kind = if self.chance(4) { SpaceKind::Navpoint } else { SpaceKind::Planet };
        let anywhere = self.spaces(kind);
        let anywhere = self.pick(&anywhere);
        let space = self.place_of(wanted).or(place).unwrap_or(anywhere);
        position.players[0].space = space.clone();
        let elsewhere = self.spaces(SpaceKind::Planet);
        let elsewhere = self.pick(&elsewhere);
        let company = self.chance(2);
        position.players[1].space = if company { space.clone() } else { elsewhere };
        if ambitions {
            let other = if position.players[0].ambition == Some("collector".into()) {
                "kingpin"
            } else {
                "collector"
            };
            position.players[1].ambition = Some(other.into());
        }
        for faction in Faction::ALL {
            if self.chance(4) {
                let level = 1 + self.dice.roll(4) as u8;
                position.patrols.insert(*faction, PositionPatrol { space: space.clone(), level });
            }
        }
        for deck in outer_rim::Deck::ALL {
            let card = self.pick(content.deck(*deck));
            position.market.insert(*deck, content.card(card).id.clone());
        }
        let stranger = self.pick(&content.contacts).id;
        let landed = self.spaces(SpaceKind::Planet).contains(&space);
        for name in [contact, Some(stranger)].into_iter().flatten().filter(|_| landed) {
            let (peeked_by, face_down) = (Vec::new(), false);
            let space = space.clone();
            position.contacts.push(PositionContact { contact: name, space, peeked_by, face_down });
        }
        let setup = with_of(&content, 2, |options| {
            options.expansion = true;
            options.ambitions = ambitions;
            options.fame = if ambitions { 8 } else { 12 };
        });
        let mut state = OuterRim::place(&setup, &content, &position).ok()?;
        if let (Wanted::Ambition(_, goal), Goal::Happens { times, .. } | Goal::Ability { times }) =
            (wanted, self.goal(wanted))
        {
            for _ in 1..*times {
                OuterRim::evolve(
                    &mut state,
                    &Event::Ambition(AmbitionEvent::AmbitionAdvanced { seat: ME, goal }),
                );
            }
        }
        Some(state)
    }

    /// Whether playing on at random completes the goal.
    fn completes(&mut self, wanted: Wanted, state: &mut State) -> bool {
        let met = |event: &Event| match (wanted, event) {
            (Wanted::Character(_), Event::Goal(GoalEvent::Flipped { seat, sheet })) => {
                (*seat, *sheet) == (ME, Sheet::Character)
            }
            (Wanted::Ship(_), Event::Goal(GoalEvent::Flipped { seat, sheet })) => {
                (*seat, *sheet) == (ME, Sheet::Ship)
            }
            (
                Wanted::Ambition(_, goal),
                Event::Ambition(AmbitionEvent::AmbitionGoalMet { seat, goal: met }),
            ) => (*seat, *met) == (ME, goal),
            _ => false,
        };
        let mut menu = Menu::new();
        let mut events = Vec::new();
        for _ in 0..ANSWERS_MAX {
            let Some(open) = OuterRim::pending(state).first() else { return false };
            OuterRim::menu(state, open.id, &mut menu);
            let answer = self.answer(&menu);
            events.clear();
            let mut places = Vec::new();
            let mut stage = Stage::new(state, &mut self.dice, &mut events);
            trace(&mut stage, open.seat, &answer, &mut places);
            self.keeps_its_word(&places, &events);
            if events.iter().any(met) {
                return true;
            }
            // A ship that was traded in takes its goal with it.
            let gone =
                |event: &Event| matches!(event, Event::Course(CourseEvent::TurnBegan { .. }));
            if events.iter().any(gone) {
                return false;
            }
        }
        false
    }

    /// What says that it completes a goal has completed one.
    fn keeps_its_word(&self, places: &[At], events: &[Event]) {
        let completes = places.iter().find(|at| {
            let effect = &self.content.script(at.block)[usize::from(at.pc)];
            matches!(effect, Effect::Work(WorkEffect::CompleteGoal))
        });
        let met = |event: &Event| {
            matches!(
                event,
                Event::Goal(GoalEvent::Flipped { .. })
                    | Event::Ambition(AmbitionEvent::AmbitionGoalMet { .. })
            )
        };
        if let Some(at) = completes {
            assert!(events.iter().any(met), "{at:?} completes nothing: {events:?}");
        }
    }

    /// Mostly what is used, delivered, attempted, hunted or fought.
    fn answer(&mut self, menu: &Menu<Action>) -> Answer<Action> {
        let bold = |action: &&Action| {
            matches!(
                action,
                Action::Use(_)
                    | Action::Deliver
                    | Action::Job(_)
                    | Action::Bounty(_)
                    | Action::Contact(_)
                    | Action::FightPatrol(_)
                    | Action::Yes
                    | Action::Card(_)
                    | Action::Recover
                    | Action::Buy(_)
            )
        };
        let bold: Vec<Action> = menu.items().iter().filter(bold).copied().collect();
        if !bold.is_empty() && !self.chance(3) {
            return Answer::Item(self.pick(&bold));
        }
        menu.sample(&mut self.dice)
    }

    fn is_reached(&mut self, wanted: Wanted) -> bool {
        (0..TRIES_MAX).any(|_| {
            let state = self.situation(wanted);
            state.is_some_and(|mut state| self.completes(wanted, &mut state))
        })
    }
}

fn at(content: &Content, to: &Destination) -> Option<Name> {
    match to {
        Destination::Space(space) => Some(content.space_name(space.id()).into()),
        _ => None,
    }
}

fn unreached(wanted: impl Iterator<Item = Wanted>) -> Vec<Wanted> {
    let content = house();
    let mut search = Search { content: &content, dice: Dice::swift(11) };
    wanted.filter(|one| !search.is_reached(*one)).collect()
}

#[test]
fn every_goal_of_a_character_can_be_completed() {
    // Rules: OR-10.2, OR-10.3
    let all = (0..house().characters.len()).map(|idx| Wanted::Character(CharacterId(idx as u8)));
    let left: Vec<String> = unreached(all).iter().map(|one| format!("{one:?}")).collect();
    assert!(left.is_empty(), "out of reach: {left:?}");
}

#[test]
fn every_goal_of_a_ship_can_be_completed() {
    // Rules: OR-9.2, OR-9.3, OR-9.4
    let set = house();
    let ships = set.ships.iter().enumerate().filter(|(_, ship)| ship.goal.is_some());
    let all = ships.map(|(idx, _)| Wanted::Ship(ShipId(idx as u8)));
    let left: Vec<String> = unreached(all).iter().map(|one| format!("{one:?}")).collect();
    assert!(left.is_empty(), "out of reach: {left:?}");
}

#[test]
fn every_goal_of_an_ambition_can_be_completed() {
    // Rules: UB-16.5, UB-16.6, UB-16.8
    let set = house();
    let all = set.ambitions.iter().enumerate().flat_map(|(idx, sheet)| {
        let goals = 0..sheet.goals.len() as u8;
        goals.map(move |goal| Wanted::Ambition(AmbitionId(idx as u8), goal))
    });
    let left: Vec<String> = unreached(all).iter().map(|one| format!("{one:?}")).collect();
    assert!(left.is_empty(), "out of reach: {left:?}");
}
