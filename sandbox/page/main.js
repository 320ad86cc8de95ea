// Puts the parts together.

import { composer } from "./composer.js";
import { h, icon, nameTag } from "./dom.js";
import { pingCount, remember, remembered } from "./memory.js";
import { messageList } from "./messages.js";
import { peoplePanel } from "./people.js";
import { become, loadPings, open } from "./session.js";
import { addThread, deleteChannel, sidebar } from "./sidebar.js";
import { channel, channelLabel, locate, on, person, server, state } from "./state.js";
import { api } from "./api.js";
import { toast } from "./notices.js";
import { welcome } from "./welcome.js";
import { words } from "./words.js";

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
  message: (id) => list.toMessage(id) || toast(words().gone),
}, () => write.focus());
peoplePanel(byId("people"), byId("portrait"));
sidebar(byId("servers"), byId("channels"), drawer.close);
const greet = welcome(byId("hint"), byId("play-button"), write);

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
  label();
  const parent = here?.parent ? locate(here.parent)?.channel : null;
  byId("place").replaceChildren(...(here
    ? [icon(here.kind === "text" ? "hash" : "thread"), h("h1", {}, nameTag(here.name)), parent && h("span", { class: "topic" }, words().inPlace, h("bdi", {}, `#${parent.name}`)), here.topic && h("span", { class: "topic" }, h("bdi", {}, here.topic)), here.locked && h("span", { class: "tag plain" }, words().locked), here.archived && h("span", { class: "tag plain" }, words().archived)].filter(Boolean)
    : [h("h1", {}, server()?.name ?? "Turnstone sandbox")]));
  byId("thread-button").disabled = !here;
  const calls = (state.world?.people ?? []).reduce((sum, one) => sum + pingCount(one.id), 0);
  document.title = `${calls ? `(${calls}) ` : ""}${here ? `${channelLabel(here)} · ` : ""}Turnstone sandbox`;
});

/** What stands in the page from the beginning, in the words of whoever looks. */
function label() {
  const own = words();
  const here = channel();
  document.documentElement.lang = own.lang;
  document.querySelector(".skip").textContent = own.skip;
  byId("list-keys").textContent = own.keys;
  byId("servers").parentElement.setAttribute("aria-label", own.servers);
  for (const [id, name] of [["channels", own.channels], ["drawer-button", own.channels], ["scroller", own.messages], ["people", own.people], ["thread-button", own.createThread], ["delete-button", own.delete(here ? channelLabel(here) : "")]]) byId(id).setAttribute("aria-label", name);
  for (const id of ["thread-button", "delete-button"]) byId(id).title = byId(id).getAttribute("aria-label");
}

on(["status", "people"], () => {
  const banner = byId("banner");
  const lost = state.status === "lost";
  const asleep = !lost && state.world && !state.world.bot.online;
  banner.hidden = !lost && !asleep;
  banner.textContent = lost ? words().lost : asleep ? words().asleep(state.world.bot.name) : "";
});

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
  greet();
  loadPings();
}

start();
