//! `turnstone init`: from the bot's token to a `.env`, the link that invites the bot, and the next steps.

use std::fs::OpenOptions;
use std::io::{BufRead as _, ErrorKind, IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};

use super::output::say;
use crate::discord::{Application, application, invitation};
use crate::dotenv;
use crate::environment::Environment;
use crate::sentence::sentence;
use crate::settings::is_token;

/// Asks for the token, stores it readable only by the owner, and prints the next steps.
pub(super) async fn run(environment: &Environment) -> anyhow::Result<()> {
    // Writes a link's target, not the link.
    let file = match Path::new(dotenv::NAME).canonicalize() {
        Ok(file) => file,
        Err(error) if error.kind() == ErrorKind::NotFound => PathBuf::from(dotenv::NAME),
        Err(error) => return Err(error).context("looking for .env"),
    };
    let old = match std::fs::read_to_string(&file) {
        Ok(old) => Some(old),
        Err(error) if error.kind() == ErrorKind::NotFound => None,
        Err(error) => {
            return Err(error).context(".env cannot be read; move it away, or start in another folder");
        }
    };
    let (name, asked) = match environment.is_rehearsal() {
        false => ("DISCORD_TOKEN", "The bot's token (developer portal, your application, Bot, Reset Token)"),
        true => ("TURNSTONE_API_TOKEN", "The token that the server of TURNSTONE_API_URL wants"),
    };
    let has_token = |old: &String| old.lines().any(|line| dotenv::sets(line, name) && holds_token(line));
    if old.as_ref().is_some_and(has_token) && !may_change()? {
        bail!(
            "there is a .env already, and it stays as it is; put the token there yourself, or move it away"
        );
    }
    let token = ask_token(asked)?;
    if !environment.is_rehearsal() && !is_token(&token) {
        bail!(
            "that is no bot's token: it has three parts with dots in between; copy it from the developer portal"
        );
    }
    let endpoint = environment.endpoint_with(&token)?;
    let id = match application(&endpoint).await {
        Application::Known { id, name } => {
            say(&format!("Discord knows the bot as {name}."))?;
            Some(id)
        }
        Application::Refused(advice) => bail!("{advice}; nothing was written"),
        Application::Away(cause) => {
            let cause = sentence(&cause);
            say(&format!(
                "Discord does not answer ({cause}): the token is written down without a look at it. `turnstone doctor` takes that look \
                 when the connection is there."
            ))?;
            None
        }
    };
    write_private(&file, &with(old.as_deref(), name, &token))?;
    say(&format!("The token is in {}, which its owner alone may read.", file.display()))?;
    let next = match id {
        Some(id) => format!("1. Invite the bot to your server:\n   {}", invitation(&id)),
        None => format!(
            "1. Invite the bot to your server, with your application's id in place of APP_ID:\n   {}",
            invitation("APP_ID")
        ),
    };
    say(&format!(
        "\nWhat comes next:\n{next}\n2. `turnstone` in this folder serves, until Ctrl-C; docs/hosting.md says how a service does it.\n\
         3. `turnstone doctor` looks whether everything is as it should be."
    ))
}

/// Whether a line's value may be a token: what cannot be one is replaced without a question.
fn holds_token(line: &str) -> bool {
    let value = line.split_once('=').map_or("", |(_, value)| value.trim());
    let value = value.split_whitespace().next().unwrap_or_default().trim_matches(['"', '\'']);
    !value.is_empty() && (line.trim_start().contains("TURNSTONE_API_TOKEN") || is_token(value))
}

/// Whether a `.env` that is there may be changed; where nobody can be asked, it may not.
fn may_change() -> anyhow::Result<bool> {
    if !std::io::stdin().is_terminal() {
        return Ok(false);
    }
    ask("There is a token in .env already. Replace it, and keep the rest? [y/N] ")?;
    let answer = line()?;
    Ok(["y", "yes"].contains(&answer.trim().to_lowercase().as_str()))
}

/// The token: from a terminal without showing it, otherwise the first line of standard input.
fn ask_token(asked: &str) -> anyhow::Result<String> {
    let typed = if std::io::stdin().is_terminal() {
        rpassword::prompt_password(format!("{asked}; it is not shown: "))
            .context("reading the token from the terminal; it can also be piped in")?
    } else {
        line()?
    };
    let token = typed.trim();
    // Excludes characters that would end a value in the file, or mean something else there.
    let fits = |c: char| c.is_ascii_graphic() && !"'\"\\#`$".contains(c);
    if token.is_empty() || !token.chars().all(fits) {
        bail!("that is no token: it is one word without spaces or quotes; copy it from the developer portal");
    }
    Ok(token.to_owned())
}

fn ask(question: &str) -> anyhow::Result<()> {
    let mut terminal = std::io::stderr();
    write!(terminal, "{question}").and_then(|()| terminal.flush()).context("asking on the terminal")
}

fn line() -> anyhow::Result<String> {
    let mut line = String::new();
    std::io::stdin().lock().read_line(&mut line).context("reading standard input")?;
    Ok(line)
}

/// The text of a `.env` with that variable set, and everything else unchanged.
fn with(old: Option<&str>, name: &str, value: &str) -> String {
    let Some(old) = old else {
        return format!(
            "# Written by `turnstone init`; .env.example explains every variable.\n{name}={value}\n"
        );
    };
    let mut text = String::new();
    for line in old.lines().filter(|line| !dotenv::sets(line, name)) {
        text.push_str(line);
        text.push('\n');
    }
    format!("{text}{name}={value}\n")
}

/// Puts a file in its place atomically, so that it is never half written, and readable only by its owner from the first byte.
fn write_private(file: &Path, text: &str) -> anyhow::Result<()> {
    let fresh = file.with_file_name(format!("{}.{}", dotenv::NAME, std::process::id()));
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(&fresh).and_then(|mut open| {
        open.write_all(text.as_bytes())?;
        open.sync_all()?;
        std::fs::rename(&fresh, file)
    });
    if written.is_err() {
        // It holds the token; if it could not be made, it does not exist.
        let _ = std::fs::remove_file(&fresh);
    }
    written.with_context(|| format!("writing {}; look whether the folder can be written to", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_takes_the_place_of_the_one_before_and_the_rest_stays() {
        let old = "# mine\nexport DISCORD_TOKEN = 'old' # told\n#DISCORD_TOKEN=\nTURNSTONE_DATABASE=a.db";
        assert_eq!(
            with(Some(old), "DISCORD_TOKEN", "new"),
            "# mine\n#DISCORD_TOKEN=\nTURNSTONE_DATABASE=a.db\nDISCORD_TOKEN=new\n"
        );
        assert!(with(None, "DISCORD_TOKEN", "new").ends_with("\nDISCORD_TOKEN=new\n"));
    }

    #[test]
    fn what_cannot_be_a_token_is_replaced_without_a_question() {
        for (line, holds) in [
            ("DISCORD_TOKEN=a.real.one", true),
            ("export DISCORD_TOKEN = 'a.real.one' # mine", true),
            ("DISCORD_TOKEN=", false),
            ("DISCORD_TOKEN=abc", false),
            ("DISCORD_TOKEN=DISCORD_TOKEN=a.real.one", false),
            ("TURNSTONE_API_TOKEN=abc", true),
        ] {
            assert_eq!(holds_token(line), holds, "{line}");
        }
    }

    #[test]
    fn the_link_is_the_one_of_the_readme() {
        assert!(include_str!("../../README.md").contains(&invitation("APP_ID")));
    }
}
