//! The editor of a box.

fn main() {
    console_error_panic_hook::set_once();
    den_web::editor::start();
}
