//! How a whole game went, in numbers.

use outer_rim::{
    BoardEvent, CardEvent, Content, CourseEvent, Deck, Event, GoalEvent, Kind, MarketEvent,
    OpponentEvent, OuterRim, PlayerEvent, RollEvent, State,
};
use tabletop::{Game as _, Seat, Table};

/// OR-22.1: what fame comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Path {
    /// OR-2.15, OR-26.3: what one begins with.
    Start,
    Bounties,
    Cargo,
    Jobs,
    Patrols,
    Luxury,
    Goals,
    Else,
}

impl Path {
    pub(super) const ALL: [Self; 8] = [
        Self::Start,
        Self::Bounties,
        Self::Cargo,
        Self::Jobs,
        Self::Patrols,
        Self::Luxury,
        Self::Goals,
        Self::Else,
    ];

    pub(super) const fn key(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Bounties => "bounties",
            Self::Cargo => "cargo",
            Self::Jobs => "jobs",
            Self::Patrols => "patrols",
            Self::Luxury => "luxury",
            Self::Goals => "goals",
            Self::Else => "else",
        }
    }
}

/// What a player did in a whole game.
#[derive(Clone, Default, Debug)]
pub(super) struct Deeds {
    /// Fame gained by each path, in the order of [`Path::ALL`].
    pub fame: [i32; Path::ALL.len()],
    pub credits_gained: i32,
    pub combats_won: u32,
    pub combats_lost: u32,
    pub tests_passed: u32,
    pub tests_failed: u32,
    pub cards_gained: u32,
    pub moves: u32,
    pub defeats: u32,
}

/// How a whole game went.
pub(super) struct Course {
    /// The fame of every player after each round, from the beginning of the first.
    pub fame: Vec<Vec<i32>>,
    pub deeds: Vec<Deeds>,
}

impl Course {
    pub(super) fn of(table: &Table<OuterRim>) -> Self {
        // OR-25.4: opponents are compared with.
        let n_players = table.state().n_players();
        let mut course =
            Self { fame: Vec::new(), deeds: vec![Deeds::default(); usize::from(n_players)] };
        let mut state = table.state_before(0);
        let mut round = 0;
        for seq in table.line() {
            let events = &table.log()[seq as usize].events;
            for (idx, event) in events.iter().enumerate() {
                if let Event::Course(CourseEvent::TurnBegan { round: next, .. }) = event
                    && *next > round
                {
                    round = *next;
                    course.note_fame(&state);
                }
                course.count(table.content(), event, events, idx);
                OuterRim::evolve(&mut state, event);
            }
        }
        course.note_fame(&state);
        course
    }

    fn note_fame(&mut self, state: &State) {
        let seats = Seat::all(self.deeds.len() as u8);
        self.fame.push(seats.map(|seat| state.fame(seat)).collect());
    }

    fn count(&mut self, content: &Content, event: &Event, events: &[Event], idx: usize) {
        let mut of = |seat: &Seat, add: &dyn Fn(&mut Deeds)| {
            if let Some(deeds) = self.deeds.get_mut(seat.idx()) {
                add(deeds);
            }
        };
        match event {
            Event::Course(CourseEvent::CharacterTaken { seat, character }) => {
                let fame = i32::from(content.character(*character).setup.fame);
                of(seat, &|deeds| deeds.fame[Path::Start as usize] += fame);
            }
            Event::Opponent(OpponentEvent::HeadStart { seat, fame, .. }) => {
                of(seat, &|deeds| deeds.fame[Path::Start as usize] += i32::from(*fame));
            }
            Event::Player(PlayerEvent::Fame { seat, by }) => {
                let path = path(content, events, idx, *seat) as usize;
                of(seat, &|deeds| deeds.fame[path] += i32::from(*by));
            }
            Event::Player(PlayerEvent::Credits { seat, by, .. }) if *by > 0 => {
                of(seat, &|deeds| deeds.credits_gained += by);
            }
            Event::Roll(RollEvent::Tested { seat, passed: true }) => {
                of(seat, &|deeds| deeds.tests_passed += 1);
            }
            Event::Roll(RollEvent::Tested { seat, passed: false }) => {
                of(seat, &|deeds| deeds.tests_failed += 1);
            }
            Event::Roll(RollEvent::Fought { attacker, won: true }) => {
                of(attacker, &|deeds| deeds.combats_won += 1);
            }
            Event::Roll(RollEvent::Fought { attacker, won: false }) => {
                of(attacker, &|deeds| deeds.combats_lost += 1);
            }
            Event::Card(CardEvent::CardGained { seat, .. }) => {
                of(seat, &|deeds| deeds.cards_gained += 1);
            }
            Event::Player(PlayerEvent::Moved { seat, .. }) => of(seat, &|deeds| deeds.moves += 1),
            Event::Player(PlayerEvent::Defeated { seat }) => of(seat, &|deeds| deeds.defeats += 1),
            Event::Course(_)
            | Event::Player(_)
            | Event::Ability(_)
            | Event::Market(_)
            | Event::Card(_)
            | Event::Board(_)
            | Event::Roll(_)
            | Event::Goal(_)
            | Event::Ambition(_)
            | Event::Deal(_)
            | Event::Opponent(_) => {}
        }
    }
}

/// What a gain of fame was for, told by what happened beside it in the same entry.
fn path(content: &Content, events: &[Event], idx: usize, seat: Seat) -> Path {
    let after = events[idx + 1..].iter();
    let before = events[..idx].iter().rev();
    let found = after.chain(before).find_map(|event| told_by(content, event, seat));
    found.unwrap_or(Path::Else)
}

fn told_by(content: &Content, event: &Event, seat: Seat) -> Option<Path> {
    match event {
        Event::Goal(GoalEvent::Flipped { seat: other, .. }) if *other == seat => Some(Path::Goals),
        Event::Board(BoardEvent::PatrolReplaced { .. }) => Some(Path::Patrols),
        Event::Card(
            CardEvent::CardLost { seat: other, card, .. }
            | CardEvent::CardRotated { seat: other, card, .. },
        ) if *other == seat => match content.asset(*card, false)?.kind {
            Kind::Bounty => Some(Path::Bounties),
            Kind::Cargo => Some(Path::Cargo),
            Kind::Job => Some(Path::Jobs),
            Kind::Gear | Kind::Mod | Kind::Crew => None,
        },
        Event::Card(CardEvent::CardGained { seat: other, card }) if *other == seat => {
            (content.card(*card).deck == Some(Deck::Luxury)).then_some(Path::Luxury)
        }
        Event::Market(MarketEvent::TakenFromMarket { deck: Deck::Luxury }) => Some(Path::Luxury),
        Event::Course(_)
        | Event::Player(_)
        | Event::Ability(_)
        | Event::Market(_)
        | Event::Card(_)
        | Event::Board(_)
        | Event::Roll(_)
        | Event::Goal(_)
        | Event::Ambition(_)
        | Event::Deal(_)
        | Event::Opponent(_) => None,
    }
}
