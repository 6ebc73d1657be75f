//! Playthroughs of every game in plain words, two setups each, to be read like code: whoever changes
//! a rule or a sentence sees here what becomes of it.
//!
//! After such a change look at the differences and take them:
//! `INSTA_UPDATE=always cargo nextest run -p words goldens`.

use catalog::games::{BountyHunters, HanSolo, OuterRim};
use catalog::{Eyes, Hosted, Record};
use std::fmt::Write as _;
use tabletop::{Answer, By, Decision, Dice, Kind, Menu, Opening, Seed, Table, Viewer};
use words::{Lang, Speaker, Teller as _};

/// A playthrough is cut after the entry that comes to this many lines: nobody reads more.
const LINES_MAX: usize = 480;
const NAMES: [&str; 4] = ["Ana", "Bo", "Cid", "Dex"];

/// A table in words, from the deal on.
struct Story<G: Hosted> {
    table: Table<G>,
    names: Vec<String>,
    text: String,
}

impl<G: Hosted> Story<G> {
    fn open(n_seats: u8, options: serde_json::Value, seed: u64) -> Self {
        let cards = G::cards();
        let asked = options.to_string();
        let options = G::from_value(options).expect("options of the game");
        let setup = G::setup(n_seats, options, &cards.content).expect("a setup");
        let seed = Seed::from_number(seed);
        let header = Record::<G>::header(setup, &cards, &seed);
        let opening = Opening { header, content: cards.content };
        let table = Table::<G>::open(opening, seed).expect("a deal is always possible");
        let names = NAMES[..usize::from(n_seats)].iter().map(ToString::to_string).collect();
        let text = format!("{}, {n_seats} seats, options {asked}\n", G::ID);
        Self { table, names, text }
    }

    fn speaker(&self, viewer: Viewer) -> Speaker<'_> {
        Speaker::new(Lang::En, &self.names, viewer)
    }

    /// The whole story: the deal, every question with its answers, what came of it, and the table at
    /// the end of it.
    fn told(mut self) -> String {
        let mut n_told = 0;
        self.what_came(&mut n_told);
        while let Some(decision) = self.table.pending().first() {
            if self.text.lines().count() >= LINES_MAX {
                self.line("\n(cut here)");
                break;
            }
            let answer = self.ask(decision);
            let by = By::Person;
            let proposed = self.table.propose(decision.seat, decision.id, answer, by);
            self.table.commit(proposed.expect("menus are legal"));
            self.what_came(&mut n_told);
        }
        self.table_as_it_is();
        self.text
    }

    fn line(&mut self, line: &str) {
        writeln!(self.text, "{line}").expect("writing into a text does not fail");
    }

    /// The question to a seat and its menu; the answer is marked.
    fn ask(&mut self, decision: Decision) -> Answer<G::Action> {
        let viewer = Viewer::Seat(decision.seat);
        let view = G::view(self.table.state(), viewer);
        let menu = self.table.menu(decision.id);
        let answer = chosen::<G>(&menu, self.table.next_seq());
        let mut lines = Vec::new();
        {
            let speaker = self.speaker(viewer);
            let teller = G::teller(&speaker, self.table.content(), &view);
            let (seq, name) = (self.table.next_seq(), speaker.name(decision.seat));
            lines.push(format!("\n{seq}. {name}: {}", teller.question(decision)));
            if menu.kind() == Kind::List {
                for item in menu.items() {
                    let mark = if Answer::Item(item.clone()) == answer { ">" } else { " " };
                    lines.push(format!("  {mark} {}", teller.label(item)));
                }
            } else {
                lines.push(format!("  > {}", teller.answer(&answer)));
            }
        }
        lines.iter().for_each(|line| self.line(line));
        answer
    }

    /// What a spectator reads of the entries that have not been told yet, each line with its rule.
    fn what_came(&mut self, n_told: &mut u32) {
        let eyes = Eyes::<G>::new(self.table.content(), self.speaker(Viewer::Spectator));
        let mut lines = Vec::new();
        for seen in eyes.steps(&self.table, *n_told).into_iter().flat_map(|step| step.seen) {
            let Some(line) = seen.line else { continue };
            let rule = seen.rule.map(|rule| format!(" [{rule}]")).unwrap_or_default();
            lines.push(format!("  = {line}{rule}"));
        }
        *n_told = self.table.next_seq();
        lines.iter().for_each(|line| self.line(line));
    }

    /// The table in a spectator's words, and the outcome if it is over.
    fn table_as_it_is(&mut self) {
        let view = G::view(self.table.state(), Viewer::Spectator);
        let outline = {
            let speaker = self.speaker(Viewer::Spectator);
            G::teller(&speaker, self.table.content(), &view).outline()
        };
        for section in outline.sections {
            self.line(&format!("\n# {}", section.heading));
            section.lines.iter().for_each(|line| self.line(line));
        }
        if let Some(outcome) = G::outcome(self.table.state()) {
            self.line(&format!("\nPlaces {:?}, points {:?}", outcome.places, outcome.scores));
        }
    }
}

/// An answer that does not hang on the order of the menu, so that a new item changes little: each
/// item has a number that follows from its name and the entry, and the lowest is taken.
fn chosen<G: Hosted>(menu: &Menu<G::Action>, seq: u32) -> Answer<G::Action> {
    if menu.kind() != Kind::List {
        return menu.sample(&mut Dice::swift(u64::from(seq)));
    }
    let number = |item: &&G::Action| {
        let text = format!("{seq} {item:?}");
        // FNV-1a: it only has to scatter.
        text.bytes().fold(0xCBF2_9CE4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3)
        })
    };
    let lowest = menu.items().iter().min_by_key(number);
    Answer::Item(lowest.expect("a question has answers").clone())
}

fn check(name: &str, told: &str) {
    insta::with_settings!({
        snapshot_path => "goldens",
        prepend_module_to_snapshot => false,
        omit_expression => true,
    }, {
        insta::assert_snapshot!(name, told);
    });
}

fn golden<G: Hosted>(name: &str, n_seats: u8, options: serde_json::Value, seed: u64) {
    check(name, &Story::<G>::open(n_seats, options, seed).told());
}

#[test]
fn han_solo_for_two() {
    golden::<HanSolo>("han-solo-two", 2, serde_json::json!({}), 1);
}

#[test]
fn han_solo_for_four_with_the_other_rulings() {
    let options = serde_json::json!({
        "contests": "simple", "picks": "highest", "captures": "once_per_game",
        "short_round": "trim", "browse_discards": true,
    });
    golden::<HanSolo>("han-solo-four", 4, options, 2);
}

#[test]
fn bounty_hunters_for_two() {
    golden::<BountyHunters>("bounty-hunters-two", 2, serde_json::json!({}), 1);
}

#[test]
fn bounty_hunters_for_four() {
    golden::<BountyHunters>("bounty-hunters-four", 4, serde_json::json!({}), 2);
}

#[test]
fn outer_rim_for_two() {
    golden::<OuterRim>("outer-rim-two", 2, serde_json::json!({}), 1);
}

#[test]
fn outer_rim_for_three_with_the_expansion() {
    let options = serde_json::json!({"expansion": true, "favors": true, "ambitions": true});
    golden::<OuterRim>("outer-rim-three", 3, options, 2);
}
