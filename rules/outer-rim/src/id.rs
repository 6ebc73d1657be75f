//! Dense numbers for the things of a content set, and names that become them.
//!
//! In a file everything is named by a string (`"tatooine"`). When a content
//! set is gathered, every name is looked up once and carries the number from
//! then on, so that the rules compare and index small numbers only.

use alloc::boxed::Box;
use alloc::string::String;
use core::fmt;
use core::marker::PhantomData;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A name as the files write it: lower case words joined by hyphens.
pub type Name = Box<str>;

/// A dense number of one kind of thing.
pub trait Id: Copy + Eq + fmt::Debug {
    /// What the kind is called in complaints.
    const KIND: &'static str;

    /// The thing with this number.
    fn of(idx: usize) -> Self;
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident($int:ty) = $kind:literal;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema, ts_rs::TS))]
        #[cfg_attr(feature = "schema", ts(export_to = "outer-rim/"))]
        #[serde(transparent)]
        pub struct $name(pub $int);

        impl $name {
            /// Its place in the content set.
            #[inline]
            #[must_use]
            pub const fn idx(self) -> usize {
                self.0 as usize
            }
        }

        impl Id for $name {
            const KIND: &'static str = $kind;

            fn of(idx: usize) -> Self {
                Self(<$int>::try_from(idx).expect("a content set within its bounds"))
            }
        }
    )*};
}

ids! {
    /// A space of the board, in use or not.
    SpaceId(u8) = "space";
    /// A tile of the board.
    TileId(u8) = "tile";
    /// A card of the market or the databank.
    CardId(u16) = "card";
    /// An encounter card.
    EncounterId(u16) = "encounter";
    /// A contact.
    ContactId(u8) = "contact";
    /// A character.
    CharacterId(u8) = "character";
    /// A ship sheet.
    ShipId(u8) = "ship";
    /// An ambition sheet.
    AmbitionId(u8) = "ambition";
    /// An AI card.
    AiCardId(u8) = "ai card";
    /// A script: a list of effects, wherever it stands.
    Block(u16) = "script";
    /// An ability, wherever it stands.
    AbilityId(u16) = "ability";
}

/// A thing named in a file, and its number once the set is gathered.
#[derive(Clone)]
pub struct Ref<I> {
    name: Name,
    idx: u16,
    kind: PhantomData<I>,
}

const UNKNOWN: u16 = u16::MAX;

impl<I: Id> Ref<I> {
    /// A name that is not looked up yet.
    #[must_use]
    pub fn new(name: &str) -> Self {
        Self { name: name.into(), idx: UNKNOWN, kind: PhantomData }
    }

    /// The name in the file.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The number.
    ///
    /// # Panics
    /// Where the set was not gathered or not checked.
    #[inline]
    #[must_use]
    pub fn id(&self) -> I {
        assert!(self.idx != UNKNOWN, "the {} `{}` was never looked up", I::KIND, self.name);
        I::of(usize::from(self.idx))
    }

    /// Looks the name up; false if there is no such thing.
    pub(crate) fn resolve(&mut self, find: impl FnOnce(&str) -> Option<usize>) -> bool {
        match find(&self.name).and_then(|idx| u16::try_from(idx).ok()) {
            Some(idx) => {
                self.idx = idx;
                true
            }
            None => false,
        }
    }
}

// The number follows from the name, so the name alone says which thing it is.
impl<I> PartialEq for Ref<I> {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl<I> Eq for Ref<I> {}

impl<I> fmt::Debug for Ref<I> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

impl<I> Serialize for Ref<I> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.name)
    }
}

impl<'de, I: Id> Deserialize<'de> for Ref<I> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self::new(&String::deserialize(deserializer)?))
    }
}

#[cfg(feature = "schema")]
impl<I: Id> schemars::JsonSchema for Ref<I> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        alloc::format!("name of a {}", I::KIND).into()
    }

    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        String::json_schema(generator)
    }
}
