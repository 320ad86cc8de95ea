//! A person's tables on all servers: whose turn it is, since when, and how much time is left.

use games::Words as _;
use poise::serenity_prelude::CreateActionRow;

use super::waiting::{line, next_button, table_name};
use super::{Answer, Desk};
use crate::discord::caller::Caller;
use crate::discord::direct::link;
use crate::discord::failure::Failure;
use crate::discord::limits;
use crate::discord::page::Page;
use crate::session::Status;
use crate::store::Sitting;
use crate::tables::Waiting;
use crate::words::{Speech, escape, escape_text, plain_name};

/// A table in the list, with what it asks of the person.
struct Listed {
    sitting: Sitting,
    waiting: Option<Waiting>,
}

impl Listed {
    /// The most urgent first, then those that wait for others, then those that have not begun.
    fn order(&self) -> (bool, (i64, i64), bool) {
        let urgency = self.waiting.as_ref().map_or((i64::MAX, i64::MAX), Waiting::urgency);
        (self.waiting.is_none(), urgency, self.sitting.status == Status::Lobby)
    }
}

impl Desk {
    /// The caller's tables on every server that the bot is on, those of this one first.
    ///
    /// # Errors
    /// [`Failure`]
    pub(crate) async fn games(&self, caller: &Caller) -> Result<Answer, Failure> {
        let user = caller.person.user;
        let mut listed = Vec::new();
        for sitting in self.tables.store().sittings(user).await? {
            if self.known.is_on(sitting.place.guild) {
                listed.push(Listed { waiting: self.tables.waiting(&sitting, user).await?, sitting });
            }
        }
        let speech = caller.speech();
        if listed.is_empty() {
            return Ok(Answer::private(Page::text(speech.say("games-none"))));
        }
        listed.sort_by_key(Listed::order);
        let lines = self.listed(&listed, caller.place.guild, &speech);
        let waiting: Vec<Waiting> = listed.into_iter().filter_map(|listed| listed.waiting).collect();
        let next = next_button(&waiting, &speech).map(|button| CreateActionRow::Buttons(vec![button]));
        let content = limits::first_lines(&lines, limits::CONTENT);
        Ok(Answer::private(Page { content, rows: next.into_iter().collect(), ..Page::default() }))
    }

    /// The lines, under the names of their servers if there are several.
    fn listed(&self, listed: &[Listed], here: u64, speech: &Speech) -> Vec<String> {
        let mut servers: Vec<u64> = Vec::new();
        for server in std::iter::once(here).chain(listed.iter().map(|listed| listed.sitting.place.guild)) {
            if !servers.contains(&server) && listed.iter().any(|one| one.sitting.place.guild == server) {
                servers.push(server);
            }
        }
        let mut lines = vec![speech.say("games-title")];
        for &server in &servers {
            if servers.len() > 1 {
                let name = self.known.server(server).map(|name| escape_text(&name));
                let name = name.unwrap_or_else(|| speech.say("games-elsewhere"));
                lines.push(speech.text("games-server", &[("server", name.into())]));
            }
            let there = listed.iter().filter(|listed| listed.sitting.place.guild == server);
            lines.extend(there.map(|listed| match &listed.waiting {
                Some(waiting) => line(waiting, speech),
                None => other_line(&listed.sitting, speech),
            }));
        }
        lines
    }
}

/// A table that asks nothing of the person.
fn other_line(sitting: &Sitting, speech: &Speech) -> String {
    let name = |sitter| escape(&plain_name(sitter, speech.lang()));
    let names: Vec<String> = sitting.waiting.iter().map(name).collect();
    let since = sitting.since.map_or_else(String::new, |since| format!("<t:{since}:R>"));
    let args = [
        ("channel", format!("<#{}>", sitting.place.channel).into()),
        ("table", table_name(&sitting.game, sitting.session.0, speech).into()),
        ("link", link(sitting.place, sitting.message).into()),
        ("names", names.join(", ").into()),
        ("since", since.into()),
    ];
    let key = match sitting.status {
        Status::Lobby => "games-lobby",
        _ if sitting.waiting.is_empty() => "games-idle",
        _ => "games-waiting",
    };
    speech.text(key, &args)
}
