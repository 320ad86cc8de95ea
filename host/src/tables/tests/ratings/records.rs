//! Records and means, and what is left of a game that is taken out.

use super::*;

#[tokio::test]
async fn a_game_that_a_moderator_takes_out_counts_nowhere() {
    let house = House::new();
    let tables = house.open().await;
    play(&tables, channel(1), &[ADA, BOREK]).await;
    let all = async || {
        let store = tables.store();
        let means = store.means(GUILD, "toy", BOREK, &["score"]).await.expect("they are read");
        let records = store.records(GUILD, "toy", &session::FIGURES, 5).await.expect("they are read");
        (store.tallies().await, store.rating_rows().await, means, records)
    };
    let kept = all().await;
    play(&tables, channel(2), &[BOREK, ADA]).await;
    let last = tables.find_at(channel(2)).await.expect("it is read").expect("it is there").id;
    play(&tables, channel(3), &[BOREK, CELINA]).await;
    let other = tables.find_at(channel(3)).await.expect("it is read").expect("it is there").id;
    assert_ne!(all().await, kept);
    for table in [last, other] {
        let doubt = tables.act_on(table, &person(MODERATOR), &Intent::Settle { sure: false }).await;
        assert!(matches!(doubt, Err(Denied::Unsure(session::Doubt::Discount))));
        let done = tables.act_on(table, &person(MODERATOR), &Intent::Settle { sure: true }).await;
        assert!(done.expect("it is taken out").session.discounted);
        let again = tables.act_on(table, &person(MODERATOR), &Intent::Settle { sure: true }).await;
        assert!(again.is_err());
    }
    assert_eq!(all().await, kept);
    assert_eq!(tables.store().recount().await.expect("it is counted").differed, []);
    // It stays so behind a restart, and packed.
    tables.store().pack(last).await.expect("it is packed");
    let tables = house.open().await;
    let found = tables.find(last).await.expect("it is read").expect("it is there");
    assert!(found.discounted && !found.counts());
}

#[tokio::test]
async fn records_are_told_once_enough_is_known_and_means_are_of_people() {
    let house = House::new();
    let tables = house.open().await;
    let store = tables.store();
    let new = async |steps: usize| {
        seated(&tables, channel(1), &[ADA, BOREK]).await;
        let steps = vec!["step"; steps].join("; ");
        at(&tables, channel(1), ADA, &moves(&format!("{steps}; end"))).await;
        let over = tables.find_at(channel(1)).await.expect("it is read").expect("it is there");
        let new = store.new_records(&over).await.expect("they are read");
        new.iter().map(|record| (record.key, record.user, record.value)).collect::<Vec<_>>()
    };
    for _ in 0..5 {
        assert_eq!(new(2).await, [], "too few are known");
    }
    assert_eq!(new(2).await, [], "as good is not better");
    let [first, rest @ ..] = &new(3).await[..] else { panic!("no record") };
    assert_eq!((first.0, first.1, rest), ("score", ADA, &[][..]));
    let records = store.records(GUILD, "toy", &session::FIGURES, 5).await.expect("they are read");
    let seen: Vec<_> = records.iter().map(|of| (of[0].key, of[0].user, of.len())).collect();
    assert_eq!(seen, [("score", ADA, 5), ("lead", ADA, 5), ("moves", ADA, 5)]);
    let means = store.means(GUILD, "toy", ADA, &["score"]).await.expect("they are read");
    assert!(means[0].own > means[0].all, "{means:?}");
    // With a computer, or alone, nothing is one.
    at(&tables, channel(2), ADA, &opening(1)).await;
    at(&tables, channel(2), ADA, &Intent::Start).await;
    at(&tables, channel(2), ADA, &moves("step; step; step; step; step; end")).await;
    assert_eq!(store.records(GUILD, "toy", &session::FIGURES, 5).await.expect("they are read"), records);
}
