/** The sign of every action and pick. */
import type { Pick } from '@machiya/kernel'
import type { ActionId } from '../../data/actions.ts'
import { ACTION, PERMIT, type PermitId } from '../../by-id.ts'
import { readPick, type What } from '../../picks.ts'
import type { SignName } from './drawn.ts'

export const actionsOf = (permit: PermitId): readonly ActionId[] => PERMIT[permit].actions

export const signOfAction = (action: ActionId): SignName => {
  const { effect } = ACTION[action]
  switch (effect.does) {
    case 'money':
      return 'ryo'
    case 'rice':
      return 'rice'
    case 'recruit':
      return 'official'
    case 'develop':
      return 'scroll'
    case 'travel':
      return 'samurai'
    case 'gather':
      return effect.resources.length === 1 ? (effect.resources[0] ?? 'any') : 'any'
    case 'build':
      return 'shop'
    case 'trade':
      return 'merchant'
  }
}

export const SIGN_OF_SITE: Readonly<Record<What, SignName>> = {
  house: 'shop',
  prestige: 'shop',
  'trading-post': 'thouse',
  fortress: 'castle',
  temple: 'temple',
}

const PLAIN: Readonly<Record<string, SignName>> = {
  merchant: 'merchant',
  send: 'samurai',
  move: 'mv',
  'drive-off': 'ronin',
  recruit: 'official',
  pay: 'rice',
  'call-all': 'samurai',
  wood: 'wood',
  stone: 'stone',
  rice: 'rice',
}

/** The sign of an offer in the list, where it has one. */
export const signOf = (pick: Pick): SignName | undefined => {
  if (typeof pick === 'number') return 'official'
  const said = readPick(pick)
  if (said.is === 'action') return signOfAction(said.action)
  return said.is === 'site' ? SIGN_OF_SITE[said.what] : PLAIN[pick]
}
