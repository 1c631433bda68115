/** What is said of how one wins Yedo, in German; every figure comes from the games of the house's partners. */
import { wonOf, type Guided, type LessonFigures } from '@machiya/kit/folder'

const comma = (value = 0): string => String(value).replace('.', ',')

export const openings = {
  annex: 'Ein Ausbau in der ersten Auktion',
  weapon: 'Eine Waffe in der ersten Auktion',
  disciple: 'Ein Diener in der ersten Auktion',
}

export const de = ({ sources, openings: won }: LessonFigures): Guided['words'][string] => ({
  goal: [
    'Elf Runden, und das meiste Prestige',
    'Zu einem Punkt führen viele Wege, zum Sieg nur einer. Zuerst muss man wissen, woher die Punkte der Sieger kamen.',
  ],
  sources: [
    'Was zählt',
    `So viel Prestige kam aus jeder Quelle. Sieger holten ${comma(sources['missions']?.winners)} mit Missionen, die übrigen ${comma(sources['missions']?.others)}: Nichts anderes kommt dem nahe.`,
  ],
  openings: [
    'Wie Sieger begannen',
    `Nach dem, was die erste Auktion brachte; zu dritt gewinnt einer, also sind 33 % Zufall. Ein Diener allein gewann zu ${wonOf(won['disciple'])} %: Oft wird er zu teuer bezahlt.`,
  ],
  annex: [
    'Erste Eröffnung: ein Ausbau',
    'Ruf das schwarze Los aus und nimm den Kobudo-Ryu. Er bringt sofort zwei Prestige, große Missionen verlangen Ausbauten, und die beiden anderen haben schon gekauft: Fünf Mon genügen.',
  ],
  school: [
    'Er bezahlt sich selbst',
    'Mit dem Kobudo-Ryu kostet jede Waffe auf dem Markt drei Mon weniger, das ganze Spiel lang. Missionen sind aus Waffen gemacht.',
  ],
  weapon: [
    'Zweite Eröffnung: eine Waffe',
    'Ruf das weiße Los aus und nimm den Shuriken aus dreien. Für drei Mon ist er halb so teuer wie auf dem Markt: Wähle, was die meisten deiner Missionen verlangen.',
  ],
  disciple: [
    'Dritte Eröffnung: ein Diener, wenn er billig ist',
    'Ein dritter Diener ist eine dritte Tat in jeder Runde. An den Toren kostet er aber immer sieben Mon: Biete in der Auktion nicht mehr als sechs.',
  ],
  mission: [
    'Was entscheidet: eine rote Mission',
    'Sie will Hafen und Tempel, zwei Ausbauten und eine Segnung. Alles ist da: Drück den Diener im Hafen, dann die Mission.',
    { temple: 'Der wird gebraucht, wo er steht: Die Mission will auch den Tempel. Erst der Hafen.' },
  ],
  fulfilled: [
    'Sieben Prestige mit einer Tat',
    'Eine grüne Mission bringt eines oder zwei. Halte von Anfang an eine große, lass die kleinen bezahlen, was sie verlangt, und erfülle sie in der Mitte des Spiels.',
  ],
  learnt: [
    'Was du gelernt hast',
    'Kauf, was zwei Missionen verlangen, zahl nicht mehr als in der Stadt, und arbeite von der ersten Runde an auf eine rote Mission hin. Versuch es gegen zwei Kaufleute des Hauses.',
  ],
})
