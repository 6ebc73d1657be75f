//! What a viewer may know: views, sights and what teaches.

use crate::ctx::Ctx;
use crate::map::bits;
use crate::state::State;
use crate::{
    AbilityEvent, AmbitionEvent, AmbitionId, AmbitionView, Arena, BoardEvent, BoardOrder, Body,
    CardEvent, Characters, ContactId, CourseEvent, DealEvent, DealStep, Deck, DeckView, Event,
    GoalEvent, GoalView, MarketEvent, OpponentEvent, PlayerEvent, PlayerView, RollEvent, Sight,
    SpaceId, SpotView, Token, TokenView, View,
};
use alloc::vec::Vec;
use tabletop::{Seat, SeatSet, Viewer};

fn knows(viewer: Viewer, by: SeatSet) -> bool {
    viewer.seat().is_some_and(|seat| by.contains(seat))
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let decks = state.content.n_encounter_decks();
    let n_opponents = usize::from(state.n_players - state.n_seats());
    View {
        viewer,
        setup: (*state.setup).clone(),
        tiles: state.tiles.clone(),
        step: state.step,
        asked: state.asked,
        frames: state.frames.clone(),
        beside: state.beside.clone(),
        first: state.first,
        current: state.current,
        round: state.round,
        turns: state.turns,
        extra_turn: state.extra_turn,
        over: state.over,
        winner: state.winner,
        players: Seat::all(state.n_players).map(|seat| player(state, seat)).collect(),
        patrols: state.patrols,
        market: Deck::ALL
            .iter()
            .map(|deck| DeckView { top: state.top(*deck), pile: *state.pile(*deck) })
            .collect(),
        encounters: state.encounters[..decks].to_vec(),
        spots: spots(state, viewer),
        unseen: unseen(state, viewer),
        removed: removed(state),
        lent: state.lent.iter().flatten().copied().collect(),
        used: state.used.iter().flatten().copied().collect(),
        sheets: bits(u64::from(state.sheets)).map(|idx| AmbitionId(idx as u8)).collect(),
        hunter: state.hunter,
        ai_decks: state.ai_decks[..n_opponents].to_vec(),
        ai_cards: state.ai_cards[..n_opponents].to_vec(),
    }
}

fn player(state: &State, seat: Seat) -> PlayerView {
    let ctx = Ctx::of(state);
    let player = state.player(seat);
    PlayerView {
        character: player.character,
        flipped: player.flipped,
        ship: player.ship,
        ship_flipped: player.ship_flipped,
        space: player.space,
        credits: player.credits,
        fame: player.fame,
        fame_total: ctx.fame(seat),
        reputation: player.reputation,
        damage: player.damage,
        toughness: [Body::Character, Body::Ship].map(|body| ctx.toughness(seat, body)),
        hyperdrive: ctx.hyperdrive(seat),
        combat: [Arena::Ground, Arena::Ship].map(|arena| ctx.combat_value(seat, arena)),
        defeated: player.defeated,
        goal_tokens: player.goal_tokens,
        marks: player.marks.map(|marks| bits(marks).map(|idx| SpaceId(idx as u8)).collect()),
        cards: player.held().copied().collect(),
        debts: player.debts,
        favor: player.favor,
        ambition: ambition(ctx, seat),
    }
}

fn ambition(ctx: Ctx<'_>, seat: Seat) -> Option<AmbitionView> {
    let player = ctx.player(seat);
    let sheet = player.ambition?;
    let goal = |goal: u8| GoalView {
        met: player.has_goal(goal),
        open: ctx.goal_is_open(seat, goal),
        tokens: player.goal_counts[usize::from(goal)],
    };
    let n_goals = ctx.content.ambition(sheet).goals.len() as u8;
    Some(AmbitionView { sheet, goals: (0..n_goals).map(goal).collect() })
}

fn spots(state: &State, viewer: Viewer) -> Vec<SpotView> {
    let see = |token: Token| match token {
        Token::Empty => TokenView::Empty,
        Token::Down(class) => TokenView::Down { class, peeked_by: SeatSet::EMPTY },
        Token::Peeked { contact, by } if knows(viewer, by) => {
            TokenView::Known { contact, peeked_by: by }
        }
        Token::Peeked { contact, by } => {
            TokenView::Down { class: state.content.contact(contact).class, peeked_by: by }
        }
        Token::Up(contact) => TokenView::Up(contact),
    };
    let spots = state.map.spots().iter().zip(state.spots);
    spots
        .map(|(spot, token)| SpotView { space: spot.space, class: spot.class, token: see(token) })
        .collect()
}

// What somebody else has looked at could still be anybody.
fn unseen(state: &State, viewer: Viewer) -> Vec<ContactId> {
    let secret = state.spots.iter().fold(state.unseen, |set, token| {
        if let Token::Peeked { contact, by } = token
            && !knows(viewer, *by)
        {
            set | 1 << contact.0
        } else {
            set
        }
    });
    bits(secret).map(|idx| ContactId(idx as u8)).collect()
}

fn removed(state: &State) -> Vec<crate::CardId> {
    let cards = (0..state.content.cards.len()).map(|idx| crate::CardId(idx as u16));
    cards.filter(|card| state.is_removed(*card)).collect()
}

pub(crate) fn sight(event: &Event, viewer: Viewer) -> Option<Sight> {
    match event {
        // The question itself reaches a viewer by its view and menu.
        Event::Course(CourseEvent::Asked { .. }) => None,
        Event::Board(BoardEvent::ContactPeeked { seat, spot, contact }) => Some(Sight::Peeked {
            seat: *seat,
            spot: *spot,
            contact: viewer.is(*seat).then_some(*contact),
        }),
        other @ (Event::Course(_)
        | Event::Player(_)
        | Event::Ability(_)
        | Event::Market(_)
        | Event::Card(_)
        | Event::Board(_)
        | Event::Roll(_)
        | Event::Goal(_)
        | Event::Ambition(_)
        | Event::Deal(_)
        | Event::Opponent(_)) => Some(Sight::Seen(other.clone())),
    }
}

/// Whose things an event changes by somebody's choice.
fn concerned(event: &Event) -> Option<Seat> {
    match event {
        Event::Player(
            PlayerEvent::Moved { seat, .. }
            | PlayerEvent::Reputation { seat, .. }
            | PlayerEvent::Credits { seat, .. }
            | PlayerEvent::Damaged { seat, .. }
            | PlayerEvent::Recovered { seat, .. },
        )
        | Event::Card(CardEvent::CardLost { seat, .. } | CardEvent::CardGained { seat, .. })
        | Event::Ability(AbilityEvent::Lent { seat, .. })
        | Event::Goal(GoalEvent::Marked { seat, .. })
        | Event::Roll(RollEvent::DiceSet { seat, .. }) => Some(*seat),
        Event::Card(CardEvent::CardTaken { from, .. }) => Some(*from),
        Event::Player(
            PlayerEvent::Fame { .. }
            | PlayerEvent::Defeated { .. }
            | PlayerEvent::StoodUp { .. }
            | PlayerEvent::MoveStopped { .. },
        )
        | Event::Card(
            CardEvent::CardRemoved { .. }
            | CardEvent::CardRotated { .. }
            | CardEvent::DatabankDrawn { .. }
            | CardEvent::EncounterDrawn { .. },
        )
        | Event::Ability(AbilityEvent::AbilityUsed { .. } | AbilityEvent::LoansEnded { .. })
        | Event::Goal(
            GoalEvent::GoalAdvanced { .. }
            | GoalEvent::TokenPut { .. }
            | GoalEvent::Flipped { .. }
            | GoalEvent::FlippedBack { .. },
        )
        | Event::Roll(
            RollEvent::Rolled { .. }
            | RollEvent::TestBegan { .. }
            | RollEvent::Tested { .. }
            | RollEvent::CombatBegan { .. }
            | RollEvent::Fought { .. }
            | RollEvent::RollEnded { .. },
        )
        | Event::Course(_)
        | Event::Market(_)
        | Event::Board(_)
        | Event::Ambition(_)
        | Event::Deal(_)
        | Event::Opponent(_) => None,
    }
}

pub(crate) fn learns(before: &State, event: &Event, viewer: Viewer) -> bool {
    // OR-25.15: chance decides what an opponent does, so all of it is news.
    let opponent = before.round > 0 && before.is_ai(before.current);
    if opponent || concerned(event).is_some_and(|seat| before.is_ai(seat)) {
        return !matches!(event, Event::Course(CourseEvent::Asked { .. }));
    }
    match event {
        Event::Course(CourseEvent::BoardLaid { .. }) => {
            before.setup.options.board == BoardOrder::Random
        }
        Event::Course(CourseEvent::CharacterTaken { .. }) => {
            before.setup.options.characters == Characters::Random
        }
        Event::Course(CourseEvent::FirstPlayerDrawn { .. })
        | Event::Market(MarketEvent::TurnedUp { .. } | MarketEvent::Shown { .. })
        | Event::Card(CardEvent::DatabankDrawn { .. } | CardEvent::EncounterDrawn { .. })
        | Event::Opponent(OpponentEvent::HunterSeated { .. } | OpponentEvent::AiCardDrawn { .. })
        | Event::Ambition(AmbitionEvent::AmbitionsRevealed { .. })
        | Event::Roll(RollEvent::Rolled { .. }) => true,
        Event::Board(BoardEvent::ContactRevealed { spot, .. }) => {
            match before.spots[usize::from(*spot)] {
                Token::Peeked { by, .. } => !knows(viewer, by),
                Token::Down(_) | Token::Empty | Token::Up(_) => true,
            }
        }
        Event::Board(BoardEvent::ContactPeeked { seat, .. }) => viewer.is(*seat),
        // What two have agreed on is not taken back by one of them.
        Event::Deal(DealEvent::DealMoved { came, .. }) => *came == DealStep::Struck,
        // What is chosen, and what follows from it.
        Event::Course(
            CourseEvent::ShipTaken { .. }
            | CourseEvent::TurnBegan { .. }
            | CourseEvent::ExtraTurnGranted
            | CourseEvent::Asked { .. }
            | CourseEvent::GameEnded { .. },
        )
        | Event::Market(
            MarketEvent::PutUnder { .. }
            | MarketEvent::ShuffledIn { .. }
            | MarketEvent::DeckShuffled { .. }
            | MarketEvent::TakenFromMarket { .. },
        )
        | Event::Card(
            CardEvent::CardGained { .. }
            | CardEvent::CardLost { .. }
            | CardEvent::CardRemoved { .. }
            | CardEvent::CardTaken { .. }
            | CardEvent::CardRotated { .. },
        )
        | Event::Opponent(OpponentEvent::HeadStart { .. } | OpponentEvent::AiDeckShuffled { .. })
        | Event::Ambition(
            AmbitionEvent::AmbitionTaken { .. }
            | AmbitionEvent::AmbitionAdvanced { .. }
            | AmbitionEvent::AmbitionGoalMet { .. }
            | AmbitionEvent::AmbitionGoalLost { .. },
        )
        | Event::Roll(
            RollEvent::DiceSet { .. }
            | RollEvent::TestBegan { .. }
            | RollEvent::Tested { .. }
            | RollEvent::CombatBegan { .. }
            | RollEvent::Fought { .. }
            | RollEvent::RollEnded { .. },
        )
        | Event::Board(
            BoardEvent::PatrolMoved { .. }
            | BoardEvent::PatrolReplaced { .. }
            | BoardEvent::ContactLeft { .. }
            | BoardEvent::ContactReturned { .. }
            | BoardEvent::Captured { .. },
        )
        | Event::Player(_)
        | Event::Ability(_)
        | Event::Goal(_)
        | Event::Deal(_) => false,
    }
}
