//! A press, carried out: one arm for every meaning that a button can have.

use tabletop::Draft;

use super::Reply;
use super::form::{appealed, form_of, order_window, window, words_window};
use crate::discord::desk::{Audience, Desk, Opening};
use crate::discord::letters::doubts::{more_page, resign_page};
use crate::discord::letters::explain::explain_page;
use crate::discord::letters::failure::Failure;
use crate::discord::letters::help::manual_page;
use crate::discord::letters::leaderboard::{ALL, about_page};
use crate::discord::letters::lobby::setup_page;
use crate::discord::letters::orders::orders_page;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::press::{Choice, CustomId, List, Press};
use crate::discord::letters::parts::rows::ACT;
use crate::discord::letters::parts::wishes::Wish;
use crate::discord::letters::reading::{board_text, stats_page};
use crate::discord::wire::caller::Caller;
use crate::discord::wire::target::Target;
use host::store::Span;
use host::tables::Found;
use session::{Denied, Intent};

/// Somebody's press on a button or menu.
pub(crate) struct Pressed<'a> {
    /// The desk to which it goes.
    pub desk: &'a Desk,
    /// The person who presses.
    pub caller: &'a Caller,
    /// The meaning of the button or menu.
    pub id: &'a CustomId,
    /// The value chosen from a menu.
    pub value: String,
    /// The channel chosen from a menu of channels.
    pub target: Option<Target>,
    /// Whether the pressed message is the caller's own.
    pub private: bool,
}

impl Pressed<'_> {
    /// Does it at the table whose number the button carries.
    ///
    /// # Errors
    /// [`Failure`] says why nothing has changed.
    pub(crate) async fn reply(self) -> Result<Reply, Failure> {
        let (desk, caller) = (self.desk, self.caller);
        Ok(match &self.id.press {
            Press::Rules(game) => return self.rules(game.as_deref()).await,
            Press::Setting(key) => {
                self.shown(desk.settings(caller, &[(key.as_str(), self.value.as_str())]).await?.page)
            }
            Press::Leaderboard { list: List::About, .. } => Reply::Private(about_page(&caller.speech())),
            Press::Leaderboard { list, game } => {
                let game = if self.value.is_empty() { game.as_deref() } else { self.chosen_game() };
                let list = if game.is_none() && !list.is_of_all_games() { List::Ratings } else { *list };
                self.shown(desk.leaderboard(caller, game, list, Span::All).await?)
            }
            Press::Season { since: None, game } => {
                let since = self.value.parse().ok();
                self.shown(desk.season(caller, game.as_deref(), since, false).await?)
            }
            Press::Season { since, .. } => {
                self.shown(desk.season(caller, self.chosen_game(), *since, false).await?)
            }
            Press::SeasonAs { since, game, text } => {
                self.shown(desk.season(caller, game.as_deref(), Some(*since), *text).await?)
            }
            Press::Help(page) => self.shown(manual_page(*page, caller)),
            Press::Profile { shown } => self.shown(desk.show_reliability(caller, *shown).await?),
            Press::Parts { user, with, text } => {
                self.shown(desk.profile_parts(caller, (*user, *with), &self.value, *text).await?)
            }
            Press::Privacy(Wish::Export) => Reply::Export(desk.ask_export(caller)?),
            Press::Privacy(Wish::Delete) => self.shown(desk.forget(caller).await?),
            Press::Me { key, value } => {
                let wish = (key.as_str(), value.as_ref().unwrap_or(&self.value).as_str());
                self.shown(desk.me(caller, &[wish]).await?.page)
            }
            Press::Away(wish) => {
                let table = self.id.table.ok_or(Failure::told("deny-expired"))?;
                self.shown(desk.meanwhile(caller, table, *wish).await?)
            }
            Press::Digest(_) => Reply::Private(desk.games(caller).await?.page),
            Press::Mute(_) if self.id.table.is_none() => self.shown(desk.mute_all(caller).await?),
            Press::Mute(_) => self.shown(desk.mute(caller, &self.table().await?).await?),
            Press::Play(wanted) => self.shown(desk.choose_game(caller, wanted).await?),
            Press::Want { part, wanted } => {
                let wanted = wanted.clone().with(*part, &self.value);
                self.shown(desk.choose_game(caller, &wanted).await?)
            }
            Press::Open(wanted) => Box::pin(self.open(desk.wanted(wanted)?)).await?,
            Press::Join(_) => self.shown(desk.join(caller, &self.table().await?).await?),
            Press::Leave => self.deed(Intent::Leave, "done-left").await?,
            Press::Words => Reply::Form(words_window(&*self.table().await?, caller, self.id)?),
            Press::Stakes => Reply::Private(desk.stakes(caller, &self.table().await?).await?),
            Press::Start => self.shown(self.begin(Intent::Start).await?),
            Press::Fill => self.shown(self.begin(Intent::Fill).await?),
            Press::Search { sure } => {
                let number = self.id.table.ok_or(Failure::told("deny-expired"))?;
                let table = desk.on_server(caller, number).await?;
                self.shown(match sure {
                    false => desk.search_question(caller, &table).await?,
                    true => desk.search(caller, &table).await?,
                })
            }
            Press::Close => {
                // The button of a lobby must not end the game that has begun since.
                self.table().await?.in_lobby()?;
                self.deed(Intent::End { sure: true }, "done-closed").await?
            }
            Press::Rematch => self.shown(desk.once_more(caller, &self.table().await?, None).await?),
            Press::Another(None) => Reply::Private(desk.another_question(caller, &self.table().await?)?),
            Press::Another(game) => {
                self.shown(desk.once_more(caller, &self.table().await?, game.as_deref()).await?)
            }
            Press::Setup { page } => self.setup(page.unwrap_or_default(), None).await?,
            Press::Option { page, key } => {
                let change = desk.lobby_change(caller, &self.table().await?, key, &self.value).await?;
                self.setup(*page, Some(change)).await?
            }
            Press::Remove { page } => {
                // No number is nobody's number.
                self.setup(*page, Some((Intent::Remove(self.value.parse().unwrap_or_default()), None)))
                    .await?
            }
            Press::Agree { question } => {
                self.deed(Intent::Agree { question: Some(*question) }, "consent-given").await?
            }
            Press::Decline { question } => {
                self.deed(Intent::Decline { question: Some(*question) }, "consent-refused").await?
            }
            Press::Vote { absence, remedy } => {
                Reply::Private(desk.vote_on(caller, &self.table().await?, *absence, *remedy).await?)
            }
            Press::Take { offer } => {
                Reply::Private(desk.take_seat(caller, &self.table().await?, Some(*offer)).await?)
            }
            Press::Offer => self.shown(desk.offer_seat(caller, &self.table().await?).await?),
            Press::Pause => self.shown(desk.pause(caller, &self.table().await?).await?),
            Press::Resume => self.shown(desk.resume(caller, &self.table().await?).await?),
            Press::Answer { appeal, action } => {
                Reply::Private(desk.answer(caller, &self.table().await?, *appeal, action.clone()).await?)
            }
            Press::Conclude { appeal, mark, action } => {
                self.shown(desk.conclude(caller, &self.begun().await?, *appeal, mark, action).await?)
            }
            Press::Reply { appeal, form } => self.reply_form(&self.table().await?, *appeal, form)?,
            Press::Replay => self.replay(Audience::Caller).await?,
            Press::Show => self.replay(Audience::Channel).await?,
            Press::Review { page, shown } => self.review(*page, *shown).await?,
            Press::Share => self.share().await?,
            // The panel stays as it is.
            Press::Orders => Reply::Private(orders_page(&*self.table().await?, caller)?),
            Press::Order(order) => self.shown(desk.order(caller, &self.table().await?, order).await?),
            Press::Countermand => {
                self.shown(desk.countermand(caller, &self.table().await?, &self.value).await?)
            }
            Press::OrderForm(kind) => {
                Reply::Form(order_window(&*self.table().await?, caller, self.id, kind)?)
            }
            Press::Plan(choice) => self.shown(self.plan(&self.table().await?, choice).await?),
            Press::PlanBack => self.shown(desk.plan_back(caller, &self.table().await?).await?),
            Press::Hint { sure } => match desk.ask_hint(caller, &self.table().await?, *sure).await? {
                Ok(asked) => Reply::Hint(asked),
                Err(question) => Reply::Private(question),
            },
            Press::Topic { game, topic } => {
                let title = games::title(game).ok_or(Failure::told("deny-expired"))?;
                self.shown(Box::pin(desk.rules_of(caller, title, topic)).await?)
            }
            Press::Learn(game) => Reply::Lesson(game.clone()),
            // What opens a table is large: on the heap it burdens no other press.
            Press::People(game) => self.shown(Box::pin(desk.play_with_people(caller, game)).await?.page),
            Press::Form { form, .. } => Reply::Form(window(&*self.table().await?, caller, self.id, form)?),
            Press::More => Reply::Private(more_page(&*self.table().await?, caller)),
            Press::Explain => Reply::Private(explain_page(&*self.table().await?, caller)?),
            Press::Text => Reply::Private(board_text(&*self.table().await?, caller)?),
            Press::Log => Reply::Private(desk.log_of(caller, &self.table().await?, false)?),
            Press::Stats => Reply::Private(stats_page(&*self.table().await?, caller)?),
            Press::Resign { sure: false } => self.shown(resign_page(&*self.table().await?, caller)?),
            Press::Resign { sure: true } => self.deed(Intent::Resign, "resign-done").await?,
            Press::ResignAndWatch => self.shown(desk.resign_and_watch(caller, &self.table().await?).await?),
            Press::End { sure } => self.shown(desk.end(caller, &self.table().await?, *sure).await?),
            Press::Settle { sure } => self.shown(desk.settle(caller, &self.table().await?, *sure).await?),
            Press::Free { user, offered } => {
                self.shown(desk.free(caller, &self.table().await?, *user, *offered).await?)
            }
            Press::HandOver => self.shown(desk.hand_over(caller, &self.table().await?, false).await?),
            Press::HandOverAndWatch => self.shown(desk.hand_over(caller, &self.table().await?, true).await?),
            Press::ComeBack => self.shown(desk.come_back(caller, &self.table().await?).await?),
            Press::Panel(_) => self.shown(desk.opened_panel(&self.begun().await?, caller, Vec::new()).await?),
            Press::Choose { decision, choice } => {
                self.shown(self.choose(&self.begun().await?, *decision, choice).await?)
            }
            Press::Undo { decision, going } => self
                .shown(desk.undo(caller, &self.begun().await?, *decision, (going.is_some(), *going)).await?),
        })
    }

    /// The game chosen from a menu of leaderboards; none for all games.
    fn chosen_game(&self) -> Option<&str> {
        Some(self.value.as_str()).filter(|game| *game != ALL)
    }

    /// The table at which it is pressed.
    async fn table(&self) -> Result<Found, Failure> {
        let number = self.id.table.ok_or(Failure::told("deny-expired"))?;
        self.desk.numbered(self.caller, number).await
    }

    /// The same if it has a board.
    async fn begun(&self) -> Result<Found, Failure> {
        let table = self.table().await?;
        if table.table().is_none() {
            return Err(Failure::Denied(table.boardless()));
        }
        Ok(table)
    }

    /// A private message replaces itself, a public one is answered beside.
    fn shown(&self, page: Page) -> Reply {
        if self.private { Reply::Update(page) } else { Reply::Private(page) }
    }

    /// Has the game of a lobby begin.
    async fn begin(&self, intent: Intent) -> Result<Page, Failure> {
        let table = self.table().await?;
        let receipt = self.desk.act(self.caller, &table, intent).await?;
        self.desk.begun(self.caller, &table, &receipt).await
    }

    /// Carries out an intent that needs no answer but a sentence.
    async fn deed(&self, intent: Intent, done: &str) -> Result<Reply, Failure> {
        self.desk.act(self.caller, &self.table().await?, intent).await?;
        Ok(self.shown(Page::text(self.caller.speech().say(done))))
    }

    /// Makes a choice on the panel.
    async fn choose(&self, table: &Found, decision: u32, choice: &Choice) -> Result<Page, Failure> {
        match self.chosen(choice) {
            Ok(action) => self.desk.play(self.caller, table, vec![action.to_owned()], Some(decision)).await,
            Err(draft) => self.desk.redraft(self.caller, table, decision, &Draft::parse(draft)).await,
        }
    }

    /// Makes a choice on the panel on which the presser prepares their next turn.
    async fn plan(&self, table: &Found, choice: &Choice) -> Result<Page, Failure> {
        match self.chosen(choice) {
            Ok(action) => self.desk.plan_move(self.caller, table, action).await,
            Err(draft) => self.desk.scribe.plan_page(self.caller, table, &Draft::parse(draft)).await,
        }
    }

    /// The action of a choice, or else the draft that the panel goes on from.
    fn chosen<'a>(&'a self, choice: &'a Choice) -> Result<&'a str, &'a str> {
        match choice {
            Choice::Act(action) => Ok(action),
            Choice::Select(_) => self.value.strip_prefix(ACT).ok_or(&self.value),
            Choice::Pick(draft) => Err(draft),
            Choice::Adjust { draft, .. } => Err(draft.as_deref().unwrap_or_default()),
        }
    }

    /// The form with which an appeal is answered, for those who have not answered yet.
    fn reply_form(&self, table: &Found, appeal: i64, form: &str) -> Result<Reply, Failure> {
        let asked = appealed(table, appeal)?.asked;
        let seat = table.seat_of(self.caller.person.user).ok_or(Failure::Denied(Denied::NotSeated))?;
        if !asked.contains(seat) {
            return Err(Failure::Denied(Denied::NotAsked));
        }
        form_of(table, self.caller, form).map_err(|_| Failure::Denied(Denied::Answered))?;
        Ok(Reply::Form(window(table, self.caller, self.id, form)?))
    }

    async fn replay(&self, audience: Audience) -> Result<Reply, Failure> {
        Ok(Reply::Replay(self.desk.ask_replay(self.caller, &self.table().await?, audience)?))
    }

    /// A page of the presser's review: in the place of another one if it is there.
    async fn review(&self, page: usize, shown: bool) -> Result<Reply, Failure> {
        let audience = if shown { Audience::Channel } else { Audience::Caller };
        let asked = self.desk.ask_review(self.caller, &self.table().await?, page, audience).await?;
        let in_place = !shown && self.private && asked.is_there();
        Ok(Reply::Review(asked, in_place))
    }

    /// Asks where the game is to be shared, or shares it in the channel that is chosen.
    async fn share(&self) -> Result<Reply, Failure> {
        let table = self.table().await?;
        Ok(match &self.target {
            Some(target) => Reply::Share(Box::new(self.desk.ask_share(self.caller, table, target)?)),
            None => Reply::Private(self.desk.share_question(self.caller, &table)?),
        })
    }

    /// The rules of the named game, or of the table's.
    async fn rules(&self, game: Option<&str>) -> Result<Reply, Failure> {
        let game = game.and_then(games::title);
        let title = match game {
            Some(title) => title,
            None => self.table().await?.title,
        };
        let topic = if self.value.is_empty() {
            title.topics().first().copied().unwrap_or_default()
        } else {
            &self.value
        };
        let page = Box::pin(self.desk.rules_of(self.caller, title, topic)).await?;
        // A topic takes the place of another; what was pressed elsewhere stays.
        Ok(if self.value.is_empty() { Reply::Private(page) } else { self.shown(page) })
    }

    /// Opens a table; where Discord is asked first, the presser reads so meanwhile.
    async fn open(&self, opening: Opening) -> Result<Reply, Failure> {
        if opening.is_slow(self.caller) {
            return Ok(Reply::Open(opening));
        }
        Ok(self.shown(self.desk.open(self.caller, opening).await?.page))
    }

    /// That page of the host's options, once the change is made, beneath what is told of it.
    async fn setup(&self, page: usize, change: Option<(Intent, Option<String>)>) -> Result<Reply, Failure> {
        let mut table = self.table().await?;
        table.in_lobby()?;
        let mut told = None;
        match change {
            Some((change, found)) => {
                table = table.after(&self.desk.act(self.caller, &table, change).await?);
                told = found;
            }
            None if table.host != self.caller.person.user => return Err(Failure::Denied(Denied::NotHost)),
            None => {}
        }
        let page = setup_page(&table, self.caller, page, self.desk.scribe.has_beacon);
        Ok(self.shown(page.headed(told)))
    }
}
