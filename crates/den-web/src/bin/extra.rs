//! What is loaded when it is opened: the editor of a box and the review of a match.

fn main() {
    console_error_panic_hook::set_once();
    den_web::extra::start();
}
