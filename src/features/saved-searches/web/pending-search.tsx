import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendPendingSearch } from './send-search.ts'

/** Shows nothing. Stands on the home of anyone who is signed in: not everybody comes back to the search itself. */
export function PendingSearch() {
  const client = useQueryClient()
  useEffect(() => void sendPendingSearch(client), [client])
  return null
}
