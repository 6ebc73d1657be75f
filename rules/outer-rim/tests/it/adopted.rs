//! Tables of rules 1 that go on by those of today.

use crate::support::{Scene, at, two};
use outer_rim::{Action, At, CourseEvent, Event, Frame, OuterRim, Scope, Source};
use tabletop::{Dice, Game, Seat, Stage};

fn adopt(scene: &mut Scene) -> Vec<Event> {
    let mut dice = Dice::scripted([]);
    let mut events = Vec::new();
    OuterRim::adopt(&mut Stage::new(&mut scene.state, &mut dice, &mut events), 1);
    events
}

#[test]
fn a_question_that_has_an_answer_stands() {
    let mut scene = Scene::new(&two());
    scene.say(Action::Move, &[]);
    let (before, state) = (scene.whole_menu(), scene.state.clone());
    assert_eq!(adopt(&mut scene), []);
    assert!(scene.state == state && scene.whole_menu() == before);
}

#[test]
fn where_a_question_has_no_answer_any_more_the_work_goes_on() {
    let mut scene = Scene::new(&two());
    scene.say(Action::Move, &[]);
    // As if older rules had asked what today's never ask: a script that is at its end.
    let card = scene.state.content().card_named("chewbacca").expect("a card");
    let script = scene.state.content().card(card).script.clone();
    let ended = At { block: script.block(), pc: script.effects().len() as u8 };
    let scope = Scope::of(Seat::new(0), Source::Rules);
    let mut frames = scene.state.frames().to_vec();
    frames.push(Frame::Run { at: ended, scope });
    OuterRim::evolve(
        &mut scene.state,
        &Event::Course(CourseEvent::Asked { seat: Seat::new(0), frames }),
    );
    assert_eq!(scene.whole_menu(), []);
    let events = adopt(&mut scene);
    assert!(matches!(events[..], [Event::Course(CourseEvent::Asked { .. })]), "{events:?}");
    assert!(scene.menu().contains(&Action::Done), "the move goes on");
    assert_eq!(scene.player(0).space(), at("tatooine"));
}
