/** Signs and things to read, each once: what means the same stands together. */
import type { Signs } from '@machiya/kit'
import type { Meaning } from '@machiya/kit/folder'
import { useEffect, useState } from 'react'
import { legendOf } from '../games.ts'
import { useText } from '../text/index.ts'
import type { About, Group } from './about.ts'
import '../styles/about.css'

export const useLegend = (game: string): readonly Meaning[] => {
  const [legend, setLegend] = useState<readonly Meaning[]>([])
  useEffect(() => void legendOf(game).then(setLegend), [game])
  return legend
}

/** Coins and points are drawn by the kit and have no sign of their own. */
export const isDrawn =
  (signs: Signs | undefined) =>
  ({ marks }: Meaning): boolean =>
    marks.some((mark) => signs?.has(mark) || mark === 'coin' || mark === 'points')

const signFor = (signs: Signs | undefined, legend: readonly Meaning[], { id }: About): string | undefined =>
  legend.find(({ marks }) => marks.includes(id))?.marks.find((mark) => signs?.has(mark))

type EntriesProps = {
  readonly groups: readonly Group[]
  readonly legend: readonly Meaning[]
  readonly signs: Signs | undefined
  /** Opens the rule. */
  follow(rule: string): void
}

const Named = ({
  about,
  legend,
  signs,
}: Omit<EntriesProps, 'groups' | 'follow'> & { readonly about: About }) => {
  const sign = signFor(signs, legend, about)
  return (
    <span>
      {sign && signs ? <signs.Sign name={sign} size={22} /> : null}
      {about.name}
    </span>
  )
}

export const Entries = ({ groups, legend, signs, follow }: EntriesProps) => {
  const say = useText()
  return (
    <dl className="legend">
      {groups.map(({ text, rule, things }) => (
        <div key={things[0]?.id ?? text} className="legend-entry">
          <dt>
            {things.map((about) => (
              <Named key={about.id} about={about} legend={legend} signs={signs} />
            ))}
          </dt>
          <dd>
            {text}{' '}
            {rule === null ? null : (
              <button type="button" className="rule-link" onClick={() => follow(rule)}>
                {say('rule', { number: rule })}
              </button>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
