/** The host's words in German. */
import type { Lessons } from './lessons.ts'

export const DE: Lessons = {
  edo: {
    welcome: [
      'Du bist ein Fürst der Edo-Zeit. Häuser, Handelsposten und Burgen an den Straßen bringen Machtpunkte; wer am Ende die meisten hat, gewinnt.',
      'Alles, was du tust, kommt aus drei Genehmigungen je Runde. Du legst sie verdeckt, mit Beamten, die sie ausführen; dann werden die Pläne Karte für Karte aufgedeckt.',
    ],
    asked: {
      begin:
        'Zuerst ein Warenpaket und ein Startplatz, in beliebiger Reihenfolge. Ein Platz bei Reis und Holz macht die ersten Runden leicht. Auf dem Brett hat eine dicke Tuschelinie, was gewählt werden kann.',
      plan: 'Wähle je eine Aktion von drei verschiedenen Genehmigungen und sag, wie viele Beamte sie ausführen. Mehr Beamte bringen mehr, müssen aber frei sein und essen am Ende der Runde Reis. Geld, Reis und eine Reise sind ein guter erster Plan.',
      turn: 'Bevor eine Karte aufgedeckt wird, darfst du deine Samurai auf den Straßen bewegen; jeder Schritt kostet Geld. Nur wo sie stehen, kannst du sammeln und bauen.',
      collect: 'Jetzt ist die Karte aufgedeckt: Sag, wie viele der Beamten wirklich handeln.',
      go: 'Wohin soll dieser Samurai gehen? Jedes Feld kostet einen Ryo. Du kannst auch alle stehen lassen.',
      recruit:
        'Ein weißer Beamter ist ein weiteres Paar Hände, für einen Reis. Mehr Beamte erlauben größere Pläne.',
      develop: 'Eine Sondererlaubnis kann mehr als deine eigenen Karten und wird geplant wie jede von ihnen.',
      gather: 'Sammle, wo deine Samurai stehen. Ein Ort, den viele teilen, gibt weniger.',
      travel: 'Beamte auf Reisen werden Samurai auf der Karte oder bewegen die, die schon dort sind.',
      'send-to':
        'Wähle, wo der Samurai erscheint: bei Waren, die du sammeln willst, oder in einer Stadt, in der du bauen willst.',
      'shift-from': 'Statt jemanden zu rufen, darf auch ein Samurai versetzt werden, der schon draußen ist.',
      'shift-to': 'Wohin du magst: Diese Reise kostet kein Geld.',
      build:
        'Gebäude kosten Waren und Geld. Der nächste freie Bauplatz einer Stadt bestimmt, wie viel ihres Einkommens dir gehört.',
      trade: 'Der Händler kauft und verkauft, wo er steht, zu den Preisen seiner Karte.',
      'pay-wages': 'Jeder Samurai auf dem Brett will einen Reis. Wen du nicht ernährst, der geht heim.',
    },
  },
  yedo: {
    welcome: [
      'Du führst einen Clan in der Burgstadt. In elf Runden sammelst du Waffen, Geishas und Segen und schickst Schüler in sieben Viertel, um Aufträge für Prestige zu erfüllen.',
      'Eine Runde geht so: Auktionen, ein Ereignis, Schüler setzen, die Wache zieht weiter und verhaftet, wen sie trifft, Handel, und dann handeln deine Schüler.',
    ],
    asked: {
      'first-mission': 'Um Aufträge geht es. Grüne sind leicht und schnell; nimm zu Beginn so einen.',
      favor: 'Ein kleines Geschenk des Shoguns für den Anfang. Alles hilft; Geld hilft immer.',
      'take-part':
        'Auktionen kosten Geld und bringen, was es sonst nirgends gibt. Wer lieber spart, nimmt den Ausgang und bekommt dafür etwas.',
      announce:
        'Sag, was versteigert wird, und eröffne so das Bieten. Ein dritter Schüler früh im Spiel ist viel wert.',
      bid: 'Biete nicht mehr, als es dir wert ist: Dasselbe Geld kauft Waffen auf dem Markt.',
      claim: 'Du hast die Auktion gewonnen: Nimm, wofür du geboten hast.',
      'choose-annex': 'Ein Anbau hilft für den Rest des Spiels. Gut ist der, den deine Aufträge verlangen.',
      'mission-deck': 'Aufträge dunklerer Farbe sind schwerer und mehr wert. Du hast die Wahl.',
      keep: 'Du hast mehrere angesehen und behältst einen: den, dem du am nächsten bist.',
      'lay-back': 'Die anderen gehen unter den Stapel; welcher zuunterst liegt, bestimmst du.',
      'give-up':
        'Ein Clan kann nicht beliebig viel halten. Trenn dich von dem, was du am wenigsten brauchst.',
      place:
        'Setz einen Schüler dorthin, wohin ein Auftrag dich schickt oder wo du kaufen kannst, was er verlangt. Schau, wohin die Wache als Nächstes geht, und geh ihr aus dem Weg.',
      window:
        'Jemand darf jetzt eine Aktionskarte spielen. Du wirst immer gleich gefragt, ob du eine hast oder nicht, damit niemand etwas erfährt. Passe, wenn du keine hast.',
      counter:
        'Jemand hat eine Karte gespielt, und eine Gegenkarte könnte sie aufhalten. Passe, wenn du keine hast.',
      steer:
        'Gleich zieht die Wache weiter. Manche Karten schicken sie anderswohin; passe, wenn du keine hast.',
      rescue:
        'Die Wache ist auf Schüler von dir gestoßen. Ein Segen oder eine Karte kann sie retten; sonst werden sie verhaftet.',
      haggle: 'Wer im selben Viertel steht, darf handeln. Du darfst auch einfach fertig sein.',
      activate:
        'Deine Schüler handeln nacheinander. Wähle, wer beginnt: Für einen Auftrag müssen sie dort stehen, wo er es sagt.',
      act: 'Eine Aktion des Viertels oder ein Auftrag, den du hier erfüllen kannst. Was grau ist, sagt dir auf Druck, was fehlt.',
      'take-position':
        'Wer in der Reihenfolge vorn ist, setzt früher und wählt zuerst. Hinten ist nur gut, wenn du sehen willst, was die anderen tun.',
      finish: 'Mit diesem Schüler ist nichts mehr zu tun: Beende den Zug oder spiel eine Karte.',
    },
  },
  yokohama: {
    welcome: [
      'Du bist Kaufmann im Hafen der Meiji-Jahre. Waren erfüllen Bestellungen aus Übersee; Kirche, Zoll und Erfindungen bringen weitere Punkte.',
      'Ein Zug: Assistenten in die Straßen setzen, den Präsidenten an ihnen entlangführen und dort handeln, wo er stehen bleibt. Jeder Assistent dort und der Präsident selbst sind eine Stärke.',
    ],
    asked: {
      'keep-order':
        'Behalte die Bestellung, deren Waren leichter zu bekommen scheinen. Du kannst sie in jedem späteren Zug erfüllen.',
      placement:
        'Drei Assistenten in drei Gebieten öffnen einen Weg; zwei in einem Gebiet machen es stärker. Dein Präsident geht nur über Gebiete mit deinen Assistenten.',
      movement:
        'Wähle, wo der Präsident stehen bleibt: Dort handelst du mit so viel Stärke, wie du Figuren hast. An anderen vorbei kostet es je einen Yen.',
      'recall-assistants':
        'Die Assistenten dieses Gebiets kommen heim. Mit einer Technologie dürfen manche bleiben.',
      build: 'Ab Stärke vier darfst du einen Laden oder ein Handelshaus bauen: Punkte, und Stärke für immer.',
      extra:
        'Bevor der Zug endet: Ist eine Bestellung oder ein Erfolg erreichbar? Was hier offen ist, bekommst du sofort.',
      'take-order': 'Nimm eine Bestellung aus der Auslage. Flaggen eines Landes zählen am Ende zusammen.',
      'take-second':
        'Eine zweite Bestellung kostet zwei Yen oder einen Import. Gut, wenn ihre Waren schon da sind.',
      transfer:
        'Eine Figur aus dem Lager kommt in deinen Vorrat: Mehr Assistenten heißt weitere Wege, Gebäude bringen Punkte.',
      'any-good': 'Irgendeine Ware: Nimm, was deiner Bestellung noch fehlt.',
      pray: 'Glaube kauft ein Feld der Kirche, ein für alle Mal. Punkte sofort, und ein Wettlauf um die meisten.',
      declare: 'Importe werden beim Zoll für Punkte angemeldet; bessere Felder wollen mehr davon.',
      'pick-mover': 'Ein Assistent darf dorthin ziehen, wohin dein Präsident als Nächstes will.',
      research: 'Technologien biegen die Regeln zu deinen Gunsten; je früher, desto besser.',
    },
  },
}
