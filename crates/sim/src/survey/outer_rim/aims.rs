//! What the set was made for (issue and specification agree), and whether the
//! games bear it out.

use super::path::Path;
use super::tallies::Tallies;
use crate::survey::Aim;
use outer_rim::{Content, Options};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

/// How many rounds a game of [`SEATS`] to [`FAME`] should take.
pub const ROUNDS: RangeInclusive<i64> = 12..=22;
/// The share of games that should.
const WITHIN: f64 = 0.9;
/// The table whose length is aimed at.
const SEATS: u64 = 4;
/// The fame it plays to.
const FAME: u8 = 10;
/// A path should give a winner at least this many times, and at most this many
/// times, what an even split of fame would.
const PATH_SHARE: RangeInclusive<f64> = 1.0 / 3.0..=2.0;
/// A card that is taken more seldom of the times it was shown is as good as never taken.
const HARDLY_EVER: f64 = 0.01;
/// A card that is taken more often is as good as always taken.
const NEARLY_ALWAYS: f64 = 0.99;

/// Whether the length of such games is aimed at.
pub fn rounds_are_aimed_at(tallies: &Tallies, options: &Options) -> bool {
    tallies.n_seats == SEATS && options.fame == FAME && !options.ambitions
}

/// Every aim that such games can tell of. That all content comes up is not
/// one: no single setup covers all of it, and `--cover` plays a mix.
pub fn aims(tallies: &Tallies, content: &Content, options: &Options) -> Vec<Aim> {
    let mut aims = Vec::new();
    if rounds_are_aimed_at(tallies, options) {
        aims.push(rounds(tallies));
    }
    if tallies.n_seats > 1 {
        let fair = 1.0 / tallies.n_seats as f64;
        let named = [
            ("character", &tallies.characters),
            ("ship at the end", &tallies.ships),
            ("ambition", &tallies.ambitions),
        ];
        for (what, shares) in named {
            let shares = shares.iter().map(|(name, share)| (name.as_str(), *share));
            aims.extend(Aim::none_too_much(what, shares, fair));
        }
        let places = ["first", "second", "third", "fourth"].into_iter().zip(tallies.order);
        let places = places.take(tallies.n_seats as usize);
        aims.extend(Aim::none_too_much("place in turn order", places, fair));
    }
    aims.extend(paths(tallies));
    aims.extend(cards(tallies, content, options.expansion));
    aims
}

fn rounds(tallies: &Tallies) -> Aim {
    let spread = &tallies.rounds;
    let share = spread.within(*ROUNDS.start(), *ROUNDS.end());
    Aim {
        aim: format!(
            "a game of {SEATS} to {FAME} fame ends in {} to {} rounds, nine of ten times",
            ROUNDS.start(),
            ROUNDS.end()
        ),
        came_out: format!("{}, {:.1} % of games within", spread.text(), 100.0 * share),
        met: share >= WITHIN,
    }
}

/// The six ways that the game names; goals are one.
fn paths(tallies: &Tallies) -> Option<Aim> {
    const WAYS: [(&str, &[Path]); 6] = [
        ("bounties", &[Path::Bounties]),
        ("cargo", &[Path::Cargo]),
        ("jobs", &[Path::Jobs]),
        ("patrols", &[Path::Patrols]),
        ("luxury", &[Path::Luxury]),
        ("goals", &[Path::CharacterGoal, Path::ShipGoal]),
    ];
    let fame = |path: &Path| tallies.fame.get(path).map_or(0, |[_, winners]| *winners);
    let all: i64 = Path::ALL.iter().map(fame).sum();
    if all <= 0 {
        return None;
    }
    let even = 1.0 / WAYS.len() as f64;
    let mut shares =
        WAYS.map(|(name, paths)| (name, paths.iter().map(fame).sum::<i64>() as f64 / all as f64));
    shares.sort_by(|one, two| one.1.total_cmp(&two.1));
    let [least, .., most] = shares;
    let bounds = [PATH_SHARE.start() * even, PATH_SHARE.end() * even];
    Some(Aim {
        aim: format!(
            "every path gives {:.1} to {:.1} % of the winners' fame",
            100.0 * bounds[0],
            100.0 * bounds[1]
        ),
        came_out: format!(
            "least {} {:.1} %, most {} {:.1} %",
            least.0,
            100.0 * least.1,
            most.0,
            100.0 * most.1
        ),
        met: least.1 >= bounds[0] && most.1 <= bounds[1],
    })
}

fn cards(tallies: &Tallies, content: &Content, expansion: bool) -> Option<Aim> {
    let market = tallies.market(content, expansion).filter(|(_, tally)| tally.n_shown > 0);
    let mut taken: BTreeMap<&str, f64> = BTreeMap::new();
    for (card, tally) in market {
        taken.insert(&*card.id, tally.n_taken as f64 / tally.n_shown as f64);
    }
    let least = taken.iter().min_by(|one, two| one.1.total_cmp(two.1))?;
    let most = taken.iter().max_by(|one, two| one.1.total_cmp(two.1))?;
    let share = |(name, share): (&&str, &f64)| format!("{name} {:.1} %", 100.0 * share);
    Some(Aim {
        aim: format!(
            "no market card is taken less than {:.0} % or more than {:.0} % of the times it is shown",
            100.0 * HARDLY_EVER,
            100.0 * NEARLY_ALWAYS
        ),
        came_out: format!("least {}, most {}", share(least), share(most)),
        met: (HARDLY_EVER..=NEARLY_ALWAYS).contains(least.1)
            && (HARDLY_EVER..=NEARLY_ALWAYS).contains(most.1),
    })
}
