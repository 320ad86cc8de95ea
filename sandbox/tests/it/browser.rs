//! The page in a real browser: one evening of pressing everything once.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};
use fantoccini::{Client, ClientBuilder, Locator, error::NewSessionError, key::Key};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, json};

use crate::bot::stage;

/// How long a single thing on the page may take on a busy machine.
const LIMIT: Duration = Duration::from_secs(20);

/// A running chromedriver; ends with the test.
struct Driver {
    process: Child,
    url: String,
}

impl Driver {
    /// `None` if the machine has no chromedriver.
    fn start() -> Result<Option<Self>> {
        let started =
            Command::new("chromedriver").arg("--port=0").stdout(Stdio::piped()).stderr(Stdio::null()).spawn();
        let mut process = match started {
            Ok(process) => process,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error).context("starting chromedriver"),
        };
        let lines = BufReader::new(process.stdout.take().context("its output is piped")?).lines();
        for line in lines.map_while(Result::ok) {
            let Some((_, port)) = line.split_once("started successfully on port ") else { continue };
            return Ok(Some(Self {
                process,
                url: format!("http://127.0.0.1:{}", port.trim_end_matches('.')),
            }));
        }
        bail!("chromedriver named no port")
    }

    /// A fresh headless browser; `None` if there is none on this machine.
    async fn browser(&self) -> Result<Option<Client>> {
        let arguments = [
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--window-size=1440,900",
        ];
        let mut capabilities = Map::new();
        capabilities.insert("goog:chromeOptions".to_owned(), json!({"args": arguments}));
        let mut builder = ClientBuilder::new(HttpConnector::new());
        match builder.capabilities(capabilities).connect(&self.url).await {
            Ok(client) => Ok(Some(client)),
            Err(NewSessionError::SessionNotCreated(error))
                if error.to_string().contains("cannot find Chrome") =>
            {
                Ok(None)
            }
            Err(error) => Err(error).context("opening a browser"),
        }
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // It may have ended by itself; there is nobody left to tell.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The page, as somebody sits before it.
struct Page {
    browser: Client,
}

impl Page {
    /// Waits until an expression of JavaScript is true.
    async fn until(&self, expression: &str) -> Result<()> {
        let began = Instant::now();
        loop {
            if self.browser.execute(&format!("return Boolean({expression})"), Vec::new()).await?
                == json!(true)
            {
                return Ok(());
            }
            if began.elapsed() > LIMIT {
                let seen = self.browser.execute("return document.body.innerText", Vec::new()).await?;
                bail!("this did not become true: {expression}; the page says {seen}");
            }
            tokio::time::sleep(Duration::from_millis(25)).await;
        }
    }

    /// Waits until the newest message holds a text.
    async fn until_newest_says(&self, text: &str) -> Result<()> {
        let newest = "[...document.querySelectorAll('.message')].at(-1)?.innerText";
        self.until(&format!("{newest}?.includes({})", json!(text))).await
    }

    async fn says(&self, text: &str) -> Result<bool> {
        let found = self
            .browser
            .execute("return document.body.innerText.includes(arguments[0])", vec![json!(text)])
            .await?;
        Ok(found == json!(true))
    }

    async fn click(&self, css: &str) -> Result<()> {
        let found = self.browser.wait().at_most(LIMIT).for_element(Locator::Css(css)).await;
        found.with_context(|| css.to_owned())?.click().await.with_context(|| css.to_owned())
    }

    /// Types into whatever has the focus.
    async fn type_keys(&self, keys: &str) -> Result<()> {
        Ok(self.browser.active_element().await?.send_keys(keys).await?)
    }

    async fn press_enter(&self) -> Result<()> {
        self.type_keys(&char::from(Key::Enter).to_string()).await
    }

    /// Becomes somebody else by their account's name.
    async fn become_person(&self, account: &str, name: &str) -> Result<()> {
        self.click(&format!(".side [data-person={account}]")).await?;
        self.until(&format!("document.querySelector('.myself .name').innerText === {}", json!(name))).await?;
        self.until("!document.querySelector('.say').disabled").await
    }
}

#[tokio::test]
#[expect(clippy::print_stderr, reason = "a skipped test says so")]
async fn everything_on_the_page_can_be_pressed() -> Result<()> {
    let Some(driver) = Driver::start()? else {
        eprintln!("skipped: no chromedriver");
        return Ok(());
    };
    let Some(browser) = driver.browser().await? else {
        eprintln!("skipped: no Chromium");
        return Ok(());
    };
    let page = Page { browser };
    let result = evening(&page).await;
    page.browser.close().await?;
    result
}

async fn evening(page: &Page) -> Result<()> {
    let stage = stage().await?;
    page.browser.goto(&format!("{}#person=ada&channel=games-2", stage.sandbox.page_url())).await?;
    page.until("document.querySelector('#place h1')?.innerText === 'games-2'").await?;
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
    page.press_enter().await?;
    page.until("document.activeElement.dataset.option === 'whom'").await?;
    page.type_keys("bor").await?;
    page.press_enter().await?;
    page.until("document.activeElement.matches('.tail')").await?;
    page.press_enter().await?;
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
    page.press_enter().await?;
    page.click("[data-custom-id=update]").await?;
    page.until_newest_says("Updated").await?;
    page.click("[data-custom-id=menu]").await?;
    page.until("document.querySelectorAll('.popover .list-row').length === 2").await?;
    page.click(".popover .list-row:nth-child(2)").await?;
    page.until_newest_says("Chose h").await?;
    ensure!(page.says("Only you can see this").await?, "it is marked as private");
    page.become_person("ada", "Ada").await?;
    // The private answer quotes "Updated" too: it is its going that shows Ada's list to be there.
    page.until("!document.body.innerText.includes('Chose h')").await?;
    page.until_newest_says("Updated").await?;
    Ok(())
}

async fn fill_in_a_form(page: &Page) -> Result<()> {
    page.click(".say").await?;
    page.type_keys("/offer ").await?;
    page.press_enter().await?;
    page.until("document.querySelector('dialog[open] input') === document.activeElement").await?;
    page.press_enter().await?;
    page.until("document.querySelector('dialog .field-help').innerText === 'This field is required'").await?;
    page.type_keys("2 sheep").await?;
    page.press_enter().await?;
    page.until_newest_says("ada gives 2 sheep").await?;
    page.until("!document.querySelector('dialog')").await
}

/// A picture opens at full size with its description, and Escape closes it.
async fn look_at_a_picture(page: &Page) -> Result<()> {
    page.click(".say").await?;
    page.type_keys("/picture ").await?;
    page.press_enter().await?;
    page.click("[aria-label='Open picture: Two hexes']").await?;
    page.until("document.querySelector('dialog.lightbox img')?.naturalWidth === 240").await?;
    page.until("document.querySelector('dialog.lightbox img').alt === 'Two hexes'").await?;
    page.type_keys(&char::from(Key::Escape).to_string()).await?;
    page.until("!document.querySelector('dialog')").await
}
