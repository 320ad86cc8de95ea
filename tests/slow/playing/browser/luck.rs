//! The page on which anybody checks a game's luck, opened from its file, without a server.

use anyhow::{Context as _, Result, ensure};
use browser::{Page, Screen};
use serde_json::json;

use kit::{
    Dice, Edge, LUCKY, Luck, come_back, draws, edges, turned, with_other_line, with_other_outcome,
    with_seats_exchanged,
};

/// Seats that may be exchanged. Where one of three has resigned at once, the two that are left take turns in any case.
fn exchanged(seats: u8, resigns: Option<usize>) -> Vec<(u8, u8)> {
    let last = if resigns == Some(1) { 0 } else { seats };
    (2..=last).map(|other| (other - 1, other)).collect()
}

/// The number of draws with that mark.
fn marked(class: &str) -> String {
    format!("document.querySelectorAll('.{class}').length")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_games_luck_is_checked_on_a_page() -> Result<()> {
    browser::visit(Screen::Desktop, check).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_games_luck_is_checked_on_a_phone() -> Result<()> {
    browser::visit(Screen::Phone, check).await
}

async fn check(page: &Page) -> Result<()> {
    page.go(concat!("file://", env!("CARGO_MANIFEST_DIR"), "/docs/verify.html")).await?;
    // Every title with luck v1 as well, which Wolves and Sheep does not get in that order.
    let games = LUCKY.iter().zip(Luck::ALL.into_iter().cycle()).chain([(&LUCKY[13], Luck::Secret)]);
    for (seed, (lucky, luck)) in (11..).zip(games) {
        let text = lucky.played(luck, seed);
        paste(page, "log", &text).await?;
        let source = if luck == Luck::Secret { "secret." } else { "secret and its start." };
        let good = format!("All {} draws of this game follow from its {source}", draws(&text));
        ensure!(verdict(page).await?.starts_with(&good), "{}: {}", lucky.game, verdict(page).await?);
        let marks = (page.evaluate(&format!("return {}", marked("good-draw"))).await?, json!(draws(&text)));
        ensure!(marks.0 == marks.1, "{marks:?}");
        let mut dice = Dice::new(seed);
        for _ in 0..3 {
            let Some((forged, line)) = with_other_outcome(&text, dice.roll(draws(&text))) else { continue };
            paste(page, "log", &forged).await?;
            ensure!(verdict(page).await?.starts_with(&format!("Line {line}: the secret draws")), "{line}");
            let first = "document.querySelector('.bad-draw').closest('li').innerText";
            ensure!(page.text(first).await?.starts_with(&format!("{line} ")), "the draw is marked");
        }
        paste(page, "log", &with_other_line(&text, "secret", turned)).await?;
        ensure!(verdict(page).await?.starts_with("The secret does not fit"), "{}", verdict(page).await?);
        for (one, other) in exchanged(lucky.seats, lucky.resigns) {
            paste(page, "log", &with_seats_exchanged(&text, one, other)).await?;
            let told = verdict(page).await?;
            ensure!(told.starts_with("Line ") && !told.contains("cannot be read"), "{}: {told}", lucky.game);
        }
        page.check_width("with a game").await?;
    }
    for text in Luck::ALL.into_iter().flat_map(come_back) {
        paste(page, "log", &text).await?;
        ensure!(page.says(&format!("All {} draws", draws(&text))).await?, "{}", verdict(page).await?);
    }
    for Edge { what, text, good } in edges() {
        paste(page, "log", &text).await?;
        let class = page.text("document.getElementById('verdict').className").await?;
        ensure!(class == if good { "good" } else { "bad" }, "{what}: {}", verdict(page).await?);
    }
    // The longest log that can be posted: an algorithm of quadratic time would take minutes.
    let long = format!("{}{}", LUCKY[5].played(Luck::Discord, 1), "1 done | first 1\n".repeat(10_000));
    paste(page, "log", &format!("{long}1 {}done\n", " ".repeat(1_000_000))).await?;
    ensure!(verdict(page).await?.starts_with("Line "), "{}", verdict(page).await?);
    let text = LUCKY[1].played(Luck::Secret, 1);
    refused(page, &text).await?;
    // A dropped file, and the fingerprint from the channel.
    let drop = format!(
        "const data = new DataTransfer(); data.items.add(new File([{}], 'game.log')); \
         document.dispatchEvent(new DragEvent('drop', {{ dataTransfer: data, cancelable: true }}));",
        json!(text)
    );
    page.evaluate(&drop).await?;
    page.until_says("compare it with the one in the channel").await?;
    let fingerprint = text.lines().nth(1).and_then(|line| line.split(' ').nth(2)).context("it is there")?;
    paste(page, "fingerprint", &fingerprint[..40]).await?;
    ensure!(page.says("The secret fits the fingerprint from the channel.").await?);
    paste(page, "fingerprint", &"0".repeat(40)).await?;
    ensure!(verdict(page).await?.starts_with("The secret does not fit the fingerprint."));
    paste(page, "fingerprint", &fingerprint[..39]).await?;
    ensure!(verdict(page).await?.starts_with("A fingerprint has at least 40 digits"));
    paste(page, "fingerprint", "").await?;
    begun(page).await?;
    for (lang, said) in [
        ("pl", "wynikają z sekretu i z jej początku"),
        ("cs", "vycházejí z jejího tajemství a z jejího začátku"),
        ("en", "follow from its secret and its start"),
    ] {
        page.click(&format!("#langs [lang={lang}]")).await?;
        page.until(&format!("document.querySelector('#verdict').innerText.includes({})", json!(said)))
            .await?;
        ensure!(page.text("document.documentElement.lang").await? == lang);
        page.check_width(lang).await?;
    }
    let fetched = page.evaluate("return performance.getEntriesByType('resource').length").await?;
    ensure!(fetched == json!(0), "it asks nobody for anything: {fetched}");
    Ok(())
}

/// Luck v2: what a game began with is bound to its draws, and is compared with the channel. Leaves a game with a beacon on the page.
async fn begun(page: &Page) -> Result<()> {
    for (at, (luck, part)) in [1, 5, 8, 11, 13]
        .into_iter()
        .zip([(Luck::People, "words 1"), (Luck::Discord, "luck")].into_iter().cycle())
    {
        let text = LUCKY[at].played(luck, 21);
        for key in ["start", "server", "seats", part] {
            let forged = with_other_line(&text, key, turned);
            paste(page, "log", &forged).await?;
            let told = verdict(page).await?;
            ensure!(
                page.text("document.getElementById('verdict').className").await? == "bad",
                "{key}: {told}"
            );
        }
        for (key, said) in [
            ("table", "The secret does not fit"),
            ("secret", "The secret does not fit"),
            ("# commitment", "The secret does not fit"),
            ("luck", "This page does not know luck"),
        ] {
            paste(page, "log", &with_other_line(&text, key, turned)).await?;
            ensure!(verdict(page).await?.starts_with(said), "{key}: {}", verdict(page).await?);
        }
        paste(page, "log", &text.replace("setup", "option unheard of\nsetup")).await?;
        ensure!(verdict(page).await?.starts_with("Line "), "{}", verdict(page).await?);
        paste(page, "log", &text.replace("luck v2\n", "")).await?;
        ensure!(verdict(page).await?.starts_with("The start of this game is not whole"));
    }
    let text = LUCKY[7].played(Luck::Discord, 22);
    paste(page, "log", &text.replace("points 8", "points 9")).await?;
    ensure!(verdict(page).await?.contains("the secret draws"), "an option on which no outcome depends");
    let text = LUCKY[15].played(Luck::Beacon, 23);
    paste(page, "log", &text).await?;
    page.until_says("Round 657413 of the beacon").await?;
    ensure!(page.says("of 2023-09-15 11:00:03 UTC").await?);
    paste(page, "log", &text.replace("beacon 657413", "beacon 657412")).await?;
    ensure!(verdict(page).await?.starts_with("The beacon’s round must be 657413"));
    paste(page, "log", &with_other_line(&text, "beacon", turned)).await?;
    ensure!(verdict(page).await?.contains("the secret draws"), "{}", verdict(page).await?);
    paste(page, "log", &text).await?;
    let said = |key: &str| text.lines().find_map(|line| line.strip_prefix(key)).context("it is there");
    let (start, server) = (said("start ")?, said("server ")?);
    ensure!(verdict(page).await?.contains(&format!("whose link ends with {start}")));
    for (copied, told) in [
        (start.to_owned(), "It started with the message from the channel."),
        (format!("https://discord.com/channels/{server}/120/{start}"), "It started with the message"),
        (format!("https://discord.com/channels/111/120/{start}"), "That message is of another server"),
        ("157".to_owned(), "The game did not start with that message"),
        ("yesterday".to_owned(), "The start is the link of a message"),
        (String::new(), "Compare the start with the message"),
    ] {
        paste(page, "start", &copied).await?;
        ensure!(verdict(page).await?.contains(told), "{copied}: {}", verdict(page).await?);
    }
    page.check_width("with a beacon").await
}

/// Texts that are no logs, or incomplete ones.
async fn refused(page: &Page, text: &str) -> Result<()> {
    let secret = text.lines().find(|line| line.starts_with("secret ")).context("its secret")?;
    let other = format!("secret {}", "07".repeat(32));
    let surplus = text.trim_end().to_owned() + " | deal 1\n";
    let unset: String =
        text.lines().take_while(|line| !line.starts_with("setup")).map(|line| format!("{line}\n")).collect();
    for (forged, said) in [
        (text.replace(&format!("{secret}\n"), ""), "This log has no secret"),
        (text.replace(secret, &secret[..30]), "The secret must have 64"),
        (text.replace(secret, &other), "The secret does not fit the fingerprint."),
        (text.replace(secret, &other).replace("# commitment", "# was"), "Line 7: the secret draws"),
        (
            text.replace("game confusing-lands", "game <b>chess"),
            "This page does not know the game “<b>chess”.",
        ),
        (surplus, "Line "),
        (unset, "There is no game in this log."),
        ("hello".to_owned(), "There is no game in this log."),
        ("<img src=x onerror=alert(1)>".to_owned(), "There is no game in this log."),
    ] {
        paste(page, "log", &forged).await?;
        let told = verdict(page).await?;
        ensure!(told.starts_with(said), "{said}: {told}");
    }
    Ok(())
}

/// Puts a text into a field, as pasting does.
async fn paste(page: &Page, field: &str, text: &str) -> Result<()> {
    let script = format!(
        "const field = document.getElementById({}); field.value = {}; field.dispatchEvent(new Event('input'));",
        json!(field),
        json!(text)
    );
    page.evaluate(&script).await.map(drop)
}

async fn verdict(page: &Page) -> Result<String> {
    page.text("document.getElementById('verdict').innerText").await
}
