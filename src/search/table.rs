//! What the search found before, in memory of a fixed size.

use super::score::{self, Value};

/// How a remembered value relates to the true one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is the true one.
    #[default]
    Exact,
    /// The true one is no less.
    AtLeast,
    /// The true one is no more.
    AtMost,
}

/// What was found in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub(super) value: Value,
    pub(super) bound: Bound,
    pub(super) depth: u8,
    /// The best turn, as its place among the candidates.
    pub(super) best: u8,
}

#[derive(Clone, Copy, Debug, Default)]
struct Entry {
    check: u32,
    value: i16,
    // Zero in an entry that was never written: searches are counted from one.
    search: u16,
    more_check: u8,
    depth: u8,
    best: u8,
    bound: Bound,
}

/// Entries that lie in one line of the processor's cache.
#[derive(Clone, Copy, Debug, Default)]
#[repr(align(64))]
struct Bucket([Entry; 5]);

/// What was found in the positions of one search.
///
/// What earlier searches found is never used, so that the answer to a question does not depend on the questions
/// before it. Two positions whose keys agree in 40 bits and in their bucket are taken for one another: about once
/// in two hundred thousand million look-ups.
#[derive(Debug)]
pub(super) struct Table {
    buckets: Vec<Bucket>,
    search: u16,
}

impl Table {
    /// A table that takes no more than so many bytes, or one bucket.
    pub(super) fn new(bytes: usize) -> Table {
        let buckets = (bytes / size_of::<Bucket>()).clamp(1, u32::MAX as usize);
        Table { buckets: vec![Bucket::default(); buckets], search: 0 }
    }

    pub(super) fn bytes(&self) -> usize {
        self.buckets.len() * size_of::<Bucket>()
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        // An entry of another search counts as empty, so that nothing has to be wiped until the count is full.
        self.search = self.search.checked_add(1).unwrap_or_else(|| {
            self.buckets.fill(Bucket::default());
            1
        });
    }

    /// What was found in the position with this key; `ply` turns after the root.
    #[inline]
    pub(super) fn find(&self, key: u64, ply: usize) -> Option<Found> {
        let Bucket(entries) = &self.buckets[self.bucket(key)];
        let entry = entries.iter().find(|entry| entry.is_of(key, self.search))?;
        let value = later(entry.value.into(), ply);
        Some(Found { value, bound: entry.bound, depth: entry.depth, best: entry.best })
    }

    /// Remembers what was found, in place of what is worth least.
    #[inline]
    pub(super) fn keep(&mut self, key: u64, ply: usize, found: Found) {
        let (bucket, search) = (self.bucket(key), self.search);
        let Bucket(entries) = &mut self.buckets[bucket];
        let least = |entry: &&mut Entry| match entry {
            entry if entry.is_of(key, search) => -2,
            entry if entry.search != search => -1,
            entry => i32::from(entry.depth),
        };
        let Some(entry) = entries.iter_mut().min_by_key(least) else { return };
        let Found { value, bound, depth, best } = found;
        *entry = Entry {
            check: check(key),
            more_check: more_check(key),
            value: earlier(value, ply),
            search,
            depth,
            best,
            bound,
        };
    }

    /// CITE: Lemire's reduction of a random number by multiplication, here of the key's lower half.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "the lower half is meant; the index is below the length"
    )]
    const fn bucket(&self, key: u64) -> usize {
        ((key as u32 as u64 * self.buckets.len() as u64) >> 32) as usize
    }
}

impl Entry {
    const fn is_of(&self, key: u64, search: u16) -> bool {
        self.check == check(key) && self.more_check == more_check(key) && self.search == search
    }
}

const fn check(key: u64) -> u32 {
    (key >> 32) as u32
}

#[expect(
    clippy::cast_possible_truncation,
    reason = "the lowest bits are meant, which the bucket does not tell"
)]
const fn more_check(key: u64) -> u8 {
    key as u8
}

// A proven value counts turns from the root; the table counts them from the entry's own position.

#[expect(clippy::cast_possible_truncation, clippy::cast_possible_wrap, reason = "a ply is below MOST_PLIES")]
const fn later(value: Value, ply: usize) -> Value {
    if score::is_proven(value) { value - value.signum() * ply as Value } else { value }
}

#[expect(clippy::cast_possible_truncation, reason = "a value is never beyond WON")]
const fn earlier(value: Value, ply: usize) -> i16 {
    // Away from the middle by what `later` takes off.
    (2 * value - later(value, ply)) as i16
}
