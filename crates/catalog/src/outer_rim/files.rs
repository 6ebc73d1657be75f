//! The files of the shipped content set of Outer Rim.

use crate::SetFile;

macro_rules! files {
    ($($path:literal,)*) => {
        &[$(SetFile::shipped(
            $path,
            include_str!(concat!("../../../../rules/outer-rim/data/", $path)),
        ),)*]
    };
}

/// Every file of the set, in the order they are gathered.
pub(super) const FILES: &[SetFile] = files![
    "ai.toml",
    "ambitions.toml",
    "board.toml",
    "characters.toml",
    "contacts.toml",
    "databank/ambitions.toml",
    "databank/contacts-green.toml",
    "databank/contacts-orange.toml",
    "databank/contacts-white.toml",
    "databank/contacts-yellow.toml",
    "databank/imposed.toml",
    "databank/jobs-unfinished.toml",
    "databank/jobs.toml",
    "databank/start.toml",
    "databank/trouble.toml",
    "encounters/core.toml",
    "encounters/navpoint.toml",
    "encounters/t1.toml",
    "encounters/t2.toml",
    "encounters/t3.toml",
    "encounters/t4.toml",
    "encounters/t5.toml",
    "encounters/t6.toml",
    "levels.toml",
    "market/bounty.toml",
    "market/cargo.toml",
    "market/gear.toml",
    "market/job.toml",
    "market/luxury.toml",
    "market/ship.toml",
    "patrols.toml",
    "set.toml",
    "ships.toml",
    "titles/en/ambitions.toml",
    "titles/en/board.toml",
    "titles/en/characters.toml",
    "titles/en/contacts.toml",
    "titles/en/databank.toml",
    "titles/en/encounters.toml",
    "titles/en/market.toml",
    "titles/en/ships.toml",
    "titles/es/ambitions.toml",
    "titles/es/board.toml",
    "titles/es/characters.toml",
    "titles/es/contacts.toml",
    "titles/es/databank.toml",
    "titles/es/encounters.toml",
    "titles/es/market.toml",
    "titles/es/ships.toml",
    "titles/fr/ambitions.toml",
    "titles/fr/board.toml",
    "titles/fr/characters.toml",
    "titles/fr/contacts.toml",
    "titles/fr/databank.toml",
    "titles/fr/encounters.toml",
    "titles/fr/market.toml",
    "titles/fr/ships.toml",
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    #[test]
    fn every_file_of_the_folder_is_shipped() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../rules/outer-rim/data");
        let found: Vec<String> =
            testkit::data::texts(&folder).into_iter().map(|(name, _)| name).collect();
        let mut shipped: Vec<&str> = FILES.iter().map(|file| &*file.path).collect();
        shipped.sort_unstable();
        assert_eq!(shipped, found);
    }
}
