//! Dice that are changed, and what is lent.

use crate::outer_rim::describe::amounts::Unit;
use crate::outer_rim::describe::pen::{Known, Mood, Pen};
use crate::outer_rim::describe::pieces::Piece;
use crate::outer_rim::terms;
use outer_rim::{Amount, DiceChange, DiceEffect, Face, Whose};

impl Pen<'_> {
    pub(super) fn dice(&self, effect: &DiceEffect, mood: Mood, known: Known<'_>) -> Piece {
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
            DiceEffect::Reroll(change) => {
                Piece::deed(self.dice_change("orc-reroll", change, mood, known))
            }
            DiceEffect::Turn(change) => {
                Piece::deed(self.dice_change("orc-turn", change, mood, known))
            }
            DiceEffect::AddResult { face, amount } => {
                Piece::deed(results("orc-add-result", *face, amount))
            }
            DiceEffect::Cancel { face, amount } => {
                Piece::deed(results("orc-cancel", *face, amount))
            }
            DiceEffect::Lend(lent) => {
                let (text, thing) = self.lent(lent, mood, known);
                if thing { Piece::deed(text) } else { Piece::Sentence(text) }
            }
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
