//! Enums of groups whose name stands in a field beside the others: `{"event": "moved", …}`.
//!
//! It is written first. What somebody has sorted by the names of its fields is read as well, only
//! that then every group is tried.

use super::{Expected, Groups, Known, find, unknown};
use alloc::string::String;
use core::fmt;
use core::iter::{Empty, empty};
use core::marker::PhantomData;
use serde::de::value::{MapAccessDeserializer, MapDeserializer};
use serde::de::{DeserializeSeed, Deserializer, Error, IntoDeserializer, MapAccess, Visitor};

/// An enum of groups whose name stands in a field. [`groups!`](super::groups) implements it.
pub(crate) trait Tagged<'de>: Groups<'de> {
    /// The field.
    const TAG: &'static str;
    /// Reads a value whose name may stand anywhere; if no group reads it, gives its name.
    fn in_any_order<D: Deserializer<'de>>(from: D) -> Result<Result<Self, String>, D::Error>;
}

/// Reads `{ tag = "name", … }`.
pub(crate) struct TaggedMap<T>(PhantomData<T>);

impl<T> TaggedMap<T> {
    pub(crate) fn new() -> Self {
        Self(PhantomData)
    }
}

impl<'de, T: Tagged<'de>> Visitor<'de> for TaggedMap<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} with its `{}`", T::CALLED, T::TAG)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut rest: A) -> Result<T, A::Error> {
        match rest.next_key_seed(TagOr(T::TAG))? {
            None => Err(Error::missing_field(T::TAG)),
            Some(Key::Tag) => {
                let Known(group, name, _) = rest.next_value::<Known<T>>()?;
                let again = Again { key: Some(T::TAG), value: Some(name), rest };
                T::read(group, MapAccessDeserializer::new(again))
            }
            Some(Key::Other(key)) => {
                let again = Again { key: Some(key), value: None, rest };
                let read = T::in_any_order(MapAccessDeserializer::new(again))?;
                read.map_err(|name| match find::<T>(&name) {
                    Some(_) => Error::custom(format_args!("the fields of `{name}` are others")),
                    None => unknown::<T, _>(&name),
                })
            }
        }
    }
}

/// The first key of a map.
enum Key {
    Tag,
    Other(String),
}

/// Reads a key that may be the tag.
struct TagOr(&'static str);

impl<'de> DeserializeSeed<'de> for TagOr {
    type Value = Key;

    fn deserialize<D: Deserializer<'de>>(self, from: D) -> Result<Key, D::Error> {
        from.deserialize_identifier(self)
    }
}

impl Visitor<'_> for TagOr {
    type Value = Key;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the name of a field")
    }

    fn visit_str<E: Error>(self, key: &str) -> Result<Key, E> {
        Ok(if key == self.0 { Key::Tag } else { Key::Other(key.into()) })
    }
}

/// A map whose first key, and perhaps its value, have been read: they are told again.
pub(super) struct Again<K, A> {
    key: Option<K>,
    value: Option<&'static str>,
    rest: A,
}

impl<'de, K, A> MapAccess<'de> for Again<K, A>
where
    K: IntoDeserializer<'de, A::Error>,
    A: MapAccess<'de>,
{
    type Error = A::Error;

    fn next_key_seed<S: DeserializeSeed<'de>>(
        &mut self,
        seed: S,
    ) -> Result<Option<S::Value>, A::Error> {
        match self.key.take() {
            Some(key) => seed.deserialize(key.into_deserializer()).map(Some),
            None => self.rest.next_key_seed(seed),
        }
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, A::Error> {
        match self.value.take() {
            Some(value) => seed.deserialize(value.into_deserializer()),
            None => self.rest.next_value_seed(seed),
        }
    }
}

type Nothing = MapDeserializer<'static, Empty<(&'static str, &'static str)>, Expected>;

/// A value with a name that no group knows, and nothing else.
pub(super) fn nameless(tag: &'static str) -> MapAccessDeserializer<Again<&'static str, Nothing>> {
    let rest = MapDeserializer::new(empty());
    MapAccessDeserializer::new(Again { key: Some(tag), value: Some(""), rest })
}
