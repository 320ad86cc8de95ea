# Why something was not done: one sentence that says what to do next.

denied-halted = Ruch { $number } się nie udał: { $reason } Wcześniejsze ruchy pozostają w mocy.
denied-already-seated = Masz już miejsce przy tym stole.
denied-answered = Twoja odpowiedź jest już zapisana.
denied-broken = Coś poszło nie tak po mojej stronie. Nic nie przepadło; spróbuj za chwilę jeszcze raz.
denied-busy = Przy stole jest teraz za duży ruch; spróbuj za chwilę jeszcze raz. Nic się nie zmieniło.
denied-channel-taken = Na tym kanale jest już stół. Wybierz inny kanał albo użyj `/graj` z `wątek: True`.
denied-consent-open = Przy stole czeka już inne pytanie; najpierw trzeba na nie odpowiedzieć.
denied-frozen = Ten stół czeka na aktualizację bota; jego dziennik jest bezpieczny.
denied-too-many-computers = { $most ->
    [0] Miejsce jest tylko jedno, i to twoje: wybierz więcej miejsc (`miejsca`).
    [one] Oprócz ciebie jest przy tym stole miejsce dla jednego komputera.
   *[other] Oprócz ciebie jest przy tym stole miejsce dla { $most } komputerów.
}
denied-private = Przy tym stole grasz bez innych osób lub z komputerami. Aby grać z ludźmi, otwórz stół na kanale: `/graj`.
denied-no-computer-free = Na tym serwerze już { $most ->
    [one] gra { $most } komputer
    [few] grają { $most } komputery
   *[many] gra { $most } komputerów
}, a więcej nie może. Poczekaj, aż skończy się któraś z ich gier.
denied-too-many-lobbies = Masz już tyle stołów, które czekają na rozpoczęcie: { $most }, a więcej nie można. Najpierw zacznij grę przy jednym z nich albo go zamknij; wymienia je `/gry`.
denied-searched-already = Ten stół już pytał, kto chce się dosiąść.
denied-searched-today = Szukasz już graczy przy innym swoim stole. Następny raz możesz to zrobić { $again }.
denied-full = Wszystkie miejsca są zajęte.
denied-link = Ruch { $number } jest niemożliwy: { $reason } Nie wykonano żadnego z ruchów.
denied-log-closed = Pełny dziennik zobaczą wszyscy po zakończeniu gry.
denied-no-move = Wpisz choć jeden ruch, na przykład z podpowiedzi `/ruch`.
denied-no-question = To pytanie jest już zamknięte.
denied-no-table = Na tym kanale nie ma stołu. Nowy otworzysz komendą `/graj`.
denied-nobody-there = Nikt tam nie siedzi.
denied-not-asked = To pytanie nie jest do ciebie.
denied-taken-off = Moderator usunął cię z tej gry.
denied-not-host = Może to zrobić tylko gospodarz, czyli osoba, która otworzyła stół.
denied-not-over = Gra jeszcze trwa.
denied-not-seated = Nie masz miejsca przy tym stole.
denied-not-started = Gra jeszcze się nie zaczęła. Zaczyna ją gospodarz: przyciskiem **Zacznij** w wiadomości stołu albo komendą `/stół start`.
denied-nothing-to-undo = Nie masz czego cofnąć.
denied-too-far = To za daleko: przy tym stole cofa się najwyżej jedną rundę. Gospodarz następnego stołu może pozwolić na cofanie całej gry.
denied-closed = Ten stół zamknięto, zanim zaczęła się gra. Nowy otworzysz komendą `/graj`.
denied-over = Ta gra już się skończyła. Nowy stół otworzysz komendą `/graj` albo `/stół rewanż`.
denied-handed-over = Gra tu za ciebie komputer. Najpierw wróć na swoje miejsce: `/miejsce wróć`.
denied-no-hints = Przy tym stole nie ma podpowiedzi.
denied-thinking = Wciąż myślę nad twoim poprzednim pytaniem; odpowiedź zaraz będzie.
denied-not-handed-over = Grasz tu samodzielnie, nie ma do czego wracać.
denied-last-person = Przy tym stole nie ma już innych ludzi, a komputery nie grają same ze sobą. Możesz poddać grę: `/stół poddaj`.
denied-resigned = Nie grasz już: twoja gra jest poddana.
denied-stale = Sytuacja na stole się zmieniła; naciśnij „Twój ruch”, by zobaczyć, o co teraz chodzi.
denied-starting = Miejsca i opcje są ustalone: gra zacznie się, gdy tylko wszyscy się o tym dowiedzą.
denied-no-words = Ten stół nie przyjmuje słów do losowania. Gospodarz może to zmienić przyciskiem **Ustawienia…**.
denied-started = Gra już się zaczęła.
denied-too-few = { $have ->
    [one] Przy stole jest tylko jedna osoba;
    [few] Przy stole są tylko { $have } osoby;
   *[other] Przy stole jest tylko { $have } osób;
} do gry potrzeba { $need }.
denied-too-few-alone = Żeby zagrać solo, wybierz 1 miejsce pod przyciskiem **Ustawienia…** (a następnym razem `/graj` z `miejsca: 1`).
denied-too-many = { $have ->
    [one] Przy stole siedzi już { $have } osoba;
    [few] Przy stole siedzą już { $have } osoby;
   *[other] Przy stole siedzi już { $have } osób;
} ktoś musi najpierw odejść.
denied-unknown-game = Nie znam gry „{ $game }”. Wybierz jedną z listy.

notice-frozen = Gra zaczęła się tu według innych zasad i czeka na aktualizację bota. Nic nie przepadło.
notice-handed-over = Na razie gra dalej komputer: { $name }.
notice-handed-over-watching = Na razie gra dalej komputer: { $name }. Teraz grają tu same komputery.
notice-called-back = { $name }, nikogo innego już nie ma: znów grasz na swoim miejscu.
notice-came-back = { $name } wraca do gry.
notice-resigned = { $name } poddaje grę.
notice-resigned-watching = { $name } poddaje grę; komputery dograją ją do końca.
notice-unending = Komputery nie umieją jej skończyć: gra zakończona bez wyniku.
notice-thawed = Gra przy tym stole toczy się dalej.

# Discord's permissions, as its client calls them.
permission-view-channel = Wyświetlanie kanału
permission-send-messages = Wysyłanie wiadomości
permission-send-messages-in-threads = Wysyłanie wiadomości w wątkach
permission-create-public-threads = Tworzenie publicznych wątków
permission-attach-files = Załączanie plików
permission-read-message-history = Czytanie historii wiadomości
permission-manage-threads = Zarządzanie wątkami
denied-nobody-waits = Nikt inny tu nie gra, więc żaden zegar nie biegnie – nie ma czego zatrzymać.
denied-time-is-up = Twój czas minął: zgodnie z umową ten ruch wykonuje komputer. Potem miejsce znów jest twoje.
