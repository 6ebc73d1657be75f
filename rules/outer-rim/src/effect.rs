//! The verbs: what a card can do.

use crate::effect_parts::{
    BrowseDeck, Choice, ChooseCard, ChooseContact, ChooseFaction, ChoosePlayer, ChooseSpace,
    CountDice, DiceChange, Duel, EachPlayer, Fight, Lent, Payment, Reputation, ReputationGate,
    RewardChange, RollBranch, Test, When,
};
use crate::{
    Amount, Body, CardFilter, CardId, Deck, Face, Ref, Script, Skill, SpaceId, WhichFaction,
};
use alloc::boxed::Box;
use alloc::vec::Vec;
use serde::{Deserialize, Serialize};

/// One step of a script. *You* is the player the script is resolved for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Effect {
    // Flow.
    /// Exactly one of the options that can be chosen, if there is one.
    Choose(Vec<Choice>),
    /// You may do this.
    May(Script),
    /// You may pay; then this, otherwise that.
    Pay(Box<Payment>),
    /// If this holds, then this, otherwise that.
    When(Box<When>),
    /// One of three by your reputation.
    ByReputation(Box<ReputationGate>),
    /// OR-11.5: a skill test.
    Test(Box<Test>),
    /// Roll one die; what it shows decides.
    Roll(Vec<RollBranch>),
    /// Roll dice and bind the number that show one of the faces.
    CountDice(Box<CountDice>),
    /// OR-12: fight somebody printed on the card.
    Fight(Box<Fight>),
    /// OR-12.3: fight the bound player.
    Duel(Box<Duel>),
    /// Choose another player and bind them.
    ChoosePlayer(Box<ChoosePlayer>),
    /// Choose a faction and bind it.
    ChooseFaction(Box<ChooseFaction>),
    /// Choose a space and bind it.
    ChooseSpace(Box<ChooseSpace>),
    /// Choose a card in play and bind it.
    ChooseCard(Box<ChooseCard>),
    /// Choose a contact token and bind it.
    ChooseContact(Box<ChooseContact>),
    /// Every such player, from your left on, resolves this as *you*; you are their bound player.
    EachPlayer(Box<EachPlayer>),
    /// The bound player resolves this as *you*; you are their bound player.
    They(Script),
    /// OR-21.1: resolve a random databank card of this number.
    Databank(u16),
    /// The whole card ends here.
    Stop,

    // Credits, fame, reputation.
    /// Gain credits.
    GainCredits(Amount),
    /// OR-24.3: lose credits, as far as you have them.
    LoseCredits(Amount),
    /// The bound player gives you credits, as far as they have them.
    TakeCredits(Amount),
    /// You give the bound player credits, as far as you have them.
    GiveCredits(Amount),
    /// Gain fame.
    GainFame(Amount),
    /// OR-22.2: lose fame, never below zero.
    LoseFame(Amount),
    /// OR-16.2: gain reputation.
    GainReputation(Reputation),
    /// OR-16.2: lose reputation.
    LoseReputation(Reputation),

    // Bodies.
    /// Suffer damage.
    Suffer {
        /// To what.
        to: Body,
        /// How much.
        amount: Amount,
    },
    /// Remove damage; binds nothing.
    Recover {
        /// From what; from both where nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<Body>,
        /// How much; all of it where nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<Amount>,
    },
    /// OR-13.4: you are defeated.
    Defeat,
    /// OR-13.3: instead of being defeated, recover.
    Survive {
        /// How much of that body; all of both where nothing is said.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        amount: Option<Amount>,
    },

    // Movement.
    /// OR-5.7: go there, without passing through spaces.
    MoveDirectly(Place),
    /// OR-5.1: move up to so many spaces.
    Fly(Amount),
    /// UB-4.4: move to the opposite Core Worlds space.
    CrossTheCore,
    /// OR-5.5: you need not stop in this space.
    NeedNotStop,
    /// OR-5.5: the player who entered your space must stop.
    StopMover,
    /// OR-4.6: an additional turn after this one.
    ExtraTurn,

    // Patrols.
    /// OR-15.4: the patrol moves so many spaces toward you.
    MovePatrol {
        /// Whose.
        faction: WhichFaction,
        /// How far.
        steps: Amount,
    },
    /// OR-15.12: the patrol moves directly to your space.
    BringPatrol(WhichFaction),
    /// You move the patrol so many spaces, wherever you like.
    SendPatrol {
        /// Whose.
        faction: WhichFaction,
        /// How far.
        steps: Amount,
    },
    /// OR-15.7: you fight the patrol.
    FightPatrol(WhichFaction),
    /// The patrol that would move toward you moves toward another player of your choice.
    RedirectPatrol,

    // Contacts and encounters.
    /// OR-17.8: turn the bound contact face up.
    RevealContact,
    /// OR-17.8: turn all contacts of the place face up.
    RevealContacts(Place),
    /// OR-17.8: look at the bound contact in secret.
    PeekContact,
    /// OR-17.2: encounter the bound contact.
    EncounterContact,
    /// OR-17.4: gain this contact as crew. You make room for it, or it stays where nothing was paid.
    Hire,
    /// OR-17.9: this contact leaves the game.
    RemoveContact,
    /// OR-14.4: draw and resolve an encounter card of your space.
    EncounterSpace,

    // Cards.
    /// Gain the top card of the deck for nothing; its icons follow (OR-7.5).
    GainTop(Deck),
    /// UB-16.4: search the deck of this card for it and gain it for nothing; the deck is
    /// shuffled, its face-up card too, and its new top card turned up without icons.
    GainNamed(Ref<CardId>),
    /// Buy the top card of the deck for so much less, if you like and can.
    BuyTop {
        /// Which deck.
        deck: Deck,
        /// How much less.
        off: Amount,
    },
    /// Show cards of a deck until enough of a kind lie open, buy one of them if you like,
    /// shuffle the rest back.
    Browse(Box<BrowseDeck>),
    /// OR-9.6: buy a ship of the supply that costs more than yours, if you like and can; it
    /// comes with so much damage, and its market card leaves the game.
    BuyShip {
        /// The damage on it.
        damage: u8,
    },
    /// OR-7: visit the market; prices are so much lower.
    Market(Amount),
    /// OR-7.3: the top card of the deck goes to its bottom.
    DiscardTop(Deck),
    /// OR-21.1: gain a random databank card of this number.
    GainCard(u16),
    /// Discard a card like this, your choice, if you have one.
    Discard(CardFilter),
    /// Discard this card.
    DiscardThis,
    /// Take this card out of the game.
    RemoveThis,
    /// UB-12.3: rotate this card.
    RotateThis,
    /// Discard the bound card.
    DiscardChosen,
    /// Take the bound card from its owner; you make room, or it stays where nothing was paid.
    TakeChosen,

    // Jobs, cargo, rewards, goals.
    /// OR-20.3: the job is done.
    CompleteJob,
    /// OR-20.3: the job is done, and its reward is changed so.
    CompleteJobFor(RewardChange),
    /// The job fails for good: discard it.
    LoseJob,
    /// OR-19.3: the cargo is delivered after all.
    DeliverCargo,
    /// The cargo is lost: discard it.
    LoseCargo,
    /// The reward about to be gained changes.
    ChangeReward(RewardChange),
    /// OR-9.4: a goal token on this card or sheet.
    AdvanceGoal,
    /// OR-9.2, OR-10.2: the goal of this sheet is met.
    CompleteGoal,
    /// OR-9.4: a goal token on the bound card.
    TokenOnChosen,
    /// UB-20.5: your character card is turned back to its front; its goal begins anew, and the
    /// goal tokens on your cards stay.
    FlipBack,
    /// Mark the space for this card or sheet.
    MarkSpace(Place),

    // Dice and what is lent.
    /// OR-12.8: reroll dice.
    Reroll(DiceChange),
    /// OR-12.8: turn dice to a face.
    Turn(DiceChange),
    /// OR-12.8: add results to your roll.
    AddResult {
        /// Which.
        face: Face,
        /// How many.
        amount: Amount,
    },
    /// OR-12.8: cancel results of the opponent.
    Cancel {
        /// Which.
        face: Face,
        /// How many.
        amount: Amount,
    },
    /// A value changes for a while.
    Lend(Box<Lent>),
    /// You have one of these skills, your choice, for the next or present test.
    LendSkill(Vec<Skill>),
}

/// A place an effect means.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// Your space.
    Here,
    /// This space.
    Space(Ref<SpaceId>),
    /// The bound space.
    Chosen,
    /// The bound player's space.
    Other,
    /// Where the patrol of this faction is.
    Patrol(WhichFaction),
}
