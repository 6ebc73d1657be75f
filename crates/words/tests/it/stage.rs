//! A table of Outer Rim in a situation as people write it down, read and played by its words.

use catalog::games::OuterRim;
use catalog::{Hosted as _, Record};
use outer_rim::{Action, Options, Position};
use tabletop::{Answer, Game as _, Opening, Seat, Seed, Start, Table, Viewer, sights};
use words::{Lang, Speaker, Teller as _, Words as _};

/// A table with the expansion.
pub fn situation(json: &str) -> Table<OuterRim> {
    seeded(json, 1)
}

/// The same with other chance.
pub fn seeded(json: &str, seed: u64) -> Table<OuterRim> {
    let position: Position = serde_json::from_str(json).expect("a position");
    let n_seats = position.players.len() as u8;
    opened(position, n_seats, seed, Options { expansion: true, ..Options::default() })
}

/// A position of more players than seats has opponents without a seat.
pub fn opened(position: Position, n_seats: u8, seed: u64, options: Options) -> Table<OuterRim> {
    let seed = Seed::from_number(seed);
    let cards = OuterRim::cards();
    let setup = OuterRim::setup(n_seats, options, &cards.content).expect("a setup");
    let mut header = Record::<OuterRim>::header(setup, &cards, &seed);
    header.start = Start::Position(position);
    Table::open(Opening { header, content: cards.content }, seed).expect("a possible position")
}

/// Every answer with its label and the lines beside it.
pub fn answers(table: &Table<OuterRim>, lang: Lang) -> Vec<(Action, String)> {
    let decision = table.pending().first().expect("a question");
    let viewer = Viewer::Seat(decision.seat);
    let view = OuterRim::view(table.state(), viewer);
    let speaker = Speaker::new(lang, &[], viewer);
    let teller = OuterRim::teller(&speaker, table.content(), &view);
    let menu = table.menu(decision.id);
    let told = |item: &Action| {
        let lines = [vec![teller.label(item)], teller.aside(item).detail].concat();
        (*item, lines.join("\n"))
    };
    menu.items().iter().map(told).collect()
}

/// The English label of an answer that has these words in its first line, and all beside it.
pub fn told(table: &Table<OuterRim>, words: &str) -> String {
    told_in(table, words, Lang::En)
}

/// The same answer in a language, found by its English words.
pub fn told_in(table: &Table<OuterRim>, words: &str, lang: Lang) -> String {
    let (wanted, _) = find(table, words);
    let found = answers(table, lang).into_iter().find(|(action, _)| *action == wanted);
    found.expect("the menu is the same in every language").1
}

fn find(table: &Table<OuterRim>, words: &str) -> (Action, String) {
    let all = answers(table, Lang::En);
    let has = |(_, told): &&(Action, String)| {
        told.lines().next().is_some_and(|label| label.contains(words))
    };
    all.iter().find(has).cloned().unwrap_or_else(|| panic!("no answer says {words}: {all:?}"))
}

/// Gives the answer that has these English words in its label.
pub fn choose(table: &mut Table<OuterRim>, words: &str) {
    let (action, _) = find(table, words);
    let seat = table.pending().first().expect("a question").seat;
    table.act(seat, Answer::Item(action)).expect("it is on the menu");
}

/// What is asked.
pub fn question(table: &Table<OuterRim>, lang: Lang) -> String {
    let decision = table.pending().first().expect("a question");
    let viewer = Viewer::Seat(decision.seat);
    let view = OuterRim::view(table.state(), viewer);
    let speaker = Speaker::new(lang, &[], viewer);
    OuterRim::teller(&speaker, table.content(), &view).question(decision)
}

/// What cannot be chosen, and why: `label: why`.
pub fn bars(table: &Table<OuterRim>, lang: Lang) -> Vec<String> {
    let decision = table.pending().first().expect("a question");
    let viewer = Viewer::Seat(decision.seat);
    let view = OuterRim::view(table.state(), viewer);
    let speaker = Speaker::new(lang, &[], viewer);
    let bars = OuterRim::teller(&speaker, table.content(), &view).barred(decision);
    bars.iter().map(|bar| format!("{}: {}", bar.label, bar.why)).collect()
}

/// The table after some play, with the first chance that brings this about.
pub fn until(
    json: &str,
    play: impl Fn(&mut Table<OuterRim>),
    is_there: impl Fn(&Table<OuterRim>) -> bool,
) -> Table<OuterRim> {
    let mut tries = (1..200).map(|seed| {
        let mut table = seeded(json, seed);
        play(&mut table);
        table
    });
    tries.find(is_there).expect("chance brings it about")
}

/// Whether an answer begins so in English.
pub fn offers(table: &Table<OuterRim>, words: &str) -> bool {
    answers(table, Lang::En).iter().any(|(_, told)| told.starts_with(words))
}

/// What the log says to the first seat of everything that happened.
pub fn log(table: &Table<OuterRim>, lang: Lang) -> Vec<String> {
    let viewer = Viewer::Seat(Seat::new(0));
    let names = ["Ana", "Bo", "Cy"].map(str::to_owned);
    let view = OuterRim::view(table.state(), viewer);
    let speaker = Speaker::new(lang, &names, viewer);
    let speaker = speaker.clone().knowing(OuterRim::ai_names(&speaker, table.content(), || &view));
    let mut lines = Vec::new();
    for seq in table.line() {
        let events = &table.log()[seq as usize].events;
        for sight in sights::<OuterRim>(&table.state_before(seq), events, viewer) {
            lines.extend(OuterRim::line(&speaker, table.content(), &sight).map(|told| told.line));
        }
    }
    lines
}
