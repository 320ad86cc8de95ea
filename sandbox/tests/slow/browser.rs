//! The page in a real browser: one evening of pressing everything once.

use anyhow::{Result, ensure};
use browser::{Key, Page, Screen};

use crate::bot::stage;

#[tokio::test]
async fn everything_on_the_page_can_be_pressed() -> Result<()> {
    browser::visit(Screen::Desktop, evening).await
}

async fn evening(page: &Page) -> Result<()> {
    let stage = stage().await?;
    page.open(&stage.sandbox.page_url(), "ada", "games-2").await?;
    page.until("document.querySelector('.hint')").await?;
    page.click(".hint [aria-label='Close the hint']").await?;
    greet_by_keyboard(page).await?;
    press_and_choose(page).await?;
    fill_in_a_form(page).await?;
    look_at_a_picture(page).await
}

/// A command is completed key by key; the person it calls gets a badge and sees the message highlighted.
async fn greet_by_keyboard(page: &Page) -> Result<()> {
    page.click(".say").await?;
    page.type_keys("/gre").await?;
    page.until("document.querySelector('.list-row.active')?.innerText.includes('/greet')").await?;
    page.press_key(Key::Enter).await?;
    page.until("document.activeElement.dataset.option === 'whom'").await?;
    page.type_keys("bor").await?;
    page.press_key(Key::Enter).await?;
    page.until("document.activeElement.matches('.tail')").await?;
    page.press_key(Key::Enter).await?;
    page.until_newest_says("Hello @Borek").await?;
    page.until("document.querySelector('.side [data-person=borek] .badge')").await?;
    page.become_person("borek", "Borek").await?;
    page.until("document.querySelector('.message.pinged .mention.me')").await?;
    page.until("!document.querySelector('.side [data-person=borek] .badge')").await
}

/// A button changes its message for all, a menu is answered to one person only.
async fn press_and_choose(page: &Page) -> Result<()> {
    page.click(".say").await?;
    page.type_keys("/panel ").await?;
    page.press_key(Key::Enter).await?;
    page.click("[data-custom-id=update]").await?;
    page.until_newest_says("Updated").await?;
    page.click("[data-custom-id=menu]").await?;
    page.until("document.querySelectorAll('.popover .list-row').length === 2").await?;
    page.click(".popover .list-row:nth-child(2)").await?;
    page.until_newest_says("Chose h").await?;
    ensure!(page.says("Vidíš to jen ty").await?, "it is marked as private, in Borek's language");
    page.become_person("ada", "Ada").await?;
    // The private answer quotes "Updated" too: it is its going that shows Ada's list to be there.
    page.until("!document.body.innerText.includes('Chose h')").await?;
    page.until_newest_says("Updated").await?;
    Ok(())
}

async fn fill_in_a_form(page: &Page) -> Result<()> {
    page.click(".say").await?;
    page.type_keys("/offer ").await?;
    page.press_key(Key::Enter).await?;
    page.until("document.querySelector('dialog[open] input') === document.activeElement").await?;
    page.press_key(Key::Enter).await?;
    page.until("document.querySelector('dialog .field-help').innerText === 'This field is required'").await?;
    page.type_keys("2 sheep").await?;
    page.press_key(Key::Enter).await?;
    page.until_newest_says("ada gives 2 sheep").await?;
    page.until("!document.querySelector('dialog')").await
}

/// A picture opens at full size with its description, and Escape closes it.
async fn look_at_a_picture(page: &Page) -> Result<()> {
    page.click(".say").await?;
    page.type_keys("/picture ").await?;
    page.press_key(Key::Enter).await?;
    page.click("[aria-label='Open picture: Two hexes']").await?;
    page.until("document.querySelector('dialog.lightbox img')?.naturalWidth === 240").await?;
    page.until("document.querySelector('dialog.lightbox img').alt === 'Two hexes'").await?;
    page.press_key(Key::Escape).await?;
    page.until("!document.querySelector('dialog')").await
}
