//! The tables that remind a person.

use std::sync::Arc;

use crate::discord::app::App;
use crate::discord::message::failure::Failure;
use session::{Denied, Session};

/// The tables that will remind a person.
pub(crate) async fn that_remind(app: &App, user: u64) -> Result<Vec<Arc<Session>>, Failure> {
    let mut tables = Vec::new();
    for id in app.tables.store().tables_of(user).await? {
        match app.tables.session_by_id(id).await {
            Ok(table) => tables.extend(table.filter(|table| table.can_be_muted(user))),
            Err(Denied::Frozen) => {}
            Err(denied) => return Err(denied.into()),
        }
    }
    Ok(tables)
}
