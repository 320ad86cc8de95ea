# Rozhodnutí předem: pokyny, které vidí jen jejich autor.

orders-title = **Tvoje pokyny předem**
orders-none = Zatím žádný. Vyber dole, co se má dít bez tebe.
orders-line = **{ $number }.** { $order }
orders-left = { $count ->
        [one] { $order } (ještě { $count }krát)
        [few] { $order } (ještě { $count }krát)
       *[other] { $order } (ještě { $count }krát)
    }
orders-foot = Vidíš to jen ty. Co odpovídá pokynu, zahraje se samo { $seconds } s po otázce, ať držíš jakékoli karty; do té doby to tu můžeš zrušit a potom vzít zpět jako každý svůj tah. Ostatní vidí obyčejný tah.
orders-cancel = Zrušit…
panel-orders = Rozhodnout předem…
story-order = (Podle pokynu.)
refusal-order = Tenhle pokyn neumím přečíst. Vyplň políčka podle příkladů, na každé straně jiné karty.
denied-no-orders = V téhle hře není o čem rozhodovat předem.
denied-no-such-order = Tenhle pokyn už neplatí. Platné ukazuje `/předem pokyny`.
denied-too-many-orders = { $most ->
        [one] U jednoho stolu můžeš mít { $most } pokyn. Nejdřív ho zruš.
        [few] U jednoho stolu můžeš mít { $most } pokyny. Nejdřív některý zruš.
       *[other] U jednoho stolu můžeš mít { $most } pokynů. Nejdřív některý zruš.
    }

term-forced = Jediný možný tah
term-forced-no = hraje hráč
term-forced-yes = zahraje se sám
term-undo = Vracení se souhlasem všech
term-undo-game = kterýkoli tah hry
term-undo-round = nejvýš jedno kolo
story-forced = (Nic jiného dělat nešlo.)

orders-next = Připravit příští tah…
orders-next-turn = Příští tah: { $moves }
orders-dropped = Co máš na tenhle tah připravené, už nejde zahrát, takže se z toho nic nestalo.
plan-title = **Tvůj příští tah – plán**
plan-empty = Zatím nic. Vyber, co uděláš nejdřív.
plan-moves = Nebo napiš celý tah: `/předem tah kroky: { $moves }`
plan-foot = Stane se to { $seconds } s po začátku tvého tahu, pokud to celé ještě půjde; jinak se nestane nic a dozvíš se to tady.
plan-shut = Co přijde potom, nejde předvídat: rozhodneš se, až budeš na tahu.
plan-back = Odebrat poslední krok
refusal-order-next = Teď není co připravovat: jsi na tahu, nebo to hra zrovna neumožňuje.
