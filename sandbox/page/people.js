// Who one is: the panel of people at the side (or behind the portrait, on small screens).

import { api } from "./api.js";
import { askForm } from "./dialog.js";
import { avatar, h, icon, nameTag } from "./dom.js";
import { embedsAreHidden, hideEmbeds, pingCount } from "./memory.js";
import { toast, whisper } from "./notices.js";
import { closePopover, openPopover } from "./popover.js";
import { become } from "./session.js";
import { on, person, server, state } from "./state.js";
import { words } from "./words.js";

export const LANGUAGES = [
  ["en-US", "English"], ["en-GB", "English (UK)"], ["pl", "Polski"], ["cs", "Čeština"], ["de", "Deutsch"], ["fr", "Français"], ["es-ES", "Español"], ["it", "Italiano"],
  ["nl", "Nederlands"], ["pt-BR", "Português"], ["ro", "Română"], ["hu", "Magyar"], ["sv-SE", "Svenska"], ["fi", "Suomi"], ["da", "Dansk"], ["no", "Norsk"],
  ["lt", "Lietuvių"], ["hr", "Hrvatski"], ["bg", "Български"], ["uk", "Українська"], ["el", "Ελληνικά"], ["tr", "Türkçe"], ["ja", "日本語"], ["ko", "한국어"], ["zh-CN", "中文"],
];

export function languageName(locale) {
  return LANGUAGES.find(([code]) => code === locale)?.[1] ?? locale;
}

/** Fills the panel and the portrait button. */
export function peoplePanel(panel, portrait) {
  on(["people", "status"], () => {
    const focused = panel.contains(document.activeElement) ? document.activeElement.dataset.focusKey : null;
    panel.replaceChildren(...content());
    if (focused) panel.querySelector(`[data-focus-key="${CSS.escape(focused)}"]`)?.focus({ preventScroll: true });
    drawPortrait(portrait);
  });
  portrait.addEventListener("click", () => openPopover(portrait, h("div", { class: "people" }, content()), { label: words().people, className: "people-popover", alignEnd: true }));
  addEventListener("keydown", (event) => {
    const digit = event.altKey && !event.ctrlKey && !event.metaKey && /^Digit([1-9])$/.exec(event.code)?.[1];
    const one = digit && state.world?.people[digit - 1];
    if (!one) return;
    event.preventDefault();
    switchTo(one);
  });
}

function drawPortrait(portrait) {
  const one = person();
  const waiting = (state.world?.people ?? []).filter((other) => other.id !== state.person && pingCount(other.id) > 0).length;
  portrait.replaceChildren(one ? avatar(one) : icon("people"), waiting ? h("span", { class: "badge", "aria-hidden": "true" }, String(waiting)) : "");
  portrait.setAttribute("aria-label", `${one ? `${words().youAre} ${one.name}` : words().people}. ${words().switchPerson}${waiting ? `; ${words().called(waiting)}` : ""}`);
}

function content() {
  const me = person();
  if (!state.world || !me) return [];
  const here = (one) => !state.server || one.servers.includes(state.server);
  const everyone = [...state.world.people.filter(here), ...state.world.people.filter((one) => !here(one))];
  return [
    h("div", { class: "myself" }, avatar(me, "big"), h("div", {}, h("small", {}, words().youAre), nameTag(me.name, "name strong"), languageField(me))),
    h("h2", { id: "people-heading" }, words().switchPerson),
    h("ul", { class: "people-list", "aria-labelledby": "people-heading" }, everyone.map(personRow)),
    h("button", { class: "add-row", type: "button", data: { focusKey: "add-person" }, onclick: addPerson }, icon("plus"), words().addPerson),
    h("label", { class: "add-row" },
      h("input", { type: "checkbox", checked: embedsAreHidden(), data: { focusKey: "embeds" }, onchange: (event) => hideEmbeds(event.target.checked) }), words().hideEmbeds),
    h("h2", {}, words().app),
    h("div", { class: "bot-row" }, avatar({ name: state.world.bot.name, bot: true }), nameTag(state.world.bot.name), h("span", { class: "tag" }, "APP"),
      h("span", { class: state.world.bot.online ? "presence on" : "presence", title: state.world.bot.online ? words().online : words().offline }), h("span", { class: "hidden-visually" }, state.world.bot.online ? words().online : words().offline)),
  ];
}

function personRow(one) {
  const index = state.world.people.indexOf(one);
  const calls = one.id === state.person ? 0 : pingCount(one.id);
  const moderates = isModerator(one);
  return h("li", {}, h("button", {
    class: one.id === state.person ? "person current" : "person", type: "button", "aria-current": one.id === state.person ? "true" : null,
    data: { person: one.username, focusKey: `person-${one.id}` }, title: index < 9 ? `Alt+${index + 1}` : null, onclick: () => switchTo(one),
  }, avatar(one), h("span", { class: "person-words" }, nameTag(one.name), h("small", {}, moderates ? `${languageName(one.locale)} · ${words().moderator}` : languageName(one.locale))),
  calls ? h("span", { class: "badge" }, h("span", { "aria-hidden": "true" }, String(calls)), h("span", { class: "hidden-visually" }, words().call(calls))) : null));
}

function isModerator(one) {
  const member = server()?.members.find((each) => each.id === one.id);
  const roles = state.world.servers.find((each) => each.id === state.server)?.roles ?? [];
  return Boolean(member?.roles.some((id) => roles.find((role) => role.id === id && !role.name.startsWith("@"))));
}

function switchTo(one) {
  closePopover();
  if (one.id === state.person) return;
  become(one.id);
  whisper(words().youAreNow(one.name));
}

function languageField(me) {
  const options = LANGUAGES.some(([code]) => code === me.locale) ? LANGUAGES : [[me.locale, me.locale], ...LANGUAGES];
  return h("select", {
    class: "language", "aria-label": words().language(me.name), data: { focusKey: "language" },
    async onchange(event) {
      try {
        await api.changePerson(me.id, { locale: event.target.value });
        closePopover();
        await become(me.id);
      } catch (error) {
        toast(error.message);
      }
    },
  }, options.map(([code, name]) => h("option", { value: code, selected: code === me.locale }, name)));
}

function addPerson() {
  closePopover();
  askForm({
    title: words().addPerson,
    intro: words().newPerson,
    submit: words().add,
    fields: [
      { name: "name", label: words().name, kind: "line", required: true, min: 1, max: 32 },
      { name: "locale", label: words().tongue, kind: "select", required: true, value: person()?.locale, options: LANGUAGES.map(([value, label]) => ({ value, label })) },
    ],
    async onSubmit({ name, locale }) {
      const fresh = await api.addPerson({ name: name.trim(), locale });
      await become(fresh.id);
    },
  });
}
