//! The findings once everything was calm again, and the evidence for the person who investigates them.

use std::path::Path;

use kit::Rig;

/// The findings once everything was calm again.
pub(super) struct Findings {
    pub(super) acknowledged: usize,
    pub(super) wrong: Vec<String>,
}

impl Findings {
    /// Closes the rig, whose bot has ended. If something is wrong, all evidence is kept under that name.
    pub(super) async fn of(
        rig: Rig,
        acknowledged: usize,
        mut wrong: Vec<String>,
        said: &[String],
        name: &str,
    ) -> Findings {
        if !wrong.is_empty() {
            wrong.push(keep(&rig, said, name).await);
        }
        rig.close_after_trouble().await;
        wrong.sort_unstable();
        wrong.dedup();
        Findings { acknowledged, wrong }
    }
}

/// Keeps database, journal and log; gives their place.
async fn keep(rig: &Rig, said: &[String], name: &str) -> String {
    let place = |ending: &str| Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}.{ending}"));
    for ending in ["db", "db-wal", "db-shm"] {
        // They may be there from an earlier run.
        let _ = std::fs::remove_file(place(ending));
    }
    rig.run(&["move", rig.address(), &place("db").display().to_string()]).await;
    let journal = rig.sandbox.journal();
    let journal: Vec<String> =
        journal.iter().map(|entry| serde_json::to_string(entry).expect("it can be written")).collect();
    std::fs::write(place("journal"), journal.join("\n")).expect("it can be written");
    std::fs::write(place("log"), said.join("\n")).expect("it can be written");
    format!("database, journal and log are in {}", place("*").display())
}
