import { startTransition, useEffect, useState } from 'react'

/** A large board is laid out in slices, so that the page answers meanwhile. */
export const useLaying = (ready: boolean): boolean => {
  const [laid, setLaid] = useState(false)
  useEffect(() => {
    if (ready) startTransition(() => setLaid(true))
  }, [ready])
  return laid
}
