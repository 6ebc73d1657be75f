//! Colours. They never stand alone: signs, shapes and words say the same.

use ratatui::style::{Color, Modifier, Style};

/// Whether to use colours.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// The terminal's own sixteen colours, so that its light or dark scheme stays readable.
    Colour,
    /// Bold, dim and reversed only.
    Plain,
}

impl Theme {
    /// As the environment asks: `NO_COLOR` turns colours off.
    pub fn from_env() -> Self {
        match std::env::var_os("NO_COLOR") {
            Some(value) if !value.is_empty() => Self::Plain,
            _ => Self::Colour,
        }
    }

    /// A colour, if there are any.
    pub fn fg(self, colour: Color) -> Style {
        match self {
            Self::Colour => Style::new().fg(colour),
            Self::Plain => Style::new(),
        }
    }

    pub fn heading(self) -> Style {
        self.fg(Color::Yellow).add_modifier(Modifier::BOLD)
    }

    pub fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    pub fn bold(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// What the keys are pointing at.
    pub fn cursor(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    pub fn alarm(self) -> Style {
        self.fg(Color::Red).add_modifier(Modifier::BOLD)
    }

    pub fn calm(self) -> Style {
        self.fg(Color::Cyan)
    }
}
