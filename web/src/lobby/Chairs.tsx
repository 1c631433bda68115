/** The chairs of a new table: me, someone beside me, a friend by link, or somebody of the house. One is open at a time. */
import { LEVELS, type Level } from '@machiya/bots/levels'
import { MANNERS } from '@machiya/bots/manners'
import { PARTNERS } from '@machiya/bots/words'
import { inLanguage } from '@machiya/kernel/words'
import { Crest, markOf, Portrait, type Locale } from '@machiya/kit'
import { useState } from 'react'
import { Ladder } from '../parts/Ladder.tsx'
import { Button } from '../parts/Paper.tsx'
import { mannerOf, wayOf } from '../parts/partner.tsx'
import { useSettings } from '../settings.ts'
import { useText, type Say } from '../text/index.ts'
import { isPerson, wishOf, type Chosen, type Plan } from './lay.ts'
import { partnerName, type Wish } from './who.ts'
import '../styles/chairs.css'

const HOUSE_LEVELS = LEVELS.filter((level) => level !== 'random')
const WISHES: readonly Wish[] = [...MANNERS, 'any']
const KINDS = ['beside', 'friend', 'house'] as const
type Kind = (typeof KINDS)[number]

const kindOf = (chosen: Chosen): Kind => (chosen === 'beside' || chosen === 'friend' ? chosen : 'house')

type Sitter = { readonly chosen: Chosen; readonly name: string; readonly seat: number }

/** "Aiko", or what stands for somebody who is still to come. */
export const namedOf = (say: Say, { chosen, name, seat }: Sitter): string => {
  if (chosen === 'friend') return say('setup.friend')
  return isPerson(chosen) ? name || say('beside-name', { number: seat + 1 }) : partnerName(seat - 1)
}

/** "Aiko, Merchant, patient". */
const calledOf = (say: Say, locale: Locale, sitter: Sitter, wish: Wish): string => {
  const { chosen } = sitter
  if (chosen === 'friend') return say('chair.friend')
  const name = namedOf(say, sitter)
  if (isPerson(chosen)) return name
  return [name, wayOf(locale, { level: chosen, manner: wish === 'any' ? null : wish })].join(', ')
}

type RowProps = {
  readonly seat: number
  readonly chosen: Chosen
  readonly name: string
  readonly wish: Wish
  readonly open: boolean
  readonly onOpen: () => void
  readonly onChange: (chosen: Chosen) => void
  readonly onName: (name: string) => void
  readonly onWish: (wish: Wish) => void
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

/** How well somebody of the house plays, and how they like to play. */
const Ways = ({ chosen, wish, onChange, onWish }: RowProps & { readonly chosen: Level }) => {
  const say = useText()
  const { locale } = useSettings()
  const named = inLanguage(PARTNERS, locale)
  const wished = (each: Wish): string =>
    each === 'any' ? say('chair.any') : mannerOf(locale, { level: null, manner: each })
  return (
    <>
      <Ladder
        label={say('chair.level')}
        steps={HOUSE_LEVELS.map((each) => ({ value: each as Level, text: named[each].name }))}
        value={chosen}
        onChange={onChange}
      />
      <Ladder
        label={say('chair.manner')}
        steps={WISHES.map((each) => ({ value: each, text: wished(each) }))}
        value={wish}
        onChange={onWish}
      />
      <p className="quiet">
        {named[chosen].about} {wish === 'any' ? null : named[wish].about}
      </p>
    </>
  )
}

/** Who sits there, and how well the house plays if it is one of its own. */
const Choices = (props: RowProps) => {
  const { seat, chosen, name, onChange, onName } = props
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
      {isPerson(chosen) ? null : <Ways {...props} chosen={chosen} />}
    </div>
  )
}

const ChairRow = (props: RowProps) => {
  const { seat, chosen, name, wish, open, onOpen, onRemove } = props
  const say = useText()
  const { locale } = useSettings()
  const { crest, colour, letter } = markOf(seat)
  return (
    <li data-open={open || undefined} data-chosen={chosen}>
      {isPerson(chosen) ? (
        <Crest crest={crest} colour={colour} size={38} />
      ) : (
        <Portrait face={seat - 1} colour={colour} />
      )}
      {seat === 0 ? (
        <Me />
      ) : (
        <>
          <strong>{calledOf(say, locale, { chosen, name, seat }, wish)}</strong>
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
  plan,
  bounds: [least, most],
  onChange,
}: {
  readonly plan: Pick<Plan, 'chairs' | 'names' | 'manners'>
  readonly bounds: readonly [number, number]
  readonly onChange: (change: Partial<Plan>) => void
}) => {
  const say = useText()
  const [open, setOpen] = useState<number | null>(null)
  const { chairs, names } = plan
  const nameAll = chairs.map((_, i) => names[i] ?? '')
  const wishAll = chairs.map((_, i) => wishOf(plan, i))
  const without = <T,>(all: readonly T[], seat: number): T[] => all.filter((_, i) => i !== seat)
  const withAt = <T,>(all: readonly T[], seat: number, one: T): T[] =>
    all.map((each, i) => (i === seat ? one : each))
  const remove = (seat: number) => () => {
    setOpen(null)
    onChange({
      chairs: without(chairs, seat),
      names: without(nameAll, seat),
      manners: without(wishAll, seat),
    })
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
            wish={wishAll[seat] ?? 'any'}
            open={open === seat}
            onOpen={() => setOpen(seat)}
            onChange={(next) => onChange({ chairs: withAt(chairs, seat, next) })}
            onName={(name) => onChange({ names: withAt(nameAll, seat, name) })}
            onWish={(wish) => onChange({ manners: withAt(wishAll, seat, wish) })}
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
