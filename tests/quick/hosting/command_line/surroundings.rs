//! The command line in surroundings that do not fit.

use kit::{Program, recorded};

#[test]
fn surroundings_that_do_not_fit_are_named() {
    let program = Program::open();
    let output =
        program.command(&["serve"]).env("TURNSTONE_API_URL", "foo").output().expect("the program runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("must be http:// on a loopback address"), "{errors}");

    program.file("empty.db", "");
    for args in [["backup", "copy.db"], ["export", "1"], ["replay", "--all"]] {
        let args = [["--database", "empty.db"], args].concat();
        program.check(&args, "turnstone: empty.db is no database of Turnstone\n");
    }
    assert!(!program.folder().join("copy.db").exists(), "nothing was worth a copy");
    program
        .check(&["--database", "empty.db", "recount"], "turnstone: empty.db is no database of Turnstone\n");
}

#[test]
fn an_env_file_that_cannot_be_read_leaves_every_database_alone() {
    let program = Program::open();
    let log = program.file("two.log", &recorded());
    program.file(".env", "# told\nNAME=a secret\nTURNSTONE_DATABASE=real.db\nDISCORD_TOKEN=secret\n");
    let touching: [&[&str]; 11] = [
        &[],
        &["serve"],
        &["demo", "--port", "0"],
        &["replay", "--all"],
        &["export", "1"],
        &["doctor"],
        &["health"],
        &["backup", "copy.db"],
        &["restore", "copy.db"],
        &["salvage", "copy.db"],
        &["recount"],
    ];
    for args in touching {
        program.check(args, "line 2 of ");
        let errors = program.run(args).stderr;
        let errors = String::from_utf8_lossy(&errors);
        assert!(errors.contains(".env cannot be read") && !errors.contains("secret"), "{args:?}: {errors}");
    }
    let mut files: Vec<_> = std::fs::read_dir(program.folder())
        .expect("the folder")
        .map(|entry| entry.expect("a file").file_name())
        .collect();
    files.sort();
    assert_eq!(files, [".env", "two.log"], "something was made all the same");
    let replayed = program.run(&["replay", &log]);
    let errors = String::from_utf8_lossy(&replayed.stderr);
    assert!(
        replayed.status.success() && errors.contains("line 2 of"),
        "what needs none of it goes on: {errors}"
    );
}

#[test]
fn a_value_of_the_env_file_is_what_is_written_and_nothing_counts_as_unset() {
    let program = Program::open();
    program.file(".env", "export TURNSTONE_DATABASE=\"$HOME/it's \\\\ #1.db\" # told\nTURNSTONE_SEED=\n");
    let said = "there is no database $HOME/it's \\ #1.db";
    program.check(&["export", "1"], said);
    for (name, value) in [("TURNSTONE_DATABASE", ""), ("TURNSTONE_SEED", ""), ("TURNSTONE_LOG", "")] {
        let output = program.command(&["export", "1"]).env(name, value).output().expect("the program runs");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(errors.contains(said), "{name}: {errors}");
    }
    let mut other = program.command(&["export", "1"]);
    let output = other.env("TURNSTONE_DATABASE", "other.db").output().expect("the program runs");
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no database other.db"));
    program.file(".env", "");
    let mut none = program.command(&["export", "1"]);
    let output = none.env("TURNSTONE_DATABASE", "").output().expect("the program runs");
    assert!(String::from_utf8_lossy(&output.stderr).contains("there is no database turnstone.db"));
}

#[test]
fn a_file_that_is_no_text_is_refused_by_its_place() {
    let program = Program::open();
    let file = program.folder().join("bytes.log");
    std::fs::write(&file, b"game harmonies\nrules \xff1\n").expect("it can be written");
    let name = file.display().to_string();
    for args in [&["replay", &name] as &[&str], &["score", "village-green", &name]] {
        program.check(args, &format!("reading {name}: line 2, byte 7: this is not text in UTF-8"));
    }
}
