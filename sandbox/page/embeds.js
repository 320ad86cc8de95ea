// Attachments and embeds of a message.

import { h, icon } from "./dom.js";
import { showPicture } from "./lightbox.js";
import { inlineMarkdown, markdown, spoiler } from "./markdown-view.js";
import { messageTime } from "./times.js";
import { now } from "./state.js";

const WIDEST = 640;
const HIGHEST = 540;

export function attachments(list) {
  const pictures = list.filter((one) => one.width && one.content_type?.startsWith("image/"));
  const files = list.filter((one) => !pictures.includes(one));
  return [
    pictures.length > 0 && h("div", { class: pictures.length > 1 ? "gallery" : "single" }, pictures.map((one, at) => picture(one, pictures, at))),
    files.map(fileCard),
  ];
}

function picture(one, pictures, at) {
  const scale = Math.min(1, WIDEST / one.width, HIGHEST / one.height);
  const image = h("img", { src: one.url, alt: one.description ?? one.filename, width: one.width, height: one.height, decoding: "async" });
  const frame = h("button", { class: "picture", type: "button", "aria-label": `Open picture: ${one.description ?? one.filename}`, onclick: () => showPicture(pictures, at) }, image);
  frame.style.setProperty("--width", `${Math.round(one.width * scale)}px`);
  frame.style.setProperty("--shape", (one.width / one.height).toFixed(3));
  frame.style.setProperty("--ratio", `${one.width} / ${one.height}`);
  return one.spoiler ? spoiler(frame, "spoiler picture-spoiler") : frame;
}

function fileCard(one) {
  const size = one.size < 1024 ? `${one.size} bytes` : `${(one.size / 1024).toFixed(1)} KB`;
  return h("div", { class: "file-card" }, icon("file"),
    h("div", {}, h("a", { href: one.url, download: one.filename }, h("bdi", {}, one.filename)), h("small", {}, size)));
}

export function embed(one, names, act) {
  const card = h("section", { class: "embed", "aria-label": one.title ?? "Embed" });
  if (typeof one.color === "number") card.style.setProperty("--bar", `#${(one.color & 0xffffff).toString(16).padStart(6, "0")}`);
  const words = h("div", { class: "embed-words" },
    one.author?.name && h("p", { class: "embed-author" }, h("bdi", {}, one.author.name)),
    one.title && h("p", { class: "embed-title" }, safeLink(one.url) ? h("a", { href: one.url, target: "_blank", rel: "noopener noreferrer" }, one.title) : inlineMarkdown(one.title, names, act)),
    one.description && markdown(one.description, names, act),
    one.fields?.length > 0 && h("dl", { class: "embed-fields" }, one.fields.map((field) =>
      h("div", { class: field.inline ? "inline" : "" }, h("dt", {}, inlineMarkdown(field.name, names, act)), h("dd", {}, markdown(field.value, names, act))))));
  card.append(words);
  if (one.thumbnail?.url) card.append(h("img", { class: "embed-thumbnail", src: one.thumbnail.url, alt: "" }));
  if (one.image?.url) card.append(embedImage(one.image.url, one.title));
  if (one.footer?.text || one.timestamp) {
    const when = one.timestamp ? messageTime(new Date(one.timestamp), new Date(now())) : null;
    card.append(h("p", { class: "embed-footer" }, [one.footer?.text, when].filter(Boolean).join(" • ")));
  }
  return card;
}

function embedImage(url, title) {
  const picture = { url, description: title ?? "Picture", filename: "picture" };
  return h("button", { class: "picture embed-image", type: "button", "aria-label": `Open picture: ${picture.description}`, onclick: () => showPicture([picture], 0) },
    h("img", { src: url, alt: picture.description }));
}

function safeLink(url) {
  return /^https?:\/\//i.test(url ?? "");
}
