/** The post office of the house's tests, for browsers. */
type Mailbox = {
  readonly url: string
  readonly letters: readonly { readonly to: string; readonly text: string }[]
  readonly close: () => void
}
type PushService = {
  readonly subscription: object
  readonly pushes: readonly { readonly text: string; readonly vapid: string }[]
  readonly close: () => void
}
type Post = { startMailbox(): Promise<Mailbox>; startPushService(): Promise<PushService> }

export const openPost = async (): Promise<Post> => {
  const door = new URL('../../house/post.mjs', import.meta.url)
  return (await import(door.href)) as Post
}
