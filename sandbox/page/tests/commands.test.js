import assert from "node:assert/strict";
import { test } from "node:test";
import { filterChoices, fixedChoices, matching, parseLine, parseOptions, runnable, valueOf } from "../commands.js";

const option = (name, type, more = {}) => ({ name, display_name: name, description: name, type, required: false, autocomplete: false, choices: [], options: [], ...more });
const commands = runnable([
  { name: "play", display_name: "graj", description: "Otwórz stół", options: [option("seats", 4), option("game", 3, { required: true, display_name: "gra" })] },
  { name: "settings", display_name: "ustawienia", description: "Ustawienia", options: [option("language", 1, { display_name: "język", description: "Zmień język", options: [option("code", 3)] }), option("theme", 1)] },
  { name: "board", display_name: "plansza", description: "Pokaż planszę", options: [] },
]);
const none = { users: () => [], roles: () => [], channels: () => [] };

test("subcommands are run by their path, required options come first", () => {
  assert.deepEqual(commands.map((one) => one.path), ["play", "settings language", "settings theme", "board"]);
  assert.deepEqual(commands[0].options.map((one) => one.name), ["game", "seats"]);
});

test("commands are found in both languages, with or without marks", () => {
  assert.deepEqual(matching(commands, "gr").map((one) => one.path), ["play"]);
  assert.deepEqual(matching(commands, "pl").map((one) => one.path), ["play", "board"]);
  assert.deepEqual(matching(commands, "jezyk").map((one) => one.path), ["settings language"]);
  assert.deepEqual(matching(commands, "theme").map((one) => one.path), ["settings theme"]);
  assert.equal(matching(commands, "").length, 4);
});

test("a typed line becomes options", () => {
  const { command, texts } = parseLine(commands, "/play game:two words: here seats:3");
  assert.equal(command.path, "play");
  assert.deepEqual([...texts], [["game", "two words: here"], ["seats", "3"]]);
  assert.equal(parseLine(commands, "/ustawienia język code:pl").command.path, "settings language");
  assert.equal(parseLine(commands, "/graj gra:x").texts.get("game"), "x");
  assert.equal(parseLine(commands, "/pla game:x"), null);
  assert.equal(parseLine(commands, "hello /play"), null);
  assert.equal(parseLine(commands, "/board now").loose, "now");
  const { texts: later, loose } = parseOptions(commands[0].options, "Confusing Lands seats:");
  assert.deepEqual([[...later], loose], [[["seats", ""]], "Confusing Lands"]);
  assert.equal(parseOptions(commands[0].options, "a word: more").texts.size, 0);
});

test("values are checked by type and range", () => {
  const seats = option("seats", 4, { min_value: 2, max_value: 6 });
  assert.deepEqual(valueOf(seats, "3", null, null), { value: 3 });
  assert.ok(valueOf(seats, "1", null, null).error);
  assert.ok(valueOf(seats, "2.5", null, null).error);
  assert.ok(valueOf(seats, "x", null, null).error);
  assert.deepEqual(valueOf(seats, " ", null, null), {});
  assert.ok(valueOf({ ...seats, required: true }, "", null, null).error);
  assert.deepEqual(valueOf(option("share", 10), "2,5", null, null), { value: 2.5 });
  assert.ok(valueOf(option("text", 3, { max_length: 3 }), "four", null, null).error);
});

test("a list takes its own values only", () => {
  const yes = fixedChoices(option("secret", 5), none);
  assert.deepEqual(valueOf(option("secret", 5), "true", null, yes), { value: true });
  assert.ok(valueOf(option("secret", 5), "maybe", null, yes).error);
  const game = option("game", 3, { choices: [{ name: "Splątane krainy", value: "confusing-lands" }] });
  const list = fixedChoices(game, none);
  assert.deepEqual(valueOf(game, "splatane krainy", null, list), { value: "confusing-lands" });
  assert.deepEqual(valueOf(game, "Splątane krainy", list[0], list), { value: "confusing-lands" });
  assert.equal(filterChoices(list, "krain").length, 1);
  assert.equal(filterChoices(list, "catan").length, 0);
});
