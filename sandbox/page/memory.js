// What the page remembers: who and where (in the address and in localStorage), what each person has read, and whether embeds are hidden.

import { changed, state, younger } from "./state.js";

const WHERE = "turnstone.where";
const READ = "turnstone.read";
const SEEN_HINT = "turnstone.hint";
const EMBEDS_HIDDEN = "turnstone.embeds-hidden";

function load(key, fallback) {
  try {
    return JSON.parse(localStorage.getItem(key)) ?? fallback;
  } catch {
    return fallback;
  }
}

function save(key, value) {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Private windows may refuse storage: the page then forgets, and works.
  }
}

const read = load(READ, {});
let embedsHidden = load(EMBEDS_HIDDEN, false);

/** Whether the page is as for somebody who has switched "Show embeds and preview website links" off. */
export function embedsAreHidden() {
  return embedsHidden;
}

export function hideEmbeds(hidden) {
  embedsHidden = hidden;
  save(EMBEDS_HIDDEN, hidden);
  changed("messages", "people");
}

/** The person and channel asked for by the address, else those of the last visit. */
export function remembered() {
  const hash = new URLSearchParams(location.hash.slice(1));
  const last = load(WHERE, {});
  if (hash.get("person")) return { person: hash.get("person"), channel: hash.get("channel") };
  return { person: last.person ?? null, channel: hash.get("channel") ?? last.channel ?? null };
}

export function remember() {
  save(WHERE, { person: state.person, channel: state.channel });
  const hash = new URLSearchParams({ person: state.person, ...(state.channel && { channel: state.channel }) });
  if (location.hash.slice(1) !== hash.toString()) history.replaceState(null, "", `#${hash}`);
}

export function readMark(person, channel) {
  return read[person]?.[channel] ?? null;
}

export function markRead(person, channel, message) {
  if (!younger(message, readMark(person, channel))) return;
  (read[person] ??= {})[channel] = message;
  save(READ, read);
  changed("channels", "people");
}

/** Whether somebody has something new in a channel, and whether they were called there. */
export function unread(person, channel) {
  const mark = readMark(person, channel.id);
  const ping = state.pings.get(person)?.get(channel.id) ?? channel.last_ping;
  return { news: younger(channel.last_message, mark), ping: younger(ping, mark) };
}

/** In how many channels a person was called and has not looked yet. */
export function pingCount(person) {
  let count = 0;
  for (const [channel, message] of state.pings.get(person) ?? []) if (younger(message, readMark(person, channel))) count += 1;
  return count;
}

export function notePing(person, channel, message) {
  if (!message) return;
  if (!state.pings.has(person)) state.pings.set(person, new Map());
  const mine = state.pings.get(person);
  if (younger(message, mine.get(channel))) mine.set(channel, message);
}

export function hintSeen() {
  return load(SEEN_HINT, false);
}

export function noteHintSeen() {
  save(SEEN_HINT, true);
}
