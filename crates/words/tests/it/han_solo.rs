//! The words of the Han Solo Card Game where cards look alike.

use catalog::games::HanSolo;
use catalog::{Hosted as _, Record};
use han_solo::{Action, Ask, Card, CardName, Ranked, Reveal, View, Why};
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

/// A view whose last reveal was of these two hands, the better one seat 1's.
fn revealed(why: Why, hands: [&str; 2], compared: [i8; 2]) -> View {
    let mut view = asked(&["+3a", "-4a"], false);
    let cards = |values: &str| -> Vec<CardName> {
        values.split_whitespace().map(|value| CardName::any(value.parse().unwrap())).collect()
    };
    let [upper, lower] = hands.map(cards);
    let score = |hand: &[CardName]| hand.iter().map(|card| card.value()).sum();
    let ranked = |seat, hand: &[CardName], place| Ranked {
        seat: Seat::new(seat),
        place,
        score: score(hand),
        beats_next: (seat == 1).then_some(why),
        compared: (seat == 1).then_some(compared),
        served: true,
    };
    let ranking = vec![ranked(1, &upper, 1), ranked(0, &lower, 2)];
    view.reveal = Some(Reveal {
        round: 1,
        hands: vec![lower, upper],
        ranking,
        shares: Vec::new(),
        without: Vec::new(),
        contests: Vec::new(),
    });
    view.round = 2;
    view
}

#[test]
fn the_last_reveal_says_why_each_hand_beat_the_next() {
    // Rules: HS-10.5
    for (why, hands, compared, sentence) in [
        (Why::BestHand, ["10 -10 0", "9 -9 0"], [0, 0], "+10, −10 and 0 together beat everything."),
        (Why::Zero, ["4 -4", "1 0"], [0, 1], "Zero beats +1."),
        (Why::MoreCards, ["2 -1 -1", "4 -4"], [3, 2], "Same score, more cards: 3 against 2."),
        (
            Why::HigherSum,
            ["4 -4", "3 -3"],
            [4, 3],
            "Same score and count; green total: +4 against +3.",
        ),
        (
            Why::HigherCard,
            ["5 3 -8", "4 4 -8"],
            [5, 4],
            "All else equal; highest card: +5 against +4.",
        ),
        (Why::Closer, ["3 -2", "4 -2"], [1, 2], "+1 is closer to zero than +2."),
        (Why::Plus, ["3 -2", "2 -3"], [1, -1], "A positive score beats an equal negative score."),
        (Why::Tied, ["5 -4", "5 -4"], [1, 1], "These two hands are tied."),
    ] {
        let view = revealed(why, hands, compared);
        for lang in Lang::ALL {
            let names = ["Ana".to_owned(), "Bo".to_owned()];
            let speaker = Speaker::new(lang, &names, Viewer::Seat(Seat::new(0)));
            let content = HanSolo::cards().content;
            let told = HanSolo::teller(&speaker, &content, &view).outline();
            let section = told.sections.into_iter().find(|section| section.topic == "reveal");
            let section = section.expect("the reveal of the round before is told");
            // A hand, why it beats the next, the next hand: the browser draws the second.
            let [upper, reason, lower] = &section.lines[..] else { panic!("{:?}", section.lines) };
            assert!(upper.contains("Bo") && lower.contains("Ana"), "{upper} {lower}");
            assert!(!reason.is_empty());
            if lang == Lang::En {
                assert_eq!(reason, sentence);
                assert_eq!(section.heading, "Showdown of round 1");
            }
        }
    }
}
