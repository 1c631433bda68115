/** Keeps the installed page fresh: a new edition waits until the player takes it. */
import { registerSW } from 'virtual:pwa-register'
import { create } from 'zustand'

type Fresh = { readonly waiting: boolean; take(): void }

export const useFresh = create<Fresh>(() => ({ waiting: false, take: () => undefined }))

export const keepFresh = (): void => {
  if (import.meta.env.DEV) return
  const update = registerSW({
    onNeedRefresh: () => useFresh.setState({ waiting: true, take: () => void update(true) }),
  })
}
