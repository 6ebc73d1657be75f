# The chrome of the web client: everything around a drawn table.

title-landing = Cantina
title-table = { $game } · Cantina
title-your-move = ● Your move · { $game }
title-replay = Replay · { $game } · Cantina
title-rules = Rules · { $game } · Cantina

loading = One moment…
close = Close
try-again = Try again
go-home = Back to the home page

## Settings

settings = Settings
settings-language = Language
settings-theme = Theme
settings-theme-system = As my system
settings-theme-dark = Night
settings-theme-light = Day
settings-theme-contrast = High contrast
settings-motion = Animations
settings-motion-system = Your system is set to reduce motion, so animations are off.
settings-sound = Sounds
settings-pace = What others do is shown
pace-instant = Instantly
pace-brisk = Briskly
pace-calm = Calmly

## Who somebody is, and on which devices

identity = My identity
identity-open = My devices and identity
identity-what = There are no accounts here. A secret kept in this browser makes you { $name }: it holds your seats and your tables.
identity-move = Use another device too
identity-move-why = Get a code here, then type or scan it on the other device. Both devices are you from then on.
identity-move-get = Get a code
identity-code = Code for the other device
identity-code-where = Scan this, or open { $address } on the other device and enter the code under “My devices and identity”.
identity-code-here = In another browser on this machine, open { $address } and enter the code under “My devices and identity”.
identity-code-left = Valid for { $time }, and only once. Show it to nobody else: whoever uses it becomes you.
identity-code-old = That code is no longer valid.
identity-code-again = Get a new code
identity-code-copy = Copy the link
identity-code-qr = QR code of the link for the other device
identity-enter = I have a code
identity-enter-why = Did you get a code on another device? Enter it, and you go on here as the same player.
identity-enter-link = This link makes you, in this browser, the player who created it. Continue only if that was you, on another device.
identity-enter-label = Code from your other device
identity-enter-shape = 7KQ2M-9XT4A
identity-enter-go = Continue here
identity-enter-tables = { $n ->
    [one] In this browser you have a table as { $name }. It stays with that player and disappears from your list here.
   *[other] In this browser you have { $n } tables as { $name }. They stay with that player and disappear from your list here.
  } You can switch back later, in this same window.
identity-enter-anyway = Continue anyway
identity-cancel = Cancel
identity-moved = Done: you are the same player here as on your other device.
identity-former = Earlier players in this browser
identity-former-tables = { $n ->
    [0] No tables
    [one] One table
   *[other] { $n } tables
  }
identity-former-go = Switch back
identity-change = Sign out all other devices
identity-change-why = If you lost a device, or somebody saw your code: this device gets a new secret, and all others are signed out at once. Your seats and tables stay yours.
identity-change-go = Change my secret
identity-change-sure = Really sign out all others
identity-changed = Done: all other devices are signed out.
signed-out = This device was signed out
signed-out-why = The secret was changed on another device, so the one in this browser is no longer valid. Your seats and tables are safe over there, and your settings here stay as they are.
signed-out-anew = Start as a new guest
signed-out-code = I have a code from my other device

## The landing page

landing-title = Cantina
landing-pitch = A back room, a worn table, a game for scoundrels. Play at once against bots that are worth beating, or send your friends a link. No account, nothing to install.
landing-games = Games
landing-seats = Players
landing-level = Bots
landing-play-now = Play now against bots
landing-learn = Learn to play
landing-play-alone = Play alone
landing-make-table = Make a table for friends
landing-options = Table options
options-as-rulebook = As the rulebook has it
options-changed = { $n ->
    [one] One thing changed
   *[other] { $n } things changed
  }
options-reset = Back to the rulebook ({ $n })
options-table = At this table
options-rules = The rules
option-changed = Changed
landing-unreachable = The server does not answer. Check your connection and try again.
api-busy = The server is very busy. Wait a moment and try again.
api-storage = The server cannot store anything just now. Nothing is lost; try again in a while.
api-no-space = The disk of this server is almost full, so no new table can be opened. Tables that are open go on. Tell whoever runs the server.
api-shutting-down = The server is restarting. Try again in a moment.
api-no-such-code = This code is wrong, used or no longer valid. Get a new one on your other device.
api-too-many-devices = You use as many devices as possible already. Change your secret to sign out all others, then try again.
api-signed-out = This device was signed out: the secret was changed on another device.
api-setup = These options do not go together.
api-setup-ub-13-9 = Favors need Unfinished Business and at least two players.
api-setup-ub-16-1 = Ambitions need Unfinished Business.
api-setup-ub-18-1 = A bounty hunter as opponent needs Unfinished Business.
name-label = Your name
name-guest = Stranger { $letter }
fan-notice = A fan-made, non-commercial project, not affiliated with or endorsed by Lucasfilm, Disney, Fantasy Flight Games or any other publisher. Rules by their designers; words, art and code are ours.
insecure = This address is not encrypted
insecure-read = Anyone on the same network can read along: your cards, the links to your tables and the secret that keeps your seat. Whoever has that secret can play in your place. Among friends at home that may be fine; elsewhere, choose an address that begins with https.
insecure-browser = The browser keeps some of its tools for encrypted addresses. Here it may not let the page copy a link for you; then select it and copy it yourself.
insecure-mend = Whoever runs this server can turn encryption on: cantina serve --help says how.
only-here = { $address } leads to this machine only: other devices cannot open it. To let them in, start the server with cantina serve --host 0.0.0.0 and open this page by the address this machine has in your network, for example { $example }.

about-open = About and credits
about-title = About Cantina
about-what = Cantina deals games about scoundrels by their full rules: with friends over a link, or against bots. Everything runs from one program on one machine, and every shuffle can be checked afterward.
about-credits = With thanks to
about-icons = Emblems
about-display-face = Titles and numbers
about-text-face = Text
about-code = Code
about-icon-authors = The emblems are drawn by Lorc, Delapouite and the other artists of game-icons.net; colors and sizes are changed.

my-tables = My tables
my-tables-move = { $n ->
    [one] Your move at one table
   *[other] Your move at { $n } tables
  }
my-tables-over = Finished games
my-tables-more = { $n } more
my-tables-alone = alone
my-tables-place = { $place ->
    [1] You won
   *[other] Finished, place { $place }
  }
my-tables-with = with { $names }
my-tables-return = Return
my-tables-look = View

stage-gathering = Gathering players
stage-playing = In play
stage-over = Finished

## Games, levels, options

game-facts = { $min } to { $max } players, about a quarter of an hour
game-han-solo = Han Solo Card Game
game-han-solo-pitch = Bring your hand to exactly zero before the dice turn everything over. The best hands pick the bounties, and the Falcon never stays with anyone for long.
game-bounty-hunters = Star Wars: Bounty Hunters
game-bounty-hunters-pitch = Everyone picks a card at the same time and passes the rest to the left. Send hunters and droids after your targets, buy crates and fulfill contracts. The fourth capture triggers the end; the most prestige points win.
game-outer-rim = Star Wars: Outer Rim
game-outer-rim-pitch = Fly from world to world with a ship that is barely yours. Smuggle, hunt, take jobs, hire crew and make enemies; the first to win enough fame wins. Optional: Unfinished Business with favors and ambitions. One may play alone against opponents of the game.
game-outer-rim-facts = { $min } to { $max } players, an hour or more

level-rookie = Rookie
level-rookie-hint = Does what helps it now. Good for a first game.
level-smuggler = Smuggler
level-smuggler-hint = Knows what everything is worth.
level-hunter = Hunter
level-hunter-hint = Plans ahead and forgets nothing.

option-clock = Time for a decision
option-clock-hint = When it runs out, the table plays the simplest legal move.
option-bot-pace = Bots play
option-bot-pace-hint = How long a bot waits before its move, for everybody at the table.
option-hints = Hints allowed
option-hints-hint = Anybody may ask what a hunter would do in their place; only they see the answer.
yes = Yes
no = No
option-clock-value = { $seconds ->
    [0] No clock
    [30] 30 seconds
    [60] One minute
    [120] Two minutes
   *[other] Five minutes
  }
option-han-solo-large_table = Allow 7 or 8 players
option-han-solo-large_table-hint = The book names no number of players; with seven or eight, rounds become fewer and piles thin.
option-han-solo-short_round = If the bounties do not divide evenly
option-han-solo-short_round-hint = Twenty-four bounties do not divide by five or seven.
option-han-solo-short_round-play = A last, short round for the best hands
option-han-solo-short_round-trim = Remove the surplus unseen
option-han-solo-browse_discards = The whole discard pile may be looked through
option-han-solo-browse_discards-hint = Otherwise only the top card can be seen; the log remembers the rest.
option-han-solo-picks = Picking bounties
option-han-solo-picks-hint = Who may choose among the bounties of a round.
option-han-solo-picks-free = Each picks freely, best hand first
option-han-solo-picks-highest = Each gets the most valuable one left
option-han-solo-contests = Ties
option-han-solo-contests-hint = What happens when equal hands want the same bounty.
option-han-solo-contests-named = Name in secret; draw if it is the same
option-han-solo-contests-simple = Draw once for the picking order
option-han-solo-captures = Capturing the Falcon
option-han-solo-captures-hint = How often four red or four blue bounties capture the Falcon.
option-han-solo-captures-once_per_set = Once with each set
option-han-solo-captures-once_per_game = Once in the whole game
option-bounty-hunters-introductory = Introductory game, without Contracts
option-bounty-hunters-introductory-hint = For a first game: the contracts and everything about them stay in the box.
option-bounty-hunters-passed_hand_reminder = Show the hand you passed
option-bounty-hunters-passed_hand_reminder-hint = You remember the cards you gave away, without having to learn them by heart.
option-bounty-hunters-activate_same_turn = A card may be activated in the turn it was reserved
option-bounty-hunters-activate_same_turn-hint = Otherwise a reserved card waits for a later turn.
option-bounty-hunters-double_duos = Contracts naming one Target twice: counting duos
option-bounty-hunters-double_duos-hint = Matters only for contracts that want the same Target twice.
option-bounty-hunters-double_duos-unique = Each Target belongs to one duo
option-bounty-hunters-double_duos-every = Every two Targets are a duo
option-bounty-hunters-majority_needs_crate = You need at least one crate for the most-crates bonus
option-bounty-hunters-majority_needs_crate-hint = Otherwise nobody has the most crates where nobody has any, and everybody gets the bonus.
option-bounty-hunters-credit_supply = Credits
option-bounty-hunters-credit_supply-hint = Whether credits can run out, as the ones in the box can.
option-bounty-hunters-credit_supply-unlimited = Never run out
option-bounty-hunters-credit_supply-box = Limited to the 42 in the box
option-outer-rim-expansion = With Unfinished Business
option-outer-rim-expansion-hint = More characters, ships, cards and jobs; favors and ambitions need it.
option-outer-rim-favors = Favors between players (with Unfinished Business)
option-outer-rim-favors-hint = Players ask each other for help and pay for it.
option-outer-rim-ambitions = Ambitions (with Unfinished Business)
option-outer-rim-ambitions-hint = Everybody follows a goal of their own; the last step of it wins.
option-outer-rim-opponents = Your opponent
option-outer-rim-opponents-hint = Whom the game itself plays against you.
option-outer-rim-opponents-courier = A smuggler or mercenary
option-outer-rim-opponents-bounty_hunter = A bounty hunter (with Unfinished Business)
option-outer-rim-opponents-both = Both (with Unfinished Business)
# The figures of the next two: rules/outer-rim/data/levels.toml
option-outer-rim-level = How strong your opponent is
option-outer-rim-level-hint = A head start for your opponent, if the printed rules are too kind.
option-outer-rim-level-printed = By the printed rules
option-outer-rim-level-feared = Feared (house rule): 1 or 2 fame ahead
option-outer-rim-level-legendary = Legendary (house rule): 2 to 4 fame ahead
option-outer-rim-fame = Fame needed to win
option-outer-rim-fame-hint = Less fame makes a shorter game.
option-outer-rim-fame-recommended = Recommended: 10, with ambitions 8
option-outer-rim-board = The board
option-outer-rim-board-hint = The order in which the pieces of the map lie.
option-outer-rim-board-recommended = As recommended
option-outer-rim-board-random = Shuffled
option-outer-rim-board-custom = In an order of my own
option-outer-rim-board-custom-hint = From the spinward end to the trailing end
option-outer-rim-board-t1 = Ord Mantell and Cantonica
option-outer-rim-board-t2 = Lothal and Mon Calamari
option-outer-rim-board-t3 = Kessel and the Maelstrom
option-outer-rim-board-t4 = Nal Hutta and Ryloth
option-outer-rim-board-t5 = Naboo and Tatooine
option-outer-rim-board-t6 = Takodana and the Ring of Kafrene
option-outer-rim-characters = Characters
option-outer-rim-characters-hint = Who plays whom.
option-outer-rim-characters-pick = Everyone picks one
option-outer-rim-characters-random = Dealt at random
option-outer-rim-rounds = Round limit
option-outer-rim-rounds-hint = If nobody has won by then, the most famous is first.

## Before the deal

gather-title = { $game }
gather-host = Send the link, wait for your friends, deal when you like.
gather-guest = Take a seat; the host deals when everyone is here.
gather-invite = Invite
gather-link = The link to this table
gather-copy = Copy
gather-copied = The link is copied.
copy-by-hand = The browser does not let us copy. The link is selected: copy it yourself.
gather-qr = QR code of the link to this table
gather-qr-hint = Or scan this with a phone.
gather-near = This is the address by which devices in the same network reach this server. Scan it with a phone.
meet = Meet others
find-open = Find players
find-title = Find players
find-what = Play with whoever is looking for a game now.
find-game = Game
find-quick = Quick match
find-quick-what = By the rulebook, dealt as soon as everybody is there.
find-go = Find a table
find-tables = Open tables
find-none = No table is waiting for players right now. Start a quick match: others will find you here.
find-free = { $n ->
    [one] one seat free
   *[other] { $n } seats free
}
find-sit = Sit down
find-more = { $n ->
    [one] One more table is open.
   *[other] { $n } more tables are open.
}
find-untimed = No clock
find-late = The list could not be loaded. It will be tried again.
gather-list = Show among the open tables
gather-list-hint = Anybody looking for a game may take a free seat.
gather-list-not = A private or locked table is not shown.
gather-listed = This table is shown among the open ones: others can join at any moment.
join-open = Join with a code
join-title = Join a table
join-why = Type the code that the big screen shows. This phone is your hand then.
join-label = Code
join-shape = 7KQ-2M9
join-go = Join
join-wrong = There is no table with this code now. Look at the screen again.
screen-open = Open the big screen
screen-what = One screen in the room shows the public table; everybody plays on their own phone.
screen-how = On your phone open { $address } and type
screen-qr = QR code of the page where phones join
screen-not-host = Open this screen in the browser of the host: it shows how phones join.
gather-terms = What is agreed
gather-terms-change = Change
gather-terms-save = Agree on this
gather-ready = I am ready
gather-ready-count = Ready: { $n } of { $of }.
gather-seats = Seats
gather-start = Deal the cards
gather-start-hint = { $free ->
    [0] Every seat is taken.
    [one] The free seat goes to a bot.
   *[other] The { $free } free seats go to bots.
  }
gather-wait = Waiting for the host to deal…
gather-locked = The host has locked the seats: you can only watch.
gather-watch = With this link you can only watch. To play, ask the host for the link for players.

seat-free = Free seat
seat-free-hint = For anyone with the link for players
seat-listed-hint = Open to anybody
seat-locked-hint = Locked by the host
seat-nobody = Seat { $number }
seat-you = You
seat-bot = Bot, { $level }
seat-here = Here
seat-away = Away
seat-ready = Ready
look-open = Face
look-title = Your face and color
look-face = Face
look-face-nth = Face { $n }
look-colour = Color
look-colour-nth = Color { $n }
seat-stand-in = A bot stands in
seat-sit = Sit here
seat-stand-up = Stand up
seat-for-friend = For a friend
seat-choose-bot = Player in seat { $number }

## At the table

status-your-move = Your move
status-over = Game over
waiting-for = Waiting for { $names }
watching = You are watching. You see what everyone at the table can see, and nobody’s hand.
spectators = { $n ->
    [one] One person is watching
   *[other] { $n } people are watching
  }
people = At the table ({ $n })
card-set = Card set: { $name }
leave = Leave my seat
leave-why = A bot takes over your seat and the game goes on for the others.
leave-stay = Stay
host = Your table
host-link-players = Link for players
host-link-watchers = Link for watchers
host-copy = Copy: { $what }
host-lock = Lock the seats
host-lock-hint = Nobody new may sit down.
host-private = Private table
host-private-hint = Only those who play may see it.
host-guests = Players
host-evict = Show out
host-evict-sure = Really show out
host-evict-hint = They cannot come back, and the link for players changes.
host-evict-hint-playing = They cannot come back; a bot plays on for them.
host-watching = Watching
host-watching-nameless = Somebody without a name
host-watching-hint = They cannot come back from that browser. To keep all watchers out, make the table private.
host-close = Close the table
host-close-sure = Really close it for everybody
host-close-hint = The game ends for everybody and cannot be taken up again.
stood-in = A bot plays for you.
stood-in-return = Take my seat back
absent = { $name } is away.
absent-bot = Let a bot play
absent-wait = A bot can take over in { $seconds ->
    [one] one second
   *[other] { $seconds } seconds
  }.
link-lost = Connection lost, trying again…
link-dropped = This table is open in too many places.
link-cut = The connection was cut off twice in a minute.
link-reconnect = Play here
stale-title = There is a new version
stale-why = The server has been updated. Nothing is lost: reload, and you are back in your seat.
stale-reload = Reload
table = The table
table-broken = The table could not be drawn. Reload the page, or play on the text table.
undo = Undo
undo-hint = Undo your last answer, as long as nobody has seen anything new
undo-free = Undo as often as you like: you play alone
view-text = Text table
view-drawn = Drawn table
log = Log
log-empty = Nothing has happened yet.
log-show = Show on the board
log-changes = What changed
log-rule = Rule { $rule }
rule-read = Read rule { $rule }
rules-title = Rules: { $game }
rules-english = They are in English only; the rest of this page speaks three languages.
rules-contents = Contents
rules-detail = Every rule in detail
rules-detail-what = The numbered rules that the table goes by, each with where it comes from. Lines of the log lead here.
rules-detail-open = Show every rule
rules-all = The rules in full
rules-short = Rules
log-undo = { $name } undoes their move.
log-time-up = { $name }: time was up. Played instead:
clock-warning = Ten seconds left
clock-was-up = { $who ->
    [you] Your time was up. Played for you: { $played }
   *[other] Time was up for { $name }. Played instead: { $played }
  }
skip = Skip to now
digest = Log: { $n } lines while you waited
digest-title = While you waited
hint-ask = What would a hunter do?
hint-thinking = A hunter is thinking…
hint-would = A hunter would choose: { $words }
hint-play = Play that
your-decision = Your decision: { $question }

## The coach of a lesson

coach = Coach
coach-step = Step { $step } of { $of }
coach-play-on = Continue without the coach

## The text table

beside = Deals, while the table waits
beside-asked = { $name } would like an answer
text-your-decision = Your decision
text-no-decision = Nothing to decide
text-nothing-yet = There is nothing on the table yet.
text-over = The game is over.
text-sealed = Your choice stays hidden until everyone has chosen.
text-sealed-chosen = You have chosen { $choice }. You may change it until everyone has chosen.
text-subset = { $min ->
    [0] Choose up to { $max }; { $n } chosen.
   *[other] Choose { $min } to { $max }; { $n } chosen.
  }
text-amount = A number from { $min } to { $max }
text-order = Put these in order, first to last.
text-order-up = Move { $label } up
text-order-down = Move { $label } down
text-detail = Details
text-detail-of = Details: { $label }
text-barred = Unavailable now ({ $count })
text-barred-line = { $label }: { $why }
text-confirm = Confirm
command-label = Command line
command-placeholder = Number, or the first letters
command-send = Send
command-said = You chose: { $label }.
command-no-undo = There is nothing to undo.
command-help-1 = Type the number of an option or the first letters of its words, and press Enter. Where several are asked for, type their numbers with spaces.
command-help-2 = Outside this field a digit answers at once, and a slash brings you here.
command-help-3 = Commands: look: read the table; log: read the last lines (log 20: the last twenty); undo: undo your last answer; help: show this.
command-which = Which of these: { $labels }?
command-unknown = That is not one of the options. Type help if you are lost.
command-wrong = Those numbers do not fit this question.
command-not-asked = You have nothing to decide right now.
command-help-words = help
command-log-words = log
command-undo-words = undo
command-look-words = look

## The end, and afterwards

end-you-won = You win!
end-won = { $name } wins
end-shared = { $names } share first place
end-open = Result
end-look = Close and look at the table
end-replay = Watch the replay
end-replay-turn = Replay from the turning point
end-see = See it
end-story = The story of the game
share-open = Share
share-title = The result as a picture
share-save = Save picture
share-send = Send
share-link = Copy link
share-link-hint = In a messenger the link shows this picture.
share-copied = The link is copied.
share-failed = The picture could not be fetched.
stats-open = Statistics
stats-title = The game in figures
stats-loading = Counting…
stats-failed = The figures could not be fetched.
stats-numbers = In numbers
rematch = Play again
rematch-all = Play again with everybody
rematch-join = Join the new game
rematch-watch = Watch the new game
rematch-opened = Somebody has opened a new game with the same people.
fair-title = Was that fair? Check it
fair-what = Before the first card the server showed the hash of a secret seed; now it shows the seed. Every shuffle and every roll follows from it.
fair-commitment = Hash, shown before the deal
fair-seed = Seed, shown at the end
fair-how = Download the record and repeat every shuffle with your own copy of Cantina:
fair-download = Download the record

replay-title = Replay: { $game }
replay-eyes = Point of view
replay-eyes-spectator = A spectator
replay-eyes-all = All hands face up
replay-saw = As { $name } saw it: { $heading }
replay-side = Log and record
replay-first = First step
replay-prev = Previous step
replay-next = Next step
replay-last = Last step
replay-play = Play
replay-pause = Pause
replay-slider = Step of the replay
replay-step = { $step } of { $of }
replay-share = Copy link
replay-copied = The link to this step is copied.
replay-not-copied = The browser does not let us copy; take the address from the address bar.

lost-page = There is nothing here
lost-page-why = There is no page at this address.
lost-table = There is no such table
lost-table-why = The link may be cut short, or the table was on another server.
lost-full = This table is full
lost-full-why = It has as many spectators as it can take. Try again later.
lost-evicted = The host has shown you out
lost-evicted-why = You cannot come back to this table. Other tables are open to you.
lost-private = This table is private
lost-private-why = Only those who play may see it. Ask the host for a player’s link.
lost-closed = This table is closed
lost-closed-why = The host has closed it for everybody.
lost-replay = There is no replay here
lost-replay-why = A table can be replayed once its game is over, and never before: hands stay secret until then.
lost-rules = There are no rules here
lost-rules-why = There is no game with this name.
