//! Databases that are not the bot's to serve: each is found out at the start, and told by the doctor.

use std::path::PathBuf;
use std::process::Command;

use host::database::Database;
use kit::Program;

/// A program with a database of its own.
async fn with_database() -> (Program, PathBuf) {
    let program = Program::open();
    let file = program.folder().join("tables.db");
    Database::open(&file).await.expect("it is made").close().await;
    (program, file)
}

/// What a call says that fails.
#[track_caller]
fn fails(command: &mut Command) -> String {
    let output = command.output().expect("the program runs");
    assert!(!output.status.success(), "{command:?} succeeds");
    String::from_utf8_lossy(&[output.stdout, output.stderr].concat()).into_owned()
}

/// In a rehearsal without a server.
fn dressed(mut command: Command) -> Command {
    command.env("TURNSTONE_DATABASE", "tables.db").env("TURNSTONE_API_URL", "http://127.0.0.1:1");
    command
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_never_promised_to_be_brought_up_to_date() {
    let (program, file) = with_database().await;
    let mut database = kit::open(&file).await;
    let newer = "insert into _sqlx_migrations (version, description, success, checksum, execution_time) values (9999, 'x', true, x'', 0)";
    sqlx::query(newer).execute(&mut database).await.expect("it can be written");
    sqlx::Connection::close(database).await.expect("it can be closed");
    for args in [&["serve"] as &[&str], &["recount"], &["doctor"]] {
        let said = fails(&mut dressed(program.command(args)));
        assert!(said.contains("written by a newer version of Turnstone"), "{args:?}: {said}");
        assert!(said.contains("use that version") && !said.contains("up to date"), "{args:?}: {said}");
    }
}

#[cfg(unix)]
#[tokio::test]
async fn a_database_with_two_names_is_refused() {
    let (program, file) = with_database().await;
    std::fs::hard_link(&file, program.folder().join("other.db")).expect("it can be linked");
    for name in ["tables.db", "other.db"] {
        let said = fails(dressed(program.command(&["serve"])).env("TURNSTONE_DATABASE", name));
        assert!(said.contains(&format!("{name} has a second name (a hard link)")), "{said}");
    }
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn a_database_that_can_only_be_read_is_found_out_at_the_start() {
    use std::os::unix::fs::PermissionsExt as _;
    let (program, file) = with_database().await;
    let allow = |path, mode| {
        std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("they are ours");
    };
    allow(program.folder(), 0o777);
    allow(&file, 0o444);
    let call = |command: &str| {
        let plain = dressed(program.command(&[command]));
        if !workshop::is_root() {
            return plain;
        }
        // The rights of files do not bind the system's administrator.
        let mut other = dressed(Command::new("setpriv"));
        other.args(["--reuid=65534", "--regid=65534", "--clear-groups"]).arg(plain.get_program());
        other.args(plain.get_args()).current_dir(program.folder());
        other
    };
    if !call("--version").output().is_ok_and(|output| output.status.success()) {
        return;
    }
    let said = fails(&mut call("serve"));
    assert!(said.contains("it can be read and not written; give the file"), "{said}");
    let said = fails(&mut call("doctor"));
    assert!(said.contains("❌ This user may not write tables.db"), "{said}");
}
