/** What comes and goes quickly need not be told. */
import { useEffect, useState } from 'react'

/** Whether this has stayed the same for so long. */
export const useLasting = (what: unknown, ms: number): boolean => {
  const [lasted, setLasted] = useState<{ readonly what: unknown } | null>(null)
  useEffect(() => {
    const late = setTimeout(() => setLasted({ what }), ms)
    return () => clearTimeout(late)
  }, [what, ms])
  return lasted !== null && lasted.what === what
}
