//! The screen: title, the game's panel, log, question, keys.

use super::app::{App, Overlay};
use super::choosing::Choosing;
use super::panel::{Drawn, Moment, draw_outline};
use super::text::{fit, len, wrap};
use catalog::Standing;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, BorderType, Clear, Paragraph, Wrap};
use tabletop::Kind;

/// The smallest window a table fits into.
pub const SMALLEST: (u16, u16) = (80, 24);
/// The columns of log and question: never less, and a share of a wide window.
const SIDE_MIN: u16 = 33;
/// The lines that stay for the log under the longest menu.
const LOG_MIN: u16 = 5;
/// The lines a menu has at least, its frame included.
const MENU_MIN: u16 = 5;

/// The part of the height that is for what the item under the cursor is about.
const DETAIL_SHARE: u16 = 4;

/// The columns of what lies over the table.
const POPUP_WIDTH: usize = 60;

/// The columns of a name in the list of results, and those of what stands around it.
const NAME_WIDTH: usize = 16;
const STANDING_WIDTH: usize = 16;

/// The columns of what a line of the score sheet is for.
const SCORE_WIDTH: usize = 46;

/// Draws everything.
pub fn draw<G: Drawn>(app: &App<G>, frame: &mut Frame<'_>) {
    let area = frame.area();
    if area.width < SMALLEST.0 || area.height < SMALLEST.1 {
        let text = format!("{} ({} × {})", app.phrases().too_small, area.width, area.height);
        frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
        return;
    }
    let [title, middle, keys] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)])
            .areas(area);
    let side = SIDE_MIN.max(area.width * 2 / 5);
    let [table, side] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(side)])
        .spacing(1)
        .areas(middle);
    draw_title(app, frame, title);
    draw_table(app, frame, table);
    draw_side(app, frame, side);
    draw_keys(app, frame, keys);
    if let Some(moment) = app.moments.front() {
        draw_moment(app, frame, middle, moment);
        return;
    }
    match app.overlay {
        Overlay::Nothing => {}
        Overlay::Help => draw_help(app, frame, middle),
        Overlay::Result => draw_result(app, frame, middle),
    }
}

fn draw_title<G: Drawn>(app: &App<G>, frame: &mut Frame<'_>, area: Rect) {
    let speaker = app.speaker();
    let left = format!(" CANTINA · {}", G::title(app.lang));
    let right = format!("{} · {} ", G::progress(&app.look(&speaker)), app.lang);
    let gap = usize::from(area.width).saturating_sub(len(&left) + len(&right));
    let line = format!("{left}{:gap$}{right}", "");
    frame.render_widget(Paragraph::new(line).style(app.theme.cursor()), area);
}

fn draw_table<G: Drawn>(app: &App<G>, frame: &mut Frame<'_>, area: Rect) {
    let speaker = app.speaker();
    let look = app.look(&speaker);
    // A line of air under the title where there is room for it.
    let area = if area.height > SMALLEST.1 {
        Rect { y: area.y + 1, height: area.height - 1, ..area }
    } else {
        area
    };
    if app.in_words {
        draw_outline(&look, area, frame.buffer_mut());
    } else {
        G::draw(&look, area, frame.buffer_mut());
    }
}

fn draw_side<G: Drawn>(app: &App<G>, frame: &mut Frame<'_>, area: Rect) {
    let inner = usize::from(area.width.saturating_sub(2));
    let (lines, at) = menu_lines(app, inner, usize::from(area.height / DETAIL_SHARE));
    let wanted = lines.len() as u16 + 2;
    let coach_lines = coach_lines(app, inner);
    let coach_height = match coach_lines.len() as u16 {
        0 => 0,
        wanted => (wanted + 2).min(area.height - LOG_MIN - MENU_MIN),
    };
    let height = wanted.clamp(MENU_MIN, area.height - LOG_MIN - coach_height);
    let [log, coach, menu] = Layout::vertical([
        Constraint::Fill(1),
        Constraint::Length(coach_height),
        Constraint::Length(height),
    ])
    .areas(area);
    draw_log(app, frame, log);
    draw_coach(app, frame, coach, coach_lines);
    // Keep what the cursor points at on the screen.
    let top = (at as u16 + 1).saturating_sub(height - 2);
    let active = app.asked.is_some();
    let style = if active { app.theme.heading() } else { app.theme.dim() };
    let kind = if active { BorderType::Double } else { BorderType::Rounded };
    let block = Block::bordered().border_type(kind).border_style(style);
    frame.render_widget(Paragraph::new(lines).scroll((top, 0)).block(block), menu);
}

/// What the coach of a lesson says; nothing without a lesson.
fn coach_lines<G: Drawn>(app: &App<G>, width: usize) -> Vec<Line<'static>> {
    let Some(coach) = &app.coach else { return Vec::new() };
    let praise = coach.praise.iter().flat_map(|praise| wrap(praise, width));
    let praise = praise.map(|line| Line::styled(line, app.theme.dim()));
    praise.chain(wrap(&coach.text, width).into_iter().map(Line::raw)).collect()
}

fn draw_coach<G: Drawn>(
    app: &App<G>,
    frame: &mut Frame<'_>,
    area: Rect,
    lines: Vec<Line<'static>>,
) {
    let Some(coach) = &app.coach else { return };
    let phrases = app.phrases();
    // Where there is too little room, what is to be done now is seen.
    let top = (lines.len() as u16 + 2).saturating_sub(area.height);
    let block = Block::bordered()
        .border_type(BorderType::Thick)
        .border_style(app.theme.calm())
        .title(format!(" {} {}/{} ", phrases.coach, coach.step, coach.of))
        .title_bottom(Line::raw(format!(" {} ", phrases.coach_leave)).right_aligned());
    frame.render_widget(Paragraph::new(lines).scroll((top, 0)).block(block), area);
}

/// The question and its items, and the line that the cursor is on.
fn menu_lines<G: Drawn>(
    app: &App<G>,
    width: usize,
    detail_max: usize,
) -> (Vec<Line<'static>>, usize) {
    let theme = app.theme;
    let Some(asked) = &app.asked else {
        let text = if app.outcome.is_some() { app.phrases().over } else { app.phrases().waiting };
        let text = wrap(text, width).into_iter().map(|line| Line::styled(line, theme.dim()));
        return (text.chain(standing_lines(app, &standings(app), width)).collect(), 0);
    };
    let open = &asked.open;
    let question = wrap(&open.question, width).into_iter();
    let mut lines: Vec<Line<'static>> =
        question.map(|line| Line::styled(line, theme.bold())).collect();
    let choosing = &asked.choosing;
    let mut at = 0;
    // One heading over everything would say nothing.
    let is_grouped = open.items.iter().any(|item| item.group != open.items[0].group);
    for (idx, item) in open.items.iter().enumerate() {
        let before = idx.checked_sub(1).and_then(|idx| open.items[idx].group.as_ref());
        if let Some(group) = item.group.as_ref().filter(|one| is_grouped && Some(*one) != before) {
            lines.push(Line::styled(fit(group, width), theme.heading()));
        }
        let style = if idx == choosing.cursor { theme.cursor() } else { Style::new() };
        let head = format!("{:>2}{} ", idx + 1, mark(choosing, idx));
        let indent = len(&head);
        let parts = wrap(&item.label, width.saturating_sub(indent));
        for (nth, part) in parts.into_iter().enumerate() {
            let head = if nth == 0 { head.clone() } else { " ".repeat(indent) };
            lines.push(Line::from(vec![
                Span::styled(head, theme.calm()),
                Span::styled(part, style),
            ]));
        }
        if idx == choosing.cursor {
            // What the item under the cursor is about.
            let detail = item.detail.iter().flat_map(|line| wrap(line, width.saturating_sub(6)));
            for part in detail.take(detail_max) {
                lines.push(Line::styled(format!("     {part}"), theme.dim()));
            }
            at = lines.len() - 1;
        }
    }
    for bar in &open.barred {
        let text = format!("✗ {}: {}", bar.label, bar.why);
        for part in wrap(&text, width) {
            lines.push(Line::styled(part, theme.dim()));
        }
    }
    if let Kind::Amount { min, max, .. } = choosing.kind() {
        lines.push(Line::raw(format!("  {min} ‹ {} › {max}", choosing.amount)));
        at = lines.len() - 1;
    }
    (lines, at)
}

/// How an item is marked: a tick in a subset, its number in an order.
fn mark(choosing: &Choosing, idx: usize) -> String {
    match (choosing.kind(), choosing.rank(idx)) {
        (Kind::Subset { .. }, Some(_)) => " [x]".to_owned(),
        (Kind::Subset { .. }, None) => " [ ]".to_owned(),
        (Kind::Order, Some(rank)) => format!(" ({})", rank + 1),
        (Kind::Order, None) => " ( )".to_owned(),
        (Kind::List | Kind::Amount { .. }, _) => String::new(),
    }
}

fn draw_log<G: Drawn>(app: &App<G>, frame: &mut Frame<'_>, area: Rect) {
    let width = usize::from(area.width.saturating_sub(2));
    let room = usize::from(area.height.saturating_sub(2));
    let end = app.log.len().saturating_sub(app.scroll);
    let mut shown: Vec<Line<'static>> = Vec::new();
    for line in app.log[..end].iter().rev() {
        let text = match &line.rule {
            Some(rule) if app.with_rules => format!("{} [{rule}]", line.text),
            _ => line.text.clone(),
        };
        let style = if line.fresh { Style::new() } else { app.theme.dim() };
        let parts = wrap(&text, width.saturating_sub(2));
        for (nth, part) in parts.into_iter().enumerate().rev() {
            let head = if nth == 0 { "· " } else { "  " };
            shown.push(Line::styled(format!("{head}{part}"), style));
        }
        if shown.len() >= room {
            break;
        }
    }
    shown.truncate(room);
    shown.reverse();
    let block = Block::bordered()
        .border_type(BorderType::Rounded)
        .border_style(app.theme.dim())
        .title(format!(" {} ", app.phrases().log));
    frame.render_widget(Paragraph::new(shown).block(block), area);
}

fn draw_keys<G: Drawn>(app: &App<G>, frame: &mut Frame<'_>, area: Rect) {
    if let Some((notice, refused)) = &app.notice {
        let style = if *refused { app.theme.alarm() } else { app.theme.calm() };
        frame.render_widget(Paragraph::new(format!(" {notice}")).style(style), area);
        return;
    }
    let phrases = app.phrases();
    let here = match app.asked.as_ref().map(|asked| asked.choosing.kind()) {
        Some(Kind::List) => phrases.keys_list,
        Some(Kind::Subset { .. }) => phrases.keys_subset,
        Some(Kind::Amount { .. }) => phrases.keys_amount,
        Some(Kind::Order) => phrases.keys_order,
        None if app.outcome.is_some() => phrases.keys_over,
        None => phrases.keys_waiting,
    };
    let line = Line::styled(format!(" {here} · {}", phrases.keys_always), app.theme.dim());
    frame.render_widget(line, area);
}

fn draw_moment<G: Drawn>(app: &App<G>, frame: &mut Frame<'_>, area: Rect, moment: &Moment) {
    let lines: Vec<Line<'static>> = moment
        .lines
        .iter()
        .flat_map(|line| wrap(line, POPUP_WIDTH))
        .map(|line| Line::raw(format!(" {line}")))
        .collect();
    draw_popup(app, frame, area, &moment.title, lines);
}

fn draw_help<G: Drawn>(app: &App<G>, frame: &mut Frame<'_>, area: Rect) {
    let phrases = app.phrases();
    let mut lines: Vec<Line<'static>> = phrases
        .help
        .iter()
        .map(|(key, what)| {
            Line::from(vec![
                Span::styled(format!(" {} ", fit(key, 11)), app.theme.heading()),
                Span::raw(*what),
            ])
        })
        .collect();
    let bots: Vec<String> =
        app.session.bots().map(|(name, level)| format!("{name}: {level}")).collect();
    lines.push(Line::default());
    for part in wrap(&bots.join(" · "), POPUP_WIDTH) {
        lines.push(Line::styled(format!(" {part}"), app.theme.dim()));
    }
    draw_popup(app, frame, area, phrases.help_title, lines);
}

/// How everybody ended, once the table is over.
fn standings<G: Drawn>(app: &App<G>) -> Vec<Standing> {
    let Some(outcome) = app.outcome.clone() else { return Vec::new() };
    catalog::standings::<G>(app.session.table().content(), &app.speaker(), outcome)
}

fn standing_lines<G: Drawn>(
    app: &App<G>,
    standings: &[Standing],
    width: usize,
) -> Vec<Line<'static>> {
    let name = NAME_WIDTH.min(width.saturating_sub(STANDING_WIDTH));
    let me = Some(app.session.me());
    let line = |one: &Standing| {
        let score = app.lang.grouped(one.score);
        let style = if one.seat == me { app.theme.heading() } else { Style::new() };
        let star = if one.place == 1 { "★" } else { " " };
        let text = format!(" {star} {}. {} {score:>9}", one.place, fit(&one.name, name));
        Line::styled(text, style)
    };
    standings.iter().map(line).collect()
}

fn draw_result<G: Drawn>(app: &App<G>, frame: &mut Frame<'_>, area: Rect) {
    let me = Some(app.session.me());
    let standings = standings(app);
    if standings.is_empty() {
        return;
    }
    let mut lines = standing_lines(app, &standings, POPUP_WIDTH);
    lines.push(Line::default());
    for line in standings.iter().filter(|one| one.seat == me).flat_map(|one| &one.lines) {
        let points = app.lang.grouped(line.points);
        lines.push(Line::styled(
            format!("   {} {points:>9}", fit(&line.what, SCORE_WIDTH)),
            app.theme.dim(),
        ));
    }
    let room = usize::from(area.height).saturating_sub(4);
    lines.truncate(room);
    let title = format!("{} · {}", app.phrases().end_title, app.phrases().keys_over);
    draw_popup(app, frame, area, &title, lines);
}

fn draw_popup<G: Drawn>(
    app: &App<G>,
    frame: &mut Frame<'_>,
    area: Rect,
    title: &str,
    lines: Vec<Line<'static>>,
) {
    let width = lines.iter().map(Line::width).max().unwrap_or(0).max(len(title) + 4) as u16 + 4;
    let height = lines.len() as u16 + 2;
    let area = area.centered(Constraint::Length(width), Constraint::Length(height));
    let block = Block::bordered()
        .border_type(BorderType::Double)
        .border_style(app.theme.heading())
        .title(format!(" {title} "))
        .title_bottom(Line::raw(format!(" {} ", app.phrases().close)).right_aligned());
    frame.render_widget(Clear, area);
    frame.render_widget(Paragraph::new(lines).block(block), area);
}
