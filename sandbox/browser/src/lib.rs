//! A person in front of the sandbox's page, in a headless Chromium: for tests.
//!
//! [`visit`] runs a test in a browser of its own, or says why it cannot. Nothing here sleeps for a fixed time: everything waits until the
//! page shows what is wanted.

mod driver;
mod page;

use anyhow::Result;

use driver::Driver;
pub use fantoccini::key::Key;
pub use page::Page;
use workshop::Need;

/// The screen of the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Screen {
    /// 1440 × 900 pixels.
    Desktop,
    /// 390 × 844 pixels, used by touch.
    Phone,
}

/// Runs a test in a fresh browser. Without Chromium it skips the test and says so.
///
/// # Errors
/// If the test fails, with the name of a screenshot of the page at that moment; and if the machine has Chromium and `CI` demands that
/// everything is tested, but the browser cannot be opened.
pub async fn visit<T>(screen: Screen, test: T) -> Result<()>
where
    T: AsyncFnOnce(&Page) -> Result<()>,
{
    let Some(driver) = Driver::start()? else { return skipped("no chromedriver") };
    let Some(client) = driver.browser(screen).await? else { return skipped("no Chromium") };
    let page = Page::new(client);
    let result = match test(&page).await {
        Ok(()) => Ok(()),
        Err(error) => Err(error.context(page.photograph().await)),
    };
    page.close().await?;
    result
}

/// # Errors
/// If the machine has Chromium and `CI` demands that everything is tested.
fn skipped(why: &str) -> Result<()> {
    if std::env::var_os("CI").is_some()
        && let Some(chromium) = workshop::chromium()
    {
        anyhow::bail!("{} is here, but the page cannot be tested: {why}", chromium.display());
    }
    Need::Browser.is_met();
    Ok(())
}
