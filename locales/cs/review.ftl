# Reviews of finished games.

board-button-review = Rozbor
review-heading = **{ $game }, stůl { $table } · { $name }** · { $page } z { $pages }
review-cost = Ztráta: { $worth }.
review-gain = Zisk oproti obvyklé volbě: { $worth }.
review-half = asi půl bodu
review-points = { $count ->
    [one] asi jeden bod
    [few] asi { $count } body
   *[other] asi { $count } bodů
}
review-chance = asi { $count } % naděje na výhru
review-done = Zahráno: { $steps }
review-better = Počítač na těžké úrovni: { $steps }
review-ordinary = Obvyklá volba: { $steps }
review-lacked = Přednosti tahu počítače: { $reasons }
review-had = Přednosti tohoto tahu: { $reasons }
review-lacks-later = Zpočátku vypadají oba tahy stejně; později tah počítače přinese: { $reasons }
review-has-later = Zpočátku vypadají oba tahy stejně; později tento tah přinese: { $reasons }
review-later = Rozdíl se ukáže až později: zpočátku vypadají oba tahy stejně.
review-foot = -# Rozbor vychází jen z toho, co toto místo mohlo v tu chvíli vědět. Hodnota je odhad: oba tahy se mnohokrát rozehrály dál se stejnou náhodou.
review-luck-more = Štěstí: náhoda dala víc než v průměru, { $worth } (± { $doubt }).
review-luck-less = Štěstí: náhoda dala míň než v průměru, { $worth } (± { $doubt }).
review-luck-even = Štěstí: náhoda dala zhruba tolik, kolik dává v průměru (± { $doubt }).
review-skill-cost = Dovednost: všechna rozhodnutí dohromady stála oproti počítači na těžké úrovni { $worth } (± { $doubt }).
review-skill-gain = Dovednost: všechna rozhodnutí dohromady přinesla oproti počítači na těžké úrovni navíc { $worth } (± { $doubt }).
review-skill-even = Dovednost: všechna rozhodnutí dohromady byla tak dobrá jako rozhodnutí počítače na těžké úrovni, nakolik to jde říct (± { $doubt }).
review-clean = Žádné rozhodnutí nestálo nic, co by se dalo odlišit od náhody.
review-none = Není co rozebírat: žádné rozhodnutí nebylo tvoje, nebo byl pokaždé možný jen jeden tah.
review-all = { $count ->
    [one] Jedno rozhodnutí.
    [few] Všechna { $count } rozhodnutí popořadě.
   *[other] Všech { $count } rozhodnutí popořadě.
} Nahoru: lepší než obvyklá volba. Dolů: horší než počítač na těžké úrovni. Co je bledé, může být náhoda.
review-all-alt = { $game }, stůl { $table }: sloupec za každé rozhodnutí, celkem { $count }. Nejdražší: { $worst }. Nejlepší: { $best }.
review-all-nothing = žádné
review-chart = Všechna rozhodnutí
review-chart-up = lepší než obvyklá volba
review-chart-down = horší než počítač na těžké úrovni
review-chart-points = { $count } b.
review-chart-chance = { $count } %
review-button-next = Dále
review-button-all = Všechna moje rozhodnutí
review-waiting = Tvůj rozbor čeká, až se dokončí jiné…
review-thinking = Procházím tvou hru… { $done } z { $all }
deny-review-seat = Rozbor je jen pro ty, kdo seděli u stolu až do konce. Mohou ti ukázat stránku svého.
deny-review-own = Připravuje se už několik tvých rozborů ({ $most }). Požádej znovu, až bude některý hotový.
deny-review-late = Tvůj rozbor trvá déle, než vydrží tato zpráva. Požádej znovu za pár minut: co je promyšleno, zůstává.
