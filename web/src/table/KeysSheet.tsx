/** Which key does what. */
import { Sheet } from '../parts/Sheet.tsx'
import { useText } from '../text/index.ts'
import { KEYS } from './keys.ts'

export const KeyList = () => {
  const say = useText()
  return (
    <dl className="key-list">
      {KEYS.map(({ keys, does }) => (
        <div key={does}>
          <dt>
            {keys.map((key) => (
              <kbd key={key} className="key">
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{say(does)}</dd>
        </div>
      ))}
    </dl>
  )
}

export const KeysSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const say = useText()
  return (
    <Sheet title={say('keys')} onClose={onClose}>
      <KeyList />
    </Sheet>
  )
}
