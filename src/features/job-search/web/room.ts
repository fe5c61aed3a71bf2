import { useSyncExternalStore } from 'react'

const room = '(min-width: 64rem)'

function watchRoom(onChange: () => void): () => void {
  const query = matchMedia(room)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Whether a job fits beside the list. False on the server, which does not know. */
export function useHasRoom(): boolean {
  return useSyncExternalStore(
    watchRoom,
    () => matchMedia(room).matches,
    () => false,
  )
}

/** The name under which the router knows the open job. The address bar shows the job's own address, which opens its page when it is shared. */
export const openParam = 'job'
