//! Everybody who must act has been called.

use std::collections::BTreeMap;

use rules::{Seat, SeatSet};
use sandbox::{MessageSeen, PersonAt};
use session::{Call, Session, Status};
use sqlx::Row as _;

use super::invariants::stood;
use super::tables::Circle;
use kit::{Rig, ids};

/// The number of a person's last action at a table, as Discord counts; the number of the very first action, by nobody, for people who have
/// done nothing.
type Deeds = BTreeMap<(i64, u64), u64>;

/// Checks everybody whom a game waits for, some time after the last move.
pub(super) async fn all(rig: &Rig, circles: &[Circle]) -> Vec<String> {
    let deeds = deeds(rig).await;
    let mut wrong = Vec::new();
    for (session, _) in stood(rig).await.iter().filter(|(session, _)| session.status == Status::Live) {
        let must = session.table().map_or(SeatSet::EMPTY, |table| table.turn().must());
        // A person who plays alone calls nobody.
        if session.seats.len() == 1 {
            continue;
        }
        for seat in must.iter() {
            let Some(user) = session.seat(seat).and_then(|row| row.sitter.user()) else { continue };
            let people = circles.iter().flat_map(|circle| &circle.people);
            let mut here = people.filter(|who| who.channel().0 == session.place.channel);
            let who = here.find(|who| who.person().id().0 == user).expect("nobody else plays");
            if let Some(what) = uncalled(session, seat, who, &deeds) {
                wrong.push(format!(
                    "{} waits at table {} for {user}, who {what}",
                    session.title.id(),
                    session.id
                ));
            }
        }
    }
    wrong
}

/// Why nothing has informed that person that they must act.
fn uncalled(session: &Session, seat: Seat, who: &PersonAt, deeds: &Deeds) -> Option<&'static str> {
    let last = |user| deeds.get(&(session.id.0, user)).copied();
    let since = last(who.person().id().0).or(last(0)).unwrap_or_default();
    let (seen, availability) = (who.sees(), &session.seat(seat)?.availability);
    // One message a day is all that calls them.
    if availability.digest.is_some() {
        return None;
    }
    let name = format!("table {}:", session.id);
    let reminded = || who.person().direct().sees().iter().any(|message| message.content.contains(&name));
    let calls = |message: &&MessageSeen| message.author.bot && !message.ephemeral && message.pings_me;
    let unanswered = session.appeal().is_some_and(|(_, appeal)| appeal.open == appeal.asked);
    match session.seat(seat)?.call {
        Call::Quiet => {
            let called = seen.iter().filter(calls).any(|message| message.id.0 > since);
            (!called).then_some("was pinged by nothing since they acted")
        }
        Call::Out => {
            let mark = format!("{}:0:panel:call", session.id);
            let out = seen.iter().filter(calls).any(|message| ids(message, "panel").contains(&mark));
            (!(out || availability.direct && reminded()))
                .then_some("is said to have been called, but there is no such call")
        }
        // Until somebody answers, the person who asked has nothing to do.
        Call::Owed(_) if unanswered => None,
        Call::Owed(_) => Some("is still owed a call"),
    }
}

async fn deeds(rig: &Rig) -> Deeds {
    let mut database = rig.connect().await;
    let query = "select session, person, max(interaction) last from action where interaction is not null \
                 and kind = 'act' group by session, person union all \
                 select session, 0, min(interaction) from action where interaction is not null group by session";
    let rows = sqlx::query(query).fetch_all(&mut database).await.expect("the log can be read");
    let number = |row: &sqlx::any::AnyRow, column: usize| row.get::<i64, _>(column).cast_unsigned();
    rows.iter().map(|row| ((row.get(0), number(row, 1)), number(row, 2))).collect()
}
