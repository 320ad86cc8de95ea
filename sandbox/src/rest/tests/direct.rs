//! Direct messages: their recipients, their readers, and the people who take none.

use super::*;
use crate::faults::Fault;
use crate::message::Message;
use crate::object::{self, Occasion};
use crate::person::world_seen_by;
use crate::snowflake::Id;

fn open(bench: &mut Bench, person: Id) -> (u16, Value) {
    bench.ask("POST", "users/@me/channels", json!({"recipient_id": person}))
}

#[test]
fn a_direct_message_reaches_one_person_and_pings_them() {
    let mut bench = bench();
    let (ada, moira) = (bench.ada, bench.moira);
    let (status, channel) = open(&mut bench, ada);
    assert_eq!((status, &channel["type"]), (200, &json!(1)));
    assert_eq!(channel["recipients"][0]["id"], json!(ada));
    assert_eq!(open(&mut bench, ada).1["id"], channel["id"], "there is one for each");
    let path = format!("channels/{}/messages", channel["id"].as_str().expect("an id"));
    let (status, message) = bench.ask("POST", &path, json!({"content": "your turn"}));
    assert_eq!((status, message.get("guild_id")), (200, None));
    let id = Id::read(&channel["id"]).expect("an id");
    let sent: &Message = bench.state.messages_in(id).next().expect("it is there");
    assert_eq!(sent.pinged.iter().collect::<Vec<_>>(), [&ada]);
    assert!(bench.state.world.sees(ada, id) && !bench.state.world.sees(moira, id));
    let seen = |bench: &Bench, who: Id| {
        let view = world_seen_by(&bench.state, &bench.state.world.people[&who]);
        let servers = view["servers"].as_array().expect("a list").clone();
        servers.iter().filter(|it| it["name"] == "Direct messages").count()
    };
    assert_eq!((seen(&bench, ada), seen(&bench, moira)), (1, 0));
    let path = format!("{path}/{}", message["id"].as_str().expect("an id"));
    assert_eq!(bench.code("PATCH", &path, json!({"content": "done"})), 0);
    assert_eq!(bench.code("DELETE", &path, Value::Null), 0);
}

#[test]
fn whoever_presses_on_a_direct_message_is_a_user_without_a_server() {
    let mut bench = bench();
    let ada = bench.ada;
    let channel = bench.state.direct_channel(ada);
    let message = bench.send(channel, "your turn");
    let deed = Deed::Component { message };
    let begun = crate::person::begin(&mut bench.state, (ada, channel), deed, json!({}), Some(message));
    let interaction = bench.state.interactions[&begun].clone();
    assert_eq!(interaction.response, crate::interaction::Response::Waiting, "it was delivered");
    let occasion = Occasion { data: json!({}), message: Some(message) };
    let payload = object::interaction(&bench.state, &interaction, &occasion).expect("it is delivered");
    assert_eq!((&payload["user"]["id"], &payload["context"]), (&json!(ada), &json!(1)));
    assert!(payload.get("member").is_none() && payload.get("guild_id").is_none());
}

#[test]
fn nobody_can_be_written_to_who_takes_none() {
    let mut bench = bench();
    let (ada, bot) = (bench.ada, bench.state.bot);
    let channel = bench.state.direct_channel(ada);
    let path = format!("channels/{channel}/messages");
    bench.state.fail(Fault::Shut { person: ada }).expect("it is possible");
    assert_eq!(open(&mut bench, ada).0, 200);
    assert_eq!(bench.code("POST", &path, json!({"content": "x"})), 50007);
    bench.state.fail(Fault::Unshut { person: ada }).expect("it is possible");
    assert_eq!(bench.code("POST", &path, json!({"content": "x"})), 0);
    assert_eq!(bench.code("POST", "users/@me/channels", json!({"recipient_id": "17"})), 10013);
    assert_eq!(bench.code("POST", "users/@me/channels", json!({"recipient_id": bot})), 50007);
    assert_eq!(bench.code("POST", "users/@me/channels", json!({})), 50035);
    assert_eq!(bench.code("DELETE", &format!("channels/{channel}"), Value::Null), 50024);
}
