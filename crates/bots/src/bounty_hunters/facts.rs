//! The numbers on the cards, one look-up each.

use bounty_hunters::{CARDS, Card, Content, ContractKind, Deck, Face, Icon};

/// The characters that targets show.
pub const CHARACTERS: usize = 8;

/// What targets, hunters, droids and crates show; zero where a card has no
/// such number.
#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    /// The shields of a target, the attack values of a hunter or droid.
    pub colours: [i16; 3],
    /// What a target or a crate card is worth.
    pub points: i16,
    /// What a hunter costs.
    pub penalty: i16,
    /// What a market card costs, in credits.
    pub cost: u8,
    pub n_crates: u8,
    /// Whom a target shows.
    pub who: u8,
    pub icon: Option<Icon>,
}

/// BH-9: what a contract pays for.
#[derive(Clone, Copy, Debug)]
pub struct Terms {
    pub kind: ContractKind,
    /// The same character twice where it names one.
    pub who: [u8; 2],
    pub per_target: [f32; 2],
    pub per_duo: f32,
}

/// A card set in numbers.
#[derive(Clone, Debug)]
pub struct Facts {
    numbers: [Numbers; CARDS as usize],
    terms: [Terms; Deck::Contract.size() as usize],
}

impl Facts {
    pub fn of(content: &Content) -> Self {
        let ids = content.targets.iter().map(|face| face.character.as_str());
        let mut known: Vec<&str> = Vec::with_capacity(CHARACTERS);
        for id in ids {
            if !known.contains(&id) {
                known.push(id);
            }
        }
        // A checked set has eight; nothing breaks if one had more.
        let who = |id: &str| {
            known.iter().position(|it| *it == id).map_or(0, |at| at.min(CHARACTERS - 1)) as u8
        };
        let numbers = std::array::from_fn(|idx| numbers(content, Card::new(idx as u8), &who));
        let terms = std::array::from_fn(|idx| {
            let face = &content.contracts[idx];
            Terms {
                kind: face.kind,
                who: [0, 1]
                    .map(|nth| face.characters.get(nth).or(face.characters.first()))
                    .map(|id| id.map_or(0, |id| who(id))),
                per_target: [0, 1].map(|nth| face.per_target.get(nth).map_or(0.0, |p| (*p).into())),
                per_duo: face.per_duo.into(),
            }
        });
        Self { numbers, terms }
    }

    #[inline]
    pub fn card(&self, card: Card) -> &Numbers {
        &self.numbers[card.idx()]
    }

    /// The terms of the contract with this place in its deck.
    #[inline]
    pub fn terms(&self, nth: u32) -> &Terms {
        &self.terms[nth as usize]
    }
}

fn numbers(content: &Content, card: Card, who: &impl Fn(&str) -> u8) -> Numbers {
    let blank = Numbers {
        colours: [0; 3],
        points: 0,
        penalty: 0,
        cost: 0,
        n_crates: 0,
        who: 0,
        icon: None,
    };
    match content.face(card) {
        Face::Target(face) => Numbers {
            colours: face.shields.map(i16::from),
            points: face.points.into(),
            who: who(&face.character),
            icon: face.icon,
            ..blank
        },
        Face::Hunter(face) => {
            Numbers { colours: face.attack.map(i16::from), penalty: face.penalty.into(), ..blank }
        }
        Face::Droid(face) => {
            Numbers { colours: face.attack.map(i16::from), cost: face.cost, ..blank }
        }
        Face::Crate(face) => Numbers {
            points: face.points.into(),
            cost: face.cost,
            n_crates: face.n_crates,
            ..blank
        },
        Face::Contract(_) => blank,
    }
}
