/** Tonight's deal: who sits there, what came of my try and of the others', and the way to it. */
import { Crest, markOf } from '@machiya/kit'
import { NAMES } from '@machiya/bots/words'
import { dayOf, firstTonight } from '@machiya/table'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { LISTED, type GameName } from '../games.ts'
import { useCard } from '../parts/card.tsx'
import { Button, LinkButton } from '../parts/Paper.tsx'
import { useSettings } from '../settings.ts'
import { listed, useText } from '../text/index.ts'
import { playAlone } from './alone.ts'
import { myEntry, play, useDeals, type Deal } from './deal.ts'
import { EveningPart } from './EveningPart.tsx'
import { HouseList } from './HouseList.tsx'
import { shareEvening } from './share.ts'

type Props = { readonly deal: Deal; readonly alone: boolean }

const Company = ({ deal, alone }: Props) => {
  const say = useText()
  const locale = useSettings((settings) => settings.locale)
  const names = listed(locale, NAMES.slice(0, deal.company.length - 1))
  return (
    <>
      <p>{say(alone ? 'tonight.text-alone' : 'tonight.text', { seats: deal.company.length, names })}</p>
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

/** Goes to a table that is being laid; once is enough. */
const useSitting = () => {
  const [, go] = useLocation()
  const [busy, setBusy] = useState(false)
  const sit = (laid: Promise<string | null>) => {
    setBusy(true)
    void laid.then((to) => (to === null ? setBusy(false) : go(to)))
  }
  return { busy, sit }
}

const Share = ({ deal, alone }: Props) => {
  const say = useText()
  const { title } = useCard(deal.game)
  const mine = myEntry(deal)
  if (!mine || mine.score === null) return null
  const { name, place, score } = mine
  const said = say(alone ? 'tonight.said-alone' : 'tonight.said', { points: score, place, count: deal.count })
  const share = () =>
    void shareEvening({
      game: deal.game,
      day: deal.day,
      title,
      name,
      points: String(score),
      said,
      heading: say('tonight'),
    })
  return (
    <Button weight="quiet" onClick={share}>
      {say('tonight.share')}
    </Button>
  )
}

const Played = ({ deal, alone }: Props) => {
  const say = useText()
  const { busy, sit } = useSitting()
  const mine = myEntry(deal)
  const place = { place: mine?.place ?? 0, count: deal.count }
  return (
    <>
      {mine ? (
        <p className="evening-score">
          <b>{mine.score ?? '–'}</b> {say(alone ? 'tonight.result' : 'tonight.result-of', place)}
        </p>
      ) : (
        <p>{say('tonight.ended')}</p>
      )}
      <span className="evening-buttons">
        <LinkButton to={`/table/${deal.mine?.table}`}>{say('tonight.look')}</LinkButton>
        {alone ? (
          <Button weight="quiet" disabled={busy} onClick={() => sit(playAlone(deal, say))}>
            {say('tonight.again')}
          </Button>
        ) : null}
        <Share deal={deal} alone={alone} />
      </span>
    </>
  )
}

/** `elsewhere` is the game whose deal this person plays tonight instead. */
const MyTry = ({ deal, alone, elsewhere }: Props & { readonly elsewhere: string | null }) => {
  const say = useText()
  const { busy, sit } = useSitting()
  if (deal.mine?.over) return <Played deal={deal} alone={alone} />
  if (deal.mine) return <LinkButton to={`/table/${deal.mine.table}`}>{say('tonight.go-on')}</LinkButton>
  if (elsewhere !== null) return <p className="quiet">{say('tonight.chosen', { game: elsewhere })}</p>
  return (
    <Button weight="ink" disabled={busy} onClick={() => sit(play(deal, alone, say))}>
      {say('tonight.play')}
    </Button>
  )
}

const Yesterday = ({ deal }: { readonly deal: Deal }) => {
  const say = useText()
  const { busy, sit } = useSitting()
  const game = useCard(deal.game).title
  const mine = myEntry(deal)
  const [first] = deal.list
  const { count } = deal
  return (
    <p className="tonight-others">
      {mine
        ? say('tonight.yesterday', { game, place: mine.place, count })
        : say('tonight.yesterday-they', { game, name: first?.name ?? '', count })}
      <Button weight="quiet" disabled={busy} onClick={() => sit(playAlone(deal, say))}>
        {say('tonight.practise')}
      </Button>
    </p>
  )
}

const OtherGame = ({ game, onChoose }: { readonly game: GameName; readonly onChoose: () => void }) => (
  <Button weight="quiet" onClick={onChoose}>
    {useCard(game).title}
  </Button>
)

const Others = ({ games, onChoose }: { games: readonly GameName[]; onChoose: (game: GameName) => void }) => {
  const say = useText()
  return games.length ? (
    <p className="tonight-others">
      {say('tonight.others')}
      {games.map((game) => (
        <OtherGame key={game} game={game} onChoose={() => onChoose(game)} />
      ))}
    </p>
  ) : null
}

export const Tonight = () => {
  const say = useText()
  const tonight = useDeals()
  const [chosen, setChosen] = useState<GameName | null>(null)
  const [usual] = useState(() => firstTonight(dayOf(new Date()), LISTED))
  const { deals = [], before = [], alone = true } = tonight ?? {}
  const played = alone ? undefined : deals.find(({ mine }) => mine)
  const first = chosen ?? played?.game ?? usual
  const deal = deals.find(({ game }) => game === first) ?? deals[0]
  const past = before.find((each) => myEntry(each)) ?? before[0]
  const { title } = useCard(deal?.game ?? first)
  const elsewhere = useCard(played?.game ?? first).title
  if (!deal) return null
  return (
    <EveningPart
      title={say('tonight')}
      aside={say(alone ? 'tonight.alone' : 'tonight.until', { game: title })}
    >
      <div className="tonight">
        <div className="tonight-mine">
          <Company deal={deal} alone={alone} />
          <MyTry deal={deal} alone={alone} elsewhere={played && played !== deal ? elsewhere : null} />
          <p className="quiet">{say(alone ? 'tonight.first' : 'tonight.one')}</p>
          <Others
            games={deals.flatMap(({ game }) => (game === deal.game ? [] : [game]))}
            onChoose={setChosen}
          />
          {past ? <Yesterday deal={past} /> : null}
        </div>
        {alone ? null : <HouseList deal={deal} />}
      </div>
    </EveningPart>
  )
}
