// The page's own words, in the reader's language. Messages, commands and their options come from the bot in theirs.

import { locale } from "./state.js";

const WORDS = {
  en: {
    lang: "en", dates: "en-GB",
    // Messages.
    onlyYou: "Only you can see this", dismiss: "Dismiss message", showAgain: "Show", edited: "(edited)", thinking: " is thinking…", noAnswer: "The application did not respond", failed: "This interaction failed", onlyTo: "only to you",
    used: " used ", aMessage: "a message", deleteMessage: "Delete message", openThread: "Open thread ›", startedThread: " started a thread: ", startedGone: " started a thread, which is gone.", pinned: " pinned a message.", renamed: " changed the name: ",
    today: (time) => `Today at ${time}`, yesterday: (time) => `Yesterday at ${time}`, fresh: "New", newest: "To the newest messages",
    welcomeTo: (place) => `Welcome to ${place}`, startOfChannel: "This is the start of the channel.", startOfThread: "This is the start of the thread.",
    // The hint.
    hint: "How it works", closeHint: "Close the hint", welcome: "Welcome! ", local: "Everything runs on this machine.", playNow: "Play now", against: " against a computer: ",
    orType: "Or type ", orPress: " or press ", startGame: "Start a game", switchPeople: ", switch people at the top right and play for each of them.",
    // The composer.
    noChannel: "No channel", mayNotWrite: "You may not write here", message: (place) => `Message ${place} or type /`, messageAs: (place, name) => `Message ${place} as ${name} – or type /`,
    write: "Write a message or a command", commands: "Commands", showCommands: "Show commands", send: "Send", noCommand: "There is no such command", loadingCommands: "Loading commands…",
    sending: "Sending…", sendingCommand: (name) => `Sending /${name}…`, typing: (name) => `${name} is typing…`, finishCommand: "Choose a command from the list, or finish its name.", tooLong: (most) => `A message has at most ${most} characters.`,
    options: "Options", moreOptions: "More options", more: (count) => `+${count} more`, optional: "optional", loadingOptions: "Loading options…", optionsFailed: "Loading options failed", noOptions: "No options match", nothing: "Nothing matches",
    optionRequired: "This option is required. Specify a value.", ofTheList: "Choose one from the list.", noNumber: "This is not a number.", noWhole: "This must be a whole number.", least: (least) => `Must be ${least} or more.`, most: (most) => `Must be ${most} or less.`,
    shortest: (least) => `Must be at least ${least} characters long.`, longest: (most) => `Must be at most ${most} characters long.`,
    // Menus, forms and pictures.
    choose: "Make a selection", search: "Search", done: "Done", chosen: (count, wanted) => `${count} chosen · ${wanted} wanted`, submit: "Submit", cancel: "Cancel", close: "Close", required: "Required", fieldRequired: "This field is required", wentWrong: "Something went wrong. Try again.",
    picture: "Picture", original: "Open original", closePicture: "Close picture", before: "Previous picture", after: "Next picture",
    // Places and people.
    servers: "Servers", channels: "Channels", messages: "Messages", people: "People", textChannels: "Text channels", from: "From", createChannel: "Create a channel", createThread: "Create a thread", addServer: "Add a server", noServer: "You are not in any server.", checkLuck: "Check a game's luck",
    older: (count) => `${count} older`, hideOlder: "Hide older threads", unread: "unread", youWereCalled: "You were pinged", call: (count) => `${count} channels pinged you`, delete: (place) => `Delete ${place}`, inPlace: "in ", locked: "locked", archived: "archived",
    youAre: "You are", youAreNow: (name) => `You are ${name} now`, switchPerson: "Switch person", addPerson: "Add a person", hideEmbeds: "Hide embeds", app: "App", online: "Online", offline: "Offline", moderator: "moderator", language: (name) => `${name}'s language`, called: (count) => `${count} pinged`,
    lost: "Connection lost. Trying again…", asleep: (name) => `${name} is offline: buttons and commands wait for it.`,
    skip: "Skip to the message field", keys: "Arrow keys go from message to message, Tab into one, Escape to the message field.", gone: "That message is further up, or gone.",
    // Forms of the page.
    add: "Add", create: "Create", name: "Name", tongue: "Language", newPerson: "They are in every server at once, and you can play them like the others.", newServer: "Everybody and the bot are in it, with one channel.",
    channelName: "Channel name", topic: "Topic", threadName: "Thread name", serverName: "Server name", remove: "Delete", removeChannel: "This deletes its messages and threads too. You cannot undo it.", removeThread: "This deletes its messages too. You cannot undo it.",
  },
  pl: {
    lang: "pl", dates: "pl",
    onlyYou: "Tylko ty to widzisz", dismiss: "Odrzuć wiadomość", showAgain: "Pokaż", edited: "(edytowano)", thinking: " myśli…", noAnswer: "Aplikacja nie odpowiedziała", failed: "Nie udało się", onlyTo: "tylko do ciebie",
    used: " używa ", aMessage: "wiadomość", deleteMessage: "Usuń wiadomość", openThread: "Otwórz wątek ›", startedThread: " zaczyna wątek: ", startedGone: " – nowy wątek, którego już nie ma.", pinned: " przypina wiadomość.", renamed: " zmienia nazwę: ",
    today: (time) => `Dziś o ${time}`, yesterday: (time) => `Wczoraj o ${time}`, fresh: "Nowe", newest: "Do najnowszych wiadomości",
    welcomeTo: (place) => `Witaj na ${place}`, startOfChannel: "Tu zaczyna się kanał.", startOfThread: "Tu zaczyna się wątek.",
    hint: "Jak to działa", closeHint: "Zamknij wskazówkę", welcome: "Witaj! ", local: "Wszystko działa na tym komputerze.", playNow: "Zagraj od razu", against: " z komputerem: ",
    orType: "Albo wpisz ", orPress: " lub naciśnij ", startGame: "Rozpocznij grę", switchPeople: ", przełączaj osoby w prawym górnym rogu i graj za każdą z nich.",
    noChannel: "Brak kanału", mayNotWrite: "Tu nie możesz pisać", message: (place) => `Napisz na ${place} albo wpisz /`, messageAs: (place, name) => `Napisz na ${place} jako ${name} – albo wpisz /`,
    write: "Napisz wiadomość lub polecenie", commands: "Polecenia", showCommands: "Pokaż polecenia", send: "Wyślij", noCommand: "Nie ma takiego polecenia", loadingCommands: "Wczytywanie poleceń…",
    sending: "Wysyłanie…", sendingCommand: (name) => `Wysyłanie /${name}…`, typing: (name) => `${name} pisze…`, finishCommand: "Wybierz polecenie z listy albo dokończ jego nazwę.", tooLong: (most) => `Wiadomość może mieć najwyżej ${most} znaków.`,
    options: "Opcje", moreOptions: "Więcej opcji", more: (count) => `+${count} więcej`, optional: "opcjonalne", loadingOptions: "Wczytywanie opcji…", optionsFailed: "Nie udało się wczytać opcji", noOptions: "Żadna opcja nie pasuje", nothing: "Nic nie pasuje",
    optionRequired: "Ta opcja jest wymagana. Podaj wartość.", ofTheList: "Wybierz coś z listy.", noNumber: "To nie jest liczba.", noWhole: "To musi być liczba całkowita.", least: (least) => `Najmniej ${least}.`, most: (most) => `Najwyżej ${most}.`,
    shortest: (least) => `Liczba znaków: co najmniej ${least}.`, longest: (most) => `Liczba znaków: najwyżej ${most}.`,
    choose: "Wybierz", search: "Szukaj", done: "Gotowe", chosen: (count, wanted) => `wybrano ${count} · potrzeba ${wanted}`, submit: "Wyślij", cancel: "Anuluj", close: "Zamknij", required: "Wymagane", fieldRequired: "To pole jest wymagane", wentWrong: "Coś poszło nie tak. Spróbuj jeszcze raz.",
    picture: "Obraz", original: "Otwórz oryginał", closePicture: "Zamknij obraz", before: "Poprzedni obraz", after: "Następny obraz",
    servers: "Serwery", channels: "Kanały", messages: "Wiadomości", people: "Osoby", textChannels: "Kanały tekstowe", from: "Od", createChannel: "Utwórz kanał", createThread: "Utwórz wątek", addServer: "Dodaj serwer", noServer: "Nie ma cię na żadnym serwerze.", checkLuck: "Sprawdź losowania w grze",
    older: (count) => `Starsze: ${count}`, hideOlder: "Ukryj starsze wątki", unread: "nieprzeczytane", youWereCalled: "Wzywa cię", call: (count) => `wzywające kanały: ${count}`, delete: (place) => `Usuń ${place}`, inPlace: "w ", locked: "zamknięty", archived: "zarchiwizowany",
    youAre: "Jesteś teraz", youAreNow: (name) => `Teraz jesteś: ${name}`, switchPerson: "Zmień osobę", addPerson: "Dodaj osobę", hideEmbeds: "Ukryj osadzone treści", app: "Aplikacja", online: "Dostępna", offline: "Niedostępna", moderator: "moderacja", language: (name) => `Język: ${name}`, called: (count) => `wezwane osoby: ${count}`,
    lost: "Utracono połączenie. Kolejna próba…", asleep: (name) => `${name} jest offline: przyciski i polecenia czekają.`,
    skip: "Przejdź do pola wiadomości", keys: "Strzałki przechodzą między wiadomościami, Tab do wnętrza, Escape do pola wiadomości.", gone: "Ta wiadomość jest wyżej albo już jej nie ma.",
    add: "Dodaj", create: "Utwórz", name: "Imię", tongue: "Język", newPerson: "Od razu jest na każdym serwerze i możesz za nią grać jak za inne.", newServer: "Są na nim wszyscy i bot, z jednym kanałem.",
    channelName: "Nazwa kanału", topic: "Temat", threadName: "Nazwa wątku", serverName: "Nazwa serwera", remove: "Usuń", removeChannel: "Znikną też jego wiadomości i wątki. Nie da się tego cofnąć.", removeThread: "Znikną też jego wiadomości. Nie da się tego cofnąć.",
  },
  cs: {
    lang: "cs", dates: "cs",
    onlyYou: "Vidíš to jen ty", dismiss: "Zavřít zprávu", showAgain: "Ukázat", edited: "(upraveno)", thinking: " přemýšlí…", noAnswer: "Aplikace neodpověděla", failed: "Nepovedlo se to", onlyTo: "jen tobě",
    used: " používá ", aMessage: "zpráva", deleteMessage: "Smazat zprávu", openThread: "Otevřít vlákno ›", startedThread: " začíná vlákno: ", startedGone: " – nové vlákno, které už není.", pinned: " připíná zprávu.", renamed: " mění název: ",
    today: (time) => `Dnes v ${time}`, yesterday: (time) => `Včera v ${time}`, fresh: "Nové", newest: "K nejnovějším zprávám",
    welcomeTo: (place) => `Vítej v ${place}`, startOfChannel: "Tady začíná kanál.", startOfThread: "Tady začíná vlákno.",
    hint: "Jak to funguje", closeHint: "Zavřít nápovědu", welcome: "Vítej! ", local: "Všechno běží na tomhle počítači.", playNow: "Hraj hned", against: " proti počítači: ",
    orType: "Nebo napiš ", orPress: " či stiskni ", startGame: "Začít hru", switchPeople: ", vpravo nahoře přepínej lidi a hraj za každého z nich.",
    noChannel: "Žádný kanál", mayNotWrite: "Tady psát nemůžeš", message: (place) => `Napiš do ${place} nebo zadej /`, messageAs: (place, name) => `Napiš do ${place} jako ${name} – nebo zadej /`,
    write: "Napiš zprávu nebo příkaz", commands: "Příkazy", showCommands: "Ukázat příkazy", send: "Odeslat", noCommand: "Takový příkaz není", loadingCommands: "Příkazy se načítají…",
    sending: "Odesílá se…", sendingCommand: (name) => `Odesílá se /${name}…`, typing: (name) => `${name} píše…`, finishCommand: "Vyber příkaz ze seznamu, nebo dopiš jeho název.", tooLong: (most) => `Zpráva má nejvýš ${most} znaků.`,
    options: "Možnosti", moreOptions: "Další možnosti", more: (count) => `+${count} dalších`, optional: "nepovinné", loadingOptions: "Možnosti se načítají…", optionsFailed: "Možnosti se nenačetly", noOptions: "Žádná možnost neodpovídá", nothing: "Nic neodpovídá",
    optionRequired: "Tahle možnost je povinná. Zadej hodnotu.", ofTheList: "Vyber něco ze seznamu.", noNumber: "To není číslo.", noWhole: "Musí to být celé číslo.", least: (least) => `Nejméně ${least}.`, most: (most) => `Nejvýš ${most}.`,
    shortest: (least) => `Počet znaků: nejméně ${least}.`, longest: (most) => `Počet znaků: nejvýš ${most}.`,
    choose: "Vyber", search: "Hledat", done: "Hotovo", chosen: (count, wanted) => `vybráno ${count} · potřeba ${wanted}`, submit: "Odeslat", cancel: "Zrušit", close: "Zavřít", required: "Povinné", fieldRequired: "Tohle pole je povinné", wentWrong: "Něco se nepovedlo. Zkus to znovu.",
    picture: "Obrázek", original: "Otevřít originál", closePicture: "Zavřít obrázek", before: "Předchozí obrázek", after: "Další obrázek",
    servers: "Servery", channels: "Kanály", messages: "Zprávy", people: "Lidé", textChannels: "Textové kanály", from: "Od", createChannel: "Vytvořit kanál", createThread: "Vytvořit vlákno", addServer: "Přidat server", noServer: "Nejsi na žádném serveru.", checkLuck: "Ověř náhodu ve hře",
    older: (count) => `Starší: ${count}`, hideOlder: "Skrýt starší vlákna", unread: "nepřečtené", youWereCalled: "Volá tě", call: (count) => `kanály, které volají: ${count}`, delete: (place) => `Smazat ${place}`, inPlace: "v ", locked: "zamčené", archived: "archivované",
    youAre: "Teď jsi", youAreNow: (name) => `Teď jsi ${name}`, switchPerson: "Změnit osobu", addPerson: "Přidat osobu", hideEmbeds: "Skrýt vložený obsah", app: "Aplikace", online: "Online", offline: "Offline", moderator: "moderuje", language: (name) => `Jazyk: ${name}`, called: (count) => `volaní lidé: ${count}`,
    lost: "Spojení se ztratilo. Zkouší se znovu…", asleep: (name) => `${name} je offline: tlačítka a příkazy čekají.`,
    skip: "Přejít k poli pro zprávu", keys: "Šipky jdou od zprávy ke zprávě, Tab dovnitř, Escape k poli pro zprávu.", gone: "Ta zpráva je výš, nebo už není.",
    add: "Přidat", create: "Vytvořit", name: "Jméno", tongue: "Jazyk", newPerson: "Je hned na všech serverech a můžeš za ni hrát jako za ostatní.", newServer: "Jsou na něm všichni i bot, s jedním kanálem.",
    channelName: "Název kanálu", topic: "Téma", threadName: "Název vlákna", serverName: "Název serveru", remove: "Smazat", removeChannel: "Zmizí i jeho zprávy a vlákna. Nejde to vrátit.", removeThread: "Zmizí i jeho zprávy. Nejde to vrátit.",
  },
};

/** The languages that the page speaks. */
export const SPOKEN = Object.keys(WORDS);

/** The page's words in a language as Discord writes it; in English where it has no others. */
export function words(language = locale()) {
  return WORDS[language.split("-")[0]] ?? WORDS.en;
}
