//! Waiting for the bot.

use std::time::Duration;

use super::{NotReady, Sandbox};
use crate::journal::JournalRequest;
use crate::state::SandboxState;

impl Sandbox {
    /// Waits until the bot is connected and has registered commands.
    ///
    /// # Errors
    /// If it was not within `limit` of the sandbox's time.
    pub async fn wait_for_bot(&self, limit: Duration) -> Result<(), NotReady> {
        let ready = |state: &mut SandboxState| {
            let registered = state.commands.values().any(|list| !list.is_empty());
            (state.gateway.online() && registered).then_some(())
        };
        self.shared.wait_for(limit, ready).await.ok_or(NotReady)
    }

    /// Waits until the journal is as `holds` wants it; `holds` must not call the sandbox.
    ///
    /// # Errors
    /// If it was not within `limit` of the sandbox's time.
    pub async fn wait_for_journal(
        &self,
        limit: Duration,
        mut holds: impl FnMut(&[JournalRequest]) -> bool,
    ) -> Result<(), NotReady> {
        self.shared.wait_for(limit, |state| holds(&state.journal).then_some(())).await.ok_or(NotReady)
    }

    /// Waits until every fault has struck as often as it should.
    ///
    /// # Errors
    /// If it had not within `limit` of the sandbox's time.
    pub async fn wait_for_faults(&self, limit: Duration) -> Result<(), NotReady> {
        self.shared.wait_for(limit, |state| state.faults.are_over().then_some(())).await.ok_or(NotReady)
    }

    /// Waits until the bot has made at least that many connections to the gateway.
    ///
    /// # Errors
    /// If it had not within `limit` of the sandbox's time.
    pub async fn wait_for_connections(&self, limit: Duration, count: u64) -> Result<(), NotReady> {
        let made = |state: &mut SandboxState| (state.gateway.connections >= count).then_some(());
        self.shared.wait_for(limit, made).await.ok_or(NotReady)
    }

    /// Waits until each server of the bot, and direct messages, are heard of by exactly one connected session.
    ///
    /// # Errors
    /// If they were not within `limit` of the sandbox's time.
    pub async fn wait_for_shards(&self, limit: Duration) -> Result<(), NotReady> {
        let whole = |state: &mut SandboxState| {
            let own = state.world.servers.values().filter(|it| it.members.contains_key(&state.bot));
            let mut heard = own.map(|it| Some(it.id)).chain([None]);
            heard.all(|server| state.gateway.listeners(server) == 1).then_some(())
        };
        self.shared.wait_for(limit, whole).await.ok_or(NotReady)
    }

    /// Waits until the bot has identified and resumed at least that often.
    ///
    /// # Errors
    /// If it did not within `limit` of the sandbox's time.
    pub async fn wait_for_sessions(
        &self,
        limit: Duration,
        identified: u64,
        resumed: u64,
    ) -> Result<(), NotReady> {
        let done = |state: &mut SandboxState| {
            let gateway = &state.gateway;
            (gateway.identified >= identified && gateway.resumed >= resumed && gateway.online()).then_some(())
        };
        self.shared.wait_for(limit, done).await.ok_or(NotReady)
    }
}
