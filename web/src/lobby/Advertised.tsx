/** The print of a game on the wall, and what kind of evening it will be. */
import type { About } from '@machiya/kit/folder'
import { aboutOf, type GameName } from '../games.ts'
import { Print, useCard } from '../parts/card.tsx'
import { useText } from '../text/index.ts'
import '../styles/gathering.css'

const range = ([least, most]: About['seats']): string => (least === most ? `${least}` : `${least}–${most}`)

const Facts = ({ seats, minutes }: About) => {
  const say = useText()
  return (
    <p className="print-facts">
      <span>
        <b>{range(seats)}</b> {say('players')}
      </span>
      <span>
        <b>{range(minutes)}</b> {say('minutes')}
      </span>
    </p>
  )
}

/** The same in the lobby and at a table that is being laid. */
export const Advertised = ({ game, heading }: { readonly game: GameName; readonly heading?: string }) => {
  const { title, evening, print } = useCard(game)
  const about = aboutOf(game)
  return (
    <>
      <div className="print-mat cut-paper">
        <Print game={game} alt={print} />
      </div>
      <h2 id={heading}>{title}</h2>
      <p className="print-blurb">{evening}</p>
      {about ? <Facts {...about} /> : null}
    </>
  )
}

export const Wall = ({ game }: { readonly game: GameName }) => (
  <section className="gathering-print" aria-labelledby="evening">
    <Advertised game={game} heading="evening" />
  </section>
)
