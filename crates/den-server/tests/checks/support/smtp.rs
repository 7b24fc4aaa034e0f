//! An SMTP server that keeps the mails it receives.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use tokio::io::{AsyncBufReadExt, AsyncWriteExt, BufReader};
use tokio::net::{TcpListener, TcpStream};

/// A running server.
pub struct Smtp {
    pub address: SocketAddr,
    mails: Arc<Mutex<Vec<String>>>,
}

impl Smtp {
    pub async fn start() -> Smtp {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (address, mails) = (listener.local_addr().unwrap(), Arc::<Mutex<Vec<String>>>::default());
        let kept = mails.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let kept = kept.clone();
                tokio::spawn(async move {
                    let _ = talk(stream, &kept).await;
                });
            }
        });
        Smtp { address, mails }
    }

    /// The settings for a server that uses it.
    pub fn settings(&self) -> den_server::MailSettings {
        den_server::MailSettings { smtp: format!("smtp://{}", self.address), from: "Wolfden <wolfden@example.org>".into() }
    }

    /// Waits for the next mail.
    pub async fn mail(&self) -> String {
        super::until(async || !self.mails.lock().unwrap().is_empty()).await;
        self.mails.lock().unwrap().remove(0)
    }

    /// Waits for the next mail and returns the code in it.
    pub async fn code(&self) -> String {
        let mail = self.mail().await;
        let is_code = |word: &&str| word.len() == 19 && word.matches('-').count() == 3;
        mail.split_whitespace().find(is_code).unwrap_or_else(|| panic!("no code in {mail}")).to_string()
    }

    pub fn is_empty(&self) -> bool {
        self.mails.lock().unwrap().is_empty()
    }
}

async fn talk(stream: TcpStream, mails: &Mutex<Vec<String>>) -> std::io::Result<()> {
    let (reader, mut writer) = stream.into_split();
    let mut lines = BufReader::new(reader).lines();
    writer.write_all(b"220 test\r\n").await?;
    while let Some(line) = lines.next_line().await? {
        let answer: &[u8] = match line.split(' ').next().unwrap_or_default().to_uppercase().as_str() {
            "DATA" => {
                writer.write_all(b"354 go on\r\n").await?;
                let mut mail = String::new();
                while let Some(line) = lines.next_line().await?.filter(|line| line != ".") {
                    mail += &line;
                    mail.push('\n');
                }
                mails.lock().unwrap().push(mail);
                b"250 kept\r\n"
            }
            "QUIT" => {
                writer.write_all(b"221 bye\r\n").await?;
                return Ok(());
            }
            _ => b"250 ok\r\n",
        };
        writer.write_all(answer).await?;
    }
    Ok(())
}
