//! The test vectors that docs/fairness.md gives to whoever writes a checker, computed anew: the page is read as it stands.

use std::path::Path;

use rand::Rng as _;
use rand::SeedableRng as _;
use rand::rngs::ChaCha20Rng;
use sha2::{Digest as _, Sha256};

use rules::{Seed, first_word, hex, keyed, stream};
use tabletop::Log;

/// A file of the project's docs.
fn doc(name: &str) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs").join(name);
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn secret(digits: &str) -> [u8; 32] {
    let byte = |at: usize| u8::from_str_radix(&digits[at..at + 2], 16).expect("hexadecimal");
    let bytes: Vec<u8> = (0..digits.len()).step_by(2).map(byte).collect();
    bytes.try_into().expect("32 bytes")
}

/// What stands between backticks.
fn quoted(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

/// A finished game of the docs.
struct Game {
    log: Log,
    seed: Seed,
}

impl Game {
    /// The game of a line such as "**catan**: secret `…`, fingerprint `…`, seed `…`", all of which is right.
    fn named_by(line: &str, folder: &str) -> Game {
        let name = line.split("**").nth(1).expect("it names a game");
        let (log, _) = Log::read(&doc(&format!("{folder}/{name}.log"))).expect("it is a log");
        let said = quoted(line);
        let secret = secret(said[0]);
        assert_eq!(log.header.secret.as_deref(), Some(said[0]), "{name}");
        assert_eq!(log.header.commitment(&secret), said[1], "{name}");
        let seed = log.header.seed(&secret);
        if let Seed::V2(seed) = &seed {
            assert_eq!(hex(seed), said[2], "{name}");
        }
        Game { log, seed }
    }

    /// The outcome with that number, from 0, of those with that name.
    fn outcome(&self, name: &str, count: usize) -> &str {
        let all = self.log.entries.iter().flat_map(|entry| &entry.drawn);
        &all.filter(|(drawn, _)| drawn == name).nth(count).expect("it was drawn").1
    }

    /// A row of the vectors: every figure in it is computed anew.
    fn holds(&self, row: &str) {
        let cells: Vec<&str> =
            row.trim_matches('|').split('|').map(|cell| cell.trim().trim_matches('`')).collect();
        let [name, count, words @ .., total, number, outcome] = &cells[..] else { panic!("{row}") };
        let (count, total) = (count.parse::<u64>().expect("a number"), total.parse().expect("a number"));
        assert_eq!(self.seed.ticket(name, count, total).to_string(), *number, "{row}");
        assert_eq!(self.outcome(name, count as usize), *outcome, "{row}");
        let own = match &self.seed {
            Seed::V2(seed) => vec![format!("{:016x}", first_word(seed, &format!("{name} {count} 0")))],
            Seed::V1(secret) => {
                let [a, b] = words_of(secret, name, count);
                vec![format!("{:016x}", stream(name, count)), format!("{a:08x}"), format!("{b:08x}")]
            }
        };
        assert_eq!(own, words, "{row}");
    }
}

/// The two words of luck v1 from which a number follows.
fn words_of(secret: &[u8; 32], name: &str, count: u64) -> [u32; 2] {
    let mut rng = ChaCha20Rng::from_seed(*secret);
    rng.set_stream(stream(name, count));
    [rng.next_u32(), rng.next_u32()]
}

#[test]
fn the_vectors_of_the_docs_are_what_is_drawn() {
    let page = doc("fairness.md");
    let (_, vectors) = page.split_once("## Test vectors").expect("there are some");
    let (mut folder, mut game, mut rows, mut games) = ("", None, 0, 0);
    for line in vectors.lines() {
        match line {
            "### Luck v2" => folder = "luck/v2",
            "### Luck v1" => folder = "luck",
            _ if line.starts_with("**") => {
                game = Some(Game::named_by(line, folder));
                games += 1;
            }
            _ if line.starts_with("| `") => {
                game.as_ref().expect("a row is of a game").holds(line);
                rows += 1;
            }
            _ => {}
        }
    }
    assert_eq!((games, rows), (10, 51), "all five titles in both versions");
}

#[test]
fn the_rare_vectors_of_the_docs_are_right() {
    let page = doc("fairness.md");
    let secret = secret("000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f");
    let (_, rare) = page.split_once("TRY 0 does not do").expect("it is there");
    let lines: String =
        rare.lines().filter_map(|line| line.strip_prefix("    ")).map(|line| format!("{line}\n")).collect();
    let seed = keyed(&secret, &lines);
    let agreed = |line: &str| {
        if line.starts_with("table ") { format!("term luck beacon\n{line}\n") } else { format!("{line}\n") }
    };
    let agreed: String = lines.lines().filter(|line| !line.starts_with("words ")).map(agreed).collect();
    let agreed = hex(&keyed(&secret, &agreed));
    let table = "luck v2\ntable 9223372036854775807\nsecret ";
    let fingerprint = hex(&Sha256::digest(format!("{table}{}\n", hex(&secret))));
    let (count, total) = (3_948_268_582, 1_073_741_824 + 2_147_483_648 + 1_073_676_289);
    let tried = |attempt: u8| format!("{:016x}", first_word(&seed, &format!("large {count} {attempt}")));
    let number = Seed::V2(seed).ticket("large", count, total);
    let said = format!(
        "largest multiple is `{:016x}`",
        u64::MAX - (u64::MAX % u64::from(total) + 1) % u64::from(total) + 1
    );
    for right in
        [hex(&seed), agreed, fingerprint, tried(0), tried(1), number.to_string(), total.to_string(), said]
    {
        assert!(rare.contains(&right), "{right}");
    }

    let (_, rare) = page.split_once("the second word matters").expect("it is there");
    let [a, b] = words_of(&secret, "large", 2);
    let number = Seed::V1(secret).ticket("large", 2, 1_934_602_723 + 1_286_622_749);
    let stream = format!("{:016x}", stream("large", 2));
    for right in [stream, format!("{a:08x}"), format!("{b:08x}"), number.to_string()] {
        assert!(rare.contains(&right), "{right}");
    }
}
