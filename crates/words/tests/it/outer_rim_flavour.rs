//! The lines of colour on characters, contacts and cards of the market of Outer Rim: each has one,
//! and nobody reads one of a contact that is still hidden.

use super::outer_rim::open;
use super::outer_rim_cards::everything;
use catalog::games::OuterRim;
use outer_rim::{CharacterId, ContactId, Id as _, Options, TokenView, View};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{By, Dice, Game as _, Table, Viewer};
use words::outer_rim::describe;
use words::{Lang, Speaker, Teller as _, Words as _};

/// What fits on a line of the browser's dialog and two of a small terminal.
const LENGTH_MAX: usize = 90;

#[test]
fn every_character_contact_and_card_of_the_market_has_a_line_of_colour() {
    for lang in Lang::ALL {
        let is_told =
            |kind: &str| kind == "characters" || kind == "contacts" || kind.starts_with("market-");
        let kinds = everything(lang).into_iter().filter(|(kind, _)| is_told(kind));
        let mut seen: BTreeMap<String, String> = BTreeMap::new();
        for (id, card) in kinds.flat_map(|(_, cards)| cards) {
            let line = card.flavour.unwrap_or_default();
            assert!(!line.trim().is_empty(), "{id} has no line in {lang}");
            assert!(line.chars().count() <= LENGTH_MAX, "{id} in {lang} is long: {line}");
            assert!(line.ends_with(['.', '!', '?', '”', '»']), "{id} in {lang}: {line}");
            // Whoever is a character and a contact has two.
            if let Some(other) = seen.insert(line, id.clone()) {
                panic!("{id} and {other} have the same line in {lang}");
            }
        }
        assert!(seen.len() > 16 + 33 + 100, "{} lines in {lang} are too few", seen.len());
    }
}

/// Who is known to whom the view is for: seen on the board, or hired.
fn known(table: &Table<OuterRim>, view: &View) -> BTreeSet<ContactId> {
    let seen = view.spots.iter().filter_map(|spot| match spot.token {
        TokenView::Up(contact) | TokenView::Known { contact, .. } => Some(contact),
        TokenView::Empty | TokenView::Down { .. } => None,
    });
    let held = view.players.iter().flat_map(|player| &player.cards);
    seen.chain(held.filter_map(|held| table.content().contact_of(held.card))).collect()
}

// Rules: OR-17.2, OR-24.5
#[test]
fn a_contact_has_its_line_of_colour_only_where_it_is_known() {
    let mut table = open(3, Options::default(), 7);
    let content = table.content().clone();
    let titles = content.titles(Lang::En.code());
    let speaker = Speaker::new(Lang::En, &[], Viewer::Spectator);
    let line = |contact| describe::contact(&speaker, &content, titles, contact).flavour;
    let contacts: BTreeMap<String, ContactId> = (0..content.contacts.len())
        .map(ContactId::of)
        .filter_map(|contact| Some((line(contact)?, contact)))
        .collect();
    let own = |character: CharacterId| {
        describe::character(&speaker, &content, titles, character).flavour.expect("it has a line")
    };
    let (mut dice, mut n_read) = (Dice::swift(7), 0);
    for _ in 0..400 {
        let Some(decision) = table.pending().first() else { break };
        for viewer in Viewer::all(3) {
            let view = OuterRim::view(table.state(), viewer);
            let speaker = Speaker::new(Lang::En, &[], viewer);
            let outline = OuterRim::teller(&speaker, &content, &view).outline();
            let known = known(&table, &view);
            let cards = outline.sections.iter().flat_map(|section| &section.cards);
            let lines: BTreeSet<&String> = cards.filter_map(|card| card.flavour.as_ref()).collect();
            for contact in lines.iter().filter_map(|line| contacts.get(*line)) {
                assert!(known.contains(contact), "{viewer:?} reads of {contact:?}");
                n_read += 1;
            }
            // One's own character is there to read, colour and all.
            let mine = viewer.seat().and_then(|seat| view.players[seat.idx()].character);
            assert!(mine.is_none_or(|character| lines.contains(&own(character))), "{lines:?}");
        }
        let answer = table.menu(decision.id).sample(&mut dice);
        let proposed =
            table.propose(decision.seat, decision.id, answer, By::Bot).expect("menus are legal");
        table.commit(proposed);
    }
    assert!(n_read > 0, "no contact was ever met");
}
