//! `turnstone doctor`: checks whether everything is as it should be, and prints the result.

use anyhow::bail;

use super::output::say;
use crate::doctor::{self, Finding, Health};
use crate::environment::Environment;
use crate::sentence::sentence;
use host::database::{Database, Location};
use host::shards::Share;
use host::tables::system_time;
use words::{Lang, Speech};

/// The database, and who serves it.
async fn kept(at: &Location, share: Share) -> Vec<Finding> {
    match Database::open_as_it_is(at).await {
        Ok(database) => {
            let mut findings = doctor::files(at, share).await;
            findings.extend(doctor::tables(&database, system_time()).await);
            findings
        }
        Err(error) => {
            // A file is made at the first start, a server must be there.
            let health = if at.file().is_some() { Health::Odd } else { Health::Bad };
            vec![Finding::new(health, "doctor-database-unread").with("cause", sentence(&error))]
        }
    }
}

/// Prints one page; fails if something does not work.
pub(super) async fn run(environment: &Environment, channel: Option<u64>) -> anyhow::Result<()> {
    let mut findings = vec![doctor::version()];
    findings.extend(doctor::dotenv());
    let unread = [
        environment.share().err(),
        environment.luck().err(),
        environment.clock().err(),
        environment.pictures().err(),
    ];
    for error in unread.iter().flatten() {
        findings.push(Finding::new(Health::Bad, "doctor-setting").with("advice", sentence(error)));
    }
    match environment.endpoint() {
        Ok(endpoint) => findings.extend(crate::discord::examine(&endpoint, channel).await?),
        Err(error) => {
            findings.push(Finding::new(Health::Bad, "doctor-setting").with("advice", sentence(&error)));
        }
    }
    match environment.beacon() {
        Ok(Some(beacon)) => findings.push(doctor::beacon(&beacon, system_time()).await),
        Ok(None) => {}
        Err(error) => {
            findings.push(Finding::new(Health::Bad, "doctor-setting").with("advice", sentence(&error)));
        }
    }
    match environment.database() {
        Ok(database) => findings.extend(kept(&database, environment.share().unwrap_or(Share::All)).await),
        Err(error) => {
            findings.push(Finding::new(Health::Bad, "doctor-setting").with("advice", sentence(&error)));
        }
    }
    let speech = Speech::nameless(Lang::En);
    for finding in &findings {
        say(&finding.say(&speech))?;
    }
    if findings.iter().any(|finding| finding.health == Health::Bad) {
        bail!("something does not work: the lines with ❌ say what");
    }
    Ok(())
}
