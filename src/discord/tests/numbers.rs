//! Public things do not reveal how many hidden things were done: tables with equal public deeds, and different numbers of hidden ones.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use rules::{Options, Seat, Viewer};

use super::trips::{PLACE, desk_at, offer, person};
use crate::discord::app::App;
use crate::discord::features::board::deed::Tale;
use crate::discord::features::board::notices::{moved_page, notice_page};
use crate::discord::features::fairness::{commitment_page, start_page};
use crate::discord::features::lobby::page::Repute;
use crate::discord::features::search::page::{Callees, search_page};
use crate::discord::message::page::{Illustration, Page};
use crate::discord::message::public_lang;
use host::outbox::{Post, Posted, Stretch};
use session::{Effect, Intent, Kind, Person, Remedy, Session, SessionId, Timer};

const DAY: i64 = 24 * 60 * 60;

/// A table and everything that its channel has been sent.
struct World {
    desk: App,
    clock: Arc<AtomicI64>,
    id: SessionId,
    /// Whether hidden things are done.
    hidden: bool,
    told: Vec<String>,
    messages: u64,
}

impl World {
    async fn open(folder: &Path, hidden: bool, (game, seats): (&str, u8), options: Options) -> World {
        let clock = Arc::new(AtomicI64::new(1_000_000_000));
        let time = clock.clone();
        let folder = folder.join(hidden.to_string());
        std::fs::create_dir(&folder).expect("a folder of its own");
        let desk = desk_at(&folder, 13, Arc::new(move || time.load(Ordering::Relaxed))).await;
        let (game, language) = (game.to_owned(), "en".to_owned());
        let open = Intent::Open { game, options, seats: Some(seats), computers: Vec::new(), language };
        let opened = desk.tables.open(PLACE, &person(1), &open, None).await.expect("the channel is free");
        let id = opened.session.id;
        let mut world = World { desk, clock, id, hidden, told: Vec::new(), messages: 500 };
        world.hear().await;
        for user in 2..=u64::from(seats) {
            world.does(user, Intent::Join).await;
        }
        world.does(1, Intent::Start).await;
        world
    }

    async fn session(&self) -> Arc<Session> {
        self.desk.tables.session_by_id(self.id).await.expect("it is read").expect("it is there")
    }

    /// Does something that everybody learns of.
    async fn does(&mut self, user: u64, intent: Intent) {
        let done = self.desk.tables.act_and_tell(self.id, &person(user), &intent).await;
        let receipt = done.unwrap_or_else(|denied| panic!("{intent:?} of {user}: {denied}"));
        self.id = receipt.session.id;
        self.hear().await;
    }

    /// Does something that nobody else may learn of, in one of the worlds.
    async fn hides(&self, user: u64, intent: Intent) {
        if self.hidden {
            let done = self.desk.tables.act(self.id, &person(user), &intent, None).await;
            done.unwrap_or_else(|denied| panic!("{intent:?} of {user}: {denied}"));
        }
    }

    /// Gives an order and cancels it, several times.
    async fn decides_ahead(&self, user: u64, order: &str) {
        for _ in 0..3 {
            self.hides(user, Intent::Order(order.to_owned())).await;
            let seat = Seat(user as u8 - 1);
            if let Some(number) =
                session::orders::of(&*self.session().await, seat).first().map(|order| order.number)
            {
                self.hides(user, Intent::Countermand(number)).await;
            }
        }
    }

    /// Lets time go by, a few hours at a time.
    async fn waits(&mut self, seconds: i64) {
        for _ in 0..seconds / (6 * 60 * 60) {
            self.clock.fetch_add(6 * 60 * 60, Ordering::Relaxed);
            let session = self.session().await;
            let due = |timer: &Timer| timer.due <= self.desk.tables.now();
            for timer in session.timers().into_iter().filter(due) {
                let done = self
                    .desk
                    .tables
                    .act(self.id, &Person::clock(), &timer.intent().expect("it names its seat"), None)
                    .await;
                done.unwrap_or_else(|denied| panic!("{timer:?}: {denied}"));
            }
            self.hear().await;
        }
    }

    /// Takes everything out of the outbox, as the channel gets it.
    async fn hear(&mut self) {
        let outbox = self.desk.tables.outbox().clone();
        let place = self.session().await.place;
        for post in outbox.due(place, self.desk.tables.now()).await.expect("it is read") {
            let (pages, told) = self.pages(&post).await;
            self.messages += 1;
            // Everybody sees its nonce.
            self.told.push(format!("{} {:?} {:?}", post.id, post.earlier, post.live));
            self.told.extend(pages.iter().map(|page| format!("{} {}", kind(&post.effect), text(page))));
            let message = (!pages.is_empty()).then_some(self.messages);
            let posted = Posted { message, told, ..Posted::default() };
            outbox.sent(&post, posted, self.desk.tables.now()).await.expect("it is noted");
        }
    }

    async fn pages(&self, post: &Post) -> (Vec<Page>, Option<Stretch>) {
        let desk = &self.desk;
        let table = desk.tables.find(post.session).await.expect("it is read").expect("it is there");
        let page = match &post.effect {
            Effect::Board { since, ping } => {
                let until = table.shown.as_ref().map_or(*since, |stage| stage.seq);
                let stretch = Stretch { since: *since, until };
                let tale = Tale::of(&table, stretch).expect("it replays");
                let page = desk.messages.board_page(&table, &tale, *ping).await.expect("it is drawn");
                return (vec![page], Some(stretch));
            }
            Effect::Commitment => Some(commitment_page(&table)),
            Effect::Start(_) => Some(start_page(&table)),
            Effect::Lobby => Some(desk.messages.lobby_page(&table, public_lang(&table), &Repute::new())),
            Effect::Invitation(people) => Some(desk.messages.invitation_page(&table, people, &Repute::new())),
            Effect::Search { people, role } => {
                search_page(&table, Callees { people: people.clone(), role: *role })
            }
            Effect::Unfilled => desk.messages.unfilled_page(&table),
            Effect::Notice(note) | Effect::Closed { note, .. } => Some(notice_page(&table, note)),
            Effect::Question(number) | Effect::Absence(number) | Effect::Offer(number) => {
                desk.messages.open_page(&table, *number)
            }
            Effect::Appeal(number) => Some(desk.messages.appeal_page(&table, *number).expect("it replays")),
            Effect::Call(seat) | Effect::UpdateCall(seat) => desk.messages.call_page(&table, *seat),
            Effect::Left { .. } => Some(moved_page(&table)),
            Effect::Season(_) | Effect::Beacon | Effect::Past { .. } | Effect::TakeCallAway(_) => None,
        };
        (page.into_iter().collect(), None)
    }
}

fn kind(effect: &Effect) -> String {
    let name = format!("{effect:?}");
    name.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// Everything that a page sends: words, buttons, the names of files.
fn text(page: &Page) -> String {
    let rows = serde_json::to_string(&page.rows).expect("rows are JSON");
    let picture = match &page.picture {
        Some(Illustration::Ready(picture)) => {
            format!("{} {} {:?}", picture.label.name, picture.label.alt, picture.bytes)
        }
        _ => String::new(),
    };
    format!("{}\n{rows} {:?} {:?} {picture}", page.content, page.file, page.ping)
}

/// Checks that the channels received equal messages, of all those kinds; and that the tables differ.
fn are_alike(plain: &World, hidden: &World, kinds: &[&str]) {
    for (one, other) in plain.told.iter().zip(&hidden.told) {
        let head: String = one.chars().take(600).collect();
        let from = one.chars().zip(other.chars()).take_while(|(one, other)| one == other).count();
        let [one, other] = [one, other]
            .map(|text| text.chars().skip(from.saturating_sub(200)).take(600).collect::<String>());
        assert_eq!(one, other, "{head}");
    }
    assert_eq!(plain.told.len(), hidden.told.len());
    for kind in kinds {
        assert!(plain.told.iter().any(|line| line.starts_with(kind)), "no {kind} was compared");
    }
}

/// The number of rows of that kind at the first table.
async fn rows(world: &World, kind: Kind) -> usize {
    let stored = world.desk.tables.store().load(SessionId(1)).await.expect("it is read");
    stored.expect("it is there").rows.iter().filter(|row| row.kind() == kind).count()
}

/// Three people at Catan, two of whom decide ahead and change their minds, from the beginning to another game.
async fn catan(folder: &Path, hidden: bool) -> World {
    let fixed = Options::default().with("layout", "fixed");
    let mut world = World::open(folder, hidden, ("catan", 3), fixed).await;
    let first = world.session().await.seats.iter().find(|row| row.must()).expect("somebody begins").seat;
    let [one, two, three] = [first, first.next(3), first.next(3).next(3)].map(|seat| u64::from(seat.0) + 1);
    world.decides_ahead(two, "decline always").await;
    world.does(one, act("roll")).await;
    let session = world.session().await;
    let [give, want] = offer(&session, first).expect("the roll of this seed is no seven");
    world.decides_ahead(three, "keep ore").await;
    world.does(one, act(&format!("trade {give} for {want}"))).await;
    world.decides_ahead(two, "decline always").await;
    for user in [two, three] {
        let appeal = world.session().await.appeal().expect("it is open").0;
        world.does(user, Intent::Answer { appeal, action: "decline".to_owned() }).await;
    }
    world.decides_ahead(three, "roll").await;
    world.does(one, Intent::Undo { decision: None, sure: true, going: None }).await;
    world.does(two, Intent::Decline { question: None }).await;
    world.does(two, Intent::Pause).await;
    world.decides_ahead(three, "end").await;
    for user in [one, three] {
        world.does(user, Intent::Agree { question: None }).await;
    }
    world.does(two, Intent::Resume).await;
    world.decides_ahead(two, "roll").await;
    world.does(three, Intent::Offer).await;
    world.does(9, Intent::Take { offer: None }).await;
    // A seat is silent until the others are asked.
    world.decides_ahead(two, "roll").await;
    world.waits(5 * DAY).await;
    let absence = world.session().await.absences.first().expect("they are asked").number;
    world.decides_ahead(two, "roll").await;
    world.does(two, Intent::Vote { absence, remedy: Remedy::Time }).await;
    world.does(1, Intent::Bring { channel: 21, allowed: false }).await;
    world.does(two, Intent::End { sure: true }).await;
    for user in [one, 9] {
        world.does(user, Intent::Agree { question: None }).await;
    }
    world.does(9, Intent::Rematch).await;
    world
}

fn act(text: &str) -> Intent {
    Intent::Act { moves: vec![text.to_owned()], decision: None }
}

#[tokio::test]
async fn orders_that_others_give_and_cancel_change_no_byte_in_the_channel() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (plain, hidden) = (catan(folder.path(), false).await, catan(folder.path(), true).await);
    let kinds = [
        "Commitment",
        "Lobby",
        "Board",
        "Appeal",
        "Question",
        "Closed",
        "Notice",
        "Call",
        "Offer",
        "Absence",
        "Left",
        "Invitation",
    ];
    are_alike(&plain, &hidden, &kinds);
    assert_eq!((rows(&plain, Kind::Order).await, rows(&hidden, Kind::Order).await), (0, 24));
}

/// Two people at a game in which both choose at once. One of them changes their choice, the other wants peace.
async fn lands(folder: &Path, hidden: bool) -> World {
    let mut world = World::open(folder, hidden, ("confusing-lands", 2), Options::default()).await;
    let choices = |session: &Session, seat| session.sight(Viewer::Seat(seat)).expect("a sight").actions();
    let all = choices(&*world.session().await, Seat(0));
    world.does(1, act(&all[0])).await;
    for other in [1, 2] {
        world.hides(1, act(&all[other])).await;
    }
    world.hides(2, Intent::Mute).await;
    world.does(2, Intent::End { sure: true }).await;
    world.does(1, Intent::Decline { question: None }).await;
    world.hides(1, act(&all[0])).await;
    let own = choices(&*world.session().await, Seat(1));
    world.does(2, act(&own[0])).await;
    world.does(1, Intent::Undo { decision: None, sure: true, going: None }).await;
    world.does(2, Intent::Decline { question: None }).await;
    world.does(2, Intent::Offer).await;
    world.does(2, Intent::ComeBack).await;
    world
}

#[tokio::test]
async fn a_choice_that_is_changed_and_a_peace_that_is_kept_change_no_byte_in_the_channel() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (plain, hidden) = (lands(folder.path(), false).await, lands(folder.path(), true).await);
    are_alike(&plain, &hidden, &["Lobby", "Board", "Question", "Closed", "Notice", "Offer"]);
    // When the game is over everybody may read how often.
    assert_eq!(hidden.session().await.log.len() - plain.session().await.log.len(), 3);
}

/// Two people at a game with hints; the one who waits prepares a turn and drops it.
async fn harmonies(folder: &Path, hidden: bool) -> World {
    let hints = Options::default().with("hints", "yes");
    let mut world = World::open(folder, hidden, ("harmonies", 2), hints).await;
    let first = world.session().await.seats.iter().find(|row| row.must()).expect("somebody begins").seat;
    let [one, two] = [first, first.next(2)].map(|seat| u64::from(seat.0) + 1);
    world.does(one, Intent::Hint { sure: true }).await;
    world.decides_ahead(two, "next take c").await;
    world.hides(one, Intent::Hint { sure: true }).await;
    world.does(one, act("take a")).await;
    world.decides_ahead(two, "next take b").await;
    world.does(two, Intent::Pause).await;
    world.does(one, Intent::Decline { question: None }).await;
    world.does(one, Intent::Offer).await;
    world.does(9, Intent::Take { offer: None }).await;
    world.does(two, Intent::Settle { sure: true }).await;
    world
}

#[tokio::test]
async fn turns_that_are_prepared_and_hints_that_are_asked_again_change_no_byte_in_the_channel() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (plain, hidden) = (harmonies(folder.path(), false).await, harmonies(folder.path(), true).await);
    are_alike(&plain, &hidden, &["Board", "Question", "Closed", "Notice", "Offer"]);
    assert_eq!((rows(&plain, Kind::Order).await, rows(&hidden, Kind::Order).await), (0, 6));
}
