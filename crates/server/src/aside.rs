//! Work that takes long and has time, beside the threads that serve connections.
//!
//! A thread for each piece of work, of a lower priority than the rest of the program: on a machine
//! with two cores one replay would otherwise take half of what is there for everybody's moves. The
//! threads of the async runtime cannot be used for that, as a priority once lowered stays so.

use std::thread;
use tokio::sync::oneshot;

/// How much nicer to others a thread is than those that serve connections.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Nicer {
    /// It gets about a tenth where somebody else wants all.
    Much,
    /// It gets about a seventieth, and a seventh of what one that is nicer by `Much` gets.
    Most,
}

impl Nicer {
    #[cfg(target_os = "linux")]
    fn by(self) -> i32 {
        match self {
            Self::Much => 10,
            Self::Most => 19,
        }
    }
}

/// What became of work that ended by a panic, or never began.
#[derive(Debug, thiserror::Error)]
#[error("the task has failed")]
pub struct Failed;

/// Computes something on a thread of its own; how many at once, whoever calls this sees to.
///
/// # Errors
/// It ended by a panic, which the log tells of, or the system has no thread to spare.
pub async fn aside<T: Send + 'static>(
    compute: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failed> {
    aside_by(Nicer::Much, compute).await
}

/// The same on a thread that is this much nicer to others.
///
/// # Errors
/// As above.
pub async fn aside_by<T: Send + 'static>(
    nicer: Nicer,
    compute: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failed> {
    let (sender, receiver) = oneshot::channel();
    let work = move || {
        step_back(nicer);
        // Whoever asked may have gone.
        drop(sender.send(compute()));
    };
    let started = thread::Builder::new().name("aside".to_owned()).spawn(work);
    if let Err(cause) = started {
        tracing::error!(%cause, "cannot start a thread");
    }
    receiver.await.map_err(|_| Failed)
}

/// Lets the other threads go first from now on. Only on Linux has a thread a priority of its own.
#[cfg_attr(not(target_os = "linux"), expect(unused_variables, reason = "threads are all alike"))]
pub fn step_back(nicer: Nicer) {
    #[cfg(target_os = "linux")]
    if let Err(cause) = rustix::process::nice(nicer.by()) {
        tracing::debug!(%cause, "the priority of a thread cannot be lowered");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Audit: SEC-8
    #[cfg(target_os = "linux")]
    #[tokio::test]
    async fn work_beside_the_house_has_a_lower_priority_and_leaves_ours_alone() {
        let own = || rustix::process::getpriority_process(None).expect("a priority");
        let before = own();
        for (nicer, by) in [(Nicer::Much, 10), (Nicer::Most, 19)] {
            let beside = aside_by(nicer, own).await.expect("it is done");
            assert_eq!((beside, own()), ((before + by).min(19), before));
        }
    }

    #[tokio::test]
    async fn work_that_fails_says_so() {
        assert!(aside(|| panic!("a test asked for it")).await.is_err());
    }
}
