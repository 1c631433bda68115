/** The chairs of a new table: me, someone beside me, a friend by link, or somebody of the house. One is open at a time. */
import { LEVELS, type Level } from '@machiya/bots/levels'
import { PARTNERS } from '@machiya/bots/words'
import { inLanguage } from '@machiya/kernel/words'
import { Crest, markOf } from '@machiya/kit'
import { useState } from 'react'
import { Ladder } from '../parts/Ladder.tsx'
import { Button } from '../parts/Paper.tsx'
import { useSettings } from '../settings.ts'
import { useText, type Say } from '../text/index.ts'
import { isPerson, type Chosen, type Plan } from './lay.ts'
import { partner } from './who.ts'

const HOUSE_LEVELS = LEVELS.filter((level) => level !== 'random')
const KINDS = ['beside', 'friend', 'house'] as const
type Kind = (typeof KINDS)[number]

const kindOf = (chosen: Chosen): Kind => (chosen === 'beside' || chosen === 'friend' ? chosen : 'house')

type Sitter = { readonly chosen: Chosen; readonly name: string; readonly seat: number }

/** "Aiko", or what stands for somebody who is still to come. */
export const namedOf = (say: Say, { chosen, name, seat }: Sitter): string => {
  if (chosen === 'friend') return say('setup.friend')
  return isPerson(chosen) ? name || say('beside-name', { number: seat + 1 }) : partner(seat - 1, chosen).name
}

/** "Aiko, Merchant". */
const calledOf = (say: Say, locale: string, sitter: Sitter): string => {
  const { chosen } = sitter
  if (chosen === 'friend') return say('chair.friend')
  const name = namedOf(say, sitter)
  return isPerson(chosen)
    ? name
    : say('chair.called', { name, level: inLanguage(PARTNERS, locale)[chosen].name })
}

type RowProps = {
  readonly seat: number
  readonly chosen: Chosen
  readonly name: string
  readonly open: boolean
  readonly onOpen: () => void
  readonly onChange: (chosen: Chosen) => void
  readonly onName: (name: string) => void
  readonly onRemove: (() => void) | null
}

const Me = () => {
  const say = useText()
  const { name, set } = useSettings()
  return (
    <>
      <input
        aria-label={say('name')}
        value={name}
        placeholder={say('guest')}
        maxLength={40}
        autoComplete="nickname"
        onChange={({ target }) => set({ name: target.value })}
      />
      <span className="quiet">{say('chair.you-here')}</span>
    </>
  )
}

const LevelLadder = ({
  level,
  onChange,
}: {
  readonly level: Level
  readonly onChange: (level: Level) => void
}) => {
  const say = useText()
  const { locale } = useSettings()
  const named = inLanguage(PARTNERS, locale)
  return (
    <>
      <Ladder
        label={say('chair.level')}
        steps={HOUSE_LEVELS.map((each) => ({ value: each as Level, text: named[each].name }))}
        value={level}
        onChange={onChange}
      />
      <p className="quiet">{named[level].about}</p>
    </>
  )
}

/** Who sits there, and how well the house plays if it is one of its own. */
const Choices = ({ seat, chosen, name, onChange, onName }: RowProps) => {
  const say = useText()
  const { letter } = markOf(seat)
  const kind = kindOf(chosen)
  return (
    <div className="chair-choices">
      <Ladder
        label={say('new.chair', { letter })}
        steps={KINDS.map((value) => ({ value, text: say(`chair.${value}-short`) }))}
        value={kind}
        onChange={(next) => onChange(next === 'house' ? 'apprentice' : next)}
      />
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
      {isPerson(chosen) ? null : <LevelLadder level={chosen} onChange={onChange} />}
    </div>
  )
}

const ChairRow = (props: RowProps) => {
  const { seat, chosen, name, open, onOpen, onRemove } = props
  const say = useText()
  const { locale } = useSettings()
  const { crest, colour, letter } = markOf(seat)
  return (
    <li data-open={open || undefined} data-chosen={chosen}>
      <Crest crest={crest} colour={colour} size={38} />
      {seat === 0 ? (
        <Me />
      ) : (
        <>
          <strong>{calledOf(say, locale, { chosen, name, seat })}</strong>
          {open && onRemove ? (
            <Button weight="quiet" onClick={onRemove} aria-label={say('new.remove', { letter })}>
              {say('line.drop')}
            </Button>
          ) : null}
          {open ? null : (
            <Button
              weight="quiet"
              className="change"
              onClick={onOpen}
              aria-label={say('chair.change', { letter })}
            >
              {say('chair.change-short')}
            </Button>
          )}
          {open ? <Choices {...props} /> : null}
        </>
      )}
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
  const [open, setOpen] = useState<number | null>(null)
  const nameAll = chairs.map((_, i) => names[i] ?? '')
  const without = <T,>(all: readonly T[], seat: number): T[] => all.filter((_, i) => i !== seat)
  const withAt = <T,>(all: readonly T[], seat: number, one: T): T[] =>
    all.map((each, i) => (i === seat ? one : each))
  const remove = (seat: number) => () => {
    setOpen(null)
    onChange({ chairs: without(chairs, seat), names: without(nameAll, seat) })
  }
  const add = () => {
    setOpen(chairs.length)
    onChange({ chairs: [...chairs, 'apprentice'] })
  }
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
            open={open === seat}
            onOpen={() => setOpen(seat)}
            onChange={(next) => onChange({ chairs: withAt(chairs, seat, next) })}
            onName={(name) => onChange({ names: withAt(nameAll, seat, name) })}
            onRemove={seat > 0 && chairs.length > least ? remove(seat) : null}
          />
        ))}
      </ul>
      {chairs.length < most ? (
        <button type="button" className="one-more" onClick={add}>
          {say('new.add')}
        </button>
      ) : null}
    </fieldset>
  )
}
