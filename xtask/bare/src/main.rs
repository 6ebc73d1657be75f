//! Links the whole rules wing without the standard library, and plays a game of dice in it.
//!
//! `cargo check` without features shows that the rules name nothing of `std`; only linking shows that
//! nothing they use needs it either. This program has a panic handler and an allocator of its own, so
//! that a second of either, which `std` would bring, is an error of the linker.
#![no_std]
#![no_main]

extern crate alloc;

use alloc::sync::Arc;
use core::alloc::{GlobalAlloc, Layout};
use core::hint::black_box;
use core::panic::PanicInfo;
use core::sync::atomic::{AtomicUsize, Ordering};
use tabletop::{Dice, Imagine, Menu, Playout, Viewer};

// The C library of the host brings what every program begins with, and copies memory.
#[link(name = "c")]
unsafe extern "C" {}

/// More memory than the dice below ever ask for.
const HEAP_BYTES: usize = 1 << 20;

/// Memory that is given out from front to back and never taken back.
struct Bump {
    used: AtomicUsize,
    heap: core::cell::UnsafeCell<[u8; HEAP_BYTES]>,
}

// SAFETY: every byte is given out once, by an atomic addition.
unsafe impl Sync for Bump {}

// SAFETY: what is returned is aligned, inside of the heap, and given out once.
unsafe impl GlobalAlloc for Bump {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        let room = layout.size() + layout.align();
        let start = self.used.fetch_add(room, Ordering::Relaxed);
        if start + room > HEAP_BYTES {
            return core::ptr::null_mut();
        }
        let first = self.heap.get().cast::<u8>().wrapping_add(start);
        first.wrapping_add(first.align_offset(layout.align()))
    }

    unsafe fn dealloc(&self, _memory: *mut u8, _layout: Layout) {}
}

#[global_allocator]
static HEAP: Bump =
    Bump { used: AtomicUsize::new(0), heap: core::cell::UnsafeCell::new([0; HEAP_BYTES]) };

#[panic_handler]
fn panic(_info: &PanicInfo<'_>) -> ! {
    loop {
        core::hint::spin_loop();
    }
}

/// What the compiled `alloc` names for unwinding. A program that aborts never calls it.
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}

/// Likewise.
#[unsafe(no_mangle)]
extern "C" fn _Unwind_Resume() -> ! {
    loop {
        core::hint::spin_loop();
    }
}

/// What a game is made of, kept so that the linker takes all of it.
fn keep<G: Imagine>() -> usize {
    let deal: fn(&mut Playout<G>, &mut G::State, &mut Dice) = Playout::<G>::deal;
    let run: fn(&mut Playout<G>, &mut G::State, &mut Dice) -> u32 = Playout::<G>::run;
    let blank: fn(&G::Setup, &Arc<G::Content>) -> G::State = G::blank;
    let view: fn(&G::State, Viewer) -> G::View = G::view;
    let imagine: fn(&G::View, &Arc<G::Content>, &mut Dice) -> G::State = G::imagine;
    let menu: fn(&G::State, tabletop::DecisionId, &mut Menu<G::Action>) = G::menu;
    black_box(deal) as usize
        ^ black_box(run) as usize
        ^ black_box(blank) as usize
        ^ black_box(view) as usize
        ^ black_box(imagine) as usize
        ^ black_box(menu) as usize
        ^ black_box(G::outcome as fn(&G::State) -> _) as usize
        ^ black_box(G::place as fn(&G::Setup, &Arc<G::Content>, &G::Position) -> _) as usize
}

/// Where the C library of the host begins; 0 says that all is well.
#[unsafe(no_mangle)]
extern "C" fn main() -> i32 {
    let kept = [
        keep::<han_solo::HanSolo>(),
        keep::<bounty_hunters::BountyHunters>(),
        keep::<outer_rim::OuterRim>(),
    ];
    let mut dice = Dice::swift(7);
    let mut order: alloc::vec::Vec<usize> = (0..kept.len()).collect();
    dice.shuffle(&mut order);
    let is_whole = kept.iter().all(|it| *it != 0) && order.iter().sum::<usize>() == 3;
    i32::from(!is_whole)
}
