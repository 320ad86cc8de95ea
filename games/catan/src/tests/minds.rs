//! What computers think of positions with one good answer.

use super::super::components::board::Corner;
use super::{value, *};
use rules::SeatSet;
use thinking::{Level, Luck, Mind as _, Thought, think};

/// The thought of a level about what a seat does now.
fn thought(table: &Catan, seat: Seat, level: Level) -> Thought<Action> {
    think(table, seat, level, &Catan::budget(level), false, 7).expect("there is something to draw")
}

/// The first move that a level does.
#[track_caller]
fn first(table: &Catan, seat: Seat, level: Level) -> String {
    let plans = thought(table, seat, level).plans;
    plans.first().and_then(|plan| plan.moves.first()).expect("a move").to_string()
}

/// All moves of the plan that normal follows.
fn plan(table: &Catan, seat: Seat) -> Vec<String> {
    let plans = thought(table, seat, Level::Normal).plans;
    plans[0].moves.iter().map(ToString::to_string).collect()
}

/// The fixed start with empty hands; blue is on turn and has rolled.
fn settled(options: &str) -> Catan {
    let mut table = table(4, &format!("layout fixed, {options}"), 1);
    (table.first, table.current, table.phase, table.dice) = (BLUE, BLUE, Phase::Main, Some((1, 1)));
    for seat in [BLUE, AMBER, GREEN, RED] {
        let hand = std::mem::take(&mut table.player_mut(seat).hand);
        table.bank += hand;
    }
    table
}

#[test]
fn the_city_that_wins_is_built_at_once() {
    let mut table = settled("points 5");
    enlarge(&mut table, BLUE, "e8");
    settle(&mut table, BLUE, "c6");
    give(&mut table, BLUE, "2 grain 3 ore 1 wood 1 brick");
    for level in [Level::Easy, Level::Normal, Level::Hard] {
        let moves = &thought(&table, BLUE, level).plans[0].moves;
        assert!(matches!(moves.last(), Some(Action::City(_))), "{level}: {moves:?}");
    }
}

#[test]
fn the_bank_makes_the_city_affordable_before_it_is_built() {
    let mut table = settled("");
    give(&mut table, BLUE, "1 grain 3 ore 4 wood");
    let moves = plan(&table, BLUE);
    assert_eq!(moves[0], "bank wood for grain");
    assert!(moves[1].starts_with("build city"), "{moves:?}");
}

#[test]
fn a_turn_does_not_end_with_a_building_to_be_had() {
    let mut table = settled("");
    give(&mut table, BLUE, "2 grain 3 ore");
    for level in Level::OFFERED {
        for plan in thought(&table, BLUE, level).plans {
            assert_ne!(plan.moves, [Action::End], "{level}");
        }
    }
}

#[test]
fn the_robber_goes_to_the_leader_and_not_home() {
    let mut table = settled("");
    enlarge(&mut table, RED, "b5 d3");
    give(&mut table, RED, "4 ore");
    table.phase = Phase::Robber;
    let action = first(&table, BLUE, Level::Normal);
    assert!(action.ends_with("red"), "{action}");
}

#[test]
fn the_first_settlement_goes_where_much_is_yielded() {
    let table = table(4, "", 3);
    let seat = table.current;
    let plans = thought(&table, seat, Level::Normal).plans;
    let Some(&Action::Settlement(corner)) = plans[0].moves.first() else { panic!("{plans:?}") };
    let pips = |number: u8| 6_u8.saturating_sub(number.abs_diff(7));
    let yields: u8 = corner.hexes().iter().map(|hex| pips(table.land.numbers[hex.index()])).sum();
    assert!(yields >= 10, "{corner} with {yields}");
}

#[test]
fn a_knight_is_played_before_the_roll_only_against_the_robber_at_home() {
    let mut table = settled("");
    (table.phase, table.dice) = (Phase::Roll, None);
    deal(&mut table, BLUE, Development::Knight);
    let knights = |table: &Catan| {
        let plans = thought(table, BLUE, Level::Normal).plans;
        plans.iter().any(|plan| plan.moves[0] == Action::Knight)
    };
    assert!(!knights(&table), "the robber stands in the desert");
    let home: Corner = "e8".parse().expect("a corner");
    table.robber = home.hexes().iter().next().expect("a hex");
    assert!(knights(&table));
}

#[test]
fn what_is_nearly_paid_for_is_not_discarded() {
    let mut table = settled("");
    give(&mut table, BLUE, "5 wool 2 grain 3 ore");
    (table.phase, table.players[0].due) = (Phase::Discard, 5);
    assert_eq!(first(&table, BLUE, Level::Normal), "discard 0 wood 0 brick 5 wool 0 grain 0 ore");
}

#[test]
fn a_deal_that_helps_is_agreed_to_and_one_with_a_leader_about_to_win_is_not() {
    let mut table = settled("");
    give(&mut table, BLUE, "1 ore 2 wood");
    give(&mut table, RED, "2 grain 2 ore 3 wool");
    table.must(BLUE, "trade 1 ore for 1 wool");
    assert_eq!(first(&table, RED, Level::Normal), "accept", "ore makes red a city");
    enlarge(&mut table, BLUE, "e8");
    (table.longest, table.army) = (Some(BLUE), Some(BLUE));
    assert_ne!(first(&table, RED, Level::Normal), "accept", "blue has seven points");
}

#[test]
fn a_bad_deal_is_declined() {
    let mut table = settled("");
    give(&mut table, BLUE, "4 wool");
    give(&mut table, RED, "2 grain 3 ore");
    table.must(BLUE, "trade 1 wool for 2 ore to red");
    assert_eq!(first(&table, RED, Level::Normal), "decline");
}

/// Blue lacks an ore for a city, and red and amber hold nothing else.
fn offering() -> Catan {
    let mut table = settled("");
    give(&mut table, BLUE, "2 grain 2 ore 3 wood");
    give(&mut table, RED, "5 ore");
    give(&mut table, AMBER, "4 ore");
    table
}

/// The offers of blue that are worth a thought.
fn proposals(table: &Catan) -> Vec<Action> {
    let mut found = Vec::new();
    table.proposals(BLUE, &mut found);
    found
}

#[test]
fn an_offer_is_thought_of_once_a_turn_for_what_it_makes_affordable() {
    let mut table = offering();
    let city: Action = "trade 1 wood for 1 ore".parse().expect("an offer");
    assert!(proposals(&table).contains(&city));
    table.must(BLUE, "trade 2 wood for 1 ore");
    for seat in [AMBER, GREEN, RED] {
        table.must(seat, "decline");
    }
    assert_eq!(proposals(&table), [], "once a turn");
}

#[test]
fn no_offer_is_made_twice_and_no_fifth_one() {
    let mut table = offering();
    let offer = proposals(&table)[0];
    table.must(BLUE, &offer.to_string());
    table.must(BLUE, "cancel");
    table.chronicle.turns += 1;
    let left = proposals(&table);
    assert!(!left.is_empty() && !left.contains(&offer), "{offer}: {left:?}");
    for deal in ["3 wood for 1 wool", "3 wood for 1 brick", "3 wood for 2 wool"] {
        assert_eq!(proposals(&table), left, "less than four offers");
        table.must(BLUE, &format!("trade {deal}"));
        table.must(BLUE, "cancel");
        table.chronicle.turns += 1;
    }
    assert_eq!(proposals(&table), []);
}

#[test]
fn what_nobody_would_agree_to_is_not_offered() {
    for level in Level::OFFERED {
        let action = first(&offering(), BLUE, level);
        assert!(!action.starts_with("trade"), "{level}: {action} would give blue a city for nothing");
    }
}

/// A position of a game among computers at which the one on turn makes an offer.
fn dealing() -> Catan {
    let mut luck = Luck::new(3);
    let mut table: Catan = open("layout variable, order free", 4, &mut luck);
    loop {
        let seat = table.turn().must().iter().next().expect("the game is not over");
        let moves = thought(&table, seat, Level::Normal).plans[0].moves.clone();
        if is_offer(&moves) {
            return table;
        }
        for action in moves {
            table.apply(seat, &action, &mut luck, &mut Vec::new()).expect("there is chance");
        }
    }
}

fn is_offer(moves: &[Action]) -> bool {
    matches!(moves[0], Action::Offer(..))
}

#[test]
fn hard_plays_offers_on_beside_what_else_can_be_done() {
    let table = dealing();
    let normal = thought(&table, table.current, Level::Normal).plans;
    assert_eq!(normal.len(), 1, "it makes the best one");
    let hard = thought(&table, table.current, Level::Hard).plans;
    assert!(hard.iter().any(|plan| is_offer(&plan.moves)) && hard.iter().any(|plan| !is_offer(&plan.moves)));
}

#[test]
fn in_imagination_an_offer_is_answered_and_closed_by_what_it_brings() {
    let mut table = settled("");
    give(&mut table, BLUE, "1 ore 2 wood");
    give(&mut table, RED, "2 grain 2 ore 3 wool");
    give(&mut table, AMBER, "1 ore");
    let mut said = Vec::new();
    table.must(BLUE, "trade 1 ore for 1 wool to red amber");
    while let Some((who, action)) = table.answer() {
        said.push((who, action.to_string()));
        table.must(who, &action.to_string());
    }
    let said: Vec<(Seat, &str)> = said.iter().map(|(who, action)| (*who, action.as_str())).collect();
    // Ore makes red a city; amber has no wool.
    assert_eq!(said, [(AMBER, "decline"), (RED, "accept"), (BLUE, "confirm red")]);
    assert_eq!(hand(&table, BLUE), "2 wood 1 wool");
}

#[test]
fn in_imagination_an_offer_waits_for_the_robber() {
    let mut table = settled("");
    give(&mut table, BLUE, "1 ore");
    give(&mut table, RED, "2 grain 2 ore 3 wool");
    table.must(BLUE, "trade 1 ore for 1 wool to red");
    table.must(RED, "accept");
    table.phase = Phase::Robber;
    assert_eq!(table.answer(), None);
    table.phase = Phase::Main;
    assert_eq!(
        table.answer().map(|(who, action)| (who, action.to_string())),
        Some((BLUE, "confirm red".into()))
    );
}

#[test]
fn where_only_people_make_offers_a_computer_makes_none_but_answers() {
    let mut table = settled("trade people");
    give(&mut table, BLUE, "2 grain 2 ore 3 wood");
    give(&mut table, RED, "5 ore");
    assert!(!first(&table, BLUE, Level::Normal).starts_with("trade"));
    table.must(BLUE, "trade 2 wood for 1 ore");
    let answer = first(&table, RED, Level::Normal);
    assert!(answer == "accept" || answer == "decline", "{answer}");
}

#[test]
fn an_offer_that_was_accepted_is_closed() {
    let mut table = settled("");
    give(&mut table, BLUE, "2 grain 2 ore 3 wood");
    give(&mut table, RED, "5 ore");
    table.must(BLUE, "trade 2 wood for 1 ore");
    table.must(RED, "accept");
    assert_eq!(first(&table, BLUE, Level::Normal), "confirm red");
}

#[test]
fn what_was_offered_is_kept_to_and_of_several_who_agree_the_best_is_taken() {
    let mut table = settled("");
    give(&mut table, BLUE, "2 grain 3 ore 1 wool");
    give(&mut table, RED, "5 wood");
    give(&mut table, AMBER, "3 wood");
    table.must(BLUE, "trade 2 ore for 1 wood");
    table.must(RED, "accept");
    for level in Level::OFFERED {
        assert_eq!(first(&table, BLUE, level), "confirm red", "{level}: it gives a city away, but said so");
    }
    enlarge(&mut table, RED, "b5 d3");
    table.must(AMBER, "accept");
    assert_eq!(first(&table, BLUE, Level::Normal), "confirm amber", "red stands better");
}

#[test]
fn a_counter_offer_that_is_no_good_is_turned_down_when_all_have_answered() {
    let mut table = settled("");
    give(&mut table, BLUE, "2 grain 2 ore 3 wood");
    give(&mut table, RED, "5 ore");
    table.must(BLUE, "trade 2 wood for 1 ore to red green");
    table.must(RED, "counter 1 ore for 2 grain");
    assert_ne!(first(&table, BLUE, Level::Normal), "cancel", "green may still agree");
    table.must(GREEN, "decline");
    assert_eq!(first(&table, BLUE, Level::Normal), "cancel");
}

#[test]
fn what_a_side_has_counts_by_its_parts() {
    let part = |table: &Catan, key: &str| {
        let reasons = table.reasons(BLUE);
        reasons.iter().filter(|reason| reason.key == key).map(|reason| reason.share).sum::<i32>()
    };
    let table = settled("");
    let shares: i32 = table.reasons(BLUE).iter().map(|reason| reason.share).sum();
    assert_eq!(shares, table.worth(BLUE), "the reasons add up");
    let better = |change: fn(&mut Catan), key: &str| {
        let mut changed = table.clone();
        change(&mut changed);
        assert!(part(&changed, key) > part(&table, key), "{key}");
    };
    better(|table| enlarge(table, BLUE, "e8"), "catan-why-points");
    better(|table| enlarge(table, BLUE, "e8"), "catan-why-yield");
    better(|table| settle(table, BLUE, "a4"), "catan-why-harbours");
    better(|table| give(table, BLUE, "2 grain 3 ore"), "catan-why-hand");
    better(|table| deal(table, BLUE, Development::Knight), "catan-why-cards");
    better(|table| pave(table, BLUE, "e5-e6"), "catan-why-road");
    let mut worse = table.clone();
    give(&mut worse, BLUE, "9 wool");
    assert!(part(&worse, "catan-why-seven") < 0, "nine cards before a seven");
    let mut robbed = table.clone();
    enlarge(&mut robbed, RED, "b5");
    assert!(part(&robbed, "catan-why-rivals") < part(&table, "catan-why-rivals"));
}

#[test]
fn normal_wins_more_than_its_share_against_the_value_function_within_its_work() {
    let (mut wins, mut steps) = (0, 0);
    for game in 0..8 {
        let mut luck = Luck::new(game);
        let mut table: Catan = open("layout variable, order free", 4, &mut luck);
        let own = Seat(game as u8 % 4);
        while let Turn::Waiting { must, .. } = table.turn() {
            let asked = table.offer.map(|offer| offer.to).unwrap_or(SeatSet::EMPTY);
            let silent = asked.iter().find(|&seat| table.answering().contains(seat));
            let seat = silent.or(must.iter().next()).expect("somebody");
            let moves = if seat == own {
                let thought = thought(&table, seat, Level::Normal);
                assert!(thought.work <= 60_000);
                thought.plans[0].moves.clone()
            } else if seat != table.current && table.offer.is_some() {
                vec![Action::Decline]
            } else {
                vec![value::choose(&table, seat, &mut Quick::new(steps))]
            };
            for action in moves {
                table.apply(seat, &action, &mut luck, &mut Vec::new()).expect("there is chance");
            }
            steps += 1;
        }
        wins += u8::from(table.current == own);
    }
    assert!(wins >= 3, "{wins} of 8, where two are its share");
}
