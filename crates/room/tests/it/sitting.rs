//! A table of any game, and who sits at it.

use catalog::Hosted;
use room::{
    Agreed, BotLevel, Delays, Guest, Holding, LEVEL_DEFAULT, Manners, Room, Seated, SeatingRecord,
};
use tabletop::{Seed, Table};

/// A person in a seat.
pub fn person(guest: Guest) -> Holding {
    Holding::Person { key: guest.key, name: guest.name, stand_in: None }
}

/// A bot in a seat, by this name.
pub fn bot(name: String) -> Holding {
    Holding::Bot { name, level: BotLevel(LEVEL_DEFAULT) }
}

/// The room of a table as it is opened again: no clock, no manners, bots that answer at once.
pub fn room<G: Hosted>(table: Table<G>, seed: Seed, maker: &Guest, seats: Vec<Holding>) -> Room<G> {
    Room::new(Seated {
        id: "table".to_owned(),
        table,
        seed,
        seating: SeatingRecord {
            maker: maker.key,
            seats,
            level: BotLevel(LEVEL_DEFAULT),
            clock_seconds: None,
            deals_itself: true,
            lesson: None,
            manners: Manners::default(),
            answered: Vec::new(),
            agreed: Agreed::default(),
        },
        requests: Vec::new(),
        finished: false,
        delays: Delays::default(),
    })
}
