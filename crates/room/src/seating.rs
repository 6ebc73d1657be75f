//! Who sits where. Kept beside the log, because it is no part of the game: a
//! seat plays the same game whoever sits in it.

use crate::bot_names::bot_name;
use crate::guest::{is_another_seat, skeleton};
use crate::limits::{ANSWERED_MAX, ANSWERED_STRANGERS_MAX, BANNED_MAX};
use crate::{Agreed, KeyHash};
use bots::Level;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use tabletop::Seat;
use wire::{BotPace, Look};

/// The level of bots where nobody chose one: for free seats and stand-ins.
pub const LEVEL_DEFAULT: Level = Level::Smuggler;

/// What is stored of a table's seating. Keys are there as hashes only.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatingRecord {
    /// The host: whoever made the table.
    pub maker: KeyHash,
    /// Who has each seat.
    pub seats: Vec<Holding>,
    /// The level of the bots that fill free seats and stand in.
    pub level: BotLevel,
    /// Seconds a decision may take.
    pub clock_seconds: Option<u32>,
    /// Whether the table is dealt without being asked as soon as no seat is free.
    #[serde(default)]
    pub deals_itself: bool,
    /// The lesson this table is, until its host plays on freely.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub lesson: Option<String>,
    /// Whom the host lets in.
    #[serde(default, skip_serializing_if = "Manners::are_plain")]
    pub manners: Manners,
    /// The last wishes about the seating that were carried out, so that a
    /// retry after a crash is answered too.
    #[serde(default)]
    pub answered: Vec<AnsweredWish>,
    /// What else was agreed.
    #[serde(default, skip_serializing_if = "Agreed::is_plain")]
    pub agreed: Agreed,
}

/// Whom the host lets in. Tables of older builds have none of it: their address was enough.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Manners {
    /// Which of the table's player's links is good now; none where the table's address is enough to
    /// sit down.
    pub invite: Option<u32>,
    /// Whether nobody new may sit down.
    pub locked: bool,
    /// Whether spectators are not admitted.
    pub private: bool,
    /// Whether strangers find the table among the open ones until the deal.
    pub listed: bool,
    /// Whether the host has closed the table for good.
    pub closed: bool,
    /// Who was shown out, the longest ago first.
    pub banned: Vec<KeyHash>,
}

/// Who may come, as the host says it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Admission {
    pub(crate) locked: bool,
    pub(crate) private: bool,
    pub(crate) listed: bool,
}

impl Manners {
    pub(crate) fn admission(&self) -> Admission {
        Admission { locked: self.locked, private: self.private, listed: self.listed }
    }

    fn admit(&mut self, admission: Admission) {
        let Admission { locked, private, listed } = admission;
        (self.locked, self.private, self.listed) = (locked, private, listed);
    }

    fn are_plain(&self) -> bool {
        *self == Self::default()
    }
}

/// The names of a seating, kept as long as the same people sit there: to find out which of them look
/// alike takes longer than to tell a move.
#[derive(Debug, Default)]
pub(crate) struct Called {
    own: Vec<String>,
    names: Vec<String>,
}

impl Called {
    /// [`SeatingRecord::names`].
    pub(crate) fn names(&self, seating: &SeatingRecord) -> Cow<'_, [String]> {
        if self.is_of(seating) { Cow::Borrowed(&self.names) } else { Cow::Owned(seating.names()) }
    }

    /// Takes note of who sits there now.
    pub(crate) fn refresh(&mut self, seating: &SeatingRecord) {
        if !self.is_of(seating) {
            self.own = seating.own_names().map(str::to_owned).collect();
            self.names = seating.names();
        }
    }

    fn is_of(&self, seating: &SeatingRecord) -> bool {
        self.own.iter().map(String::as_str).eq(seating.own_names())
    }
}

/// Who has a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "holder", rename_all = "snake_case")]
pub enum Holding {
    /// Nobody.
    Free,
    /// A person.
    Person {
        /// By what they keep it.
        key: KeyHash,
        /// Their name.
        name: String,
        /// The level of the bot that plays for them, while one does.
        #[serde(default)]
        stand_in: Option<BotLevel>,
    },
    /// A bot.
    Bot {
        /// Its name.
        name: String,
        /// Its level.
        level: BotLevel,
    },
}

/// A level by its name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct BotLevel(pub Level);

impl TryFrom<String> for BotLevel {
    type Error = String;

    fn try_from(name: String) -> Result<Self, String> {
        name.parse().map(Self)
    }
}

impl From<BotLevel> for String {
    fn from(level: BotLevel) -> Self {
        level.0.name().to_owned()
    }
}

/// A wish about the seating that was carried out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct AnsweredWish {
    /// Who wished it.
    pub key: KeyHash,
    /// Their name for it.
    pub request: String,
}

/// One change of the seating. It is data, so that it can be made on whatever
/// the seating has become while it was being stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Change {
    /// Somebody takes a seat, and leaves the one they had.
    Sit { seat: Seat, key: KeyHash, name: String },
    /// A seat becomes free.
    Free { seat: Seat },
    /// A bot gets a seat of its own.
    SeatBot { seat: Seat, level: Level },
    /// A bot plays for the person in the seat; none when they are back.
    StandIn { seat: Seat, level: Option<Level> },
    /// The lesson is left.
    PlayOn,
    /// The person in the seat is shown out; a bot of this level plays on, or the seat becomes free.
    Evict { seat: Seat, level: Option<Level> },
    /// A spectator is shown out, and the players' link is changed if they know it.
    Ban { key: KeyHash, knows_link: bool },
    /// Who may come is said anew.
    Admit(Admission),
    /// The table is closed for good.
    Close,
    /// Somebody chooses a face and a colour.
    Wear { key: KeyHash, look: Look },
    /// Somebody is ready for the deal, or not any more.
    Ready { key: KeyHash, ready: bool },
    /// It is agreed anew how the table is played.
    Settle { n_seats: u8, clock_seconds: Option<u32>, no_hints: bool, bot_pace: BotPace },
    /// The table at which the same people play again is there.
    Rematch { table: String },
}

impl SeatingRecord {
    /// The holder of a seat of this table.
    pub(crate) fn holding(&self, seat: Seat) -> Option<&Holding> {
        self.seats.get(seat.idx())
    }

    /// Whether somebody belongs to the table: they have a seat, or are the host.
    #[must_use]
    pub fn is_member(&self, key: &KeyHash) -> bool {
        *key == self.maker || self.seat_of(key).is_some()
    }

    /// The seat of the person with this key.
    #[must_use]
    pub fn seat_of(&self, key: &KeyHash) -> Option<Seat> {
        let has =
            |holding: &Holding| matches!(holding, Holding::Person { key: own, .. } if own == key);
        self.seats.iter().position(has).map(|idx| Seat::new(idx as u8))
    }

    /// The bot that answers for this seat now, if one does.
    pub(crate) fn bot_of(&self, seat: Seat) -> Option<Level> {
        match self.holding(seat)? {
            Holding::Bot { level, .. } | Holding::Person { stand_in: Some(level), .. } => {
                Some(level.0)
            }
            Holding::Free | Holding::Person { stand_in: None, .. } => None,
        }
    }

    /// How many seats people have.
    pub(crate) fn n_people(&self) -> usize {
        self.seats.iter().filter(|holding| matches!(holding, Holding::Person { .. })).count()
    }

    pub(crate) fn has_free_seat(&self) -> bool {
        self.seats.contains(&Holding::Free)
    }

    /// What the seats are called; empty for a free seat and for a person
    /// without a name, which a speaker numbers. A name that looks like that of an earlier seat, or
    /// like what somebody without a name is called in another, bears the number of its own, so that
    /// nobody passes for somebody else.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let mut names: Vec<String> = self.own_names().map(str::to_owned).collect();
        // How those before look, by their own names and by those they are shown with.
        let mut looks: Vec<String> = Vec::with_capacity(2 * names.len());
        for (seat, name) in Seat::all(self.seats.len() as u8).zip(&mut names) {
            let mut look = skeleton(name);
            let mut is_taken = looks.contains(&look) || is_another_seat(name, seat);
            let own = look.clone();
            while !name.is_empty() && is_taken {
                *name = format!("{name} ({})", seat.idx() + 1);
                look = skeleton(name);
                is_taken = looks.contains(&look);
            }
            if !name.is_empty() {
                looks.extend([own, look]);
            }
        }
        names
    }

    /// What those in the seats call themselves; nothing where nobody sits.
    fn own_names(&self) -> impl Iterator<Item = &str> {
        self.seats.iter().map(|holding| match holding {
            Holding::Free => "",
            Holding::Person { name, .. } | Holding::Bot { name, .. } => name,
        })
    }

    /// A dealt table has no free seat: its level's bots have them. This follows
    /// from the seating and the table alone, so the deal is one write.
    pub(crate) fn fill(&mut self, table: &str) {
        let level = self.level;
        for (seat, holding) in Seat::all(self.seats.len() as u8).zip(&mut self.seats) {
            if *holding == Holding::Free {
                *holding = Holding::Bot { name: bot_name(table, seat), level };
            }
        }
    }

    pub(crate) fn make(&mut self, table: &str, change: &Change) {
        match change {
            Change::Sit { seat, key, name } => {
                if let Some(old) = self.seat_of(key) {
                    self.seats[old.idx()] = Holding::Free;
                }
                self.seats[seat.idx()] =
                    Holding::Person { key: *key, name: name.clone(), stand_in: None };
            }
            Change::Free { seat } => self.seats[seat.idx()] = Holding::Free,
            Change::SeatBot { seat, level } => {
                self.seats[seat.idx()] =
                    Holding::Bot { name: bot_name(table, *seat), level: BotLevel(*level) };
            }
            Change::StandIn { seat, level } => {
                if let Holding::Person { stand_in, .. } = &mut self.seats[seat.idx()] {
                    *stand_in = level.map(BotLevel);
                }
            }
            Change::PlayOn => self.lesson = None,
            Change::Evict { seat, level } => self.evict(table, *seat, *level),
            Change::Ban { key, knows_link } => {
                self.ban(*key);
                if *knows_link {
                    self.renew_invite();
                }
            }
            Change::Admit(admission) => {
                if self.manners.listed && !admission.listed && self.manners.invite.is_some() {
                    // Strangers have read the link among the open tables.
                    self.renew_invite();
                }
                self.manners.admit(*admission);
                if admission.private {
                    // People who are to play must be distinguished from spectators, who are not admitted.
                    self.manners.invite.get_or_insert(0);
                }
            }
            Change::Close => self.manners.closed = true,
            Change::Wear { key, look } => self.agreed.wear(*key, *look),
            Change::Ready { key, ready } => self.agreed.set_ready(*key, *ready),
            Change::Settle { n_seats, clock_seconds, no_hints, bot_pace } => {
                self.settle(usize::from(*n_seats));
                self.clock_seconds = *clock_seconds;
                (self.agreed.no_hints, self.agreed.bot_pace) = (*no_hints, *bot_pace);
            }
            Change::Rematch { table } => self.agreed.rematch = Some(table.clone()),
        }
        let seats = &self.seats;
        let has_seat = |who: &KeyHash| {
            seats.iter().any(|it| matches!(it, Holding::Person { key, .. } if key == who))
        };
        self.agreed.keep_only(has_seat);
    }

    /// Adds free seats, or takes away the last that are free, then the last of bots. Whoever is to
    /// play by other rules than before says anew that they are ready, and the host deals.
    fn settle(&mut self, n_seats: usize) {
        while self.seats.len() > n_seats {
            let is_free = |holding: &Holding| *holding == Holding::Free;
            let is_bots = |holding: &Holding| matches!(holding, Holding::Bot { .. });
            let last = self.seats.iter().rposition(is_free);
            let Some(idx) = last.or_else(|| self.seats.iter().rposition(is_bots)) else { break };
            self.seats.remove(idx);
        }
        self.seats.resize(n_seats.max(self.seats.len()), Holding::Free);
        self.deals_itself = false;
        self.agreed.ready.clear();
    }

    /// Whoever is shown out knows the players' link, and has as many keys as they like: so the link
    /// changes too.
    fn evict(&mut self, table: &str, seat: Seat, level: Option<Level>) {
        let Holding::Person { key, .. } = self.seats[seat.idx()] else { return };
        self.seats[seat.idx()] = match level {
            Some(level) => Holding::Bot { name: bot_name(table, seat), level: BotLevel(level) },
            None => Holding::Free,
        };
        self.ban(key);
        self.renew_invite();
    }

    fn ban(&mut self, key: KeyHash) {
        let banned = &mut self.manners.banned;
        if banned.len() >= BANNED_MAX {
            banned.remove(0);
        }
        banned.push(key);
    }

    fn renew_invite(&mut self) {
        let invite = &mut self.manners.invite;
        *invite = Some(invite.map_or(0, |nth| nth + 1));
    }

    pub(crate) fn has_answered(&self, key: &KeyHash, request: &str) -> bool {
        self.answered.iter().any(|wish| wish.key == *key && wish.request == request)
    }

    /// Notes a wish that was carried out. Only the same person's older ones make room for it; those
    /// of strangers, of whom there may be any number, also for another stranger's.
    pub(crate) fn remember(&mut self, key: KeyHash, request: &str) {
        let is_own = |wish: &AnsweredWish| wish.key == key;
        if self.answered.iter().filter(|wish| is_own(wish)).count() >= ANSWERED_MAX
            && let Some(oldest) = self.answered.iter().position(is_own)
        {
            self.answered.remove(oldest);
        }
        self.answered.push(AnsweredWish { key, request: request.to_owned() });
        // Who wished last comes first.
        let mut strangers: Vec<KeyHash> = Vec::new();
        for wish in self.answered.iter().rev() {
            if !self.is_member(&wish.key) && !strangers.contains(&wish.key) {
                strangers.push(wish.key);
            }
        }
        let forgotten = strangers.get(ANSWERED_STRANGERS_MAX..).unwrap_or_default();
        self.answered.retain(|wish| !forgotten.contains(&wish.key));
    }
}
