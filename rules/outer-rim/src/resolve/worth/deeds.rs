//! What each verb would come to, once there is nothing left to choose about it.

use super::{Judge, Worth, helps};
use crate::decide::{bounty, browse, buy, cards, contact, dice, market, reward, yard};
use crate::{
    Amount, Body, CardId, ContactId, Deck, Duration, Effect, Frame, Goal, Kind, Lent, Place, Scope,
    Sheet, Source, SpaceId, Standing, Stat, Token, Trait, WhichFaction,
};
use tabletop::Seat;

fn gain(is: bool) -> Worth {
    if is { Worth::Gain } else { Worth::Nothing }
}

fn loss(is: bool) -> Worth {
    if is { Worth::Loss } else { Worth::Spared }
}

/// What comes is met as often as it is feared.
fn coming(is: bool) -> Worth {
    if is { Worth::Gain } else { Worth::Spared }
}

impl Judge<'_> {
    // What happens to players.
    pub(super) fn deed(self, scope: &Scope, effect: &Effect) -> Worth {
        let ctx = self.ctx;
        let seat = scope.seat;
        let player = ctx.player(seat);
        let some = |amount: &Amount| ctx.amount(scope, amount) > 0;
        let purse = player.credits - self.spent;
        match effect {
            // OR-12.7: nobody fights the defeated.
            Effect::Duel(_) => gain(scope.other.is_some_and(|other| !ctx.player(other).defeated)),
            Effect::Fight(_) => Worth::Gain,
            Effect::FightPatrol(which) => gain(ctx.faction(scope, *which).is_some()),
            Effect::GainCredits(by) => gain(ctx.amount(scope, by) > self.due),
            Effect::GainFame(by) => gain(some(by)),
            Effect::LoseCredits(by) => loss(some(by) && purse > 0),
            Effect::TakeCredits(by) => {
                let purse = scope.other.map_or(0, |other| ctx.player(other).credits);
                gain(some(by) && purse > 0)
            }
            Effect::GiveCredits(by) => loss(some(by) && purse > 0 && scope.other.is_some()),
            Effect::LoseFame(by) => loss(some(by) && player.fame > 0),
            Effect::GainReputation(step) => {
                let whose = if step.other { scope.other } else { Some(seat) };
                gain(
                    some(&step.steps) && self.moves(scope, whose, step.faction, Standing::Positive),
                )
            }
            Effect::LoseReputation(step) if step.other => gain(
                some(&step.steps)
                    && self.moves(scope, scope.other, step.faction, Standing::Negative),
            ),
            Effect::LoseReputation(step) => loss(
                some(&step.steps)
                    && self.moves(scope, Some(seat), step.faction, Standing::Negative),
            ),
            Effect::Suffer { amount, .. } => loss(some(amount) && !player.defeated),
            Effect::Recover { from, amount } => {
                let hurt = |body: &Body| {
                    from.is_none_or(|from| from == *body) && player.damage[body.idx()] > 0
                };
                gain(amount.as_ref().is_none_or(some) && Body::ALL.iter().any(hurt))
            }
            Effect::Defeat => loss(!player.defeated),
            Effect::Survive { .. } => Worth::Gain,
            _ => self.deed_on_board(scope, effect),
        }
    }

    // UB-20.9: what counts as something else does not move.
    fn moves(self, scope: &Scope, whose: Option<Seat>, which: WhichFaction, end: Standing) -> bool {
        let (Some(seat), Some(faction)) = (whose, self.ctx.faction(scope, which)) else {
            return false;
        };
        !self.ctx.may(seat, Stat::CountsPositive(faction))
            && self.ctx.player(seat).reputation(faction) != end
    }

    fn deed_on_board(self, scope: &Scope, effect: &Effect) -> Worth {
        let ctx = self.ctx;
        let seat = scope.seat;
        let here = ctx.player(seat).space;
        let patrol =
            |which| ctx.faction(scope, which).map(|one| ctx.state.patrols[one.idx()].space);
        let elsewhere = |space: Option<SpaceId>| space.is_some_and(|space| space != here);
        match effect {
            Effect::MoveDirectly(place) => {
                let to = ctx.place(scope, place).filter(|to| ctx.may_go(seat, *to));
                gain(elsewhere(to))
            }
            Effect::Fly(steps) | Effect::SendPatrol { steps, .. } => {
                gain(ctx.amount(scope, steps) > 0)
            }
            Effect::CrossTheCore => {
                gain(ctx.state.map.across(here).is_some_and(|to| ctx.may_go(seat, to)))
            }
            // OR-5.5: going on is worth something while there is a way to go.
            Effect::NeedNotStop => {
                let stop = ctx.frames.iter().rposition(|frame| matches!(frame, Frame::Stop { .. }));
                let moving = stop.and_then(|stop| ctx.frames.get(stop.checked_sub(1)?));
                gain(matches!(moving, Some(Frame::Move { left, .. } | Frame::Course { left, .. })
                    if *left > 0))
            }
            Effect::StopMover => gain(ctx.frames.iter().any(|frame| match frame {
                Frame::Move { seat, left } | Frame::Course { seat, left, .. } => {
                    Some(*seat) == scope.other && *left > 0
                }
                _ => false,
            })),
            Effect::ExtraTurn => gain(seat == ctx.state.current && !ctx.state.extra_turn),
            Effect::MovePatrol { faction, steps } => {
                coming(elsewhere(patrol(*faction)) && ctx.amount(scope, steps) > 0)
            }
            Effect::BringPatrol(which) => coming(elsewhere(patrol(*which))),
            Effect::RedirectPatrol => gain(ctx.others(seat).next().is_some()),
            Effect::MarkSpace(place) => self.mark(scope, place),
            _ => self.deed_with_contacts(scope, effect),
        }
    }

    fn mark(self, scope: &Scope, place: &Place) -> Worth {
        let player = self.ctx.player(scope.seat);
        let Some(space) = self.ctx.place(scope, place) else { return Worth::Nothing };
        gain(match scope.source {
            Source::Card(card) => player.holding(card).is_some_and(|held| held.mark != Some(space)),
            Source::Ship => player.marks[Sheet::Ship as usize] & (1 << space.0) == 0,
            Source::Character => player.marks[Sheet::Character as usize] & (1 << space.0) == 0,
            Source::Rules | Source::Encounter(_) | Source::Ambition(_) => false,
        })
    }

    fn deed_with_contacts(self, scope: &Scope, effect: &Effect) -> Worth {
        let ctx = self.ctx;
        let token = |spot: u8| ctx.state.spots[usize::from(spot)];
        let here = scope.spot.map_or(Token::Empty, token);
        match effect {
            Effect::RevealContact => gain(here.is_down()),
            Effect::RevealContacts(place) => {
                let mut spots =
                    ctx.place(scope, place).into_iter().flat_map(|space| ctx.spots_at(space));
                gain(spots.any(|spot| token(spot).is_down()))
            }
            Effect::PeekContact => gain(match here {
                Token::Down(_) => true,
                Token::Peeked { by, .. } => !by.contains(scope.seat),
                Token::Up(_) | Token::Empty => false,
            }),
            Effect::EncounterContact => {
                scope.spot.map_or(Worth::Nothing, |spot| self.meeting(scope.seat, spot))
            }
            Effect::Hire => gain(self.can_hire(scope)),
            Effect::RemoveContact => gain(here != Token::Empty),
            Effect::EncounterSpace => Worth::Gain,
            _ => self.deed_with_cards(scope, effect),
        }
    }

    /// OR-17.2: what would come of an encounter with a contact.
    pub(crate) fn meeting(self, seat: Seat, spot: u8) -> Worth {
        let contact = match self.ctx.state.spots[usize::from(spot)] {
            Token::Empty => return Worth::Nothing,
            Token::Down(_) | Token::Peeked { .. } => return Worth::Gain,
            Token::Up(contact) => contact,
        };
        let hunted = bounty::on(self.ctx, seat, contact).next().is_some();
        if hunted || contact::is_played(self.ctx, contact) {
            return Worth::Gain;
        }
        self.talk(seat, spot, contact)
    }

    /// What would come of the databank card of a contact.
    pub(crate) fn talk(self, seat: Seat, spot: u8, contact: ContactId) -> Worth {
        let card = self.ctx.content.contact_card(contact);
        let scope = Scope { spot: Some(spot), ..Scope::of(seat, Source::Card(card)) };
        self.script(&scope, &self.ctx.content.card(card).script)
    }

    /// OR-17.4: whether the bound contact can be hired; UB-6.1: one who is played leaves.
    pub(crate) fn can_hire(self, scope: &Scope) -> bool {
        let token = scope.spot.map(|spot| self.ctx.state.spots[usize::from(spot)]);
        let Some(Token::Up(contact)) = token else { return false };
        let card = self.ctx.content.contact_card(contact);
        contact::is_played(self.ctx, contact)
            || (self.ctx.content.asset(card, false).is_some()
                && self.ctx.can_place(scope.seat, Kind::Crew))
    }

    fn deed_with_cards(self, scope: &Scope, effect: &Effect) -> Worth {
        let ctx = self.ctx;
        let seat = scope.seat;
        let this = match scope.source {
            Source::Card(card) => ctx.player(seat).holding(card),
            _ => None,
        };
        // OR-7.10: a deck whose next card is about to be shown has one.
        let unseen = |deck: Deck| {
            let waits =
                |frame: &Frame| matches!(frame, Frame::Refill { deck: of, .. } if *of == deck);
            ctx.state.top(deck).is_none()
                && !ctx.state.pile(deck).is_empty()
                && ctx.frames.iter().any(waits)
        };
        match effect {
            Effect::GainTop(deck) => {
                let fits = |card| {
                    let asset = ctx.content.asset(card, false);
                    asset.is_none_or(|asset| ctx.can_place(seat, asset.kind))
                };
                gain(ctx.state.top(*deck).is_some_and(fits) || unseen(*deck))
            }
            Effect::GainNamed(card) => gain(market::can_gain_named(ctx, seat, card.id())),
            Effect::BuyTop { deck, off } => {
                let off = ctx.amount(scope, off);
                let can_buy = |card| buy::can_buy_after(ctx, seat, card, off, self.spent);
                gain(ctx.state.top(*deck).is_some_and(can_buy) || unseen(*deck))
            }
            Effect::DiscardTop(deck) => gain(ctx.state.top(*deck).is_some() || unseen(*deck)),
            Effect::Browse(look) => gain(browse::may_sell(ctx, seat, look, self.spent)),
            Effect::Market(_) => Worth::Gain,
            Effect::GainCard(number) => {
                gain(cards::numbered(ctx, *number).iter().any(|card| self.comes(seat, *card)))
            }
            Effect::Discard(filter) => loss(ctx.discardable(seat, filter).next().is_some()),
            // UB-20.1: to be rid of what is imposed is no loss.
            Effect::DiscardThis | Effect::RemoveThis => match this {
                Some(held) if ctx.is_imposed(held) => Worth::Gain,
                this => loss(this.is_some()),
            },
            Effect::RotateThis => {
                gain(this.is_some_and(|held| ctx.content.card(held.card).turned.is_some()))
            }
            Effect::DiscardChosen => match scope.card.and_then(|card| ctx.state.holder(card)) {
                Some(holder) if holder == seat => Worth::Loss,
                Some(_) => Worth::Gain,
                None => Worth::Nothing,
            },
            Effect::TakeChosen => gain(scope.card.is_some_and(|card| {
                let from = ctx.state.holder(card).filter(|from| *from != seat);
                let held = from.and_then(|from| ctx.player(from).holding(card));
                let kind = held.and_then(|held| ctx.slot_kind(held));
                kind.is_some_and(|kind| ctx.can_place(seat, kind))
            })),
            _ => self.deed_at_work(scope, effect),
        }
    }

    /// OR-7.7: whether a databank card finds a slot; UB-20.1: one that is imposed takes it.
    fn comes(self, seat: Seat, card: CardId) -> bool {
        self.ctx.content.asset(card, false).is_none_or(|asset| {
            asset.traits.contains(&Trait::Imposed) || self.ctx.can_place(seat, asset.kind)
        })
    }

    fn deed_at_work(self, scope: &Scope, effect: &Effect) -> Worth {
        let ctx = self.ctx;
        let any = |is: fn(&Frame) -> bool| ctx.frames.iter().any(is);
        let job = || self.job.is_some() || any(|frame| matches!(frame, Frame::Job { .. }));
        let delivery = || any(|frame| matches!(frame, Frame::Delivery { .. }));
        match effect {
            Effect::CompleteJob | Effect::CompleteJobFor(_) => gain(job()),
            Effect::BuyShip { .. } => {
                gain(yard::on_sale(ctx, scope.seat, self.spent).next().is_some())
            }
            Effect::TokenOnChosen => {
                let holds = |card| ctx.player(scope.seat).holding(card).is_some();
                gain(scope.card.is_some_and(holds))
            }
            Effect::FlipBack => gain(ctx.player(scope.seat).flipped),
            Effect::LoseJob => loss(job()),
            Effect::DeliverCargo => gain(delivery()),
            Effect::LoseCargo => loss(delivery()),
            Effect::ChangeReward(change) => {
                let adds = [&change.add_credits, &change.add_fame];
                let changes = change.credits.is_some()
                    || adds.into_iter().any(|amount| ctx.amount(scope, amount) != 0);
                gain(changes && reward::can_change(ctx, change))
            }
            Effect::AdvanceGoal | Effect::CompleteGoal => {
                self.advances(scope, matches!(effect, Effect::CompleteGoal))
            }
            Effect::Reroll(change) | Effect::Turn(change) => {
                gain(dice::can_change(ctx, scope, change))
            }
            Effect::AddResult { amount, .. } => gain(ctx.amount(scope, amount) > 0),
            Effect::Cancel { face, .. } => gain(dice::can_cancel(ctx, scope, *face)),
            Effect::Lend(lent) => gain(self.lends(scope, lent)),
            Effect::LendSkill(skills) => gain(
                ctx.state.can_lend(scope.seat)
                    && skills.iter().any(|skill| helps(ctx, scope.seat, *skill)),
            ),
            other => unreachable!("{other:?} is weighed above"),
        }
    }

    // What is lent for a roll is of use in a roll of that kind.
    fn lends(self, scope: &Scope, lent: &Lent) -> bool {
        let arena = self.ctx.combat().map(|combat| combat.arena);
        let fits = match lent.modifier.stat {
            Stat::Skill(skill) => helps(self.ctx, scope.seat, skill),
            Stat::Combat(of) | Stat::EnemyDice(of) | Stat::Shield(of) | Stat::DamageCap(of) => {
                arena.is_none_or(|arena| arena == of)
            }
            _ => true,
        };
        self.ctx.state.can_lend(scope.seat) && (fits || lent.until != Duration::Roll)
    }

    fn advances(self, scope: &Scope, at_once: bool) -> Worth {
        let ctx = self.ctx;
        let player = ctx.player(scope.seat);
        // Where nobody knows which goal is meant, it may be one that is open.
        let open = |goal: Option<u8>| goal.is_none_or(|goal| ctx.goal_is_open(scope.seat, goal));
        let counted = |goal: &Goal| at_once || matches!(goal, Goal::Ability { .. });
        gain(match scope.source {
            Source::Card(card) => {
                (!at_once && player.holding(card).is_some())
                    || open(self.goal.or_else(|| ctx.goal_in_progress(scope.seat)))
            }
            Source::Character => player
                .character
                .filter(|_| !player.flipped)
                .is_some_and(|one| counted(&ctx.content.character(one).goal)),
            Source::Ship => player
                .ship
                .filter(|_| !player.ship_flipped)
                .is_some_and(|one| ctx.content.ship(one).goal.as_ref().is_some_and(counted)),
            Source::Ambition(goal) => open(goal),
            Source::Rules | Source::Encounter(_) => open(None),
        })
    }
}
