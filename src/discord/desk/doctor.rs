//! A look at the bot from a channel of a server, for people who may put right what is wrong.

use std::time::{Duration, UNIX_EPOCH};

use super::{Answer, Desk};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::parts::page::Page;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::rights::{all, missing, useful};
use crate::discord::wire::snowflake::made;
use crate::doctor;

impl Desk {
    /// Looks over what concerns the caller's channel, for people who may put it right.
    ///
    /// # Errors
    /// [`Failure`]: somebody who may not.
    pub(crate) async fn doctor(&self, caller: &Caller) -> Result<Answer, Failure> {
        if !caller.moderator && !caller.manager {
            return Err(Failure::told("deny-not-moderator"));
        }
        let speech = caller.speech();
        let asked = UNIX_EPOCH + Duration::from_millis(made(caller.interaction));
        let mut findings = vec![doctor::version(), doctor::clock(asked)];
        let lacking = |permissions| missing(permissions, caller.bot_may, &speech);
        findings.push(doctor::permissions(&lacking(all()), &lacking(useful())));
        findings.extend(self.scribe.known.twins.are_near().then(doctor::twins));
        findings.extend(doctor::tables(self.tables.store(), self.tables.now()).await);
        let lines: Vec<String> = findings.iter().map(|finding| finding.say(&speech)).collect();
        Ok(Answer::private(Page::text(lines.join("\n"))))
    }
}
