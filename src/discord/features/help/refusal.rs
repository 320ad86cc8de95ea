//! Why an intent was not done, with buttons for the next step.

use poise::serenity_prelude::CreateActionRow;

use crate::discord::app::App;
use crate::discord::features::help::ways;
use crate::discord::features::help::ways::{at_table, beside_table, standing, without_table};
use crate::discord::features::opening::page::{game_rows, play_button};
use crate::discord::features::opening::permissions::{check_permissions, lacks};
use crate::discord::features::rulebook;
use crate::discord::message::failure::{Failure, Step};
use crate::discord::message::page::Page;
use crate::discord::message::press::CustomId;
use crate::discord::wire::caller::Caller;
use host::tables::Found;

/// The page that says why nothing was done, with a next step. A fault is logged with the table's number.
pub(crate) async fn refusal(app: &App, caller: &Caller, failure: &Failure, table: Option<i64>) -> Page {
    let rows = match leading_on(app, caller, failure.step()).await {
        Ok(rows) => rows,
        Err(error) => {
            // The sentence goes out without buttons.
            tracing::warn!(%error, "a refusal leads nowhere");
            Vec::new()
        }
    };
    Page { content: failure.sentence(&caller.speech(), table), rows, ..Page::default() }
}

/// The buttons under a refusal.
async fn leading_on(app: &App, caller: &Caller, step: Step) -> Result<Vec<CreateActionRow>, Failure> {
    let speech = caller.speech();
    Ok(match step {
        Step::None => Vec::new(),
        Step::Games => ways::row([ways::games_button(caller)]),
        Step::Rules => {
            let rules = |game| CustomId::aside(rulebook::Press::Show { game: Some(game) });
            game_rows(games::TITLES.iter().copied(), &speech, rules)
        }
        Step::Play => ways::row(check_permissions(caller, false).is_ok().then(|| play_button(&speech))),
        Step::Here => ways_here(app, caller).await?,
        Step::Beside => {
            let table = app.tables.find_at(caller.place).await?.filter(|table| table.status.is_open());
            let message = match &table {
                Some(table) => app.tables.store().message(table.id).await?,
                None => None,
            };
            beside_table(table.as_deref().map(|table| (table, message)), caller)
        }
        Step::Back => {
            let table = app.own_table(caller).await.ok();
            table.map_or_else(Vec::new, |table| ways::back(&table, caller))
        }
    })
}

/// The next steps where the caller stands: at the channel's table, or without one; and their panels elsewhere, if they have no seat here.
async fn ways_here(app: &App, caller: &Caller) -> Result<Vec<CreateActionRow>, Failure> {
    let user = caller.person.user;
    let table: Option<Found> = app.tables.find_at(caller.place).await?;
    let can_stand = lacks(caller, false).is_none();
    let here = standing(table.as_deref());
    let mut rows = match here {
        Some(table) => at_table(table, can_stand, caller),
        None => {
            let mut sittings = app.tables.store().sittings(user).await?;
            sittings.retain(|sitting| app.messages.known.is_on(sitting.place.guild));
            without_table(&sittings, can_stand, caller)
        }
    };
    if here.is_none_or(|table| table.seat_of(user).is_none()) {
        rows.extend(ways::panels(&app.elsewhere(caller).await?, caller));
    }
    Ok(rows)
}
