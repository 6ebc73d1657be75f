//! Simultaneous choices: chosen in secret, changed at will, revealed together.

use crate::{Decision, DecisionId, Pending, SEATS_MAX, Seat, SeatSet};

/// A joint choice in progress.
///
/// Every asked seat may choose, and choose again, until the last one has
/// chosen; then the game reveals all choices in one entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sealed<C> {
    asked: SeatSet,
    choices: [Option<C>; SEATS_MAX],
}

impl<C: Copy> Sealed<C> {
    /// Nobody is asked.
    pub const IDLE: Self = Self { asked: SeatSet::EMPTY, choices: [None; SEATS_MAX] };

    /// A joint choice of these seats; nobody has chosen.
    #[must_use]
    pub const fn ask(asked: SeatSet) -> Self {
        Self { asked, choices: [None; SEATS_MAX] }
    }

    /// The seats that are asked.
    #[must_use]
    pub const fn asked(&self) -> SeatSet {
        self.asked
    }

    /// The seats that have chosen.
    #[must_use]
    pub fn chosen(&self) -> SeatSet {
        self.asked.iter().filter(|seat| self.choices[seat.idx()].is_some()).collect()
    }

    /// Seals, or replaces, a seat's choice.
    pub const fn seal(&mut self, seat: Seat, choice: C) {
        self.choices[seat.idx()] = Some(choice);
    }

    /// What this seat has chosen so far.
    #[must_use]
    pub const fn of(&self, seat: Seat) -> Option<C> {
        self.choices[seat.idx()]
    }

    /// Whether this seat's choice is the last one missing, so that choosing
    /// reveals everything.
    #[must_use]
    pub fn is_last(&self, seat: Seat) -> bool {
        self.asked.iter().all(|other| other == seat || self.choices[other.idx()].is_some())
    }

    /// All choices in seat order. Only meaningful once everybody has chosen.
    pub fn choices(&self) -> impl Iterator<Item = (Seat, C)> + '_ {
        self.asked.iter().filter_map(|seat| self.choices[seat.idx()].map(|choice| (seat, choice)))
    }

    /// The open questions of this joint choice, asked at this step.
    #[must_use]
    pub fn pending(&self, step: u32) -> Pending {
        let mut pending = Pending::OVER;
        for seat in self.asked.iter() {
            let answered = self.choices[seat.idx()].is_some();
            pending.push(Decision {
                id: DecisionId::new(step, seat),
                seat,
                sealed: true,
                answered,
            });
        }
        pending
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_choice_can_be_changed_until_the_last_seat_has_chosen() {
        let seats: [Seat; 3] = [0, 2, 5].map(Seat::new);
        let mut sealed = Sealed::ask(seats.into_iter().collect());
        sealed.seal(seats[0], 'a');
        assert!(!sealed.is_last(seats[1]));
        sealed.seal(seats[0], 'b');
        sealed.seal(seats[1], 'c');
        assert!(sealed.is_last(seats[2]) && !sealed.is_last(seats[0]));
        let pending = sealed.pending(4);
        assert_eq!(pending.iter().count(), 3);
        assert_eq!(pending.first().map(|decision| decision.seat), Some(seats[2]));
        assert_eq!(sealed.of(seats[0]), Some('b'));
    }
}
