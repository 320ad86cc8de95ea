//! Sharing a finished game: its sentence, who may, and that nobody is in the way of others.

use std::sync::atomic::{AtomicBool, Ordering};

use poise::BoxFuture;
use poise::serenity_prelude::{Error, Message, PartialChannel};
use rules::{Outcome, SeatSet};
use serde_json::json;

use super::rematch::over;
use super::trips::{caller, person};
use super::waiting::{begun, opened};
use crate::discord::app::App;
use crate::discord::features::board::deed::Tale;
use crate::discord::features::board::result::headline;
use crate::discord::features::replay::deed::{Audience, finished, replayable};
use crate::discord::features::review::deed::ask_review;
use crate::discord::features::share::{ask_share, bring_share, sentence};
use crate::discord::message::failure::Failure;
use crate::discord::message::page::Page;
use crate::discord::message::public_speech;
use crate::discord::wire::target::Target;
use host::outbox::Stretch;
use session::{Denied, Intent, Session, SessionId, Sitter};
use words::Lang;

/// A channel in which its chooser may write.
fn target(number: u64) -> Target {
    let channel = json!({"id": number.to_string(), "name": "x", "type": 0, "permissions": "3072"});
    let channel: PartialChannel = serde_json::from_value(channel).expect("as Discord tells it");
    Target::of(&channel)
}

/// The key of the refusal when a person shares the table; none if they may.
async fn refusal(desk: &App, user: u64, channel: u64) -> Option<String> {
    let who = caller(user, 20);
    let table = desk.here(&who).await.expect("a table");
    ask_share(desk, &who, table, &target(channel)).err().map(|failure| failure.to_string())
}

#[tokio::test]
async fn nobody_shares_what_another_shares_there_just_now() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = over(folder.path(), false).await;
    let (ada, borek) = (caller(1, 11), caller(2, 12));
    let table = async || desk.here(&ada).await.expect("a table");
    let first = ask_share(&desk, &ada, table().await, &target(7));
    assert!(first.is_ok());
    let second = ask_share(&desk, &borek, table().await, &target(7));
    assert!(matches!(second, Err(Failure::Told("deny-share-again", _))));
    assert!(ask_share(&desk, &borek, table().await, &target(8)).is_ok(), "another channel");
    drop(first);
    assert!(ask_share(&desk, &borek, table().await, &target(7)).is_ok(), "nothing has come of the first");
    assert_eq!(refusal(&desk, 3, 7).await.as_deref(), Some("deny-share-stranger"));
    let ask = async |channel| ask_share(&desk, &ada, table().await, &target(channel));
    let held = [ask(1).await, ask(2).await, ask(3).await];
    assert!(held.iter().all(Result::is_ok), "as many as one person's replays");
    assert_eq!(refusal(&desk, 1, 4).await.as_deref(), Some("deny-replay-own"));
}

#[tokio::test]
async fn whoever_reads_that_nothing_came_of_it_can_choose_the_same_channel_at_once() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = over(folder.path(), false).await;
    let ada = caller(1, 11);
    let table = desk.here(&ada).await.expect("a table");
    let asked = ask_share(&desk, &ada, table.clone(), &target(7)).map_err(|failure| failure.to_string());
    let chosen = AtomicBool::new(false);
    let read = |_| -> BoxFuture<'_, Result<Message, Error>> {
        chosen.store(ask_share(&desk, &ada, table.clone(), &target(7)).is_ok(), Ordering::Relaxed);
        Box::pin(async { Err(Error::Other("nobody is here")) })
    };
    bring_share(&desk, &ada, asked.expect("it can be asked for"), &read).await;
    assert!(chosen.into_inner());
}

#[tokio::test]
async fn what_is_not_over_or_has_no_result_is_not_shared() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = over(folder.path(), true).await;
    assert_eq!(refusal(&desk, 1, 7).await, Some(Denied::NotStarted.to_string()), "closed in the lobby");
    opened(&desk, "en", Vec::new()).await;
    assert_eq!(refusal(&desk, 1, 7).await, Some(Denied::NotStarted.to_string()));
    desk.tables
        .act(
            desk.here(&caller(1, 5)).await.expect("a lobby").id,
            &person(1),
            &Intent::End { sure: true },
            None,
        )
        .await
        .expect("the host may");
    let table = begun(&desk, "en").await;
    assert_eq!(refusal(&desk, 1, 7).await, Some(Denied::NotOver.to_string()));
    let moderator = Intent::Settle { sure: true };
    desk.tables.act(table.id, &person(1), &moderator, None).await.expect("a moderator may");
    assert_eq!(refusal(&desk, 1, 7).await.as_deref(), Some("deny-share-no-result"));
}

/// The boards of a table in progress and after its end, as they are posted.
pub(crate) async fn boards() -> Vec<(SessionId, Page)> {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = super::trips::desk(folder.path(), 5).await;
    let id = begun(&desk, "en").await.id;
    let mut boards = Vec::new();
    for is_over in [false, true] {
        if is_over {
            desk.tables.act(id, &person(1), &Intent::Resign, None).await.expect("it is allowed");
        }
        let table = desk.here(&caller(1, 71)).await.expect("a table");
        let tale = Tale::of(&table, Stretch { since: -1, until: i64::MAX }).expect("it replays");
        let page = desk.messages.board_page(&table, &tale, SeatSet::EMPTY).await.expect("it is drawn");
        let shares = serde_json::to_string(&page.rows).expect("it is JSON").contains(":share:");
        assert_eq!(shares, is_over);
        boards.push((id, page));
    }
    boards
}

#[tokio::test]
async fn the_last_board_begins_with_how_the_game_has_ended_and_then_calls() {
    for (language, ends) in [
        (
            "en",
            ["🏆 Person 2 wins **Harmonies** with", "The game ended without a result.", "The solo game was"],
        ),
        ("pl", ["🏆 **Ostoja**: wygrywa Person 2,", "Grę zakończono bez wyniku.", "Grę solo przerwano."]),
        ("cs", ["🏆 **Harmonies**: vítězí Person 2,", "Hra skončila bez výsledku.", "Sólová hra skončila"]),
    ] {
        for (end, first) in [Intent::Resign, Intent::Settle { sure: true }].into_iter().zip(ends) {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let desk = super::trips::desk(folder.path(), 5).await;
            let id = begun(&desk, language).await.id;
            desk.tables.act(id, &person(1), &end, None).await.expect("it is allowed");
            let table = desk.here(&caller(1, 71)).await.expect("a table");
            let tale = Tale::of(&table, Stretch { since: -1, until: i64::MAX }).expect("it replays");
            let page = desk.messages.board_page(&table, &tale, SeatSet::all(2)).await.expect("it is drawn");
            let mut lines = page.content.lines();
            let told = lines.next().unwrap_or_default();
            assert!(told.starts_with(first) && !told.contains("<@"), "{}", page.content);
            assert!(lines.next().is_some_and(|line| line.starts_with("<@")), "{}", page.content);
            let none = Outcome { standings: Vec::new(), verdict: None, rematch: false };
            let told = headline(&table, &none, &public_speech(&table));
            assert!(told.starts_with(ends[2]), "{told}");
        }
    }
}

/// A finished game with these places and points.
fn said(session: &Session, standings: &[(u8, i32)], verdict: Option<&str>, lang: Lang) -> String {
    let standing = |(seat, (place, score)): (u8, &(u8, i32))| rules::Standing {
        seat: rules::Seat(seat),
        place: *place,
        score: *score,
    };
    let outcome = Outcome {
        standings: (0..).zip(standings).map(standing).collect(),
        verdict: verdict.map(str::to_owned),
        rematch: false,
    };
    sentence(session, &outcome, &session.speech(lang))
}

#[tokio::test]
async fn one_sentence_tells_who_has_won_what_and_with_how_many_points() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = super::trips::desk(folder.path(), 5).await;
    let mut session = begun(&desk, "en").await;
    for (row, called) in session.seats.iter_mut().zip(["Ada", "*Borek*"]) {
        let Sitter::Person { name, .. } = &mut row.sitter else { panic!("people sit there") };
        called.clone_into(name);
    }
    let (en, pl, cs) = (Lang::En, Lang::Pl, Lang::Cs);
    let won = [(1, 43), (2, 1)];
    assert_eq!(
        said(&session, &won, None, en),
        "🏆 Ada wins **Harmonies** with 43 points, ahead of \\*Borek\\* (1)."
    );
    assert_eq!(
        said(&session, &won, None, pl),
        "🏆 **Ostoja**: wygrywa Ada, 43 punkty; dalej \\*Borek\\* (1)."
    );
    assert_eq!(
        said(&session, &won, None, cs),
        "🏆 **Harmonies**: vítězí Ada, 43 bodů; dále \\*Borek\\* (1)."
    );
    assert_eq!(
        said(&session, &[(1, 22), (1, 22)], None, en),
        "🏆 Shared victory at **Harmonies** with 22 points: Ada, \\*Borek\\*."
    );
    assert_eq!(
        said(&session, &[(1, 22), (1, 22)], None, pl),
        "🏆 **Ostoja**: wspólne zwycięstwo, 22 punkty: Ada, \\*Borek\\*."
    );
    assert_eq!(said(&session, &[(2, 5), (2, 4)], None, cs), "**Harmonies**: nikdo nevyhrál, všichni odešli.");
    assert_eq!(said(&session, &[(1, 40)], None, en), "**Harmonies**, played alone: Ada scores 40 points.");
    assert_eq!(
        said(&session, &[(1, 40)], Some("harmonies-suns-3"), pl),
        "**Ostoja** solo: Ada, 40 punktów (3 słońca)."
    );
}

/// The channel may be deleted: a person who sat there to the end sees the game again from anywhere, and can post it elsewhere.
#[tokio::test]
async fn a_person_who_sat_at_a_finished_game_sees_it_again_from_another_channel() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = over(folder.path(), false).await;
    let number = desk.here(&caller(1, 11)).await.expect("a table").id;
    let elsewhere = |user: u64, guild: u64| {
        let mut who = caller(user, 11);
        who.place = session::Place { channel: who.place.channel + 1, guild: who.place.guild + guild };
        who
    };
    let ada = elsewhere(1, 0);
    let table = finished(&desk, &ada, Some(number.0)).await.expect("it is theirs");
    assert!(ask_review(&desk, &ada, &table, 0, Audience::Caller).await.is_ok());
    assert!(ask_share(&desk, &ada, table, &target(7)).is_ok());
    assert_eq!(desk.numbered(&ada, number).await.expect("its buttons work").id, number);
    assert_eq!(replayable(&desk, &ada).await.len(), 1);
    for other in [elsewhere(3, 0), elsewhere(1, 1)] {
        let refused = finished(&desk, &other, Some(number.0)).await;
        assert!(matches!(refused, Err(Failure::Told("deny-replay-unknown", _))));
        assert!(desk.numbered(&other, number).await.is_err() && replayable(&desk, &other).await.is_empty());
    }
}
