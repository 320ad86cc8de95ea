// What the client itself writes on messages, in the language of whoever looks.

import { locale } from "./state.js";

const WORDS = {
  en: { onlyYou: "Only you can see this", dismiss: "Dismiss message", edited: "(edited)", thinking: " is thinking…", noAnswer: "The application did not respond", failed: "This interaction failed", onlyTo: "only to you" },
  pl: { onlyYou: "Tylko ty to widzisz", dismiss: "Odrzuć wiadomość", edited: "(edytowano)", thinking: " myśli…", noAnswer: "Aplikacja nie odpowiedziała", failed: "Nie udało się", onlyTo: "tylko do ciebie" },
  cs: { onlyYou: "Vidíš to jen ty", dismiss: "Zavřít zprávu", edited: "(upraveno)", thinking: " přemýšlí…", noAnswer: "Aplikace neodpověděla", failed: "Nepovedlo se to", onlyTo: "jen tobě" },
};

/** The client's words in the person's language; in English where it has no others. */
export function client() {
  return WORDS[locale().split("-")[0]] ?? WORDS.en;
}
