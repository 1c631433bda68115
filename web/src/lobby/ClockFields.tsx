/** Where the time to think is chosen, and the hours in which it stands still. */
import { useText } from '../text/index.ts'
import { nights, startClock, type Clock, type Quiet } from './clock.ts'
import '../styles/options.css'

const KINDS = ['none', 'live', 'days'] as const
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

type NumberProps = {
  readonly text: string
  readonly value: number
  readonly bounds: readonly [least: number, most: number]
  readonly step?: number
  readonly onChange: (value: number) => void
}
/** What is being typed and fits nowhere yet changes nothing. */
const NumberField = ({ text, value, bounds: [min, max], step = 1, onChange }: NumberProps) => (
  <label className="option-word">
    <span>{text}</span>
    <input
      type="number"
      defaultValue={value}
      required
      min={min}
      max={max}
      step={step}
      onChange={({ target }) => (target.validity.valid ? onChange(target.valueAsNumber) : undefined)}
    />
  </label>
)

const HourField = ({
  text,
  hour,
  onChange,
}: {
  readonly text: string
  readonly hour: number
  readonly onChange: (hour: number) => void
}) => (
  <label className="option-word">
    <span>{text}</span>
    <select value={hour} onChange={({ target }) => onChange(Number(target.value))}>
      {HOURS.map((each) => (
        <option key={each} value={each}>
          {`${String(each).padStart(2, '0')}:00`}
        </option>
      ))}
    </select>
  </label>
)

const QuietFields = ({
  quiet,
  onChange,
}: {
  readonly quiet: Quiet | undefined
  readonly onChange: (quiet: Quiet | undefined) => void
}) => {
  const say = useText()
  return (
    <>
      <label className="option-flag">
        <input
          type="checkbox"
          checked={quiet !== undefined}
          onChange={({ target }) => onChange(target.checked ? nights() : undefined)}
        />
        <span>{say('clock.quiet')}</span>
      </label>
      {quiet ? (
        <>
          <HourField
            text={say('clock.from')}
            hour={quiet.from}
            onChange={(from) => onChange({ ...quiet, from })}
          />
          <HourField text={say('clock.to')} hour={quiet.to} onChange={(to) => onChange({ ...quiet, to })} />
          <p className="quiet">{say('clock.zone', { zone: quiet.zone })}</p>
        </>
      ) : null}
    </>
  )
}

export const ClockFields = ({
  clock,
  onChange,
}: {
  readonly clock: Clock
  readonly onChange: (clock: Clock) => void
}) => {
  const say = useText()
  return (
    <>
      <label className="option-word">
        <span>{say('new.clock')}</span>
        <select
          value={clock.kind}
          onChange={({ target }) => onChange(startClock(target.value as Clock['kind']))}
        >
          {KINDS.map((kind) => (
            <option key={kind} value={kind}>
              {say(`clock.${kind}`)}
            </option>
          ))}
        </select>
      </label>
      {clock.kind === 'live' ? (
        <>
          <NumberField
            text={say('clock.minutes')}
            value={clock.bank / 60}
            bounds={[1, 600]}
            onChange={(minutes) => onChange({ ...clock, bank: minutes * 60 })}
          />
          <NumberField
            text={say('clock.seconds')}
            value={clock.increment}
            bounds={[0, 3600]}
            onChange={(increment) => onChange({ ...clock, increment })}
          />
        </>
      ) : null}
      {clock.kind === 'days' ? (
        <>
          <NumberField
            text={say('clock.days-each')}
            value={clock.days}
            bounds={[0.25, 60]}
            step={0.25}
            onChange={(days) => onChange({ ...clock, days })}
          />
          <QuietFields
            quiet={clock.quiet}
            onChange={(quiet) => onChange({ kind: 'days', days: clock.days, ...(quiet ? { quiet } : {}) })}
          />
        </>
      ) : null}
    </>
  )
}
