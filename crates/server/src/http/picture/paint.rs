//! Lines and letters become dots.

use super::card::{HEIGHT, WIDTH};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree, fontdb};
use std::sync::{Arc, LazyLock};

/// The faces of type of the browser client, under the SIL Open Font License (`fonts/LICENSE-*`). No
/// other is looked for: a picture is the same on every machine.
const FONTS: [&[u8]; 4] = [
    include_bytes!("../../../fonts/chakra-petch-latin-700.ttf"),
    include_bytes!("../../../fonts/atkinson-hyperlegible-latin-400.ttf"),
    include_bytes!("../../../fonts/atkinson-hyperlegible-latin-700.ttf"),
    include_bytes!("../../../fonts/atkinson-hyperlegible-latin-ext-400.ttf"),
];

static FACES: LazyLock<Arc<fontdb::Database>> = LazyLock::new(|| {
    let mut faces = fontdb::Database::new();
    FONTS.into_iter().for_each(|font| faces.load_font_data(font.to_vec()));
    faces.set_sans_serif_family("Atkinson Hyperlegible");
    Arc::new(faces)
});

/// Why a picture could not be drawn: a fault of the template.
#[derive(Debug, thiserror::Error)]
pub enum Unpaintable {
    #[error("its SVG cannot be read: {0}")]
    Svg(#[from] resvg::usvg::Error),
    #[error("its dots cannot be packed")]
    Png,
}

/// The picture as a PNG.
///
/// # Errors
/// The template is at fault.
pub fn png(svg: &str) -> Result<Vec<u8>, Unpaintable> {
    let options = Options { fontdb: FACES.clone(), ..Options::default() };
    let tree = Tree::from_str(svg, &options)?;
    let mut dots = Pixmap::new(WIDTH, HEIGHT).ok_or(Unpaintable::Png)?;
    resvg::render(&tree, Transform::identity(), &mut dots.as_mut());
    dots.encode_png().map_err(|_| Unpaintable::Png)
}

#[cfg(test)]
mod tests {
    use super::super::card::{Card, Row};
    use super::*;

    #[test]
    fn letters_leave_dots() {
        let card = |name: &str| Card {
            game: "A game".to_owned(),
            stage: "Finished".to_owned(),
            emblem: "",
            chart: None,
            rows: vec![Row::waiting(name.to_owned())],
            story: Vec::new(),
        };
        let painted = |name: &str| png(&card(name).svg()).expect("it can be drawn");
        let plain = painted("");
        assert!(plain.starts_with(b"\x89PNG"));
        // Latin letters, also those with marks of other languages.
        for name in ["Ada", "Zoë", "Łukasz"] {
            assert_ne!(painted(name), plain, "{name}");
        }
    }
}
