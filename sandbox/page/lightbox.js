// A picture at full size, over everything. Escape closes, arrows go to its neighbours, a click shows it pixel by pixel.

import { h, icon } from "./dom.js";
import { words } from "./words.js";

/** Opens the picture `at` of a message's `pictures` (attachments). */
export function showPicture(pictures, at) {
  const image = h("img", { alt: "" });
  const caption = h("p", { class: "lightbox-caption" });
  const original = h("a", { target: "_blank", rel: "noopener", class: "lightbox-link" }, icon("external"), words().original);
  const stage = h("div", { class: "lightbox-stage" }, image);
  const box = h("dialog", { class: "lightbox", "aria-label": words().picture }, stage,
    h("div", { class: "lightbox-foot" }, caption, original),
    h("button", { class: "lightbox-close", type: "button", "aria-label": words().closePicture, onclick: () => box.close() }, icon("close")));
  let index = at;

  function show() {
    const picture = pictures[index];
    box.classList.remove("actual");
    Object.assign(image, { src: picture.url, alt: picture.description ?? picture.filename });
    caption.textContent = picture.description ?? picture.filename;
    original.href = picture.url;
  }
  function step(by) {
    index = (index + by + pictures.length) % pictures.length;
    show();
  }
  if (pictures.length > 1) {
    box.append(
      h("button", { class: "lightbox-step before", type: "button", "aria-label": words().before, onclick: () => step(-1) }, icon("chevron")),
      h("button", { class: "lightbox-step after", type: "button", "aria-label": words().after, onclick: () => step(1) }, icon("chevron")));
  }
  box.addEventListener("keydown", (event) => {
    if (event.key === "ArrowLeft") step(-1);
    if (event.key === "ArrowRight") step(1);
  });
  stage.addEventListener("click", (event) => (event.target === image ? box.classList.toggle("actual") : box.close()));
  box.addEventListener("close", () => box.remove());
  show();
  document.body.append(box);
  box.showModal();
}
