/** What is said of the evening in German. */
import type { eveningEn } from './evening.en.ts'

export const eveningDe: { readonly [id in keyof typeof eveningEn]: string } = {
  tonight: 'Das Spiel des Abends',
  'tonight.practice': 'Das Spiel von gestern, zur Übung',
  'tonight.until': '{game}, bis Mitternacht für alle gleich',
  'tonight.alone': '{game}, auf diesem Gerät',
  'tonight.text':
    'Eine Auslage, {seats, plural, =2 {zwei} =3 {drei} =4 {vier} other {#}} Plätze: du gegen {names}. Alle haben deinen Platz und deine Mitspieler.',
  'tonight.text-alone':
    'Eine Auslage, {seats, plural, =2 {zwei} =3 {drei} =4 {vier} other {#}} Plätze: du gegen {names}.',
  'tonight.play': 'Das Spiel des Abends spielen',
  'tonight.go-on': 'Weiterspielen',
  'tonight.look': 'Mein Spiel ansehen',
  'tonight.again': 'Noch einmal zur Übung',
  'tonight.first': 'Der erste Versuch zählt, spätere sind Übung.',
  'tonight.one':
    'Ein Spiel am Abend, und der erste Versuch zählt. Morgen wird sein Geheimnis gezeigt, dann lässt es sich üben.',
  'tonight.chosen': 'Heute spielst du {game}; dies ist etwas für einen anderen Abend.',
  'tonight.result': 'dein Ergebnis',
  'tonight.result-of': 'dein Ergebnis, Platz {place} von {count}',
  'tonight.ended': 'Du hast vor dem Ende aufgehört.',
  'tonight.others': 'Heute auch',
  'tonight.share': 'Teilen',
  'tonight.list': 'Die Liste des Hauses',
  'tonight.points': 'Punkte',
  'tonight.all': 'Alle {count}',
  'tonight.best': 'Die ersten fünf',
  'tonight.replay': 'Aufzeichnung von {name}',
  'tonight.played':
    '{count, plural, =0 {Noch niemand hat es gespielt.} one {Eine Person hat es gespielt.} other {# haben es gespielt.}} Namen, Punkte und Spiele sieht, wer es auch gespielt hat.',
  'tonight.yesterday': 'Gestern: {game}, du auf Platz {place} von {count}',
  'tonight.yesterday-they': 'Gestern: {game}, {name} vorn von {count}',
  'tonight.practise': 'Üben',
  'tonight.said': '{points} Punkte, Platz {place} von {count}',
  'tonight.said-alone': '{points} Punkte',
}
