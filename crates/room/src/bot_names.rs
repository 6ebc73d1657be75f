//! The names of bots.

use tabletop::Seat;

/// The regulars. Invented here; more of them than any table has seats.
const REGULARS: [&str; 24] = [
    "Vex",
    "Old Marl",
    "Tikka",
    "Sable",
    "Brannoc",
    "Juno Reef",
    "Dray",
    "Ossa",
    "Quill",
    "Pell",
    "Karrin",
    "Moth",
    "Zeb Tull",
    "Nira",
    "Fenn",
    "Copper",
    "Ibsa",
    "Lucky Oro",
    "Harl",
    "Wick",
    "Tamsin",
    "Gant",
    "Ruza",
    "Six Pence",
];

/// The name of the bot in this seat. It depends on the table and the seat
/// alone, so a table's bots keep their names, and no two of a table share one.
#[must_use]
pub(crate) fn bot_name(table: &str, seat: Seat) -> String {
    let hash = blake3::hash(table.as_bytes());
    let first = usize::from(hash.as_bytes()[0]);
    // Any step that shares no divisor with 24 visits every name before it repeats one.
    let step = [5, 7, 11, 13][usize::from(hash.as_bytes()[1] % 4)];
    REGULARS[(first + step * seat.idx()) % REGULARS.len()].to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use tabletop::SEATS_MAX;

    #[test]
    fn the_bots_of_a_table_have_different_names_that_stay() {
        for table in ["a", "b", "8k2", "zzzz"] {
            let names = || Seat::all(SEATS_MAX as u8).map(|seat| bot_name(table, seat));
            assert_eq!(names().collect::<BTreeSet<_>>().len(), SEATS_MAX);
            assert!(names().eq(names()));
        }
        assert_ne!(bot_name("a", Seat::new(0)), bot_name("b", Seat::new(0)));
    }
}
