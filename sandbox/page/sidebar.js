// Servers, channels and threads.

import { api } from "./api.js";
import { askForm } from "./dialog.js";
import { h, icon, initial, nameTag } from "./dom.js";
import { unread } from "./memory.js";
import { open, openServer, refresh } from "./session.js";
import { channelLabel, channelsOf, on, server, state } from "./state.js";
import { words } from "./words.js";

const DIRECT = "0"; // the id under which direct messages are listed beside the servers
const archiveOpen = new Set(); // channels whose older threads are shown

/** Fills the rail of servers and the list of channels; `chosen()` is called when one was opened. */
export function sidebar(rail, list, chosen) {
  on(["channels", "people"], () => keepFocus(rail, railContent()));
  on(["channels", "channel", "people"], () => keepFocus(list, listContent(chosen)));
}

function keepFocus(root, content) {
  const key = root.contains(document.activeElement) ? document.activeElement.dataset.focusKey : null;
  root.replaceChildren(...content.filter(Boolean));
  if (key) root.querySelector(`[data-focus-key="${CSS.escape(key)}"]`)?.focus({ preventScroll: true });
}

function railContent() {
  const servers = (state.view?.servers ?? []).map((one) => {
    const marks = channelsOf(one).map((each) => unread(state.person, each));
    const pings = marks.filter((mark) => mark.ping).length;
    const current = one.id === state.server;
    return h("li", {}, h("button", {
      class: ["server", current && "current", marks.some((mark) => mark.news) && "news"].filter(Boolean).join(" "), type: "button", title: one.name, "aria-label": pings ? `${one.name}, ${words().call(pings)}` : one.name,
      "aria-current": current ? "true" : null, data: { focusKey: one.id }, onclick: () => openServer(one.id),
    }, h("span", { "aria-hidden": "true" }, initials(one.name)), pings ? h("span", { class: "badge", "aria-hidden": "true" }, String(pings)) : null));
  });
  return [...servers, h("li", {}, h("button", { class: "server add", type: "button", title: words().addServer, "aria-label": words().addServer, data: { focusKey: "add-server" }, onclick: addServer }, icon("plus")))];
}

function initials(name) {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word) && !/^(the|a)$/i.test(word));
  return words.slice(0, 2).map(initial).join("") || initial(name);
}

function listContent(chosen) {
  const one = server();
  if (!one) return [h("p", { class: "nothing" }, words().noServer)];
  return [
    h("h1", { class: "server-name" }, nameTag(one.name)),
    h("div", { class: "list-title" }, h("h2", { id: "channels-heading" }, one.id === DIRECT ? words().from : words().textChannels),
      one.id !== DIRECT && h("button", { class: "quiet", type: "button", title: words().createChannel, "aria-label": words().createChannel, data: { focusKey: "add-channel" }, onclick: () => addChannel(one) }, icon("plus"))),
    h("ul", { class: "channels", "aria-labelledby": "channels-heading" }, one.channels.map((each) => channelItem(each, chosen))),
    h("a", { class: "luck", href: `/verify.html#${words().lang}`, target: "_blank", rel: "noopener", data: { focusKey: "luck" } }, words().checkLuck),
  ];
}

function channelItem(one, chosen) {
  const live = one.threads.filter((thread) => !thread.archived || thread.id === state.channel);
  const older = one.threads.filter((thread) => !live.includes(thread));
  const shown = archiveOpen.has(one.id);
  return h("li", {}, channelButton(one, chosen),
    live.length + older.length > 0 && h("ul", { class: "threads", "aria-label": `Threads of ${one.name}` },
      live.map((thread) => h("li", {}, channelButton(thread, chosen))),
      older.length > 0 && h("li", {}, h("button", {
        class: "older", type: "button", "aria-expanded": String(shown), data: { focusKey: `older-${one.id}` },
        onclick(event) {
          if (!archiveOpen.delete(one.id)) archiveOpen.add(one.id);
          keepFocus(event.target.closest(".channel-list"), listContent(chosen));
        },
      }, shown ? words().hideOlder : words().older(older.length))),
      shown && older.map((thread) => h("li", {}, channelButton(thread, chosen)))));
}

function channelButton(one, chosen) {
  const current = one.id === state.channel;
  const marks = current ? { news: false, ping: false } : unread(state.person, one);
  const className = ["channel", current && "current", marks.news && "news", one.archived && "archived"].filter(Boolean).join(" ");
  return h("button", {
    class: className, type: "button", "aria-current": current ? "page" : null, data: { focusKey: one.id, channel: one.name },
    async onclick() {
      await open(one.id);
      chosen();
    },
  }, icon(one.kind === "text" ? "hash" : "thread"), nameTag(one.name),
  marks.ping ? h("span", { class: "badge", "aria-label": words().youWereCalled }, "1") : null,
  marks.news && !marks.ping ? h("span", { class: "hidden-visually" }, words().unread) : null);
}

function addChannel(one) {
  askForm({
    title: words().createChannel,
    submit: words().create,
    fields: [
      { name: "name", label: words().channelName, kind: "line", required: true, max: 100, placeholder: "new-games" },
      { name: "topic", label: words().topic, kind: "line", max: 1024 },
    ],
    async onSubmit({ name, topic }) {
      const fresh = await api.createChannel(one.id, { name: name.trim().toLowerCase().replace(/\s+/g, "-"), topic: topic.trim() || null });
      await refresh();
      await open(fresh.id);
    },
  });
}

/** Asks for a thread's name and opens it. */
export function addThread(channelId) {
  askForm({
    title: words().createThread,
    submit: words().create,
    fields: [{ name: "name", label: words().threadName, kind: "line", required: true, max: 100 }],
    async onSubmit({ name }) {
      const fresh = await api.createThread(state.person, channelId, { name: name.trim(), private: false });
      await refresh();
      await open(fresh.id);
    },
  });
}

/** Asks whether a channel or thread is to go, with all that is in it. */
export function deleteChannel(one) {
  askForm({
    title: `${words().delete(channelLabel(one))}?`,
    intro: one.kind === "text" ? words().removeChannel : words().removeThread,
    submit: words().remove,
    dangerous: true,
    fields: [],
    onSubmit: () => api.deleteChannel(state.person, one.id),
  });
}

function addServer() {
  askForm({
    title: words().addServer,
    intro: words().newServer,
    submit: words().add,
    fields: [{ name: "name", label: words().serverName, kind: "line", required: true, max: 100 }],
    async onSubmit({ name }) {
      const fresh = await api.createServer({ name: name.trim() });
      await refresh();
      openServer(fresh.id);
    },
  });
}
