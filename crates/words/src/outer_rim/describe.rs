//! What the cards and sheets of Outer Rim say, generated from what they do.

/// A card or sheet as text that a terminal and a browser can lay out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Described {
    /// Its name.
    pub title: String,
    /// What it is, and what it costs.
    pub type_line: String,
    /// One short line of colour.
    pub flavour: Option<String>,
    /// What it does, line by line.
    pub lines: Vec<Line>,
}

/// One line of the text of a card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// How deep it stands below the lines before it.
    pub indent: u8,
    /// The sentence.
    pub text: String,
}
