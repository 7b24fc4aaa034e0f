//! Any change in a database is parsed or refused; what is parsed is written back unchanged.
#![no_main]

use den_table::Change;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(change) = Change::read(1, 1, text) {
        assert_eq!(Change::read(1, 1, &change.text()), Ok(change));
    }
});
