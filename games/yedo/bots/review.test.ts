import type { Pick, Whole } from '@machiya/kernel'
import { inLanguage, plainTeller } from '@machiya/kernel/words'
import type { Expert } from '@machiya/kit/expert'
import { NOTHING, review, sentenceOf, withFinding, type Verdict } from '@machiya/bots/review'
import { expect, test } from 'vitest'
import { words, yedo } from '../index.ts'
import type { Yedo } from '../position.ts'
import { onMission, own, stand } from '../testing.ts'
import { outcomes } from '../words/outcomes.ts'
import { expert } from './index.ts'

const MISSION = 'yellow/the-pilgrims-companion'

/** All that the mission asks for is there, and without it the other clan stays ahead. */
const sure = (): Whole<Yedo> =>
  onMission(MISSION, 'temple', (g, lay) => {
    stand(g, 0, 'market')
    lay(g.seats[0].weapons, 'metsubushi')
    own(g, 0, 'yashiki')
    g.seats[0].geisha = 1
    g.seats[1].prestige = 3
  }).g

const verdictOn = (g: Whole<Yedo>, pick: Pick): Verdict | undefined => {
  const seen = yedo.view(g, 0)
  const after = yedo.play(g, { seat: 0, pick }).position
  const frames = [{ seen, pick }, ...(after ? [{ seen: yedo.view(after, 0) }] : [])]
  const found = [
    ...review({
      game: yedo,
      expert: expert as unknown as Expert,
      outcomes,
      seat: 0,
      frames,
      seed: 'planted',
      budget: { iterations: 60 },
    }),
  ]
  return found.reduce(withFinding, NOTHING).verdicts[0]
}

const said = (verdict: Verdict | undefined, language: string): string => {
  const teller = plainTeller(inLanguage(words, language), ['Ann', 'Ben'])
  return verdict?.why ? sentenceOf(verdict.why, { language, teller, outcomes }) : ''
}

test('who throws a sure mission away is told so, and what it would have brought', () => {
  const verdict = verdictOn(sure(), 'nothing')
  expect(verdict).toMatchObject({ mark: 'mistake', better: { pick: MISSION }, played: { pick: 'nothing' } })
  expect(said(verdict, 'en')).toMatch(/points more, chiefly from missions; the mission “.+” is completed/)
  expect(said(verdict, 'de')).toMatch(/Punkte mehr, vor allem aus Missionen; die Mission „.+“ ist erfüllt/)
})

test('who fulfils it is told that nothing was better', () => {
  expect(verdictOn(sure(), MISSION)).toMatchObject({ mark: 'best' })
})
