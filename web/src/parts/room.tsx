/** A part of the page that is loaded when it is entered. One that was fetched ahead stands there at once: React shows what it had to wait for a third of a second late. */
import { lazy, useState, type ComponentType } from 'react'

type Room<P> = ComponentType<P> & { fetch(): Promise<unknown> }

export const room = <P extends object>(load: () => Promise<ComponentType<P>>): Room<P> => {
  let fetched: ComponentType<P> | undefined
  let fetching: Promise<ComponentType<P>> | undefined
  const begin = async (): Promise<ComponentType<P>> => {
    try {
      return (fetched = await load())
    } finally {
      fetching = undefined
    }
  }
  const fetch = async (): Promise<ComponentType<P>> => fetched ?? (fetching ??= begin())
  const Later: ComponentType<P> = lazy(async () => ({ default: await fetch() }))
  const Entered = (props: P) => {
    const [Now] = useState(() => fetched ?? Later)
    return <Now {...props} />
  }
  return Object.assign(Entered, { fetch })
}
