// One tab stop for the whole list of messages: arrows go from message to message, Tab goes on into the one at hand.

const INSIDE = "button, a[href], [tabindex]";

/** Makes `list` such a list; `leave()` is called by Escape on a message. Returns what its owner calls before and after drawing. */
export function roving(list, leave) {
  let current = null; // the key of the message that Tab comes to; null: the newest
  let lost = null; // where the focus was when the list began to be drawn

  const articles = () => [...list.querySelectorAll(".message")];
  const key = (article) => article.dataset.message;

  /** Lets Tab reach the message at hand and its parts, and nothing in the others. */
  function settle() {
    const all = articles();
    const at = all.find((one) => key(one) === current) ?? all.at(-1);
    for (const one of all) {
      one.tabIndex = one === at ? 0 : -1;
      for (const part of one.querySelectorAll(INSIDE)) {
        if (one === at && part.dataset.resting !== undefined) {
          if (part.dataset.resting) part.setAttribute("tabindex", part.dataset.resting);
          else part.removeAttribute("tabindex");
          delete part.dataset.resting;
        } else if (one !== at && part.dataset.resting === undefined) {
          part.dataset.resting = part.getAttribute("tabindex") ?? "";
          part.tabIndex = -1;
        }
      }
    }
  }

  function stand(article) {
    if (current === key(article)) return;
    current = key(article);
    settle();
  }

  /** Puts the focus on a message. */
  function go(article, options) {
    if (!article) return;
    stand(article);
    article.focus(options);
  }

  list.addEventListener("focusin", (event) => {
    const article = event.target.closest(".message");
    if (article) stand(article);
  });
  list.addEventListener("focusout", (event) => {
    if (!event.relatedTarget || list.contains(event.relatedTarget)) return;
    current = null; // whoever comes back comes to the newest
    settle();
  });
  list.addEventListener("keydown", (event) => {
    const here = event.target.closest(".message");
    if (!here || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const all = articles();
    const at = all.indexOf(here);
    if (event.key === "ArrowUp") go(all[at - 1]);
    else if (event.key === "ArrowDown") go(all[at + 1]);
    else if (event.key === "Home") go(all[0]);
    else if (event.key === "End") go(all.at(-1));
    else if (event.key === "Escape" && event.target === here) leave();
    else if (event.key === "Escape") here.focus();
    else return;
    event.preventDefault();
  });

  return {
    beforeDrawing() {
      const here = list.contains(document.activeElement) ? document.activeElement.closest(".message") : null;
      lost = here && { key: key(here), at: articles().indexOf(here) };
    },
    /** The focus stays with its message, or goes to the one that took its place. */
    afterDrawing() {
      const all = articles();
      if (!lost) current = null;
      settle();
      if (lost && document.activeElement === document.body) go(all.find((one) => key(one) === lost.key) ?? all[Math.min(lost.at, all.length - 1)], { preventScroll: true });
    },
    go,
  };
}
