//! Starts chromedriver and a browser, and ends both.

use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};

use anyhow::{Context as _, Result, bail};
use fantoccini::error::NewSessionError;
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, json};

use crate::Screen;

/// A running chromedriver; it ends with the test.
pub(crate) struct Driver {
    process: Child,
    url: String,
}

impl Driver {
    /// `None` if the machine has no chromedriver.
    pub(crate) fn start() -> Result<Option<Driver>> {
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
            let url = format!("http://127.0.0.1:{}", port.trim_end_matches('.'));
            return Ok(Some(Driver { process, url }));
        }
        bail!("chromedriver named no port")
    }

    /// A fresh headless browser; `None` if there is none on this machine.
    pub(crate) async fn browser(&self, screen: Screen) -> Result<Option<Client>> {
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
        let mut options = json!({"args": arguments});
        if screen == Screen::Phone {
            // A window cannot be as narrow as a phone; an emulated one can.
            let metrics =
                json!({"width": 390, "height": 844, "pixelRatio": 2.0, "touch": true, "mobile": true});
            options["mobileEmulation"] = json!({"deviceMetrics": metrics});
        }
        let mut capabilities = Map::new();
        capabilities.insert("goog:chromeOptions".to_owned(), options);
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
        // It may have ended by itself, and then there is nothing to kill.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
