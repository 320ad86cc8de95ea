//! Reviews of finished games: for each player, privately, and a page for everybody if they want.

use sandbox::{DeedOutcome, MessageSeen, PersonAt};

use kit::{Dice, PATIENCE, Rig, board, ids, move_by_typing, presses, refused, seated, types, until};

/// The answer, once the review is thought.
async fn reviewed(who: &PersonAt, outcome: DeedOutcome) -> MessageSeen {
    let id = outcome.message.expect("a placeholder stands there");
    // Nothing else takes as long on a busy machine.
    let found = who.wait_for(4 * PATIENCE, |seen| {
        seen.iter().find(|message| message.id == id && !message.attachments.is_empty()).cloned()
    });
    found.await.unwrap_or_else(|late| panic!("no review; the last message is {:?}", late.last))
}

async fn asks(who: &PersonAt, message: &MessageSeen) -> MessageSeen {
    let wish = &ids(message, "review")[0];
    reviewed(who, who.press(message.id, wish).await.expect("it can be pressed")).await
}

/// The number of a page and of all, from the end of its first line.
fn page(message: &MessageSeen) -> (usize, usize) {
    let heading = message.content.lines().next().unwrap_or_default();
    let (_, numbers) = heading.rsplit_once("· ").unwrap_or_else(|| panic!("no heading: {}", message.content));
    let mut numbers = numbers.split_whitespace().filter_map(|word| word.parse().ok());
    (numbers.next().expect("a page"), numbers.next().expect("all pages"))
}

/// Turns to the page with that number, in the place of the pressed one.
async fn turned(who: &PersonAt, message: &MessageSeen, wish: &str, number: usize) -> MessageSeen {
    who.press(message.id, wish).await.expect("it can be pressed");
    let found = who.wait_for(4 * PATIENCE, |seen| {
        let turned = |seen: &&MessageSeen| seen.id == message.id && page(seen).0 == number;
        seen.iter().find(turned).filter(|seen| !seen.attachments.is_empty()).cloned()
    });
    found.await.unwrap_or_else(|late| panic!("no page {number}; the last message is {:?}", late.last))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_played_gets_a_review_and_may_show_a_page() {
    let mut rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games", &["Ada", "Borek"]).await;
    assert_eq!(refused(&seats[0], "/show review").await, "The game is still going on.");
    let mut dice = Dice::new(3);
    for turn in 0..8 {
        move_by_typing(&seats[turn % 2], &mut dice).await;
    }
    types(&seats[1], "/table resign sure:true").await;
    let last = board(&seats[0], |message| !ids(message, "review").is_empty()).await;
    let first = asks(&seats[0], &last).await;
    assert!(first.ephemeral, "it was shown to all");
    assert!(first.content.starts_with("**Confusing Lands, table 1 · Ada** · 1 of "), "{}", first.content);
    let (_, pages) = page(&first);
    // The luck differs in every run: a person who plays at random errs, or did well once.
    assert!((2..=5).contains(&pages), "{}", first.content);
    let (said, beside) = match first.content.contains("\n**This cost about ") {
        true => ("\n**This cost about ", "\nA computer on hard: "),
        false => ("\n**This brought about ", "\nAn ordinary choice: "),
    };
    for part in ["\nLuck: chance gave ", "\nSkill: all decisions together ", said, "\nPlayed: ", beside] {
        assert!(first.content.contains(part), "{part}: {}", first.content);
    }
    // Each page in the place of the one before it, and after the last the first again.
    let mut shown = first.clone();
    for number in 2..=pages {
        shown = turned(&seats[0], &shown, &ids(&shown, "review")[0], number).await;
        assert_eq!((shown.id, page(&shown)), (first.id, (number, pages)));
        assert_eq!(shown.attachments.len(), 1, "{}", shown.content);
    }
    for part in ["\nLuck: ", "\nSkill: ", "Down: worse than a computer"] {
        assert!(shown.content.contains(part), "{part}: {}", shown.content);
    }
    let chart = ids(&shown, "review+").remove(0);
    let again = turned(&seats[0], &shown, &ids(&shown, "review")[0], 1).await;
    assert_eq!(again.content, first.content);
    let all = ids(&again, "review").pop().expect("all decisions");
    let all = turned(&seats[0], &again, &all, pages).await;
    assert_eq!((all.content.clone(), page(&all).0), (shown.content.clone(), pages));
    // One page for everybody, in the table's language and without further buttons.
    let public = reviewed(&seats[0], seats[0].press(all.id, &chart).await.expect("it can be pressed")).await;
    let public = seats[1].message(public.id).expect("everybody sees it");
    assert!(!public.ephemeral && ids(&public, "review").is_empty(), "{}", public.content);
    assert_eq!(page(&public), (pages, pages));
    // Others have their own, in their language; a person who did not play has none.
    rig.restart_bot().await;
    let other = asks(&seats[1], &last).await;
    assert!(other.content.contains("stůl 1 · Borek"), "{}", other.content);
    let celina = rig.at("Celina", "games");
    let none = presses(&celina, last.id, &ids(&last, "review")[0]).await;
    assert!(none.ephemeral && none.content.starts_with("Analiza jest dla tych"), "{}", none.content);
    // After a restart it is kept.
    let kept = reviewed(&seats[0], seats[0].type_command("/show review").await.expect("there is a command"));
    assert_eq!(kept.await.content, first.content);
    let mut database = rig.connect().await;
    until("both reviews", async || {
        let kept = sqlx::query_scalar::<_, i64>("select count(*) from review").fetch_one(&mut database).await;
        kept.is_ok_and(|kept| kept == 2)
    })
    .await;
    rig.close().await;
}
