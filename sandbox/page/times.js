// Dates and times in words.

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

const CLOCK = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });
const DAY = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" });

export function clockTime(at) {
  return CLOCK.format(at);
}

export function dayName(at) {
  return DAY.format(at);
}

/** "Today at 12:03", as in the head of a message. */
export function messageTime(at, today) {
  if (dayName(at) === dayName(today)) return `Today at ${clockTime(at)}`;
  if (dayName(at) === dayName(new Date(today.getTime() - 86_400_000))) return `Yesterday at ${clockTime(at)}`;
  return `${dayName(at)} ${clockTime(at)}`;
}
