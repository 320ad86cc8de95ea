// What the page knows. Everything drawn is drawn from here; `changed(topic)` has it drawn again.

export const state = {
  world: null, // as /sandbox/world gives it
  view: null, // as /sandbox/as/{person} gives it
  person: null, // ids of the person looking, the server and the channel open
  server: null,
  channel: null,
  messages: [], // of the open channel, oldest first
  more: false, // older ones exist
  newFrom: null, // the first message that was unread when the channel was opened
  commands: null, // usable here, or null while unknown
  status: "connecting", // connecting, live, lost
  clockOffset: 0, // the sandbox's clock minus ours, in milliseconds
  typing: new Map(), // channel → {name, until}
  pending: new Map(), // message → custom_id that waits for the bot
  failures: new Map(), // message → reason, shown for a while
  awaited: null, // the interaction whose answer is to be shown once it comes: {interaction, message, byKeyboard, until, shown}, with the message that was pressed; shown: its answer is in sight, but cannot be pressed yet
  pings: new Map(), // person → Map(channel → newest message that pings them)
};

const listeners = new Map();
let dirty = null;

/** Calls `draw` (once per turn of the event loop) after any of the topics changed. */
export function on(topics, draw) {
  for (const topic of topics) listeners.set(topic, [...(listeners.get(topic) ?? []), draw]);
}

/** Topics: people, channels, messages, channel (another one was opened), commands, status, typing. */
export function changed(...topics) {
  if (!dirty) {
    dirty = new Set();
    queueMicrotask(() => {
      const topicsNow = dirty;
      dirty = null;
      const draws = new Set([...topicsNow].flatMap((topic) => listeners.get(topic) ?? []));
      for (const draw of draws) draw();
    });
  }
  for (const topic of topics) dirty.add(topic);
}

/** Order of snowflakes: negative if `a` is older than `b`. */
export function compareIds(a, b) {
  if (a.length !== b.length) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** True if `a` is younger than `b`; nothing is younger than `null`'s nothing. */
export function younger(a, b) {
  return a !== null && a !== undefined && (!b || compareIds(a, b) > 0);
}

export function now() {
  return Date.now() + state.clockOffset;
}

export function person(id = state.person) {
  return state.world?.people.find((one) => one.id === id) ?? null;
}

export function server(id = state.server) {
  return state.view?.servers.find((one) => one.id === id) ?? null;
}

/** All channels and threads of a server in the order in which they are listed. */
export function channelsOf(one) {
  return (one?.channels ?? []).flatMap((channel) => [channel, ...channel.threads]);
}

/** A channel or thread of the view with its server, or `null`. */
export function locate(id) {
  for (const one of state.view?.servers ?? []) {
    const channel = channelsOf(one).find((candidate) => candidate.id === id);
    if (channel) return { server: one, channel };
  }
  return null;
}

export function channel(id = state.channel) {
  return locate(id)?.channel ?? null;
}

/** The channel's name with its mark, as one reads it. */
export function channelLabel(one) {
  return one.kind === "text" ? `#${one.name}` : one.name;
}

export function locale() {
  return person()?.locale ?? "en-US";
}
