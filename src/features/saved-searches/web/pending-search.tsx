import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendPendingSearch } from './send-search.ts'

/** Renders nothing. On the home screen of a signed-in user it saves the pending search, because not everybody returns to the search itself. */
export function PendingSearch() {
  const client = useQueryClient()
  useEffect(() => void sendPendingSearch(client), [client])
  return null
}
