//! A command line that cannot be understood, refused without its secrets: the password of an address, a token.

use clap::Error;

use crate::settings::is_token;

/// What is said instead of something secret.
const LEFT_OUT: &str = "…";

/// The refusal without the secrets that it repeats; none if it repeats none.
pub(super) fn without_secrets(error: &Error, typed: &[String]) -> Option<String> {
    let said = error.to_string();
    // The program's own name is no secret. An option may stand before its value.
    let words = typed.iter().skip(1);
    let values = words.map(|word| {
        word.split_once('=').filter(|_| word.starts_with('-')).map_or(word.as_str(), |(_, value)| value)
    });
    let secrets: Vec<&str> =
        values.filter(|value| said.contains(value) && (value.contains("://") || is_token(value))).collect();
    if secrets.is_empty() {
        return None;
    }
    let said = secrets.iter().fold(said, |said, secret| said.replace(secret, LEFT_OUT));
    Some(format!(
        "{}\n\nWhat may be secret is left out here. An address of a database stands after --database or in TURNSTONE_DATABASE, a token in \
         DISCORD_TOKEN.",
        said.trim_end()
    ))
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;
    use crate::cli::Cli;

    const ADDRESS: &str = "postgres://user:secret@host/name";
    const TOKEN: &str = "MTk4NjIyNDgzNDcxOTI1MjQ4.Cl2FMQ.ZnCjm1XVW7vRze4b7Cq4se7kKWs";

    fn refused(words: &[&str]) -> (String, Option<String>) {
        let typed: Vec<String> =
            std::iter::once("turnstone").chain(words.iter().copied()).map(str::to_owned).collect();
        let error = Cli::command().try_get_matches_from(&typed).expect_err("it cannot be understood");
        (error.to_string(), without_secrets(&error, &typed))
    }

    #[test]
    fn an_address_or_a_token_where_something_else_belongs_is_not_repeated() {
        let port = format!("--port={ADDRESS}");
        for words in [
            vec![ADDRESS],
            vec!["serve", ADDRESS],
            vec!["demo", "--port", ADDRESS],
            vec!["demo", &port],
            vec!["export", ADDRESS],
            vec![TOKEN],
        ] {
            let (plain, said) = refused(&words);
            assert!(plain.contains("secret@") || plain.contains("Cl2FMQ"), "Clap repeats it: {plain}");
            let said = said.expect("it is left out");
            assert!(said.starts_with("error: ") && said.contains("'…'"), "{said}");
            assert!(!said.contains("secret@") && !said.contains("Cl2FMQ"), "{said}");
            assert!(said.contains("--database") && said.contains("TURNSTONE_DATABASE"), "{said}");
        }
        assert_eq!(refused(&["sevre"]).1, None, "a mistyped command is repeated");
    }
}
