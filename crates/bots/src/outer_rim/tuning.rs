//! The few numbers that no rule and no card gives. Everything is measured in
//! thousands of credits.

use outer_rim::{Stat, Trigger};

/// What a fame is worth before the last one.
pub const FAME: f32 = 9.0;
/// What a goal of an ambition is worth before the last one: there are five of them, and a win.
pub const AMBITION: f32 = 13.0;
/// What the standing that an ambition asks for is worth of the goal: it may be lost again.
pub const STANDING_SHARE: f32 = 0.5;
/// What winning is worth.
pub const WIN: f32 = 60.0;
/// Thousands of credits from which on they are worth less.
pub const PURSE: [f32; 2] = [8.0, 20.0];
/// What a thousand credits is worth beyond each of them.
pub const PURSE_RATES: [f32; 2] = [0.65, 0.25];
/// What a turn later is still worth of something.
pub const PATIENCE: f32 = 0.82;
/// Fame a competent player gains in a turn; it tells how long a game will last.
pub const FAME_A_TURN: f32 = 0.55;
/// Turns that a goal of an ambition takes.
pub const GOAL_TURNS: f32 = 2.5;
/// The longest future anybody plans for, in turns.
pub const TURNS_MAX: f32 = 14.0;
/// A turn lost by a defeat, besides the credits.
pub const LOST_TURN: f32 = 3.0;
/// A body that is about to give way.
pub const BODY: f32 = 2.6;
/// Reputations: negative, neutral, positive.
pub const STANDING: [f32; 3] = [-1.8, 0.0, 1.1];
/// The first and the second instance of a skill, and further ones.
pub const SKILL: [f32; 3] = [1.7, 0.6, 0.1];
/// A skill that a held job asks for, and one it insists on.
pub const JOB_SKILL: [f32; 2] = [0.8, 1.6];
/// A use of an ability that changes dice.
pub const DICE: f32 = 0.7;
/// What an encounter with a space is worth where it is not looked into.
pub const ENCOUNTER: f32 = 1.6;
/// A visit to a market that has nothing for one yet.
pub const BROWSE: f32 = 0.5;
/// A card must be worth this much more than its price.
pub const BARGAIN: f32 = 0.3;
/// How far scripts are looked into.
pub const DEPTH_MAX: u8 = 5;
/// The chance that a goal that has been begun will be met, and one that has not.
pub const GOAL: [f32; 2] = [0.5, 0.35];
/// The sides of a die, for means over them.
pub const DIE_SIDES: f32 = 8.0;
/// The ways two dice can fall (OR-11.5).
pub const TEST_WAYS: f32 = 64.0;
/// What a first instance of a skill adds to the chance of a test, and a second one.
pub const SKILL_HELP: [f32; 2] = [0.5, 0.18];

// What effects of scripts are worth that lead to nothing that could be weighed.

/// What a card is worth that its own script uses up, of what it is worth otherwise.
pub const USED_UP_SHARE: f32 = 0.6;
/// What follows a choice that is looked into only once it is asked, of its worth.
pub const UNSEEN_SHARE: f32 = 0.8;
/// Choosing a contact: one may look.
pub const PEEK: f32 = 0.3;
/// A patrol that goes where one likes.
pub const PATROL_SENT: f32 = 0.3;
/// Looking through a deck, and each card that is shown.
pub const BROWSE_DECK: f32 = 0.4;
/// See [`BROWSE_DECK`].
pub const BROWSE_CARD: f32 = 0.2;
/// A visit to a market, at least.
pub const MARKET: f32 = 0.3;
/// Credits of a reward that are given up for something else.
pub const REWARD_GIVEN_UP: f32 = 4.0;
/// A turn more.
pub const EXTRA_TURN: f32 = 3.5;
/// A step farther.
pub const STEP: f32 = 0.25;
/// Not having to stop.
pub const FREE_PASSAGE: f32 = 0.8;
/// Another player has to stop.
pub const MOVER_STOPPED: f32 = 0.2;
/// A contact that is seen.
pub const CONTACT_SEEN: f32 = 0.2;
/// A contact that leaves.
pub const CONTACT_GONE: f32 = 0.1;
/// What a value is worth that is lent for a while, of what it is worth for good.
pub const LENT_SHARE: f32 = 0.25;
/// A skill that is lent for a while.
pub const SKILL_LENT: f32 = 0.8;

// What is weighed in choices that no script tells of.

/// What each skill of a character counts for at the start, where combat counts for two.
pub const START_SKILL: f32 = 1.5;
/// What hyperdrive counts for in a starting ship.
pub const START_HYPERDRIVE: f32 = 1.5;
/// What a card is worth that cannot be paid yet, of what it would be worth.
pub const WAITING_SHARE: f32 = 0.4;
/// The skill of the test at hand before all others.
pub const ASKED_SKILL: f32 = 10.0;
/// A captive that is kept.
pub const CAPTIVE_KEPT: f32 = 4.0;

/// What one more of each value of a ship is worth.
pub struct Hull {
    pub hyperdrive: f32,
    pub combat: f32,
    pub hull: f32,
    pub cargo: f32,
    pub mods: f32,
    pub crew: f32,
}

/// See [`Hull`].
pub const HULL: Hull =
    Hull { hyperdrive: 1.3, combat: 2.2, hull: 0.9, cargo: 1.4, mods: 1.0, crew: 1.8 };

/// What one more of a value is worth over a whole game.
pub fn stat(stat: Stat) -> f32 {
    match stat {
        Stat::Hyperdrive => 1.4,
        Stat::Combat(_) => 2.4,
        Stat::EnemyDice(_) => -2.0,
        Stat::Toughness(_) => 0.9,
        Stat::Skill(_) => 1.2,
        Stat::Fame => FAME,
        Stat::Slots(_) => 1.2,
        Stat::Shield(_) => 1.8,
        Stat::DamageCap(_) => 0.5,
        Stat::PatrolFame => 7.0,
        Stat::FameCut => -10.0,
        Stat::FameCutCredits => 0.003,
        Stat::Price(_) => -0.0005,
        Stat::PassMaelstrom => 0.6,
        Stat::PassPatrols => 2.0,
        Stat::IgnorePatrols => 1.2,
        Stat::KeepReputation => 1.5,
        Stat::CountsPositive(_) => 1.5,
        Stat::MarketAnywhere => 1.0,
        Stat::MustCapture => 0.0,
    }
}

/// How often in a turn a moment comes.
pub fn frequency(moment: Trigger) -> f32 {
    match moment {
        Trigger::TurnBegan => 0.9,
        Trigger::Action => 0.45,
        Trigger::Planning => 0.2,
        Trigger::Encounter => 0.15,
        Trigger::BeforeTest | Trigger::TestDice | Trigger::TestPassed => 0.4,
        Trigger::Encountered => 0.9,
        Trigger::BeforeCombat(_) | Trigger::CombatDice(_) => 0.2,
        Trigger::CombatWon => 0.25,
        Trigger::CombatLost => 0.15,
        Trigger::CargoReward | Trigger::Bought(_) | Trigger::Gained(_) => 0.2,
        Trigger::BountyReward | Trigger::JobReward => 0.12,
        Trigger::EnteredPatrolSpace | Trigger::Recovered | Trigger::Rested | Trigger::Mended => {
            0.15
        }
        Trigger::DeliveryDie | Trigger::CardDice => 0.12,
        Trigger::PatrolBeaten
        | Trigger::PatrolReward
        | Trigger::BountyEliminated
        | Trigger::CaptureDelivered
        | Trigger::Hired
        | Trigger::NearDefeat
        | Trigger::PlayerEntered
        | Trigger::PatrolMet(_)
        | Trigger::PatrolWouldMove => 0.08,
        Trigger::Defeated => 0.05,
    }
}
