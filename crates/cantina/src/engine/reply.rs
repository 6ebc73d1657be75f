//! Replies as text, in the order in which they are documented.

use super::fault::Fault;
use serde::Serialize;
use serde_json::Value;
use std::fmt;

/// A piece of JSON. Text, since a tree of values would forget the order of fields.
#[derive(Debug)]
pub struct Json(String);

impl Json {
    /// Anything that is the same in all games.
    pub fn of(value: impl Serialize) -> Self {
        Self(serde_json::to_string(&value).expect("what leaves a table is plain data"))
    }

    /// What a game has written.
    pub fn written(text: String) -> Self {
        Self(text)
    }

    /// A list of what a game has written.
    pub fn list(items: impl IntoIterator<Item = String>) -> Self {
        Self(format!("[{}]", items.into_iter().collect::<Vec<_>>().join(",")))
    }

    /// An object with these fields, in this order.
    pub fn fields<const N: usize>(fields: [(&str, Self); N]) -> Self {
        let fields = fields.map(|(name, Self(value))| format!("\"{name}\":{value}"));
        Self(format!("{{{}}}", fields.join(",")))
    }
}

/// One line.
#[derive(Debug)]
pub struct Reply(String);

impl Reply {
    /// What was asked for.
    #[must_use]
    pub fn ok(id: &Value, ok: &Json) -> Self {
        Self(format!("{{\"id\":{id},\"ok\":{}}}", ok.0))
    }

    /// Why it was refused.
    #[must_use]
    pub fn refused(id: &Value, fault: &Fault) -> Self {
        Self(format!("{{\"id\":{id},\"error\":{}}}", Json::of(fault).0))
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
