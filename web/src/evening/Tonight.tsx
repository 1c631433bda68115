/** Tonight's deal: who sits there, what came of my try, and the way to it. */
import { Crest, markOf } from '@machiya/kit'
import { NAMES } from '@machiya/bots/words'
import { dayOf, firstTonight } from '@machiya/table'
import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { LISTED, type GameName } from '../games.ts'
import { useCard } from '../parts/card.tsx'
import { Button, LinkButton } from '../parts/Paper.tsx'
import { useSettings } from '../settings.ts'
import { listed, useText } from '../text/index.ts'
import { dealsAlone, playAlone } from './alone.ts'
import type { Deal } from './deal.ts'
import { EveningPart } from './EveningPart.tsx'

const useDeals = (): readonly Deal[] => {
  const [deals, setDeals] = useState<readonly Deal[]>([])
  useEffect(() => {
    const again = () => void dealsAlone().then(setDeals)
    again()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [])
  return deals
}

const Company = ({ deal }: { readonly deal: Deal }) => {
  const say = useText()
  const locale = useSettings((settings) => settings.locale)
  const names = NAMES.slice(0, deal.company.length - 1)
  return (
    <>
      <p>{say('tonight.text', { seats: deal.company.length, names: listed(locale, names) })}</p>
      <p className="evening-crests" aria-hidden="true">
        {deal.company.map((level, seat) => (
          <span key={seat} data-mine={level === null || undefined}>
            <Crest {...markOf(seat)} size={34} />
          </span>
        ))}
      </p>
    </>
  )
}

const MyTry = ({ deal }: { readonly deal: Deal }) => {
  const say = useText()
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const { mine } = deal
  const play = () => {
    setBusy(true)
    void playAlone(deal, say).then(go, () => setBusy(false))
  }
  if (!mine)
    return (
      <Button weight="ink" disabled={busy} onClick={play}>
        {say('tonight.play')}
      </Button>
    )
  if (!mine.over) return <LinkButton to={`/table/${mine.table}`}>{say('tonight.go-on')}</LinkButton>
  return (
    <>
      {mine.score === null ? null : (
        <p className="evening-score">
          <b>{mine.score}</b> {say('tonight.result')}
        </p>
      )}
      <span className="evening-buttons">
        <LinkButton to={`/table/${mine.table}`}>{say('tonight.look')}</LinkButton>
        <Button weight="quiet" disabled={busy} onClick={play}>
          {say('tonight.practise')}
        </Button>
      </span>
    </>
  )
}

const OtherGame = ({ game, onChoose }: { readonly game: GameName; readonly onChoose: () => void }) => (
  <Button weight="quiet" onClick={onChoose}>
    {useCard(game).title}
  </Button>
)

const TonightOf = ({ deal, others }: { readonly deal: Deal; readonly others: ReactNode }) => {
  const say = useText()
  const { title } = useCard(deal.game)
  return (
    <EveningPart title={say('tonight')} aside={say('tonight.until', { game: title })}>
      <div className="tonight">
        <div className="tonight-mine">
          <Company deal={deal} />
          <MyTry deal={deal} />
          <p className="quiet">{say('tonight.first')}</p>
          {others}
        </div>
      </div>
    </EveningPart>
  )
}

export const Tonight = () => {
  const say = useText()
  const deals = useDeals()
  const [chosen, setChosen] = useState<GameName>(() => firstTonight(dayOf(new Date()), LISTED))
  const deal = deals.find(({ game }) => game === chosen)
  if (!deal) return null
  const others = (
    <p className="tonight-others">
      {say('tonight.others')}
      {deals.map(({ game }) =>
        game === chosen ? null : <OtherGame key={game} game={game} onChoose={() => setChosen(game)} />,
      )}
    </p>
  )
  return <TonightOf deal={deal} others={others} />
}
