/** The chairs of a new table: me, a friend by link, someone beside me, or a partner of the house. */
import { LEVELS } from '@machiya/bots/levels'
import { PARTNERS } from '@machiya/bots/words'
import { inLanguage } from '@machiya/kernel/words'
import { Crest, markOf } from '@machiya/kit'
import { Button } from '../parts/Paper.tsx'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import type { Chosen, Plan } from './lay.ts'

const PARTNER_LEVELS = LEVELS.filter((level) => level !== 'random')

const ChairRow = ({
  seat,
  chosen,
  name,
  onChange,
  onName,
  onRemove,
}: {
  readonly seat: number
  readonly chosen: Chosen
  readonly name: string
  readonly onChange: (chosen: Chosen) => void
  readonly onName: (name: string) => void
  readonly onRemove: (() => void) | null
}) => {
  const say = useText()
  const { locale } = useSettings()
  const { crest, colour, letter } = markOf(seat)
  return (
    <li>
      <Crest crest={crest} colour={colour} size={32} />
      {seat === 0 ? (
        <strong>{say('you')}</strong>
      ) : (
        <select
          aria-label={say('new.chair', { letter })}
          value={chosen}
          onChange={({ target }) => onChange(target.value as Chosen)}
        >
          <option value="friend">{say('chair.friend')}</option>
          <option value="beside">{say('chair.beside')}</option>
          {PARTNER_LEVELS.map((level) => (
            <option key={level} value={level}>
              {say('chair.bot', { name: inLanguage(PARTNERS, locale)[level].name })}
            </option>
          ))}
        </select>
      )}
      {chosen === 'beside' ? (
        <input
          aria-label={say('chair.beside-name', { letter })}
          placeholder={say('beside-name', { number: seat + 1 })}
          value={name}
          maxLength={40}
          autoComplete="off"
          onChange={({ target }) => onName(target.value)}
        />
      ) : null}
      {onRemove ? (
        <Button weight="quiet" onClick={onRemove} aria-label={say('new.remove', { letter })}>
          {say('line.drop')}
        </Button>
      ) : null}
    </li>
  )
}

export const Chairs = ({
  plan: { chairs, names },
  bounds: [least, most],
  onChange,
}: {
  readonly plan: Pick<Plan, 'chairs' | 'names'>
  readonly bounds: readonly [number, number]
  readonly onChange: (change: Partial<Plan>) => void
}) => {
  const say = useText()
  const nameAll = chairs.map((_, i) => names[i] ?? '')
  const without = <T,>(all: readonly T[], seat: number): T[] => all.filter((_, i) => i !== seat)
  const withAt = <T,>(all: readonly T[], seat: number, one: T): T[] =>
    all.map((each, i) => (i === seat ? one : each))
  return (
    <fieldset className="chairs">
      <legend>{say('new.chairs', { count: chairs.length })}</legend>
      <ul>
        {chairs.map((chosen, seat) => (
          <ChairRow
            key={seat}
            seat={seat}
            chosen={chosen}
            name={nameAll[seat] ?? ''}
            onChange={(next) => onChange({ chairs: withAt(chairs, seat, next) })}
            onName={(name) => onChange({ names: withAt(nameAll, seat, name) })}
            onRemove={
              seat > 0 && chairs.length > least
                ? () => onChange({ chairs: without(chairs, seat), names: without(nameAll, seat) })
                : null
            }
          />
        ))}
      </ul>
      {chairs.length < most ? (
        <Button onClick={() => onChange({ chairs: [...chairs, 'apprentice'] })}>{say('new.add')}</Button>
      ) : null}
    </fieldset>
  )
}
