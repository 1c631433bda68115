/** What every sign of Yedo means, for whoever taps it. */
import type { Meaning } from '@machiya/kit'

const WEAPONS = ['doku', 'fukiya', 'katana', 'metsubushi', 'nawa', 'shuko', 'shuriken', 'yumi'] as const

const weapon = (id: string): Meaning => ({
  marks: [id, `yedo-${id}`],
  rule: '7.7',
  en: ['', 'A weapon. Missions that show it need one like it; it is kept. At most four.'],
  de: ['', 'Eine Waffe. Missionen, die sie zeigen, verlangen eine solche; man behält sie. Höchstens vier.'],
})

const CATEGORIES = ['espionage', 'theft', 'kidnapping', 'assassination', 'warfare'] as const

const category = (id: string): Meaning => ({
  marks: [id, `yedo-${id.charAt(0).toUpperCase()}${id.slice(1)}`],
  rule: '9.4',
  en: ['', 'A kind of mission. Some bonus cards count how many of it you have completed.'],
  de: ['', 'Eine Art von Mission. Manche Bonuskarten zählen, wie viele davon du erfüllt hast.'],
})

export const legend: readonly Meaning[] = [
  ...WEAPONS.map(weapon),
  ...CATEGORIES.map(category),
  {
    marks: ['weapon'],
    rule: '8.10',
    en: ['Weapons', 'The deck of weapons. Missions ask for certain ones; nobody keeps more than four.'],
    de: ['Waffen', 'Der Stapel der Waffen. Missionen verlangen bestimmte; niemand behält mehr als vier.'],
  },
  {
    marks: ['yedo-disciple', 'disciple'],
    rule: '4.1',
    en: ['Disciple', 'Placed on a free space, it later takes an action there or completes a mission.'],
    de: [
      'Diener',
      'Auf ein freies Feld gesetzt, führt er dort später eine Aktion aus oder erfüllt eine Mission.',
    ],
  },
  {
    marks: ['yedo-watch'],
    rule: '5.1',
    en: ['Watch patrol', 'Walks one district a round and arrests the disciples it finds there.'],
    de: ['Wächter', 'Geht jede Runde einen Bezirk weiter und nimmt dort die Diener gefangen.'],
  },
  {
    marks: ['yedo-mon', 'yedo-purse', 'coin', 'mon-1', 'mon-5'],
    rule: '7.43',
    en: ['Mon', 'The money of the city. Nobody spends what he does not have.'],
    de: ['Mon', 'Das Geld der Stadt. Niemand gibt aus, was er nicht hat.'],
  },
  {
    marks: ['yedo-pp', 'points'],
    rule: '9.9',
    en: ['Prestige points', 'Whoever has most of them at the end wins.'],
    de: ['Prestigepunkte', 'Wer am Ende die meisten hat, gewinnt.'],
  },
  {
    marks: ['yedo-blessing', 'blessing'],
    rule: '7.8',
    en: ['Blessing', 'Some missions take it back to the temple; it also softens disasters. One at a time.'],
    de: [
      'Segnung',
      'Manche Missionen geben sie an den Tempel zurück; sie mildert auch Katastrophen. Nur eine.',
    ],
  },
  {
    marks: ['yedo-geisha', 'geisha', 'supply-geisha'],
    rule: '7.25',
    en: ['Geisha', 'Missions and some action cards need her; she is kept. At most three.'],
    de: ['Geisha', 'Missionen und einige Aktionskarten verlangen sie; man behält sie. Höchstens drei.'],
  },
  {
    marks: ['yashiki', 'yedo-yashiki'],
    rule: '7.39',
    en: ['', 'An annex. A disciple here exchanges a mission, or stands in for a missing geisha.'],
    de: ['', 'Ein Ausbau. Ein Diener hier tauscht eine Mission oder ersetzt eine fehlende Geisha.'],
  },
  {
    marks: ['karesansui', 'yedo-karesansui'],
    rule: '7.40',
    en: ['', 'An annex. A disciple here foresees any deck, or stands in for a missing blessing.'],
    de: ['', 'Ein Ausbau. Ein Diener hier weissagt aus jedem Stapel oder ersetzt eine fehlende Segnung.'],
  },
  {
    marks: ['dojo', 'yedo-dojo'],
    rule: '7.41',
    en: ['', 'An annex. A disciple here exchanges a weapon. Its owner gains 1 mon every round.'],
    de: ['', 'Ein Ausbau. Ein Diener hier tauscht eine Waffe. Der Besitzer erhält jede Runde 1 Mon.'],
  },
  {
    marks: ['kobudo-ryu', 'yedo-kobudo'],
    rule: '7.42',
    en: ['', 'An annex. A disciple here exchanges an action card. Its owner buys weapons for 3 mon less.'],
    de: [
      '',
      'Ein Ausbau. Ein Diener hier tauscht eine Aktionskarte. Der Besitzer kauft Waffen 3 Mon billiger.',
    ],
  },
  {
    marks: ['yedo-church', 'church'],
    rule: '7.29',
    en: ['Church', 'Mon gather here every round; a disciple in the harbor takes them all.'],
    de: ['Kirche', 'Hier sammeln sich jede Runde Mon; ein Diener im Hafen nimmt alle.'],
  },
  {
    marks: ['castle', 'yedo-castle'],
    rule: '7.32',
    en: ['', 'Audiences with Shogun and Bakufu; the bower changes the player order.'],
    de: ['', 'Audienzen bei Shogun und Bakufu; das Gartenhaus ändert die Spielerreihenfolge.'],
  },
  {
    marks: ['gates', 'yedo-gates'],
    rule: '7.20',
    en: ['', 'Recruit a disciple, beg for mon, or foresee action cards.'],
    de: ['', 'Einen Diener anheuern, um Mon betteln oder Aktionskarten weissagen.'],
  },
  {
    marks: ['tavern', 'yedo-tavern'],
    rule: '7.24',
    en: ['', 'Build an annex, or foresee. Whoever stands here can trade almost anything.'],
    de: ['', 'Einen Ausbau errichten oder weissagen. Wer hier steht, kann fast alles handeln.'],
  },
  {
    marks: ['harbor', 'yedo-harbor'],
    rule: '7.30',
    en: ['', 'Visit the church, buy luxury for prestige, or foresee.'],
    de: ['', 'In die Kirche gehen, Luxusgüter für Prestige kaufen oder weissagen.'],
  },
  {
    marks: ['market', 'yedo-market'],
    rule: '7.27',
    en: ['', 'Buy a weapon, or sell a card. Whoever stands here can trade weapons and mon.'],
    de: ['', 'Eine Waffe kaufen oder eine Karte verkaufen. Wer hier steht, kann Waffen und Mon handeln.'],
  },
  {
    marks: ['temple', 'yedo-temple'],
    rule: '7.31',
    en: ['', 'Take a blessing, or foresee missions and events.'],
    de: ['', 'Eine Segnung erhalten oder Missionen und Ereignisse weissagen.'],
  },
  {
    marks: ['red-light', 'yedo-redLight'],
    rule: '7.25',
    en: ['', 'Hire a geisha, or buy the top action card.'],
    de: ['', 'Eine Geisha anheuern oder die oberste Aktionskarte kaufen.'],
  },
  {
    marks: ['yedo-tick'],
    rule: '7.6',
    en: ['Met', 'You have what is asked for here.'],
    de: ['Erfüllt', 'Was hier verlangt ist, hast du.'],
  },
  {
    marks: ['yedo-cross'],
    rule: '7.6',
    en: ['Missing', 'What is asked for here you still lack.'],
    de: ['Fehlt', 'Was hier verlangt ist, fehlt dir noch.'],
  },
  {
    marks: ['yedo-eye'],
    rule: '7.22',
    en: ['Foresight', 'Look at the top three cards of a deck and put them back in any order.'],
    de: ['Weissagung', 'Die obersten drei Karten eines Stapels ansehen und beliebig geordnet zurücklegen.'],
  },
  {
    marks: ['yedo-order'],
    rule: '7.34',
    en: ['Player order', 'Who acts first. Disciples in the bower of the castle change it.'],
    de: ['Spielerreihenfolge', 'Wer zuerst dran ist. Diener im Gartenhaus des Schlosses ändern sie.'],
  },
  {
    marks: ['yedo-scroll', 'mission', 'green', 'yellow', 'red', 'black'],
    rule: '7.5',
    en: ['Mission', 'Meet what it shows above for its reward, and what it shows below for a bonus.'],
    de: [
      'Mission',
      'Erfülle, was sie oben zeigt, für die Belohnung, und was sie unten zeigt, für den Bonus.',
    ],
  },
  {
    marks: ['yedo-card', 'action'],
    rule: '8.1',
    en: ['Action card', 'Played at its moment if its requirement is met. At most three in hand.'],
    de: [
      'Aktionskarte',
      'Wird zu ihrem Zeitpunkt gespielt, wenn die Bedingung gilt. Höchstens drei auf der Hand.',
    ],
  },
  {
    marks: ['yedo-bonus', 'bonus'],
    rule: '9.3',
    en: ['Bonus card', 'A secret task that scores at the end. At most two.'],
    de: ['Bonuskarte', 'Eine geheime Aufgabe, die am Ende Punkte bringt. Höchstens zwei.'],
  },
  {
    marks: ['yedo-event', 'event'],
    rule: '3.5',
    en: ['Event', 'Revealed every round; it acts at once or holds for the round.'],
    de: ['Ereignis', 'Wird jede Runde aufgedeckt; es wirkt sofort oder gilt für die Runde.'],
  },
  {
    marks: ['yedo-lock'],
    rule: '3.6',
    en: ['Closed', 'Nobody may come here for the rest of the round.'],
    de: ['Geschlossen', 'Hierher darf für den Rest der Runde niemand.'],
  },
  {
    marks: ['yedo-egress', 'egress'],
    rule: '2.1',
    en: ['Egress', 'Whoever takes no part in the auctions waits here and gets 3 mon.'],
    de: ['Aussetzen', 'Wer an den Auktionen nicht teilnimmt, wartet hier und erhält 3 Mon.'],
  },
  {
    marks: ['yedo-swap'],
    rule: '7.16',
    en: ['Change of patrol', 'The watch patrol is swapped for the other colour and walks the other way.'],
    de: ['Wachwechsel', 'Der Wächter wechselt die Farbe und geht nun andersherum.'],
  },
  {
    marks: ['annex'],
    rule: '7.24',
    en: ['Annex', 'A place of your own at your clan house, safe from the patrol.'],
    de: ['Ausbau', 'Ein eigener Platz an deinem Clanhaus, vor dem Wächter sicher.'],
  },
]
