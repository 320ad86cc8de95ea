//! What people decide ahead: orders given, cancelled, and filled in as forms.

use rules::Words;

use super::table::check_length;
use super::{Answer, Desk};
use crate::discord::letters::failure::Failure;
use crate::discord::letters::orders::orders_page;
use crate::discord::letters::parts::page::Page;
use crate::discord::letters::parts::picture::viewer_of;
use crate::discord::wire::caller::Caller;
use host::tables::Found;
use session::{Denied, Intent, Session};

impl Desk {
    /// What the caller has decided ahead at the table in this channel, once the moves that they typed for their next turn are prepared.
    pub(crate) async fn orders(&self, caller: &Caller, next: Option<&str>) -> Result<Answer, Failure> {
        let table = self.own_table(caller).await?;
        if let Some(moves) = next {
            check_length(moves)?;
            return Ok(Answer::private(self.order(caller, &table, &format!("next {moves}")).await?));
        }
        Ok(Answer::private(orders_page(&table, caller)?))
    }

    /// Gives an order for the caller, in notation; the reply shows how things stand.
    pub(crate) async fn order(&self, caller: &Caller, table: &Found, order: &str) -> Result<Page, Failure> {
        self.ordered(caller, table, Intent::Order(order.to_owned())).await
    }

    /// Cancels an order of the caller.
    pub(crate) async fn countermand(
        &self,
        caller: &Caller,
        table: &Found,
        number: &str,
    ) -> Result<Page, Failure> {
        // No number is no order's number.
        self.ordered(caller, table, Intent::Countermand(number.parse().unwrap_or(-1))).await
    }

    async fn ordered(&self, caller: &Caller, table: &Found, intent: Intent) -> Result<Page, Failure> {
        let receipt = self.act(caller, table, intent).await?;
        orders_page(&table.after(&receipt), caller)
    }

    /// Gives the order for which the caller has filled in a form.
    pub(crate) async fn order_form(
        &self,
        caller: &Caller,
        table: &Found,
        kind: &str,
        texts: &[String],
    ) -> Result<Page, Failure> {
        let form = form(table, kind)?;
        let speeches = table.readers(caller.lang);
        let readers: Vec<&dyn Words> = speeches.iter().map(|speech| speech as &dyn Words).collect();
        let sight = table.sight(viewer_of(table, caller)).ok_or(Failure::Denied(Denied::NotStarted))?;
        let written =
            sight.fill(form, texts, &readers).map_err(|refusal| Failure::Told(refusal.key, refusal.args))?;
        self.order(caller, table, &written).await
    }
}

/// The form of a kind of order.
pub(crate) fn form(session: &Session, kind: &str) -> Result<&'static rules::Form, Failure> {
    let known = session.title.orders().iter().find(|known| known.id == kind);
    known.and_then(|kind| kind.form).ok_or(Failure::Denied(Denied::NoOrders))
}
