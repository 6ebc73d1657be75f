//! Work that takes long and has time, beside the threads that serve connections.
//!
//! A thread for each piece of work, of a lower priority than the rest of the program: on a machine
//! with two cores one replay would otherwise take half of what is there for everybody's moves. The
//! threads of the async runtime cannot be used for that, as a priority once lowered stays so.

use std::thread;
use tokio::sync::oneshot;

/// How much nicer to others such a thread is: it gets about a tenth where somebody else wants all.
#[cfg(target_os = "linux")]
const NICER: i32 = 10;

/// What became of work that ended by a panic, or never began.
#[derive(Debug, thiserror::Error)]
#[error("it has failed")]
pub struct Failed;

/// Computes something on a thread of its own; how many at once, whoever calls this sees to.
///
/// # Errors
/// It ended by a panic, which the log tells of, or the system has no thread to spare.
pub async fn aside<T: Send + 'static>(
    compute: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Failed> {
    let (sender, receiver) = oneshot::channel();
    let work = move || {
        step_back();
        // Whoever asked may have gone.
        drop(sender.send(compute()));
    };
    let started = thread::Builder::new().name("aside".to_owned()).spawn(work);
    if let Err(cause) = started {
        tracing::error!(%cause, "the system has no thread to spare");
    }
    receiver.await.map_err(|_| Failed)
}

/// Lets the other threads go first. Only on Linux has a thread a priority of its own.
fn step_back() {
    #[cfg(target_os = "linux")]
    if let Err(cause) = rustix::process::nice(NICER) {
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
        let beside = aside(own).await.expect("it is done");
        assert_eq!((beside, own()), ((before + NICER).min(19), before));
    }

    #[tokio::test]
    async fn work_that_fails_says_so() {
        assert!(aside(|| panic!("a test asked for it")).await.is_err());
    }
}
