use games::Draft;

use super::Reply;
use super::form::{appealed, form_of, order_window, window};
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::desk::{Audience, COMPUTER, Desk, SEATS, Wish, rules_page};
use crate::discord::failure::Failure;
use crate::discord::page::Page;
use crate::discord::rows::ACT;
use crate::session::{Denied, Intent};
use crate::store::SHOWN;
use crate::tables::Found;

/// One press, read.
pub(in crate::discord) struct Press<'a> {
    /// The desk to which it goes.
    pub desk: &'a Desk,
    /// The person who presses.
    pub caller: &'a Caller,
    /// The custom_id of the button or menu.
    pub id: &'a CustomId,
    /// The value chosen from a menu.
    pub value: String,
    /// Whether the pressed message is the caller's own.
    pub private: bool,
}

impl Press<'_> {
    /// Does it at the table whose number the button carries.
    ///
    /// # Errors
    /// [`Failure`] says why nothing has changed.
    pub(in crate::discord) async fn reply(self) -> Result<Reply, Failure> {
        match self.id.verb {
            Verb::Rules => return self.rules().await,
            Verb::Setting => return self.setting().await,
            Verb::Profile => {
                let shown = self.id.rest == SHOWN;
                return Ok(self.shown(self.desk.show_reliability(self.caller, shown).await?));
            }
            Verb::Privacy => {
                let wish = Wish::of(&self.id.rest).ok_or(Failure::told("deny-expired"))?;
                return Ok(self.shown(self.desk.grant(self.caller, wish).await?));
            }
            Verb::Me => return self.me().await,
            Verb::Away => {
                let done = self.desk.meanwhile(self.caller, self.id.session, &self.id.rest).await?;
                return Ok(self.shown(done));
            }
            Verb::Digest => return Ok(Reply::Private(self.desk.games(self.caller).await?.page)),
            Verb::Mute if self.id.session == 0 => {
                return Ok(self.shown(self.desk.mute_all(self.caller).await?));
            }
            _ => {}
        }
        let table = self.desk.numbered(self.caller, self.id.session).await?;
        match self.id.verb {
            Verb::Join | Verb::Leave | Verb::Start | Verb::Close | Verb::Rematch => {
                self.lobby_act(&table).await
            }
            Verb::Setup | Verb::Option | Verb::Remove => self.lobby_menu(table).await,
            Verb::Agree | Verb::Decline => self.question(&table).await,
            Verb::Vote => Ok(Reply::Private(
                self.desk.vote_on(self.caller, &table, self.number(), &self.id.rest).await?,
            )),
            Verb::Take => {
                Ok(Reply::Private(self.desk.take_seat(self.caller, &table, Some(self.number())).await?))
            }
            Verb::Offer => Ok(self.shown(self.desk.offer_seat(self.caller, &table).await?)),
            Verb::Pause => Ok(self.shown(self.desk.pause(self.caller, &table).await?)),
            Verb::Resume => Ok(self.shown(self.desk.resume(self.caller, &table).await?)),
            Verb::Answer => {
                let appeal = i64::from(self.id.decision);
                let answered = self.desk.answer(self.caller, &table, appeal, self.id.rest.clone()).await?;
                Ok(Reply::Private(answered))
            }
            Verb::Reply => self.reply_form(&table),
            Verb::Replay => Ok(Reply::Replay(self.desk.ask_replay(self.caller, &table, Audience::Caller)?)),
            Verb::Show => Ok(Reply::Replay(self.desk.ask_replay(self.caller, &table, Audience::Channel)?)),
            Verb::Orders | Verb::Order | Verb::Countermand => self.orders(&table).await,
            Verb::Plan | Verb::PlanAdjust | Verb::PlanSelect | Verb::PlanAct | Verb::PlanBack => {
                self.plan(&table).await
            }
            Verb::OrderForm => Ok(Reply::Form(order_window(&table, self.caller, self.id)?)),
            Verb::Hint => Ok(Reply::Hint(self.desk.ask_hint(self.caller, &table).await?)),
            Verb::Form => Ok(Reply::Form(window(&table, self.caller, self.id)?)),
            Verb::More | Verb::Text | Verb::Log | Verb::Stats => self.read(&table),
            Verb::Resign | Verb::ResignSure | Verb::End | Verb::EndSure | Verb::Settle | Verb::SettleSure => {
                self.leaving(&table).await
            }
            Verb::Mute => Ok(self.shown(self.desk.mute(self.caller, &table).await?)),
            Verb::HandOver => Ok(self.shown(self.desk.hand_over(self.caller, &table).await?)),
            Verb::ComeBack => Ok(self.shown(self.desk.come_back(self.caller, &table).await?)),
            _ => self.panel(&table).await,
        }
    }

    /// The number of an absence or an offer.
    fn number(&self) -> i64 {
        i64::from(self.id.decision)
    }

    /// A private message replaces itself, a public one is answered beside.
    fn shown(&self, page: Page) -> Reply {
        if self.private { Reply::Update(page) } else { Reply::Private(page) }
    }

    fn said(&self, key: &str) -> Reply {
        self.shown(Page::text(self.caller.speech().say(key)))
    }

    async fn panel(self, table: &Found) -> Result<Reply, Failure> {
        if table.table().is_none() {
            return Err(Failure::Denied(table.boardless()));
        }
        let page = match self.id.verb {
            Verb::Panel => self.desk.opened_panel(table, self.caller, Vec::new()).await?,
            Verb::Act => self.play(table, &self.id.rest).await?,
            Verb::Select => match self.value.strip_prefix(ACT) {
                Some(action) => self.play(table, action).await?,
                None => self.redraft(table, &self.value).await?,
            },
            Verb::Undo | Verb::UndoSure => {
                let decision = Some(self.id.decision).filter(|&decision| decision > 0);
                let sure = self.id.verb == Verb::UndoSure;
                self.desk.undo(self.caller, table, decision, sure).await?
            }
            Verb::Adjust => self.redraft(table, self.id.rest.get(1..).unwrap_or_default()).await?,
            _ => self.redraft(table, &self.id.rest).await?,
        };
        Ok(self.shown(page))
    }

    async fn play(&self, table: &Found, action: &str) -> Result<Page, Failure> {
        self.desk.play(self.caller, table, vec![action.to_owned()], Some(self.id.decision)).await
    }

    async fn redraft(&self, table: &Found, draft: &str) -> Result<Page, Failure> {
        self.desk.redraft(self.caller, table, self.id.decision, &Draft::parse(draft)).await
    }

    /// The form with which an appeal is answered, for those who have not answered yet.
    fn reply_form(self, table: &Found) -> Result<Reply, Failure> {
        let appeal = appealed(table, self.id)?;
        let seat = table.seat_of(self.caller.person.user).ok_or(Failure::Denied(Denied::NotSeated))?;
        if !appeal.asked.contains(seat) {
            return Err(Failure::Denied(Denied::NotAsked));
        }
        form_of(table, self.caller, &self.id.rest).map_err(|_| Failure::Denied(Denied::Answered))?;
        Ok(Reply::Form(window(table, self.caller, self.id)?))
    }

    /// The panel on which the presser prepares their next turn, once that is done to it.
    async fn plan(self, table: &Found) -> Result<Reply, Failure> {
        let (desk, caller) = (self.desk, self.caller);
        let draft = |text: &str| Draft::parse(text);
        let page = match self.id.verb {
            Verb::PlanAct => desk.plan_move(caller, table, &self.id.rest).await?,
            Verb::PlanBack => desk.plan_back(caller, table).await?,
            Verb::PlanSelect => match self.value.strip_prefix(ACT) {
                Some(action) => desk.plan_move(caller, table, action).await?,
                None => desk.plan(caller, table, &draft(&self.value)).await?,
            },
            Verb::PlanAdjust => {
                desk.plan(caller, table, &draft(self.id.rest.get(1..).unwrap_or_default())).await?
            }
            _ => desk.plan(caller, table, &draft(&self.id.rest)).await?,
        };
        Ok(self.shown(page))
    }

    /// What the presser has decided ahead, once that is done to it.
    async fn orders(self, table: &Found) -> Result<Reply, Failure> {
        let page = match self.id.verb {
            Verb::Order => self.desk.order(self.caller, table, &self.id.rest).await?,
            Verb::Countermand => self.desk.countermand(self.caller, table, &self.value).await?,
            // The panel stays as it is.
            _ => return Ok(Reply::Private(self.desk.orders_page(table, self.caller)?)),
        };
        Ok(self.shown(page))
    }

    fn read(self, table: &Found) -> Result<Reply, Failure> {
        let page = match self.id.verb {
            Verb::Text => self.desk.board_text(table, self.caller)?,
            Verb::Log => self.desk.log_page(table, self.caller)?,
            Verb::Stats => self.desk.stats_page(table, self.caller)?,
            _ => self.desk.more(table, self.caller),
        };
        Ok(Reply::Private(page))
    }

    /// The rules of the named game, or of the table's.
    async fn rules(self) -> Result<Reply, Failure> {
        let game = games::title(&self.id.rest);
        let title = match game {
            Some(title) => title,
            None => self.desk.numbered(self.caller, self.id.session).await?.title,
        };
        let topic = if self.value.is_empty() {
            title.topics().first().copied().unwrap_or_default()
        } else {
            &self.value
        };
        let page = rules_page(title, topic, self.caller)?;
        Ok(if game.is_some() { self.shown(page) } else { Reply::Private(page) })
    }

    async fn setting(self) -> Result<Reply, Failure> {
        let changes = [(self.id.rest.as_str(), self.value.as_str())];
        Ok(self.shown(self.desk.settings(self.caller, &changes).await?.page))
    }

    async fn me(self) -> Result<Reply, Failure> {
        let wish = self.id.rest.split_once('/').unwrap_or((&self.id.rest, &self.value));
        Ok(self.shown(self.desk.me(self.caller, &[wish]).await?.page))
    }

    async fn lobby_act(self, table: &Found) -> Result<Reply, Failure> {
        let (intent, done) = match self.id.verb {
            Verb::Join => (Intent::Join, "done-joined"),
            Verb::Leave => (Intent::Leave, "done-left"),
            Verb::Start => (Intent::Start, "done-started"),
            Verb::Close => {
                // The button of a lobby must not end the game that has begun since.
                table.in_lobby()?;
                (Intent::End { sure: true }, "done-closed")
            }
            _ => return Ok(self.shown(self.desk.rematch(self.caller, table).await?)),
        };
        let receipt = self.desk.act(self.caller, table, intent).await?;
        if self.id.verb == Verb::Start {
            return Ok(self.shown(self.desk.begun(self.caller, table, &receipt).await?));
        }
        Ok(self.said(done))
    }

    async fn lobby_menu(self, mut table: Found) -> Result<Reply, Failure> {
        table.in_lobby()?;
        let page = match self.id.verb {
            Verb::Setup => self.id.rest.parse().unwrap_or(0),
            _ => self.id.decision as usize,
        };
        let intent = match self.id.verb {
            Verb::Option => Some(lobby_intent(&self.id.rest, &self.value)),
            // No number is nobody's number.
            Verb::Remove => Some(Intent::Remove(self.value.parse().unwrap_or_default())),
            _ => None,
        };
        match intent {
            Some(intent) => table = table.after(&self.desk.act(self.caller, &table, intent).await?),
            None if table.host != self.caller.person.user => return Err(Failure::Denied(Denied::NotHost)),
            None => {}
        }
        Ok(self.shown(self.desk.setup_page(&table, self.caller, page)))
    }

    /// An answer to the question with the number that the button carries.
    async fn question(self, table: &Found) -> Result<Reply, Failure> {
        let question = Some(self.id.rest.parse().map_err(|_| Failure::told("deny-expired"))?);
        let (intent, done) = match self.id.verb {
            Verb::Agree => (Intent::Agree { question }, "consent-given"),
            _ => (Intent::Decline { question }, "consent-refused"),
        };
        self.desk.act(self.caller, table, intent).await?;
        Ok(self.said(done))
    }

    async fn leaving(self, table: &Found) -> Result<Reply, Failure> {
        match self.id.verb {
            Verb::Resign => Ok(self.shown(self.desk.resign_question(table, self.caller)?)),
            Verb::ResignSure => {
                self.desk.act(self.caller, table, Intent::Resign).await?;
                Ok(self.said("resign-done"))
            }
            Verb::Settle | Verb::SettleSure => {
                let sure = self.id.verb == Verb::SettleSure;
                Ok(self.shown(self.desk.settle(self.caller, table, sure).await?))
            }
            _ => {
                let sure = self.id.verb == Verb::EndSure;
                Ok(self.shown(self.desk.end(self.caller, table, sure).await?))
            }
        }
    }
}

/// The change in the lobby by which that key gets that value.
pub(in crate::discord) fn lobby_intent(key: &str, value: &str) -> Intent {
    let agreed = || Intent::Configure { key: key.to_owned(), value: value.to_owned() };
    match key {
        SEATS => value.parse().map_or_else(|_| agreed(), Intent::Seats),
        COMPUTER => value.parse().map_or_else(|_| agreed(), Intent::Seat),
        _ => agreed(),
    }
}
