//! E-mail through an SMTP server, if the operator configured one.

use std::time::Duration;

use lettre::message::Mailbox;
use lettre::{Address, AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

use crate::config::MailSettings;

/// The connection to the SMTP server.
pub(crate) struct Mail {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    /// How long the server may take to accept a mail.
    limit: Duration,
}

impl Mail {
    /// Reads the settings. It connects when the first mail is sent.
    pub(crate) fn open(settings: &MailSettings, limit: Duration) -> Result<Mail, String> {
        // The error leaves out the URL, which may contain a password.
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&settings.smtp)
            .map_err(|_| "the SMTP server must be given as smtps://USER:PASSWORD@HOST or smtp://HOST:PORT".to_string())?;
        let from = settings.from.parse::<Mailbox>().map_err(|error| format!("the sender “{}”: {error}", settings.from))?;
        Ok(Mail { transport: transport.timeout(Some(limit)).build(), from, limit })
    }

    /// Sends a mail.
    pub(crate) async fn send(&self, to: &str, subject: String, text: String) -> Result<(), String> {
        let address: Address = to.parse().map_err(|error: lettre::address::AddressError| error.to_string())?;
        let mail = Message::builder().from(self.from.clone()).to(Mailbox::new(None, address)).subject(subject).body(text);
        let mail = mail.map_err(|error| error.to_string())?;
        match tokio::time::timeout(self.limit, self.transport.send(mail)).await {
            Ok(Ok(_)) => Ok(()),
            Ok(Err(error)) => Err(error.to_string()),
            Err(_) => Err("the SMTP server did not answer in time".into()),
        }
    }
}

/// Whether the text can be an e-mail address.
pub(crate) fn is_address(text: &str) -> bool {
    text.len() <= 254 && text.parse::<Address>().is_ok()
}
