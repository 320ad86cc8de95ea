//! The page on which anybody checks a game's luck, opened from its file: no server stands behind it.

use anyhow::{Context as _, Result, ensure};
use browser::{Page, Screen};
use serde_json::json;

use crate::kit::{Dice, LUCKY, Luck, come_back, draws, with_other_outcome};

/// The number of draws that are marked so.
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
    for (seed, lucky) in (11..).zip(&LUCKY) {
        let text = lucky.played(Luck::Secret, seed);
        paste(page, "log", &text).await?;
        let good = format!("All {} draws of this game follow from its secret.", draws(&text));
        ensure!(page.says(&good).await?, "{}: {}", lucky.game, verdict(page).await?);
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
        page.check_width("with a game").await?;
    }
    for text in come_back(Luck::Secret) {
        paste(page, "log", &text).await?;
        ensure!(page.says(&format!("All {} draws", draws(&text))).await?, "{}", verdict(page).await?);
    }
    let text = LUCKY[1].played(Luck::Secret, 1);
    refused(page, &text).await?;
    // A file that is dropped, and the fingerprint from the channel.
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
    for (lang, said) in [
        ("pl", "wynikają z sekretu"),
        ("cs", "vycházejí z jejího tajemství"),
        ("en", "follow from its secret"),
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

/// Logs that are none, or not whole.
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
