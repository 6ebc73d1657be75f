//! What a claimed situation waits for, and how far the sharing out has come.

use super::{Placing, PositionAsk};
use crate::decide::{Share, next_capture, next_share, ranked};
use crate::{Ask, Contests, Picks};
use alloc::format;
use tabletop::{Rule, Sealed, Seat, SeatSet};

impl PositionAsk {
    /// Whether the hands lie open when this is asked.
    pub(super) fn is_after_reveal(&self) -> bool {
        match self {
            Self::Turn { .. } | Self::Discard { .. } => false,
            Self::Pick { .. } | Self::Name { .. } | Self::Capture { .. } => true,
        }
    }

    /// The one seat that is asked; none where several are.
    pub(super) fn seat(&self) -> Option<Seat> {
        match self {
            Self::Turn { seat }
            | Self::Discard { seat, .. }
            | Self::Pick { seat }
            | Self::Capture { seat } => Some(*seat),
            Self::Name { .. } => None,
        }
    }

    fn seats(&self) -> SeatSet {
        if let Self::Name { seats } = self {
            seats.iter().copied().collect()
        } else {
            self.seat().into_iter().collect()
        }
    }
}

impl Placing<'_> {
    /// Ranks the hands once they are shown, and says who has been served.
    pub fn rank(&mut self) {
        let claim = self.claim;
        for seat in claim.served.iter().flatten().chain(&claim.order).chain(&claim.capture_asked) {
            self.seated("served", *seat);
        }
        if !self.state.is_shown() {
            if claim.served.iter().flatten().chain(&claim.order).next().is_some() {
                self.fault("HS-3.7", "served", "nobody is served before the hands are shown");
            }
            return;
        }
        (self.state.order, self.state.places) = ranked(&self.state);
        let stated: Option<SeatSet> = claim.served.as_ref().map(|s| s.iter().copied().collect());
        let begun = claim.ask.seats().iter().chain(stated.unwrap_or_default().iter()).collect();
        if self.state.setup.options.contests == Contests::Simple {
            self.apply_drawn_order(begun);
        }
        self.state.served = stated.unwrap_or_else(|| self.better_than_asked());
    }

    /// HS-7.3, option `simple`: tied groups that have begun to pick have drawn
    /// for their order; the claim says which, or else seat order it is.
    fn apply_drawn_order(&mut self, begun: SeatSet) {
        let drawn = &self.claim.order;
        let rank =
            |seat: &Seat| drawn.iter().position(|other| other == seat).unwrap_or(drawn.len());
        let n_seats = usize::from(self.state.n_seats());
        let mut start = 0;
        while start < n_seats {
            let place = self.state.places[start];
            let end = (start..n_seats).find(|idx| self.state.places[*idx] != place);
            let end = end.unwrap_or(n_seats);
            if self.state.order[start..end].iter().any(|seat| begun.contains(*seat)) {
                self.state.order[start..end].sort_by_key(rank);
                for idx in start..end {
                    self.state.places[idx] = idx as u8 + 1;
                }
            }
            start = end;
        }
    }

    fn better_than_asked(&self) -> SeatSet {
        if matches!(self.claim.ask, PositionAsk::Capture { .. }) {
            return SeatSet::all(self.state.n_seats());
        }
        let asked = self.claim.ask.seats();
        let ranking = || self.state.ranking();
        let place = ranking().find(|(seat, _)| asked.contains(*seat)).map_or(0, |(_, place)| place);
        ranking().filter(|(_, better)| *better < place).map(|(seat, _)| seat).collect()
    }

    /// Checks the question against everything else.
    pub fn ask(&mut self) {
        let claim = self.claim;
        if claim.ask.seats().is_empty() {
            return self.fault("HS-7.3", "ask", "at least two tied seats name a token");
        }
        for seat in claim.ask.seats().iter() {
            if !self.seated("ask", seat) {
                return;
            }
        }
        self.state.ask = match claim.ask {
            PositionAsk::Turn { seat } => Ask::Turn { seat },
            PositionAsk::Discard { seat, taken } => {
                let newest = self.state.hand(seat).last().copied();
                Ask::Discard { seat, taken: newest.filter(|_| taken) }
            }
            PositionAsk::Pick { seat } => Ask::Pick { seat },
            PositionAsk::Name { .. } => Ask::Name { seats: claim.ask.seats() },
            PositionAsk::Capture { seat } => Ask::Capture { seat },
        };
        match self.state.ask {
            Ask::Nothing | Ask::Turn { .. } | Ask::Discard { .. } => {}
            Ask::Pick { seat } => self.sharing(Share::One(seat), "HS-7.1"),
            Ask::Name { seats } => self.sharing(Share::Tied(seats), "HS-7.3"),
            Ask::Capture { seat } => self.capture(seat),
        }
        self.names();
        if !matches!(self.state.ask, Ask::Capture { .. }) && !claim.capture_asked.is_empty() {
            self.fault("HS-8.3", "capture_asked", "the pot is shared out before any capture");
        }
    }

    fn sharing(&mut self, claimed: Share, rule: Rule) {
        let next = next_share(&self.state);
        if next != claimed {
            self.fault(rule, "ask", format!("by these hands the next to be served is {next:?}"));
        }
        let options = self.state.setup.options;
        let is_tied = matches!(claimed, Share::Tied(_));
        let never_asked =
            options.picks == Picks::Highest || (is_tied && options.contests == Contests::Simple);
        if never_asked || self.state.pot.len() < 2 {
            self.fault(rule, "ask", "there is nothing to choose: tokens are given without asking");
        }
    }

    fn names(&mut self) {
        let claim = self.claim;
        let asked = if let Ask::Name { seats } = self.state.ask { seats } else { SeatSet::EMPTY };
        self.state.names = Sealed::ask(asked);
        for (seat, name) in &claim.named {
            let token = name.resolve(&self.state.content);
            match token.filter(|token| self.state.pot.contains(*token)) {
                Some(token) if asked.contains(*seat) => self.state.names.seal(*seat, token),
                _ => self.fault("HS-7.3", "named", format!("seat {seat} cannot name {name:?}")),
            }
        }
        if !asked.is_empty() && self.state.names.chosen() == asked {
            self.fault("HS-7.3", "named", "once all have named, the names are shown");
        }
    }

    fn capture(&mut self, seat: Seat) {
        self.state.capture_asked = self.claim.capture_asked.iter().copied().collect();
        if next_share(&self.state) != Share::Done {
            self.fault("HS-8.3", "served", "the pot is shared out before any capture");
        }
        let next = next_capture(&self.state);
        if next != Some(seat) {
            self.fault("HS-8.5", "ask", format!("the next who may capture is {next:?}"));
        }
    }
}
