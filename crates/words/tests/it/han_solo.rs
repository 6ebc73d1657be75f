//! The words of the Han Solo Card Game where cards look alike.

use catalog::games::HanSolo;
use catalog::{Hosted as _, Record};
use han_solo::{Action, Ask, Card, CardName, View};
use tabletop::{Game as _, Opening, Seat, Seed, Table, Viewer};
use words::{Lang, Speaker, Teller as _, Words as _};

/// Seat 0 holds these cards, the last of them drawn just now or taken, and is asked what to put down.
fn asked(cards: &[&str], is_taken: bool) -> View {
    let set = HanSolo::cards();
    let setup = HanSolo::setup(2, Default::default(), &set.content).expect("a setup");
    let seed = Seed::from_number(1);
    let header = Record::<HanSolo>::header(setup, &set, &seed);
    let table = Table::<HanSolo>::open(Opening { header, content: set.content }, seed);
    let seat = Seat::new(0);
    let mut view = HanSolo::view(table.expect("a table").state(), Viewer::Seat(seat));
    let card = |name: &&str| Card::try_from((*name).to_owned()).expect("a card");
    view.players[0].cards = cards.iter().map(card).collect();
    let taken = cards.last().map(card).filter(|_| is_taken);
    view.ask = Ask::Discard { seat, taken };
    view
}

fn label(view: &View, name: CardName) -> String {
    let speaker = Speaker::new(Lang::En, &[], Viewer::Seat(Seat::new(0)));
    HanSolo::teller(&speaker, &HanSolo::cards().content, view).label(&Action::Discard(name))
}

#[test]
fn of_two_cards_that_look_alike_no_label_says_which_was_drawn() {
    // Rules: HS-10.6
    let name = |card: &str| CardName::try_from(card.to_owned()).expect("a name");
    let one = asked(&["+3a", "-4a", "+10a"], false);
    assert_eq!(label(&one, name("+10a")), "Discard the +10 you just drew");
    assert_eq!(label(&one, name("+3a")), label(&asked(&["+3a", "-4a"], true), name("+3a")));
    let two = asked(&["+10a", "-4a", "+10b"], false);
    assert_eq!(label(&two, CardName::any(10)).replace("+10", "+3"), label(&one, name("+3a")));
    // HS-3.4: whichever goes down, a card that was taken is put back.
    let [alone, alike] = [asked(&["-4a", "+10a"], true), asked(&["+10a", "-4a", "+10b"], true)];
    assert_eq!(label(&alike, CardName::any(10)), label(&alone, name("+10a")));
}
