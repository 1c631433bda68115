/** One of a few, side by side. */
import { useId } from 'react'

type LadderProps<V extends string> = {
  readonly label: string
  readonly steps: readonly { readonly value: V; readonly text: string }[]
  readonly value: V
  readonly onChange: (value: V) => void
}

export const Ladder = <V extends string>({ label, steps, value, onChange }: LadderProps<V>) => {
  const name = useId()
  return (
    <div className="ladder" role="radiogroup" aria-label={label}>
      {steps.map((step) => (
        <label key={step.value}>
          <input
            type="radio"
            name={name}
            value={step.value}
            checked={step.value === value}
            onChange={() => onChange(step.value)}
          />
          <span>{step.text}</span>
        </label>
      ))}
    </div>
  )
}
