import assert from "node:assert/strict";
import { test } from "node:test";
import { inline, parse, plainText } from "../markdown.js";

const text = (words) => ({ type: "text", text: words });

function check(source, expected) {
  assert.deepEqual(inline(source), expected, source);
}

test("marks nest and may touch", () => {
  check("**bold** and *thin*", [{ type: "bold", children: [text("bold")] }, text(" and "), { type: "italic", children: [text("thin")] }]);
  check("***both***", [{ type: "bold", children: [{ type: "italic", children: [text("both")] }] }]);
  check("__~~a~~__", [{ type: "underline", children: [{ type: "strike", children: [text("a")] }] }]);
  check("||**x**||", [{ type: "spoiler", children: [{ type: "bold", children: [text("x")] }] }]);
});

test("what is no mark stays as it was typed", () => {
  for (const source of ["snake_case_name", "2 * 3 * 4", "a ** b", "<@>", "<t:soon>", "[x](javascript:alert(1))", "<b>bold</b>", "5 < 6", "`open"]) check(source, [text(source)]);
});

test("escapes show the sign itself", () => {
  check("\\*not thin\\* \\_ \\\\", [text("*not thin* _ \\")]);
  check("\\<@1>", [text("<@1>")]);
});

test("code keeps its signs", () => {
  check("`**a**`", [{ type: "code", text: "**a**" }]);
  check("`` a`b ``", [{ type: "code", text: "a`b" }]);
});

test("mentions and times are known", () => {
  check("<@12> <@!13> <@&14> <#15>", [
    { type: "user", id: "12" }, text(" "), { type: "user", id: "13" }, text(" "), { type: "role", id: "14" }, text(" "), { type: "channel", id: "15" }]);
  check("<t:1700000000:R>", [{ type: "time", seconds: 1700000000, style: "R" }]);
  check("</play board:7>", [{ type: "command", name: "play board", id: "7" }]);
  check("@everyone", [{ type: "everyone", text: "@everyone" }]);
});

test("links are web addresses only", () => {
  check("[rules](https://example.org/a)", [{ type: "link", url: "https://example.org/a", children: [text("rules")] }]);
  check("see https://example.org/a.", [text("see "), { type: "link", url: "https://example.org/a", children: [text("https://example.org/a")] }, text(".")]);
});

test("blocks follow Discord's", () => {
  const blocks = parse("# Title\ntext\n-# small\n> one\n> two\n- a\n  - b\n- c\n3. x\n```rust\nfn a() {}\n```\nend");
  assert.deepEqual(blocks.map((one) => one.type), ["heading", "paragraph", "small", "quote", "list", "list", "code", "paragraph"]);
  assert.equal(blocks[4].items.length, 2);
  assert.equal(blocks[4].items[0].blocks[0].items.length, 1);
  assert.equal(blocks[5].start, 3);
  assert.deepEqual(blocks[6], { type: "code", language: "rust", text: "fn a() {}" });
});

test("a triple quote takes the rest", () => {
  const blocks = parse(">>> a\nb\n- c");
  assert.equal(blocks.length, 1);
  assert.deepEqual(blocks[0].blocks.map((one) => one.type), ["paragraph", "list"]);
});

test("deep nesting and long lines end quickly", () => {
  const began = Date.now();
  parse("*".repeat(2000));
  parse("**a ".repeat(500));
  parse("[".repeat(2000));
  parse("||".repeat(1000));
  parse("_a*".repeat(660));
  assert.ok(Date.now() - began < 1500);
});

test("plain text has names in place of ids", () => {
  assert.equal(plainText("**Go**, <@1>, in <#2>: ||secret||", { 1: "Ada", 2: "games" }), "Go, @Ada, in #games: (hidden)");
});
