//! What things are worth to one player at one table: credits, fame, bodies,
//! reputations, tests and fights. Scripts and cards have files of their own.

use super::odds::Odds;
use super::tuning::{
    BODY, FAME, FAME_A_TURN, GOAL_TURNS, LOST_TURN, PATIENCE, PURSE, PURSE_RATES, STANDING,
    TEST_WAYS, TURNS_MAX, WIN,
};
use outer_rim::{
    Arena, Body, CardId, Content, Effect, Faction, Frame, Goal, PickEffect, Skill, Source,
    Standing, Stat, State, Trigger, test_odds,
};
use tabletop::Seat;

/// As many turns ahead count as a whole game.
const WHOLE_GAME_TURNS: f32 = 10.0;
/// What something is worth that comes when the game is over, about.
const TOO_LATE: f32 = 0.1;
/// What a reputation is still worth in the last turn, of what it is worth in the first.
const STANDING_AT_END: f32 = 0.3;
/// The chance to pass a test of a skill that an ability lends.
const LENT_SKILL_CHANCE: f32 = 0.75;
/// What the steps to a goal are worth together, of the goal.
const GOAL_STEP_SHARE: f32 = 0.7;
/// The chance of a crit among the two dice of a test.
const CRIT: f32 = 15.0 / TEST_WAYS;
/// What an ability that changes dice adds to a combat, in dice.
const DICE_ABILITY: i32 = 2;

/// The numbers of the player who judges, which everything asks for.
#[derive(Clone, Copy)]
pub(super) struct Mine {
    credits: i32,
    fame: i32,
    /// What is missing to win.
    goal: i32,
    /// By body: what it bears, and the damage on it.
    bears: [i32; 2],
    damage: [i32; 2],
    /// By arena.
    dice: [i32; 2],
    enemy_dice: [i32; 2],
    shield: [i32; 2],
    skills: [u8; 7],
    fame_cut: i32,
    fame_cut_credits: i32,
    defeated: bool,
    /// UB-16.8: whether fame alone is missing.
    goals_met: bool,
}

impl Mine {
    fn of(state: &State, me: Seat) -> Self {
        let player = state.player(me);
        let arenas = [Arena::Ground, Arena::Ship];
        Self {
            credits: player.credits().max(0),
            fame: state.fame(me),
            goal: state.fame_needed(me),
            bears: [Body::Character, Body::Ship].map(|body| state.toughness(me, body).max(1)),
            damage: [Body::Character, Body::Ship].map(|body| i32::from(player.damage(body))),
            dice: arenas.map(|arena| dice(state, me, arena)),
            enemy_dice: arenas.map(|arena| state.stat(me, Stat::EnemyDice(arena))),
            shield: arenas.map(|arena| state.stat(me, Stat::Shield(arena))),
            skills: std::array::from_fn(|idx| state.skill(me, Skill::ALL[idx])),
            fame_cut: state.stat(me, Stat::FameCut),
            fame_cut_credits: state.stat(me, Stat::FameCutCredits),
            defeated: player.is_defeated(),
            goals_met: state.goals_are_met(me),
        }
    }
}

/// The dice of a player in a combat, with what abilities make of them.
fn dice(state: &State, seat: Seat, arena: Arena) -> i32 {
    let mut extra = 0;
    state.each_power(seat, |_, _, abilities| {
        let dice = |ability: &&outer_rim::Ability| {
            let free = ability.cost.is_empty();
            free && (ability.listens(Trigger::CombatDice(arena))
                || ability.listens(Trigger::BeforeCombat(arena)))
        };
        extra += abilities.iter().filter(dice).count() as i32;
    });
    (state.combat_value(seat, arena) + extra / DICE_ABILITY).max(0)
}

/// One player's judgement of a table.
#[derive(Clone, Copy)]
pub struct Judge<'a> {
    pub state: &'a State,
    pub content: &'a Content,
    pub me: Seat,
    /// The job being done, if one is.
    pub job: Option<CardId>,
    /// The cargo being delivered, if one is.
    pub cargo: Option<CardId>,
    /// How many turns the game may still last.
    pub turns: f32,
    /// My own numbers, read once.
    pub(super) mine: Mine,
    /// How deep cards inside cards are looked into already.
    pub nested: u8,
}

impl<'a> Judge<'a> {
    pub fn new(state: &'a State, me: Seat) -> Self {
        let ends = Seat::all(state.n_players()).map(|seat| turns_to_win(state, seat));
        let turns = ends.fold(TURNS_MAX, f32::min).max(1.0);
        let (mut job, mut cargo) = (None, None);
        for frame in state.frames() {
            match frame {
                Frame::Job { card, .. } => job = Some(*card),
                Frame::Delivery { card, .. } => cargo = Some(*card),
                _ => {}
            }
        }
        Self {
            state,
            content: state.content(),
            me,
            job,
            cargo,
            turns,
            mine: Mine::of(state, me),
            nested: 0,
        }
    }

    /// The same player somewhere else: nothing but the place differs.
    pub fn elsewhere(&self, state: &'a State) -> Self {
        Self { state, ..*self }
    }

    /// How much of a whole game is left, from 0 to 1.
    pub fn horizon(&self) -> f32 {
        (self.turns / WHOLE_GAME_TURNS).min(1.0)
    }

    /// What something this many turns away is worth of what it would be worth now.
    pub fn later(&self, turns: u8) -> f32 {
        if f32::from(turns) > self.turns + 1.0 {
            return TOO_LATE;
        }
        PATIENCE.powi(i32::from(turns))
    }

    /// What this many credits more or less are worth.
    pub fn credits(&self, by: i32) -> f32 {
        let after = (self.mine.credits + by).max(0);
        let wish = self.ambition_purse(self.mine.credits, after);
        purse(after) - purse(self.mine.credits) + wish
    }

    /// What the purse as it is is worth.
    pub fn purse(&self) -> f32 {
        purse(self.mine.credits)
    }

    /// What this much fame more or less is worth, after what is cut from it (UB-20.2).
    pub fn fame(&self, by: i32) -> f32 {
        let cut = self.mine.fame_cut;
        if by <= 0 || cut <= 0 {
            return self.fame_whole(by);
        }
        self.fame_whole((by - cut).max(0)) + self.credits(self.mine.fame_cut_credits)
    }

    /// What this much fame more or less is worth where nothing is cut from it: fame of one's own
    /// card, and fame one additionally has (UB-20.3).
    pub fn fame_whole(&self, by: i32) -> f32 {
        if by <= 0 {
            return FAME * by as f32;
        }
        let missing = (self.mine.goal - self.mine.fame).max(0);
        let wins = by >= missing && self.mine.goals_met;
        let win = if wins { WIN } else { 0.0 };
        // UB-16.8: beyond the requirement only goals count.
        let counts = if self.mine.goals_met { by } else { by.min(missing) };
        FAME * counts as f32 + win
    }

    /// An instance of a skill of mine, or of somebody else.
    pub fn skill(&self, seat: Seat, skill: Skill) -> u8 {
        if seat == self.me { self.mine.skills[skill.idx()] } else { self.state.skill(seat, skill) }
    }

    /// What a step of reputation is worth.
    pub fn reputation(&self, seat: Seat, faction: Faction, steps: i32) -> f32 {
        let now = self.state.standing(seat, faction);
        let after = now.moved(steps);
        let wish = if seat == self.me { self.ambition_standing(faction, now, after) } else { 0.0 };
        (STANDING[after.idx()] - STANDING[now.idx()])
            * (STANDING_AT_END + (1.0 - STANDING_AT_END) * self.horizon())
            + wish
    }

    /// What a player thinks of this much damage on a body.
    fn ache(&self, body: Body, damage: i32) -> f32 {
        let bears = self.mine.bears[body.idx()];
        if damage >= bears {
            return self.defeat();
        }
        let share = damage.max(0) as f32 / bears as f32;
        BODY * share * share.sqrt()
    }

    /// What a defeat costs.
    pub fn defeat(&self) -> f32 {
        LOST_TURN - self.credits(-3000)
    }

    /// What this much more damage costs; less than nothing where it heals.
    pub fn harm(&self, body: Body, by: i32) -> f32 {
        if self.mine.defeated {
            return 0.0;
        }
        let now = self.mine.damage[body.idx()];
        self.ache(body, now + by) - self.ache(body, now)
    }

    /// What recovering from everything is worth.
    pub fn recovery(&self) -> f32 {
        if self.mine.defeated {
            return self.defeat();
        }
        Body::ALL.iter().map(|body| self.ache(*body, self.mine.damage[body.idx()])).sum()
    }

    /// OR-11.5: the chance to pass a test of one of these skills, and of a crit with it.
    pub fn test(&self, seat: Seat, skills: &[Skill]) -> (f32, f32) {
        let count = skills.iter().map(|skill| self.skill(seat, *skill)).max().unwrap_or(0);
        let mut chance = f32::from(test_odds(count)) / TEST_WAYS;
        if count == 0 && seat == self.me && self.lends(skills) {
            chance = LENT_SKILL_CHANCE;
        }
        (chance, CRIT.min(chance))
    }

    /// Whether an ability would lend one of these skills for nothing.
    fn lends(&self, skills: &[Skill]) -> bool {
        let mut lends = false;
        self.state.each_power(self.me, |_, _, abilities| {
            for ability in abilities {
                if !ability.listens(Trigger::BeforeTest) || !ability.cost.is_empty() {
                    continue;
                }
                if let Some(Effect::Pick(PickEffect::LendSkill(lent))) =
                    ability.script.effects().first()
                {
                    lends |= lent.iter().any(|skill| skills.contains(skill));
                }
            }
        });
        lends
    }

    /// The dice of a player in a combat, with what abilities make of them.
    pub fn dice(&self, seat: Seat, arena: Arena) -> i32 {
        if seat == self.me { self.mine.dice[arena.idx()] } else { dice(self.state, seat, arena) }
    }

    /// A combat against this many dice: the chance to win, and what its wounds cost.
    pub fn combat(&self, arena: Arena, foe: i32) -> (f32, f32) {
        let odds = Odds::get();
        let foe = (foe + self.mine.enemy_dice[arena.idx()]).max(0);
        let win = odds.win(self.dice(self.me, arena), foe);
        let shield = self.mine.shield[arena.idx()];
        let body = arena.body();
        let wounds = odds.damages(foe).iter().enumerate().map(|(damage, chance)| {
            let suffered = (damage as i32 - shield).max(0);
            if suffered == 0 { 0.0 } else { chance * self.harm(body, suffered) }
        });
        (win, wounds.sum())
    }

    /// A combat as attacker, with what winning and losing lead to.
    pub fn fight(&self, arena: Arena, foe: i32, win: f32, lose: f32) -> f32 {
        let (chance, wounds) = self.combat(arena, foe);
        let win = win + self.moment(Trigger::CombatWon, None);
        chance * win + (1.0 - chance) * lose - wounds
    }

    /// OR-15.7: fighting the patrol of a faction.
    pub fn patrol(&self, faction: Faction) -> f32 {
        let level = self.state.patrol(faction).level;
        let sheet = self.content.patrols.iter().find(|sheet| sheet.level == level);
        let Some((sheet, foe)) = sheet.and_then(|sheet| Some((sheet, sheet.combat?))) else {
            return -self.defeat();
        };
        let scope = outer_rim::Scope::of(self.me, Source::Rules);
        let fame = self.state.amount(&scope, &sheet.reward.fame);
        let more = if fame > 0 { self.state.stat(self.me, Stat::PatrolFame) } else { 0 };
        let keeps = self.state.stat(self.me, Stat::KeepReputation) > 0;
        let scorn = if keeps { 0.0 } else { self.reputation(self.me, faction, -1) };
        let win = self.fame(fame + more)
            + self.credits(self.state.amount(&scope, &sheet.reward.credits))
            + scorn
            + self.moment(Trigger::PatrolBeaten, None)
            + self.moment(Trigger::PatrolReward, None);
        self.fight(Arena::Ship, i32::from(foe), win, 0.0)
    }

    /// What else follows from a moment: goals that count it, abilities that wait for it.
    pub fn moment(&self, moment: Trigger, card: Option<CardId>) -> f32 {
        self.counted(moment, card, 0)
    }

    /// OR-4.2: what else follows from recovering by choice.
    pub fn rested(&self) -> f32 {
        if self.mine.defeated {
            return 0.0;
        }
        self.counted(Trigger::Rested, None, self.mine.damage.iter().sum::<i32>() as i16)
    }

    fn counted(&self, moment: Trigger, card: Option<CardId>, number: i16) -> f32 {
        let player = self.state.player(self.me);
        let mut worth = 0.0;
        let scope =
            outer_rim::Scope { card, number, ..outer_rim::Scope::of(self.me, Source::Rules) };
        let mut count = |goal: &Goal, tokens: u8| {
            if let Goal::Happens { on, given, times } = goal
                && *on == moment
                && given.as_ref().is_none_or(|given| self.state.holds(&scope, given))
            {
                let last = tokens + 1 >= *times;
                let share = if last { 1.0 } else { GOAL_STEP_SHARE / f32::from(*times) };
                worth += share * self.fame(1);
            }
        };
        let tokens = player.goal_tokens();
        if let (Some(character), false) = (player.character(), player.is_flipped()) {
            count(&self.content.character(character).goal, tokens[0]);
        }
        if let (Some(ship), false) = (player.ship(), player.is_ship_flipped())
            && let Some(goal) = &self.content.ship(ship).goal
        {
            count(goal, tokens[1]);
        }
        worth += self.ambition_moment(moment, &scope);
        let Some(judge) = self.deeper() else { return worth };
        let mut abilities = 0.0;
        judge.each_gain(moment, &scope, 2, |ability, gain| {
            abilities += if ability.must { gain } else { gain.max(0.0) };
        });
        worth + abilities
    }

    /// Whether a faction lets one pass.
    pub fn is_friend(&self, faction: Faction) -> bool {
        self.state.standing(self.me, faction) == Standing::Positive
    }
}

/// How many turns a player still needs: for the fame, and for the goals of an ambition, which
/// nobody wins without (UB-16.8).
fn turns_to_win(state: &State, seat: Seat) -> f32 {
    let missing = f32::from(state.setup().options.fame) - state.fame(seat) as f32;
    let player = state.player(seat);
    let n_goals = player.ambition().map_or(0, |one| {
        let n_goals = state.content().ambition(one).goals.len() as u8;
        (0..n_goals).filter(|goal| !player.has_goal(*goal)).count()
    });
    (missing / FAME_A_TURN).max(GOAL_TURNS * n_goals as f32)
}

/// What a purse is worth: the more is in it, the less each credit can buy.
fn purse(credits: i32) -> f32 {
    let thousands = credits as f32 / 1000.0;
    let [small, large] = PURSE;
    thousands.min(small)
        + PURSE_RATES[0] * (thousands.min(large) - small).max(0.0)
        + PURSE_RATES[1] * (thousands - large).max(0.0)
}
