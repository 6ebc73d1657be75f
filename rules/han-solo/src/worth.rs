//! What the rules need to know of a card set, without its texts.

use crate::content::FALCON;
use crate::{Colour, Content, TOKENS, Token, TokenSet};

/// Values and sets of the tokens, taken from the card set once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Worth {
    values: [i32; TOKENS as usize],
    red: TokenSet,
    blue: TokenSet,
    falcon: Token,
}

impl Worth {
    /// Reads a checked card set.
    pub fn of(content: &Content) -> Self {
        let mut worth = Self {
            values: [0; TOKENS as usize],
            red: TokenSet::EMPTY,
            blue: TokenSet::EMPTY,
            falcon: Token::new(0),
        };
        for (idx, face) in content.tokens.iter().take(usize::from(TOKENS)).enumerate() {
            let token = Token::new(idx as u8);
            worth.values[idx] = face.value;
            // HS-8.6: the Falcon counts for no set, whatever its colour.
            if face.id == FALCON {
                worth.falcon = token;
            } else if face.colour == Colour::Red {
                worth.red.insert(token);
            } else if face.colour == Colour::Blue {
                worth.blue.insert(token);
            }
        }
        worth
    }

    /// The value of a token in credits.
    #[inline]
    pub fn value(&self, token: Token) -> i32 {
        self.values[token.idx()]
    }

    /// The value of several tokens.
    pub fn total(&self, tokens: TokenSet) -> i32 {
        tokens.iter().map(|token| self.value(token)).sum()
    }

    /// The most valuable of these tokens; of equals the first of the card set.
    pub fn highest(&self, tokens: TokenSet) -> Option<Token> {
        tokens.iter().reduce(
            |best, token| {
                if self.value(token) > self.value(best) { token } else { best }
            },
        )
    }

    /// The token that sets can capture.
    #[inline]
    pub fn falcon(&self) -> Token {
        self.falcon
    }

    /// The tokens that make sets of this colour; none for green and gold.
    #[inline]
    pub fn set_tokens(&self, colour: Colour) -> TokenSet {
        match colour {
            Colour::Red => self.red,
            Colour::Blue => self.blue,
            Colour::Green | Colour::Gold => TokenSet::EMPTY,
        }
    }
}
