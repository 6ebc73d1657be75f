//! Lines into statements.

use super::Untrue;
use serde_json::Value;
use tabletop::{Seat, Viewer};

/// One thing a scenario says.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Statement {
    Setup(Value),
    Chance(Vec<String>),
    Deal { seed: Option<u64> },
    Position { position: Value, refused: Option<Refused> },
    Plays { seat: Seat, answer: String },
    Clock { seat: Seat },
    GoesBack { seat: Seat, can: bool },
    Waits { seats: Vec<u32> },
    NotAsked { seat: Seat },
    Offered { seat: Seat, answers: Vec<String>, how: Offer },
    Refused { seat: Seat, answer: String, refused: Refused },
    Sees { who: Who, pattern: Value, seen: bool },
    View { viewer: Viewer, path: String, expected: Expected },
    Over(bool),
    Places(Vec<i64>),
    Scores(Vec<i64>),
}

/// By which rule, if the scenario says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Refused {
    pub(super) rule: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Offer {
    Among,
    Only,
    Not,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    One(Viewer),
    Everybody,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Expected {
    Value(Value),
    Something,
    Nothing,
}

/// A statement and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Numbered {
    pub(super) line: usize,
    pub(super) text: String,
    pub(super) statement: Statement,
}

/// Reads a whole scenario.
pub(super) fn read(scenario: &str) -> Result<Vec<Numbered>, Untrue> {
    let mut statements = Vec::new();
    let mut lines = scenario.lines().enumerate();
    while let Some((idx, first)) = lines.next() {
        let mut text = first.trim().to_owned();
        if text.is_empty() || text.starts_with('#') {
            continue;
        }
        while depth(&text) > 0
            && let Some((_, more)) = lines.next()
        {
            text.push(' ');
            text.push_str(more.trim());
        }
        let line = idx + 1;
        match statement(&text) {
            Ok(statement) => statements.push(Numbered { line, text, statement }),
            Err(message) => return Err(Untrue { line, text, message }),
        }
    }
    Ok(statements)
}

fn statement(text: &str) -> Result<Statement, String> {
    let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
    match verb {
        "setup" => Ok(Statement::Setup(json(rest)?)),
        "chance" => Ok(Statement::Chance(rest.split_whitespace().map(str::to_owned).collect())),
        "deal" => deal(rest),
        "position" => position(rest),
        "the" => table(rest),
        "seat" => {
            let (number, rest) = rest.split_once(' ').ok_or("a seat, and then?")?;
            of_seat(seat(number)?, rest)
        }
        "spectator" => sees(Who::One(Viewer::Spectator), rest),
        "everybody" => sees(Who::Everybody, rest),
        "view" => view(rest),
        "places" => Ok(Statement::Places(numbers(rest)?)),
        "scores" => Ok(Statement::Scores(numbers(rest)?)),
        _ => Err("no statement begins like this".to_owned()),
    }
}

fn deal(rest: &str) -> Result<Statement, String> {
    match rest.strip_prefix("seed ") {
        Some(number) => Ok(Statement::Deal { seed: Some(numeral(number)?) }),
        None if rest.is_empty() => Ok(Statement::Deal { seed: None }),
        None => Err("`deal` or `deal seed NUMBER`".to_owned()),
    }
}

fn position(rest: &str) -> Result<Statement, String> {
    let mut values = serde_json::Deserializer::from_str(rest).into_iter::<Value>();
    let position = values.next().ok_or("which position?")?.map_err(|fault| fault.to_string())?;
    let after = rest[values.byte_offset()..].trim();
    let refused = match after.strip_prefix("is refused") {
        Some(by) => Some(Refused { rule: by.trim().strip_prefix("by ").map(str::to_owned) }),
        None if after.is_empty() => None,
        None => return Err(format!("`{after}` says nothing about a position")),
    };
    Ok(Statement::Position { position, refused })
}

fn table(rest: &str) -> Result<Statement, String> {
    if let Some(seats) = rest.strip_prefix("table waits for ") {
        let seats = seats.split_whitespace().map(numeral).collect::<Result<_, _>>()?;
        return Ok(Statement::Waits { seats });
    }
    if let Some(number) = rest.strip_prefix("clock answers for seat ") {
        return Ok(Statement::Clock { seat: seat(number)? });
    }
    match rest {
        "table is over" => Ok(Statement::Over(true)),
        "table is not over" => Ok(Statement::Over(false)),
        _ => Err("no statement goes on like this".to_owned()),
    }
}

fn of_seat(seat: Seat, rest: &str) -> Result<Statement, String> {
    let offered = |answers: &str, how| {
        let answers = answers.split(" | ").map(|answer| answer.trim().to_owned()).collect();
        Ok(Statement::Offered { seat, answers, how })
    };
    if let Some(answer) = rest.strip_prefix("plays ") {
        return Ok(Statement::Plays { seat, answer: answer.trim().to_owned() });
    }
    if let Some(answers) = rest.strip_prefix("is offered only ") {
        return offered(answers, Offer::Only);
    }
    if let Some(answers) = rest.strip_prefix("is offered ") {
        return offered(answers, Offer::Among);
    }
    if let Some(answers) = rest.strip_prefix("is not offered ") {
        return offered(answers, Offer::Not);
    }
    if let Some(answer) = rest.strip_prefix("is refused ") {
        let (answer, rule) = match answer.rsplit_once(" by ") {
            Some((answer, rule)) => (answer, Some(rule.trim().to_owned())),
            None => (answer, None),
        };
        let answer = answer.trim().to_owned();
        return Ok(Statement::Refused { seat, answer, refused: Refused { rule } });
    }
    match rest {
        "goes back" => Ok(Statement::GoesBack { seat, can: true }),
        "cannot go back" => Ok(Statement::GoesBack { seat, can: false }),
        "is not asked" => Ok(Statement::NotAsked { seat }),
        _ => sees(Who::One(Viewer::Seat(seat)), rest),
    }
}

fn sees(who: Who, rest: &str) -> Result<Statement, String> {
    let seen = ["sees ", "see "].into_iter().find_map(|verb| rest.strip_prefix(verb));
    let not = ["does not see ", "do not see "].into_iter().find_map(|verb| rest.strip_prefix(verb));
    match (seen, not) {
        (Some(pattern), _) => Ok(Statement::Sees { who, pattern: json(pattern)?, seen: true }),
        (None, Some(pattern)) => Ok(Statement::Sees { who, pattern: json(pattern)?, seen: false }),
        (None, None) => Err("no statement goes on like this".to_owned()),
    }
}

fn view(rest: &str) -> Result<Statement, String> {
    let (who, rest) = rest.split_once(' ').ok_or("whose view?")?;
    let viewer = match who {
        "spectator" => Viewer::Spectator,
        number => Viewer::Seat(seat(number)?),
    };
    let (path, expected) = if let Some(path) = rest.strip_prefix("lacks ") {
        (path, Expected::Nothing)
    } else {
        let rest = rest.strip_prefix("has ").ok_or("a view has or lacks something")?;
        match rest.split_once(" = ") {
            Some((path, value)) => (path, Expected::Value(json(value)?)),
            None => (rest, Expected::Something),
        }
    };
    Ok(Statement::View { viewer, path: path.trim().to_owned(), expected })
}

fn json(text: &str) -> Result<Value, String> {
    serde_json::from_str(text).map_err(|fault| format!("`{text}` is not JSON: {fault}"))
}

fn seat(text: &str) -> Result<Seat, String> {
    let idx: u8 = numeral(text)?;
    Seat::try_from(idx).map_err(str::to_owned)
}

fn numbers(text: &str) -> Result<Vec<i64>, String> {
    text.split_whitespace().map(numeral).collect()
}

fn numeral<T: std::str::FromStr>(text: &str) -> Result<T, String> {
    text.trim().parse().map_err(|_| format!("`{text}` is not such a number"))
}

// How many brackets are open at the end; those in texts do not count.
fn depth(text: &str) -> i32 {
    let (mut depth, mut quoted, mut escaped) = (0, false, false);
    for c in text.chars() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            '{' | '[' if !quoted => depth += 1,
            '}' | ']' if !quoted => depth -= 1,
            _ => {}
        }
    }
    depth
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_may_go_on_over_lines() {
        let read =
            read("# a comment\nposition {\"a\": [\"}\",\n  1]} is refused by XX-1.2\nplaces 2 1")
                .expect("it is well formed");
        assert_eq!(read.iter().map(|numbered| numbered.line).collect::<Vec<_>>(), [2, 4]);
        assert_eq!(
            read[0].statement,
            Statement::Position {
                position: serde_json::json!({"a": ["}", 1]}),
                refused: Some(Refused { rule: Some("XX-1.2".to_owned()) }),
            }
        );
    }

    #[test]
    fn what_says_nothing_is_told_with_its_line() {
        for (text, line) in [("\nseat 9 plays x", 2), ("seat 1 hopes", 1), ("view 0 is = 3", 1)] {
            assert_eq!(read(text).expect_err(text).line, line);
        }
    }
}
