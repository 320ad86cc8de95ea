//! Commands in groups, typed and pressed by people of three languages and of different rights.

use sandbox::Permissions;

use super::direct::{House, types};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn groups_are_typed_in_every_language_and_pressed_where_they_are_named() {
    let house = House::open().await;
    types(&house.at("ada", "games"), "/play game:harmonies seats:2").await;
    for (person, resign, leave, pressed) in [
        ("ben", "/table resign sure:true", "/table leave", "</table start:"),
        ("celina", "/stół poddaj na-pewno:true", "/stół odejdź", "(`/stół start`)"),
        ("borek", "/stůl vzdát určitě:true", "/stůl odejít", "(`/stůl start`)"),
    ] {
        let at = house.at(person, "games");
        types(&at, "/join").await;
        types(&at, resign).await;
        let told = at.newest(|message| message.ephemeral).expect("it is answered").content;
        assert!(told.contains(pressed), "{told}");
        types(&at, leave).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_may_not_manage_the_server_has_its_group_and_not_its_settings() {
    let house = House::open().await;
    let at = house.at("celina", "games");
    assert!(at.type_command("/serwer diagnoza").await.is_err(), "not everybody is offered it");
    let moderates = Permissions::MANAGE_MESSAGES;
    house.sandbox.overwrite(at.channel(), at.person().id(), moderates, Permissions::default());
    types(&at, "/serwer diagnoza").await;
    types(&at, "/serwer ustawienia motyw:night").await;
    let told = at.newest(|message| message.ephemeral).expect("it is answered").content;
    assert_eq!(told, "Ustawienia serwera mogą zmieniać tylko osoby, które nim zarządzają.");
}
