/** What is said in a first game of Edo, in German: what to do, and why. */
import type { Guided } from '@machiya/kit/folder'

const ONE_PLAN = 'Das ist ein Plan für eine andere Runde. Dieser gilt einem Haus: Schau nach dem Ring.'

export const de: Guided['words'][string] = {
  welcome: [
    'Ein Fürst der Edo-Zeit',
    'Du baust in den Städten des Shoguns, und Gebäude sind Macht. Gewinnen kann nur, wer ein Haus in Edo hat: In dieser einen Runde baust du es.',
  ],
  place: [
    'Beginne in Sakura',
    'Jeder beginnt mit einem Samurai und einem Haus in einer Stadt. Sakura liegt neben dem Wald von Boso, zwei Straßen von Edo, und zahlt zwölf Ryo in der Runde.',
    { utsunomiya: 'Auch sie zahlt, aber von dort ist es weit zum Holz. Beginne in Sakura.' },
  ],
  package: [
    'Nimm zwei Stein und zwei Reis',
    'Ein Haus kostet zwei Holz, einen Stein und fünf Ryo. Holz holst du selbst; für Stein wäre es eine zweite Reise.',
    {
      'package-6':
        'Vier Reis ernähren viele Samurai, aber ein Stein ist ein Haus. Zwei Stein sind zwei: Nimm die.',
      'package-2': 'Holz holst du selbst, und Stein ist keiner dabei. Nimm den Stein.',
      'package-3': 'Auch das würde genügen. Aber zwei Stein sind zwei Häuser: Nimm die.',
    },
  ],
  plan: [
    'Das ist dein Plan',
    'Jede Runde legst du drei Karten, verdeckt, und sagst, wie viele Beamte jede ausführen. Dann werden alle Pläne aufgedeckt, Karte für Karte.',
  ],
  wood: [
    'Leg Holzabbau',
    'Er steht auf der Erlaubnis des Speichers. Ein Beamter bringt mit deinem Samurai im Wald drei Holz, wenn sonst niemand dort ist.',
    {
      'basic-1:take-rice': ONE_PLAN,
      'basic-1:take-money': 'Geld kommt gleich, von einer anderen Erlaubnis: Von jeder gilt nur eine Seite.',
    },
  ],
  official: [
    'Setz einen Beamten davor',
    'Ohne Beamten tut eine Karte nichts. Einer genügt, denn nur ein Samurai ist draußen, der abbauen kann.',
  ],
  money: [
    'Leg Geld, mit zwei Beamten',
    'Fünf Ryo für jeden von ihnen. Du hast vier Beamte für alle drei Karten: einer holt Holz, zwei holen Geld, einer bleibt.',
  ],
  build: [
    'Leg Einfachen Bau, mit einem Beamten',
    'Er steht auf der Erlaubnis der Straßen. Er kommt zuletzt, wenn das Holz im Lager liegt: Karten werden von links nach rechts ausgeführt.',
    {
      'basic-1:build-hard':
        'Schwieriger Bau braucht zwei Beamte, und diese Erlaubnis liegt schon. Nimm den einfachen.',
    },
  ],
  confirm: [
    'Dein Plan steht: Bestätige ihn',
    'Unter den Karten steht, was du nach jeder haben wirst, in Klammern, was nur vermutet ist. Bis alle bereit sind, könntest du ihn noch ändern; danach nicht mehr.',
  ],
  walk: [
    'Schick deinen Samurai in den Wald',
    'Bevor du eine Karte aufdeckst, dürfen deine Samurai gehen, für einen Ryo je Straße. Drück ihn, dann Boso.',
    { 'turn-up': 'In Sakura gibt es kein Holz: erst der Weg, dann die Karte.' },
  ],
  gather: [
    'Deck die Karte auf und hol das Holz',
    'Du bist allein im Wald, darum gibt er drei. Zwei Samurai bekämen je zwei, drei nur je eines.',
  ],
  turned: [
    'Ren hat Reis geerntet',
    'Reihum eine Karte, und jetzt weißt du, welche es war. Was folgt, liegt verdeckt: Sieh zu, wer wohin geht.',
  ],
  collect: [
    'Deck Geld auf und nimm es zweimal',
    'Zwei Beamte, zehn Ryo. Weniger als geplant darf man immer tun; heute brauchst du alles.',
  ],
  journey: [
    'Geh nach Edo',
    'Gebaut wird, wo dein Samurai steht. Zwei Straßen, zwei Ryo: Wie weit, ist gleich, solange du zahlen kannst.',
    { 'turn-up': 'Im Wald steht keine Stadt: erst nach Edo, dann die Karte.' },
  ],
  house: [
    'Deck die Karte auf und bau ein Haus in Edo',
    'Es bringt sofort einen Machtpunkt. Und es ist das Haus, ohne das niemand gewinnt.',
  ],
  wages: [
    'Bezahle deinen Samurai',
    'Jeder Samurai auf dem Spielplan will einen Reis, sonst kommt er als Beamter heim. Deiner steht gut in Edo: Behalte ihn.',
    { edo: 'Dann kommt er heim, und du musst ihn neu entsenden. Du hast zwei Reis: Lass ihn bleiben.' },
  ],
  income: [
    'Die Städte zahlen',
    'Edo neun Ryo und Sakura zwölf, alles für dich: Nur du hast dort gebaut. Wo mehrere bauen, bekommt der größte Einfluss das meiste.',
  ],
  learnt: [
    'Was du gelernt hast',
    'Drei Karten planen, vor dem Aufdecken gehen, allein abbauen, der Reihe nach bauen, Samurai ernähren. Versuch als Nächstes: einen weißen Beamten für einen Reis, eine Sondererlaubnis, und Reise für einen zweiten Samurai.',
  ],
}
