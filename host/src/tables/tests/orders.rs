//! Orders outlive the process, and nobody else learns of them.

use super::*;

/// Does something at the channel's table, which must succeed.
async fn acts(tables: &Tables, seat: Seat, intent: &Intent) -> Arc<Session> {
    does(tables, u64::from(seat.0) + 1, intent).await.session
}

/// Three people at Catan, the dice rolled: the seat on turn, and a trade that it can offer.
async fn market(tables: &Tables) -> (Seat, Intent) {
    let options = Options::default().with("layout", "fixed");
    let (game, language) = ("catan".to_owned(), "en".to_owned());
    let open = Intent::Open { game, options, seats: Some(3), computers: Vec::new(), language };
    does(tables, 1, &open).await;
    for user in [2, 3] {
        does(tables, user, &Intent::Join).await;
    }
    let session = does(tables, 1, &Intent::Start).await.session;
    let first = session.table().expect("it has begun").turn().must().iter().next().expect("somebody begins");
    let session = acts(tables, first, &moves("roll")).await;
    let sight = session.sight(Viewer::Seat(first)).expect("a sight");
    let kinds = ["wood", "brick", "wool", "grain", "ore"];
    let mut pairs = kinds.iter().flat_map(|give| kinds.map(|want| format!("trade 1 {give} for 1 {want}")));
    let offer = pairs.find(|offer| sight.allows(offer)).expect("there is a card to offer");
    (first, moves(&offer))
}

#[tokio::test]
async fn an_order_outlives_the_process_and_is_carried_out_once_whoever_serves() {
    let house = House::new();
    let tables = house.open_with(games::TITLES).await;
    let (first, offer) = market(&tables).await;
    let other = first.next(3);
    acts(&tables, other, &Intent::Order("decline always".to_owned())).await;
    let session = acts(&tables, other, &Intent::Order("keep ore".to_owned())).await;
    let keep = session::orders::of(&session, other)
        .iter()
        .find(|order| order.text == "keep ore")
        .expect("it stands")
        .number;
    acts(&tables, first, &offer).await;
    std::mem::forget(tables);
    let tables = house.open_with(games::TITLES).await;
    let given = now(&tables).await;
    let texts: Vec<&str> =
        session::orders::of(&given, other).iter().map(|order| order.text.as_str()).collect();
    assert_eq!(texts, ["decline always", "keep ore"]);
    acts(&tables, other, &Intent::Countermand(keep)).await;
    house.wait(19);
    assert_eq!(tables.ring(tables.now()).await.expect("it is read"), 0, "not before its time");
    house.wait(1);
    let another = house.open_with(games::TITLES).await;
    let (one, two) = tokio::join!(tables.ring(tables.now()), another.ring(tables.now()));
    assert_eq!(one.expect("it is read") + two.expect("it is read"), 1);
    std::mem::forget((tables, another));
    let tables = house.open_with(games::TITLES).await;
    let session = now(&tables).await;
    let last = session.log.last().expect("there is a log");
    assert_eq!((last.author, count(&session, "decline")), (Author::Order, 1));
    let orders = session::orders::of(&session, other);
    assert_eq!((orders.len(), &orders[0].done), (1, &vec![last.seq]));
    let stored = tables.store().load(session.id).await.expect("it is read").expect("it is there");
    let logged = |kind| stored.rows.iter().filter(|row| row.kind() == kind).count();
    assert_eq!((logged(Kind::Order), logged(Kind::Countermand)), (2, 1));
    assert_eq!(stored.rows.last().map(|row| row.user), Some(u64::from(other.0) + 1), "it is their own");
    let again = tables.store().due_timers(i64::MAX).await.expect("they are read");
    assert!(again.iter().all(|(_, timer)| timer.kind != TimerKind::Order), "nothing is asked any more");
}

#[tokio::test]
async fn an_export_does_not_tell_how_much_others_have_decided_ahead() {
    let exports = [false, true].map(async |hidden| {
        let house = House::new();
        let tables = house.open_with(games::TITLES).await;
        let (first, offer) = market(&tables).await;
        let other = first.next(3);
        let hide = async || {
            for order in ["decline always", "keep ore"].into_iter().filter(|_| hidden) {
                let session = acts(&tables, other, &Intent::Order(order.to_owned())).await;
                let number = session::orders::of(&session, other)[0].number;
                acts(&tables, other, &Intent::Countermand(number)).await;
            }
        };
        hide().await;
        acts(&tables, first, &Intent::Order("end".to_owned())).await;
        acts(&tables, first, &offer).await;
        hide().await;
        tables.store().export(u64::from(first.0) + 1, tables.now()).await.expect("it is read")
    });
    let [plain, hidden] = exports;
    let (plain, hidden) = (plain.await, hidden.await);
    assert_eq!(plain, hidden);
    assert_eq!(plain["seats"][0]["orders"].as_str().map(|orders| orders.contains("end")), Some(true));
}

#[tokio::test]
async fn orders_are_forgotten_with_whoever_gave_them() {
    let house = House::new();
    let tables = house.open_with(games::TITLES).await;
    let (first, _) = market(&tables).await;
    let other = first.next(3);
    let user = u64::from(other.0) + 1;
    acts(&tables, other, &Intent::Order("decline always".to_owned())).await;
    let export = tables.store().export(user, tables.now()).await.expect("it is read");
    assert!(export["seats"][0]["orders"].to_string().contains("decline always"), "{}", export["seats"]);
    tables.forget(&person(user)).await.expect("they are forgotten");
    assert!(now(&tables).await.seats.iter().all(|row| row.orders.given.is_empty()));
}
