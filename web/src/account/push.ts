/** Being told on this device, also while the page is closed. */
import type { Done } from '@machiya/server/protocol'
import type { Reply } from '../remote/api.ts'
import { addPush, dropPush, pushKey } from './api.ts'

export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window

const refusal = (code: string): Reply<Done> => ({ failed: { code, sentence: '' } })

export const turnPushOn = async (): Promise<Reply<Done>> => {
  if ((await Notification.requestPermission()) !== 'granted') return refusal('push-denied')
  const { ok: key, failed } = await pushKey()
  if (failed) return { failed }
  const { pushManager } = await navigator.serviceWorker.ready
  const options = { userVisibleOnly: true, applicationServerKey: key.publicKey }
  const subscription = await pushManager.subscribe(options).catch(() => null)
  return subscription ? addPush(subscription.toJSON()) : refusal('push-cannot')
}

export const turnPushOff = async (): Promise<Reply<Done>> => {
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  return dropPush()
}
