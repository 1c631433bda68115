/** The print of a game on the wall, and what kind of evening it will be. */
import { EVENINGS, type Listed } from '../games.ts'
import { useText } from '../text/index.ts'
import '../styles/gathering.css'

export const Evening = ({ game }: { readonly game: Listed }) => {
  const say = useText()
  const { seats, minutes } = EVENINGS[game]
  return (
    <section className="gathering-print" aria-labelledby="evening">
      <div className="print-mat">
        <img src={`/prints/${game}.svg`} alt={say(`print.${game}`)} width="300" height="458" />
      </div>
      <h2 id="evening">{say(`game.${game}`)}</h2>
      <p className="print-blurb">{say(`evening.${game}`)}</p>
      <p className="print-facts">
        <span>
          <b>{seats}</b> {say('players')}
        </span>
        <span>
          <b>{minutes}</b> {say('minutes')}
        </span>
      </p>
    </section>
  )
}
