//! `turnstone doctor`: checks whether everything is as it should be, and prints the result.

use anyhow::bail;

use super::output::say;
use crate::doctor::{self, Finding, Health};
use crate::environment::Environment;
use host::database::{Database, Location};
use host::tables::system_time;
use words::{Lang, Speech};

/// Prints one page; fails if something does not work.
pub(super) async fn run(environment: &Environment, channel: Option<u64>) -> anyhow::Result<()> {
    let mut findings = vec![doctor::version()];
    findings.extend(doctor::dotenv());
    match environment.endpoint() {
        Ok(endpoint) => findings.extend(crate::discord::examine(&endpoint, channel).await?),
        Err(error) => findings
            .push(Finding::new(Health::Bad, "doctor-token-refused").with("advice", format!("{error:#}"))),
    }
    match environment.beacon() {
        Ok(Some(beacon)) => findings.push(doctor::beacon(&beacon, system_time()).await),
        Ok(None) => {}
        Err(error) => findings
            .push(Finding::new(Health::Bad, "doctor-beacon-refused").with("advice", super::sentence(&error))),
    }
    match Database::open_as_it_is(environment.database()).await {
        Ok(database) => {
            findings.extend(doctor::files(environment.database(), environment.share()).await);
            findings.extend(doctor::tables(&database, system_time()).await);
        }
        Err(error) => {
            // A file is made at the first start, a server must exist.
            let health = match environment.database() {
                Location::File(_) => Health::Odd,
                Location::Server(_) => Health::Bad,
            };
            let finding = Finding::new(health, "doctor-database-unread");
            findings.push(finding.with("cause", super::sentence(&error)));
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
