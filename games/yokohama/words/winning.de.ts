/** What is said of how one wins Yokohama, in German; every figure comes from the games of the house's partners. */
import { wonOf, type Guided, type LessonFigures } from '@machiya/kit/folder'

const comma = (value = 0): string => String(value).replace('.', ',')

export const openings = {
  laboratory: 'Zweimal Labor',
  agency: 'Früh zum Arbeitsvermittler',
  port: 'Zweimal Hafen oder Dock',
  recall: 'Früh zurückgeholt',
}

export const de = ({ sources, openings: won }: LessonFigures): Guided['words'][string] => ({
  goal: [
    'Viele kleine Quellen, ein Sieger',
    'Niemand gewinnt Yokohama mit einer Sache allein. Das Spiel endet kurz nachdem eine Tafel voll ist oder jemandes Gebäude verbraucht sind: Sei früher fertig als die anderen.',
  ],
  sources: [
    'Was zählt',
    `So viele Punkte kamen aus jeder Quelle. Sieger liegen bei Aufträgen, Ländern und Technologien vorn; mehr in der Kirche half nicht (${comma(sources['church']?.winners)} zu ${comma(sources['church']?.others)}).`,
  ],
  openings: [
    'Wie Sieger begannen',
    `Nach den ersten vier Wegen; zu dritt gewinnt einer, also sind 33 % Zufall. Wer den Präsidenten so früh zurückholen musste, gewann nur zu ${wonOf(won['recall'])} %.`,
  ],
  laboratory: [
    'Erste Eröffnung: zwei ins Labor, und der Ball',
    'Zwei Assistenten und der Präsident sind Stärke 3, und die bezahlt den Ball: Jeder deiner Aufträge bringt zwei Punkte mehr, das ganze Spiel lang.',
  ],
  ship: [
    'Verschiff jetzt deinen Auftrag',
    'Die Waren, mit denen du beginnst, genügen dafür. Vier Punkte und zwei Yen, und zwei Punkte mehr durch den Ball, den du gerade bekommen hast.',
  ],
  agency: [
    'Zweite Eröffnung: Arbeitsvermittler mit Stärke 5',
    `Zwei Assistenten stehen schon dort: zwei weitere und der Präsident sind 5. Nur wenige begannen so, aber ${wonOf(won['agency'])} % von ihnen gewannen.`,
  ],
  hire: [
    'Vier Assistenten, das Plättchen und ein Laden',
    'Mehr Assistenten sind mehr Stärke in jedem Zug, der kommt. Bei Stärke 5 gehört dir auch das Plättchen, und ab Stärke 4 baust du.',
  ],
  port: [
    'Dritte Eröffnung: ein großer Auftrag im Hafen',
    'Zehn Punkte für viermal Seide und zweimal Tee. Ein Auftrag, den du vom ersten Zug an hältst, sagt jedem späteren Zug, wohin; drei zugleich sind das meiste.',
  ],
  customs: [
    'Spät im Spiel: Importe zum Zoll',
    'Drei Importe bringen hier sechzehn Punkte, und die meisten Assistenten am Ende acht. Sammle Importe unterwegs: Nirgends dienen sie so gut wie hier.',
  ],
  learnt: [
    'Was du gelernt hast',
    'Früh eine Technologie, die oft zahlt, mehr Assistenten, Aufträge aus verschiedenen Ländern, und der Zoll, bevor die Tafel voll ist. Versuch es gegen zwei Kaufleute des Hauses.',
  ],
})
