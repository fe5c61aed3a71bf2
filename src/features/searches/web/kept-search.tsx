import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { saveKept } from './keep-search.ts'

/** Shows nothing. Stands on the home of whoever is signed in: not everybody comes back to the search itself. */
export function KeptSearch() {
  const client = useQueryClient()
  useEffect(() => void saveKept(client), [client])
  return null
}
