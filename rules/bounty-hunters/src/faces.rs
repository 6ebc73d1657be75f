//! The numbers of a card set in the shape the engine needs: one look-up each.

use crate::cards::Cards;
use crate::content::Lists;
use crate::prints::Prints;
use crate::{Card, ContractKind, DROIDS, Deck, Icon};
use core::fmt;

/// The characters that targets show.
pub(crate) const CHARACTERS: usize = 8;
/// How many attack cards there are: hunters, then droids.
pub(crate) const ATTACKERS: usize = 63 + DROIDS as usize;
const TARGETS: usize = 44;
const CONTRACTS: usize = 44;
const MARKET: usize = 44;
/// A card costs fewer credits than this.
const COSTS: usize = 100;

/// Three values of sixteen bits, green lowest, and in the top sixteen the
/// points that hunters cost. Sums of a whole deck fit: a value is at most 99.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Force(u64);

impl Force {
    pub(crate) const ZERO: Self = Self(0);
    const HIGH: u64 = 0x8000_8000_8000;

    pub(crate) fn new(values: [u8; 3], penalty: u8) -> Self {
        let [green, blue, orange] = values.map(u64::from);
        Self(green | blue << 16 | orange << 32 | u64::from(penalty) << 48)
    }

    /// BH-6.2: the sum, colour by colour.
    #[inline]
    pub(crate) const fn plus(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }

    /// BH-7.1: whether all three values equal or exceed the shields.
    #[inline]
    pub(crate) const fn beats(self, shields: Self) -> bool {
        let values = self.0 & (Self::HIGH - 0x1_0001_0001);
        ((values | Self::HIGH) - shields.0) & Self::HIGH == Self::HIGH
    }

    /// Green, blue, orange.
    pub(crate) const fn values(self) -> [u16; 3] {
        [self.0 as u16, (self.0 >> 16) as u16, (self.0 >> 32) as u16]
    }

    /// BH-11.5: what the hunters cost.
    #[inline]
    pub(crate) const fn penalty(self) -> u16 {
        (self.0 >> 48) as u16
    }
}

impl fmt::Debug for Force {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}-{}", self.values(), self.penalty())
    }
}

/// What the engine needs of a contract.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Terms {
    pub(crate) kind: ContractKind,
    /// Its characters; the same one twice where it names one.
    pub(crate) characters: [u8; 2],
    pub(crate) per_target: [u8; 2],
    pub(crate) per_duo: u8,
}

/// A card set as the engine sees it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Faces {
    shields: [Force; TARGETS],
    points: [u8; TARGETS],
    icons: [Option<Icon>; TARGETS],
    /// The targets of each character.
    pub(crate) of_character: [Cards; CHARACTERS],
    pub(crate) with_contract_icon: Cards,
    attack: [Force; ATTACKERS],
    costs: [u8; MARKET],
    /// By number of credits: the market cards they pay for.
    payable: [Cards; COSTS],
    /// The crates on a market card; none on a droid.
    n_crates: [u8; MARKET],
    market_points: [u8; MARKET],
    terms: [Terms; CONTRACTS],
    /// Which cards show the same.
    pub(crate) prints: Prints,
}

/// The place of an attack card among the attack cards.
#[inline]
pub(crate) const fn attacker(card: Card) -> usize {
    if card.idx() < 107 { card.idx() - 44 } else { card.idx() - 151 + 63 }
}

impl Faces {
    /// Reads a card set. One that was not checked may be short or name nobody;
    /// it can be read all the same, so that its faults can be told.
    pub(crate) fn of(content: &Lists) -> Self {
        let no_terms =
            Terms { kind: ContractKind::Pair, characters: [0; 2], per_target: [0; 2], per_duo: 0 };
        let mut faces = Self {
            shields: [Force::default(); TARGETS],
            points: [0; TARGETS],
            icons: [None; TARGETS],
            of_character: [Cards::EMPTY; CHARACTERS],
            with_contract_icon: Cards::EMPTY,
            attack: [Force::default(); ATTACKERS],
            costs: [0; MARKET],
            payable: [Cards::EMPTY; COSTS],
            n_crates: [0; MARKET],
            market_points: [0; MARKET],
            terms: [no_terms; CONTRACTS],
            prints: Prints::of(content),
        };
        faces.read_targets(content);
        for (slot, face) in faces.attack.iter_mut().zip(&content.hunters) {
            *slot = Force::new(face.attack, face.penalty);
        }
        for (idx, face) in content.droids.iter().enumerate().take(usize::from(DROIDS)) {
            faces.attack[63 + idx] = Force::new(face.attack, 0);
            faces.costs[idx] = face.cost;
        }
        for (idx, face) in content.crates.iter().enumerate().take(MARKET - usize::from(DROIDS)) {
            let idx = usize::from(DROIDS) + idx;
            faces.costs[idx] = face.cost;
            faces.n_crates[idx] = face.n_crates;
            faces.market_points[idx] = face.points;
        }
        for (credits, payable) in faces.payable.iter_mut().enumerate() {
            let cards = (0..MARKET).filter(|idx| usize::from(faces.costs[*idx]) <= credits);
            *payable = cards.map(|idx| Card::new(Deck::Market.first() + idx as u8)).collect();
        }
        faces.read_contracts(content);
        faces
    }

    fn read_targets(&mut self, content: &Lists) {
        for (idx, face) in content.targets.iter().enumerate().take(TARGETS) {
            let card = Card::new(Deck::Target.first() + idx as u8);
            self.shields[idx] = Force::new(face.shields, 0);
            self.points[idx] = face.points;
            self.icons[idx] = face.icon;
            if face.icon == Some(Icon::Contract) {
                self.with_contract_icon.insert(card);
            }
            self.of_character[character(content, &face.character)].insert(card);
        }
    }

    fn read_contracts(&mut self, content: &Lists) {
        for (slot, face) in self.terms.iter_mut().zip(&content.contracts) {
            let (Some(first), Some(last)) = (face.characters.first(), face.characters.last())
            else {
                continue;
            };
            let (Some(one), Some(other)) = (face.per_target.first(), face.per_target.last()) else {
                continue;
            };
            *slot = Terms {
                kind: face.kind,
                characters: [first, last].map(|id| character(content, id) as u8),
                per_target: [*one, *other],
                per_duo: face.per_duo,
            };
        }
    }

    /// The shields of a target.
    #[inline]
    pub(crate) fn shields(&self, target: Card) -> Force {
        self.shields[target.idx()]
    }

    /// What a captured target is worth.
    #[inline]
    pub(crate) fn points(&self, target: Card) -> u8 {
        self.points[target.idx()]
    }

    /// The bonus icon of a target.
    #[inline]
    pub(crate) fn icon(&self, target: Card) -> Option<Icon> {
        self.icons[target.idx()]
    }

    /// What an attack card adds to a confrontation.
    #[inline]
    pub(crate) fn attack(&self, card: Card) -> Force {
        self.attack[attacker(card)]
    }

    /// What a market card costs.
    #[inline]
    pub(crate) fn cost(&self, card: Card) -> u8 {
        self.costs[usize::from(card.nth())]
    }

    /// The market cards that this many credits pay for, one at a time.
    #[inline]
    pub(crate) fn payable(&self, credits: u8) -> Cards {
        self.payable[usize::from(credits).min(COSTS - 1)]
    }

    /// How many crates a market card shows.
    #[inline]
    pub(crate) fn n_crates(&self, card: Card) -> u8 {
        self.n_crates[usize::from(card.nth())]
    }

    /// What a crate card is worth once it is paid.
    #[inline]
    pub(crate) fn crate_points(&self, card: Card) -> u8 {
        self.market_points[usize::from(card.nth())]
    }

    /// What a contract says.
    #[inline]
    pub(crate) fn terms(&self, card: Card) -> &Terms {
        &self.terms[usize::from(card.nth())]
    }
}

/// The place of a character among those that targets show.
fn character(content: &Lists, id: &str) -> usize {
    let mut targets = content
        .characters
        .iter()
        .filter(|who| who.kind == crate::CharacterKind::Target)
        .take(CHARACTERS);
    targets.position(|who| who.id == id).unwrap_or(0)
}
