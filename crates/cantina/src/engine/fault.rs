//! Why a request is refused.

use catalog::{RecordError, SetupError};
use serde::Serialize;
use serde_json::{Value, json};
use std::fmt::Display;
use tabletop::{DiceFault, PositionFault, Refusal};

/// Why, for programs. Documented one by one in `docs/protocol.md`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Code {
    /// The line is not a JSON object.
    Malformed,
    /// The line is too long.
    TooLong,
    /// There is no such operation.
    UnknownOp,
    /// A field is missing, unknown or of the wrong shape.
    BadRequest,
    /// There is no such game.
    UnknownGame,
    /// There is no bot of that level.
    UnknownLevel,
    /// There is no such language.
    UnknownLang,
    /// That number of seats cannot play with these options.
    BadSetup,
    /// The card set cannot be played with.
    BadContent,
    /// The situation cannot be.
    BadPosition,
    /// A scripted outcome cannot be read.
    BadDice,
    /// The record does not hold together.
    BadRecord,
    /// No table is open.
    NoTable,
    /// The table has no such seat.
    NoSuchSeat,
    /// That question is not open to this seat.
    NotYourDecision,
    /// That is not an action of this game.
    UnknownAction,
    /// The answer is not on the menu.
    NotOnTheMenu,
    /// The table is over.
    Over,
    /// Chance is needed and the script is used up.
    ChanceNeeded,
    /// The next scripted outcome is not possible here.
    ChanceImpossible,
    /// The script holds chance that nothing used.
    UnusedChance,
    /// There is nothing to take back.
    NothingToUndo,
    /// The table was read without its seed, so it cannot go on.
    NoSeed,
    /// The table was played by older rules and cannot take up those of today.
    OldRules,
    /// The log does not follow from the rules.
    AuditFailed,
    /// A bug of this program; the table is gone.
    Internal,
}

/// A refused request. Nothing has changed.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fault {
    code: Code,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
    /// What a program may want to know besides.
    #[serde(flatten)]
    more: Option<Value>,
}

impl Fault {
    /// A fault with its message.
    pub fn new(code: Code, message: impl Display) -> Self {
        Self { code, message: message.to_string(), rule: None, more: None }
    }

    /// Names the rule behind it.
    #[must_use]
    pub fn rule(mut self, rule: Option<&'static str>) -> Self {
        self.rule = rule;
        self
    }

    /// Adds fields for programs.
    #[must_use]
    pub fn more(mut self, more: Value) -> Self {
        self.more = Some(more);
        self
    }

    /// The faults of a claimed situation.
    pub fn position(faults: &[PositionFault]) -> Self {
        let each: Vec<String> =
            faults.iter().map(|fault| format!("{}: {}", fault.at, fault.message)).collect();
        Self::new(Code::BadPosition, each.join("; "))
            .rule(faults.iter().find_map(|fault| fault.rule))
            .more(json!({ "faults": faults }))
    }
}

impl From<Refusal> for Fault {
    fn from(refusal: Refusal) -> Self {
        let code = match refusal {
            Refusal::Over => Code::Over,
            Refusal::NotYourDecision => Code::NotYourDecision,
            Refusal::NotOnTheMenu { .. } => Code::NotOnTheMenu,
            Refusal::Learned | Refusal::NothingToUndo => Code::NothingToUndo,
            Refusal::Dice(DiceFault::Exhausted { .. }) => Code::ChanceNeeded,
            Refusal::Dice(DiceFault::Impossible { .. }) => Code::ChanceImpossible,
            Refusal::NoSeed => Code::NoSeed,
            Refusal::OldRules => Code::OldRules,
            Refusal::NothingToDeal | Refusal::TooManyEvents => Code::Internal,
        };
        let rule = match refusal {
            Refusal::NotOnTheMenu { rule } => rule,
            _ => None,
        };
        let fault = Self::new(code, refusal).rule(rule);
        match refusal {
            Refusal::Dice(DiceFault::Exhausted { sides }) => fault.more(json!({ "sides": sides })),
            _ => fault,
        }
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Self {
        Self::new(Code::BadSetup, &error).rule(error.rule)
    }
}

impl From<RecordError> for Fault {
    fn from(error: RecordError) -> Self {
        Self::new(Code::BadRecord, error)
    }
}
