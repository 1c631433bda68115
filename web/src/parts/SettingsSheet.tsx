/** What can be set on this device. */
import type { Locale } from '@machiya/kit'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSettings, type Settings } from '../settings.ts'
import { ring } from '../sound/ring.ts'
import { sayIn, useText, type TextId } from '../text/index.ts'
import { LOCALES } from '../words/index.ts'
import { Sheet } from './Sheet.tsx'

type Choice<K extends keyof Settings> = {
  readonly setting: K
  readonly values: readonly {
    readonly value: Settings[K]
    readonly label: TextId
    /** The language this choice is told in, if not in that of the page. */
    readonly lang?: Locale
  }[]
}

const Row = <K extends keyof Settings>({ setting, values }: Choice<K>) => {
  const say = useText()
  const settings = useSettings()
  return (
    <fieldset className="setting">
      <legend>{say(`set.${setting}` as TextId)}</legend>
      <div className="setting-values">
        {values.map(({ value, label, lang }) => (
          <label key={String(value)} lang={lang}>
            <input
              type="radio"
              name={setting}
              checked={settings[setting] === value}
              onChange={() => settings.set({ [setting]: value })}
            />
            <span>{lang ? sayIn(lang)(label) : say(label)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export const LanguageRow = () => (
  <Row
    setting="locale"
    values={LOCALES.map((locale) => ({ value: locale, label: 'language.name', lang: locale }))}
  />
)

const Look = () => (
  <>
    <Row
      setting="theme"
      values={[
        { value: 'auto', label: 'set.theme.auto' },
        { value: 'day', label: 'set.theme.day' },
        { value: 'night', label: 'set.theme.night' },
      ]}
    />
    <Row
      setting="size"
      values={[
        { value: 'small', label: 'set.size.small' },
        { value: 'medium', label: 'set.size.medium' },
        { value: 'large', label: 'set.size.large' },
      ]}
    />
    <Row
      setting="contrast"
      values={[
        { value: 'auto', label: 'set.contrast.auto' },
        { value: 'more', label: 'set.contrast.more' },
      ]}
    />
  </>
)

/** How loud the table is; whoever chooses hears what was chosen. */
const Loudness = () => {
  const volume = useSettings((settings) => settings.volume)
  const first = useRef(volume)
  useEffect(() => {
    if (volume !== first.current) ring('woods')
    first.current = volume
  }, [volume])
  return (
    <>
      <Row
        setting="volume"
        values={[
          { value: 'off', label: 'set.volume.off' },
          { value: 'soft', label: 'set.volume.soft' },
          { value: 'full', label: 'set.volume.full' },
        ]}
      />
      {volume === 'off' ? null : (
        <Row
          setting="hail"
          values={[
            { value: false, label: 'set.hail.no' },
            { value: true, label: 'set.hail.yes' },
          ]}
        />
      )}
    </>
  )
}

/** What is laid out in the front room can be put away. */
const Evening = () =>
  (['tonight', 'question'] as const).map((setting) => (
    <Row
      key={setting}
      setting={setting}
      values={[
        { value: true, label: 'set.evening.shown' },
        { value: false, label: 'set.evening.away' },
      ]}
    />
  ))

export const SettingsSheet = ({
  onClose,
  children,
}: {
  readonly onClose: () => void
  readonly children?: ReactNode
}) => {
  const say = useText()
  return (
    <Sheet title={say('settings')} onClose={onClose}>
      <LanguageRow />
      <Look />
      <Row
        setting="motion"
        values={[
          { value: 'auto', label: 'set.motion.auto' },
          { value: 'calm', label: 'set.motion.calm' },
        ]}
      />
      <Row
        setting="confirm"
        values={[
          { value: true, label: 'set.confirm.yes' },
          { value: false, label: 'set.confirm.no' },
        ]}
      />
      <Row
        setting="pace"
        values={[
          { value: 1200, label: 'set.pace.slow' },
          { value: 500, label: 'set.pace.middle' },
          { value: 0, label: 'set.pace.fast' },
        ]}
      />
      <Loudness />
      <Evening />
      {children}
    </Sheet>
  )
}
