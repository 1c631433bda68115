/** What is said in a first game of Yedo, in German: what to do, and why. */
import type { Guided } from '@machiya/kit/folder'

const WATCHED =
  'Dorthin geht als Nächstes der Wächter: Ein Diener in der Taverne würde verhaftet. Schau nach dem Ring.'

export const de: Guided['words'][string] = {
  welcome: [
    'Ein Clan in der Burgstadt',
    'Du führst einen Clan und dienst dem Shogun mit Missionen. Sie bringen Prestige, und wer nach elf Runden das meiste hat, gewinnt. In dieser einen Runde erfüllst du deine erste.',
  ],
  deck: [
    'Zieh eine Mission vom grünen Stapel',
    'Grüne Missionen sind die leichtesten: ein, zwei Bezirke und eine Waffe. Gelbe, rote und schwarze verlangen mehr und bringen mehr.',
    {
      yellow:
        'Gelbe verlangen zwei oder drei Dinge auf einmal. Erst Grün: Du willst eine noch in dieser Runde.',
      red: 'Rote Missionen bereitet man ein halbes Spiel lang vor. Erst Grün.',
      black: 'Schwarze Missionen sind die schwersten. Erst Grün.',
    },
  ],
  mission: [
    'Deine Mission: Geleit für den Tribut',
    'Sie will zweierlei zur selben Zeit: einen deiner Diener im Schloss und ein Katana. Mit einem weiteren Diener an den Toren zahlt sie auch den Bonus.',
  ],
  more: [
    'Zieh drei weitere: grün, gelb, rot',
    'Du beginnst mit vier Missionen. Eine davon muss rot oder schwarz sein, damit alle etwas Großes vor sich haben.',
  ],
  favor: [
    'Nimm die sieben Mon',
    'Jeder bekommt eine Gunst des Shoguns. Geld kauft, was deiner Mission fehlt; später rettet die Gunst einen Diener vor dem Wächter oder zählt zwei Prestige.',
  ],
  join: [
    'Biete mit',
    'Jede Runde beginnt mit einer Auktion. Wer aussetzt, bekommt drei Mon; aber manches gibt es so früh nur dort.',
    { egress: 'Drei Mon fürs Aussetzen trösten arme Clans. Du hast neunzehn: Biete mit.' },
  ],
  announce: [
    'Ruf das rote Los aus',
    'Rot ist ein Diener oder eine Mission. Du hast zwei Diener, und deine Mission kann drei brauchen: einen zum Kaufen, einen im Schloss, einen an den Toren.',
    {
      white: 'Weiß ist eine Karte oder eine Waffe. Dein Katana liegt schon auf dem Markt: erst Rot.',
      black: 'Schwarz ist ein Ausbau oder eine Geisha. Deine Mission will keines von beiden: erst Rot.',
    },
  ],
  bid: [
    'Ren bietet 5: Biete 7',
    'Du hast das Los ausgerufen, also hast du das letzte Wort: Was du jetzt sagst, entscheidet. Sieben von neunzehn Mon lassen genug für das Katana.',
    { pass: 'Dann hat Ren den Diener für 5. Du hast Geld: Biete 7.' },
  ],
  claim: [
    'Nimm den Diener',
    'Der dritte kommt aus deiner Reserve in dein Clanhaus. Von jetzt an hast du drei Taten in der Runde statt zwei.',
    { mission: 'Du hast vier Missionen, mehr darfst du nicht halten. Der Diener hilft, sie zu erfüllen.' },
  ],
  event: [
    'Ereignis: Unmut des Shoguns',
    'Jede Runde hat ein Ereignis: Diesmal gibt der Shogun kein Prestige für eine Audienz. Missionen im Schloss lassen sich trotzdem erfüllen.',
  ],
  market: [
    'Setz einen Diener in den Markt',
    'Dort liegt ein Katana für sechs Mon. Diener stehen jetzt nur; sie handeln später, einer nach dem anderen, in der Folge, die du wählst.',
    { tavern: WATCHED },
  ],
  castle: [
    'Setz einen vor den Shogun',
    'Das ist ein Platz im Schloss, wo deine Mission erfüllt wird. Was der Platz selbst bietet, ist gleich: Ein Diener tut eines, und deiner tut die Mission.',
    {
      tavern: WATCHED,
      bakufu:
        'Auch er liegt im Schloss und würde genügen. Aber eine weitere Mission nützt einer vollen Hand nichts: Lass ihn anderen.',
      'bower-1':
        'Das Gartenhaus bestimmt, wer zuerst spielt. Für die Mission würde es genügen; nimm diesmal den Platz beim Shogun.',
    },
  ],
  gates: [
    'Setz den dritten an die Tore',
    'Für den Bonus deiner Mission. Und er ist dort sicher: Der Wächter steht zwar jetzt an den Toren, geht aber zur Taverne weiter, bevor er jemanden verhaftet.',
    { tavern: WATCHED },
  ],
  watch: [
    'Der Wächter ist in der Taverne',
    'Dort stand ein Diener von Ren und wurde verhaftet: heimgeschickt, ohne etwas getan zu haben. Schau vor dem Setzen immer, wohin der Wächter als Nächstes geht.',
  ],
  haggle: [
    'Weck den Diener im Markt, und feilsche',
    'Jetzt handeln die Diener, reihum je einer. Drück deinen im Markt, dann deine Karte Feilschen: Was er kauft, ist drei Mon billiger.',
    {
      shogun: 'Zu früh: Der Mission fehlt noch das Katana. Erst der Markt.',
      gates: 'Der wird gebraucht, wo er steht, für den Bonus. Erst der Markt.',
    },
  ],
  buy: [
    'Kauf das Katana',
    'Für drei Mon statt sechs. Eine Mission verbraucht keine Waffe: Sie dient auch der nächsten.',
  ],
  fulfil: [
    'Erfülle Geleit für den Tribut',
    'Drück deinen Diener im Schloss, dann die Mission. Sie findet alles, was sie verlangt: Schloss, Katana und den dritten Diener an den Toren.',
    { gates: 'Handelt der zuerst, geht er heim, und der Bonus ist verloren. Erst das Schloss.' },
  ],
  fulfilled: [
    'Deine erste Mission ist erfüllt',
    'Zwei Prestige, fünf Mon und vier weitere für den Bonus. Dein dritter Diener steht noch an den Toren: Für sieben Mon könnte er einen vierten anwerben.',
  ],
  learnt: [
    'Was du gelernt hast',
    'Eine Runde: bieten, auf Ereignis und Wächter schauen, für eine Mission setzen, dann in der richtigen Folge handeln. Versuch als Nächstes: an den Toren anwerben, in der Taverne einen Ausbau bauen, gelbe Missionen angehen.',
  ],
}
