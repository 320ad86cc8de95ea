//! Deciding ahead, by pressing.

use games::Seat;

use super::trips::{caller, now, table};
use crate::discord::caller::Caller;
use crate::discord::custom_id::{CustomId, Verb};
use crate::discord::desk::Desk;
use crate::discord::failure::Failure;
use crate::discord::page::Page;
use crate::discord::presses::{Press, Reply, submitted};
use crate::session::Intent;
use crate::words::Lang;

async fn press(desk: &Desk, caller: &Caller, verb: Verb, rest: &str, value: &str) -> Result<Reply, Failure> {
    let id = CustomId::plain(now(desk).await.id.0, verb).with(rest);
    Press { desk, caller, id: &id, value: value.to_owned(), private: true }.reply().await
}

async fn page(desk: &Desk, caller: &Caller, verb: Verb, rest: &str, value: &str) -> Page {
    match press(desk, caller, verb, rest, value).await {
        Ok(Reply::Update(page) | Reply::Private(page)) => page,
        Ok(_) => panic!("{verb:?} is no page"),
        Err(failure) => panic!("{verb:?} is refused: {failure}"),
    }
}

fn json(page: &Page) -> String {
    serde_json::to_string(&page.rows).expect("rows are JSON")
}

fn said(desk: &Desk, failure: &Failure, caller: &Caller) -> String {
    desk.excuse(failure, &caller.speech(), None)
}

#[tokio::test]
async fn orders_are_given_filled_in_and_cancelled_in_every_language() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    for (seed, lang, [none, every, three, seven]) in [
        (31, Lang::En, ["Nothing yet", "Decline every offer", "(3 more)", "before ore, grain"]),
        (32, Lang::Pl, ["Jeszcze żadnych", "Odrzucaj wszystkie oferty", "(jeszcze 3 razy)", "ruda, zboże"]),
        (33, Lang::Cs, ["Zatím žádná", "Odmítat všechny nabídky", "(ještě 3krát)", "ruda, obilí"]),
    ] {
        let desk = table(folder.path(), seed).await;
        let caller = Caller { lang, ..caller(2, 500 + seed) };
        let shown = page(&desk, &caller, Verb::Orders, "", "").await;
        assert!(shown.content.contains(none) && shown.content.contains("20"), "{}", shown.content);
        assert_eq!(shown.rows.len(), 2, "the kinds, and nothing to cancel");
        let given = page(&desk, &caller, Verb::Order, "decline always", "").await;
        assert!(given.content.contains(every), "{}", given.content);
        let fill = async |kind: &str, texts: &[&str], interaction: u64| {
            let id = CustomId::plain(now(&desk).await.id.0, Verb::OrderForm).with(kind);
            let caller = Caller { interaction, ..caller.clone() };
            let texts: Vec<String> = texts.iter().map(|text| (*text).to_owned()).collect();
            submitted(&desk, &caller, &id, &texts).await
        };
        assert!(matches!(press(&desk, &caller, Verb::OrderForm, "accept", "").await, Ok(Reply::Form(_))));
        let refused =
            fill("accept", &["2 ore", "2 ore", ""], 600 + seed).await.err().expect("the same cards");
        let excuse = said(&desk, &refused, &caller);
        assert!(!excuse.is_empty() && !excuse.contains("refusal"), "{excuse}");
        let accepted = fill("accept", &["2 ore", "wool", "3"], 700 + seed).await.expect("it is an order");
        assert!(accepted.content.contains(three), "{}", accepted.content);
        let kept = fill("keep", &["ore, grain"], 800 + seed).await.expect("it is an order");
        assert!(kept.content.contains(seven), "{}", kept.content);
        let session = now(&desk).await;
        let orders = session.orders(Seat(1));
        assert_eq!(orders.len(), 3);
        let menu = json(&kept);
        assert!(orders.iter().all(|order| menu.contains(&format!("\"{}\"", order.number))), "{menu}");
        let number = orders[0].number.to_string();
        let caller = Caller { interaction: 900 + seed, ..caller };
        let cancelled = page(&desk, &caller, Verb::Countermand, "", &number).await;
        assert!(!cancelled.content.contains(three), "{}", cancelled.content);
        let caller = Caller { interaction: 1000 + seed, ..caller };
        let twice = press(&desk, &caller, Verb::Countermand, "", &number).await.err().expect("it is gone");
        assert!(!said(&desk, &twice, &caller).is_empty());
    }
}

#[tokio::test]
async fn the_panel_leads_to_orders_and_others_see_nothing_of_them() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let desk = table(folder.path(), 34).await;
    let (own, other) = (caller(2, 1100), caller(3, 1101));
    let orders = format!(":{}:", Verb::Orders.code());
    assert!(json(&page(&desk, &own, Verb::Panel, "", "").await).contains(&orders));
    assert!(json(&page(&desk, &own, Verb::More, "", "").await).contains(&orders));
    let own = Caller { interaction: 1103, ..own };
    page(&desk, &own, Verb::Order, "decline always", "").await;
    let shown = page(&desk, &other, Verb::Orders, "", "").await;
    assert!(shown.content.contains("Nothing yet"), "{}", shown.content);
    for verb in [Verb::Log, Verb::Panel, Verb::Text] {
        let shown = page(&desk, &other, verb, "", "").await;
        let file = shown.file.map(|(_, text)| text).unwrap_or_default();
        assert!(!format!("{} {file}", shown.content).to_lowercase().contains("order"), "{verb:?}");
    }
    let stranger = press(&desk, &caller(9, 1102), Verb::Orders, "", "").await;
    assert!(stranger.is_err(), "they have no seat");
    let own = Caller { interaction: 1104, ..own };
    desk.act(&own, &desk.here(&own).await.expect("a table"), Intent::HandOver).await.expect("it is allowed");
    let away = press(&desk, &own, Verb::Orders, "", "").await;
    assert!(away.is_err(), "a computer plays for them");
}
