/** A guided first game: a small table, and a host who explains what is asked the first time it is. */
import { useEffect, useRef } from 'react'
import { useLocation } from 'wouter'
import { isListed, lessonsOf } from '../games.ts'
import { me, partner } from '../lobby/who.ts'
import { Notice } from '../parts/Notice.tsx'
import { Opening } from '../parts/Opening.tsx'
import { Coach } from '../rooms.ts'
import { deal } from '../device/deal.ts'
import { fetchTable } from '../table/fetch.ts'
import { useText } from '../text/index.ts'

export const Learn = ({ game }: { readonly game: string }) => {
  const say = useText()
  const [, go] = useLocation()
  const dealt = useRef(false)
  useEffect(() => {
    if (!isListed(game) || dealt.current) return
    dealt.current = true
    const chairs = [me(say), partner(0, 'apprentice')]
    const asked = [fetchTable(game), lessonsOf(game), Coach.fetch()]
    const laid = deal({ game, title: say('title.lesson'), chairs, options: {} })
    void Promise.all([laid, Promise.allSettled(asked)]).then(([id]) =>
      go(`/table/${id}?lesson`, { replace: true }),
    )
  }, [game, go, say])
  return isListed(game) ? (
    <Opening game={game} />
  ) : (
    <Notice title={say('not-found')} text={say('not-found.text')} />
  )
}
