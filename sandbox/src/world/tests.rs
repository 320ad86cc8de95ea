//! Permissions of people, moderators and the bot.

use super::{KeptWorld, World, WorldSeed, populate};
use crate::bench::bench;
use crate::permission::Permissions;

#[test]
fn a_members_overwrite_beats_the_roles_and_those_beat_everybodys() {
    let mut bench = bench();
    let (ada, moira, channel) = (bench.ada, bench.moira, bench.channel);
    let server = bench.state.world.channels[&channel].server;
    let send = Permissions::SEND_MESSAGES;
    let none = Permissions::NONE;
    let sends = |bench: &crate::bench::Bench, who| bench.state.world.permissions(who, channel).has(send);
    assert!(sends(&bench, ada));
    bench.state.overwrite(channel, server, none, send);
    assert!(!sends(&bench, ada));
    bench.state.overwrite(channel, ada, send, none);
    assert!(sends(&bench, ada));
    let darek = bench.state.find_person("darek").expect("he is in the seed");
    assert!(!sends(&bench, darek));
    let role = bench.state.world.servers[&server].moderator_role().expect("the seed has one");
    bench
        .state
        .world
        .servers
        .get_mut(&server)
        .and_then(|it| it.members.get_mut(&darek))
        .expect("a member")
        .roles = vec![role];
    bench.state.overwrite(channel, role, send, none);
    assert!(sends(&bench, darek));
    bench.state.overwrite(channel, darek, none, send);
    assert!(!sends(&bench, darek));
    bench.state.overwrite(channel, moira, none, send);
    assert!(sends(&bench, moira), "she owns the server");
}

#[test]
fn who_may_not_look_may_do_nothing() {
    let mut bench = bench();
    let (ada, channel) = (bench.ada, bench.channel);
    let thread = bench.thread();
    bench.state.overwrite(channel, ada, Permissions::NONE, Permissions::VIEW_CHANNEL);
    assert_eq!(bench.state.world.permissions(ada, channel), Permissions::NONE);
    assert_eq!(
        bench.state.world.permissions(ada, thread),
        Permissions::NONE,
        "a thread has its parent's rules"
    );
    assert!(bench.state.find_channel(ada, "games").is_err());
}

#[test]
fn strangers_may_do_nothing() {
    let mut bench = bench();
    let server = bench.state.world.channels[&bench.channel].server;
    bench.state.leave(bench.ada, server);
    assert_eq!(bench.state.world.permissions(bench.ada, bench.channel), Permissions::NONE);
}

#[test]
fn a_kept_world_is_the_same_after_the_next_start() {
    let mut world = World::default();
    let bot = populate(&mut world, &WorldSeed::default(), 1_000);
    let file = std::env::temp_dir().join(format!("sandbox-world-{}.json", std::process::id()));
    let mut kept = KeptWorld::at(file.clone());
    assert!(kept.read().expect("there is nothing to read").is_none());
    let text = kept.changed(bot, &world).expect("it was never written");
    kept.write(text).expect("it is written");
    assert_eq!(kept.changed(bot, &world), None);
    let mut again = KeptWorld::at(file.clone());
    let (found, read) = again.read().expect("it is read").expect("it is there");
    assert_eq!((found, format!("{read:?}")), (bot, format!("{world:?}")));
    assert_eq!(again.changed(bot, &read), None);
    world.people.remove(&bot);
    assert!(again.changed(bot, &world).is_some());
    std::fs::write(&file, "{").expect("it is spoilt");
    let spoilt = again.read();
    std::fs::remove_file(&file).expect("it is removed");
    assert!(spoilt.is_err(), "what cannot be read is not overwritten");
}
