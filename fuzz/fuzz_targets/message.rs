//! Any message from a socket is parsed or refused; what is parsed is written back unchanged.
#![no_main]

use den_table::wire::{Request, ServerMessage};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(request) = Request::read(text) {
        let written = serde_json::to_string(&request).expect("a request can be written");
        assert_eq!(Request::read(&written), Ok(request));
    }
    let _ = serde_json::from_str::<ServerMessage>(text);
});
