//! Sorting short lists with little code.

use std::cmp::Ordering;

/// Sorts a short list; equal items keep their order. In the browser the standard library's sort would be two to three kilobytes of the page for
/// each type, and for short lists it does the same.
///
/// ```
/// let mut list = vec![3, 1, 2];
/// den_core::sort(&mut list);
/// assert_eq!(list, [1, 2, 3]);
/// ```
pub fn sort<T: Ord>(list: &mut [T]) {
    sort_by(list, T::cmp);
}

/// Sorts a short list by a comparison; equal items keep their order.
#[cfg(not(target_arch = "wasm32"))]
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    list.sort_by(compare);
}

/// Sorts a short list by a comparison; equal items keep their order.
#[cfg(target_arch = "wasm32")]
pub fn sort_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    insert(list, compare);
}

/// Moves each item to its place among those before it.
#[cfg(any(target_arch = "wasm32", test))]
fn insert<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at - 1], &list[at]) == Ordering::Greater {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_of_sorting_give_the_same_list() {
        for seed in 0..200_u32 {
            let list: Vec<(u32, u32)> = (0..seed % 23).map(|at| ((at * 7919 + seed * 104_729) % 11, at)).collect();
            let (mut ours, mut theirs) = (list.clone(), list);
            insert(&mut ours, |a, b| a.0.cmp(&b.0));
            theirs.sort_by_key(|item| item.0);
            assert_eq!(ours, theirs);
        }
    }
}
