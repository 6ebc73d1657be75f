//! Memory that is given back and used again.
//!
//! The allocator of most Linux systems gives each thread a pool of its own, up to eight for each core,
//! and what was freed in one is of no use in another. A house whose connections come and go on many
//! threads would keep several times what it ever needed at once. Two pools are enough for it; how many
//! there are can only be said in the environment, before a program starts.

/// Starts this program again with few pools, in the same process, unless somebody has said how many
/// there shall be. Where that fails, the house needs more memory and nothing else.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub fn be_few() {
    use std::env;
    use std::os::unix::process::CommandExt as _;
    use std::process::Command;

    const NAME: &str = "MALLOC_ARENA_MAX";
    const FEW: &str = "2";
    if env::var_os(NAME).is_some() {
        return;
    }
    if let Ok(program) = env::current_exe() {
        // Only a failure returns.
        drop(Command::new(program).args(env::args_os().skip(1)).env(NAME, FEW).exec());
    }
}

/// Elsewhere memory is shared by all threads.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub fn be_few() {}
