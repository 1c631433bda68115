/** The deals of this evening: those of the house, or of this device where there is none. */
import type { Evening, EveningDeal } from '@machiya/server/protocol'
import { useEffect, useState } from 'react'
import { beGuest, call } from '../remote/api.ts'
import { useSettings } from '../settings.ts'
import type { Say } from '../text/index.ts'
import { dealsAlone, playAlone } from './alone.ts'

export type Deal = EveningDeal
type Deals = Evening & { readonly alone: boolean }

const dealsTonight = async (): Promise<Deals> => {
  const { ok } = navigator.onLine ? await call<Evening>('GET', 'evening') : {}
  return ok ? { ...ok, alone: false } : { deals: [...(await dealsAlone())], before: [], alone: true }
}

export const useDeals = (): Deals | null => {
  const [deals, setDeals] = useState<Deals | null>(null)
  useEffect(() => {
    let here = true
    const again = () => void dealsTonight().then((now) => (here ? setDeals(now) : undefined))
    again()
    window.addEventListener('focus', again)
    return () => {
      here = false
      window.removeEventListener('focus', again)
    }
  }, [])
  return deals
}

/** Sits down and says where; nothing where the house would not have it. */
const playInHouse = async ({ game }: Deal, say: Say): Promise<string | null> => {
  await beGuest(useSettings.getState().name || say('guest'))
  const { ok } = await call<{ readonly id: string }>('POST', 'evening', { game, title: say('tonight') })
  return ok ? `/table/${ok.id}` : null
}

export const play = (deal: Deal, alone: boolean, say: Say): Promise<string | null> =>
  alone ? playAlone(deal, say) : playInHouse(deal, say)

export const myEntry = ({ list }: Deal): Deal['list'][number] | undefined => list.find(({ you }) => you)
