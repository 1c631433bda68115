/** What the host says in a first game: a welcome, then a word when something is asked for the first time. */
import type { Locale } from '@machiya/kit'
import type { Listed } from '../games.ts'

export type Lesson = {
  readonly welcome: readonly string[]
  /** By task. */
  readonly asked: { readonly [task: string]: string }
}

const EN: { readonly [game in Listed]: Lesson } = {
  edo: {
    welcome: [
      'You are a lord of the Edo years. Houses, posts and castles along the roads bring power points; whoever has the most when somebody reaches the goal wins.',
      'Everything you do comes from three permits a round. You lay them in secret, with officials who carry them out; then all plans are turned up one card at a time.',
    ],
    asked: {
      begin:
        'First a package of goods and a starting place, in either order. A place near rice and wood makes the first rounds easy. On the board, what can be chosen has a heavy ink line.',
      plan: 'Choose an action of three different permits, and say how many officials do it. More officials mean more of it, but each of them must be free and eats rice at the end of the round. Money, rice and one journey are a good first plan.',
      turn: 'Before a card is turned you may move your samurai along the roads; each step costs money. You can only gather and build where they stand.',
      collect: 'Now the card is turned: say how many of the officials on it really act.',
      gather: 'Gather where your samurai stand. A place shared with many gives less.',
      travel: 'Officials sent on a journey become samurai on the map, or move those who are there.',
      build:
        'Buildings cost goods and money. The next free site of a city decides how much of its income is yours.',
      trade: 'The merchant buys and sells where he stands, at the prices of his card.',
      'pay-wages': 'Each samurai on the board wants one rice. Those you cannot feed go home.',
    },
  },
  yedo: {
    welcome: [
      'You lead a clan in the castle town. In eleven rounds you gather weapons, geisha and blessings, and send disciples into seven districts to fulfil missions for prestige.',
      'Each round goes: auctions, an event, placing disciples, the watch walks on and arrests whoever it meets, trade, and then your disciples act.',
    ],
    asked: {
      'first-mission':
        'Missions are what you play for. Green ones are easy and quick; take one to begin with.',
      favor: 'A small gift of the Shogun to start with. Anything helps; money helps always.',
      'take-part':
        'Auctions cost money and bring what you cannot get elsewhere. If you would rather save, take the egress and be paid for it.',
      announce: 'Name what is sold and so open the bidding. A third disciple early on is worth a lot.',
      bid: 'Bid no more than it is worth to you: the same money buys weapons in the market.',
      place:
        'Put a disciple where a mission sends you, or where you can buy what it asks for. Look where the watch goes next, and stay clear of it.',
      window:
        'Somebody may play an action card now. You will be asked the same whether you hold one or not, so that nobody learns anything. Pass if you have none.',
      haggle: 'Players in the same district may trade. You may simply be done.',
      activate:
        'Your disciples act one at a time. Choose who goes first: fulfilling a mission needs them where it says.',
      act: 'One action of the district, or a mission you can complete here. A greyed one tells you what is missing when you press it.',
      finish: 'Nothing left to do with this disciple: end the turn, or play a card.',
    },
  },
  yokohama: {
    welcome: [
      'You are a merchant in the harbour of the Meiji years. Goods fulfil orders from abroad; churches, customs and inventions bring more points.',
      'A turn is: place assistants in the streets, walk your president along them, and act where he stops. Each assistant there, and the president himself, is one power.',
    ],
    asked: {
      'keep-order': 'Keep the order whose goods seem easier to come by. You may fulfil it in any later turn.',
      placement:
        'Three assistants in three areas open a way; two in one area make it stronger. Your president only walks over areas with your assistants.',
      movement:
        'Choose where the president stops: there you act with as much power as you have pieces. Passing others costs a yen each.',
      'recall-assistants': 'The assistants of this area come home. With a technology some may stay.',
      build:
        'With power four or more you may build a shop or a trading house: points, and power for ever after.',
      extra:
        'Before the turn ends, look whether an order or an achievement is within reach. What is open here can be had at once.',
      'take-order': 'Take an order from the display. Flags of one country count together at the end.',
      research: 'Technologies bend the rules in your favour; the sooner the better.',
    },
  },
}

const DE: { readonly [game in Listed]: Lesson } = {
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
      gather: 'Sammle, wo deine Samurai stehen. Ein Ort, den viele teilen, gibt weniger.',
      travel: 'Beamte auf Reisen werden Samurai auf der Karte oder bewegen die, die schon dort sind.',
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
      place:
        'Setz einen Schüler dorthin, wohin ein Auftrag dich schickt oder wo du kaufen kannst, was er verlangt. Schau, wohin die Wache als Nächstes geht, und geh ihr aus dem Weg.',
      window:
        'Jemand darf jetzt eine Aktionskarte spielen. Du wirst immer gleich gefragt, ob du eine hast oder nicht, damit niemand etwas erfährt. Passe, wenn du keine hast.',
      haggle: 'Wer im selben Viertel steht, darf handeln. Du darfst auch einfach fertig sein.',
      activate:
        'Deine Schüler handeln nacheinander. Wähle, wer beginnt: Für einen Auftrag müssen sie dort stehen, wo er es sagt.',
      act: 'Eine Aktion des Viertels oder ein Auftrag, den du hier erfüllen kannst. Was grau ist, sagt dir auf Druck, was fehlt.',
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
      research: 'Technologien biegen die Regeln zu deinen Gunsten; je früher, desto besser.',
    },
  },
}

export const LESSONS: { readonly [locale in Locale]: typeof EN } = { en: EN, de: DE }
