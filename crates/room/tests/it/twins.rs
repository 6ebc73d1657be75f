//! Nobody is told by a byte what they may not know.
//!
//! A *twin* of a table is another table that this viewer cannot tell from it: two pieces that
//! the viewer has not seen are exchanged in the whole log from where both lay in the same pool,
//! or somebody's sealed choice is another one, or of two pieces that look the same the other
//! one was used. Chance and answers are those of the real table with the pieces exchanged, so
//! the rules decide the twin anew: a question that is asked in one of the two only would show.
//!
//! Both tables are played side by side in real rooms. Everything that is sent to the viewer is
//! compared byte by byte until the first entry that may lawfully differ. When that is, the
//! tests know by the rulebook ([`Secrets::shown`]) and not by the code that hides things. Bots
//! give the recorded answers; their time is tested in `bots`.

mod bounty_hunters;
mod choosing;
mod han_solo;
mod lockstep;
mod outer_rim;
mod played;
mod stand;

use catalog::Hosted;
use catalog::games::{BountyHunters, HanSolo, OuterRim};
use lockstep::compare;
use played::Played;
use tabletop::{Answer, Dice, EntryOf, Viewer};

/// A card, token or contact: what it shows to scripted dice, or a number that is more exact.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Piece(pub u32);

/// A piece that chance brought to light.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    /// Which face of its entry's chance it was.
    pub face_idx: usize,
    /// Which event of the entry tells of it.
    pub event_idx: usize,
    /// The piece.
    pub piece: Piece,
}

/// What a test knows of a game's secrets, by its rulebook.
pub trait Secrets: Hosted {
    /// The options of a random table.
    fn some_options(dice: &mut Dice) -> Self::Options;

    /// The pieces that chance drew in an entry.
    fn draws(faces: &[u32], events: &[Self::Event]) -> Vec<Draw>;

    /// The pieces that might have been drawn in place of this one.
    fn pool(before: &Self::State, piece: Piece) -> Vec<Piece>;

    /// What a piece shows to scripted dice.
    fn face(piece: Piece) -> u32;

    /// The pieces that this viewer sees by this event.
    fn shown(before: &Self::State, event: &Self::Event, viewer: Viewer) -> Vec<Piece>;

    /// Whether two pieces look the same.
    fn alike(content: &Self::Content, pair: [Piece; 2]) -> bool;

    /// The recorded answer of an entry with two pieces exchanged.
    fn exchanged(
        entry: &EntryOf<Self>,
        answer: &Answer<Self::Action>,
        pair: [Piece; 2],
    ) -> Answer<Self::Action>;

    /// Answers that name a piece, right or wrong.
    fn naming(piece: Piece) -> Vec<Answer<Self::Action>>;

    /// Where an answer used one of two pieces that look the same: which two, and the answer
    /// that uses the other.
    fn twofold(before: &Self::State, entry: &EntryOf<Self>) -> Option<Twofold<Self>>;

    /// Whether others see after this entry in which order a hand was held.
    fn shows_orders(entry: &EntryOf<Self>) -> bool;

    /// What random play at the table of this number is fond of, so that what hides something
    /// comes up often.
    fn is_sought(number: u64, action: &Self::Action) -> bool;
}

/// An answer that used one of two pieces that look the same.
pub struct Twofold<G: Hosted> {
    pub pair: [Piece; 2],
    pub other: Answer<G::Action>,
}

/// What was compared.
#[derive(Clone, Copy, Default, Debug)]
pub struct Tally {
    pub n_twins: u32,
    /// Twins whose state was another one while bytes were compared.
    pub n_different: u32,
    pub n_messages: u64,
    /// By [`Kind`].
    pub n_of_kind: [u32; 4],
}

/// What is another one in a twin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Two pieces that do not look the same.
    Pieces,
    /// Two pieces that look the same.
    Alike,
    /// A sealed choice.
    Choice,
    /// Which of two pieces that look the same was used.
    Use,
}

/// How many twins are made of one recorded game.
const TWINS_PER_GAME: u32 = 10;

/// How many twins of each game: `TWINS`, or as agreed here.
fn n_twins() -> u32 {
    std::env::var("TWINS").ok().and_then(|it| it.parse().ok()).unwrap_or(100)
}

fn check<G: Secrets>(kinds: &[Kind]) {
    let mut tally = Tally::default();
    for seed in 0.. {
        let played = Played::<G>::play(seed);
        let mut dice = Dice::swift(!seed);
        for nth in 0..TWINS_PER_GAME {
            if tally.n_twins >= n_twins() {
                break;
            }
            if let Some(twin) = choosing::choose(&played, &mut dice) {
                compare(&played, &twin, &mut dice, &mut tally)
                    .unwrap_or_else(|fault| panic!("{} {seed}, twin {nth}: {fault}", G::ID));
            }
        }
        if tally.n_twins >= n_twins() {
            break;
        }
    }
    println!("{}: {tally:?}", G::ID);
    for kind in kinds {
        assert!(tally.n_of_kind[*kind as usize] > 0, "no twins of {kind:?}: {tally:?}");
    }
    assert!(tally.n_different * 10 >= n_twins() * 9, "twins must differ: {tally:?}");
    assert!(tally.n_messages >= u64::from(n_twins()) * 3, "much must be sent: {tally:?}");
}

#[test]
fn nobody_can_tell_twins_apart_in_han_solo() {
    // Rules: HS-10.1, HS-10.4, HS-10.6
    check::<HanSolo>(&[Kind::Pieces, Kind::Choice, Kind::Use]);
}

#[test]
fn nobody_can_tell_twins_apart_in_bounty_hunters() {
    // Rules: BH-14.5
    check::<BountyHunters>(&[Kind::Pieces, Kind::Alike, Kind::Choice, Kind::Use]);
}

#[test]
fn nobody_can_tell_twins_apart_in_outer_rim() {
    // Rules: OR-17.8, OR-24.5
    check::<OuterRim>(&[Kind::Pieces]);
}
