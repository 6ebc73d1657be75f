//! Dice that are changed, and skills that are lent for them.

use super::amounts::Unit;
use super::pen::{Known, Mood, Pen};
use super::terms;
use outer_rim::{Amount, DiceChange, Effect, Face, Skill, Whose};

impl Pen<'_> {
    /// Dice and lent skills.
    pub(super) fn dice(&self, effect: &Effect, mood: Mood, known: Known<'_>) -> String {
        let results = |key: &str, face: Face, amount: &Amount| {
            let n = match amount {
                Amount::Fixed(n) => *n,
                Amount::Counted(_) => 2,
            };
            let pairs = [
                ("amount", self.amount(amount, Unit::None, known).into()),
                ("face", terms::face(face).into()),
                ("n", n.into()),
            ];
            self.act(key, mood, pairs)
        };
        match effect {
            Effect::Reroll(change) => self.dice_change("orc-reroll", change, mood, known),
            Effect::Turn(change) => self.dice_change("orc-turn", change, mood, known),
            Effect::AddResult { face, amount } => results("orc-add-result", *face, amount),
            Effect::Cancel { face, amount } => results("orc-cancel", *face, amount),
            Effect::LendSkill(skills) => {
                let all = if skills.len() == Skill::ALL.len() { "yes" } else { "no" };
                let pairs = [
                    ("skills", self.or(&self.skills(skills)).into()),
                    ("all", all.into()),
                    ("roll", known.rolling.key().into()),
                ];
                self.act("orc-lend-skill", mood, pairs)
            }
            _ => unreachable!("not of the dice"),
        }
    }

    fn dice_change(&self, verb: &str, change: &DiceChange, mood: Mood, known: Known<'_>) -> String {
        let n = match &change.dice {
            Some(Amount::Fixed(n)) => *n,
            Some(Amount::Counted(_)) | None => 2,
        };
        let whose = match change.whose {
            Whose::Own => "own",
            Whose::Enemy => "enemy",
        };
        let dice = match &change.dice {
            Some(amount) => self.amount(amount, Unit::None, known),
            None => String::new(),
        };
        let showing = match &change.from[..] {
            [] => String::new(),
            faces => {
                let (key, faces) = match change.to {
                    Some(_) => ("orc-dice-from", self.faces(faces)),
                    None => ("orc-dice-showing", self.faces_shown(faces)),
                };
                format!(" {}", self.say(key, [("faces", faces.into()), ("n", n.into())]))
            }
        };
        // French puts what is turned beside the dice, and what is shown behind whose they are.
        let (turned, shown) = match change.to {
            Some(_) => (showing.clone(), String::new()),
            None => (String::new(), showing.clone()),
        };
        let pairs = [
            ("dice", dice.into()),
            ("turned", turned.into()),
            ("shown", shown.into()),
            ("any", if change.dice.is_none() { "yes".into() } else { "no".into() }),
            ("n", n.into()),
            ("whose", whose.into()),
            ("showing", showing.into()),
            ("use", if change.to.is_some() { "turn".into() } else { "reroll".into() }),
        ];
        let what = self.say("orc-some-dice", pairs);
        let to = change.to.map_or("none", terms::face);
        self.act(verb, mood, [("dice", what.into()), ("to", to.into())])
    }
}
