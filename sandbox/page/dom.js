// Building elements. Strings always become text nodes: nothing in the page parses HTML.

/** `h("p", {class: "x", onclick: f}, "text", node, [more])`. `data` and `style` are objects; false and null leave an attribute out. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(props ?? {})) {
    if (value === null || value === undefined || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (key === "data") Object.assign(element.dataset, value);
    else if (key === "style") for (const [name, text] of Object.entries(value)) element.style.setProperty(name, text);
    else if (key === "value") element.value = value;
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

/** A name somebody chose: isolated from the direction of the text around it, and cut to one line by the style sheet. */
export function nameTag(name, className = "name") {
  return h("bdi", { class: className, title: name }, name);
}

const SVG = "http://www.w3.org/2000/svg";
const ICONS = {
  hash: "M9 4 7 20M17 4l-2 16M4 9h17M3 15h17",
  thread: "M5 5v7a4 4 0 0 0 4 4h9M14 12l4 4-4 4",
  menu: "M4 7h16M4 12h16M4 17h16",
  plus: "M12 5v14M5 12h14",
  close: "M6 6l12 12M18 6 6 18",
  play: "M8 5v14l11-7z",
  send: "M4 12 20 4l-5 16-4-6zM11 14l9-10",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12zM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6z",
  trash: "M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10.5 11v5M13.5 11v5",
  down: "M12 5v14M6 13l6 6 6-6",
  chevron: "M6 9l6 6 6-6",
  reply: "M4 20v-5a6 6 0 0 1 6-6h10M15 4l5 5-5 5",
  file: "M6 3h8l5 5v13H6zM14 3v5h5",
  external: "M14 4h6v6M20 4l-9 9M18 14v6H4V6h6",
  people: "M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2 20c0-4 3-6 7-6s7 2 7 6M16 4.500a3.5 3.5 0 0 1 0 6.500M18 14.500c2.5.7 4 2.5 4 5.5",
  warning: "M12 4 2 20h20zM12 10v5M12 17.500v.5",
  bell: "M6 17V11a6 6 0 0 1 12 0v6l2 2H4zM10 21h4",
  check: "M5 12l5 5 9-10",
  user: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c0-4.5 3.5-7 8-7s8 2.5 8 7",
  link: "M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1.5 1.500M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1.5-1.5",
};

/** A line drawing of 24×24 units in the colour of the text. */
export function icon(name, className = "icon") {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", className);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS(SVG, "path");
  path.setAttribute("d", ICONS[name]);
  svg.append(path);
  return svg;
}

/** A round portrait with the first letter of a name, or the bot's emblem. */
export function avatar({ name, colour, bot = false }, size = "") {
  const round = h("span", { class: `avatar ${size}`, "aria-hidden": "true" });
  if (bot) {
    round.classList.add("emblem");
    return round;
  }
  round.style.setProperty("background-color", colour ?? "#6b7280");
  if (isLight(colour)) round.classList.add("on-light");
  round.append(initial(name));
  return round;
}

/** The first letter or digit of a name, without its marks. */
export function initial(name) {
  const plain = (name ?? "").normalize("NFKD").replace(/\p{M}/gu, "");
  const letter = [...plain].find((sign) => /[\p{L}\p{N}]/u.test(sign));
  return (letter ?? "?").toUpperCase().slice(0, 2);
}

function isLight(colour) {
  const parts = /^#(..)(..)(..)$/.exec(colour ?? "");
  if (!parts) return false;
  const [red, green, blue] = parts.slice(1).map((part) => parseInt(part, 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue > 165;
}
