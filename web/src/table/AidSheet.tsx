/** The player's aid: outline of a round, what scores, what ends the game. */
import { Sheet } from '../parts/Sheet.tsx'
import type { Desk } from './desk.ts'

export const AidSheet = ({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) => {
  const parts = desk.module?.aid?.(desk.view, desk.words, desk.locale) ?? []
  return (
    <Sheet title={desk.say('aid')} onClose={onClose}>
      <div className="aid">
        {parts.map(({ title, lines }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Sheet>
  )
}
