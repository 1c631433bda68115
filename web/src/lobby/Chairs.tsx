/** The chairs of a new table: me, a friend by link, someone beside me, or a partner of the house. */
import { LEVELS } from '@machiya/bots/levels'
import { PARTNERS } from '@machiya/bots/words'
import { inLanguage } from '@machiya/kernel/words'
import { Crest, markOf } from '@machiya/kit'
import { Button } from '../parts/Paper.tsx'
import { useSettings } from '../settings.ts'
import { useText } from '../text/index.ts'
import type { Chosen } from './lay.ts'

const PARTNER_LEVELS = LEVELS.filter((level) => level !== 'random')

const ChairRow = ({
  seat,
  chosen,
  onChange,
  onRemove,
}: {
  readonly seat: number
  readonly chosen: Chosen
  readonly onChange: (chosen: Chosen) => void
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
      {onRemove ? (
        <Button weight="quiet" onClick={onRemove} aria-label={say('new.remove', { letter })}>
          {say('line.drop')}
        </Button>
      ) : null}
    </li>
  )
}

export const Chairs = ({
  chairs,
  bounds: [least, most],
  onChange,
}: {
  readonly chairs: readonly Chosen[]
  readonly bounds: readonly [number, number]
  readonly onChange: (chairs: readonly Chosen[]) => void
}) => {
  const say = useText()
  return (
    <fieldset className="chairs">
      <legend>{say('new.chairs', { count: chairs.length })}</legend>
      <ul>
        {chairs.map((chosen, seat) => (
          <ChairRow
            key={seat}
            seat={seat}
            chosen={chosen}
            onChange={(next) => onChange(chairs.map((each, i) => (i === seat ? next : each)))}
            onRemove={
              seat > 0 && chairs.length > least ? () => onChange(chairs.filter((_, i) => i !== seat)) : null
            }
          />
        ))}
      </ul>
      {chairs.length < most ? (
        <Button onClick={() => onChange([...chairs, 'apprentice'])}>{say('new.add')}</Button>
      ) : null}
    </fieldset>
  )
}
