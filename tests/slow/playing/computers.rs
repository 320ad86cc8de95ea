//! Computers at the table: seated by pressing and by typing, and quick to move.

use rules::{Options, SeatSet};
use sandbox::PersonAt;
use session::{Author, Status};
use thinking::MIND;

use kit::{
    Dice, Rig, arrange, board, button, ids, move_by_pressing, move_by_typing, panel, presses, refused, rests,
    seated, selects, types,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_with_two_computers() {
    let mut rig = Rig::open().await;
    let (ada, borek) = (rig.at("Ada", "games"), rig.at("Borek", "games"));
    types(&ada, "/play game:harmonies seats:3").await;
    types(&borek, "/join").await;
    let lobby = board(&ada, |message| message.content.contains("2\\. **Borek**")).await;
    let add = ids(&lobby, "which");
    assert_eq!(add.len(), 1, "a button of its own adds a computer: {add:?}");
    let setup = presses(&ada, lobby.id, &add[0]).await;
    let setup = selects(&ada, setup.id, &button(&setup, ":opt:computer"), "easy").await;
    let lobby = board(&ada, |message| message.content.contains("3\\. **Computer 1** (easy)")).await;
    assert!(!ids(&setup, "opt").iter().any(|id| id.ends_with("computer")), "the table is full");
    assert!(refused(&ada, "/table option key:computer value:normal").await.contains("All seats are taken"));
    assert_eq!(refused(&borek, "/table option key:computer value:normal").await, "Tohle smí jen hostitel.");
    // The person in the middle leaves while the menu is open; the chosen one is removed.
    let setup = selects(&ada, setup.id, &ids(&setup, "which")[0], "remove").await;
    presses(&borek, lobby.id, &ids(&lobby, "leave")[0]).await;
    let setup = selects(&ada, setup.id, &ids(&setup, "remove")[0], "Computer 1").await;
    board(&ada, |message| message.content.contains("2\\. _free_")).await;
    let setup = selects(&ada, setup.id, &ids(&setup, "which")[0], "computer").await;
    let setup = selects(&ada, setup.id, &button(&setup, ":opt:computer"), "easy").await;
    assert!(setup.content.starts_with("Only you see this."), "{}", setup.content);
    assert!(refused(&ada, "/table option key:computer value:genius").await.contains("computer"));
    types(&ada, "/table option key:computer value:normal").await;
    types(&ada, "/table start").await;
    let mut dice = Dice::new(5);
    for turn in 0..3 {
        // The computers are done when it is the person's turn again: with three tokens to take, that is the first thing to do.
        let mut done = 0;
        while move_by_typing(&ada, &mut dice).await.is_some() && done < 12 {
            done += 1;
        }
        if turn == 1 {
            rig.restart_bot().await;
        }
        rests(&rig, 1).await;
    }
    // A person who is looking is not called, so the board is edited, a little later.
    let own = format!("<@{}>", ada.person().id());
    let told =
        board(&ada, |message| !ids(message, "panel").is_empty() && message.content.contains(&own)).await;
    assert!(told.content.contains("Computer 1") && told.content.contains("Computer 2"), "{}", told.content);
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_computer_plays_for_whoever_hands_their_seat_over_until_they_are_back() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games", &["Ada", "Borek"]).await;
    let (ada, borek) = (&seats[0], &seats[1]);
    assert!(refused(ada, "/seat come-back").await.contains("You are playing for yourself"));
    let own = panel(borek).await;
    let more = presses(borek, own.id, &ids(&own, "more")[0]).await;
    let away = presses(borek, more.id, &ids(&more, "over")[0]).await;
    assert!(away.ephemeral && ids(&away, "back").len() == 1, "{away:?}");
    let told = "A computer plays on for now: Borek \\(computer\\).";
    board(ada, |message| message.content.contains(told)).await;
    assert!(refused(borek, "/move moves:1a").await.contains("`/místo návrat`"));
    assert!(refused(ada, "/seat hand-over").await.contains("You are the only person left"));
    // Both choose in secret each round; the computer has chosen once it is at rest.
    let mut dice = Dice::new(8);
    for _ in 0..2 {
        rests(&rig, 1).await;
        assert!(move_by_typing(ada, &mut dice).await.is_some(), "the game waits for Ada");
    }
    rests(&rig, 1).await;
    board(ada, |message| message.content.contains("Borek (computer) laid")).await;
    // The way back is one press on the board's button and one on its answer.
    let kept = panel(borek).await;
    assert_eq!(ids(&kept, "back").len(), 1, "{kept:?}");
    let back = presses(borek, kept.id, &ids(&kept, "back")[0]).await;
    assert!(back.content.contains("Zase hraješ za sebe.") && !ids(&back, "more").is_empty(), "{back:?}");
    board(ada, |message| message.content.contains("Borek is back and plays on.")).await;
    assert!(move_by_typing(ada, &mut dice).await.is_some(), "the game waits for Ada");
    assert!(move_by_typing(borek, &mut dice).await.is_some(), "the person plays again");
    rig.close().await;
}

/// The people on the first seats move whenever they must, until nobody has to; at most that often.
async fn play(rig: &Rig, people: &[&PersonAt], dice: &mut Dice, most: usize) {
    for _ in 0..most {
        rests(rig, 1).await;
        let must = rig.table().await.table().map_or(SeatSet::EMPTY, |table| table.turn().must());
        let Some(seat) = must.iter().next() else { return };
        assert!(move_by_typing(people[seat.index()], dice).await.is_some(), "{seat} must move");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_computers_decided_can_be_computed_again() {
    let rig = Rig::open().await;
    let seats = seated(&rig, "confusing-lands", "games", &["Ada", "Borek"]).await;
    let (ada, borek) = (&seats[0], &seats[1]);
    let mut dice = Dice::new(3);
    types(borek, "/seat hand-over").await;
    play(&rig, &[ada], &mut dice, 3).await;
    // The computer's choice of this round is taken back too, if the person it plays for agrees, and is thought anew.
    rests(&rig, 1).await;
    let secret = rig.table().await;
    types(ada, "/undo sure:True").await;
    let asked = types(borek, "/table agree").await;
    presses(borek, asked.id, &ids(&asked, "yes")[0]).await;
    assert!(rig.table().await.rev > secret.rev, "something was taken back");
    play(&rig, &[ada], &mut dice, 3).await;
    types(borek, "/seat come-back").await;
    play(&rig, &[ada, borek], &mut dice, 40).await;
    let table = rig.table().await;
    assert_eq!(table.status, Status::Over);
    let log = rig.run(&["export", "1"]).await;
    let path = |name: &str| rig.folder().join(name).display().to_string();
    std::fs::write(path("game.log"), &log).expect("the log is written");
    let told = rig.run(&["replay", &path("game.log"), "--check-computers"]).await;
    let told: serde_json::Value = serde_json::from_str(&told).expect("one line");
    assert_eq!((&told["differences"], &told["fingerprint"]), (&0.into(), &table.commitment().into()));
    assert!(told["checked"].as_u64() > Some(3), "{told}");
    // A move that was taken back and made again has drawn the same.
    let drawn = rig.run(&["replay", &path("game.log"), "--check-draws"]).await;
    assert!(drawn.contains(r#""differences":0"#) && drawn.contains(r#""commitment":"missing""#), "{drawn}");

    // Somebody else's moves are found out.
    let fails = async |name: &str, spoilt: String, said: &str| {
        std::fs::write(path(name), spoilt).expect("the log is written");
        let mut program = rig.program();
        let output = program.args(["replay", &path(name), "--check-computers"]).output().await;
        let output = output.expect("the program runs");
        let all = [output.stdout, output.stderr].concat();
        let all = String::from_utf8_lossy(&all);
        assert!(!output.status.success() && all.contains(said), "{all}");
    };
    fails("level.log", log.replace("computer 2 normal", "computer 2 random"), "random does otherwise: ")
        .await;
    let without = |word: &str| {
        let lines = log.lines().filter(|line| !line.starts_with(word));
        lines.map(|line| format!("{line}\n")).collect::<String>()
    };
    fails("secret.log", without("secret"), "the log has no line \"secret\"").await;
    fails("mind.log", without("mind"), "the log has no line \"mind\"").await;
    fails("nobody.log", without("computer"), "the log names no computer").await;
    fails("later.log", log.replace("mind ", "mind 9"), "check it with the version that played it").await;
    fails("mixed.log", log.replace(&format!("\nmind {MIND}\n"), "\nmind 0\n"), "changed on the way").await;
    rig.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_command_seats_computers_and_begins_the_game() {
    let rig = Rig::open().await;
    let (ada, borek) = (rig.at("Ada", "games"), rig.at("Borek", "games"));
    let full = refused(&ada, "/play game:harmonies seats:2 computers:2").await;
    assert!(full.contains("room for one computer besides you"), "{full}");
    let alone = refused(&borek, "/play game:harmonies seats:1 computers:1").await;
    assert!(alone.contains("Místo je jen jedno"), "{alone}");
    let begun = types(&ada, "/play game:harmonies level:easy").await;
    // A busy machine answers that the game begins as soon as everybody has been informed.
    assert!(begun.ephemeral && begun.content.contains("The game begins"), "{begun:?}");
    // The game decides who begins; the board says who plays and how well, and names Ada when her turn has come.
    rests(&rig, 1).await;
    let named = format!("<@{}>", ada.person().id());
    board(&ada, |message| message.content.contains("Computer 1: easy") && message.content.contains(&named))
        .await;
    assert_eq!(rig.table().await.seats.len(), 2);
    let lobbies = ada.sees().into_iter().filter(|message| !ids(message, "join").is_empty());
    assert_eq!(lobbies.count(), 0, "there was nobody to wait for");
    let none = types(&borek, "/leaderboard game:harmonies list:computers").await;
    let said = format!("{none:?}");
    assert!(said.contains("people against computers") && said.contains("Nobody has finished"), "{said}");
    rig.close().await;
}

/// Plays alone with computers to the end: the person does anything that the game asks, offers included.
async fn plays_alone(rig: &Rig, who: &PersonAt, table: i64, pressing: bool, dice: &mut Dice) {
    let mut idle = 0;
    for _ in 0..2_000 {
        rests(rig, table).await;
        let session = rig.table_numbered(table).await;
        if session.status != Status::Live {
            return;
        }
        let moved = match pressing {
            true => move_by_pressing(who, dice).await.is_some(),
            false => move_by_typing(who, dice).await.is_some(),
        };
        // A computer may have made its move, or closed its offer, between two looks.
        idle = if moved { 0 } else { idle + 1 };
        assert!(idle < 5, "nobody moves");
    }
    panic!("the game does not end");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_plays_whole_games_with_three_computers() {
    let rig = Rig::open().await;
    let mut dice = Dice::new(9);
    for (table, game, channel, pressing) in
        [(1, "wolves-and-sheep", "games", true), (2, "catan", "lounge", false)]
    {
        let ada = rig.at("Ada", channel);
        types(&ada, &format!("/play game:{game} computers:3 level:easy")).await;
        plays_alone(&rig, &ada, table, pressing, &mut dice).await;
        let session = rig.table_numbered(table).await;
        assert_eq!(session.status, Status::Over, "{game}");
        let log = rig.run(&["export", &table.to_string()]).await;
        let path = rig.folder().join("game.log").display().to_string();
        std::fs::write(&path, &log).expect("the log is written");
        let told = rig.run(&["replay", &path, "--check-computers"]).await;
        assert!(told.contains("\"differences\":0"), "{game}: {told}");
        let board = types(&ada, &format!("/leaderboard game:{game} list:computers")).await;
        assert!(format!("{board:?}").contains("Ada"), "{board:?}");
    }
    rig.close().await;
}

/// The state after the person's first turn against a hard computer: the log, and how often they were called meanwhile.
async fn first_answer(killed: bool) -> (Vec<String>, usize) {
    let mut rig = Rig::open().await;
    let ada = rig.at("Ada", "games");
    types(&ada, "/play game:harmonies seats:2").await;
    types(&ada, "/table option key:computer value:hard").await;
    arrange(&mut rig, &"07".repeat(32), &Options::default()).await;
    let mut dice = Dice::new(2);
    loop {
        rests(&rig, 1).await;
        let before: Vec<_> = ada.sees().into_iter().map(|message| message.id).collect();
        let entries = rig.entries().await;
        assert!(move_by_typing(&ada, &mut dice).await.is_some(), "Ada is asked");
        let thinks = !rig.table().await.computers_to_act().is_empty();
        if killed && thinks {
            rig.restart_bot().await;
        }
        rests(&rig, 1).await;
        // The computer's turn is over, whether it was seen thinking or not.
        let table = rig.table().await;
        let answered = table.log[entries..].iter().any(|logged| logged.author == Author::Computer);
        if answered {
            let call = format!("<@{}>", ada.person().id());
            board(&ada, |message| !ids(message, "panel").is_empty() && message.content.contains(&call)).await;
            let boards = ada.sees().into_iter().filter(|message| !before.contains(&message.id));
            let calls = boards.filter(|message| message.content.contains(&call)).count();
            let log = table.log.iter().map(|logged| logged.entry.to_string()).collect();
            rig.close().await;
            return (log, calls);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_process_that_dies_while_a_computer_thinks_costs_no_move_and_no_second_call() {
    let (quiet, calls) = first_answer(false).await;
    assert_eq!(calls, 0, "whoever is looking is not called");
    let (again, calls) = first_answer(true).await;
    assert_eq!(again, quiet, "the same move");
    assert!(calls <= 1, "their panel is gone with the process, so they may be called: {calls}");
}
