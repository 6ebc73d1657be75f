//! A viewer's table, read by the rules themselves.
//!
//! The state is imagined from the view, so it holds nothing the viewer may not
//! know; what is hidden in it is a guess, and nothing here reads the hidden.

use super::terms;
use super::{names, place, shown};
use crate::{Speaker, args};
use outer_rim::{
    Body, Buying, CardId, Content, Destination, Errand, Faction, Frame, Held, ODDS_DICE_MAX,
    OuterRim, Prospect, Scope, SetupStep, Source, SpaceId, State, TokenView, View, win_odds,
};
use std::cell::{Cell, OnceCell};
use std::sync::Arc;
use tabletop::{Dice, Imagine as _, Seat};

thread_local! {
    static N_READERS: Cell<u64> = const { Cell::new(0) };
}

/// How many readers this thread has made. Each imagines a whole table, so a test counts them: one
/// for each audience that is told something.
#[doc(hidden)]
#[must_use]
pub fn n_readers() -> u64 {
    N_READERS.with(Cell::get)
}

/// A viewer's table, read by the rules.
#[derive(Debug)]
pub struct Reader<'a> {
    pub(super) speaker: &'a Speaker<'a>,
    pub(super) content: &'a Arc<Content>,
    pub(super) view: &'a View,
    pub(super) state: State,
    /// What lies in each space, in words, as far as it was asked for.
    contents: Vec<OnceCell<Vec<String>>>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(speaker: &'a Speaker<'a>, content: &'a Arc<Content>, view: &'a View) -> Self {
        N_READERS.with(|n| n.set(n.get() + 1));
        let state = OuterRim::imagine(view, content, &mut Dice::swift(0));
        let contents = vec![OnceCell::new(); content.n_spaces()];
        Self { speaker, content, view, state, contents }
    }

    /// The same reader at another table, such as this one a step later.
    pub(super) fn at(&self, state: State) -> Self {
        let contents = vec![OnceCell::new(); self.content.n_spaces()];
        Self { state, contents, ..*self }
    }

    /// The player who reads. A spectator is nobody in the game: nothing is near to them, no
    /// patrol stops them, and nothing is too dear.
    pub(super) fn seat(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    /// Who answers: the viewer, else the one who is asked, else whose turn it is. What is no
    /// answer asks [`Self::seat`], so that a spectator never reads what is somebody else's.
    pub(super) fn me(&self) -> Seat {
        self.seat().or(self.view.asked).unwrap_or(self.view.current)
    }

    /// What lies in a space, one line for each thing worth knowing. The way there, the board and the
    /// answers all tell it.
    pub(super) fn contents(&self, space: SpaceId) -> &[String] {
        self.contents[space.idx()].get_or_init(|| shown::contents(self, space))
    }

    pub(super) fn space(&self, space: SpaceId) -> String {
        place::space(self.speaker, self.content, space)
    }

    pub(super) fn card(&self, card: CardId) -> String {
        let turned = self.held(card).is_some_and(|held| held.turned);
        names::card(self.speaker, self.content, card, turned)
    }

    /// A card and what it is: a bounty has the name of its target, who may be crew, too.
    pub(super) fn card_and_kind(&self, card: CardId) -> String {
        let turned = self.held(card).is_some_and(|held| held.turned);
        let Some(asset) = self.content.asset(card, turned) else { return self.card(card) };
        let kind = names::kind(self.speaker, asset.kind);
        self.speaker
            .say("or-card", &args([("card", self.card(card).into()), ("kind", kind.into())]))
    }

    /// A card in play, whoever has it.
    pub(super) fn held(&self, card: CardId) -> Option<&Held> {
        self.view.players.iter().flat_map(|player| &player.cards).find(|held| held.card == card)
    }

    pub(super) fn credits(&self, amount: i32) -> String {
        names::credits(self.speaker, amount)
    }

    /// What a player is called here; opponents without a seat are called by their characters.
    pub(super) fn player(&self, seat: Seat) -> String {
        names::opponent(self.speaker, self.content, self.view, seat)
            .unwrap_or_else(|| names::player(self.speaker, seat))
    }

    pub(super) fn here(&self, seat: Seat) -> SpaceId {
        self.view.players[seat.idx()].space
    }

    /// How far a space is from the reader.
    pub(super) fn distance(&self, to: SpaceId) -> Option<u8> {
        self.seat().map(|seat| self.state.map().distance(self.here(seat), to))
    }

    /// `Kessel (2 spaces away)`, or that one is there; to a spectator, `Kessel`.
    pub(super) fn far(&self, space: SpaceId) -> String {
        let Some(distance) = self.distance(space) else { return self.space(space) };
        let facts = args([("space", self.space(space).into()), ("distance", distance.into())]);
        self.speaker.say("or-far", &facts)
    }

    /// Where something must be brought or done.
    pub(super) fn destination(&self, held: &Held, to: &Destination) -> String {
        self.errand(self.state.errand(held, to))
    }

    pub(super) fn errand(&self, errand: Errand) -> String {
        match errand {
            Errand::Space(space) => self.far(space),
            Errand::Patrol(faction, space) => {
                let (faction, at) = (terms::faction(faction), self.far(space));
                let facts = args([("faction", faction.into()), ("at", at.into())]);
                self.speaker.say("or-to-patrol", &facts)
            }
            Errand::Unmarked => self.speaker.plain("or-to-marked"),
            Errand::Player => self.speaker.plain("or-to-player"),
            Errand::Planet => self.speaker.plain("or-to-planet"),
        }
    }

    /// The dice of both sides of a fight that might come, and the odds to win.
    pub(super) fn fight_odds(&self, seat: Seat, fight: Prospect) -> String {
        let [mine, theirs] = [fight.attack, fight.defence].map(|dice| dice.min(ODDS_DICE_MAX));
        let (ways, of) = win_odds(mine, theirs);
        let facts = args([
            ("arena", terms::arena(fight.arena).into()),
            ("mine", fight.attack.into()),
            ("theirs", fight.defence.into()),
            ("odds", names::per_cent(self.speaker, ways, of).into()),
        ]);
        let line = self.speaker.say("or-odds-fight", &facts);
        // Whoever can change dice is told that these are the odds before they do.
        if self.state.changes_dice(seat, fight.arena) {
            return self.speaker.say("or-odds-open", &args([("line", line.into())]));
        }
        line
    }

    /// The odds of a fight, and what one's cards bring to a victory by themselves.
    pub(super) fn fight_lines(&self, seat: Seat, fight: Prospect) -> Vec<String> {
        let (credits, fame) = fight.spoils;
        let mut parts = Vec::new();
        if credits != 0 {
            parts.push(self.credits(credits));
        }
        if fame != 0 {
            parts.push(names::fame(self.speaker, fame));
        }
        let mut lines = vec![self.fight_odds(seat, fight)];
        if !parts.is_empty() {
            let gain = names::listed(self.speaker, &parts);
            lines.push(self.speaker.say("or-spoils", &args([("gain", gain.into())])));
        }
        lines
    }

    /// A skill, how often one has it, and the odds to pass a test of it.
    pub(super) fn skill_odds(&self, seat: Seat, skill: outer_rim::Skill) -> String {
        self.test_odds(seat, skill, self.state.skill(seat, skill))
    }

    /// A skill that one has this often, and the odds to pass a test of it.
    pub(super) fn test_odds(&self, seat: Seat, skill: outer_rim::Skill, count: u8) -> String {
        let (ways, of) = self.state.test_chance(seat, count);
        let odds = names::per_cent(self.speaker, ways, of);
        let facts = args([
            ("skill", names::skill(self.speaker, skill).into()),
            ("count", count.into()),
            ("odds", odds.into()),
        ]);
        self.speaker.say("or-odds-test", &facts)
    }

    /// OR-11.8: the skill that somebody is about to roll for.
    pub(super) fn tested(&self) -> Option<outer_rim::Skill> {
        self.view.frames.iter().rev().find_map(|frame| {
            if let Frame::Test(testing) = frame
                && testing.roll.is_empty()
            {
                testing.skill
            } else {
                None
            }
        })
    }

    /// What a faction thinks of the reader: of a spectator, nothing.
    pub(super) fn standing(&self, faction: Faction) -> &'static str {
        let standing = self.seat().map(|seat| self.state.standing(seat, faction));
        standing.map_or("none", terms::standing)
    }

    /// OR-5.3, OR-14.2: what a patrol means to the reader.
    pub(super) fn patrol(&self, faction: Faction) -> String {
        let state = &self.state;
        let meant = self.seat().map(|seat| {
            match (state.patrol_stops(seat, faction), state.patrol_is_hostile(seat, faction)) {
                (true, true) => "negative",
                (true, false) => "neutral",
                (false, true) => "waits",
                (false, false) => "positive",
            }
        });
        self.patrol_meant(faction, meant.unwrap_or("none"))
    }

    /// A patrol with its level, whatever it means.
    pub(super) fn patrol_level(&self, faction: Faction) -> String {
        self.patrol_meant(faction, "none")
    }

    fn patrol_meant(&self, faction: Faction, meant: &'static str) -> String {
        let facts = args([
            ("faction", terms::faction(faction).into()),
            ("level", self.view.patrols[faction.idx()].level.into()),
            ("standing", meant.into()),
        ]);
        self.speaker.say("or-patrol", &facts)
    }

    /// A contact token as the viewer sees it.
    pub(super) fn token(&self, spot: u8) -> Option<String> {
        let seen = self.view.spots.get(usize::from(spot))?;
        let (key, name, class) = match seen.token {
            TokenView::Empty => return None,
            TokenView::Down { class, .. } => ("or-token-down", String::new(), class),
            TokenView::Known { contact, .. } => {
                let name = names::contact(self.speaker, self.content, contact);
                ("or-token-known", name, self.content.contact(contact).class)
            }
            TokenView::Up(contact) => {
                let name = names::contact(self.speaker, self.content, contact);
                ("or-token-up", name, self.content.contact(contact).class)
            }
        };
        let class = names::class(self.speaker, class);
        Some(self.speaker.say(key, &args([("name", name.into()), ("class", class.into())])))
    }

    /// The spots of a planet.
    pub(super) fn spots_at(&self, space: SpaceId) -> impl Iterator<Item = u8> + '_ {
        let spots = self.view.spots.iter().enumerate();
        spots.filter(move |(_, spot)| spot.space == space).map(|(idx, _)| idx as u8)
    }

    pub(super) fn patrols_at(&self, space: SpaceId) -> impl Iterator<Item = Faction> + '_ {
        let at = move |faction: &Faction| self.view.patrols[faction.idx()].space == space;
        Faction::ALL.iter().copied().filter(at)
    }

    pub(super) fn players_at(&self, space: SpaceId) -> impl Iterator<Item = Seat> + '_ {
        let seats = (0..self.view.players.len()).map(|idx| Seat::new(idx as u8));
        seats.filter(move |seat| {
            let player = &self.view.players[seat.idx()];
            player.character.is_some() && player.space == space && self.is_placed(*seat)
        })
    }

    /// OR-2.16: whether a player has come to the board yet.
    fn is_placed(&self, seat: Seat) -> bool {
        let n_players = self.view.players.len();
        match self.view.frames.first() {
            Some(Frame::Setup { step: SetupStep::Space, nth }) => {
                let turn = (seat.idx() + n_players - self.view.first.idx()) % n_players;
                turn < usize::from(*nth)
            }
            Some(Frame::Setup { step, .. }) => {
                matches!(step, SetupStep::Ambition | SetupStep::AmbitionLine)
            }
            _ => true,
        }
    }

    /// The thing the innermost work stands on, by name.
    pub(super) fn about(&self) -> Option<String> {
        self.view.frames.iter().rev().find_map(|frame| self.source(frame))
    }

    fn source(&self, frame: &Frame) -> Option<String> {
        let scope = if let Frame::Run { scope, .. }
        | Frame::Pay { scope, .. }
        | Frame::Each { scope, .. }
        | Frame::Dice { scope, .. } = frame
        {
            scope
        } else if let Frame::Test(testing) = frame {
            &testing.scope
        } else if let Frame::Job { card, .. }
        | Frame::Overcome { card, .. }
        | Frame::Icons { card, .. }
        | Frame::Fit { keep: Some(card), .. }
        | Frame::Buy(Buying { card, .. }) = frame
        {
            return Some(self.card(*card));
        } else {
            return None;
        };
        self.scope_name(scope)
    }

    pub(super) fn scope_name(&self, scope: &Scope) -> Option<String> {
        let player = self.view.players.get(scope.seat.idx())?;
        match scope.source {
            Source::Card(card) => Some(self.card(card)),
            Source::Encounter(card) => Some(names::encounter(self.speaker, self.content, card)),
            Source::Character => {
                Some(names::character(self.speaker, self.content, player.character?))
            }
            Source::Ship => {
                Some(names::ship(self.speaker, self.content, player.ship?, player.ship_flipped))
            }
            Source::Rules | Source::Ambition(_) => None,
        }
    }

    /// Damage and what is borne: `1/4`.
    pub(super) fn damage(&self, seat: Seat, body: Body) -> String {
        let player = &self.view.players[seat.idx()];
        format!("{}/{}", player.damage[body.idx()], player.toughness[body.idx()])
    }
}
