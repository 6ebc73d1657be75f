//! Enums whose variants are groups of variants, written and read as if they were flat.
//!
//! A card file says `{ gain_credits = 1000 }` and a log `{"event":"moved",…}`: the groups are
//! how the code is ordered, and no part of any format. Writing needs nothing but
//! `#[serde(untagged)]`. Reading looks up which group has the name and hands it the rest, so that
//! a name nobody knows is answered at its place in the file, with all the names that are known.

use alloc::string::String;
use core::fmt::{self, Display, Formatter};
use core::marker::PhantomData;
use serde::Deserialize;
use serde::de::value::{EnumAccessDeserializer, MapAccessDeserializer, MapDeserializer};
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, MapAccess, VariantAccess,
    Visitor,
};

/// The names a group knows.
pub(crate) type Names = &'static [&'static str];

/// An enum of groups. [`groups!`] implements it.
pub(crate) trait Groups<'de>: Sized {
    /// What it is called in errors.
    const CALLED: &'static str;
    /// The field that names the variant, where values are maps that have one.
    const TAG: Option<&'static str>;
    /// The names that each group knows.
    fn names() -> impl Iterator<Item = Names>;
    /// Reads a value of the group with this number.
    fn read<D: Deserializer<'de>>(group: usize, from: D) -> Result<Self, D::Error>;
}

/// One whose values are maps that name their variant in a field.
pub(crate) trait Tagged<'de>: Groups<'de> {
    /// Reads a value whose name comes late, trying one group after the other.
    fn read_any<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error>;
}

/// Declares an enum of groups: each variant holds a value of the enum of its group. With a `tag`
/// the groups have to be tagged with it as well.
macro_rules! groups {
    (
        $(#[$about:meta])*
        pub enum $outer:ident $(tag $tag:literal)? {
            $($(#[$says:meta])* $variant:ident($(#[$shown:meta])* $group:ident)),+ $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
        #[serde(untagged)]
        pub enum $outer {
            $($(#[$says])* $variant($(#[$shown])* $group)),+
        }

        $(impl From<$group> for $outer {
            #[inline]
            fn from(one: $group) -> Self {
                Self::$variant(one)
            }
        })+

        impl<'de> $crate::group::Groups<'de> for $outer {
            const CALLED: &'static str = stringify!($outer);
            const TAG: Option<&'static str> = $crate::group::groups!(@tag $($tag)?);

            fn names() -> impl Iterator<Item = $crate::group::Names> {
                [$($crate::group::names::<$group>(Self::TAG)),+].into_iter()
            }

            fn read<D>(group: usize, from: D) -> Result<Self, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                let mut next = 0..;
                $(if next.next() == Some(group) {
                    return serde::Deserialize::deserialize(from).map(Self::$variant);
                })+
                unreachable!("there is no group {group}")
            }
        }

        $crate::group::groups!(@read $outer [$($tag)?] $($variant($group))+);
    };
    (@tag) => { None };
    (@tag $tag:literal) => { Some($tag) };
    (@read $outer:ident [] $($rest:tt)+) => {
        impl<'de> serde::Deserialize<'de> for $outer {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_enum(stringify!($outer), &[], $crate::group::Named::new())
            }
        }
    };
    (@read $outer:ident [$tag:literal] $($variant:ident($group:ident))+) => {
        impl<'de> $crate::group::Tagged<'de> for $outer {
            fn read_any<D>(from: D) -> Result<Self, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                #[derive(serde::Deserialize)]
                #[serde(untagged)]
                enum Any {
                    $($variant($group)),+
                }
                Ok(match serde::Deserialize::deserialize(from)? {
                    $(Any::$variant(one) => Self::$variant(one)),+
                })
            }
        }

        impl<'de> serde::Deserialize<'de> for $outer {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_map($crate::group::Mapped::new())
            }
        }
    };
}
pub(crate) use groups;

/// The names a group knows: it is given one that no variant has, and says what it had expected.
pub(crate) fn names<T: for<'de> Deserialize<'de>>(tag: Option<&'static str>) -> Names {
    let answer = match tag {
        // An iterator that does not promise a length, so that nobody makes room for it.
        Some(tag) => {
            T::deserialize(MapDeserializer::new(core::iter::once((tag, "")).filter(|_| true)))
        }
        None => T::deserialize("".into_deserializer()),
    };
    answer.err().map_or(&[], |Expected(names)| names)
}

/// An error that remembers nothing but the names that were expected.
#[derive(Debug)]
struct Expected(Names);

impl Display for Expected {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "expected one of {:?}", self.0)
    }
}

impl core::error::Error for Expected {}

impl Error for Expected {
    fn custom<T: Display>(_: T) -> Self {
        Self(&[])
    }

    fn unknown_variant(_: &str, expected: Names) -> Self {
        Self(expected)
    }
}

/// The group that knows a name, and the name as the group spells it.
struct Known<T>(usize, &'static str, PhantomData<T>);

impl<'de, T: Groups<'de>> Deserialize<'de> for Known<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Name<T>(PhantomData<T>);
        impl<'de, T: Groups<'de>> Visitor<'de> for Name<T> {
            type Value = Known<T>;

            fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.write_str("variant identifier")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<Known<T>, E> {
                let spelled = |known: Names| known.iter().find(|known| **known == name);
                let found =
                    T::names().enumerate().find_map(|(idx, names)| Some((idx, *spelled(names)?)));
                let (group, name) = found.ok_or_else(|| unknown::<T, E>(name))?;
                Ok(Known(group, name, PhantomData))
            }
        }
        from.deserialize_identifier(Name(PhantomData))
    }
}

/// What serde says of an enum that is not grouped.
fn unknown<'de, T: Groups<'de>, E: Error>(name: &str) -> E {
    let mut all = String::new();
    for known in T::names().flatten() {
        all.push_str(if all.is_empty() { "`" } else { ", `" });
        all.push_str(known);
        all.push('`');
    }
    E::custom(format_args!("unknown variant `{name}`, expected one of {all}"))
}

/// A name already read, before what it is the name of.
struct Read<A>(&'static str, A);

impl<'de, A: VariantAccess<'de>> EnumAccess<'de> for Read<A> {
    type Error = A::Error;
    type Variant = A;

    fn variant_seed<V: DeserializeSeed<'de>>(self, seed: V) -> Result<(V::Value, A), A::Error> {
        Ok((seed.deserialize(self.0.into_deserializer())?, self.1))
    }
}

/// Reads `name` or `{ name = … }`.
pub(crate) struct Named<T>(PhantomData<T>);

impl<T> Named<T> {
    pub(crate) fn new() -> Self {
        Self(PhantomData)
    }
}

impl<'de, T: Groups<'de>> Visitor<'de> for Named<T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "enum {}", T::CALLED)
    }

    fn visit_enum<A: EnumAccess<'de>>(self, from: A) -> Result<T, A::Error> {
        let (Known(group, name, _), rest) = from.variant::<Known<T>>()?;
        T::read(group, EnumAccessDeserializer::new(Read(name, rest)))
    }
}

/// What has been read of a map already, before the rest of it.
struct Front<A> {
    key: Option<String>,
    value: Option<&'static str>,
    rest: A,
}

impl<'de, A: MapAccess<'de>> MapAccess<'de> for Front<A> {
    type Error = A::Error;

    fn next_key_seed<K>(&mut self, seed: K) -> Result<Option<K::Value>, A::Error>
    where
        K: DeserializeSeed<'de>,
    {
        match self.key.take() {
            Some(key) => seed.deserialize(key.into_deserializer()).map(Some),
            None => self.rest.next_key_seed(seed),
        }
    }

    fn next_value_seed<V>(&mut self, seed: V) -> Result<V::Value, A::Error>
    where
        V: DeserializeSeed<'de>,
    {
        match self.value.take() {
            Some(value) => seed.deserialize(value.into_deserializer()),
            None => self.rest.next_value_seed(seed),
        }
    }
}

/// Reads `{"tag":"name",…}`.
pub(crate) struct Mapped<T>(PhantomData<T>);

impl<T> Mapped<T> {
    pub(crate) fn new() -> Self {
        Self(PhantomData)
    }
}

impl<'de, T: Tagged<'de>> Visitor<'de> for Mapped<T> {
    type Value = T;

    fn expecting(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "a map with the field `{}`", T::TAG.unwrap_or_default())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut rest: A) -> Result<T, A::Error> {
        let key: Option<String> = rest.next_key()?;
        if key.as_deref() != T::TAG {
            // Nothing here writes the fields in another order, but other programs may.
            return T::read_any(MapAccessDeserializer::new(Front { key, value: None, rest }));
        }
        let Known(group, name, _) = rest.next_value::<Known<T>>()?;
        let front = Front { key, value: Some(name), rest };
        T::read(group, MapAccessDeserializer::new(front))
    }
}
