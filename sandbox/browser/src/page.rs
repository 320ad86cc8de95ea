//! The page in the browser: looking, pressing, typing, waiting.

use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use fantoccini::key::Key;
use fantoccini::{Client, Locator};
use serde_json::{Value, json};

/// How long a single step on the page may take on a busy machine.
const LIMIT: Duration = Duration::from_secs(45);
/// The time between two looks.
const GLANCE: Duration = Duration::from_millis(25);
/// Finds elements that stick out at the right of the screen, except those that are hidden there on purpose or scroll by themselves.
const OVERFLOWING: &str = r"
const wide = innerWidth + 1;
const apart = (one) => one.closest('.drawer, .hidden-visually, .skip, .lightbox.actual, pre, table');
const out = [...document.body.querySelectorAll('*')].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width > 0 && box.height > 0 && box.right > wide && !apart(one);
}).map((one) => `${one.tagName}.${one.className} ends at ${Math.round(one.getBoundingClientRect().right)}`);
for (const one of [document.documentElement, document.querySelector('#scroller')])
    if (one && one.scrollWidth > one.clientWidth) out.push(`${one.tagName} scrolls to ${one.scrollWidth} of ${one.clientWidth}`);
return out.slice(0, 8).join('; ');";

/// The page, as a person sees it.
pub struct Page {
    browser: Client,
}

impl Page {
    pub(crate) fn new(browser: Client) -> Page {
        Page { browser }
    }

    pub(crate) async fn close(self) -> Result<()> {
        Ok(self.browser.close().await?)
    }

    /// Keeps a screenshot of the page as it is now; returns its path.
    pub(crate) async fn photograph(&self) -> String {
        let test = std::thread::current().name().unwrap_or("page").replace("::", "-");
        let path = std::env::temp_dir().join(format!("turnstone-{test}.png"));
        match self.browser.screenshot().await.map(|png| std::fs::write(&path, png)) {
            Ok(Ok(())) => format!("the page as it stood is in {}", path.display()),
            _ => "the page as it stood could not be kept".to_owned(),
        }
    }

    /// Opens an address and waits until that person's channel is shown.
    ///
    /// # Errors
    /// If it is not shown in time.
    pub async fn open(&self, address: &str, account: &str, channel: &str) -> Result<()> {
        self.browser.goto(&format!("{address}#person={account}&channel={channel}")).await?;
        self.until(&format!("document.querySelector('#place h1')?.innerText === {}", json!(channel))).await?;
        self.until("document.querySelector('.say') && !document.querySelector('.say').disabled").await
    }

    /// Opens any other page.
    ///
    /// # Errors
    /// If it cannot be opened.
    pub async fn go(&self, address: &str) -> Result<()> {
        Ok(self.browser.goto(address).await?)
    }

    /// Returns the value of some JavaScript.
    ///
    /// # Errors
    /// If it fails.
    pub async fn evaluate(&self, script: &str) -> Result<Value> {
        Ok(self.browser.execute(script, Vec::new()).await?)
    }

    /// The text that an expression of JavaScript gives; empty if it gives none.
    ///
    /// # Errors
    /// If it fails.
    pub async fn text(&self, expression: &str) -> Result<String> {
        Ok(self.evaluate(&format!("return {expression}")).await?.as_str().unwrap_or_default().to_owned())
    }

    /// Waits until an expression of JavaScript is true.
    ///
    /// # Errors
    /// If it is not true in time.
    pub async fn until(&self, expression: &str) -> Result<()> {
        let began = Instant::now();
        while self.evaluate(&format!("return Boolean({expression})")).await? != json!(true) {
            if began.elapsed() > LIMIT {
                let seen = self.text("document.body.innerText").await?;
                bail!("this did not become true: {expression}; the page says {seen}");
            }
            tokio::time::sleep(GLANCE).await;
        }
        Ok(())
    }

    /// Waits until the newest message contains a text.
    ///
    /// # Errors
    /// If it does not in time.
    pub async fn until_newest_says(&self, text: &str) -> Result<()> {
        let newest = "[...document.querySelectorAll('.message')].at(-1)?.innerText";
        self.until(&format!("{newest}?.includes({})", json!(text))).await
    }

    /// Waits until the page says something.
    ///
    /// # Errors
    /// If it does not in time.
    pub async fn until_says(&self, text: &str) -> Result<()> {
        self.until(&format!("document.body.innerText.includes({})", json!(text))).await
    }

    /// Whether the page says something now.
    ///
    /// # Errors
    /// If it cannot be read.
    pub async fn says(&self, text: &str) -> Result<bool> {
        let found =
            self.evaluate(&format!("return document.body.innerText.includes({})", json!(text))).await?;
        Ok(found == json!(true))
    }

    /// Clicks the last element that a selector finds, once it exists and can be clicked.
    ///
    /// # Errors
    /// If that does not work in time.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.click_on(Locator::Css(css)).await.with_context(|| css.to_owned())
    }

    /// Presses the newest button with that label that is not waiting for an answer.
    ///
    /// # Errors
    /// If there is none.
    pub async fn press(&self, label: &str) -> Result<()> {
        let free = "not(@disabled) and not(@aria-disabled)";
        let path =
            format!("//button[{free} and .//span[@class='button-label' and normalize-space()='{label}']]");
        self.click_on(Locator::XPath(&path)).await.with_context(|| label.to_owned())
    }

    async fn click_on(&self, what: Locator<'_>) -> Result<()> {
        let began = Instant::now();
        loop {
            // An element that is redrawn between the look and the click is looked for again.
            let tried = match self.browser.find_all(what).await?.pop() {
                Some(element) => element.click().await.map_err(anyhow::Error::from),
                None => Err(anyhow::anyhow!("nothing is there")),
            };
            match tried {
                Ok(()) => return Ok(()),
                Err(error) if began.elapsed() > LIMIT => return Err(error),
                Err(_) => tokio::time::sleep(GLANCE).await,
            }
        }
    }

    /// Types into the focused element.
    ///
    /// # Errors
    /// If nothing takes it.
    pub async fn type_keys(&self, keys: &str) -> Result<()> {
        Ok(self.browser.active_element().await?.send_keys(keys).await?)
    }

    /// Presses one key.
    ///
    /// # Errors
    /// If nothing takes it.
    pub async fn press_key(&self, key: Key) -> Result<()> {
        self.type_keys(&char::from(key).to_string()).await
    }

    /// Becomes somebody else by their account's name, from the list at the side or after a click on the portrait.
    ///
    /// # Errors
    /// If nobody has that name.
    pub async fn become_person(&self, account: &str, name: &str) -> Result<()> {
        // Every message is redrawn for the other person; until then the old ones remain.
        self.evaluate("for (const one of document.querySelectorAll('.message')) one.dataset.stale = 1")
            .await?;
        let side = "return getComputedStyle(document.querySelector('.side')).display !== 'none'";
        if self.evaluate(side).await? == json!(true) {
            self.click(&format!(".side [data-person={account}]")).await?;
        } else {
            self.click("#portrait").await?;
            self.click(&format!(".popover [data-person={account}]")).await?;
        }
        // After "You are" in their language.
        let named = json!(format!(" {name}. "));
        self.until(&format!("document.querySelector('#portrait').ariaLabel.includes({named})")).await?;
        self.until("!document.querySelector('.message[data-stale]')").await?;
        self.until("!document.querySelector('.say').disabled").await
    }

    /// Whether nothing is wider than the screen.
    ///
    /// # Errors
    /// If something is: names it.
    pub async fn check_width(&self, moment: &str) -> Result<()> {
        match self.evaluate(OVERFLOWING).await?.as_str() {
            Some("") => Ok(()),
            wide => bail!("{moment}: {}", wide.unwrap_or("the page cannot be measured")),
        }
    }
}
