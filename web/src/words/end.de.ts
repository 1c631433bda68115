/** What is said of the end in German. */
import type { endEn } from './end.en.ts'

export const endDe: { readonly [id in keyof typeof endEn]: string } = {
  'end.title': 'Wie es ausging',
  'end.handle': 'Ergebnis',
  'end.nobody': 'Niemand hat die Bedingung für den Sieg erfüllt, also hat niemand gewonnen',
  'end.lost': 'raus',
  'end.breakdown': 'Woher die Punkte kamen',
  'end.total': 'Zusammen',
  'end.rematch': 'Noch einmal',
  'end.share': 'Druck teilen',
  'end.board': 'Zum Spielplan',
  'end.show': 'Die Zählung',
  'end.skip': 'Zählung überspringen',
  'end.again': 'Noch einmal zählen',
  'end.the-counting': '{game}, die Zählung',
  'end.counted': 'Gezählt',
  'end.apart': 'Jede Quelle für sich',
  'end.you': '{name} (du)',
  'end.you-win': 'Du gewinnst',
  'end.wins': '{count, plural, one {{names} gewinnt} other {{names} gewinnen}}',
  'end.to': '{won}, {score} zu {second}',
  'end.with': '{won}, mit {score}',
  'end.you-are':
    '{won}, du kommst {place, plural, =2 {auf Platz zwei} =3 {auf Platz drei} =4 {auf Platz vier} other {auf Platz {place}}}',
  'end.you-out': '{won}, du bist raus: {why}',
  'end.tie': '{first} steht vor {second}, beide mit {score}: {why}.',
  'end.tie-rule': 'nach der Regel bei Gleichstand',
  'end.shared': '{first} und {second} teilen sich den Platz mit {score}.',
  'end.decided': 'Was den Ausschlag gab: {what}.',
  'end.played':
    '{game}. {rounds, plural, one {# Runde} other {# Runden}}, {players, plural, one {# Person} other {# Personen}}',
  'end.played-by': '{game}. {players, plural, one {# Person} other {# Personen}}',
  'end.round': 'Runde {round}',
  'end.end': 'Ende',
  'end.curve': 'Punkte, Runde für Runde',
  'end.turned': 'Wo es sich wendete',
}
