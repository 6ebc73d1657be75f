//! The table in words: where one is, what is around, what one has, what could be bought.

use super::barred;
use super::reader::Reader;
use super::terms;
use super::{aside, deals, level, names, place, shown, text, wanted};
use crate::args;
use outer_rim::{
    AiCardId, Arena, Body, CardId, Deck, Faction, Frame, Goal, Held, Kind, Reached, RewardFor,
    SpaceId, Step, TileId, TokenView,
};
use tabletop::Seat;
use wire::{Mark, Outline, Reading, Section};

pub(super) fn outline(reader: &Reader<'_>) -> Outline {
    let me = reader.view.viewer.seat();
    let mut sections = Vec::new();
    let deals = deals::open(reader);
    if !deals.is_empty() {
        sections.push(section(reader, "deals", deals, Vec::new()));
    }
    let playing = |seat: Seat| reader.view.players[seat.idx()].character.is_some();
    if let Some(seat) = me.filter(|seat| playing(*seat)) {
        if reader.view.round > 0 {
            sections.push(whereabouts(reader, seat));
            sections.push(reach(reader));
        }
        sections.push(sheet(reader, seat));
        sections.push(cards(reader, seat));
    }
    sections.push(market(reader));
    for idx in 0..reader.view.players.len() {
        let seat = Seat::new(idx as u8);
        if Some(seat) != me && playing(seat) {
            sections.push(rival(reader, seat));
        }
    }
    sections.push(rim(reader));
    sections.push(table(reader));
    Outline { sections }
}

fn section(reader: &Reader<'_>, topic: &str, lines: Vec<String>, cards: Vec<Reading>) -> Section {
    let heading = reader.speaker.plain(&format!("or-head-{topic}"));
    Section { topic: topic.to_owned(), heading, lines, cards, marks: Vec::new() }
}

fn whereabouts(reader: &Reader<'_>, seat: Seat) -> Section {
    let here = reader.here(seat);
    let mut lines = vec![names::capital(&reader.space(here))];
    lines.extend_from_slice(reader.contents(here));
    let contacts =
        reader.spots_at(here).filter_map(|spot| match reader.view.spots[usize::from(spot)].token {
            TokenView::Up(contact) | TokenView::Known { contact, .. } => {
                Some(reader.content.contact_card(contact))
            }
            TokenView::Empty | TokenView::Down { .. } => None,
        });
    let contacts = aside::readings(reader, contacts);
    section(reader, "here", lines, contacts)
}

fn reach(reader: &Reader<'_>) -> Section {
    let (here, steps) = (reader.here(reader.me()), reader.state.steps(reader.me()));
    let spaces = reader.state.ways(reader.me()).reached(here, steps);
    let mark = |one: &Reached| Mark {
        at: u16::from(one.space.0),
        steps: u16::from(one.steps),
        from: Some(u16::from(one.from.0)),
        stop: shown::hindrance(reader, one.space),
        ..Mark::default()
    };
    let marks = spaces.iter().map(mark).collect();
    let (notable, plain): (Vec<_>, Vec<_>) =
        spaces.into_iter().partition(|one| shown::is_notable(reader, one.space));
    let mut lines: Vec<String> =
        notable.iter().map(|one| shown::line(reader, one.space, one.steps)).collect();
    if !plain.is_empty() {
        let facts = args([("count", plain.len().into())]);
        lines.push(reader.speaker.say("or-plain-spaces", &facts));
    }
    let heading = reader.speaker.say("or-head-reach", &args([("reach", steps.into())]));
    Section { topic: "reach".to_owned(), heading, lines, cards: Vec::new(), marks }
}

/// The sheet of a player: what they can do and how they are.
fn values(reader: &Reader<'_>, seat: Seat) -> Vec<String> {
    let (speaker, content) = (reader.speaker, reader.content);
    let player = &reader.view.players[seat.idx()];
    let mut lines = Vec::new();
    let fame = args([
        ("fame", player.fame_total.into()),
        ("goal", reader.state.fame_needed(seat).into()),
        ("credits", reader.credits(player.credits).into()),
    ]);
    lines.push(speaker.say("or-fame-credits", &fame));
    if let Some(character) = player.character {
        let facts = args([
            ("name", names::character(speaker, content, character).into()),
            ("dice", player.combat[Arena::Ground.idx()].into()),
            ("damage", reader.damage(seat, Body::Character).into()),
            ("defeated", if player.defeated { "yes" } else { "no" }.into()),
        ]);
        lines.push(speaker.say("or-character", &facts));
    }
    if let Some(ship) = player.ship {
        let facts = args([
            ("name", names::ship(speaker, content, ship, player.ship_flipped).into()),
            ("hyperdrive", player.hyperdrive.into()),
            ("dice", player.combat[Arena::Ship.idx()].into()),
            ("damage", reader.damage(seat, Body::Ship).into()),
        ]);
        lines.push(speaker.say("or-ship", &facts));
    }
    lines.push(reputations(reader, seat));
    lines
}

fn reputations(reader: &Reader<'_>, seat: Seat) -> String {
    let each: Vec<String> = Faction::ALL
        .iter()
        .map(|faction| {
            let standing = reader.state.standing(seat, *faction);
            let facts = args([
                ("faction", names::faction(reader.speaker, *faction).into()),
                ("standing", terms::standing(standing).into()),
            ]);
            reader.speaker.say("or-reputation", &facts)
        })
        .collect();
    reader.speaker.say("or-reputations", &args([("each", each.join(" · ").into())]))
}

fn sheet(reader: &Reader<'_>, seat: Seat) -> Section {
    let speaker = reader.speaker;
    let player = &reader.view.players[seat.idx()];
    let mut lines = values(reader, seat);
    let skills: Vec<String> = outer_rim::Skill::ALL
        .iter()
        .filter(|skill| reader.state.skill(seat, **skill) > 0)
        .map(|skill| reader.skill_odds(seat, *skill))
        .collect();
    let skills =
        if skills.is_empty() { speaker.plain("or-skills-none") } else { skills.join(" · ") };
    lines.push(speaker.say("or-skills", &args([("skills", skills.into())])));
    lines.push(slots(reader, seat));
    lines.extend(goals(reader, seat));
    if !player.debts.is_empty() {
        let whose: Vec<String> = player.debts.iter().map(|whose| reader.player(whose)).collect();
        lines.push(speaker.say("or-debts", &args([("names", whose.join(", ").into())])));
    }
    let mut cards = Vec::new();
    cards.extend(player.character.map(|character| text::character(reader, character)));
    cards.extend(player.ship.map(|ship| text::ship(reader, ship)));
    let ambition = player.ambition.as_ref().map(|seen| seen.sheet);
    cards.extend(ambition.map(|sheet| text::ambition(reader, sheet)));
    cards.retain(|card| !card.lines.is_empty());
    let marks = wanted::of_goals(reader, seat);
    Section { marks, ..section(reader, "you", lines, cards) }
}

/// OR-8.1, OR-8.2: slots in use, by kind.
fn slots(reader: &Reader<'_>, seat: Seat) -> String {
    let kinds = [Kind::Crew, Kind::Cargo, Kind::Mod, Kind::Gear, Kind::Job];
    let captives = reader.view.players[seat.idx()].cards.iter();
    let captives = captives.filter(|held| held.captive.is_some()).count() as i32;
    let each: Vec<String> = kinds
        .iter()
        .map(|kind| {
            let used = match kind {
                Kind::Job => {
                    reader.state.n_cards(seat, Kind::Job) + reader.state.n_cards(seat, Kind::Bounty)
                }
                Kind::Crew => reader.state.n_cards(seat, Kind::Crew) + captives,
                kind @ (Kind::Gear | Kind::Mod | Kind::Cargo | Kind::Bounty) => {
                    reader.state.n_cards(seat, *kind)
                }
            };
            let facts = args([
                ("kind", terms::kind(*kind).into()),
                ("used", used.into()),
                ("of", reader.state.capacity(seat, *kind).into()),
            ]);
            reader.speaker.say("or-slots-of", &facts)
        })
        .collect();
    reader.speaker.say("or-slots", &args([("slots", each.join(" · ").into())]))
}

/// OR-9.2, OR-10.2: the goals that are open, and how far they are.
fn goals(reader: &Reader<'_>, seat: Seat) -> Vec<String> {
    let player = &reader.view.players[seat.idx()];
    let mut lines = Vec::new();
    let times = |goal: &Goal| match goal {
        Goal::Holds(_) => 1,
        Goal::Happens { times, .. } | Goal::Ability { times } => *times,
    };
    let mut tell = |sheet: &'static str, goal: &Goal, tokens: u8| {
        let facts = args([
            ("sheet", sheet.into()),
            ("text", text::goal(reader, goal).into()),
            ("tokens", tokens.into()),
            ("times", times(goal).into()),
        ]);
        lines.push(reader.speaker.say("or-goal", &facts));
    };
    if let Some(character) = player.character.filter(|_| !player.flipped) {
        tell("character", &reader.content.character(character).goal, player.goal_tokens[0]);
    }
    let ship = player.ship.filter(|_| !player.ship_flipped);
    if let Some(goal) = ship.and_then(|ship| reader.content.ship(ship).goal.as_ref()) {
        tell("ship", goal, player.goal_tokens[1]);
    }
    lines.extend(ambition(reader, seat));
    lines
}

/// UB-16.7: the ambition, and how far each of its goals is.
fn ambition(reader: &Reader<'_>, seat: Seat) -> Vec<String> {
    let Some(seen) = &reader.view.players[seat.idx()].ambition else { return Vec::new() };
    let name = names::ambition_sheet(reader.speaker, reader.content, seen.sheet);
    let mut lines = vec![reader.speaker.say("or-ambition", &args([("sheet", name.into())]))];
    let goals = &reader.content.ambitions[seen.sheet.idx()].goals;
    lines.extend(seen.goals.iter().zip(goals).enumerate().map(|(idx, (seen, goal))| {
        let facts = args([
            ("done", if seen.met { "yes" } else { "no" }.into()),
            // The log tells goals by their numbers.
            ("number", (idx + 1).into()),
            ("text", text::ambition_goal(reader, goal).into()),
            ("tokens", seen.tokens.into()),
        ]);
        reader.speaker.say("or-ambition-goal", &facts)
    }));
    lines
}

/// What one carries: what it is, and where it is wanted.
fn cards(reader: &Reader<'_>, seat: Seat) -> Section {
    let held = &reader.view.players[seat.idx()].cards;
    let mut lines: Vec<String> = held.iter().map(|held| card_line(reader, seat, held)).collect();
    if lines.is_empty() {
        lines.push(reader.speaker.plain("or-cards-none"));
    }
    let cards = aside::readings(reader, held.iter().map(|held| held.card));
    let marks = wanted::of_cards(reader, seat);
    Section { marks, ..section(reader, "cards", lines, cards) }
}

fn card_line(reader: &Reader<'_>, seat: Seat, held: &Held) -> String {
    let speaker = reader.speaker;
    let name = names::card(speaker, reader.content, held.card, held.turned);
    let Some(asset) = reader.content.asset(held.card, held.turned) else { return name };
    let mut facts =
        args([("card", name.into()), ("kind", names::kind(speaker, asset.kind).into())]);
    if let (Some(captive), Some(bounty)) = (held.captive, &asset.bounty) {
        facts.set("contact", names::contact(speaker, reader.content, captive));
        facts.set("place", reader.far(bounty.to.id()));
        let capture = (RewardFor::Capture, &bounty.capture);
        facts.set("reward", aside::reward(reader, seat, capture, Some(held.card)));
        return speaker.say("or-card-captive", &facts);
    }
    if let Some(cargo) = &asset.cargo {
        facts.set("place", reader.destination(held, &cargo.to));
        let pays = (RewardFor::Cargo, &cargo.reward);
        facts.set("reward", aside::reward(reader, seat, pays, Some(held.card)));
        if asset.traits.contains(&outer_rim::Trait::Illegal) {
            facts.set("odds", text::delivery_odds(reader, seat, held.card));
            return speaker.say("or-card-illegal", &facts);
        }
        return speaker.say("or-card-cargo", &facts);
    }
    if let Some(job) = &asset.job {
        facts.set("place", reader.destination(held, &job.at));
        let pays = (RewardFor::Job, &job.reward);
        facts.set("reward", aside::reward(reader, seat, pays, Some(held.card)));
        return speaker.say("or-card-job", &facts);
    }
    if let Some(bounty) = &asset.bounty {
        facts.set("contact", names::contact(speaker, reader.content, bounty.target.id()));
        facts.set("place", target_place(reader, bounty.target.id()));
        return speaker.say("or-card-bounty", &facts);
    }
    speaker.say("or-card", &facts)
}

/// Where the target of a bounty is, as far as the reader knows.
fn target_place(reader: &Reader<'_>, target: outer_rim::ContactId) -> String {
    let speaker = reader.speaker;
    if let Some(space) = reader.state.seen_at(target, reader.seat()) {
        return reader.far(space);
    }
    let crew = reader.content.contact_card(target);
    match reader.state.holder(crew) {
        Some(owner) => {
            let mut facts = names::named(reader.player(owner));
            facts.set("place", reader.far(reader.here(owner)));
            speaker.say("or-target-crew", &facts)
        }
        None => speaker.plain("or-target-unknown"),
    }
}

fn market(reader: &Reader<'_>) -> Section {
    let speaker = reader.speaker;
    let playing = |seat: &Seat| reader.view.players[seat.idx()].character.is_some();
    let buyer = reader.seat().filter(playing);
    let tops = || Deck::ALL.iter().filter_map(|deck| Some((*deck, reader.state.top(*deck)?)));
    let line = |(deck, card): (Deck, CardId)| {
        let mut facts = args([
            ("deck", names::capital(&names::deck(speaker, deck)).into()),
            ("card", reader.card(card).into()),
            ("price", price_text(reader, reader.content.card(card).cost, false).into()),
        ]);
        // A spectator sees no "too expensive".
        let Some(buyer) = buyer else { return speaker.say("or-market-line", &facts) };
        // OR-7.9: one's own ship goes for another.
        let price = reader.state.price(buyer, card, 0);
        let ship = reader.content.card(card).ship.is_some();
        facts.set("price", price_text(reader, price, ship));
        match reader.state.why_not_buy(buyer, card, 0) {
            Some((lack, _)) => {
                facts.set("why", barred::why(reader, &lack));
                speaker.say("or-market-line-not", &facts)
            }
            None if is_at_a_market(reader, buyer) => speaker.say("or-market-line-can", &facts),
            None => speaker.say("or-market-line", &facts),
        }
    };
    let lines = tops().map(line).collect();
    let cards = aside::readings(reader, tops().map(|(_, card)| card));
    section(reader, "market", lines, cards)
}

fn price_text(reader: &Reader<'_>, price: i32, ship: bool) -> String {
    let facts = args([
        ("price", reader.credits(price).into()),
        ("free", names::free(price).into()),
        ("ship", if ship { "yes" } else { "no" }.into()),
    ]);
    reader.speaker.say("or-price", &facts)
}

/// OR-7.2: whether there is a market where a player is, while the game lasts.
fn is_at_a_market(reader: &Reader<'_>, seat: Seat) -> bool {
    reader.view.round > 0 && !reader.view.over && reader.state.is_at_market(seat)
}

fn rival(reader: &Reader<'_>, seat: Seat) -> Section {
    let player = &reader.view.players[seat.idx()];
    let mut lines = Vec::new();
    if reader.view.round > 0 {
        let here = reader.here(seat);
        let within = place::within(reader.content, here);
        let facts = args([("place", reader.far(here).into()), ("in", within.into())]);
        lines.push(reader.speaker.say("or-rival-at", &facts));
    }
    lines.extend(values(reader, seat));
    let held: Vec<String> = player
        .cards
        .iter()
        .map(|held| names::card(reader.speaker, reader.content, held.card, held.turned))
        .collect();
    if !held.is_empty() {
        let facts = args([("cards", held.join(", ").into())]);
        lines.push(reader.speaker.say("or-rival-cards", &facts));
    }
    let mut cards = aside::readings(reader, player.cards.iter().map(|held| held.card));
    if let Some(seen) = &player.ambition {
        let sheet = names::ambition_sheet(reader.speaker, reader.content, seen.sheet);
        let met = seen.goals.iter().filter(|goal| goal.met).count();
        let facts =
            args([("sheet", sheet.into()), ("met", met.into()), ("of", seen.goals.len().into())]);
        lines.push(reader.speaker.say("or-rival-ambition", &facts));
        cards.push(text::ambition(reader, seen.sheet));
    }
    if let Some(card) = drawn_last(reader, seat) {
        let reading = text::ai_card(reader, card);
        // The card of a character has the character's name.
        let own = if reading.title == reader.player(seat) { "yes" } else { "no" };
        let facts = args([("own", own.into()), ("card", reading.title.clone().into())]);
        lines.insert(1, reader.speaker.say("or-rival-ai-card", &facts));
        // What it did and why comes before what it has.
        cards.insert(0, reading);
    }
    // Both sides of who they are and what they fly are as public as what they carry.
    let sheets = [
        player.character.map(|character| text::character(reader, character)),
        player.ship.map(|ship| text::ship(reader, ship)),
    ];
    cards.extend(sheets.into_iter().flatten().filter(|sheet| !sheet.lines.is_empty()));
    let heading = reader.player(seat);
    Section { topic: "rival".to_owned(), heading, lines, cards, marks: Vec::new() }
}

/// OR-25.2: the card that told an opponent what to do in its last turn.
fn drawn_last(reader: &Reader<'_>, seat: Seat) -> Option<AiCardId> {
    let opponent = seat.idx().checked_sub(usize::from(reader.view.setup.seats))?;
    *reader.view.ai_cards.get(opponent)?
}

/// The board, tile by tile along the arch.
fn rim(reader: &Reader<'_>) -> Section {
    let mut lines = Vec::new();
    for tile in &reader.view.tiles {
        lines.extend(tile_lines(reader, *tile));
    }
    let cores = reader
        .state
        .map()
        .spaces()
        .filter(|space| reader.state.map().kind(*space) == outer_rim::SpaceKind::Core);
    lines.extend(cores.map(|space| space_line(reader, space)));
    Section { marks: hindrances(reader), ..section(reader, "rim", lines, Vec::new()) }
}

/// OR-5.2, OR-5.3, OR-14.2: where somebody or something is against the reader, in reach or not.
fn hindrances(reader: &Reader<'_>) -> Vec<Mark> {
    if reader.view.round == 0 {
        return Vec::new();
    }
    let mark = |space: SpaceId| {
        let stop = Some(shown::hindrance(reader, space)?);
        let steps = u16::from(reader.distance(space).unwrap_or(0));
        Some(Mark { at: u16::from(space.0), steps, stop, ..Mark::default() })
    };
    reader.state.map().spaces().filter_map(mark).collect()
}

fn tile_lines(reader: &Reader<'_>, tile: TileId) -> Vec<String> {
    let spaces = &reader.content.board.tile[tile.idx()].spaces;
    let ids = spaces.iter().filter_map(|space| reader.content.space_named(&space.id));
    ids.filter(|space| shown::is_notable(reader, *space))
        .map(|space| space_line(reader, space))
        .collect()
}

fn space_line(reader: &Reader<'_>, space: SpaceId) -> String {
    let me = reader.seat().map(|seat| &reader.view.players[seat.idx()]);
    let there = me.is_some_and(|me| me.character.is_some()) && reader.view.round > 0;
    let distance = reader.distance(space).filter(|_| there);
    shown::line(reader, space, distance.unwrap_or(0))
}

/// OR-22.3: how the game ended: with enough fame, or with the last round.
fn ending(reader: &Reader<'_>) -> String {
    let Some(winner) = reader.view.winner else { return reader.speaker.plain("or-saw-ended") };
    let mut facts = names::named(reader.player(winner));
    facts.set("who", reader.speaker.who(winner));
    reader.speaker.say("or-saw-won", &facts)
}

fn table(reader: &Reader<'_>) -> Section {
    let (speaker, view) = (reader.speaker, reader.view);
    let mut lines = Vec::new();
    if view.over {
        lines.push(ending(reader));
    } else if view.round > 0 {
        let facts = args([
            ("round", view.round.into()),
            ("of", view.setup.options.rounds.into()),
            ("name", reader.player(view.current).into()),
            ("who", speaker.who(view.current).into()),
        ]);
        lines.push(speaker.say("or-round", &facts));
    }
    lines.push(speaker.say("or-fame-goal", &args([("fame", view.setup.options.fame.into())])));
    if let Some(Frame::Turn { step, .. }) = view.frames.first() {
        // OR-4.2: the way somewhere belongs to the step it was chosen in.
        let is_move = |frame: &Frame| matches!(frame, Frame::Move { .. } | Frame::Course { .. });
        let step = match step {
            _ if view.frames.iter().any(is_move) => "planning",
            Step::Began | Step::Planning => "planning",
            Step::Action => "action",
            Step::Encounter | Step::Ended => "encounter",
        };
        lines.push(speaker.say("or-step", &args([("step", step.into())])));
    }
    if view.setup.options.expansion {
        lines.push(speaker.plain("or-with-expansion"));
    }
    lines.extend(level::line(reader));
    section(reader, "table", lines, Vec::new())
}
