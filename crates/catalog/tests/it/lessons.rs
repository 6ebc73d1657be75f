//! Every lesson can be played to its end, and a broken one says where it is broken.

use catalog::games::HanSolo;
use catalog::{GameId, Hosted, Lesson, LessonSource, host};

#[test]
fn every_lesson_can_be_played_to_its_end() {
    let mut n_lessons = 0;
    for game in GameId::ALL {
        host!(game, G => {
            for source in G::LESSONS {
                let lesson = Lesson::<G>::parse(source).unwrap_or_else(|error| panic!("{error}"));
                lesson.check().unwrap_or_else(|fault| panic!("{fault}"));
                n_lessons += 1;
            }
        });
    }
    assert!(n_lessons > 0, "there is no lesson to check");
}

/// What is said of the first lesson of each game after this change of its file.
fn complaint(from: &str, to: &str) -> String {
    let source = HanSolo::LESSONS.first().expect("a lesson");
    assert!(source.text.contains(from), "the lesson has no {from:?} to break");
    let text = source.text.replacen(from, to, 1);
    let broken = LessonSource { text: text.leak(), ..*source };
    match Lesson::<HanSolo>::parse(&broken) {
        Err(error) => error.to_string(),
        Ok(lesson) => lesson.check().expect_err("it is broken").to_string(),
    }
}

/// Checks that the complaint names the file and says all of this.
fn check(from: &str, to: &str, says: &[&str]) {
    let said = complaint(from, to);
    for part in ["lessons/han-solo/first-game.toml"].iter().chain(says) {
        assert!(said.contains(part), "{said:?} does not say {part:?}");
    }
}

#[test]
fn an_answer_off_the_menu_is_named() {
    check(
        r#"expect = ["draw"]"#,
        r#"expect = ["keep"]"#,
        &["step 1", r#""keep" is not on the menu"#],
    );
}

#[test]
fn another_seed_deals_other_cards() {
    check("seed = ", "seed = 1", &["step "]);
}

#[test]
fn a_seat_that_is_not_asked_is_named() {
    let step = "[[step]]\nexpect";
    check(step, "[[step]]\nseat = 1\nexpect", &["step 1", "seat 1 is not asked", "[0]"]);
    check(step, "[[step]]\nseat = 7\nexpect", &["step 1", "no such seat"]);
}

#[test]
fn a_coach_without_words_is_named() {
    check(
        "say = \"hs-lesson-draw\"",
        "say = \"hs-lesson-nothing\"",
        &["step 1", "hs-lesson-nothing", "en"],
    );
    check("say = \"hs-lesson-draw\"\n", "", &["step 1", "the coach must say"]);
}

#[test]
fn a_lesson_that_leaves_something_out_is_named() {
    check("teaches = [", "teaches = [\"decline\", ", &["decline", "never"]);
    check("ends_the_game = false", "ends_the_game = true", &["the game goes on here"]);
}

#[test]
fn a_slip_of_the_pen_is_named_with_its_line() {
    check("expect = ", "expects = ", &["expects", "line"]);
    check("seats = 2", "seats = 1", &["1 cannot play"]);
}
