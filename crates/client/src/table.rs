//! A table and all the people at it.

use crate::{Person, Player, Request, Trouble};
use serde_json::Value;
use std::time::Duration;
use tabletop::Seat;
use tokio::time::Instant;
use wire::{NewTable, Opened, ToServer, WantedSeat};

/// A table and all the people at it, the host first.
#[derive(Debug)]
pub struct Table {
    /// Its id.
    pub id: String,
    /// Everybody in a seat.
    pub players: Vec<Player>,
}

/// How long a move took.
#[derive(Clone, Copy, Debug)]
pub struct Move {
    /// Until the mover heard of it.
    pub acknowledged: Duration,
    /// Until everybody at the table had.
    pub told: Duration,
}

impl Table {
    /// Opens a table, seats everybody, and deals.
    ///
    /// # Errors
    /// Why not.
    ///
    /// # Panics
    /// When there is nobody to seat.
    pub async fn open(people: &[Person], game: &str) -> Result<Self, Trouble> {
        let (host, friends) = people.split_first().expect("somebody opens the table");
        let mut seats = vec![WantedSeat::Me];
        seats.resize(people.len(), WantedSeat::Friend);
        let id = ask_for_table(host, game, seats).await?;
        let mut players = vec![Player::come(host, &id).await?];
        for (friend, seat) in friends.iter().zip(1..) {
            let mut player = Player::come(friend, &id).await?;
            player.sit(Seat::new(seat)).await?;
            players.push(player);
        }
        let request = players[0].fresh_request();
        // The deal is an update without a name, so it is heard of and not waited for as a wish.
        players[0].socket().say(&ToServer::Start { request }).await?;
        for player in &mut players {
            player.until(0).await?;
        }
        Ok(Self { id, players })
    }

    /// Whether the game has ended.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.players[0].is_over()
    }

    /// One move of whoever is asked first, heard of by everybody; none once it is over.
    ///
    /// # Errors
    /// Why not.
    pub async fn one_move(&mut self) -> Result<Option<Move>, Trouble> {
        let Some(who) = self.players.iter().position(|it| it.asked().is_some()) else {
            return Ok(None);
        };
        let Some(wish) = self.players[who].an_answer() else { return Ok(None) };
        let began = Instant::now();
        let acknowledged = self.players[who].wish(&wish).await?;
        let seq = self.players[who].seq().unwrap_or(0);
        for player in &mut self.players {
            player.until(seq).await?;
        }
        Ok(Some(Move { acknowledged, told: began.elapsed() }))
    }
}

/// Opens a table that nobody has come to yet.
async fn ask_for_table(
    host: &Person,
    game: &str,
    seats: Vec<WantedSeat>,
) -> Result<String, Trouble> {
    let wanted = NewTable::<Value> {
        game: game.to_owned(),
        seats,
        options: None,
        clock_seconds: None,
        key: host.key.clone(),
        name: host.name.clone(),
        start: false,
        lesson: None,
        guarded: false,
        listed: false,
        no_hints: false,
        bot_pace: wire::BotPace::default(),
    };
    let request = Request::post("/api/tables", serde_json::to_string(&wanted)?);
    let opened: Opened = host.visitor.ask(&request).await?.granted()?;
    Ok(opened.table)
}
