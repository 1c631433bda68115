/** What is said of the evening in German. */
import type { eveningEn } from './evening.en.ts'

export const eveningDe: { readonly [id in keyof typeof eveningEn]: string } = {
  tonight: 'Das Spiel des Abends',
  'tonight.until': '{game}, bis Mitternacht für alle gleich',
  'tonight.text':
    'Eine Auslage, {seats, plural, =2 {zwei} =3 {drei} =4 {vier} other {#}} Plätze: du gegen {names}.',
  'tonight.play': 'Das Spiel des Abends spielen',
  'tonight.go-on': 'Weiterspielen',
  'tonight.look': 'Mein Spiel ansehen',
  'tonight.practise': 'Noch einmal zur Übung',
  'tonight.first': 'Der erste Versuch zählt, spätere sind Übung.',
  'tonight.result': 'dein Ergebnis',
  'tonight.others': 'Heute auch',
}
