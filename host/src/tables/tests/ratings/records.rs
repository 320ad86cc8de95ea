//! Records and means, and what remains of a game that is taken out.

use super::*;

#[tokio::test]
async fn a_game_that_a_moderator_takes_out_counts_nowhere() {
    let house = House::new();
    let tables = house.open().await;
    play(&tables, channel(1), &[ADA, BOREK]).await;
    let all = async || {
        let standings = tables.standings();
        let means = standings.means(GUILD, "toy", BOREK, &["score"]).await.expect("they are read");
        let records = standings.records(GUILD, "toy", &session::FIGURES, 5).await.expect("they are read");
        (standings.tallies().await, standings.rating_rows().await, means, records)
    };
    let kept = all().await;
    play(&tables, channel(2), &[BOREK, ADA]).await;
    let last = tables.find_at(channel(2)).await.expect("it is read").expect("it is there").id;
    play(&tables, channel(3), &[BOREK, CELINA]).await;
    let other = tables.find_at(channel(3)).await.expect("it is read").expect("it is there").id;
    assert_ne!(all().await, kept);
    for table in [last, other] {
        let doubt = tables.act(table, &person(MODERATOR), &Intent::Settle { sure: false }, None).await;
        assert!(matches!(doubt, Err(Denied::Unsure(session::Confirmation::Discount))));
        let done = tables.act(table, &person(MODERATOR), &Intent::Settle { sure: true }, None).await;
        assert!(done.expect("it is taken out").session.discounted);
        let again = tables.act(table, &person(MODERATOR), &Intent::Settle { sure: true }, None).await;
        assert!(again.is_err());
    }
    assert_eq!(all().await, kept);
    assert_eq!(tables.recount(|_, _| ()).await.expect("it is counted").differed, []);
    // The same after a restart, and packed.
    tables.store().pack(last).await.expect("it is packed");
    let tables = house.open().await;
    let found = tables.find(last).await.expect("it is read").expect("it is there");
    assert!(found.discounted && !found.counts());
}

#[tokio::test]
async fn records_are_told_once_enough_is_known_and_means_are_of_people() {
    let house = House::new();
    let tables = house.open().await;
    let standings = tables.standings();
    let new = async |steps: usize| {
        seated(&tables, channel(1), &[ADA, BOREK]).await;
        let steps = vec!["step"; steps].join("; ");
        at(&tables, channel(1), ADA, &moves(&format!("{steps}; end"))).await;
        let over = tables.find_at(channel(1)).await.expect("it is read").expect("it is there");
        let new = standings.new_records(&over).await.expect("they are read");
        new.iter().map(|record| (record.key, record.user, record.value)).collect::<Vec<_>>()
    };
    for _ in 0..5 {
        assert_eq!(new(2).await, [], "too few are known");
    }
    assert_eq!(new(2).await, [], "as good is not better");
    let told: Vec<_> = new(9).await.into_iter().map(|(key, user, _)| (key, user)).collect();
    assert_eq!(told, [("luck", ADA), ("score", ADA)]);
    assert_eq!(new(1).await, [("lead", ADA, 1), ("moves", ADA, 2)], "of these the least is best");
    let records = standings.records(GUILD, "toy", &session::FIGURES, 5).await.expect("they are read");
    let seen: Vec<_> = records.iter().map(|of| (of[0].key, of[0].user, of.len())).collect();
    assert_eq!(seen, [("score", ADA, 5), ("lead", ADA, 5), ("moves", ADA, 5)]);
    let means = standings.means(GUILD, "toy", ADA, &["score"]).await.expect("they are read");
    assert!(means[0].own > means[0].all, "{means:?}");
    // A game with a computer, or alone, sets none.
    at(&tables, channel(2), ADA, &opening(1)).await;
    at(&tables, channel(2), ADA, &Intent::Start).await;
    at(&tables, channel(2), ADA, &moves("step; step; step; step; step; end")).await;
    assert_eq!(standings.records(GUILD, "toy", &session::FIGURES, 5).await.expect("they are read"), records);
}

#[tokio::test]
async fn a_game_that_ended_before_luck_was_counted_is_taken_out_as_it_was_put_in_and_counted_anew_as_it_is_now()
 {
    let house = House::new();
    let tables = house.open().await;
    let standings = tables.standings();
    play(&tables, channel(1), &[ADA, BOREK]).await;
    let one = standings.figure_sums().await;
    assert!(one.iter().any(|sum| sum.contains("luck-variance")), "{one:?}");
    standings.forget_luck().await;
    let older = standings.figure_sums().await;
    play(&tables, channel(2), &[ADA, BOREK]).await;
    let both = standings.figure_sums().await;
    // The recount finds what would have been kept.
    let counted = tables.recount(|_, _| ()).await.expect("it is counted");
    assert!(counted.differed.iter().all(|(what, ..)| what.contains("luck")), "{:?}", counted.differed);
    assert!(!counted.differed.is_empty() && standings.figure_sums().await != both);
    standings.forget_luck().await;
    let [first, second] = [1, 2].map(channel);
    for place in [first, second] {
        let table = tables.find_at(place).await.expect("it is read").expect("it is there").id;
        tables
            .act(table, &person(MODERATOR), &Intent::Settle { sure: true }, None)
            .await
            .expect("it is taken out");
        let left = standings.figure_sums().await;
        assert_eq!(left, if place == first { older.clone() } else { Vec::new() });
    }
}

#[tokio::test]
async fn what_somebody_forgotten_came_to_is_taken_out_and_counted_anew_too() {
    let house = House::new();
    let tables = house.open().await;
    play(&tables, channel(1), &[ADA, BOREK]).await;
    tables.forget(&person(BOREK)).await.expect("he is forgotten");
    assert_eq!(tables.recount(|_, _| ()).await.expect("it is counted").differed, []);
    let table = tables.find_at(channel(1)).await.expect("it is read").expect("it is there").id;
    tables
        .act(table, &person(MODERATOR), &Intent::Settle { sure: true }, None)
        .await
        .expect("it is taken out");
    assert_eq!(tables.standings().figure_sums().await, Vec::<String>::new());
    assert_eq!(tables.recount(|_, _| ()).await.expect("it is counted").differed, []);
}

#[tokio::test]
async fn a_games_best_figure_is_its_persons_and_of_equal_ones_the_first_seats() {
    let house = House::new();
    let tables = house.open().await;
    seated(&tables, channel(1), &[ADA, BOREK]).await;
    at(&tables, channel(1), ADA, &moves("offer; step; done")).await;
    at(&tables, channel(1), BOREK, &moves("step; end")).await;
    let owners = async || {
        let records = tables.standings().records(GUILD, "toy", &session::FIGURES, 1).await;
        let records = records.expect("they are read");
        records.iter().map(|of| (of[0].key, of[0].user)).collect::<Vec<_>>()
    };
    // Both are first with as many points, Ada by three moves, Borek by two.
    assert_eq!(owners().await, [("score", ADA), ("lead", ADA), ("moves", BOREK)]);
    seated(&tables, channel(2), &[ADA, BOREK]).await;
    at(&tables, channel(2), ADA, &moves("done")).await;
    at(&tables, channel(2), BOREK, &moves(&[["step"; 9].join("; "), "end".to_owned()].join("; "))).await;
    assert_eq!(owners().await[0], ("score", BOREK), "the most points");
}
