# Words every table needs, whatever the game.

seat = Seat { $number }

refused-malformed = The table did not understand that message. Nothing has changed.
refused-too-long = That message is too long. Nothing has changed.
refused-protocol = This page and the table run different versions. Reload it to continue.
refused-hello = The first message must be a greeting, and there is only one.
refused-no-table = There is no such table. Check the link.
refused-seat-taken = That seat is taken. Choose another one.
refused-not-seated = Take a seat first.
refused-not-host = Only the host of the table may do that.
refused-wrong-stage = That cannot be done at this point of the game.
refused-no-such-bot = There is no bot of that level.
refused-not-your-decision = That question is not open to you any more.
refused-not-on-the-menu = That is not allowed now.
refused-lesson = Not yet: follow the coach. Nothing has changed.
refused-over = The game is over.
refused-cannot-undo = Someone has moved or seen something new since then: it cannot be undone.
refused-storage = The move could not be stored. Nothing is lost; try again in a moment.
refused-fault = The game came to a point that it cannot handle. Nothing has changed; choose something else, and tell whoever runs this server.
refused-busy = Too fast for the table. Wait a moment and try again.
refused-shutting-down = The table is closing for a moment. You keep your seat; it will be back.
refused-dropped = The connection was too slow and was cut. You keep your seat; come back.
refused-too-fast = The connection sent too fast and was cut. You keep your seat; come back.
refused-too-many-tabs = This table is open in too many places; the oldest one was closed.
refused-full = The table has as many spectators as it can take. Try again later.
refused-too-soon = They may be back in a moment. A bot can stand in for them after 45 seconds.
refused-locked = The host has locked this table: nobody new may sit down.
refused-not-invited = Only those with a player’s link may sit down. Ask the host for it.
refused-evicted = The host has shown you out of this table.
refused-private = This table is private: only those who play may see it.
refused-closed = The host has closed this table.
refused-signed-out = This device was signed out: the secret was changed on another device.
refused-changed-too-often = You have changed this answer as often as you may. It stands now.
refused-undo-too-often = You have undone many moves in a short time. Wait a moment before you undo more.
refused-log-long = This game has become very long: moves can no longer be undone or changed. You can still play on.
refused-log-full = This table has reached the most moves a table can hold. Nothing more can be played here; open a new table.
refused-somebody-else = Somebody else sits there now. Nothing has changed; look again.
refused-no-hints = There are no hints at this table.
refused-no-hint-now = There is no hint for this now. Ask again in a moment.
refused-options = These options do not go together. Nothing has changed.
refused-too-few-seats = More people than that have sat down already.

lesson-watch = The others are playing. Watch the log.
lesson-not-yet = Not yet. { $hint }
