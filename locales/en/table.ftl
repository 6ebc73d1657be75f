# Words every table needs, whatever the game.

seat = Seat { $number }

refused-malformed = That message makes no sense to the table. Nothing has changed.
refused-too-long = That message is too long. Nothing has changed.
refused-protocol = This page is older or newer than the table. Reload it to go on.
refused-hello = The first message must be a greeting, and there is only one.
refused-no-table = There is no such table. Check the link.
refused-seat-taken = That seat is taken. Choose another one.
refused-not-seated = Take a seat first.
refused-not-host = Only the host of the table may do that.
refused-wrong-stage = That cannot be done at this point of the game.
refused-no-such-bot = There is no bot of that level.
refused-not-your-decision = That question is not open to you any more.
refused-not-on-the-menu = That is not allowed now.
refused-lesson = Not yet: look what the coach points at. Nothing has changed.
refused-over = The game is over.
refused-cannot-undo = Somebody has moved, or learned something new, since: it cannot be taken back.
refused-storage = The move could not be stored. Nothing is lost; try again in a moment.
refused-busy = Too fast for the table. Wait a moment and try again.
refused-shutting-down = The table is closing for a moment. You keep your seat; it will be back.
refused-dropped = The connection was too slow and was cut. You keep your seat; come back.

lesson-watch = The others move. Watch the log.
lesson-not-yet = Not yet. { $hint }
