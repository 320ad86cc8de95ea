// The live part: becoming a person, opening a channel, and following the stream.

import { api, listen } from "./api.js";
import { markRead, notePing, readMark, remember } from "./memory.js";
import { announce, toast } from "./notices.js";
import { changed, channel, channelsOf, compareIds, locate, state, younger } from "./state.js";

let turn = 0; // grows whenever another person or channel is asked for: answers to older questions are dropped
let stream = null;
let seq = { view: 0, messages: 0 };
let connectedBefore = false;

/** Looks at everything through the eyes of `person`; stays in the channel if they may see it. */
export async function become(person, wanted = state.channel) {
  const mine = ++turn;
  stream?.close();
  connectedBefore = false;
  state.person = person;
  state.awaited = null;
  changed("people");
  try {
    await loadView(mine);
    await openChannel(wanted, mine);
  } catch (error) {
    if (mine !== turn) return;
    if (error.code === "unknown_person" && state.world?.people.length) return become(state.world.people[0].id, wanted);
    toast(error.message);
  }
  if (mine === turn) stream = listen(state.person, (change) => mine === turn && follow(change), noteStatus);
}

async function loadView(mine) {
  state.world = await api.world();
  state.clockOffset = Date.parse(state.world.now) - Date.now();
  const known = state.world.people.find((one) => one.id === state.person || one.username === state.person);
  if (known) state.person = known.id;
  const view = await api.as(state.person);
  if (mine !== turn) return;
  state.view = view;
  seq.view = view.seq;
  for (const one of view.servers) for (const each of channelsOf(one)) notePing(state.person, each.id, each.last_ping);
  changed("people", "channels", "status");
}

/** Reads once who else was called, for the badges in the list of people. */
export async function loadPings() {
  const others = (state.world?.people ?? []).filter((one) => one.id !== state.person);
  const views = await Promise.allSettled(others.map((one) => api.as(one.id)));
  for (const { value } of views.filter((one) => one.status === "fulfilled"))
    for (const one of value.servers) for (const each of channelsOf(one)) notePing(value.person.id, each.id, each.last_ping);
  changed("people");
}

export async function open(id) {
  try {
    await openChannel(id, turn);
  } catch (error) {
    toast(error.message);
  }
}

let opening = 0;

async function openChannel(wanted, mine) {
  const place = locate(wanted) ?? placeNamed(wanted) ?? firstPlace();
  const ticket = ++opening;
  if (!place) return showNothing();
  const answer = await api.messages(state.person, place.channel.id);
  if (mine !== turn || ticket !== opening) return;
  const mark = readMark(state.person, place.channel.id);
  Object.assign(state, { server: place.server.id, channel: place.channel.id, messages: answer.messages, more: answer.more, commands: null });
  state.newFrom = answer.messages.find((one) => mark && younger(one.id, mark) && one.author.id !== state.person)?.id ?? null;
  seq.messages = answer.seq;
  remember();
  changed("channel", "messages", "channels", "people", "typing");
  loadCommands();
}

function showNothing() {
  Object.assign(state, { server: state.view?.servers[0]?.id ?? null, channel: null, messages: [], more: false, commands: null, newFrom: null });
  changed("channel", "messages", "channels");
}

/** Addresses written by hand name a channel. */
function placeNamed(name) {
  for (const one of state.view?.servers ?? []) {
    const found = name && channelsOf(one).find((each) => each.name === name);
    if (found) return { server: one, channel: found };
  }
  return null;
}

function firstPlace() {
  const servers = state.view?.servers ?? [];
  const one = servers.find((candidate) => candidate.id === state.server && candidate.channels.length) ?? servers.find((candidate) => candidate.channels.length);
  if (!one) return null;
  return { server: one, channel: one.channels.find((each) => each.name.includes("games")) ?? one.channels[0] };
}

/** Opens a server at the channel that has something new, else at its first one. */
export function openServer(id) {
  const one = state.view?.servers.find((candidate) => candidate.id === id);
  const first = one?.channels.find((each) => each.name.includes("games")) ?? one?.channels[0];
  if (first) return open(first.id);
  state.server = id;
  return showNothing();
}

export async function loadCommands() {
  const { person, channel: here } = state;
  if (!here) return;
  try {
    const { commands } = await api.commands(person, here);
    if (person !== state.person || here !== state.channel) return;
    state.commands = commands;
  } catch (error) {
    if (person === state.person && here === state.channel) toast(error.message);
  }
  changed("commands");
}

let loadingOlder = false;

export async function loadOlder() {
  if (loadingOlder || !state.more || !state.messages.length) return;
  loadingOlder = true;
  const here = [state.person, state.channel].join();
  try {
    const answer = await api.messages(state.person, state.channel, state.messages[0].id);
    if (here !== [state.person, state.channel].join()) return;
    state.messages = [...answer.messages, ...state.messages];
    state.more = answer.more;
    changed("messages");
  } catch (error) {
    toast(error.message);
  } finally {
    loadingOlder = false;
  }
}

/** Reads everything again: after a reconnect, or when the stream says so. */
export async function refresh() {
  const mine = turn;
  try {
    await loadView(mine);
    if (mine !== turn) return;
    const place = locate(state.channel);
    if (!place) return await openChannel(null, mine);
    const answer = await api.messages(state.person, place.channel.id);
    if (mine !== turn || state.channel !== place.channel.id) return;
    Object.assign(state, { messages: answer.messages, more: answer.more });
    seq.messages = answer.seq;
    changed("messages", "channel");
    loadCommands();
  } catch (error) {
    toast(error.message);
  }
}

function noteStatus(status) {
  if (status === "lost") probe(turn);
  if (state.status === status) return;
  state.status = status;
  changed("status");
}

/** A sandbox that was started anew may not know the person any more: then somebody else is looked at. */
async function probe(mine) {
  try {
    await api.as(state.person);
  } catch (error) {
    if (error.code === "unknown_person" && mine === turn) become(state.person);
  }
}

/** Takes in one change of the stream. */
function follow(change) {
  switch (change.kind) {
    case "hello": {
      const missed = connectedBefore || change.seq !== seq.view;
      connectedBefore = true;
      if (missed) refresh().then(loadPings);
      return;
    }
    case "message":
      return followMessage(change);
    case "message_deleted":
      if (change.channel === state.channel) state.messages = state.messages.filter((one) => one.id !== change.id);
      return changed("messages");
    case "channel":
      return change.seq > seq.view && followChannel(change);
    case "channel_deleted":
      return followDeletion(change);
    case "typing":
      state.typing.set(change.channel, { name: change.name, until: Date.now() + 10_000 });
      setTimeout(() => changed("typing"), 10_050);
      return changed("typing");
    case "ping":
      notePing(change.person, change.channel, change.message);
      return changed("people", "channels");
    case "commands":
      return loadCommands();
    case "bot":
      if (state.world) state.world.bot.online = change.online;
      return changed("status", "people");
    case "world":
    case "reset":
      return refresh();
  }
}

function followMessage({ channel: where, message, seq: number }) {
  state.typing.delete(where);
  changed("typing");
  const entry = channel(where);
  if (entry && younger(message.id, entry.last_message)) entry.last_message = message.id;
  if (message.pings_me) {
    notePing(state.person, where, message.id);
    if (entry && younger(message.id, entry.last_ping)) entry.last_ping = message.id;
  }
  changed("channels", "people");
  if (where !== state.channel || number <= seq.messages) return;
  const at = state.messages.findIndex((one) => compareIds(one.id, message.id) >= 0);
  if (at >= 0 && state.messages[at].id === message.id) state.messages[at] = message;
  else if (at < 0) state.messages.push(message);
  else if (at > 0 || !state.more) state.messages.splice(at, 0, message);
  if (at < 0 && message.author.id !== state.person) announce(message);
  changed("messages");
}

function followChannel({ server: where, channel: fresh }) {
  const home = state.view.servers.find((one) => one.id === where);
  if (!home) return;
  const list = fresh.parent ? home.channels.find((one) => one.id === fresh.parent)?.threads : home.channels;
  if (!list) return;
  const at = list.findIndex((one) => one.id === fresh.id);
  if (at >= 0) list[at] = { ...list[at], ...fresh, threads: list[at].threads };
  else list.push({ ...fresh, threads: fresh.threads ?? [] });
  changed("channels");
  if (fresh.id === state.channel) changed("channel");
}

function followDeletion({ id }) {
  const parent = channel()?.parent ?? null;
  for (const one of state.view.servers) {
    one.channels = one.channels.filter((each) => each.id !== id);
    for (const each of one.channels) each.threads = each.threads.filter((thread) => thread.id !== id);
  }
  changed("channels");
  if (!locate(state.channel)) open(locate(parent) ? parent : null);
}

/** Everything up to the newest message of the open channel has been seen. */
export function seen() {
  const newest = state.messages.at(-1);
  if (newest && !document.hidden) markRead(state.person, state.channel, newest.id);
}

/** Whether anyone is typing in the open channel, by the wall clock. */
export function typingHere() {
  const note = state.typing.get(state.channel);
  return note && note.until > Date.now() ? note.name : null;
}
