//! Closed channels: what people at their tables read, and the checks that find them open again.
//!
//! A refused post parks its table until the channel is open again. While a table is parked no time runs, people are called only by direct
//! message, and people who act there read in the answer which right is missing. Nothing that people do opens a channel, only its rights:
//! they are checked when the gateway reports a change of the server, a role, a channel, a thread or the bot itself, when the bot connects,
//! and every hour (a channel a second); interactions carry them too. Then the board is posted as it stands, calls the people whom the table
//! waits for, and silence begins anew.

use std::collections::BTreeMap;
use std::time::Duration;

use poise::serenity_prelude::Permissions;
use rules::Words as _;

use crate::discord::app::App;
use crate::discord::wire::caller::Caller;
use crate::discord::wire::rights::{Rights, missing, needed};
use crate::discord::wire::trouble::Trouble;
use session::{Denied, Intent, Person, Place, SessionId};

/// The time between two checks of all closed channels, in seconds: an hour.
const LOOK: i64 = 60 * 60;

/// The time between two looks at the clock.
const TICK: Duration = Duration::from_secs(5);

/// The time from one channel to the next when all are checked.
const SPREAD: Duration = Duration::from_secs(1);

/// That time when one server is checked.
const STEP: Duration = Duration::from_millis(100);

/// Events come in bursts: those within this time lead to one check.
const BURST: Duration = Duration::from_secs(1);

/// The first sentence for a person at a table for which nothing can be posted: which right is missing. If posting works again, the table
/// goes on.
pub(crate) async fn closed_note(app: &App, caller: &Caller) -> Option<String> {
    let speech = caller.speech();
    let lacking = missing(needed(caller.is_in_thread(), caller.locked), caller.bot_may, &speech);
    if lacking.is_empty() {
        if app.messages.known.is_closed(caller.place.channel) {
            reopen(app, caller.place).await;
        }
        return None;
    }
    let table = app.tables.find_at(caller.place).await.ok().flatten()?;
    let permissions = lacking.join(", ").into();
    table.status.is_open().then(|| speech.text("closed-note", &[("permissions", permissions)]))
}

/// Checks a server's closed channels, because something has changed there.
pub(crate) async fn look_for_rights(app: &App, server: u64) {
    app.messages.known.forget_rooms(server);
    if app.messages.known.announce_look(server) {
        tokio::time::sleep(BURST).await;
        app.messages.known.begin_look(server);
        look(app, Some(server), STEP).await;
    }
}

/// Checks all closed channels every hour, for ever.
pub(crate) async fn keep_looking(app: &App) {
    let mut last = app.tables.now();
    loop {
        tokio::time::sleep(TICK).await;
        let now = app.tables.now();
        if !(last..last + LOOK).contains(&now) {
            last = now;
            look(app, None, SPREAD).await;
        }
    }
}

/// Takes in what other processes have written, for ever.
pub(crate) async fn keep_hearing(app: &App) {
    let (known, database) = (&app.messages.known, app.tables.database());
    let mut hearing = app.tables.hearing();
    loop {
        let person = hearing.settled().await;
        if let Err(cause) = known.read_again(database, person).await {
            tracing::warn!(%cause, "in which language somebody is spoken to is not read again");
        }
    }
}

/// Checks the closed channels of one server or of all, one after the other.
async fn look(app: &App, guild: Option<u64>, pause: Duration) {
    let mut places: BTreeMap<u64, Vec<Place>> = BTreeMap::new();
    match app.tables.store().parked(guild).await {
        Ok(parked) => {
            for (_, place) in parked.into_iter().filter(|(_, place)| app.messages.known.is_on(place.guild)) {
                places.entry(place.guild).or_default().push(place);
            }
        }
        Err(cause) => tracing::error!(%cause, "the tables of closed channels cannot be listed"),
    }
    for (server, mut places) in places {
        places.dedup();
        let rights = match Rights::on(&app.http, server).await {
            Ok(rights) => rights,
            Err(error) => {
                tracing::info!(server, cause = %format!("{error:#}"), "its rights cannot be looked up");
                continue;
            }
        };
        for place in places {
            match is_open(app, &rights, place).await {
                Ok(true) => reopen(app, place).await,
                Ok(false) => {}
                Err(error) => {
                    let cause = format!("{error:#}");
                    tracing::info!(channel = place.channel, cause, "a closed channel cannot be looked at");
                }
            }
            tokio::time::sleep(pause).await;
        }
    }
}

/// Whether a channel is open to posts; true for one that is gone, because a post shows that.
async fn is_open(app: &App, rights: &Rights, place: Place) -> anyhow::Result<bool> {
    match rights.in_channel(&app.http, place.channel).await {
        Ok(held) => {
            let all = held.may.contains(Permissions::ADMINISTRATOR);
            Ok(all || held.may.contains(needed(held.thread, held.locked)))
        }
        Err(error) => match Trouble::of(&error) {
            Trouble::Deleted(_) => Ok(true),
            Trouble::Closed(_) => Ok(false),
            _ => Err(error),
        },
    }
}

/// Lets the tables of a channel go on.
async fn reopen(app: &App, place: Place) {
    let parked = match app.tables.store().parked(Some(place.guild)).await {
        Ok(parked) => parked,
        Err(cause) => {
            tracing::error!(channel = place.channel, %cause, "the tables of a channel cannot be listed");
            return;
        }
    };
    let here = parked.into_iter().filter(|(_, stands)| *stands == place);
    let tables: Vec<SessionId> = here.map(|(table, _)| table).collect();
    app.messages.known.open(place.channel);
    for table in tables {
        match app.tables.act(table, &Person::bot(), &Intent::Unpark, None).await {
            Ok(_) => tracing::info!(session = %table, "the table's channel is open again"),
            // Another process was quicker, or the table waits for another version of the bot.
            Err(Denied::NotAsked | Denied::Frozen) => {}
            Err(cause) => {
                tracing::error!(session = %table, %cause, "a table cannot go on");
                app.messages.known.close(place.channel);
            }
        }
    }
}
