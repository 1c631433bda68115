/** What the host of a first game of Yedo says in German. */
import type { Lesson } from '@machiya/kit/folder'

export const de: Lesson = {
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
    'give-up': 'Ein Clan kann nicht beliebig viel halten. Trenn dich von dem, was du am wenigsten brauchst.',
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
}
