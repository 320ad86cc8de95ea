//! Ways on: help for where somebody stands, and why something could not be done, each with the buttons that are right there.

use std::time::Duration;

use poise::serenity_prelude::CreateActionRow;
use rules::Words as _;

use crate::discord::desk::{Answer, Desk};
use crate::discord::letters::failure::{Failure, Step};
use crate::discord::letters::help::help_page;
use crate::discord::letters::lobby::play::{game_rows, play_button};
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::press::{CustomId, Press};
use crate::discord::letters::ways::{self, at_table, beside_table, standing, without_table};
use crate::discord::wire::caller::Caller;
use host::tables::Found;

/// The time that a look at a private thread may take: Discord waits for three seconds.
const LOOKING: Duration = Duration::from_secs(1);

impl Desk {
    /// The sentence for a private thread that the bot is not in; none if Discord does not say so at once.
    async fn shut_out(&self, caller: &Caller) -> Option<String> {
        match tokio::time::timeout(LOOKING, self.check_place(caller)).await {
            Ok(Err(failure @ Failure::Told(..))) => Some(failure.excuse(&caller.speech(), None)),
            _ => None,
        }
    }

    /// Explains what can be done where the caller is.
    pub(crate) async fn help(&self, caller: &Caller) -> Result<Answer, Failure> {
        let table = self.tables.find_at(caller.place).await?;
        let closed = match self.lacks(caller, false).filter(|_| !caller.is_direct()) {
            Some(permissions) => {
                Some(caller.speech().text("help-closed", &[("permissions", permissions.into())]))
            }
            None => self.shut_out(caller).await,
        };
        Ok(Answer::private(help_page(table.as_deref(), closed, caller)))
    }

    /// The page that says why nothing was done, and leads on. A fault is logged with the table's number.
    pub(crate) async fn excuse(&self, caller: &Caller, failure: &Failure, table: Option<i64>) -> Page {
        let rows = match self.leading_on(caller, failure.step()).await {
            Ok(rows) => rows,
            Err(error) => {
                // The sentence goes out all the same.
                tracing::warn!(%error, "a refusal leads nowhere");
                Vec::new()
            }
        };
        Page { content: failure.excuse(&caller.speech(), table), rows, ..Page::default() }
    }

    /// The buttons behind a refusal.
    async fn leading_on(&self, caller: &Caller, step: Step) -> Result<Vec<CreateActionRow>, Failure> {
        let speech = caller.speech();
        Ok(match step {
            Step::None => Vec::new(),
            Step::Games => ways::row([ways::games_button(caller)]),
            Step::Rules => {
                let rules = |game| CustomId::aside(Press::Rules(Some(game)));
                game_rows(games::TITLES.iter().copied(), &speech, rules)
            }
            Step::Play => {
                ways::row(self.check_permissions(caller, false).is_ok().then(|| play_button(&speech)))
            }
            Step::Here => self.ways_here(caller).await?,
            Step::Beside => {
                let table = self.tables.find_at(caller.place).await?.filter(|table| table.status.is_open());
                let message = match &table {
                    Some(table) => self.tables.store().message(table.id).await?,
                    None => None,
                };
                beside_table(table.as_deref().map(|table| (table, message)), caller)
            }
            Step::Back => {
                let table = self.own_table(caller).await.ok();
                table.map_or_else(Vec::new, |table| ways::back(&table, caller))
            }
        })
    }

    /// What is right where the caller stands: at the table of the channel, or for want of one; and their panels elsewhere, where they have
    /// no seat here.
    async fn ways_here(&self, caller: &Caller) -> Result<Vec<CreateActionRow>, Failure> {
        let user = caller.person.user;
        let table: Option<Found> = self.tables.find_at(caller.place).await?;
        let can_stand = self.lacks(caller, false).is_none();
        let here = standing(table.as_deref());
        let mut rows = match here {
            Some(table) => at_table(table, can_stand, caller),
            None => {
                let mut sittings = self.tables.store().sittings(user).await?;
                sittings.retain(|sitting| self.scribe.known.is_on(sitting.place.guild));
                without_table(&sittings, can_stand, caller)
            }
        };
        if here.is_none_or(|table| table.seat_of(user).is_none()) {
            rows.extend(ways::panels(&self.elsewhere(caller).await?, caller));
        }
        Ok(rows)
    }
}
