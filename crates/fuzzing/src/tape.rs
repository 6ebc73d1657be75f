//! Tapes: bytes that say how many sit down, what is agreed, and every answer.

use catalog::{GameId, Hosted, Record, host, read_options};
use std::collections::BTreeMap;
use tabletop::{By, Opening, Seed, Table, Viewer};
use testkit::Tape;

/// How many entries a table is played for at most: a fuzzer wants many short games.
const ENTRIES_MAX: u32 = 4_000;

/// Plays a table by these bytes, as far as they go. Whatever is on a menu is legal; what is stored is
/// decided the same way again; and whoever looks at the table afterwards is shown something.
pub fn play(game: GameId, bytes: &[u8]) {
    host!(game, G => {
        let Some(table) = table_of::<G>(&mut Tape::of(bytes.to_vec())) else { return };
        assert_eq!(table.audit(), Ok(()), "{game}");
        for viewer in Viewer::all(table.n_seats()) {
            drop(G::view(table.state(), viewer));
        }
    });
}

/// Games of some length by the default options and by others.
pub fn sound(game: GameId) -> Vec<Vec<u8>> {
    host!(game, G => {
        (0..4)
            .map(|seed| {
                let mut tape = Tape::endless(seed);
                drop(table_of::<G>(&mut tape));
                tape.read().to_vec()
            })
            .collect()
    })
}

/// A game whose seats, options and answers are those of a tape; none where the tape is too short for a
/// deal. Options that cannot be had together make place for the usual ones. It ends where the tape does.
pub fn table_of<G: Hosted>(tape: &mut Tape) -> Option<Table<G>> {
    let cards = G::cards();
    let seed = Seed::from_number(u64::from(tape.byte()?));
    let n_seats = *G::SEATS.start() + tape.pick(G::SEATS.count() as u64)? as u8;
    let options = read_options::<G>(&agreed::<G>(tape, &cards.content)?).ok();
    let setup = options.and_then(|options| G::setup(n_seats, options, &cards.content).ok());
    let usual = || G::setup(n_seats, G::Options::default(), &cards.content).ok();
    let setup = setup.or_else(usual)?;
    let header = Record::<G>::header(setup, &cards, &seed);
    let opening = Opening { header, content: cards.content };
    let mut table = Table::<G>::open(opening, seed).expect("a deal is no position");
    while let Some(decision) = table.pending().first()
        && table.next_seq() < ENTRIES_MAX
    {
        let menu = table.menu(decision.id);
        let Some(answer) = tape.answer(&menu) else { break };
        let proposed = table.propose(decision.seat, decision.id, answer, By::Person);
        table.commit(proposed.expect("what is on the menu is legal"));
    }
    Some(table)
}

/// One option in four is another than usual.
fn agreed<G: Hosted>(tape: &mut Tape, content: &G::Content) -> Option<BTreeMap<String, String>> {
    let mut words = BTreeMap::new();
    for info in G::option_infos(content) {
        if tape.pick(4)? == 3 && !info.values.is_empty() {
            let value = tape.pick(info.values.len() as u64)? as usize;
            words.insert(info.name, info.values[value].clone());
        }
    }
    Some(words)
}
