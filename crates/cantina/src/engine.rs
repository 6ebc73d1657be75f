//! `cantina engine`: referee, test or play from a program in any language.
//!
//! Newline-delimited JSON on standard input and output. The documentation, with
//! a dialogue to type in, is `docs/protocol.md`.

mod desk;
mod fault;
mod line;
mod opening;
mod reply;
mod request;
mod session;

use crate::exit::Failure;
use line::{LINE_BYTES_MAX, Line};
use session::Session;
use std::io::{self, BufRead, Write};

/// The help that a person can learn from.
pub const HELP: &str = "\
Each request is one line of JSON, each reply is one line. Try it by hand:

  $ cantina engine
  {\"id\":1,\"op\":\"new\",\"game\":\"han-solo\",\"seats\":2,\"seed\":7}
  {\"id\":2,\"op\":\"pending\"}
  {\"id\":3,\"op\":\"menu\",\"seat\":0}
  {\"id\":4,\"op\":\"act\",\"seat\":0,\"action\":\"draw\"}
  {\"id\":5,\"op\":\"view\",\"viewer\":0}

A reply is {\"id\":…,\"ok\":…} or {\"id\":…,\"error\":{\"code\",\"message\",\"rule\"?}}.
Operations: games, new, position, pending, menu, act, view, outline, events,
outcome, record, load, bot, undo, audit, schema, content, languages, lang, close.
The whole protocol is in docs/protocol.md; examples/play_random.py plays a game.";

/// Speaks on standard input and output until the input ends.
///
/// # Errors
/// Input or output that broke. A reader that went away is not an error.
pub fn run() -> Result<(), Failure> {
    let result = converse(&mut io::stdin().lock(), &mut io::stdout().lock());
    match result {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other.map_err(|error| Failure::Other(error.into())),
    }
}

/// Answers every line of `input` on `output`.
///
/// # Errors
/// Input or output that broke.
pub fn converse(input: &mut impl BufRead, output: &mut impl Write) -> io::Result<()> {
    let mut session = Session::default();
    loop {
        let line = line::read(input, LINE_BYTES_MAX)?;
        if line == Line::End {
            return Ok(());
        }
        if let Some(reply) = session.reply(&line) {
            writeln!(output, "{reply}")?;
            output.flush()?;
        }
    }
}
