//! The output of `turnstone --help`: the commands by purpose.

use clap::Command;
use clap::builder::styling::Style;

/// The commands in the order in which a host needs them.
const GROUPS: [(&str, &[&str]); 4] = [
    ("Begin", &["demo", "init", "serve"]),
    ("Look after it", &["doctor", "health", "backup", "restore", "salvage", "move", "recount"]),
    ("Logs and positions", &["replay", "review", "export", "render", "score"]),
    ("Figures and the shell", &["simulate", "arena", "completions"]),
];
const HEAD: Style = Style::new().bold().underline();
const NAME: Style = Style::new().bold();

/// The command with its commands in groups; Clap itself would list them in one.
pub(super) fn grouped(command: Command) -> Command {
    let mut template = format!("{{about-with-newline}}\n{HEAD}Usage:{HEAD:#} {{usage}}\n");
    for (group, names) in GROUPS {
        template.push_str(&format!("\n{HEAD}{group}:{HEAD:#}\n"));
        for name in names {
            let about = command.find_subcommand(name).and_then(Command::get_about);
            let about = about.map(ToString::to_string).unwrap_or_default();
            template.push_str(&format!("  {NAME}{name:12}{NAME:#} {about}\n"));
        }
    }
    template
        .push_str("\nWithout a command it serves if DISCORD_TOKEN is set, and runs the demo otherwise.\n");
    template.push_str("`turnstone COMMAND --help` explains a command.\n\n{all-args}");
    let command = command.override_usage("turnstone [OPTIONS] [COMMAND]").help_template(template);
    command.mut_subcommands(|one| one.hide(true))
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn every_command_is_in_one_group() {
        let command = crate::cli::Cli::command();
        let mut there: Vec<&str> = command.get_subcommands().map(Command::get_name).collect();
        let mut listed: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| names.iter().copied()).collect();
        there.sort_unstable();
        listed.sort_unstable();
        assert_eq!(listed, there);
    }

    #[test]
    fn a_command_shows_only_the_options_by_which_it_goes_and_takes_all() {
        let mut command = crate::cli::Cli::command();
        command.build();
        for (name, shown) in [
            ("serve", ["--database", "--shards", "--beacon"].as_slice()),
            ("doctor", &["--database", "--shards", "--beacon"]),
            ("health", &["--database", "--shards"]),
            ("replay", &["--database"]),
            ("recount", &["--database"]),
            ("score", &[]),
            ("simulate", &[]),
            ("move", &[]),
            ("init", &[]),
        ] {
            let one = command.find_subcommand_mut(name).expect("there is such a command");
            for help in [one.render_help().to_string(), one.render_long_help().to_string()] {
                for option in ["--database", "--shards", "--beacon"] {
                    let is_shown = help.contains(&format!("{option} <"));
                    assert_eq!(is_shown, shown.contains(&option), "{name} {option}: {help}");
                }
            }
        }
        let typed = ["turnstone", "init", "--database", "a.db", "--shards", "0-1/2"];
        let matches = crate::cli::Cli::command().try_get_matches_from(typed).expect("it is taken");
        assert_eq!(
            matches.get_one::<std::ffi::OsString>("database").and_then(|it| it.to_str()),
            Some("a.db")
        );
    }

    #[test]
    fn rehearsals_come_after_what_a_host_needs() {
        let help = grouped(crate::cli::Cli::command()).render_long_help().to_string();
        let at = |part: &str| help.find(part).unwrap_or_else(|| panic!("{part}: {help}"));
        assert!(at("\n  init") < at("--database") && at("--database") < at("Rehearsals"), "{help}");
        for option in ["--api-url", "--api-token", "--seed", "--clock", "--picture-wait"] {
            assert!(at("Rehearsals") < at(option), "{option}: {help}");
        }
        let short = grouped(crate::cli::Cli::command()).render_help().to_string();
        assert!(short.contains("--database") && !short.contains("--clock"), "{short}");
    }
}
