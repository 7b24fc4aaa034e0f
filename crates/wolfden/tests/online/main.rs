//! The online table as processes: `wolfden serve` started, killed, restarted, and as several nodes.
#![cfg(feature = "serve")]

mod crash;
mod nodes;
mod ops;
mod tls;

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use den_test_client::{PATIENCE, test_seed};

/// A `wolfden serve` process, killed when dropped.
struct Node {
    child: Child,
    address: SocketAddr,
}

impl Node {
    /// Starts a node and waits until it prints its address.
    fn start(args: &[&str]) -> Node {
        Node::start_logging(args, Stdio::null())
    }

    /// The same, with its logs redirected.
    fn start_logging(args: &[&str], logs: Stdio) -> Node {
        let mut child = Command::new(env!("CARGO_BIN_EXE_wolfden"))
            .args(["serve", "--listen", "127.0.0.1:0", "--sockets-per-address", "100000", "--requests-per-second", "1e9"])
            .args(["--messages-per-second", "1e9", "--new-per-minute", "1e9", "--chat-per-minute", "1e9"])
            .args(["--test-seed", &test_seed().to_string()])
            .args(args)
            .stdout(Stdio::piped())
            .stderr(logs)
            .spawn()
            .expect("wolfden starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("piped")).read_line(&mut line).expect("wolfden says where it is");
        let address = line.trim().strip_prefix("Wolfden is at http://").unwrap_or_else(|| panic!("wolfden said: {line}"));
        Node { address: address.parse().expect("an address"), child }
    }

    fn id(&self) -> u32 {
        self.child.id()
    }

    /// kill -9.
    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Sends SIGTERM and returns the exit code. The ten-second limit is a constant of the server; here it only has to end.
    fn stop(mut self) -> Option<i32> {
        let sent = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        assert!(sent.is_ok_and(|status| status.success()));
        let begun = Instant::now();
        loop {
            if let Some(status) = self.child.try_wait().expect("a child") {
                return status.code();
            }
            assert!(begun.elapsed() < PATIENCE, "wolfden does not stop");
            std::thread::sleep(Duration::from_millis(10));
        }
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        self.kill();
    }
}
