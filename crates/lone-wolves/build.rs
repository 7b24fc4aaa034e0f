//! Packs the content files for this target.

fn main() {
    den_content::pack(&["box.toml"]);
}
