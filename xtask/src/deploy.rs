//! Checks the files that operators copy: the alert rules and the scrape configuration, with Prometheus's own tool.

use std::process::Command;

/// Runs promtool on the files in `deploy/`.
pub(crate) fn check() -> Result<String, String> {
    for args in [["check", "rules", "alerts.yml"], ["check", "config", "prometheus.yml"]] {
        let output = Command::new("promtool").current_dir("deploy").args(args).output().map_err(|error| format!("promtool: {error}"))?;
        if !output.status.success() {
            let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
            return Err(format!("promtool {}:\n{}{}", args.join(" "), text(&output.stdout), text(&output.stderr)));
        }
    }
    Ok("alert rules, scrape configuration".into())
}
