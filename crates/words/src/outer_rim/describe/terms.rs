//! What the small words of the rulebook are called in the Fluent files.
//!
//! Every match is exhaustive: a new term does not compile without a word.

use outer_rim::{
    Arena, Body, Class, Deck, Face, Faction, Kind, Skill, Standing, Trait, WhichFaction,
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
