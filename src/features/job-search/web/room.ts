import { startTransition, useEffect, useState } from 'react'

const room = '(min-width: 64rem)'

/** Whether a job fits beside the list. False on the server, which does not know, and until the parts of the page whose code follows are there. */
export function useHasRoom(): boolean {
  const [hasRoom, setHasRoom] = useState(false)
  useEffect(() => {
    const query = matchMedia(room)
    const note = (): void => startTransition(() => setHasRoom(query.matches))
    note()
    query.addEventListener('change', note)
    return () => query.removeEventListener('change', note)
  }, [])
  return hasRoom
}

/** The name under which the router knows the open job. The address bar shows the job's own address, which opens its page when it is shared. */
export const openParam = 'job'
