// Play at once: the bot's games as buttons, each of which opens a table against computers.

import { api } from "./api.js";
import { h } from "./dom.js";
import { finish } from "./interact.js";
import { toast } from "./notices.js";
import { on, state } from "./state.js";
import { words } from "./words.js";

const COMMAND = "play";
const LEVEL = "auto";

/** A row of buttons, hidden unless the bot has such a command and tells its games; `pressed()` is called when one was. */
export function playNow(pressed) {
  const row = h("p", { class: "play-now", hidden: true });
  const show = async () => {
    const command = state.commands?.find((one) => one.name === COMMAND);
    if (row.childElementCount || !command?.options?.some((one) => one.name === "level")) return;
    const games = await gamesOf(state.person, state.channel);
    if (row.childElementCount || !games.length) return;
    row.append(h("strong", {}, words().playNow), words().against, ...games.map((game) => button(game, pressed)));
    row.hidden = false;
  };
  on(["commands", "status"], () => row.isConnected && show());
  show();
  return row;
}

async function gamesOf(person, channel) {
  try {
    return (await api.autocomplete(person, channel, { command: COMMAND, options: {}, focused: "game", value: "" })).choices;
  } catch {
    return [];
  }
}

function button(game, pressed) {
  return h("button", { class: "button success small", type: "button", data: { play: game.value }, onclick: () => open(game, pressed) }, game.name);
}

async function open(game, pressed) {
  const { person, channel } = state;
  pressed();
  try {
    finish(await api.slash(person, channel, COMMAND, { game: game.value, level: LEVEL }), person);
  } catch (error) {
    toast(error.message);
  }
}
