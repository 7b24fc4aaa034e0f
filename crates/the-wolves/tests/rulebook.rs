//! The rules, one test per sentence; each test names the rule it tests.
#![allow(missing_docs)]

mod table;

mod rulebook {
    mod dens;
    mod map;
    mod moon;
    mod moves;
    mod packs;
    mod setup;
    mod two;
}
