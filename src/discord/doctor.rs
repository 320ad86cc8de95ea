//! A look at the bot from Discord's side: its token, its commands, its permissions in a channel.

use std::time::Duration;

use super::wire::endpoint::Endpoint;
use super::wire::rest;
use super::wire::rights::{all, held, missing, useful};
use super::wire::trouble::Trouble;
use crate::discord::features;
use crate::doctor::{self, Finding, Health};
use crate::sentence::sentence;
use words::{Lang, Speech};

/// Asks Discord about the bot of that endpoint, and about a channel if one is named; in English.
///
/// # Errors
/// If no client can be set up.
pub async fn examine(endpoint: &Endpoint, channel: Option<u64>) -> anyhow::Result<Vec<Finding>> {
    let http = endpoint.http()?;
    let bad = |key, error: &anyhow::Error| Finding::new(Health::Bad, key).with("cause", sentence(error));
    let (me, name) = match rest::application(&http).await.map_err(anyhow::Error::from) {
        Ok(me) => me,
        Err(error) if Trouble::is_refused_token(&error) => {
            return Ok(vec![
                Finding::new(Health::Bad, "doctor-token-refused").with("advice", endpoint.wrong_token()),
            ]);
        }
        Err(error) => return Ok(vec![bad("doctor-discord-away", &error)]),
    };
    http.set_application_id(me);
    let name = Finding::new(Health::Good, "doctor-token").with("name", name);
    let mut findings = vec![name.with("id", me.to_string())];
    findings.push(Finding::new(Health::Good, "doctor-intents"));
    match rest::registered(&http, me).await.map_err(anyhow::Error::from) {
        Ok(known) => findings.push(registered(known.as_array().map_or(0, Vec::len))),
        Err(error) => findings.push(bad("doctor-commands-unread", &error)),
    }
    match endpoint.clock().await {
        Ok(theirs) => findings.push(doctor::clock(theirs)),
        Err(error) => findings.push(bad("doctor-clock-unread", &error)),
    }
    if let Some(channel) = channel {
        match held(&http, channel).await {
            Ok(held) => {
                let speech = Speech::new(Lang::En, Vec::new());
                let lacking = |permissions| missing(permissions, held, &speech);
                findings.push(doctor::permissions(&lacking(all()), &lacking(useful())));
            }
            Err(error) => findings.push(bad("doctor-channel-unread", &error)),
        }
    }
    Ok(findings)
}

/// The longest wait for Discord.
const PATIENCE: Duration = Duration::from_secs(10);

/// What Discord says of an application.
pub enum Application {
    /// Its number and its name.
    Known {
        /// The number that an invitation names.
        id: String,
        /// What people call it.
        name: String,
    },
    /// Its token is wrong; how to fix it.
    Refused(&'static str),
    /// Nobody answers.
    Away(anyhow::Error),
}

/// Asks Discord whose token the endpoint has.
pub async fn application(endpoint: &Endpoint) -> Application {
    let asked = async {
        let http = endpoint.http()?;
        rest::application(&http).await.map_err(anyhow::Error::from)
    };
    let asked = tokio::time::timeout(PATIENCE, asked).await;
    match asked.unwrap_or_else(|_| Err(anyhow::anyhow!("no answer within {} seconds", PATIENCE.as_secs()))) {
        Ok((id, name)) => Application::Known { id: id.to_string(), name },
        Err(error) if Trouble::is_refused_token(&error) => Application::Refused(endpoint.wrong_token()),
        Err(error) => Application::Away(error),
    }
}

/// The link that invites the application with that number to a server, with the permissions that docs/hosting.md names: what a table needs,
/// and what helps it.
pub fn invitation(id: &str) -> String {
    let permissions = (all() | useful()).bits();
    format!(
        "https://discord.com/oauth2/authorize?client_id={id}&scope=bot%20applications.commands&permissions={permissions}"
    )
}

/// Whether Discord knows all commands.
fn registered(known: usize) -> Finding {
    let ours = features::commands().len();
    if known == ours {
        Finding::new(Health::Good, "doctor-commands").with("count", known)
    } else {
        Finding::new(Health::Odd, "doctor-commands-missing").with("count", known).with("all", ours)
    }
}
