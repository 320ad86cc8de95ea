import assert from "node:assert/strict";
import { test } from "node:test";
import { SPOKEN, words } from "../words.js";

test("every word stands in every language, and says something of what is filled in", () => {
  const english = words("en-US");
  for (const language of SPOKEN) {
    const own = words(language);
    assert.deepEqual(Object.keys(own), Object.keys(english), language);
    for (const [key, word] of Object.entries(own)) {
      assert.equal(typeof word, typeof english[key], `${language} ${key}`);
      const said = typeof word === "function" ? word(...["A7", "B8"].slice(0, word.length)) : word;
      assert.ok(said.trim(), `${language} ${key}`);
      if (typeof word === "function") assert.ok(said.includes("A7") && (word.length < 2 || said.includes("B8")), `${language} ${key}: ${said}`);
    }
  }
});

test("whoever speaks another language reads English", () => {
  assert.equal(words("de"), words("en-GB"));
  assert.equal(words("pl").playNow, "Zagraj od razu");
});
