//! The page with the real bot, in a real browser, on a desktop and on a phone.

mod luck;
mod newcomer;
mod panel;

use std::process::Stdio;

use anyhow::{Context as _, Result, bail, ensure};
use browser::{Key, Page, Screen};
use serde_json::json;
use tempfile::TempDir;
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use kit::{Rig, founded, goods};
use panel::{PANEL, PRIVATE, choose_in_menu, decision, open_panel, press_part};

/// The texts of lists of rows.
const ROWS: &str = "[...document.querySelectorAll('.list-row .list-label')].map((one) => one.innerText)";

/// The list has been filled since its rows were last called stale.
const FRESH: &str = "!document.querySelector('.list-row[data-stale]')";

/// The number of boards, the present one and those before it.
const BOARDS: &str = "[...document.querySelectorAll('.message:not(.ephemeral)')]\
    .filter(message => message.innerText.includes('Confusing Lands · table')).length";

/// `turnstone demo`, as a newcomer starts it.
struct Demo {
    process: Child,
    address: String,
    /// The folder of its tables, which a killed demo leaves.
    _folder: TempDir,
}

impl Demo {
    async fn open() -> Result<Demo> {
        let folder = TempDir::new()?;
        let mut process = Command::new(env!("CARGO_BIN_EXE_turnstone"))
            .args(["demo", "--port", "0"])
            .current_dir(folder.path())
            .env("TMPDIR", folder.path())
            .env("TURNSTONE_LOG", std::env::var("TURNSTONE_LOG").unwrap_or("warn".to_owned()))
            .kill_on_drop(true)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .context("starting the demo")?;
        let output = process.stdout.take().context("its output is piped")?;
        let said = BufReader::new(output).lines().next_line().await?.context("it says where it is")?;
        let address = said.split_whitespace().find(|word| word.starts_with("http://127.0.0.1:"));
        let address = address.with_context(|| said.clone())?.to_owned();
        Ok(Demo { process, address, _folder: folder })
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_on_the_page_of_the_demo() -> Result<()> {
    browser::visit(Screen::Desktop, evening).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_people_play_on_a_phone() -> Result<()> {
    browser::visit(Screen::Phone, evening).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_trade_is_offered_by_a_form_on_the_page() -> Result<()> {
    browser::visit(Screen::Desktop, market).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_trade_is_offered_by_a_form_on_a_phone() -> Result<()> {
    browser::visit(Screen::Phone, market).await
}

/// Three rounds of Confusing Lands: everybody moves by typing and by pressing.
async fn evening(page: &Page) -> Result<()> {
    let mut demo = Demo::open().await?;
    page.open(&demo.address, "ada", "games").await?;
    page.click(".hint [aria-label='Close the hint']").await?;
    open_a_table(page).await?;
    take_a_seat_and_start(page).await?;
    move_by_typing(page, "/move").await?;
    ensure!(page.says("You have chosen").await?, "the choice is told to whoever made it");
    page.become_person("borek", "Borek").await?;
    ensure!(!page.says("You have chosen").await?, "a secret choice was shown");
    let before = page.text(&format!("String({BOARDS})")).await?;
    move_by_pressing(page).await?;
    page.until(&format!("{BOARDS} > {before}")).await.context("both have chosen")?;
    look_at_the_board(page).await?;
    for _ in 0..2 {
        move_by_typing(page, "/tah").await?;
        page.become_person("ada", "Ada").await?;
        move_by_pressing(page).await?;
        page.become_person("borek", "Borek").await?;
    }
    page.check_width("after three rounds").await?;
    watch_again(page).await?;
    share(page).await?;
    demo.process.kill().await?;
    Ok(())
}

/// `/play`, its game and its number of seats, key by key with the help of the lists.
async fn open_a_table(page: &Page) -> Result<()> {
    page.click(".say").await?;
    page.type_keys("/pl").await?;
    page.until("document.querySelector('.list-row.active')?.innerText.includes('/play')").await?;
    page.check_width("while a command is chosen").await?;
    page.press_key(Key::Enter).await?;
    page.until("document.activeElement.matches('.tail')").await?;
    page.type_keys("game").await?;
    page.until(&format!("{ROWS}.join() === 'game'")).await?;
    page.press_key(Key::Enter).await?;
    page.until("document.activeElement.dataset.option === 'game'").await?;
    page.type_keys("conf").await?;
    page.until(&format!("{ROWS}.length === 1 && {ROWS}[0].includes('Confusing Lands')")).await?;
    page.press_key(Key::Enter).await?;
    page.until("document.activeElement.matches('.tail')").await?;
    page.type_keys("seats").await?;
    page.until(&format!("{ROWS}.join() === 'seats'")).await?;
    page.press_key(Key::Enter).await?;
    page.until("document.activeElement.dataset.option === 'seats'").await?;
    page.type_keys("2").await?;
    page.press_key(Key::Enter).await?;
    page.until_says("opened by Ada").await?;
    page.check_width("with a lobby").await
}

async fn take_a_seat_and_start(page: &Page) -> Result<()> {
    page.become_person("borek", "Borek").await?;
    page.press("Take a seat").await?;
    page.until_says("Máš místo u stolu.").await?;
    page.until_says("Vidíš to jen ty").await?;
    page.become_person("ada", "Ada").await?;
    page.press("Start").await?;
    page.until_says("The game begins.").await?;
    page.until(&format!("{BOARDS} > 0")).await?;
    page.check_width("with a board").await
}

/// Types a move letter by letter as the list suggests it, until it suggests a whole one, which is taken from the list.
async fn move_by_typing(page: &Page, command: &str) -> Result<()> {
    let before = page.text(&format!("String({PRIVATE})")).await?;
    page.click(".say").await?;
    page.type_keys("/mov").await?;
    let found = format!("document.querySelector('.list-row.active')?.innerText.includes({})", json!(command));
    page.until(&found).await?;
    page.press_key(Key::Enter).await?;
    page.until("document.activeElement.dataset.option === 'moves'").await?;
    let mut typed = String::new();
    loop {
        page.until(&format!("{ROWS}.length > 0 && {FRESH}")).await?;
        page.check_width("while a move is typed").await?;
        let row = page.text(&format!("{ROWS}[0]")).await?;
        let sentence = row.split_once(" – ").map_or(row.as_str(), |(sentence, _)| sentence);
        let proposed = sentence.trim_end_matches('…').trim_end();
        if proposed == typed {
            // It suggests exactly the typed text: the move is whole.
            break;
        }
        page.evaluate("for (const row of document.querySelectorAll('.list-row')) row.dataset.stale = 1")
            .await?;
        // A sentence need not begin as the beginning that led to it does.
        page.evaluate("document.execCommand('selectAll')").await?;
        page.type_keys(proposed).await?;
        typed = proposed.to_owned();
    }
    page.press_key(Key::Enter).await?;
    page.until("document.activeElement.matches('.tail')").await?;
    page.press_key(Key::Enter).await?;
    page.until(&format!(
        "{PRIVATE} > {before} && {PANEL} === [...document.querySelectorAll('.message.ephemeral')].at(-1)"
    ))
    .await
    .context("a move that was proposed is made")
}

/// Opens the panel below the board, and presses and chooses on it until a move is made.
async fn move_by_pressing(page: &Page) -> Result<()> {
    open_panel(page).await?;
    let mut turned = false;
    for _ in 0..12 {
        let before = page.text(&decision()).await?;
        if !turned && press_part(page, ":adj:").await? {
            turned = true;
            continue;
        }
        if press_part(page, ":act:").await? {
            let asked = format!("{} !== {}", decision(), json!(before));
            return page.until(&asked).await.context("a panel that has done it asks something else");
        }
        if !(choose_in_menu(page).await? || press_part(page, ":pick:").await?) {
            bail!("nothing to press on {}", page.text(&format!("{PANEL}.innerText")).await?);
        }
    }
    bail!("twelve presses without a move")
}

/// Resigns, and requests the game's replay.
async fn watch_again(page: &Page) -> Result<()> {
    page.click(".message:not(.ephemeral) [data-custom-id*=':more:']").await?;
    page.click(".message.ephemeral [data-custom-id*=':resign:']").await?;
    page.click(".message.ephemeral [data-custom-id*=':resign!:']").await?;
    page.click(".message:not(.ephemeral) [data-custom-id*=':film:']").await?;
    let moving = "document.querySelector('.message.ephemeral img[src*=\".gif\"]')?.naturalWidth === 1200";
    page.until(moving).await.context("the replay is shown")?;
    page.check_width("with a replay").await
}

/// Shares the game in another channel, chosen from the list.
async fn share(page: &Page) -> Result<()> {
    page.click(".message:not(.ephemeral) [data-custom-id*=':share:']").await?;
    let menu = ".message.ephemeral .menu[data-custom-id*=':share:']";
    page.until(&format!("document.querySelector(\"{menu}\")")).await?;
    page.check_width("with the question where to").await?;
    page.click(menu).await?;
    page.until(&format!("{ROWS}.join() === '#games,#games-2,#lounge'")).await?;
    page.click(".list-row:nth-child(3)").await?;
    page.until_says("Sdíleno v kanálu").await?;
    page.check_width("with the link to what is shared").await
}

/// The board at full size, with its description.
async fn look_at_the_board(page: &Page) -> Result<()> {
    page.click(".message:not(.ephemeral) .picture").await?;
    page.until("document.querySelector('dialog.lightbox img')?.naturalWidth >= 1000").await?;
    page.until("document.querySelector('dialog.lightbox img').alt.length > 20").await?;
    page.check_width("with the picture at full size").await?;
    page.press_key(Key::Escape).await?;
    page.until("!document.querySelector('dialog')").await
}

/// A table of Catan: the dice are rolled on the page, and a trade is offered by a form.
async fn market(page: &Page) -> Result<()> {
    let rig = Rig::open().await;
    let seats = founded(&rig, "games").await;
    let accounts = [("ada", "Ada"), ("borek", "Borek"), ("celina", "Celina")];
    let of = |at: usize| {
        let person = rig.sandbox.person(accounts[at].0).map(|person| person.id());
        person.is_ok_and(|id| id == seats[0].person().id())
    };
    let trader = (0..accounts.len()).find(|&at| of(at)).context("somebody is to roll")?;
    page.open(&rig.sandbox.page_url(), accounts[trader].0, "games").await?;
    open_panel(page).await?;
    roll(page).await?;
    let (give, want) = goods(&rig, &seats[0]).await;
    open_form(page).await?;
    page.check_width("with a form").await?;
    page.press_key(Key::Enter).await?;
    page.until("document.querySelector('dialog .field-help').innerText !== ''").await?;
    page.type_keys(&format!("1 {give}")).await?;
    page.press_key(Key::Tab).await?;
    page.type_keys(&format!("1 {want}")).await?;
    page.press_key(Key::Enter).await?;
    page.until("!document.querySelector('dialog')").await?;
    page.until(&format!("{PANEL}?.querySelector('[data-custom-id*=\":act:cancel\"]')")).await?;
    let next = accounts[(trader + 1) % accounts.len()];
    page.become_person(next.0, next.1).await?;
    page.until_says(&format!("{} offers 1 ", accounts[trader].1)).await?;
    page.check_width("with an offer").await?;
    rig.close().await;
    Ok(())
}

/// Rolls, and does what a seven asks for, until trading is possible.
async fn roll(page: &Page) -> Result<()> {
    let form = format!("String(Boolean({PANEL}.querySelector('[data-custom-id*=\":form:\"]')))");
    for _ in 0..12 {
        if page.text(&form).await? == "true" {
            return Ok(());
        }
        let done = press_part(page, ":act:").await?
            || choose_in_menu(page).await?
            || press_part(page, ":pick:").await?;
        ensure!(done, "nothing to press on {}", page.text(&format!("{PANEL}.innerText")).await?);
    }
    bail!("twelve presses, and no trading")
}

async fn open_form(page: &Page) -> Result<()> {
    page.click(".message.ephemeral [data-custom-id*=':form:']").await?;
    page.until("document.querySelector('dialog[open] input') === document.activeElement").await
}
