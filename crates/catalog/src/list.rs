//! The macro behind the list of games in `lib.rs`: one line there makes everything that is the same for
//! every game.

/// Makes of the list of games [`GameId`](crate::GameId), [`games`](crate::games), their formats, and the
/// macros [`host!`](crate::host) and [`plain_games!`](crate::plain_games).
///
/// `drawn` are games with a drawing of their own in the terminal and counts of their own in the
/// simulator; `plain` are those that are shown in words and counted like any game.
macro_rules! games {
    (
        drawn { $($(#[$doc:meta])* $game:ident: $rules:ident $id:literal;)* }
        plain { $($(#[$plain_doc:meta])* $plain:ident: $plain_rules:ident $plain_id:literal;)* }
    ) => {
        games!(@ $($(#[$doc])* $game: $rules $id;)* $($(#[$plain_doc])* $plain: $plain_rules $plain_id;)*);
        games!(@ ($) $($game)* $($plain)*);
        games!(@ ($) plain $($plain)*);
    };
    (@ $($(#[$doc:meta])* $game:ident: $rules:ident $id:literal;)+) => {
        /// The list of games.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum GameId {
            $($(#[$doc])* $game,)+
        }

        impl GameId {
            /// All games.
            pub const ALL: [Self; [$($id),+].len()] = [$(Self::$game),+];

            /// The id in commands, addresses and records.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self {
                    $(Self::$game => $id,)+
                }
            }

            /// The JSON Schemas of what goes in and out of this game, by the names of their types: the
            /// file that `cargo xtask codegen` has written from the types and compares with them.
            ///
            /// Making them from the types here would need `schemars` and its code for every type of
            /// every game in each program.
            #[must_use]
            pub fn schemas(self) -> &'static str {
                match self {
                    $(Self::$game => include_str!(concat!("../../../docs/schema/", $id, ".json")),)+
                }
            }
        }

        /// The games by name.
        pub mod games {
            $(pub use $rules::$game;)+
            pub use tabletop::Game;
        }

        /// The formats of every game.
        mod formats_of_games {
            use crate::formats::prelude::*;
            $(formats!($rules $game);)+
        }
    };
    (@ ($d:tt) plain $($plain:ident)*) => {
        /// Calls a macro with the games that have no drawing and no counts of their own:
        /// `plain_games!(in_words)` is `in_words! { … }`.
        #[macro_export]
        macro_rules! plain_games {
            ($d with:ident) => { $d with! { $($plain)* } };
        }
    };
    (@ ($d:tt) $($game:ident)+) => {
        /// Runs an expression with a type alias for the game: `host!(id, G => play::<G>())`.
        #[macro_export]
        macro_rules! host {
            ($d id:expr, $d game:ident => $d body:expr) => {
                match $d id {
                    $($crate::GameId::$game => {
                        #[allow(unused_imports)]
                        use $crate::Hosted as _;
                        #[allow(unused_imports)]
                        use $crate::games::Game as _;
                        #[allow(unused_imports)]
                        use $crate::games::$game as $d game;
                        $d body
                    })+
                }
            };
        }
    };
}
