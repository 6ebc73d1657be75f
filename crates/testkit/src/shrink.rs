//! Making a failing tape shorter.

/// The most tries before the shortest tape so far is good enough.
const TRIES_MAX: u32 = 3000;

/// The shortest and smallest tape found that still fails. `fails` is called
/// with candidate tapes.
pub(crate) fn shrink(tape: Vec<u8>, fails: impl FnMut(&[u8]) -> bool) -> Vec<u8> {
    let mut search = Search { best: tape, fails, n_tries: 0 };
    loop {
        let before = search.best.clone();
        search.cut();
        search.lower();
        if search.best == before || search.n_tries >= TRIES_MAX {
            return search.best;
        }
    }
}

struct Search<F> {
    best: Vec<u8>,
    fails: F,
    n_tries: u32,
}

impl<F: FnMut(&[u8]) -> bool> Search<F> {
    fn try_out(&mut self, candidate: Vec<u8>) -> bool {
        self.n_tries += 1;
        let better = self.n_tries <= TRIES_MAX && (self.fails)(&candidate);
        if better {
            self.best = candidate;
        }
        better
    }

    // Takes chunks out, large ones first, from the end: what comes late depends
    // on what comes early.
    fn cut(&mut self) {
        let mut size = self.best.len();
        while size > 0 {
            let mut end = self.best.len();
            while end > 0 {
                let start = end.saturating_sub(size);
                let mut shorter = self.best.clone();
                shorter.drain(start..end);
                self.try_out(shorter);
                end = start.min(self.best.len());
            }
            size /= 2;
        }
    }

    // Makes bytes smaller: nought if possible, else half, else one less.
    fn lower(&mut self) {
        for at in 0..self.best.len() {
            while at < self.best.len() && self.best[at] > 0 {
                let byte = self.best[at];
                let lowered = [0, byte / 2, byte - 1].into_iter().any(|smaller| {
                    let mut candidate = self.best.clone();
                    candidate[at] = smaller;
                    self.try_out(candidate)
                });
                if !lowered {
                    break;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_smallest_failing_tape_is_found() {
        let tape: Vec<u8> = (0..200).map(|idx| (idx * 37 % 251) as u8).collect();
        let fails = |tape: &[u8]| {
            tape.iter().any(|&byte| byte >= 100)
                && tape.iter().filter(|&&byte| byte == 7).count() > 0
        };
        let mut short = shrink([tape, vec![7]].concat(), fails);
        short.sort_unstable();
        assert_eq!(short, [7, 100]);
    }
}
