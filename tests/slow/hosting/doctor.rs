//! The doctor's report on the beacon.

use kit::Rig;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_tries_the_beacon_if_there_is_one() {
    let rig = Rig::build().await;
    let (page, _) = rig.says(&["doctor"]).await;
    assert!(!page.contains("beacon") && !page.contains("relay"), "{page}");
    for (address, line) in [
        ("http://127.0.0.1:1", "❌ The relay <http://127.0.0.1:1> cannot be used: it cannot be reached: "),
        ("https://api.drand.sh", "❌ TURNSTONE_BEACON must be on a loopback"),
    ] {
        let (page, works) = rig.says(&["doctor", "--beacon", address]).await;
        assert!(!works && page.lines().any(|found| found.starts_with(line)), "{line}: {page}");
    }
    rig.close().await;
}
