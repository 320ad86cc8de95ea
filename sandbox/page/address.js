// Addresses of Discord's own that name a place: where that is known here, it is opened here.

import { open } from "./session.js";
import { locate } from "./state.js";

const PLACE = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/\d+)?$/;

/** What a link to `url` does when it is followed; `null` if the browser is to follow it. */
export function follow(url) {
  const [, id] = PLACE.exec(url ?? "") ?? [];
  if (!id) return null;
  return (event) => {
    if (!locate(id)) return;
    event.preventDefault();
    open(id);
  };
}
