//! Every bound of the server, by name.

use std::time::Duration;

/// How many letters wait for a table's task; past that the table is busy.
pub const MAILBOX_MAX: usize = 256;

/// How many letters of strangers wait behind those of the people at a table.
pub const STRANGERS_WAIT_MAX: usize = 256;

/// How many messages wait for one connection; whoever reads slower is dropped.
pub const OUTBOX_MAX: usize = 256;

/// How many bytes wait for one connection beyond the message that waits first.
pub const OUTBOX_BYTES_MAX: usize = 2 * 1024 * 1024;

/// How long one message may take to be sent before the reader counts as gone.
pub const SEND_WAIT_MAX: Duration = Duration::from_secs(10);

/// How long a connection that was told goodbye may take to close.
pub const GOODBYE_WAIT_MAX: Duration = Duration::from_secs(2);

/// How long a connection may take to say hello.
pub const HELLO_WAIT_MAX: Duration = Duration::from_secs(20);

/// How often a silent connection is asked whether it lives.
pub const PING_EVERY: Duration = Duration::from_secs(25);

/// How long a connection may be silent, answers to pings included.
pub const SILENCE_MAX: Duration = Duration::from_secs(75);

/// Frames longer than the protocol allows are refused, up to this many bytes;
/// longer ones end the connection.
pub const FRAME_READ_MAX: usize = 4 * wire::FRAME_BYTES_MAX;

/// The buffer a connection reads into.
pub const READ_BUFFER_BYTES: usize = 2 * 1024;

/// The most bytes a request may send.
pub const BODY_BYTES_MAX: usize = 16 * 1024;

/// How many messages a connection may send at once before it has to wait.
pub const MESSAGES_BURST: u32 = 60;

/// How many messages a second a connection may send in the long run.
pub const MESSAGES_PER_SECOND: u32 = 20;

/// How often a connection may ask to be told everything anew, in another language, at once and in a
/// minute.
pub const SPEAK_BURST: u32 = 6;
/// See [`SPEAK_BURST`].
pub const SPEAK_PER_MINUTE: u32 = 30;

/// How many hellos one address may say at once, and a second in the long run: a school comes back
/// together after a restart.
pub const HELLOS_BURST: u32 = 400;
/// See [`HELLOS_BURST`].
pub const HELLOS_PER_SECOND: u32 = 20;

/// How many messages beyond its rate a connection may send before it is dropped.
pub const IMPATIENCE_MAX: u32 = 200;

/// What a connection may send in frames of every kind, pieces and answers to pings included: this
/// many at once, and in the long run a multiple of its rate of messages. Past that it is dropped.
pub const FRAMES_BURST: u32 = 600;
/// See [`FRAMES_BURST`].
pub const FRAMES_PER_MESSAGE: u32 = 3;

/// What a frame costs of that, in thousandths, beside one for each of its bytes.
pub const FRAME_COST: u64 = 1_000;

/// What a read costs of that, in thousandths: a frame may come byte by byte.
pub const READ_COST: u64 = 250;

/// How many letters a code for another device has: 50 bits, which nobody guesses in the time it
/// stands at the rate at which codes may be tried.
pub const MOVE_CODE_CHARS: usize = 10;

/// How long such a code is good.
pub const MOVE_CODE_STANDS: Duration = Duration::from_secs(300);

/// How many such codes wait at once, in all and from one network; each person has one.
pub const MOVE_CODES_MAX: usize = 10_000;
/// See [`MOVE_CODES_MAX`].
pub const MOVE_CODES_PER_NETWORK_MAX: usize = 100;

/// How often one network may ask for a code or change a secret, at once and in a minute.
pub const KEY_ACTS_BURST: u32 = 30;
/// See [`KEY_ACTS_BURST`].
pub const KEY_ACTS_PER_MINUTE: u32 = 20;

/// How often one network may try a code, at once and in a minute.
pub const MOVE_TRIES_BURST: u32 = 30;
/// See [`MOVE_TRIES_BURST`].
pub const MOVE_TRIES_PER_MINUTE: u32 = 20;

/// How often codes may be tried by all together, at once and in a minute, beside those who try where
/// the code was asked for.
///
/// So high that using it up takes three thousand networks at their full rate, and still nobody
/// guesses: while a code stands, 360,000 tries are answered at most, and one of them hits with a
/// chance of 360,000 in 2^50, less than one in three thousand million. A house with a hundred codes
/// waiting at every moment would be hit once in three centuries.
pub const MOVE_TRIES_ALL_BURST: u32 = 60_000;
/// See [`MOVE_TRIES_ALL_BURST`].
pub const MOVE_TRIES_ALL_PER_MINUTE: u32 = 60_000;

/// How many letters a code has that leads to a table: 30 bits, so that at the rate at which codes may
/// be tried from one network it takes a year to find one of a hundred. It leads where a player's link
/// leads, and only while people sit down.
pub const JOIN_CODE_CHARS: usize = 6;

/// How long such a code is good.
pub const JOIN_CODE_STANDS: Duration = Duration::from_secs(4 * 60 * 60);

/// How many such codes there are at once, in all and of one network.
pub const JOIN_CODES_MAX: usize = 10_000;
/// See [`JOIN_CODES_MAX`].
pub const JOIN_CODES_PER_NETWORK_MAX: usize = 200;

/// How often one network may try such a code, at once and in a minute: a class types one together.
pub const JOIN_TRIES_BURST: u32 = 60;
/// See [`JOIN_TRIES_BURST`].
pub const JOIN_TRIES_PER_MINUTE: u32 = 20;

/// How many tables are told among the open ones, and how many of them one answer tells.
pub const POSTED_MAX: usize = 10_000;
/// See [`POSTED_MAX`].
pub const POSTED_TOLD_MAX: usize = 50;

/// How long an answer that tells the open tables stands, so that many who look cost little.
pub const POSTED_STANDS: Duration = Duration::from_millis(500);

/// How long a table stays among the open ones whose host is not here: a line that blinks, or a page
/// that still loads.
pub const HOST_BLINK_MAX: Duration = Duration::from_secs(10);

/// How long a seat is kept for somebody who was matched with it and whose page still loads, and for
/// how many of one network at each table.
pub const MATCH_KEPT: Duration = Duration::from_secs(10);
/// See [`MATCH_KEPT`].
pub const MATCH_KEPT_PER_NETWORK: usize = 2;

/// How often somebody is looked for a table, as long as those that are found let nobody in.
pub const MATCH_TRIES: usize = 5;

/// How often one network may ask to be matched, at once and in a minute.
pub const MATCHES_BURST: u32 = 60;
/// See [`MATCHES_BURST`].
pub const MATCHES_PER_MINUTE: u32 = 60;

/// How many megabytes (of 1,048,576 bytes) must be free in the data folder for a new table, which
/// takes up to half of one; those that are open go on with what is left.
pub const MIN_FREE_MB: u64 = 512;

/// How long a look at the free space stands, so that asking costs little.
pub const SPACE_STANDS: Duration = Duration::from_secs(1);

/// How long a table is kept at which nothing was ever dealt, after somebody last came to it.
pub const KEEP_NEVER_BEGUN: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// How long a table is kept that was left in mid-game.
pub const KEEP_DESERTED: Duration = Duration::from_secs(365 * 24 * 60 * 60);

/// How long a table is kept whose game is over: five years.
pub const KEEP_FINISHED: Duration = Duration::from_secs(5 * 365 * 24 * 60 * 60);

/// How long after the start old tables are removed for the first time: the clock has been set by
/// then.
pub const PRUNE_FIRST: Duration = Duration::from_secs(60 * 60);

/// How often old tables are removed.
pub const PRUNE_EVERY: Duration = Duration::from_secs(6 * 60 * 60);

/// How many are removed at once, and how long the others are let go first then.
pub const PRUNE_STEP: u32 = 16;
/// See [`PRUNE_STEP`].
pub const PRUNE_PAUSE: Duration = Duration::from_millis(100);

/// When nobody has come to any table for this long, the clock may be wrong, and nothing is removed.
pub const CLOCK_DOUBT: Duration = Duration::from_secs(60 * 24 * 60 * 60);

/// How often it is noted that somebody came to a table, at most.
pub const TOUCH_EVERY_MS: i64 = 60 * 60 * 1_000;

/// How long after the start all tables are read once, to find damaged ones, and how long after that
/// again.
pub const INSPECT_FIRST: Duration = Duration::from_secs(10 * 60);
/// See [`INSPECT_FIRST`].
pub const INSPECT_AGAIN: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// How many tables are listed at once for it, and the pause after each.
pub const INSPECT_STEP: u32 = 100;
/// See [`INSPECT_STEP`].
pub const INSPECT_PAUSE: Duration = Duration::from_millis(50);

/// How often it is noted how much the store takes, how many notes are kept (a week), and how long
/// they must reach back before anything is forecast.
pub const FORECAST_EVERY: Duration = Duration::from_secs(10 * 60);
/// See [`FORECAST_EVERY`].
pub const FORECAST_KEPT: usize = 1_008;
/// See [`FORECAST_EVERY`].
pub const FORECAST_AFTER: Duration = Duration::from_secs(30 * 60);

/// How many tables one address may open in a minute.
pub const TABLES_PER_MINUTE: u32 = 60;

/// How many addresses are watched; past that the longest unseen is forgotten.
pub const ADDRESSES_MAX: usize = 10_000;

/// How many tables of one player are listed.
pub const MY_TABLES_MAX: u32 = 24;

/// How many connections are open at once, should the system give us as many files.
pub const CONNECTIONS_MAX: usize = 20_000;

/// How many connections one address may open at once, and a second in the long run: a class that
/// opens the page together makes some six for each. Past that each is closed at once, which costs
/// little.
pub const COMERS_BURST: u32 = 2_000;
/// See [`COMERS_BURST`].
pub const COMERS_PER_SECOND: u32 = 100;

/// How many connections one address may hold: a school behind one router has a page and a table or
/// two for each of a class.
pub const CONNECTIONS_PER_ADDRESS_MAX: usize = 400;

/// How many connections one IPv6 network (/64) may hold.
pub const CONNECTIONS_PER_NETWORK_MAX: usize = 800;

/// How many connections one person keeps for their seats where their address has its share; further
/// ones may have to make room.
pub const LINES_PER_PERSON_KEPT: usize = 4;

/// How many files are kept free for the database and the log.
pub const ROOM_FOR_FILES: usize = 64;

/// How many connections the operator's own port (`--operator`) takes, beside those of the house: a
/// full house must not hide from whoever looks after it.
pub const OPERATOR_LINES_MAX: usize = 32;

/// How long a TLS handshake may take.
pub const HANDSHAKE_WAIT_MAX: Duration = Duration::from_secs(10);

/// How many TLS handshakes one address may begin at once, and a second in the long run: each costs
/// the house a signature. A class that opens the page together makes some six for each.
pub const HANDSHAKES_BURST: u32 = 1_000;
/// See [`HANDSHAKES_BURST`].
pub const HANDSHAKES_PER_SECOND: u32 = 50;

/// How many TLS handshakes are computed at once, on threads of their own.
pub fn n_shakers(n_cores: usize) -> usize {
    (n_cores / 2).max(1)
}

/// How many bytes of a plain request at the TLS door are read before it is answered.
pub const PLAIN_BYTES_MAX: usize = 16 * 1024;

/// How often the files of the certificate are looked at.
pub const CERTIFICATE_LOOK_EVERY: Duration = Duration::from_secs(30);

/// The most that is read of each of them.
pub const CERTIFICATE_BYTES_MAX: u64 = 1024 * 1024;

/// How long before its end, and how often, the log warns that the certificate expires.
pub const CERTIFICATE_WARN_BEFORE: Duration = Duration::from_secs(7 * 24 * 60 * 60);
/// See [`CERTIFICATE_WARN_BEFORE`].
pub const CERTIFICATE_WARN_EVERY: Duration = Duration::from_secs(24 * 60 * 60);

/// How long a client may take to send the head of a request, and be idle between two.
pub const HEADER_WAIT_MAX: Duration = Duration::from_secs(15);

/// How long a client may take to send the body of a request.
pub const BODY_WAIT_MAX: Duration = Duration::from_secs(10);

/// How long a client may take to read the next bytes of an answer.
pub const WRITE_WAIT_MAX: Duration = Duration::from_secs(10);

/// The longest head of a request; the least that the HTTP library works with is half of it.
pub const HEADER_BYTES_MAX: usize = 16 * 1024;

/// How many lines the head of a request may have.
pub const HEADERS_MAX: usize = 64;

/// How long to wait after the system could not give us a connection.
pub const ACCEPT_PAUSE: Duration = Duration::from_millis(100);

/// How often the log tells that connections are turned away.
pub const TURNED_AWAY_LOG_EVERY: Duration = Duration::from_secs(10);

/// How many card sets are kept packed.
pub const PACKED_SETS_MAX: usize = 16;

/// How many requests one address may send at once, and a second in the long run: a class that opens
/// the page together asks for some twenty files each.
pub const REQUESTS_BURST: u32 = 2_000;
/// See [`REQUESTS_BURST`].
pub const REQUESTS_PER_SECOND: u32 = 100;

/// How many card sets one address may ask for at once, and a second in the long run: every page of a
/// table asks for one, so as many as it may say hello.
pub const CONTENTS_BURST: u32 = 400;
/// See [`CONTENTS_BURST`].
pub const CONTENTS_PER_SECOND: u32 = 20;

/// How many requests for something dear (a replay, figures, a record, a list of tables) one address
/// may send at once, and a second in the long run.
pub const DEAR_BURST: u32 = 100;
/// See [`DEAR_BURST`].
pub const DEAR_PER_SECOND: u32 = 5;

/// How long a table nobody looks at stays in memory.
pub const IDLE_MAX: Duration = Duration::from_secs(60);

/// How many entries the tables in memory may have together at which nobody is, some 150 MB; past
/// that they go after a moment, which is long enough to load a page.
pub const RESTING_MAX: usize = 200_000;

/// What a table weighs beside its entries.
pub const REST_BASE: usize = 30;

/// See [`RESTING_MAX`].
pub const IDLE_CROWDED: Duration = Duration::from_secs(1);

/// How many tables whose clocks run are put away at once; further ones stay in memory.
pub const DOZING_MAX: usize = 1_000_000;

/// How long a bot may think.
pub const THINK_MAX: Duration = Duration::from_millis(250);

/// How long a bot takes at least, so that people can follow.
pub const BOT_DELAY: Duration = Duration::from_millis(350);

/// The longest that an operator may let bots wait; past that people take them for stuck.
pub const BOT_DELAY_MAX: Duration = Duration::from_secs(10);

/// How long a person may be away before others may let a bot stand in.
pub const STAND_IN_AFTER: Duration = Duration::from_millis(room::limits::STAND_IN_GRACE_MS);

/// The longest that an operator may let the others wait for somebody who is away.
pub const STAND_IN_AFTER_MAX: Duration = Duration::from_secs(3_600);

/// How many tables are opened together, how many are read from the store, and how many are looked
/// back at: each keeps a core busy for milliseconds and more, and whoever opens or looks at many
/// must not slow down those who play.
pub fn n_beside(n_cores: usize) -> usize {
    (n_cores / 2).max(1)
}

/// How long opening a table may wait for its turn.
pub const OPEN_WAIT_MAX: Duration = Duration::from_secs(5);

/// How long the page of a table waits for what is said of it in previews of its link.
pub const PREVIEW_WAIT_MAX: Duration = Duration::from_millis(400);

/// How long looking back may wait for its turn.
pub const LOOK_WAIT_MAX: Duration = Duration::from_secs(5);

/// How many painted pictures are kept, of some 60 KB each.
pub const PICTURES_KEPT: usize = 64;

/// From how many entries on a table is looked back at apart: the longest games we know have some
/// 1,600, which takes half a second, and the longest table there can be takes ten.
pub const LOOK_LONG_MIN: usize = 2_000;

/// How many long tables are looked back at at once, beside the others.
pub const LONG_LOOKS: usize = 1;

/// How long looking back at a long table may wait for its turn.
pub const LONG_LOOK_WAIT_MAX: Duration = Duration::from_secs(30);

/// How many tables are remembered to be long, so that they are not loaded to find it out.
pub const LONG_TABLES_MAX: usize = 1_000;

/// How many characters a table's id has: 50 bits nobody guesses.
pub const TABLE_ID_CHARS: usize = 10;

/// How often a new id is drawn should it be taken.
pub const TABLE_ID_TRIES: usize = 5;

/// How long the answer to a health check stands, so that checking costs little.
pub const HEALTH_STANDS: Duration = Duration::from_secs(1);

/// How often the heart of each worker beats.
pub const HEART_EVERY: Duration = Duration::from_millis(20);

/// How long the longest wait of a worker is remembered at least.
pub const HEART_WINDOW: Duration = Duration::from_secs(60);

/// A table whose last step took longer takes the next one away from the threads that serve
/// connections.
pub const DEAR_STEP_MIN: Duration = Duration::from_micros(500);

/// How many answers of people one address may have stored a second in the long run, and as many of
/// bots that play for somebody there. A school of forty at twenty tables, each against three bots,
/// makes some fifty a second.
pub const ENTRIES_PER_SECOND: u32 = 60;

/// How many seconds' worth of them may come at once.
pub const ENTRIES_BURST_SECONDS: u32 = 20;

/// How many answers of bots are stored a second in all for each core, for each address in turn: what
/// takes a tenth of its time. More wait, be it for long, as people go first.
pub const BOT_ENTRIES_PER_CORE: u32 = 120;

/// How many damaged tables are counted.
pub const DAMAGED_MAX: usize = 10_000;

/// How long an answer that is on its way, and a goodbye, may still take while the house closes.
pub const LAST_WORD_MAX: Duration = Duration::from_secs(3);

/// How long closing may take before the rest is cut off.
pub const CLOSING_MAX: Duration = Duration::from_secs(10);
