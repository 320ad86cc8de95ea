//! A person's first minutes with the demo: only by presses, on a desktop and on a phone, in three languages.

use anyhow::{Context as _, Result, ensure};
use browser::{Key, Page, Screen};

use super::Demo;
use super::panel::{PANEL, decision};

/// The buttons for the next move are visible: on one's own panel, or otherwise on the board.
const IN_SIGHT: &str = "[...document.querySelectorAll(\".message:not(.ephemeral) [data-custom-id*=':panel'], .ephemeral:not(.folded) [data-custom-id]:not([disabled])\")]\
    .some((one) => one.getBoundingClientRect().top >= document.getElementById('scroller').getBoundingClientRect().top && \
    one.getBoundingClientRect().bottom <= document.getElementById('scroller').getBoundingClientRect().bottom)";

/// A board that calls somebody.
const BOARD: &str = ".message:not(.ephemeral) [data-custom-id*=':panel']";

/// The private answers to the person at the page.
const ANSWERS: &str = "document.querySelectorAll('.message.ephemeral').length";

/// Newcomers, each in a channel of their own and with a language of their own, and the page's words to them.
const NEWCOMERS: [(&str, &str, &str); 3] = [
    ("ada", "games", "Play now against a computer:"),
    ("celina", "games-2", "Zagraj od razu z komputerem:"),
    ("borek", "lounge", "Hraj hned proti počítači:"),
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_moves_by_three_presses() -> Result<()> {
    browser::visit(Screen::Desktop, newcomers).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_newcomer_moves_by_three_presses_on_a_phone() -> Result<()> {
    browser::visit(Screen::Phone, newcomers).await
}

async fn newcomers(page: &Page) -> Result<()> {
    let mut demo = Demo::open().await?;
    for (name, channel, invited) in NEWCOMERS {
        page.open(&demo.address, name, channel).await?;
        // The next person has never been here either.
        page.evaluate("localStorage.clear(), window.before = true, location.reload()").await?;
        // The old page has these games as well, and a press on it would count again as a first one.
        page.until("!window.before && document.querySelectorAll('.play-now [data-play]').length >= 5")
            .await?;
        page.until_says(invited).await?;
        page.check_width("with the games to play now").await?;
        moves_by_three_presses(page).await.with_context(|| name.to_owned())?;
        folds_old_panels(page).await.with_context(|| name.to_owned())?;
        stays_where_it_is(page, invited).await.with_context(|| name.to_owned())?;
    }
    let link = page.text("document.querySelector('a.luck').href").await?;
    ensure!(link.ends_with("/verify.html#cs"), "{link}");
    page.go(&link).await?;
    page.until_says("Ověř náhodu ve hře").await?;
    demo.process.kill().await?;
    Ok(())
}

/// From the page as it opens to the first move against a computer, whichever of the two begins: the game, a menu, a choice.
async fn moves_by_three_presses(page: &Page) -> Result<()> {
    page.click(".play-now [data-play=harmonies]").await?;
    page.until(&format!("document.querySelector(\"{BOARD}\")")).await?;
    let take = format!("{PANEL}?.querySelector('.menu[data-custom-id$=\":sel:0\"] .menu-placeholder')");
    // The answer to opening the table becomes a panel when it is their turn.
    page.until(&take).await?;
    // A picture that loads moves what is below it: a person who presses has seen it.
    page.until(&format!(
        "[...{PANEL}.querySelectorAll('img')].every((one) => one.complete && one.naturalWidth > 0)"
    ))
    .await?;
    page.until(IN_SIGHT).await.context("the panel is in sight")?;
    let before = page.text(&decision()).await?;
    page.click(".message.ephemeral:not(.folded) .menu[data-custom-id$=':sel:0']").await?;
    page.until("document.querySelectorAll('.popover .list-row').length === 5").await?;
    page.click(".popover .list-row:first-child").await?;
    let asked = format!("{} !== {before:?}", decision());
    page.until(&asked).await.context("the tokens are taken")?;
    page.until(IN_SIGHT).await.context("where they go can be pressed")
}

/// A second panel replaces the first, which can be shown again.
async fn folds_old_panels(page: &Page) -> Result<()> {
    page.click(BOARD).await?;
    page.until("document.querySelectorAll('.message.ephemeral.folded').length > 0").await?;
    page.until(IN_SIGHT).await.context("the newer panel is in sight")?;
    page.check_width("with a panel that is folded").await?;
    let open = "document.querySelectorAll('.message.ephemeral:not(.folded)').length";
    ensure!(page.text(&format!("String({open})")).await? == "1", "one panel is open");
    page.click("[data-focus-key^='unfold']").await?;
    page.until(&format!("{open} > 1")).await
}

/// The games to play now can be found again at any time.
async fn stays_where_it_is(page: &Page, invited: &str) -> Result<()> {
    ensure!(!page.says(invited).await?, "a channel in use is not greeted");
    page.click("#play-button").await?;
    page.until_says(invited).await?;
    page.check_width("with the games above a game").await?;
    page.click("#play-button").await?;
    page.until("!document.querySelector('.play-now')").await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_sit_down_by_presses_alone() -> Result<()> {
    browser::visit(Screen::Desktop, four_people).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_people_sit_down_by_presses_alone_on_a_phone() -> Result<()> {
    browser::visit(Screen::Phone, four_people).await
}

/// From empty channels to running tables of four, each opened in another language.
async fn four_people(page: &Page) -> Result<()> {
    const PEOPLE: [(&str, &str); 4] =
        [("ada", "Ada"), ("borek", "Borek"), ("celina", "Celina"), ("darek", "Darek")];
    let mut demo = Demo::open().await?;
    for ((host, channel, _), game) in NEWCOMERS.into_iter().zip(["harmonies", "catan", "wolves-and-sheep"]) {
        page.open(&demo.address, host, channel).await?;
        opens(page, game).await.with_context(|| host.to_owned())?;
        for (person, name) in PEOPLE.into_iter().filter(|(person, _)| *person != host) {
            page.become_person(person, name).await?;
            page.click(".message:not(.ephemeral) [data-custom-id*=':join:']").await?;
            page.until(&format!("{ANSWERS} > 0")).await?;
        }
        let name = PEOPLE.into_iter().find(|(person, _)| *person == host).map_or(host, |(_, name)| name);
        page.become_person(host, name).await?;
        page.click(".message:not(.ephemeral) [data-custom-id*=':start:']").await?;
        page.until(&format!("document.querySelector(\"{BOARD}\")")).await.with_context(|| host.to_owned())?;
        page.check_width("with a table of four").await?;
    }
    demo.process.kill().await?;
    Ok(())
}

/// Sends `/play`, and chooses the game and the people by pressing.
async fn opens(page: &Page, game: &str) -> Result<()> {
    page.click(".say").await?;
    page.type_keys("/play").await?;
    page.until("document.querySelector('.list-row.active')").await?;
    page.press_key(Key::Enter).await?;
    page.until("document.activeElement.matches('.tail')").await?;
    page.press_key(Key::Enter).await?;
    for end in [format!(":play:{game}////"), format!(":open:{game}////")] {
        let button = format!(".message.ephemeral [data-custom-id$='{end}']");
        page.until(&format!("document.querySelector(\"{button}\")")).await?;
        page.click(&button).await?;
    }
    page.until("document.querySelector(\".message:not(.ephemeral) [data-custom-id*=':join:']\")").await
}
