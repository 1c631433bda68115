/** A guided first game: a small table, and a host who explains what is asked the first time it is. */
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { isGuided, isListed, lessonsOf } from '../games.ts'
import { me, partner } from '../lobby/who.ts'
import { Notice } from '../parts/Notice.tsx'
import { Opening } from '../parts/Opening.tsx'
import { Coach, GuidedTable } from '../rooms.ts'
import { deal } from '../device/deal.ts'
import { fetchTable } from '../table/fetch.ts'
import { useText } from '../text/index.ts'

/** Where a game is not taught by doing, a small table and a host who explains. */
const Coached = ({ game }: { readonly game: string }) => {
  const say = useText()
  const [, go] = useLocation()
  const dealt = useRef(false)
  useEffect(() => {
    if (dealt.current) return
    dealt.current = true
    const chairs = [me(say), partner(0, 'apprentice')]
    const asked = [fetchTable(game), lessonsOf(game), Coach.fetch()]
    const laid = deal({ game, title: say('title.lesson'), chairs, options: {} })
    void Promise.all([laid, Promise.allSettled(asked)]).then(([id]) =>
      go(`/table/${id}?lesson`, { replace: true }),
    )
  }, [game, go, say])
  return <Opening game={game} />
}

export const Learn = ({ game }: { readonly game: string }) => {
  const say = useText()
  if (!isListed(game)) return <Notice title={say('not-found')} text={say('not-found.text')} />
  return isGuided(game) ? <GuidedTable game={game} /> : <Coached game={game} />
}
