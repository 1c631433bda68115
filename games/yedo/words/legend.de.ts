/** What the signs of Yedo mean, in German. */
import type { Said } from '@machiya/kit/folder'
import type { en } from './legend.en.ts'

export const de: { readonly [sign in keyof typeof en]: Said } = {
  aWeapon: [
    '',
    'Eine Waffe. Missionen, die sie zeigen, verlangen eine solche; man behält sie. Höchstens vier.',
  ],
  aCategory: ['', 'Eine Art von Mission. Manche Bonuskarten zählen, wie viele davon du erfüllt hast.'],
  weapon: ['Waffen', 'Der Stapel der Waffen. Missionen verlangen bestimmte; niemand behält mehr als vier.'],
  disciple: [
    'Diener',
    'Auf ein freies Feld gesetzt, führt er dort später eine Aktion aus oder erfüllt eine Mission.',
  ],
  watch: ['Wächter', 'Geht jede Runde einen Bezirk weiter und nimmt dort die Diener gefangen.'],
  mon: ['Mon', 'Das Geld der Stadt. Niemand gibt aus, was er nicht hat.'],
  pp: ['Prestigepunkte', 'Wer am Ende die meisten hat, gewinnt.'],
  blessing: [
    'Segnung',
    'Manche Missionen geben sie an den Tempel zurück; sie mildert auch Katastrophen. Nur eine.',
  ],
  geisha: ['Geisha', 'Missionen und einige Aktionskarten verlangen sie; man behält sie. Höchstens drei.'],
  yashiki: ['', 'Ein Ausbau. Ein Diener hier tauscht eine Mission oder ersetzt eine fehlende Geisha.'],
  karesansui: [
    '',
    'Ein Ausbau. Ein Diener hier weissagt aus jedem Stapel oder ersetzt eine fehlende Segnung.',
  ],
  dojo: ['', 'Ein Ausbau. Ein Diener hier tauscht eine Waffe. Der Besitzer erhält jede Runde 1 Mon.'],
  'kobudo-ryu': [
    '',
    'Ein Ausbau. Ein Diener hier tauscht eine Aktionskarte. Der Besitzer kauft Waffen 3 Mon billiger.',
  ],
  church: ['Kirche', 'Hier sammeln sich jede Runde Mon; ein Diener im Hafen nimmt alle.'],
  castle: ['', 'Audienzen bei Shogun und Bakufu; das Gartenhaus ändert die Spielerreihenfolge.'],
  gates: ['', 'Einen Diener anheuern, um Mon betteln oder Aktionskarten weissagen.'],
  tavern: ['', 'Einen Ausbau errichten oder weissagen. Wer hier steht, kann fast alles handeln.'],
  harbor: ['', 'In die Kirche gehen, Luxusgüter für Prestige kaufen oder weissagen.'],
  market: ['', 'Eine Waffe kaufen oder eine Karte verkaufen. Wer hier steht, kann Waffen und Mon handeln.'],
  temple: ['', 'Eine Segnung erhalten oder Missionen und Ereignisse weissagen.'],
  'red-light': ['', 'Eine Geisha anheuern oder die oberste Aktionskarte kaufen.'],
  tick: ['Erfüllt', 'Was hier verlangt ist, hast du.'],
  cross: ['Fehlt', 'Was hier verlangt ist, fehlt dir noch.'],
  eye: ['Weissagung', 'Die obersten drei Karten eines Stapels ansehen und beliebig geordnet zurücklegen.'],
  order: ['Spielerreihenfolge', 'Wer zuerst dran ist. Diener im Gartenhaus des Schlosses ändern sie.'],
  scroll: [
    'Mission',
    'Erfülle, was sie oben zeigt, für die Belohnung, und was sie unten zeigt, für den Bonus.',
  ],
  card: [
    'Aktionskarte',
    'Wird zu ihrem Zeitpunkt gespielt, wenn die Bedingung gilt. Höchstens drei auf der Hand.',
  ],
  bonus: ['Bonuskarte', 'Eine geheime Aufgabe, die am Ende Punkte bringt. Höchstens zwei.'],
  event: ['Ereignis', 'Wird jede Runde aufgedeckt; es wirkt sofort oder gilt für die Runde.'],
  lock: ['Geschlossen', 'Hierher darf für den Rest der Runde niemand.'],
  egress: ['Aussetzen', 'Wer an den Auktionen nicht teilnimmt, wartet hier und erhält 3 Mon.'],
  swap: ['Wachwechsel', 'Der Wächter wechselt die Farbe und geht nun andersherum.'],
  annex: ['Ausbau', 'Ein eigener Platz an deinem Clanhaus, vor dem Wächter sicher.'],
}
