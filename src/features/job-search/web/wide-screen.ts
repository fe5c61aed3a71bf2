import { startTransition, useEffect, useState } from 'react'

const wide = '(min-width: 64rem)'

/**
 * True if the screen is wide enough for a job beside the list. False on the server, which does not know the width, and until all parts of the page
 * are hydrated.
 */
export function useIsWide(): boolean {
  const [isWide, setIsWide] = useState(false)
  useEffect(() => {
    const query = matchMedia(wide)
    const note = (): void => startTransition(() => setIsWide(query.matches))
    note()
    query.addEventListener('change', note)
    return () => query.removeEventListener('change', note)
  }, [])
  return isWide
}

/** The query parameter of the open job in the router. The address bar shows the URL of the job itself, which opens its page when shared. */
export const openParam = 'job'
