// An emoji of Discord: a sign of its own, or the name of one that only a server has.

import { h } from "./dom.js";

export function emoji(one) {
  if (!one?.name) return null;
  return h("span", { class: "emoji", "aria-hidden": "true" }, one.id ? `:${one.name}:` : one.name);
}
