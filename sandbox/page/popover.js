// A small panel beside the thing it belongs to. One is open at a time; Escape, a click elsewhere and a lost anchor close it.

import { h } from "./dom.js";

let open = null;

/** Opens `content` at `anchor`; `onClose` is told when it goes. Returns a function that closes it. */
export function openPopover(anchor, content, { onClose = () => {}, className = "", label = null, alignEnd = false } = {}) {
  closePopover();
  const panel = h("div", { class: `popover ${className}`, role: label ? "dialog" : null, "aria-label": label }, content);
  const here = { anchor, panel, onClose, alignEnd, back: document.activeElement };
  open = here;
  anchor.setAttribute("aria-expanded", "true");
  document.body.append(panel);
  place(here);
  here.watch = new ResizeObserver(() => place(here));
  here.watch.observe(panel);
  return () => open === here && closePopover();
}

export function closePopover({ refocus = false } = {}) {
  if (!open) return;
  const { anchor, panel, onClose, watch } = open;
  open = null;
  watch?.disconnect();
  anchor.setAttribute("aria-expanded", "false");
  panel.remove();
  if (refocus && anchor.isConnected) anchor.focus({ preventScroll: true });
  onClose();
}

export function popoverAnchor() {
  return open?.anchor ?? null;
}

function place({ anchor, panel, alignEnd }) {
  const box = anchor.getBoundingClientRect();
  const margin = 8;
  const below = innerHeight - box.bottom - margin;
  const above = box.top - margin;
  const upward = panel.scrollHeight > below && above > below;
  panel.style.maxHeight = `${Math.max(140, Math.min(420, (upward ? above : below) - margin))}px`;
  panel.style.minWidth = `${Math.min(box.width, innerWidth - 2 * margin)}px`;
  const width = panel.offsetWidth;
  const wished = alignEnd ? box.right - width : box.left;
  panel.style.left = `${Math.max(margin, Math.min(wished, innerWidth - width - margin))}px`;
  panel.style.top = upward ? "auto" : `${box.bottom + 4}px`;
  panel.style.bottom = upward ? `${innerHeight - box.top + 4}px` : "auto";
}

addEventListener("pointerdown", (event) => {
  if (open && !open.panel.contains(event.target) && !open.anchor.contains(event.target)) closePopover();
}, { capture: true });
addEventListener("keydown", (event) => {
  if (open && event.key === "Escape") {
    event.preventDefault();
    event.stopPropagation();
    closePopover({ refocus: true });
  }
}, { capture: true });
addEventListener("resize", () => open && (open.anchor.isConnected ? place(open) : closePopover()));
addEventListener("scroll", (event) => open && !open.panel.contains(event.target) && place(open), { capture: true, passive: true });
