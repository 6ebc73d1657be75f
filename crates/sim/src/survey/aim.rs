//! What a card set was made for, and whether the games bear it out.

use super::share::Share;
use serde::Serialize;
use wire::{StatColumn, StatTable};

/// Nothing should win more than this many times its fair share.
pub const TOO_MUCH: f64 = 1.5;

/// Something that is asked of a card set.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Aim {
    pub aim: String,
    pub came_out: String,
    pub met: bool,
}

impl Aim {
    /// No one of these wins too much: the interval of the greatest share, as a
    /// multiple of the fair one, begins below the bound.
    pub fn none_too_much<'a>(
        what: &str,
        shares: impl Iterator<Item = (&'a str, Share)>,
        fair: f64,
    ) -> Option<Self> {
        let times = |share: Share| share.rate().over(fair);
        let all: Vec<_> = shares.map(|(name, share)| (name, times(share))).collect();
        // What reaches highest for certain decides, not a name that came up twice.
        let (name, most) = all.iter().max_by(|one, two| one.1.low.total_cmp(&two.1.low))?;
        Some(Self {
            aim: format!("no {what} above {TOO_MUCH} times its share at 95 % confidence"),
            came_out: format!("{name}: {:.2} ({:.2}–{:.2})", most.rate, most.low, most.high),
            met: most.low <= TOO_MUCH,
        })
    }
}

/// The aims as a table.
pub fn to_table(aims: &[Aim]) -> StatTable {
    let rows = aims.iter().map(|aim| {
        let met = if aim.met { "yes" } else { "NO" };
        vec![aim.aim.clone(), aim.came_out.clone(), met.to_owned()]
    });
    let columns = ["aim", "came out", "met"];
    let columns = columns.map(|title| StatColumn { title: title.to_owned(), number: false });
    StatTable { title: "Aims".to_owned(), columns: columns.to_vec(), rows: rows.collect() }
}

#[cfg(test)]
mod tests {
    use super::super::WHOLE_WIN;
    use super::*;

    fn share(n: u64, wins: u64) -> Share {
        Share { n, wins: wins * WHOLE_WIN }
    }

    fn check(shares: &[(&'static str, Share)], met: bool, came_out: &str) {
        let aim = Aim::none_too_much("ship", shares.iter().copied(), 0.25).unwrap();
        assert_eq!((aim.met, aim.came_out.as_str()), (met, came_out));
    }

    #[test]
    fn too_much_is_too_much_for_certain() {
        check(&[("a", share(1000, 250)), ("b", share(1000, 450))], false, "b: 1.80 (1.68–1.92)");
        // Two of three are many, and may be luck.
        check(&[("a", share(1000, 300)), ("b", share(3, 2))], true, "a: 1.20 (1.09–1.32)");
        assert!(Aim::none_too_much("ship", std::iter::empty(), 0.25).is_none());
    }

    #[test]
    fn a_missed_aim_stands_out() {
        let aim = Aim { aim: "short".to_owned(), came_out: "long".to_owned(), met: false };
        assert_eq!(to_table(&[aim]).rows, [["short", "long", "NO"]]);
    }
}
