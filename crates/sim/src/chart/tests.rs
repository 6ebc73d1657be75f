use super::paper::{SERIES, WIDTH};
use super::*;
use plotters::style::RGBColor;
use roxmltree::{Document, Node};

fn color(RGBColor(red, green, blue): RGBColor) -> String {
    format!("#{red:02X}{green:02X}{blue:02X}")
}

/// The bars of a series in a picture: their rectangles.
fn bars<'a>(picture: &'a Document<'_>, series: usize) -> Vec<Node<'a, 'a>> {
    let fill = color(SERIES[series]);
    let nodes = picture.descendants();
    nodes
        .filter(|node| node.tag_name().name() == "rect")
        .filter(|node| node.attribute("fill") == Some(fill.as_str()))
        .collect()
}

fn number(node: &Node<'_, '_>, name: &str) -> f64 {
    node.attribute(name).unwrap().parse().unwrap()
}

fn texts(picture: &Document<'_>) -> Vec<String> {
    let nodes = picture.descendants().filter(|node| node.tag_name().name() == "text");
    nodes.filter_map(|node| node.text().map(|text| text.trim().to_owned())).collect()
}

fn shares(rows: &[(&str, u64, u64)]) -> Chart {
    let rows = rows.iter().map(|(name, n, wins)| {
        ((*name).to_owned(), Share { n: *n, wins: wins * crate::survey::WHOLE_WIN })
    });
    Chart::of_shares("toys", "Wins by <toy> & co", rows, 0.25, 1.5)
}

#[test]
fn every_share_has_a_bar_of_its_length() {
    let svg = shares(&[("Ann", 400, 200), ("Bo", 400, 100), ("Cy", 400, 0)]).to_svg("3 games");
    let picture = Document::parse(&svg).expect("well-formed");
    let bars = bars(&picture, 0);
    assert_eq!(bars.len(), 3, "{svg}");
    let widths: Vec<f64> = bars.iter().map(|bar| number(bar, "width")).collect();
    assert!((widths[0] - 2.0 * widths[1]).abs() <= 2.0, "{widths:?}");
    assert_eq!(widths[2], 0.0);
    let texts = texts(&picture);
    for text in ["Ann", "Bo", "Cy", "Wins by <toy> & co", "3 games", "fair", "1.5"] {
        assert!(texts.iter().any(|it| it == text), "{text}: {texts:?}");
    }
    assert!(texts.iter().any(|it| it.starts_with("2.00 (1.")), "{texts:?}");
}

#[test]
fn nothing_is_drawn_off_the_sheet() {
    let names: Vec<String> =
        (0..120).map(|idx| format!("A thing with a long name {idx}")).collect();
    let rows: Vec<_> = names.iter().map(|name| (name.as_str(), 10, 10)).collect();
    let svg = shares(&rows).to_svg("");
    let picture = Document::parse(&svg).unwrap();
    let height = number(&picture.root_element(), "height");
    assert_eq!(bars(&picture, 0).len(), 120);
    for bar in bars(&picture, 0) {
        let (right, below) =
            (number(&bar, "x") + number(&bar, "width"), number(&bar, "y") + number(&bar, "height"));
        assert!(right < f64::from(WIDTH) && below < height, "{bar:?}");
    }
}

#[test]
fn two_series_stand_side_by_side() {
    let bar = |at: f64| Bar { at, interval: None, text: at.to_string() };
    let rows =
        ["cargo", "jobs"].map(|name| Row { name: name.to_owned(), bars: vec![bar(1.0), bar(2.0)] });
    let chart = Chart {
        name: "paths",
        title: "Paths".to_owned(),
        axis: "fame".to_owned(),
        drawing: Drawing::Bars(Bars {
            series: vec!["everybody", "winner"],
            rows: rows.to_vec(),
            marks: Vec::new(),
        }),
    };
    let svg = chart.to_svg("");
    let picture = Document::parse(&svg).unwrap();
    assert_eq!((bars(&picture, 0).len(), bars(&picture, 1).len()), (2, 2));
    assert!(texts(&picture).contains(&"winner".to_owned()));
}

fn histogram(numbers: impl Iterator<Item = i64>, aim: Option<RangeInclusive<i64>>) -> String {
    let mut spread = Spread::default();
    numbers.for_each(|number| spread.count(number));
    let drawing = Drawing::Histogram(Histogram { spread, of: "games", aim });
    let (title, axis) = ("Rounds".to_owned(), "rounds".to_owned());
    Chart { name: "rounds", title, axis, drawing }.to_svg("")
}

#[test]
fn a_number_has_a_bar_until_there_are_too_many() {
    let check = |numbers: std::ops::Range<i64>, n_bars: usize| {
        let svg = histogram(numbers, None);
        assert_eq!(bars(&Document::parse(&svg).unwrap(), 0).len(), n_bars);
    };
    check(0..1, 1);
    check(-5..20, 25);
    check(0..100, 50);
    check(0..1000, 50);
    // Nothing was counted, and nothing is drawn.
    check(0..0, 0);
}

#[test]
fn an_aim_is_shown_even_where_no_number_lies() {
    let svg = histogram([3, 4, 4].into_iter(), Some(12..=22));
    let picture = Document::parse(&svg).unwrap();
    assert!(texts(&picture).contains(&"aim: 12 to 22".to_owned()), "{svg}");
}
