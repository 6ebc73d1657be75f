//! Places that the table of Outer Rim marks for who draws it: within reach, and by which way; and
//! where somebody is against the reader.

use crate::stage::situation;
use catalog::games::OuterRim;
use outer_rim::{Action, Event, PlayerEvent, SpaceId};
use tabletop::{Answer, Game as _, Seat, Table, Viewer};
use wire::Mark;
use words::{Lang, Speaker, Teller as _, Words as _};

const NEAR_A_PATROL: &str = r#"{"turn":0,"step":"planning","patrols":{
    "hutt":{"space":"naboo","level":2},"imperial":{"space":"kessel","level":1}},"players":[
    {"character":"han-solo","ship":"g9-rigger","space":"tatooine","reputation":{"hutt":"negative"}},
    {"character":"boba-fett","ship":"g-1a-starfighter","space":"ord-mantell"}]}"#;

fn marks(table: &Table<OuterRim>, viewer: Viewer, topic: &str) -> Vec<Mark> {
    let view = OuterRim::view(table.state(), viewer);
    let speaker = Speaker::new(Lang::En, &[], viewer);
    let outline = OuterRim::teller(&speaker, table.content(), &view).outline();
    let section = outline.sections.into_iter().find(|section| section.topic == topic);
    section.map(|section| section.marks).unwrap_or_default()
}

// Rules: OR-5.1, OR-5.2, OR-5.3
#[test]
fn the_way_that_is_marked_is_the_way_a_course_takes() {
    let mut table = situation(NEAR_A_PATROL);
    let me = Seat::new(0);
    let marks = marks(&table, Viewer::Seat(me), "reach");
    table.act(me, Answer::Item(Action::Move)).unwrap();
    let open = table.pending().first().expect("a question");
    let menu = table.menu(open.id);
    let courses: Vec<_> = menu
        .items()
        .iter()
        .filter_map(|item| match item {
            Action::SetCourse(to) => Some(*to),
            _ => None,
        })
        .collect();
    assert!(courses.len() > 4, "{courses:?}");
    for to in courses {
        let mark = |space: u16| marks.iter().find(|mark| mark.at == space).expect("it is marked");
        let mut way = vec![u16::from(to.0)];
        while let Some(from) = marks.iter().find(|mark| mark.at == way[0]).and_then(|it| it.from) {
            way.insert(0, from);
        }
        let proposed =
            table.propose(me, open.id, Answer::Item(Action::SetCourse(to)), tabletop::By::Person);
        let flown: Vec<u16> = proposed
            .expect("it is on the menu")
            .entry
            .events
            .iter()
            .filter_map(|event| match event {
                Event::Player(PlayerEvent::Moved { seat, to }) if *seat == me => {
                    Some(u16::from(to.0))
                }
                _ => None,
            })
            .collect();
        assert_eq!(way[1..], flown[..], "the way to {to:?}");
        assert_eq!(usize::from(mark(u16::from(to.0)).steps), flown.len());
    }
}

// Rules: OR-5.2, OR-5.3
#[test]
fn what_would_stop_the_reader_is_marked_for_them_alone() {
    let table = situation(NEAR_A_PATROL);
    let stops = |viewer, topic| -> Vec<String> {
        marks(&table, viewer, topic).into_iter().filter_map(|mark| mark.stop).collect()
    };
    let mine = stops(Viewer::Seat(Seat::new(0)), "rim");
    assert!(mine.iter().any(|stop| stop.contains("Hutt patrol, level 2")), "{mine:?}");
    assert!(mine.iter().any(|stop| stop.contains("a move ends here")), "{mine:?}");
    // Nobody goes past the patrol within reach either.
    let reached = marks(&table, Viewer::Seat(Seat::new(0)), "reach");
    let naboo = reached.iter().find(|mark| mark.stop.is_some()).expect("the patrol is in reach");
    assert!(reached.iter().all(|mark| mark.from != Some(naboo.at)), "a way leads through it");
    assert!(stops(Viewer::Spectator, "rim").is_empty(), "nothing stops a spectator");
}

// Rules: OR-17.8, OR-18.8, OR-19.2, OR-20.2
#[test]
fn cards_are_marked_where_they_are_wanted_as_far_as_their_holder_knows() {
    let carrying = |captive: bool, eyes: &str| {
        let more = if captive { r#","captive":true"# } else { "" };
        let contacts = match captive {
            true => String::new(),
            false => format!(
                r#","contacts":[{{"contact":"lobot","space":"naboo","face_down":true,"peeked_by":[{eyes}]}}]"#
            ),
        };
        situation(&format!(
            r#"{{"turn":0,"step":"planning","players":[
            {{"character":"han-solo","ship":"g9-rigger","space":"tatooine","cards":[
                {{"card":"bacta-supplies"}},{{"card":"casino-heist"}},{{"card":"bounty-lobot"{more}}}]}},
            {{"character":"boba-fett","ship":"g-1a-starfighter","space":"ord-mantell"}}]{contacts}}}"#
        ))
    };
    let pins = |table: &Table<OuterRim>, viewer: Viewer| -> Vec<(String, String)> {
        let content = table.content();
        let named = |mark: &Mark| {
            let card = content.cards[usize::from(mark.card?)].id.to_string();
            let spaces = ["takodana", "cantonica", "naboo"].into_iter();
            let mut here = spaces.filter(|name| {
                content.space_named(name).is_some_and(|space| u16::from(space.0) == mark.at)
            });
            Some((card, here.next().unwrap_or("elsewhere").to_owned()))
        };
        marks(table, viewer, "cards").iter().filter_map(named).collect()
    };
    let me = Viewer::Seat(Seat::new(0));
    let pair = |card: &str, space: &str| (card.to_owned(), space.to_owned());
    let errands = [pair("bacta-supplies", "takodana"), pair("casino-heist", "cantonica")];
    // Whom one has looked at in secret is hunted there; whom another has looked at may be anywhere.
    let hunt = pair("bounty-lobot", "naboo");
    assert_eq!(pins(&carrying(false, "0"), me), [&errands[..], &[hunt]].concat());
    assert_eq!(pins(&carrying(false, "1"), me), errands);
    assert!(pins(&carrying(false, "0"), Viewer::Spectator).is_empty());
    let delivered = pair("bounty-lobot", "cantonica");
    assert_eq!(pins(&carrying(true, ""), me), [&errands[..], &[delivered]].concat());
}

// Rules: OR-19.1, OR-9.2
#[test]
fn what_one_has_to_do_is_marked_where_it_is_to_be_done() {
    let table = situation(
        r#"{"turn":0,"step":"planning","players":[
        {"character":"jyn-erso","ship":"g9-rigger","space":"tatooine","cards":[{"card":"bacta-supplies"}]},
        {"character":"boba-fett","ship":"g-1a-starfighter","space":"ord-mantell"}]}"#,
    );
    let wanted = |viewer, topic| -> Vec<(String, String)> {
        let space = |mark: &Mark| table.content().space_name(SpaceId(mark.at as u8)).to_owned();
        let marks = marks(&table, viewer, topic).into_iter();
        marks
            .map(|mark| (space(&mark), format!("{}: {}", mark.kind.unwrap(), mark.about.unwrap())))
            .collect()
    };
    let me = Viewer::Seat(Seat::new(0));
    assert_eq!(wanted(me, "cards"), [("takodana".into(), "cargo: Bacta Supplies".into())]);
    let goal = "goal: personal goal".to_owned();
    assert_eq!(wanted(me, "you"), [("lothal".into(), goal.clone()), ("naboo".into(), goal)]);
    assert!(wanted(Viewer::Spectator, "cards").is_empty());
}
