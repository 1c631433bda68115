/** What the host of a first game of Edo says in German. */
import type { Lesson } from '@machiya/kit/folder'

export const de: Lesson = {
  welcome: [
    'Du bist ein Fürst der Edo-Zeit. Häuser, Kontore und Festungen bringen Machtpunkte; mit zwölf davon endet das Spiel, und die meisten gewinnen. Gewinnen kann nur, wer in Edo selbst ein Haus hat.',
    'Alles, was du tust, kommt aus drei Erlaubniskarten je Runde. Du legst sie verdeckt, mit Beamten, die sie ausführen; dann werden die Pläne Karte für Karte aufgedeckt.',
  ],
  asked: {
    begin:
      'Zuerst ein Paket und ein Startplatz, in beliebiger Reihenfolge. Ein Platz bei Reis und Holz macht die ersten Runden leicht. Auf dem Spielplan hat eine dicke Tuschelinie, was gewählt werden kann.',
    plan: 'Wähle je eine Aktion von drei verschiedenen Erlaubniskarten und sag, wie viele Beamte sie ausführen. Jeder führt sie einmal aus, und du hast für alle drei nur wenige. Geld, Reis und eine Reise sind ein guter erster Plan.',
    turn: 'Bevor eine Karte aufgedeckt wird, darfst du deine Samurai auf den Straßen bewegen; jedes Feld kostet einen Ryo. Nur wo sie stehen, kannst du ernten, bauen und handeln.',
    collect: 'Jetzt ist die Karte aufgedeckt: Sag, wie viele der Beamten wirklich handeln.',
    go: 'Wohin soll dieser Samurai gehen? Jedes Feld kostet einen Ryo. Du kannst auch alle stehen lassen.',
    recruit:
      'Ein weißer Beamter ist ein weiteres Paar Hände, für einen Reis. Mehr Beamte erlauben größere Pläne.',
    develop: 'Eine Sondererlaubnis kann mehr als deine eigenen Karten und wird geplant wie jede von ihnen.',
    gather: 'Ernte, wo deine Samurai stehen. Ein Feld, das viele teilen, gibt weniger.',
    travel: 'Beamte auf Reisen werden Samurai auf dem Spielplan oder bewegen die, die schon dort sind.',
    'send-to':
      'Wähle, wo der Samurai erscheint: bei Rohstoffen, die du ernten willst, oder in einer Stadt, in der du bauen willst.',
    'shift-from': 'Statt jemanden zu rufen, darf auch ein Samurai versetzt werden, der schon draußen ist.',
    'shift-to': 'Wohin du magst: Diese Reise kostet kein Geld.',
    build:
      'Gebäude kosten Rohstoffe und Geld und bringen sofort Punkte. Häuser und Kontore geben auch Einfluss: Je mehr davon in einer Stadt, desto größer dein Anteil an ihrem Ertrag.',
    trade: 'Wo der Händler steht, verkauft er Rohstoffe oder einen Machtpunkt zu den Preisen seiner Karte.',
    'pay-wages': 'Jeder Samurai auf dem Spielplan will einen Reis. Wen du nicht ernährst, der geht heim.',
  },
}
