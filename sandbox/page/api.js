// The sandbox's interface for people (see sandbox/README.md): requests, and the stream of changes.

/** The sandbox refused: `message` is a sentence for a person, `code` one of the README's words. */
export class Refused extends Error {
  constructor(message, code, status) {
    super(message);
    this.code = code;
    this.status = status;
  }
}

/** The sandbox could not be reached. */
export class Unreachable extends Error {
  constructor() {
    super("The sandbox does not answer. Is it still running?");
  }
}

const PATIENCE_MS = 15_000;

async function call(method, path, body) {
  const init = { method, signal: AbortSignal.timeout(PATIENCE_MS), cache: "no-store" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  let response;
  let answer;
  try {
    response = await fetch(`/sandbox/${path}`, init);
    answer = await response.json();
  } catch {
    if (response && !response.ok) throw new Refused(`The sandbox answered with status ${response.status}.`, "bad_request", response.status);
    throw new Unreachable();
  }
  if (!response.ok) throw new Refused(answer.error ?? "The sandbox refused.", answer.code, response.status);
  return answer;
}

const q = encodeURIComponent;

export const api = {
  world: () => call("GET", "world"),
  as: (person) => call("GET", `as/${q(person)}`),
  messages: (person, channel, before) =>
    call("GET", `as/${q(person)}/channels/${q(channel)}/messages?limit=50${before ? `&before=${q(before)}` : ""}`),
  commands: (person, channel) => call("GET", `as/${q(person)}/channels/${q(channel)}/commands`),
  slash: (person, channel, command, options) => call("POST", `as/${q(person)}/channels/${q(channel)}/slash`, { command, options }),
  autocomplete: (person, channel, body) => call("POST", `as/${q(person)}/channels/${q(channel)}/autocomplete`, body),
  send: (person, channel, content) => call("POST", `as/${q(person)}/channels/${q(channel)}/messages`, { content }),
  press: (person, message, custom_id) => call("POST", `as/${q(person)}/messages/${q(message)}/press`, { custom_id }),
  select: (person, message, custom_id, values) => call("POST", `as/${q(person)}/messages/${q(message)}/select`, { custom_id, values }),
  dismiss: (person, message) => call("POST", `as/${q(person)}/messages/${q(message)}/dismiss`),
  remove: (person, message) => call("DELETE", `as/${q(person)}/messages/${q(message)}`),
  submitModal: (person, modal, fields) => call("POST", `as/${q(person)}/modals/${q(modal)}/submit`, { fields }),
  closeModal: (person, modal) => call("POST", `as/${q(person)}/modals/${q(modal)}/close`),
  addPerson: (body) => call("POST", "people", body),
  changePerson: (person, body) => call("PATCH", `people/${q(person)}`, body),
  createServer: (body) => call("POST", "servers", body),
  createChannel: (server, body) => call("POST", `servers/${q(server)}/channels`, body),
  deleteChannel: (person, channel) => call("DELETE", `as/${q(person)}/channels/${q(channel)}`),
  createThread: (person, channel, body) => call("POST", `as/${q(person)}/channels/${q(channel)}/threads`, body),
};

const FIRST_PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 8_000;

/**
 * Listens to what changes for one person, and connects again after a loss, each time after a longer pause.
 * `onStatus` hears "live" and "lost". Hidden tabs let go of their connection, because a browser allows only six to one host.
 */
export function listen(person, onChange, onStatus) {
  let source = null;
  let timer = 0;
  let pause = FIRST_PAUSE_MS;
  let closed = false;

  function connect() {
    clearTimeout(timer);
    source?.close();
    if (closed) return;
    source = new EventSource(`/sandbox/as/${q(person)}/events`);
    source.addEventListener("change", (event) => {
      pause = FIRST_PAUSE_MS;
      onStatus("live");
      onChange(JSON.parse(event.data));
    });
    source.addEventListener("error", () => {
      source.close();
      if (closed) return;
      onStatus("lost");
      clearTimeout(timer);
      timer = setTimeout(connect, pause * (0.8 + 0.4 * Math.random()));
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
  }

  function visibilityChanged() {
    clearTimeout(timer);
    if (document.hidden) timer = setTimeout(() => source?.close(), 5_000);
    else if (source?.readyState !== EventSource.OPEN) connect();
  }

  document.addEventListener("visibilitychange", visibilityChanged);
  connect();
  return {
    close() {
      closed = true;
      clearTimeout(timer);
      source?.close();
      document.removeEventListener("visibilitychange", visibilityChanged);
    },
  };
}
