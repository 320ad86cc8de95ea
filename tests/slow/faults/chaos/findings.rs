//! What was found when everything was calm again, and what is left for whoever has to find out why.

use std::path::Path;

use kit::Rig;

/// What was found when everything was calm again.
pub(super) struct Findings {
    pub(super) acknowledged: usize,
    pub(super) wrong: Vec<String>,
}

impl Findings {
    /// Closes the rig, whose bot has ended. Where something is wrong, all that there is to it is left under that name.
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

/// Leaves database, journal and log; says where.
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
