//! The newest panel on the page.

use anyhow::Result;
use browser::Page;
use serde_json::json;

/// The newest message with a picture that only the person at the page sees.
pub(super) const PANEL: &str = "[...document.querySelectorAll('.message.ephemeral')].filter((one) => one.querySelector('.picture')).at(-1)";
/// Counts the private messages of the person at the page.
pub(super) const PRIVATE: &str = "document.querySelectorAll('.message.ephemeral').length";

/// The number of the decision that it asks for, from its choices; 0 if nothing can be chosen.
pub(super) fn decision() -> String {
    let numbers = format!("[...({PANEL}?.querySelectorAll('[data-custom-id]') ?? [])]");
    format!(
        "({numbers}.map((one) => one.dataset.customId.split(':')[1]).find((number) => number !== '0') ?? '0')"
    )
}

/// Its text, to notice changes.
fn look() -> String {
    let parts = format!("[...({PANEL}?.querySelectorAll('.picture img, [data-custom-id]') ?? [])]");
    format!("{parts}.map((one) => one.src ?? one.dataset.customId + one.innerText + one.disabled).join('|')")
}

/// Opens one from the board.
pub(super) async fn open_panel(page: &Page) -> Result<()> {
    let before = page.text(&format!("String({PRIVATE})")).await?;
    page.press("Your turn").await?;
    page.until(&format!("{PRIVATE} > {before} && {PANEL}?.querySelector('.menu, .button')")).await?;
    // "Only you can see this", in the person's language.
    page.until(&format!("{PANEL}.querySelector('.only-you')")).await?;
    page.check_width("with a panel").await
}

/// Presses its first enabled button with that part in its id; false if there is none.
pub(super) async fn press_part(page: &Page, part: &str) -> Result<bool> {
    let free =
        format!("button.button:not([disabled])[data-custom-id*={part:?}]:not([data-custom-id$=':pick:'])");
    let id = page.text(&format!("{PANEL}.querySelector({})?.dataset.customId", json!(free))).await?;
    if id.is_empty() {
        return Ok(false);
    }
    let before = page.text(&look()).await?;
    page.click(&format!(".message.ephemeral [data-custom-id={id:?}]")).await?;
    changes(page, &before).await?;
    Ok(true)
}

/// Chooses the first row of its last menu in which nothing is chosen yet; false if there is none.
pub(super) async fn choose_in_menu(page: &Page) -> Result<bool> {
    let open = format!(
        "[...{PANEL}.querySelectorAll('.menu')].filter((one) => one.querySelector('.menu-placeholder'))"
    );
    let id = page.text(&format!("{open}.at(-1)?.dataset.customId")).await?;
    if id.is_empty() {
        return Ok(false);
    }
    let before = page.text(&look()).await?;
    page.click(&format!(".message.ephemeral [data-custom-id={id:?}]")).await?;
    page.until("document.querySelectorAll('.popover .list-row').length > 0").await?;
    page.check_width("with an open menu").await?;
    page.click(".popover .list-row:first-child").await?;
    changes(page, &before).await?;
    Ok(true)
}

async fn changes(page: &Page, before: &str) -> Result<()> {
    page.until(&format!("{} !== {} && !document.querySelector('.waiting')", look(), json!(before))).await
}
