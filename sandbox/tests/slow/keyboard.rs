//! The page in a real browser, worked without a pointer; and what it shows of things that went.

use anyhow::{Context as _, Result, ensure};
use browser::{Key, Page, Screen};
use serde_json::{Value, json};

use crate::bot::{PIXEL, Stage, stage};

/// Whether the list of messages is scrolled to its end.
const AT_END: &str = "(() => { const it = document.querySelector('#scroller'); return it.scrollHeight - it.scrollTop - it.clientHeight < 4; })()";
/// Writes down every moment at which a field names a row that does not exist.
const WATCH_FIELDS: &str = r"
window.stray = [];
const look = () => {
    for (const one of document.querySelectorAll('[aria-activedescendant]')) {
        const id = one.getAttribute('aria-activedescendant');
        if (!document.getElementById(id)) window.stray.push(`${one.className}: ${JSON.stringify(id)}`);
    }
};
new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });";
/// The messages whose parts, or which themselves, Tab comes to.
const STOPS: &str = "new Set([...document.querySelectorAll('.messages .message, .messages .message *')].filter((one) => one.tabIndex >= 0).map((one) => one.closest('.message'))).size";

fn is_newest(message: &str) -> String {
    format!("{message} === [...document.querySelectorAll('.message')].at(-1)")
}

async fn back_tab(page: &Page) -> Result<()> {
    page.type_keys(&format!("{}{}", char::from(Key::Shift), char::from(Key::Tab))).await
}

/// Presses Tab until the focus is where an expression wants it.
async fn tab_to(page: &Page, wanted: &str) -> Result<()> {
    for _ in 0..12 {
        if page.evaluate(&format!("return Boolean({wanted})")).await? == json!(true) {
            return Ok(());
        }
        page.press_key(Key::Tab).await?;
    }
    anyhow::bail!("Tab does not come to {wanted}")
}

/// A panel at the top of a channel in which much has been said since.
async fn long_channel() -> Result<Stage> {
    let stage = stage().await?;
    let borek = stage.sandbox.person("Borek")?.at("games-2")?;
    borek.slash("panel", Value::Null).await?;
    for number in 0..40 {
        borek.say(&format!("Line {number}"))?;
    }
    Ok(stage)
}

#[tokio::test]
async fn the_page_is_worked_by_keyboard_alone() -> Result<()> {
    browser::visit(Screen::Desktop, by_keyboard).await
}

async fn by_keyboard(page: &Page) -> Result<()> {
    let stage = long_channel().await?;
    page.open(&stage.sandbox.page_url(), "ada", "games-2").await?;
    page.evaluate(WATCH_FIELDS).await?;
    page.evaluate("document.querySelector('.say').focus()").await?;
    back_tab(page).await?;
    back_tab(page).await?;
    page.until(&is_newest("document.activeElement"))
        .await
        .context("the list is one stop, at its newest message")?;
    page.press_key(Key::Up).await?;
    page.until("document.activeElement.innerText.includes('Line 38')").await?;
    page.press_key(Key::Home).await?;
    page.until("document.activeElement.innerText.includes('Panel')").await?;
    page.until(&format!("!{AT_END}")).await.context("what has the focus is in sight")?;
    ensure!(page.evaluate(&format!("return {STOPS}")).await? == json!(1), "Tab comes into one message only");
    tab_to(page, "document.activeElement.dataset.customId === 'menu'").await?;
    page.press_key(Key::Enter).await?;
    page.until("document.activeElement.matches('.menu-search')").await?;
    page.press_key(Key::Down).await?;
    page.press_key(Key::Enter).await?;
    page.until_newest_says("Chose h").await?;
    page.until(AT_END).await.context("the answer to a press far above is seen")?;
    page.until(&is_newest("document.activeElement")).await.context("and has the focus")?;
    ensure!(page.says("Only you can see this").await?);
    tab_to(page, "document.activeElement.innerText === 'Dismiss message'").await?;
    page.press_key(Key::Enter).await?;
    page.until_newest_says("Line 39").await?;
    page.until(&is_newest("document.activeElement")).await.context("the focus goes to the neighbour")?;
    page.press_key(Key::Escape).await?;
    page.until("document.activeElement.matches('.say')").await?;
    // Whoever was far above comes back to the newest.
    back_tab(page).await?;
    back_tab(page).await?;
    page.press_key(Key::Home).await?;
    page.press_key(Key::Escape).await?;
    page.until("document.activeElement.matches('.say')").await?;
    for _ in 0..2 {
        back_tab(page).await?;
    }
    page.until("document.activeElement.matches('.jump')").await.context("it is offered far above only")?;
    back_tab(page).await?;
    page.until(&is_newest("document.activeElement")).await?;
    page.press_key(Key::Escape).await?;
    fill_in_by_keyboard(page).await?;
    let stray = page.text("window.stray.join('; ')").await?;
    ensure!(stray.is_empty(), "a field names rows that are not there: {stray}");
    Ok(())
}

/// Lists open, change and close below fields that steer them.
async fn fill_in_by_keyboard(page: &Page) -> Result<()> {
    const STEERS: &str = "document.getElementById(document.activeElement.getAttribute('aria-activedescendant'))?.matches('.active')";
    page.type_keys("/gre").await?;
    page.until(STEERS).await?;
    page.press_key(Key::Escape).await?;
    page.until("!document.querySelector('[aria-activedescendant], [aria-controls^=list]')").await?;
    page.type_keys("e").await?;
    page.until(STEERS).await?;
    page.press_key(Key::Enter).await?;
    page.until("document.activeElement.dataset.option === 'whom'").await?;
    page.until(STEERS).await?;
    page.press_key(Key::Down).await?;
    page.until(STEERS).await?;
    page.type_keys("nobody").await?;
    page.until("document.body.innerText.includes('Nothing matches')").await?;
    page.until("!document.querySelector('[aria-activedescendant]')").await?;
    page.press_key(Key::Escape).await?;
    page.press_key(Key::Escape).await?;
    page.until("document.activeElement.matches('.say')").await?;
    begin_to_greet_borek(page).await?;
    page.press_key(Key::Enter).await?;
    page.until_newest_says("Hello @Borek").await?;
    page.until("document.activeElement.matches('.say')").await?;
    type_options(page).await
}

/// Types the command and chooses Borek from the list.
async fn begin_to_greet_borek(page: &Page) -> Result<()> {
    page.type_keys("/greet ").await?;
    page.until("document.activeElement.dataset.option === 'whom'").await?;
    page.type_keys("bor").await?;
    page.press_key(Key::Enter).await?;
    page.until("document.activeElement.matches('.tail')").await
}

/// An option that is typed with a colon becomes one, and what is none is not lost unseen.
async fn type_options(page: &Page) -> Result<()> {
    page.type_keys("/greet ").await?;
    page.until("document.activeElement.dataset.option === 'whom'").await?;
    page.type_keys("Borek often").await?;
    page.type_keys(" times:").await?;
    page.until("document.activeElement.dataset.option === 'times'").await?;
    page.until("document.querySelector('[data-option=whom]').value === 'Borek often'").await?;
    page.press_key(Key::Escape).await?;
    page.press_key(Key::Escape).await?;
    page.until("document.activeElement.matches('.say')").await?;
    begin_to_greet_borek(page).await?;
    page.type_keys("twice").await?;
    page.press_key(Key::Enter).await?;
    page.until("document.body.innerText.includes('No options match')").await?;
    page.type_keys(&char::from(Key::Backspace).to_string().repeat(5)).await?;
    page.type_keys("times:").await?;
    page.until("document.activeElement.dataset.option === 'times'").await?;
    page.type_keys("2").await?;
    page.press_key(Key::Enter).await?;
    page.until_newest_says("HelloHello @Borek").await?;
    page.until("document.activeElement.matches('.say')").await
}

#[tokio::test]
async fn an_answer_is_brought_into_sight_for_whoever_pressed() -> Result<()> {
    browser::visit(Screen::Phone, far_above).await
}

async fn far_above(page: &Page) -> Result<()> {
    let stage = long_channel().await?;
    page.open(&stage.sandbox.page_url(), "borek", "games-2").await?;
    page.until(AT_END).await?;
    page.click("[data-custom-id=menu]").await?;
    page.until(&format!("!{AT_END}")).await?;
    page.click(".popover .list-row:nth-child(1)").await?;
    page.until_newest_says("Chose f").await?;
    page.until(AT_END).await?;
    ensure!(page.says("Vidíš to jen ty").await?, "the client speaks the person's language");
    // What somebody else does leaves one where one reads.
    page.evaluate("document.querySelector('#scroller').scrollTo({ top: 0, behavior: 'instant' })").await?;
    page.until("!document.querySelector('.jump').hidden").await?;
    stage.sandbox.person("Ada")?.at("games-2")?.slash("greet", json!({"whom": "Borek"})).await?;
    page.until_newest_says("Hello @Borek").await?;
    ensure!(page.evaluate("return document.querySelector('#scroller').scrollTop").await? == json!(0));
    // An edit in place moves nothing either.
    page.click("[data-custom-id=update]").await?;
    page.until_says("Updated").await?;
    ensure!(page.evaluate(&format!("return {AT_END}")).await? == json!(false));
    page.check_width("far above").await
}

#[tokio::test]
async fn what_is_deleted_goes_from_the_page() -> Result<()> {
    browser::visit(Screen::Desktop, deletions).await
}

async fn deletions(page: &Page) -> Result<()> {
    let stage = stage().await?;
    let ada = stage.sandbox.person("Ada")?.at("games-2")?;
    let (picture, path) = send_picture(&stage, ada.channel()).await?;
    page.open(&stage.sandbox.page_url(), "ada", "games-2").await?;
    page.until("document.querySelector('.message .picture')").await?;
    let answer = request(&stage, "PATCH", &path).json(&json!({"attachments": []})).send().await?;
    ensure!(answer.status() == 200, "{}", answer.text().await?);
    page.until("!document.querySelector('.message .picture')").await?;
    ensure!(ada.message(picture).is_some_and(|it| it.attachments.is_empty() && it.content == "board"));
    ensure!(page.evaluate("return document.querySelector('#delete-button').hidden").await? == json!(true));
    let thread = ada.start_thread("Side", false)?;
    thread.say("inside")?;
    page.become_person("moira", "Moira").await?;
    page.click("[data-channel=Side]").await?;
    page.until_newest_says("inside").await?;
    page.click("#delete-button").await?;
    page.until("document.activeElement.innerText === 'Cancel'").await?;
    page.press_key(Key::Enter).await?;
    page.until("!document.querySelector('dialog')").await?;
    ensure!(!thread.sees().is_empty(), "Enter alone deletes nothing");
    page.click("#delete-button").await?;
    page.press_key(Key::Tab).await?;
    page.press_key(Key::Enter).await?;
    page.until("document.querySelector('#place h1').innerText === 'games-2'")
        .await
        .context("back in the channel above")?;
    page.until_says("started a thread, which is gone").await?;
    page.until("!document.querySelector('[data-channel=Side]')").await?;
    page.click("#delete-button").await?;
    page.press_key(Key::Tab).await?;
    page.press_key(Key::Enter).await?;
    page.until("document.querySelector('#place h1').innerText === 'games'").await?;
    page.until("!document.querySelector('[data-channel=games-2]')").await
}

fn request(stage: &Stage, method: &str, path: &str) -> reqwest::RequestBuilder {
    let url = format!("{}/api/v10/{path}", stage.sandbox.url());
    let method = method.parse().unwrap_or_default();
    reqwest::Client::new()
        .request(method, url)
        .header("authorization", format!("Bot {}", stage.sandbox.token()))
}

/// Sends a picture as the bot; returns the message and its path.
async fn send_picture(stage: &Stage, channel: sandbox::Id) -> Result<(sandbox::Id, String)> {
    let form = reqwest::multipart::Form::new()
        .text("payload_json", json!({"content": "board"}).to_string())
        .part("files[0]", reqwest::multipart::Part::bytes(PIXEL).file_name("board.png"));
    let path = format!("channels/{channel}/messages");
    let made: Value = request(stage, "POST", &path).multipart(form).send().await?.json().await?;
    let id = made["id"].as_str().context("an id")?;
    Ok((id.parse()?, format!("{path}/{id}")))
}

#[tokio::test]
async fn a_newcomers_first_switch_can_be_read() -> Result<()> {
    browser::visit(Screen::Desktop, first_switch).await
}

async fn first_switch(page: &Page) -> Result<()> {
    let stage = stage().await?;
    page.open(&stage.sandbox.page_url(), "ada", "games").await?;
    page.until("document.querySelectorAll('.side .person small')[1].innerText === 'English'").await?;
    page.click(".side .people-list li:nth-child(2) .person").await?;
    page.until("document.querySelector('.language').value === 'en-US'").await?;
    page.until("document.querySelector('#portrait').ariaLabel.startsWith('You are Ben. ')").await
}
