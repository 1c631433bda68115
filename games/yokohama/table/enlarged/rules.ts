/** The rule that each card follows. */
import type { TechnologyId } from '../../data/technologies.ts'

const RULE: Readonly<Record<TechnologyId, string>> = {
  ball: '8.9',
  brickyard: '7.10',
  'electric-light': '5.17',
  exhibition: '8.11',
  'gas-light': '5.17',
  'language-school': '8.10',
  letterpress: '8.12',
  'mining-engineering': '5.16',
  newspaper: '3.7',
  'patent-office': '8.13',
  'postal-service': '4.13',
  stagecoach: '4.14',
  station: '8.14',
  'stock-market': '8.15',
  telegraph: '3.8',
  telephone: '5.11',
  'textile-mill': '8.16',
  tramway: '4.15',
  university: '8.17',
  winery: '7.6',
}
const [ORDER_RULE, ACHIEVEMENT_RULE] = ['2.17', '2.11']

export const ruleOf = (id: string, kind: 'technology' | 'order' | 'achievement'): string => {
  if (kind === 'technology') return RULE[id as TechnologyId]
  return kind === 'order' ? ORDER_RULE : ACHIEVEMENT_RULE
}
