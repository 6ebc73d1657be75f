//! Amounts and places, read from the table.

use crate::ask::Errand;
use crate::ctx::Ctx;
use crate::{
    Amount, Body, Count, Destination, Faction, Held, Place, PlayerTest, Scope, Side, Source,
    SpaceId, SpaceTest, Standing, Tie, WhichFaction,
};
use tabletop::Seat;

impl Ctx<'_> {
    pub(crate) fn n_standings(self, seat: Seat, standing: Standing) -> i32 {
        Faction::ALL.iter().filter(|faction| self.standing(seat, **faction) == standing).count()
            as i32
    }

    pub(crate) fn health_left(self, seat: Seat) -> i32 {
        self.toughness(seat, Body::Character) - i32::from(self.player(seat).damage(Body::Character))
    }

    /// How much.
    pub(crate) fn amount(self, scope: &Scope, amount: &Amount) -> i32 {
        let formula = match amount {
            Amount::Fixed(amount) => return *amount,
            Amount::Counted(formula) => formula,
        };
        let amount = self.count(scope, formula.count) * formula.each + formula.plus;
        formula.most.map_or(amount, |most| amount.min(most))
    }

    fn count(self, scope: &Scope, count: Count) -> i32 {
        let seat = scope.seat;
        let player = self.player(seat);
        match count {
            Count::Cards(kind) => self.n_cards(seat, kind),
            Count::Skill(skill) => i32::from(self.skill_count(seat, skill)),
            Count::Fame => self.fame(seat),
            Count::Credits => player.credits,
            Count::CharacterDamage => i32::from(player.damage(Body::Character)),
            Count::ShipDamage => i32::from(player.damage(Body::Ship)),
            Count::RemainingHealth => self.health_left(seat),
            Count::Combat(arena) => self.combat_value(seat, arena),
            Count::PositiveReputations => self.n_standings(seat, Standing::Positive),
            Count::NegativeReputations => self.n_standings(seat, Standing::Negative),
            Count::PlayersHere => self.players_here(seat).count() as i32,
            Count::GoalTokens => match scope.source {
                Source::Card(card) => player.holding(card).map_or(0, |held| i32::from(held.tokens)),
                Source::Ship => i32::from(player.goal_tokens[1]),
                Source::Ambition(Some(goal)) => {
                    player.goal_counts.get(usize::from(goal)).map_or(0, |n| i32::from(*n))
                }
                Source::Ambition(None)
                | Source::Character
                | Source::Rules
                | Source::Encounter(_) => i32::from(player.goal_tokens[0]),
            },
            Count::Number => i32::from(scope.number),
        }
    }

    /// Which faction is meant, if any.
    pub(crate) fn faction(self, scope: &Scope, which: WhichFaction) -> Option<Faction> {
        match which {
            WhichFaction::Hutt => Some(Faction::Hutt),
            WhichFaction::Syndicate => Some(Faction::Syndicate),
            WhichFaction::Imperial => Some(Faction::Imperial),
            WhichFaction::Rebel => Some(Faction::Rebel),
            WhichFaction::Here => self.planet_faction(self.player(scope.seat).space),
            WhichFaction::Chosen => scope.faction,
            WhichFaction::NearestPatrol => match scope.tie {
                Some(Tie::Patrol(faction)) => Some(faction),
                _ => Some(self.nearest_patrol(scope.seat)),
            },
        }
    }

    /// Which space is meant, if any.
    pub(crate) fn place(self, scope: &Scope, place: &Place) -> Option<SpaceId> {
        match place {
            Place::Here => Some(self.player(scope.seat).space),
            Place::Space(space) => Some(space.id()).filter(|space| self.state.map.is_used(*space)),
            Place::Chosen => scope.space,
            Place::Other => scope.other.map(|other| self.player(other).space),
            Place::Patrol(which) => {
                self.faction(scope, *which).map(|faction| self.state.patrols[faction.idx()].space)
            }
        }
    }

    /// Whether somebody stands where something must be brought or done.
    pub(crate) fn is_at(self, seat: Seat, held: &Held, to: &Destination) -> bool {
        let here = self.player(seat).space;
        match self.errand(held, to) {
            Errand::Space(space) | Errand::Patrol(_, space) => here == space,
            Errand::Unmarked => false,
            Errand::Player => self.players_here(seat).any(|other| !self.player(other).defeated),
            Errand::Planet => self.is_planet(here),
        }
    }

    /// Where something must be brought or done, as the table is.
    pub(crate) fn errand(self, held: &Held, to: &Destination) -> Errand {
        match to {
            Destination::Space(space) => Errand::Space(space.id()),
            Destination::Patrol(faction) => {
                Errand::Patrol(*faction, self.state.patrols[faction.idx()].space)
            }
            Destination::Marked => held.mark.map_or(Errand::Unmarked, Errand::Space),
            Destination::Player => Errand::Player,
            Destination::Planet => Errand::Planet,
        }
    }

    /// The other players that all tests allow.
    pub(crate) fn players_like<'b>(
        self,
        scope: &'b Scope,
        tests: &'b [PlayerTest],
    ) -> impl Iterator<Item = Seat> + 'b
    where
        Self: 'b,
    {
        let nearest = self.state.nearest_players(scope.seat);
        let seat = scope.seat;
        let like = move |other: Seat, test: &PlayerTest| match test {
            PlayerTest::Here => self.player(other).space == self.player(seat).space,
            PlayerTest::Standing => !self.player(other).defeated,
            PlayerTest::MoreFame => self.fame(other) > self.fame(seat),
            PlayerTest::AtLeastMyFame => self.fame(other) >= self.fame(seat),
            PlayerTest::AnyReputation(standing) => self.n_standings(other, *standing) > 0,
            PlayerTest::Has(filter) => {
                let least = usize::from(filter.at_least.unwrap_or(1));
                let like = |held: &&Held| held.captive.is_none() && self.is_like_held(held, filter);
                self.player(other).held().filter(like).count() >= least
            }
            PlayerTest::Nearest => nearest.contains(other),
        };
        self.others(seat).filter(move |other| tests.iter().all(|test| like(*other, test)))
    }

    /// The spaces that all tests allow.
    pub(crate) fn spaces_like<'b>(
        self,
        scope: &'b Scope,
        tests: &'b [SpaceTest],
    ) -> impl Iterator<Item = SpaceId> + 'b
    where
        Self: 'b,
    {
        let here = self.player(scope.seat).space;
        let like = move |space: SpaceId, test: &SpaceTest| match test {
            SpaceTest::Planet => self.is_planet(space),
            SpaceTest::Navpoint => !self.is_planet(space),
            SpaceTest::Within(steps) => {
                space != here && self.state.map.distance(here, space) <= *steps
            }
            SpaceTest::NoPlayers => self.seats().all(|seat| self.player(seat).space != space),
            SpaceTest::Of(faction) => self.planet_faction(space) == Some(*faction),
            SpaceTest::Among(spaces) => spaces.iter().any(|one| one.id() == space),
            SpaceTest::HiddenContact => {
                self.spots_at(space).any(|spot| self.state.spots[usize::from(spot)].is_down())
            }
        };
        self.state.map.spaces().filter(move |space| tests.iter().all(|test| like(*space, test)))
    }

    /// The contact spots within reach that lie like this.
    pub(crate) fn spots_like(
        self,
        seat: Seat,
        within: u8,
        side: Option<Side>,
    ) -> impl Iterator<Item = u8> + Clone {
        let here = self.player(seat).space;
        let n_spots = self.state.map.spots().len() as u8;
        (0..n_spots).filter(move |spot| {
            let token = self.state.spots[usize::from(*spot)];
            let lies = match side {
                Some(Side::FaceDown) => token.is_down(),
                Some(Side::FaceUp) => matches!(token, crate::Token::Up(_)),
                None => token != crate::Token::Empty,
            };
            lies && self.state.map.distance(here, self.spot_space(*spot)) <= within
        })
    }
}
