//! A table is read from the store when somebody asks for it.

use super::{Shell, closing_text};
use crate::aside::aside_by;
use crate::doors::Network;
use crate::house::House;
use crate::limits::MAILBOX_MAX;
use crate::looks::{self, NoTurn};
use crate::stored;
use crate::tables::{Letter, Mailbox, Outgoing};
use catalog::{GameId, Hosted, host};
use room::Room;
use std::sync::Arc;
use store::StoreError;
use tokio::sync::{mpsc, watch};
use tracing::{Instrument, debug_span, error};
use wire::Code;

/// Starts the task of a table; it loads itself, in the turn of the network that asked first.
pub fn spawn(house: Arc<House>, network: Network, id: String) -> Mailbox {
    let (sender, mailbox) = mpsc::channel(MAILBOX_MAX);
    let closing = house.closing.subscribe();
    let span = debug_span!("table", id);
    let guard = async move {
        house.meters.tables.increment(1);
        let task = serve(house.clone(), network, id.clone(), mailbox, closing);
        if let Err(panic) = tokio::spawn(task.in_current_span()).await {
            // Its connections find their way out closed; they come back, and
            // the room is built anew from its log.
            error!(%panic, "the table's task has ended by a panic; it is rebuilt on the next request");
            house.meters.panics.increment(1);
            house.tables.forget(&id);
        }
        house.lobby.remove(&id);
        house.meters.tables.decrement(1);
    };
    tokio::spawn(guard.instrument(span));
    sender
}

async fn serve(
    house: Arc<House>,
    network: Network,
    id: String,
    mailbox: mpsc::Receiver<Letter>,
    mut closing: watch::Receiver<bool>,
) {
    // A long game takes long to read, and much memory: neither before its turn.
    let loaded = tokio::select! {
        loaded = house.readings.wait(network, &id, || load(&house, &id)) => loaded,
        _ = closing.wait_for(|closing| *closing) => Err(Unloaded::NoTurn(NoTurn::Closing)),
    };
    let loaded = match loaded {
        Ok(loaded) => loaded,
        Err(why) => {
            let code = why.code();
            if let Unloaded::Store(cause) = why {
                error!(%cause, "the table cannot be loaded");
                if matches!(cause, StoreError::Corrupt(_)) {
                    house.note_damaged(&id);
                }
            }
            return turn_away(&house, &id, mailbox, code);
        }
    };
    let game = stored::game_of(&loaded.what.table.header)
        .map_err(|cause| cause.to_string())
        .and_then(|game| game.parse::<GameId>());
    match game {
        Ok(game) => host!(game, G => {
            Box::pin(serve_game::<G>(house, id, loaded, mailbox, closing)).await;
        }),
        Err(cause) => {
            error!(%cause, "the table is damaged");
            house.note_damaged(&id);
            turn_away(&house, &id, mailbox, Code::Storage);
        }
    }
}

/// Why a table is not loaded.
enum Unloaded {
    NoTable,
    NoTurn(NoTurn),
    Store(StoreError),
}

impl Unloaded {
    fn code(&self) -> Code {
        match self {
            Self::NoTable => Code::NoTable,
            Self::NoTurn(NoTurn::Late) => Code::Busy,
            Self::NoTurn(NoTurn::Closing) => Code::ShuttingDown,
            Self::Store(_) => Code::Storage,
        }
    }
}

impl From<NoTurn> for Unloaded {
    fn from(none: NoTurn) -> Self {
        Self::NoTurn(none)
    }
}

async fn load(house: &House, id: &str) -> Result<(usize, stored::Loaded), Unloaded> {
    let stored = stored::load(house, id).await.map_err(Unloaded::Store)?;
    let stored = stored.ok_or(Unloaded::NoTable)?;
    Ok((stored.table.rows.len(), stored))
}

async fn serve_game<G: Hosted>(
    house: Arc<House>,
    id: String,
    loaded: looks::Loaded<stored::Loaded>,
    mailbox: mpsc::Receiver<Letter>,
    closing: watch::Receiver<bool>,
) {
    let delays = house.config.delays();
    let hall = house.halls.of::<G>();
    let looks::Loaded { what: stored, turn, nicer } = loaded;
    let touched_ms = stored.table.touched_ms;
    let reading = {
        let id = id.clone();
        aside_by(nicer, move || stored::open::<G>(&id, stored, &hall, delays).map(Room::new))
    };
    let read = reading.await;
    drop(turn);
    let cause = match read {
        Ok(Ok(mut room)) => {
            if let Some(doze) = house.dozing.end(&id) {
                room.resume(&doze);
            }
            return Shell::new(house, id, room, mailbox, touched_ms).run(closing).await;
        }
        Ok(Err(cause)) => cause.to_string(),
        Err(failed) => failed.to_string(),
    };
    error!(%cause, "the table cannot be opened");
    house.note_damaged(&id);
    turn_away(&house, &id, mailbox, Code::Storage);
}

/// Answers everybody who waits that there is nothing to see.
fn turn_away(house: &House, id: &str, mut mailbox: mpsc::Receiver<Letter>, code: Code) {
    // Closed first, so that a letter that comes now starts a new attempt.
    mailbox.close();
    house.tables.forget(id);
    while let Ok(letter) = mailbox.try_recv() {
        match letter {
            Letter::Open { outbox, guest, .. } => {
                outbox.put(Outgoing::Last(closing_text(code, guest.lang)));
            }
            Letter::Seating { reply, .. } => drop(reply.send(Err(code))),
            Letter::Content { reply, .. } => drop(reply.send(Err(code))),
            Letter::Invite { reply } => drop(reply.send(Err(code))),
            Letter::Rematch { reply, .. } => drop(reply.send(Err(code))),
            Letter::Said { .. }
            | Letter::Close { .. }
            | Letter::RematchOpened { .. }
            | Letter::Wake
            | Letter::Panic => {}
        }
    }
}
