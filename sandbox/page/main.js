// Puts the parts together.

import { composer } from "./composer.js";
import { h, icon, nameTag } from "./dom.js";
import { hintSeen, noteHintSeen, pingCount, remember, remembered } from "./memory.js";
import { messageList } from "./messages.js";
import { peoplePanel } from "./people.js";
import { playNow } from "./play-now.js";
import { become, loadPings, open } from "./session.js";
import { addThread, deleteChannel, sidebar } from "./sidebar.js";
import { channel, channelLabel, locate, on, person, server, state } from "./state.js";
import { api } from "./api.js";
import { toast } from "./notices.js";

const byId = (id) => document.getElementById(id);
const drawer = { open: () => setDrawer(true), close: () => setDrawer(false) };

function setDrawer(shown) {
  document.body.classList.toggle("drawer-open", shown);
  byId("drawer-button").setAttribute("aria-expanded", String(shown));
  if (shown) byId("channels").querySelector("[aria-current], button")?.focus();
}

const write = composer(byId("composer"));
const list = messageList(byId("scroller"), {
  command: (name) => write.offer(name),
  channel: (id) => open(id),
  message: (id) => list.toMessage(id) || toast("That message is further up, or gone."),
}, () => write.focus());
peoplePanel(byId("people"), byId("portrait"));
sidebar(byId("servers"), byId("channels"), drawer.close);

byId("drawer-button").append(icon("menu"));
byId("drawer-button").addEventListener("click", drawer.open);
byId("drawer-veil").addEventListener("click", drawer.close);
byId("thread-button").append(icon("thread"));
byId("thread-button").addEventListener("click", () => {
  const here = channel();
  if (here) addThread(here.parent ?? here.id);
});

byId("delete-button").append(icon("trash"));
byId("delete-button").addEventListener("click", () => channel() && deleteChannel(channel()));

on(["channel", "channels", "people"], () => {
  const here = channel();
  byId("delete-button").hidden = !here?.may_delete;
  for (const name of ["title", "aria-label"]) byId("delete-button").setAttribute(name, here ? `Delete ${channelLabel(here)}` : "Delete");
  const parent = here?.parent ? locate(here.parent)?.channel : null;
  byId("place").replaceChildren(...(here
    ? [icon(here.kind === "text" ? "hash" : "thread"), h("h1", {}, nameTag(here.name)), parent && h("span", { class: "topic" }, "in ", h("bdi", {}, `#${parent.name}`)), here.topic && h("span", { class: "topic" }, h("bdi", {}, here.topic)), here.locked && h("span", { class: "tag plain" }, "locked"), here.archived && h("span", { class: "tag plain" }, "archived")].filter(Boolean)
    : [h("h1", {}, server()?.name ?? "Turnstone sandbox")]));
  byId("thread-button").disabled = !here;
  const calls = (state.world?.people ?? []).reduce((sum, one) => sum + pingCount(one.id), 0);
  document.title = `${calls ? `(${calls}) ` : ""}${here ? `${channelLabel(here)} · ` : ""}Turnstone sandbox`;
});

on(["status"], () => {
  const banner = byId("banner");
  const lost = state.status === "lost";
  const asleep = !lost && state.world && !state.world.bot.online;
  banner.hidden = !lost && !asleep;
  banner.textContent = lost ? "Connection lost. Trying again…" : asleep ? `${state.world.bot.name} is offline: buttons and commands wait for it.` : "";
});

function showHint() {
  // Who comes to a channel that is in use needs no welcome.
  if (hintSeen() || state.messages.length) return;
  const remove = () => {
    noteHintSeen();
    hint.remove();
  };
  const close = () => {
    remove();
    write.focus();
  };
  const hint = h("section", { class: "hint", "aria-label": "How it works" },
    h("div", {}, h("p", {}, h("strong", {}, "Welcome! "), "Everything runs on this machine."), playNow(close),
      h("p", {}, "Or type ", h("kbd", {}, "/play"), " or press ", h("button", { class: "button primary small", type: "button", onclick: () => (close(), write.offer("play")) }, "Start a game"),
      ", switch people at the top right and play for each of them.")),
    h("button", { class: "quiet", type: "button", "aria-label": "Close the hint", onclick: close }, icon("close")));
  byId("hint").append(hint);
  // Switching alone keeps it: the games to play now stand nowhere else.
  on(["messages"], () => hint.isConnected && state.messages.length && remove());
}

addEventListener("hashchange", async () => {
  const wanted = remembered();
  if (wanted.person && wanted.person !== state.person && wanted.person !== person()?.username) await become(wanted.person, wanted.channel);
  else if (wanted.channel && wanted.channel !== state.channel) await open(wanted.channel);
  remember();
});
addEventListener("keydown", (event) => {
  if (event.key === "Escape") drawer.close();
  const free = document.activeElement === document.body || document.activeElement.matches(".message");
  if (event.key === "/" && free && !event.ctrlKey && !event.metaKey && !event.altKey) {
    event.preventDefault();
    write.offer();
  }
});

async function start() {
  const wanted = remembered();
  try {
    state.world = await api.world();
  } catch (error) {
    toast(error.message);
  }
  const people = state.world?.people ?? [];
  const one = people.find((each) => each.id === wanted.person || each.username === wanted.person) ?? people[0];
  await become(one?.id ?? wanted.person ?? "ada", wanted.channel);
  showHint();
  loadPings();
}

start();
