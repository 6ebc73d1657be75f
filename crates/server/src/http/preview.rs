//! What a messenger shows of a table's link: tags in the head of its page.
//!
//! Only public facts, of tables that anybody with the link may look at; the page of a private table
//! says nothing. Whoever shows the link asks without a key.

use super::asker::Asker;
use super::guard::{host, scheme};
use super::tables::ask;
use crate::house::House;
use crate::limits::PREVIEW_WAIT_MAX;
use crate::tables::Letter;
use crate::world::is_table_id;
use axum::http::{HeaderMap, header};
use std::sync::Arc;
use tabletop::Viewer;
use tokio::time::timeout;
use wire::{Holder, Seating, Stage};
use words::{Lang, Speaker};

/// The id of the table whose page this is: `t/ID`, and what lies below it.
pub fn table_of(path: &str) -> Option<&str> {
    let mut parts = path.split('/');
    let id = (parts.next() == Some("t")).then(|| parts.next()).flatten()?;
    is_table_id(id).then_some(id)
}

/// The tags for a table's page; none where nothing may be said of it, or nothing is known in time.
pub async fn tags(
    house: &Arc<House>,
    asker: &Asker,
    id: &str,
    headers: &HeaderMap,
) -> Option<String> {
    let asked = ask(house, asker.network(), id, |reply| Letter::Seating { key: None, reply });
    let seating = timeout(PREVIEW_WAIT_MAX, asked).await.ok()?.ok()?;
    let authority = house.config.public_name.as_deref().or_else(|| host(headers))?;
    let scheme = scheme(house, headers).unwrap_or("http");
    Some(written(&seating, lang(headers), &format!("{scheme}://{authority}")))
}

fn written(seating: &Seating, lang: Lang, origin: &str) -> String {
    let speaker = Speaker::new(lang, &[], Viewer::Spectator);
    let game = speaker.plain(&format!("picture-game-{}", seating.game));
    let stage = speaker.plain(match seating.stage {
        Stage::Gathering => "picture-gathering",
        Stage::Playing => "picture-playing",
        Stage::Over => "picture-over",
    });
    let names: Vec<&str> = seating
        .places
        .iter()
        .filter_map(|place| match &place.holder {
            Holder::Person { name, .. } | Holder::Bot { name, .. } if !name.is_empty() => {
                Some(name.as_str())
            }
            Holder::Person { .. } | Holder::Bot { .. } | Holder::Free => None,
        })
        .collect();
    let page = format!("{origin}/t/{}", seating.table);
    let picture = format!("{origin}/api/tables/{}/picture.png?lang={}", seating.table, lang.code());
    let title = format!("{game} · Cantina");
    let description = format!("{stage} {}", names.join(", "));
    let og = [
        ("og:type", "website"),
        ("og:site_name", "Cantina"),
        ("og:title", &title),
        ("og:description", description.trim_end()),
        ("og:url", &page),
        ("og:image", &picture),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
    ];
    let tag = |(name, content): (&str, &str)| {
        format!("<meta property=\"{name}\" content=\"{}\" />", attribute(content))
    };
    let mut tags: Vec<String> = og.into_iter().map(tag).collect();
    tags.push("<meta name=\"twitter:card\" content=\"summary_large_image\" />".to_owned());
    tags.join("\n    ")
}

/// The language of whoever asks, as their program says.
fn lang(headers: &HeaderMap) -> Lang {
    let said = headers.get(header::ACCEPT_LANGUAGE).and_then(|it| it.to_str().ok());
    let first = said.and_then(|it| it.split([',', ';', '-']).next());
    first.and_then(|it| it.trim().parse().ok()).unwrap_or_default()
}

/// A text of somebody's as the value of an attribute.
fn attribute(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_pages_of_a_table_are_known() {
        assert_eq!(table_of("t/0123456789"), Some("0123456789"));
        assert_eq!(table_of("t/0123456789/replay"), Some("0123456789"));
        assert_eq!([table_of(""), table_of("rules/x"), table_of("t/../../etc")], [None; 3]);
    }

    #[test]
    fn a_name_cannot_leave_its_attribute() {
        assert_eq!(attribute("\"><script>"), "&quot;&gt;&lt;script&gt;");
    }
}
