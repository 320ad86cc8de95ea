// Dates and times in words.

import { words } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3_600], ["minute", 60], ["second", 1]];

function known(locale) {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(locale).length ? locale : "en-US";
  } catch {
    return "en-US";
  }
}

/** As `<t:…:style>` is shown in a language. */
export function styledTime(at, style, locale) {
  return new Intl.DateTimeFormat(known(locale), STYLES[style] ?? STYLES.f).format(at);
}

export function fullTime(at, locale) {
  return styledTime(at, "F", locale);
}

/** "in 5 minutes", "2 days ago"; both in milliseconds. */
export function relativeTime(at, from, locale) {
  const seconds = (at - from) / 1000;
  const [unit, size] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(known(locale), { numeric: "always" }).format(Math.round(seconds / size), unit);
}

const CLOCK = { hour: "2-digit", minute: "2-digit" };
const DAY = { day: "numeric", month: "long", year: "numeric" };
const formats = new Map(); // making one takes long, and every message has a time

function format(style, at) {
  const key = JSON.stringify([words().dates, style]);
  if (!formats.has(key)) formats.set(key, new Intl.DateTimeFormat(words().dates, style));
  return formats.get(key).format(at);
}

export function clockTime(at) {
  return format(CLOCK, at);
}

export function dayName(at) {
  return format(DAY, at);
}

/** "Today at 12:03", as in the head of a message. */
export function messageTime(at, today) {
  if (dayName(at) === dayName(today)) return words().today(clockTime(at));
  if (dayName(at) === dayName(new Date(today.getTime() - 86_400_000))) return words().yesterday(clockTime(at));
  return `${dayName(at)} ${clockTime(at)}`;
}
