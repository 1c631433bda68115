/** The host's words in German. */
import type { Lessons } from './lessons.ts'

export const DE: Lessons = {
  edo: {
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
  },
  yedo: {
    welcome: [
      'Du führst einen Clan in der Burgstadt. In elf Runden sammelst du Waffen, Geishas und Segnungen und schickst Diener in sieben Bezirke, um Missionen für Prestige zu erfüllen.',
      'Eine Runde geht so: Auktionen, ein Ereignis, Diener setzen, der Wächter geht weiter und nimmt gefangen, wen er trifft, Handel, und dann handeln deine Diener.',
    ],
    asked: {
      'first-mission':
        'Um Missionen geht es. Grüne sind leicht und schnell; nimm zu Beginn solche. Eine deiner vier muss rot oder schwarz sein.',
      favor: 'Ein kleines Geschenk des Shoguns für den Anfang. Alles hilft; Geld hilft immer.',
      'take-part':
        'Auktionen kosten Geld und bringen, was es sonst nirgends gibt. Wer lieber spart, setzt aus und bekommt dafür etwas.',
      announce:
        'Sag, was versteigert wird, und eröffne so das Bieten. Ein dritter Diener früh im Spiel ist viel wert.',
      bid: 'Biete nicht mehr, als es dir wert ist: Dasselbe Geld kauft Waffen auf dem Markt.',
      claim: 'Du hast die Auktion gewonnen: Nimm, wofür du geboten hast.',
      'choose-annex': 'Ein Ausbau hilft für den Rest des Spiels. Gut ist der, den deine Missionen verlangen.',
      'mission-deck': 'Missionen dunklerer Farbe sind schwerer und mehr wert. Du hast die Wahl.',
      keep: 'Du hast mehrere angesehen und behältst einen: den, dem du am nächsten bist.',
      'lay-back': 'Die anderen gehen unter den Stapel; welcher zuunterst liegt, bestimmst du.',
      'give-up':
        'Ein Clan kann nicht beliebig viel halten. Trenn dich von dem, was du am wenigsten brauchst.',
      place:
        'Setz einen Diener dorthin, wohin eine Mission dich schickt oder wo du kaufen kannst, was sie verlangt. Schau, wohin der Wächter als Nächstes geht, und geh ihm aus dem Weg.',
      window:
        'Jetzt ist Zeit für Aktionskarten. Wer irgendeine hält, wird gefragt, ob sie passt oder nicht, damit niemand etwas erfährt. Passe, wenn dir keine hilft.',
      counter:
        'Jemand hat eine Karte gespielt, und eine andere könnte sie aufheben. Passe, wenn deine das nicht kann.',
      steer:
        'Der Wächter ist weitergegangen. Manche Karten schicken ihn anderswohin, ehe er jemanden gefangen nimmt; passe, wenn deine das nicht können.',
      rescue:
        'Der Wächter ist auf Diener von dir gestoßen. Deine Erpressung oder eine Karte kann sie retten; sonst werden sie gefangen genommen.',
      haggle:
        'Wer in diesem Bezirk steht, darf handeln: Mach einen Vorschlag, beantworte einen, oder sei einfach fertig.',
      activate:
        'Deine Diener handeln nacheinander. Wähle, wer beginnt: Für eine Mission müssen sie dort stehen, wo sie es sagt.',
      act: 'Eine Aktion des Bezirks oder eine Mission, die du hier erfüllen kannst. Was grau ist, sagt dir auf Druck, was fehlt.',
      'take-position':
        'Wer in der Reihenfolge vorn ist, setzt früher und wählt zuerst. Hinten ist nur gut, wenn du sehen willst, was die anderen tun.',
      finish: 'Mit diesem Diener ist nichts mehr zu tun: Beende den Zug oder spiel eine Karte.',
    },
  },
  yokohama: {
    welcome: [
      'Du bist Kaufmann im Hafen der Meiji-Jahre. Waren erfüllen Aufträge aus Übersee; Kirche, Importlager und Technologien bringen weitere Punkte.',
      'Ein Zug: Assistenten in die Gebiete der Stadt setzen, den Präsidenten an ihnen entlangführen und dort handeln, wo er stehen bleibt. Jeder Assistent dort und der Präsident selbst sind eine Stärke.',
    ],
    asked: {
      'keep-order':
        'Behalte den Auftrag, dessen Waren leichter zu bekommen scheinen. Du kannst ihn in jedem späteren Zug erfüllen.',
      placement:
        'Drei Assistenten in drei Gebieten öffnen einen Weg; zwei in einem Gebiet machen es stärker. Dein Präsident geht nur über Gebiete mit deinen Assistenten.',
      movement:
        'Wähle, wo der Präsident stehen bleibt: Dort handelst du mit so viel Stärke, wie du Figuren hast. An anderen vorbei kostet es je einen Yen.',
      'recall-assistants':
        'Dein Präsident kehrt in den Vorrat zurück und mit ihm so viele deiner Assistenten, wie du willst. Der Zug endet ohne Aktion, aber der nächste beginnt, wo du magst.',
      build:
        'Ab Stärke vier darfst du ein Geschäft oder ein Handelshaus bauen: Punkte, und Stärke für immer.',
      extra:
        'Bevor der Zug endet: Ist ein Auftrag oder eine Errungenschaft erreichbar? Was hier offen ist, bekommst du sofort.',
      'take-order':
        'Nimm einen Auftrag vom Plan. Zwei Flaggen eines Landes bringen einen Auslandsvertreter; verschiedene Flaggen bringen am Ende Punkte.',
      'take-second':
        'Ein zweiter Auftrag kostet zwei Yen oder ein Importgut. Gut, wenn seine Waren schon da sind.',
      transfer:
        'Eine Figur oder ein Gebäude aus dem Warenhaus kommt in deinen Vorrat: Mehr Assistenten heißt weitere Wege, Gebäude bringen Punkte.',
      'any-good': 'Irgendeine Ware: Nimm, was deinem Auftrag noch fehlt.',
      pray: 'Glaube kauft ein Feld der Kirche, ein für alle Mal. Punkte sofort, und ein Wettlauf um die meisten.',
      declare: 'Importgüter werden im Importlager für Punkte abgegeben; bessere Felder wollen mehr davon.',
      'pick-mover': 'Ein Assistent darf dorthin ziehen, wohin dein Präsident als Nächstes will.',
      research: 'Technologien biegen die Regeln zu deinen Gunsten; je früher, desto besser.',
    },
  },
}
