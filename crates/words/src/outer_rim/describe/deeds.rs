//! The verbs that do one thing, and costs.
//!
//! [`Pen::deed`] names every verb, so that a new one does not compile without
//! words; the groups below write them.

use super::amounts::Unit;
use super::pen::{Known, Mood, Pen};
use super::pieces::Piece;
use super::terms;
use fluent_bundle::FluentValue;
use outer_rim::{Amount, Cost, Effect, Lent, Place, Reputation, RewardChange, WhichFaction};

/// The verbs that lead somewhere.
macro_rules! leading {
    () => {
        Effect::Choose(_)
            | Effect::May(_)
            | Effect::Pay(_)
            | Effect::When(_)
            | Effect::ByReputation(_)
            | Effect::Test(_)
            | Effect::Roll(_)
            | Effect::CountDice(_)
            | Effect::Fight(_)
            | Effect::Duel(_)
            | Effect::ChoosePlayer(_)
            | Effect::ChooseFaction(_)
            | Effect::ChooseSpace(_)
            | Effect::ChooseCard(_)
            | Effect::ChooseContact(_)
            | Effect::EachPlayer(_)
            | Effect::They(_)
    };
}

/// Whether its first word is a verb that neighbours may share. Amounts that are counted keep
/// theirs: nobody could tell what the count belongs to.
fn shares(effect: &Effect) -> bool {
    let fixed = |amount: &Amount| matches!(amount, Amount::Fixed(_));
    match effect {
        Effect::GainCredits(amount)
        | Effect::LoseCredits(amount)
        | Effect::GainFame(amount)
        | Effect::LoseFame(amount)
        | Effect::Suffer { amount, .. } => fixed(amount),
        Effect::GainReputation(reputation) | Effect::LoseReputation(reputation) => {
            fixed(&reputation.steps) && !reputation.other
        }
        Effect::Recover { amount, .. } => amount.as_ref().is_none_or(fixed),
        Effect::GainTop(_) | Effect::GainCard(_) | Effect::AdvanceGoal => true,
        _ => false,
    }
}

/// How a deed joins others.
fn as_piece(effect: &Effect, text: String, mood: Mood) -> Piece {
    match effect {
        // What is said in several sentences stands alone.
        Effect::BuyTop { .. } | Effect::BuyShip { .. } | Effect::Browse(_) if mood == Mood::Do => {
            Piece::Sentence(text)
        }
        // What somebody else gains or loses is no order to you.
        Effect::GainReputation(one) | Effect::LoseReputation(one) if one.other => {
            Piece::Sentence(text)
        }
        effect if shares(effect) => Piece::shared(text),
        _ => Piece::deed(text),
    }
}

impl Pen<'_> {
    pub(super) fn act<'v, const N: usize>(
        &self,
        key: &str,
        mood: Mood,
        pairs: [(&'v str, FluentValue<'v>); N],
    ) -> String {
        let mut args: crate::Args<'v> = pairs.into_iter().collect();
        args.set("mood", mood.key());
        self.speaker.say(key, &args)
    }

    /// A verb that does one thing.
    pub(super) fn deed(&self, effect: &Effect, mood: Mood, known: Known<'_>) -> Piece {
        let text = match effect {
            leading!() => unreachable!("`pieces.rs` writes what has outcomes"),
            Effect::GainCredits(_)
            | Effect::LoseCredits(_)
            | Effect::TakeCredits(_)
            | Effect::GiveCredits(_)
            | Effect::GainFame(_)
            | Effect::LoseFame(_)
            | Effect::GainReputation(_)
            | Effect::LoseReputation(_)
            | Effect::ChangeReward(_) => self.purse(effect, mood, known),
            Effect::Suffer { .. }
            | Effect::Recover { .. }
            | Effect::Defeat
            | Effect::Survive { .. } => self.flesh(effect, mood, known),
            Effect::MoveDirectly(_)
            | Effect::Fly(_)
            | Effect::CrossTheCore
            | Effect::NeedNotStop
            | Effect::StopMover
            | Effect::ExtraTurn
            | Effect::MovePatrol { .. }
            | Effect::BringPatrol(_)
            | Effect::SendPatrol { .. }
            | Effect::FightPatrol(_)
            | Effect::RedirectPatrol => self.journey(effect, mood, known),
            Effect::RevealContact
            | Effect::RevealContacts(_)
            | Effect::PeekContact
            | Effect::EncounterContact
            | Effect::Hire
            | Effect::RemoveContact
            | Effect::EncounterSpace
            | Effect::Databank(_)
            | Effect::Stop => self.meeting(effect, mood, known),
            Effect::GainTop(_)
            | Effect::GainNamed(_)
            | Effect::BuyTop { .. }
            | Effect::BuyShip { .. }
            | Effect::Browse(_)
            | Effect::Market(_)
            | Effect::DiscardTop(_)
            | Effect::GainCard(_)
            | Effect::Discard(_)
            | Effect::DiscardThis
            | Effect::RemoveThis
            | Effect::RotateThis
            | Effect::DiscardChosen
            | Effect::TakeChosen => self.handling(effect, mood, known),
            Effect::CompleteJob
            | Effect::CompleteJobFor(_)
            | Effect::LoseJob
            | Effect::DeliverCargo
            | Effect::LoseCargo
            | Effect::AdvanceGoal
            | Effect::CompleteGoal
            | Effect::TokenOnChosen
            | Effect::FlipBack
            | Effect::MarkSpace(_) => self.work(effect, mood, known),
            Effect::Reroll(_)
            | Effect::Turn(_)
            | Effect::AddResult { .. }
            | Effect::Cancel { .. }
            | Effect::LendSkill(_) => self.dice(effect, mood, known),
            Effect::Lend(lent) => return self.loan(lent, mood, known),
        };
        as_piece(effect, text, mood)
    }

    fn loan(&self, lent: &Lent, mood: Mood, known: Known<'_>) -> Piece {
        let (text, thing) = self.lent(lent, mood, known);
        if thing { Piece::deed(text) } else { Piece::Sentence(text) }
    }

    /// Credits, fame and reputation.
    fn purse(&self, effect: &Effect, mood: Mood, known: Known<'_>) -> String {
        let credits = |key: &str, amount: &Amount| {
            let text = self.amount(amount, Unit::Credits, known);
            let other = known.other.key();
            self.act(key, mood, [("amount", text.into()), ("other", other.into())])
        };
        let fame = |key: &str, amount: &Amount| {
            self.act(key, mood, [("amount", self.amount(amount, Unit::Fame, known).into())])
        };
        match effect {
            Effect::GainCredits(amount) => credits("orc-gain", amount),
            Effect::LoseCredits(amount) => credits("orc-lose-some", amount),
            Effect::TakeCredits(amount) => credits("orc-take-credits", amount),
            Effect::GiveCredits(amount) => credits("orc-give-credits", amount),
            Effect::GainFame(amount) => fame("orc-gain", amount),
            Effect::LoseFame(amount) => fame("orc-lose-some", amount),
            Effect::GainReputation(reputation) => {
                self.reputation("orc-gain-reputation", reputation, mood, known)
            }
            Effect::LoseReputation(reputation) => {
                self.reputation("orc-lose-reputation", reputation, mood, known)
            }
            Effect::ChangeReward(change) => self.change_reward(change, mood, known),
            _ => unreachable!("not an effect on credits, fame or reputation"),
        }
    }

    fn reputation(
        &self,
        key: &str,
        reputation: &Reputation,
        mood: Mood,
        known: Known<'_>,
    ) -> String {
        let other = if reputation.other { known.other.key() } else { "you" };
        let pairs = [
            ("amount", self.amount(&reputation.steps, Unit::Reputation, known).into()),
            ("with", self.with(reputation.faction).into()),
            ("other", other.into()),
        ];
        self.act(key, mood, pairs)
    }

    fn change_reward(&self, change: &RewardChange, mood: Mood, known: Known<'_>) -> String {
        let mut deeds = Vec::new();
        // What takes the place of the credits is not more than them.
        let (credits, fame) = match change.credits {
            Some(0) => (Unit::Credits, Unit::Fame),
            _ => (Unit::MoreCredits, Unit::MoreFame),
        };
        let mut more = Vec::new();
        if !change.add_credits.is_zero() {
            more.push(self.amount(&change.add_credits, credits, known));
        }
        if !change.add_fame.is_zero() {
            more.push(self.amount(&change.add_fame, fame, known));
        }
        let more = self.and(&more);
        match change.credits {
            // Fame in place of money is how such cards are known.
            Some(0) if !more.is_empty() => {
                return self.act("orc-reward-instead", mood, [("more", more.into())]);
            }
            Some(credits) => {
                let credits = self.units(credits, Unit::Credits);
                deeds.push(self.act("orc-reward-set", mood, [("credits", credits.into())]));
            }
            None => {}
        }
        if !more.is_empty() {
            deeds.push(self.act("orc-reward-more", mood, [("more", more.into())]));
        }
        self.and(&deeds)
    }

    /// Damage and recovery.
    fn flesh(&self, effect: &Effect, mood: Mood, known: Known<'_>) -> String {
        let damage = |amount: &Amount| self.amount(amount, Unit::Damage, known);
        match effect {
            Effect::Suffer { to, amount } => {
                let amount = self.amount(amount, Unit::DamageTo(*to), known);
                self.act("orc-suffer", mood, [("amount", amount.into())])
            }
            Effect::Recover { from, amount } => {
                let from = from.map_or("both", terms::body);
                let all = if amount.is_none() { "yes" } else { "no" };
                let amount = amount.as_ref().map(damage).unwrap_or_default();
                let pairs = [("amount", amount.into()), ("from", from.into()), ("all", all.into())];
                self.act("orc-recover", mood, pairs)
            }
            Effect::Defeat => self.act("orc-defeat", mood, []),
            Effect::Survive { amount: Some(amount) } => {
                self.act("orc-survive", mood, [("amount", damage(amount).into())])
            }
            Effect::Survive { amount: None } => self.act("orc-survive-whole", mood, []),
            _ => unreachable!("not an effect on damage"),
        }
    }

    /// Movement, of players and of patrols.
    fn journey(&self, effect: &Effect, mood: Mood, known: Known<'_>) -> String {
        let spaces = |amount: &Amount| self.amount(amount, Unit::Spaces, known);
        let patrol = |key: &str, faction: WhichFaction, steps: &Amount| {
            let pairs = [("patrol", self.patrol(faction).into()), ("spaces", spaces(steps).into())];
            self.act(key, mood, pairs)
        };
        let whole = |key: &str, faction: WhichFaction| {
            self.act(key, mood, [("patrol", self.patrol(faction).into())])
        };
        match effect {
            Effect::MoveDirectly(place) => self.act(
                "orc-move-directly",
                mood,
                [("to", self.toward_place(place, known).into())],
            ),
            Effect::Fly(amount) => self.act("orc-fly", mood, [("spaces", spaces(amount).into())]),
            Effect::CrossTheCore => self.act("orc-cross-the-core", mood, []),
            Effect::NeedNotStop => self.act("orc-need-not-stop", mood, []),
            Effect::StopMover => self.act("orc-stop-mover", mood, []),
            Effect::ExtraTurn => self.act("orc-extra-turn", mood, []),
            Effect::MovePatrol { faction, steps } => patrol("orc-move-patrol", *faction, steps),
            Effect::BringPatrol(faction) => whole("orc-bring-patrol", *faction),
            Effect::SendPatrol { faction, steps } => patrol("orc-send-patrol", *faction, steps),
            Effect::FightPatrol(faction) => whole("orc-fight-patrol", *faction),
            Effect::RedirectPatrol => self.act("orc-redirect-patrol", mood, []),
            _ => unreachable!("not an effect on movement"),
        }
    }

    /// `to Tatooine`, `there`.
    fn toward_place(&self, place: &Place, known: Known<'_>) -> String {
        match place {
            Place::Here => self.plain("orc-to-here"),
            Place::Space(space) => {
                let (name, on) = (self.space(space.id()), self.on_space(space.id()));
                self.say("orc-to-space", [("space", name.into()), ("on", on.into())])
            }
            Place::Chosen => self.plain("orc-to-chosen"),
            Place::Other => self.say("orc-to-other", [("other", known.other.key().into())]),
            Place::Patrol(faction) => {
                self.say("orc-to-patrol", [("patrol", self.patrol(*faction).into())])
            }
        }
    }

    /// `on Tatooine`, `there`.
    fn at_place(&self, place: &Place, known: Known<'_>) -> String {
        match place {
            Place::Here => self.plain("orc-at-here"),
            Place::Space(space) => self.on_space(space.id()),
            Place::Chosen => self.plain("orc-at-chosen"),
            Place::Other => self.say("orc-at-other", [("other", known.other.key().into())]),
            Place::Patrol(faction) => {
                self.say("orc-at-patrol", [("patrol", self.patrol(*faction).into())])
            }
        }
    }

    /// Contacts, encounters and the databank.
    fn meeting(&self, effect: &Effect, mood: Mood, known: Known<'_>) -> String {
        match effect {
            Effect::RevealContact => self.act("orc-reveal-contact", mood, []),
            Effect::RevealContacts(place) => {
                let at = self.at_place(place, known);
                self.act("orc-reveal-contacts", mood, [("at", at.into())])
            }
            Effect::PeekContact => self.act("orc-peek-contact", mood, []),
            Effect::EncounterContact => self.act("orc-encounter-contact", mood, []),
            Effect::Hire => self.act("orc-hire", mood, []),
            Effect::RemoveContact => self.act("orc-remove-contact", mood, []),
            Effect::EncounterSpace => self.act("orc-encounter-space", mood, []),
            Effect::Databank(number) => {
                self.act("orc-databank", mood, [("number", (*number).into())])
            }
            Effect::Stop => self.act("orc-stop", mood, []),
            _ => unreachable!("not of a meeting"),
        }
    }

    /// Cards that come and go.
    fn handling(&self, effect: &Effect, mood: Mood, known: Known<'_>) -> String {
        let deck = |key: &str, deck| self.act(key, mood, [("deck", self.deck(deck).into())]);
        match effect {
            Effect::GainTop(which) => deck("orc-gain-top", *which),
            Effect::GainNamed(card) => {
                let deck = self.content.card(card.id()).deck;
                let deck = deck.map(|deck| self.deck(deck)).unwrap_or_default();
                let pairs = [("name", self.card_name(card.id()).into()), ("deck", deck.into())];
                self.act("orc-gain-named", mood, pairs)
            }
            Effect::BuyTop { deck, off } => {
                let off = self.amount(off, Unit::Credits, known);
                let pairs = [("deck", self.deck(*deck).into()), ("off", off.into())];
                self.act("orc-buy-top", mood, pairs)
            }
            Effect::BuyShip { damage } => {
                let damage = self.units((*damage).into(), Unit::Damage);
                self.act("orc-buy-ship", mood, [("damage", damage.into())])
            }
            Effect::Browse(browse) => self.browse(browse, mood),
            Effect::Market(off) if off.is_zero() => self.act("orc-market", mood, []),
            Effect::Market(off) => {
                let off = self.amount(off, Unit::Credits, known);
                self.act("orc-market-off", mood, [("off", off.into())])
            }
            Effect::DiscardTop(which) => deck("orc-discard-top", *which),
            Effect::GainCard(number) => self.gain_card(*number, mood),
            Effect::Discard(filter) => {
                self.act("orc-discard", mood, [("what", self.card_like(filter).into())])
            }
            Effect::DiscardThis => self.act("orc-discard-this", mood, []),
            Effect::RemoveThis => self.act("orc-remove-this", mood, []),
            Effect::RotateThis => self.act("orc-rotate-this", mood, []),
            Effect::DiscardChosen => self.act("orc-discard-chosen", mood, []),
            Effect::TakeChosen => self.act("orc-take-chosen", mood, []),
            _ => unreachable!("not an effect on cards"),
        }
    }

    /// A databank card by its name where the number has only one.
    fn gain_card(&self, number: u16, mood: Mood) -> String {
        match self.content.numbered(number) {
            [card] => {
                let pairs = [("name", self.card_name(*card).into()), ("number", number.into())];
                self.act("orc-gain-card-named", mood, pairs)
            }
            _ => self.act("orc-gain-card", mood, [("number", number.into())]),
        }
    }

    /// Jobs, cargo and goals.
    fn work(&self, effect: &Effect, mood: Mood, known: Known<'_>) -> String {
        match effect {
            Effect::CompleteJob => self.act("orc-complete-job", mood, []),
            Effect::CompleteJobFor(change) => {
                let done = self.act("orc-complete-job", mood, []);
                self.and(&[done, self.change_reward(change, mood, known)])
            }
            Effect::LoseJob => self.act("orc-lose-job", mood, []),
            Effect::TokenOnChosen => self.act("orc-token-on-chosen", mood, []),
            Effect::FlipBack => self.act("orc-flip-back", mood, []),
            Effect::DeliverCargo => self.act("orc-deliver-cargo", mood, []),
            Effect::LoseCargo => self.act("orc-lose-cargo", mood, []),
            Effect::AdvanceGoal => self.act("orc-advance-goal", mood, []),
            Effect::CompleteGoal => self.act("orc-complete-goal", mood, []),
            Effect::MarkSpace(place) => {
                let key = match place {
                    Place::Here => "orc-mark-here",
                    Place::Chosen => "orc-mark-chosen",
                    Place::Space(_) | Place::Other | Place::Patrol(_) => "orc-mark-space",
                };
                let pairs = [
                    ("at", self.at_place(place, known).into()),
                    ("to", self.toward_place(place, known).into()),
                ];
                self.act(key, mood, pairs)
            }
            _ => unreachable!("not of the work"),
        }
    }

    /// What is given up: `pay 2,000 credits`.
    pub(super) fn cost(&self, cost: &Cost, mood: Mood, known: Known<'_>) -> String {
        match cost {
            Cost::Credits(amount) => {
                let amount = self.amount(amount, Unit::Credits, known);
                self.act("orc-pay", mood, [("amount", amount.into())])
            }
            Cost::Discard(filter) => {
                self.act("orc-discard-own", mood, [("what", self.card_like(filter).into())])
            }
            Cost::DiscardThis => self.act("orc-discard-this", mood, []),
            Cost::Damage { to, amount } => {
                let amount = self.amount(amount, Unit::DamageTo(*to), known);
                self.act("orc-suffer", mood, [("amount", amount.into())])
            }
            Cost::Reputation(faction) => {
                let pairs = [
                    ("amount", self.units(1, Unit::Reputation).into()),
                    ("with", self.with(*faction).into()),
                    ("other", "you".into()),
                ];
                self.act("orc-lose-reputation", mood, pairs)
            }
            Cost::Fame(amount) => {
                let amount = self.amount(amount, Unit::Fame, known);
                self.act("orc-pay", mood, [("amount", amount.into())])
            }
        }
    }
}
