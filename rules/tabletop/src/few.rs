//! Short lists without allocating.

use core::fmt;
use core::ops::{Deref, DerefMut};

/// At most `N` things in an order, in place.
///
/// What lies past the end is left over from earlier things and means nothing: it is not compared, shown
/// or reached.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    things: [T; N],
    len: u8,
}

impl<T: Copy, const N: usize> Few<T, N> {
    /// No thing; `filler` is any thing.
    #[must_use]
    pub const fn empty(filler: T) -> Self {
        assert!(N <= u8::MAX as usize, "few things");
        Self { things: [filler; N], len: 0 }
    }

    /// Adds a thing at the end; false, and nothing happens, if there is no room.
    #[inline]
    pub fn push(&mut self, thing: T) -> bool {
        let has_room = usize::from(self.len) < N;
        if let Some(slot) = self.things.get_mut(usize::from(self.len)) {
            *slot = thing;
            self.len += 1;
        }
        has_room
    }

    /// The last thing, taken away.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.things[usize::from(self.len)])
    }

    /// Takes a thing out, however often it is there; the others keep their order.
    #[inline]
    pub fn remove(&mut self, thing: T)
    where
        T: PartialEq,
    {
        let mut kept = 0;
        for idx in 0..usize::from(self.len) {
            let held = self.things[idx];
            self.things[kept] = held;
            kept += usize::from(held != thing);
        }
        self.len = kept as u8;
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    #[inline]
    fn deref(&self) -> &[T] {
        &self.things[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.things[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_keep_their_order_and_leftovers_mean_nothing() {
        let mut few = Few::<u8, 4>::empty(0);
        for thing in [7, 3, 9, 3] {
            assert!(few.push(thing));
        }
        assert!(!few.push(1), "it is full");
        few.remove(3);
        assert_eq!(*few, [7, 9]);
        let mut other = Few::<u8, 4>::empty(5);
        other.push(7);
        other.push(9);
        assert_eq!(few, other);
        assert_eq!((other.pop(), other.pop(), other.pop()), (Some(9), Some(7), None));
        few.sort_unstable_by(|one, two| two.cmp(one));
        assert_eq!(*few, [9, 7]);
    }
}
