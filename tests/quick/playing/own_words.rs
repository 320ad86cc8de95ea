//! Moves typed in people's own words, in three languages at one table.

use kit::{Rig, refused, rich_island, types};

/// The moves of the log so far, without the answers of chance.
async fn moves(rig: &Rig) -> Vec<String> {
    let exported = rig.run(&["export", "1"]).await;
    let moves = exported.lines().skip_while(|line| !line.starts_with("setup")).skip(1);
    moves.map(|line| line.split(" | ").next().unwrap_or_default().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_people_write_is_kept_in_notation() {
    let mut rig = Rig::open().await;
    let luck = [("dice", "6"), ("dice", "6")];
    let seats = rich_island(&mut rig, ["Celina", "Borek", "Ada"], &luck).await;
    let [celina, borek, ada] = &seats[..] else { panic!("three people") };
    types(celina, "/move moves:rzucam kostkami").await;
    types(celina, "/move moves:wymień 1 owcę na jedno zboże z Borek").await;
    types(borek, "/move moves:souhlasím").await;
    types(celina, "/move moves:Handluj z Borek").await;
    types(celina, "/move moves:kończę turę").await;
    assert_eq!(
        moves(&rig).await,
        ["1 roll", "1 trade 1 wool for 1 grain to amber", "2 accept", "1 confirm amber", "1 end"]
    );
    // A chain is read link by link, even after the roll.
    types(borek, "/move moves:hodím kostkami; vyměň 1 wheat za 1 vlnu; stáhnout nabídku").await;
    assert_eq!(moves(&rig).await[5..], ["2 roll", "2 trade 1 grain for 1 wool", "2 cancel"]);
    let castle = refused(borek, "/move moves:postav hrad").await;
    assert!(castle.contains("hrad") && castle.contains("Nejbližší možné tahy:\n• `"), "{castle}");
    let nowhere = refused(borek, "/move moves:postav vesnici h4").await;
    assert!(nowhere.contains("H4 na ostrově není"), "{nowhere}");
    let early = refused(ada, "/move moves:end my turn").await;
    assert_eq!(early, "It is not your turn.\n-# Borek is trading and building.");
    assert_eq!(moves(&rig).await.len(), 8, "nothing else was done");
    rig.close().await;
}
