//! Counts the trips to the database between a press and its answer.

use std::sync::Arc;

use poise::serenity_prelude as serenity;
use rules::{Options, Recorded, Seat};

use crate::discord::app::App;
use crate::discord::app::pressed::{Pressed, Reply};
use crate::discord::features::board::deed::{Showing, show};
use crate::discord::features::panel::deed::make_moves;
use crate::discord::features::{answers, panel};
use crate::discord::message::Messages;
use crate::discord::message::failure::Failure;
use crate::discord::message::press::{Bearer, Choice, CustomId, RawPress};
use crate::discord::wire::caller::Caller;
use crate::pictures::Pictures;
use host::database::Database;
use host::tables::{Clock, Receipt, Tables, luck};
pub(super) use session::testing::{PLACE, person};
use session::{Intent, Session};
use thinking::Level;
use words::Lang;

/// A person with the delivery of that number.
pub(crate) fn caller(user: u64, interaction: u64) -> Caller {
    Caller {
        person: person(user),
        place: PLACE,
        lang: Lang::En,
        discords: Lang::En,
        interaction,
        due: None,
        moderator: false,
        manager: false,
        roles: Vec::new(),
        bot_may: serenity::Permissions::all(),
        parent: None,
        kind: serenity::ChannelType::Text,
        locked: false,
    }
}

/// A desk without any table, with the luck of a seed.
pub(super) async fn desk(folder: &std::path::Path, seed: u64) -> App {
    desk_at(folder, seed, Arc::new(|| 1_000_000_000)).await
}

/// That desk with a clock.
pub(super) async fn desk_at(folder: &std::path::Path, seed: u64, clock: Clock) -> App {
    let opened = Database::open(&folder.join(format!("{seed}.db"))).await.expect("the database opens");
    let tables = Tables::new(opened, games::TITLES, clock, luck::rehearsed(seed));
    let pictures = Pictures::default();
    let http = Arc::new(serenity::Http::new("no token"));
    let (clock, known) = (tables.clock().clone(), Arc::default());
    let messages = Messages { pictures, known, mentions: Arc::default(), clock, has_beacon: false };
    let (panels, sharing, promises) = Default::default();
    App { tables, http, messages, panels, sharing, promises }
}

/// Three people at the fixed start of Catan, with the luck of a seed; users are numbered from 1, as the seats.
pub(super) async fn table(folder: &std::path::Path, seed: u64) -> App {
    let desk = desk(folder, seed).await;
    let open = Intent::Open {
        game: "catan".to_owned(),
        options: Options::default().with("layout", "fixed"),
        seats: Some(3),
        computers: Vec::new(),
        language: "en".to_owned(),
    };
    let opened = desk.tables.open(PLACE, &person(1), &open, None).await.expect("the channel is free");
    for (user, intent) in [(2, Intent::Join), (3, Intent::Join), (1, Intent::Start)] {
        desk.tables.act_and_tell(opened.session.id, &person(user), &intent).await.expect("it is allowed");
    }
    desk
}

/// Person 1's game of that title against an easy computer, begun; and what opened it.
pub(super) async fn against_a_computer(desk: &App, game: &str) -> Receipt {
    let open = Intent::Open {
        game: game.to_owned(),
        options: Options::default(),
        seats: Some(2),
        computers: vec![Level::Easy],
        language: "en".to_owned(),
    };
    let opened = desk.tables.open(PLACE, &person(1), &open, None).await.expect("the channel is free");
    desk.tables.tell_beginning(&opened.session).await.expect("it can be posted").expect("it begins");
    opened
}

pub(super) async fn now(desk: &App) -> Arc<Session> {
    desk.tables.find_at(PLACE).await.expect("it is read").expect("there is a table").session
}

/// A trade that seat can offer: one card for one.
pub(super) fn offer(session: &Session, seat: Seat) -> Option<[String; 2]> {
    let kinds = ["wood", "brick", "wool", "grain", "ore"];
    let pairs = kinds.iter().flat_map(|give| kinds.iter().map(move |want| [give, want]));
    let possible = |[give, want]: &[&&str; 2]| {
        let mut table = session.table().expect("the game has begun").boxed();
        table.play(seat, &format!("trade 1 {give} for 1 {want}"), &mut Recorded::default()).is_ok()
    };
    pairs.into_iter().find(possible).map(|pair| pair.map(|kind| format!("1 {kind}")))
}

/// Runs a deed, and returns its result with the numbers of reads and writes of the database.
async fn trips<T>(desk: &App, deed: impl Future<Output = T>) -> (T, (usize, usize)) {
    let (reads, writes) = desk.tables.database().trips();
    let done = deed.await;
    let (later_reads, later_writes) = desk.tables.database().trips();
    (done, (later_reads - reads, later_writes - writes))
}

async fn press(desk: &App, caller: &Caller, id: &CustomId) -> Result<Reply, Failure> {
    Pressed { app: desk, caller, id, value: String::new(), target: None, private: true }.reply().await
}

#[tokio::test]
async fn every_answer_takes_at_most_three_reads_and_one_transaction() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let mut found = None;
    // A seven, or a hand of one kind, leaves nothing to offer.
    for seed in 1..20 {
        let desk = table(folder.path(), seed).await;
        let session = now(&desk).await;
        let seat = session.seats.iter().find(|row| row.must()).expect("somebody begins").seat;
        let user = u64::from(seat.0) + 1;
        let (moved, cost) = trips(&desk, make_moves(&desk, &caller(user, 100), "roll")).await;
        assert!(moved.is_ok());
        assert_eq!(cost, (1, 1), "/move");
        if let Some(offer) = offer(&*now(&desk).await, seat) {
            found = Some((desk, seat, user, offer));
            break;
        }
    }
    let (desk, seat, user, [give, want]) = found.expect("one of twenty rolls is no seven");
    let session = now(&desk).await;
    let at = |press: RawPress| CustomId::at(session.id, press);

    let (shown, cost) = trips(&desk, show(&desk, &caller(user, 101), Showing::Picture)).await;
    assert!(shown.is_ok());
    assert_eq!(cost, (1, 0), "/board");

    let (panel, cost) = trips(
        &desk,
        press(&desk, &caller(user, 102), &at(panel::Press::Open { bearer: Bearer::Board }.into())),
    )
    .await;
    assert!(matches!(panel, Ok(Reply::Update(_))));
    assert_eq!(cost, (1, 0), "a press that opens the panel");

    let form = at(panel::Press::Form { decision: session.decision(seat), form: "trade".to_owned() }.into());
    let (window, cost) = trips(&desk, press(&desk, &caller(user, 103), &form)).await;
    assert!(matches!(window, Ok(Reply::Form(_))));
    assert_eq!(cost, (1, 0), "a press that opens a form");
    let texts = [give, want, String::new()];
    let caller_of_form = caller(user, 104);
    let filled = Pressed {
        app: &desk,
        caller: &caller_of_form,
        id: &form,
        value: String::new(),
        target: None,
        private: false,
    };
    let (offered, cost) = trips(&desk, filled.filled(&texts)).await;
    assert!(offered.is_ok());
    assert_eq!(cost, (1, 1), "a form");

    let (appeal, open) = now(&desk).await.appeal().expect("the offer stands");
    let other = open.asked.iter().next().expect("somebody is asked");
    let answer = at(answers::Press::Answer { appeal, action: "decline".to_owned() }.into());
    let (answered, cost) = trips(&desk, press(&desk, &caller(u64::from(other.0) + 1, 105), &answer)).await;
    assert!(answered.is_ok());
    assert_eq!(cost, (1, 1), "an answer");

    let (decision, choice) = (now(&desk).await.decision(seat), Choice::Act("end".to_owned()));
    let end = at(panel::Press::choose(decision, choice).into());
    let (ended, cost) = trips(&desk, press(&desk, &caller(user, 106), &end)).await;
    assert!(ended.is_ok());
    assert_eq!(cost, (1, 1), "a press that plays");

    let (again, cost) = trips(&desk, press(&desk, &caller(user, 106), &end)).await;
    assert!(again.is_ok(), "it was done before");
    assert_eq!(cost, (3, 0), "a press that is delivered twice");

    let (refused, cost) = trips(&desk, press(&desk, &caller(user, 107), &end)).await;
    assert!(refused.is_err(), "the turn is over");
    // The fresh panel that replaces it costs one more.
    assert_eq!(cost, (2, 0), "a press that is refused");
}
