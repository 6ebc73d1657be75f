//! What the small words of the rulebook are called in the Fluent files.
//!
//! Every match is exhaustive: a new term does not compile without a word.

use outer_rim::{
    Arena, Body, Class, Deck, Duration, Face, Faction, Kind, Skill, Standing, Trait, WhichFaction,
};

pub(super) fn skill(skill: Skill) -> &'static str {
    match skill {
        Skill::Influence => "influence",
        Skill::Knowledge => "knowledge",
        Skill::Piloting => "piloting",
        Skill::Stealth => "stealth",
        Skill::Strength => "strength",
        Skill::Tactics => "tactics",
        Skill::Tech => "tech",
    }
}

pub(super) fn faction(faction: Faction) -> &'static str {
    match faction {
        Faction::Hutt => "hutt",
        Faction::Syndicate => "syndicate",
        Faction::Imperial => "imperial",
        Faction::Rebel => "rebel",
    }
}

pub(super) fn which(faction: WhichFaction) -> &'static str {
    match faction {
        WhichFaction::Hutt => "hutt",
        WhichFaction::Syndicate => "syndicate",
        WhichFaction::Imperial => "imperial",
        WhichFaction::Rebel => "rebel",
        WhichFaction::Here => "here",
        WhichFaction::Chosen => "chosen",
        WhichFaction::NearestPatrol => "nearest",
    }
}

pub(super) fn standing(standing: Standing) -> &'static str {
    match standing {
        Standing::Negative => "negative",
        Standing::Neutral => "neutral",
        Standing::Positive => "positive",
    }
}

pub(super) fn duration(duration: Duration) -> &'static str {
    match duration {
        Duration::Roll => "roll",
        Duration::Turn => "turn",
        Duration::NextTurn => "next-turn",
    }
}

pub(super) fn class(class: Class) -> &'static str {
    match class {
        Class::White => "white",
        Class::Green => "green",
        Class::Yellow => "yellow",
        Class::Orange => "orange",
    }
}

pub(super) fn trait_(of: Trait) -> &'static str {
    match of {
        Trait::Illegal => "illegal",
        Trait::Secret => "secret",
        Trait::Armor => "armor",
        Trait::Weapon => "weapon",
        Trait::Droid => "droid",
        Trait::Ordnance => "ordnance",
        Trait::Wookiee => "wookiee",
        Trait::Imposed => "imposed",
    }
}

pub(super) fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::Bounty => "bounty",
        Deck::Cargo => "cargo",
        Deck::Gear => "gear",
        Deck::Job => "job",
        Deck::Luxury => "luxury",
        Deck::Ship => "ship",
    }
}

pub(super) fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Gear => "gear",
        Kind::Mod => "mod",
        Kind::Cargo => "cargo",
        Kind::Job => "job",
        Kind::Bounty => "bounty",
        Kind::Crew => "crew",
    }
}

pub(super) fn arena(arena: Arena) -> &'static str {
    match arena {
        Arena::Ground => "ground",
        Arena::Ship => "ship",
    }
}

pub(super) fn body(body: Body) -> &'static str {
    match body {
        Body::Character => "character",
        Body::Ship => "ship",
    }
}

pub(super) fn face(face: Face) -> &'static str {
    match face {
        Face::Blank => "blank",
        Face::Focus => "focus",
        Face::Hit => "hit",
        Face::Crit => "crit",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Lang, Speaker, args};
    use std::collections::BTreeSet;
    use tabletop::Viewer;

    /// A term without words of its own would be told by those of another.
    #[test]
    fn no_two_terms_sound_alike() {
        fn keys<T: Copy>(all: &[T], key: fn(T) -> &'static str) -> Vec<&'static str> {
            all.iter().map(|one| key(*one)).collect()
        }
        let terms = [
            ("orc-skill", keys(Skill::ALL, skill)),
            ("orc-of-skill", keys(Skill::ALL, skill)),
            ("orc-mod-skill", keys(Skill::ALL, skill)),
            ("orc-faction", keys(Faction::ALL, faction)),
            ("orc-with", keys(Faction::ALL, faction)),
            ("orc-patrol", keys(Faction::ALL, faction)),
            ("orc-if-any-reputation", keys(Standing::ALL, standing)),
            ("orc-class", keys(Class::ALL, class)),
            ("orc-trait", keys(Trait::ALL, trait_)),
            ("orc-that-is", keys(Trait::ALL, trait_)),
            ("orc-deck", keys(Deck::ALL, deck)),
            ("orc-when-bought", keys(Deck::ALL, deck)),
            ("orc-kind", keys(Kind::ALL, kind)),
            ("orc-kind-a", keys(Kind::ALL, kind)),
            ("orc-kind-s", keys(Kind::ALL, kind)),
            ("orc-per-card", keys(Kind::ALL, kind)),
            ("orc-when-gained", keys(Kind::ALL, kind)),
            ("orc-in-combat", keys(Arena::ALL, arena)),
            ("orc-if-damaged", keys(Body::ALL, body)),
            ("orc-face", keys(&Face::ALL, face)),
            ("orc-face-a", keys(&Face::ALL, face)),
        ];
        for lang in Lang::ALL {
            let speaker = Speaker::new(lang, &[], Viewer::Spectator);
            for (key, terms) in &terms {
                let say = |term: &&'static str| {
                    let args = args([
                        ("term", (*term).into()),
                        ("n", 1.into()),
                        ("text", "1".into()),
                        ("not", "no".into()),
                        ("gender", "m".into()),
                        ("a", "a".into()),
                        ("adj", "".into()),
                    ]);
                    speaker.say(key, &args)
                };
                let words: BTreeSet<String> = terms.iter().map(say).collect();
                assert_eq!(words.len(), terms.len(), "{key} in {lang}: {words:?}");
            }
        }
    }
}
