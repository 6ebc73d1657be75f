//! Enums whose variants are groups of variants, written and read as if they were flat.
//!
//! A card file says `{ skill = "tactics" }`: the groups are how the code is ordered, and no part of
//! any format. Writing needs nothing but `#[serde(untagged)]`. Reading looks up which group has the
//! name and hands it the rest, so that a name nobody knows is answered at its place in the file,
//! with all the names that are known.

mod tagged;

pub(crate) use tagged::{Tagged, TaggedMap};

use alloc::string::String;
use core::fmt::{self, Display, Formatter};
use core::marker::PhantomData;
use serde::Deserialize;
use serde::de::value::EnumAccessDeserializer;
use serde::de::{
    DeserializeSeed, Deserializer, EnumAccess, Error, IntoDeserializer, VariantAccess, Visitor,
};

/// The names a group knows.
pub(crate) type Names = &'static [&'static str];

/// An enum of groups. [`groups!`] implements it.
pub(crate) trait Groups<'de>: Sized {
    /// What it is called in errors.
    const CALLED: &'static str;
    /// The names that each group knows.
    fn names() -> impl Iterator<Item = Names>;
    /// Reads a value of the group with this number.
    fn read<D: Deserializer<'de>>(group: usize, from: D) -> Result<Self, D::Error>;
}

/// Declares an enum of groups: each variant holds a value of the enum of its group. Where the name
/// stands in a field of its own, the field is named: `tagged "event"`.
macro_rules! groups {
    (
        $(#[$about:meta])*
        pub enum $outer:ident $(tagged $tag:literal)? {
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

            fn names() -> impl Iterator<Item = $crate::group::Names> {
                const TAG: Option<&str> = $crate::group::groups!(@tag $($tag)?);
                [$($crate::group::names::<$group>(TAG)),+].into_iter()
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

        $crate::group::groups!(@read $outer [$($variant($group)),+] $($tag)?);
    };

    (@tag) => { None };
    (@tag $tag:literal) => { Some($tag) };

    (@read $outer:ident $groups:tt) => {
        impl<'de> serde::Deserialize<'de> for $outer {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_enum(stringify!($outer), &[], $crate::group::Named::new())
            }
        }
    };
    (@read $outer:ident [$($variant:ident($group:ident)),+] $tag:literal) => {
        impl<'de> $crate::group::Tagged<'de> for $outer {
            const TAG: &'static str = $tag;

            fn in_any_order<D>(from: D) -> Result<Result<Self, alloc::string::String>, D::Error>
            where
                D: serde::Deserializer<'de>,
            {
                #[derive(serde::Deserialize)]
                #[serde(untagged, expecting = "a field of these is missing or of another type")]
                enum Any {
                    $($variant($group),)+
                    Unread {
                        #[serde(rename = $tag)]
                        name: alloc::string::String,
                    },
                }
                Ok(match Any::deserialize(from)? {
                    $(Any::$variant(one) => Ok(Self::$variant(one)),)+
                    Any::Unread { name } => Err(name),
                })
            }
        }

        impl<'de> serde::Deserialize<'de> for $outer {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                from.deserialize_map($crate::group::TaggedMap::new())
            }
        }
    };
}
pub(crate) use groups;

/// The names a group knows: it is given one that no variant has, and says what it had expected.
pub(crate) fn names<T: for<'de> Deserialize<'de>>(tag: Option<&'static str>) -> Names {
    let read = match tag {
        None => T::deserialize("".into_deserializer()),
        Some(tag) => T::deserialize(tagged::nameless(tag)),
    };
    read.err().map_or(&[], |Expected(names)| names)
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
                let (group, name) = find::<T>(name).ok_or_else(|| unknown::<T, E>(name))?;
                Ok(Known(group, name, PhantomData))
            }
        }
        from.deserialize_identifier(Name(PhantomData))
    }
}

/// The number of the group that knows a name, and the name as the group spells it.
fn find<'de, T: Groups<'de>>(name: &str) -> Option<(usize, &'static str)> {
    let spelled = |known: Names| known.iter().find(|known| **known == name);
    T::names().enumerate().find_map(|(idx, names)| Some((idx, *spelled(names)?)))
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
