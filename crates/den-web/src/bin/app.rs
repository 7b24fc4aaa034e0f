//! The page.
use leptos::prelude::*;
fn main() {
    leptos::mount::mount_to_body(|| leptos::view! { <p>"hi"</p> });
}
