//! The content files, ready for this target.

fn main() {
    den_content::pack(&["box.toml"]);
}
