// Where one types: plain messages, and slash commands once the text begins with "/".

import { api } from "./api.js";
import { CommandLine } from "./command-line.js";
import { matching, parseLine, runnable } from "./commands.js";
import { avatar, h, icon } from "./dom.js";
import { finish } from "./interact.js";
import { Listbox } from "./listbox.js";
import { typingHere } from "./session.js";
import { channel, channelLabel, channelsOf, on, person, server, state } from "./state.js";
import { words } from "./words.js";

const LONGEST = 2000;
const WARN_FROM = 1800;

/** Builds the composer into `root` and returns what others may do with it. */
export function composer(root) {
  const shelf = h("div", { class: "shelf", hidden: true });
  const list = new Listbox({ label: words().commands, onPick: (item) => begin(item.command) });
  const text = h("textarea", {
    class: "say", rows: 1, role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", autocomplete: "off", dir: "auto",
  });
  const fields = h("div", { class: "fields" }, text);
  const slash = h("button", { class: "quiet round", type: "button", onclick: () => offer() }, h("span", { class: "slash", "aria-hidden": "true" }, "/"));
  const send = h("button", { class: "quiet round send", type: "submit" }, icon("send"));
  const complaint = h("p", { class: "composer-error", role: "alert" });
  const whereabouts = h("p", { class: "composer-note" });
  const count = h("span", { class: "composer-count", "aria-hidden": "true" });
  const form = h("form", { class: "composer" }, shelf,
    h("div", { class: "composer-box" }, slash, fields, count, send), h("div", { class: "composer-foot" }, complaint, whereabouts));
  root.append(form);

  let all = [];
  let line = null; // the command being filled in
  let sending = null;

  function show(element) {
    shelf.hidden = !element;
    shelf.replaceChildren(...(element ? [element] : []));
    list.steeredBy(element === list.element ? text : null);
  }
  function complain(sentence) {
    complaint.textContent = sentence ?? "";
  }

  function plain(value = "") {
    line = null;
    text.value = value;
    fields.replaceChildren(text);
    form.classList.remove("commanding");
    show(null);
    grow();
  }

  function begin(command, texts, loose) {
    complain(null);
    form.classList.add("commanding");
    line = new CommandLine(command, { host: fields, shelf: show, submit: run, complain, leave: (rest) => {
      plain(rest);
      text.focus();
      typed();
    } });
    line.start(texts, loose);
  }

  /** After every stroke: offers commands, or turns a command typed in full into chips. */
  function typed() {
    grow();
    complain(null);
    const value = text.value;
    if (!value.startsWith("/") || value.includes("\n")) return show(null);
    const found = /\s/.test(value) ? parseLine(all, value.replace(/\s$/, " ")) : null;
    const longer = found && matching(all, value.slice(1)).some((one) => one !== found.command && one.display.startsWith(`${found.command.display} `));
    if (found && !longer) return begin(found.command, found.texts, found.loose);
    const items = matching(all, value.slice(1)).slice(0, 50).map((one) => ({ label: `/${one.display}`, detail: one.description, command: one, value: one.path, note: state.world?.bot.name, face: avatar({ name: "T", bot: true }, "small") }));
    const note = items.length ? null : state.commands ? words().noCommand : words().loadingCommands;
    list.fill(items, { heading: h("strong", {}, words().commands), note });
    return show(list.element);
  }

  function offer(path = null) {
    const command = path && all.find((one) => one.path === path || one.display === path);
    if (command) return begin(command);
    if (line) plain();
    text.value = "/";
    text.focus();
    return typed();
  }

  async function run(command, options) {
    if (sending) return;
    const { person: who, channel: where } = state;
    setSending(words().sendingCommand(command.display));
    complain(null);
    plain();
    text.focus({ preventScroll: true });
    try {
      finish(await api.slash(who, where, command.path, options), who);
    } catch (error) {
      if (!line && !text.value && who === state.person && where === state.channel) begin(command, new Map(Object.entries(options).map(([name, value]) => [name, String(value)])));
      complain(error.message);
    } finally {
      setSending(null);
    }
  }

  async function say() {
    const content = withMentions(text.value.trim());
    if (!content || sending) return;
    if (content.startsWith("/") && matching(all, content.slice(1)).length) return complain(words().finishCommand);
    if (content.length > LONGEST) return complain(words().tooLong(LONGEST));
    const { value } = text;
    setSending(words().sending);
    text.value = "";
    grow();
    try {
      await api.send(state.person, state.channel, content);
    } catch (error) {
      text.value ||= value;
      complain(error.message);
    } finally {
      setSending(null);
    }
  }

  function setSending(note) {
    sending = note;
    drawNote();
  }
  function grow() {
    text.style.height = "auto";
    if (text.value) text.style.height = `${Math.min(text.scrollHeight, 240)}px`;
    count.textContent = text.value.length > WARN_FROM ? String(LONGEST - text.value.length) : "";
  }
  function drawNote() {
    const name = typingHere();
    whereabouts.textContent = sending ?? (name ? words().typing(name) : "");
  }
  function draw() {
    const here = channel();
    const closed = !here || !here.may_write;
    form.classList.toggle("closed", closed);
    for (const control of [text, slash, send]) control.disabled = closed;
    const own = words();
    text.placeholder = !here ? own.noChannel : closed ? own.mayNotWrite : narrow() ? own.message(channelLabel(here)) : own.messageAs(channelLabel(here), person()?.name ?? "");
    for (const [element, label] of [[text, text.placeholder], [form, own.write], [slash, own.showCommands], [send, own.send], [list.list, own.commands]]) element.setAttribute("aria-label", label);
    for (const [button, title] of [[slash, own.commands], [send, own.send]]) button.title = title;
  }

  text.addEventListener("input", typed);
  text.addEventListener("blur", () => show(null));
  text.addEventListener("focus", () => text.value.startsWith("/") && typed());
  text.addEventListener("keydown", (event) => {
    const open = list.element.isConnected && list.items.length > 0;
    if (open && (event.key === "ArrowDown" || event.key === "ArrowUp")) list.move(event.key === "ArrowDown" ? 1 : -1);
    else if (open && (event.key === "Tab" || (event.key === "Enter" && !event.shiftKey)) && list.active >= 0) list.pick();
    else if (event.key === "Escape" && list.element.isConnected) show(null);
    else if (event.key === "Enter" && !event.shiftKey && !event.isComposing) form.requestSubmit();
    else return;
    event.preventDefault();
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (line) line.submit();
    else say();
  });
  on(["commands"], () => {
    all = runnable(state.commands ?? []);
    if (!line && document.activeElement === text && text.value.startsWith("/")) typed();
  });
  on(["channel", "channels", "people"], draw);
  on(["channel"], () => line && plain());
  on(["typing"], drawNote);
  return { offer, focus: () => (line ? line.onward() : text.focus()), isBusy: () => Boolean(line || text.value) };
}

function narrow() {
  return matchMedia("(width < 800px)").matches;
}

/** "@Ada" and "#games" become mentions, if somebody or a channel is called so. */
function withMentions(text) {
  const people = (server()?.members ?? []).map((one) => [`@${one.name}`, `<@${one.id}>`]);
  const places = channelsOf(server()).map((one) => [`#${one.name}`, `<#${one.id}>`]);
  const longestFirst = [...people, ...places].sort(([a], [b]) => b.length - a.length);
  return longestFirst.reduce((so, [name, mention]) => so.replaceAll(name, mention), text);
}
