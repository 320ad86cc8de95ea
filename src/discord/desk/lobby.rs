//! What the host and others do in a lobby, and a rematch.

use rules::Words as _;

use super::{Answer, Desk};
use crate::discord::letters::doubts::freeing_page;
use crate::discord::letters::failure::Failure;
use crate::discord::letters::lobby::play::another_page;
use crate::discord::letters::lobby::{COMPUTER, LobbyChoice, SEATS, choices};
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::rating::stakes_page;
use crate::discord::letters::parts::wanted::Strength;
use crate::discord::letters::ways::apart;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Denied, Intent, Session, Status};

impl Desk {
    /// What each place would change about the caller's rating, whether they have taken a seat or not.
    pub(crate) async fn stakes(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        table.in_lobby()?;
        let own = caller.person.user;
        let speech = caller.speech();
        if table.seats.iter().any(|row| row.sitter.is_computer()) {
            return Ok(Page::text(speech.say("stakes-computers")));
        }
        if table.seat_of(own).is_none() && table.seats.len() >= usize::from(table.seats_wanted) {
            return Ok(Page::text(speech.say("stakes-full")));
        }
        let others = table.seats.iter().filter_map(|row| row.sitter.user()).filter(|user| *user != own);
        let users: Vec<u64> = std::iter::once(own).chain(others).collect();
        let (store, guild, game) = (self.tables.store(), table.place.guild, table.title.id());
        let ratings = store.ratings(guild, game, &users).await?;
        let standing = store.standing(guild, game, own).await?;
        let is_young = standing.is_none_or(|(standing, _)| standing.is_young());
        Ok(stakes_page(&ratings, is_young, caller.lang))
    }

    /// Takes somebody off the table: in the lobby as its host or a moderator, later as a moderator, who is asked how.
    pub(crate) async fn remove(&self, caller: &Caller, user: u64) -> Result<Answer, Failure> {
        let table = self.here(caller).await?;
        let seat = table.seat_of(user).ok_or(Failure::told("deny-no-person"))?;
        let name = table.speech(caller.lang).name(seat);
        let own = user == caller.person.user;
        let intent = match table.status {
            Status::Live if caller.moderates(&table) && !own => {
                return Ok(Answer::private(freeing_page(&table, caller, seat, user)));
            }
            Status::Lobby if caller.moderates(&table) && !own && table.host != caller.person.user => {
                Intent::Free { number: user, offered: false }
            }
            _ => Intent::Remove(user),
        };
        self.act(caller, &table, intent).await?;
        Ok(Answer::private(Page::text(caller.speech().text("done-removed", &[("name", name.into())]))))
    }

    /// Takes a seat. If nobody else is waited for, the game begins.
    pub(crate) async fn join(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        let joined = self.act(caller, table, Intent::Join).await?;
        if joined.session.is_starting() {
            return self.begun(caller, &table.after(&joined), &joined).await;
        }
        Ok(Page::text(caller.speech().say("done-joined")))
    }

    /// Asks which other game the same people could play.
    pub(crate) fn another_question(&self, caller: &Caller, table: &Found) -> Result<Page, Failure> {
        if table.status.is_open() {
            return Err(Failure::Denied(Denied::NotOver));
        }
        table.seat_of(caller.person.user).ok_or(Denied::NotSeated)?;
        Ok(another_page(table, caller))
    }

    /// Opens a new lobby where a game has ended, for that game or the same one; alone with computers the game begins at once. If somebody
    /// else of that game was quicker, the caller takes a seat in theirs.
    pub(crate) async fn once_more(
        &self,
        caller: &Caller,
        table: &Found,
        game: Option<&str>,
    ) -> Result<Page, Failure> {
        let title = game.and_then(games::title).unwrap_or(table.title);
        let (done, suited) = match self.suited_once_more(caller, table, title).await? {
            Some((open, told)) => {
                let (place, interaction) = (caller.place, Some(caller.interaction));
                let opened =
                    self.tables.open_in_time(place, &caller.person, &open, interaction, caller.due).await;
                (opened.map_err(Failure::from), Some(told))
            }
            None => {
                let intent = game.map_or(Intent::Rematch, |game| Intent::Another(game.to_owned()));
                (self.act(caller, table, intent).await, None)
            }
        };
        let done = match done {
            Err(Failure::Denied(Denied::ChannelTaken)) => {
                let lobby = self.here(caller).await?;
                if !is_once_more(table, &lobby, game.unwrap_or(table.title.id())) {
                    return Err(Failure::Denied(Denied::ChannelTaken));
                }
                if lobby.seat_of(caller.person.user).is_none() {
                    return self.join(caller, &lobby).await;
                }
                "done-joined"
            }
            opened => {
                let opened = opened?;
                if opened.session.is_starting() {
                    let begun = self.begun(caller, &self.here(caller).await?, &opened).await?;
                    return Ok(begun.headed_on(suited));
                }
                "done-rematch"
            }
        };
        Ok(Page::text(caller.speech().say(done)))
    }

    /// Changes an option of the lobby in the caller's channel.
    ///
    /// # Errors
    /// [`Failure`]; for a key or a value that does not exist it names those that do.
    pub(crate) async fn configure(&self, caller: &Caller, key: &str, value: &str) -> Result<Answer, Failure> {
        let table = self.own_table(caller).await?;
        let (change, told) = self.lobby_change(caller, &table, key, value).await?;
        let done = self.act(caller, &table, change).await;
        let speech = caller.speech();
        if let Err(Failure::Denied(denied @ Denied::Rule(_))) = done {
            let choices = choices(&table, &speech, self.scribe.has_beacon);
            let possible = match choices.iter().find(|choice| choice.key == key) {
                Some(choice) => choice.values.iter().map(|(label, _)| label.as_str()).collect::<Vec<_>>(),
                None => choices.iter().map(|choice| choice.label.as_str()).collect(),
            };
            let possible = speech.text("option-possible", &[("choices", possible.join(" · ").into())]);
            return Ok(Answer::private(Page::text(format!("{}\n{possible}", denied.say(&speech)))));
        }
        done?;
        Ok(Answer::private(apart(Page::text(speech.say("done-option")).headed(told), &table, caller)))
    }

    /// The change in a lobby by which that key gets that value, and what is told of the level that was found for the caller.
    pub(crate) async fn lobby_change(
        &self,
        caller: &Caller,
        table: &Found,
        key: &str,
        value: &str,
    ) -> Result<(Intent, Option<String>), Failure> {
        let agreed = || Intent::Configure { key: key.to_owned(), value: value.to_owned() };
        Ok(match (key, value.parse()) {
            (SEATS, _) => (value.parse().map_or_else(|_| agreed(), Intent::Seats), None),
            (COMPUTER, Ok(Strength::Level(level))) => (Intent::Seat(level), None),
            (COMPUTER, Ok(Strength::Suited)) => {
                let (level, told) = self.suited_level(caller, table.title.id()).await?;
                (Intent::Seat(level), Some(told))
            }
            _ => (agreed(), None),
        })
    }

    /// Lists the things that the host can change.
    pub(crate) async fn lobby_choices(&self, caller: &Caller) -> Vec<LobbyChoice> {
        match self.own_table(caller).await {
            Ok(table) => choices(&table, &caller.speech(), self.scribe.has_beacon),
            Err(_) => Vec::new(),
        }
    }
}

/// Whether a lobby was opened by somebody who has a seat at that table, to play that game with the same people.
fn is_once_more(table: &Session, lobby: &Session, game: &str) -> bool {
    let same = lobby.title.id() == game && table.seat_of(lobby.host).is_some();
    same && lobby.status == Status::Lobby && lobby.id > table.id
}
