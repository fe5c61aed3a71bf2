import type { QueryClient } from '@tanstack/react-query'
import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, calling } from '#platform/web/call.ts'
import { keptHere } from '#platform/web/kept-here.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { SavedQuery, searches } from '../contract.ts'
import { mySearches } from './search-reads.ts'

const call = calling<typeof searches>()

export type Parts = Readonly<Partial<Record<keyof SavedQuery, string>>>
export type Kept = { readonly id: string; readonly isNew: boolean }

/** A search waits here until its visitor has signed in. */
export const keptSearch = keptHere<Parts>('pasand.search')

/** Null when it could not be saved, which has been said then. */
export async function keepSearch(client: QueryClient, query: Parts): Promise<Kept | null> {
  try {
    return await save(client, query)
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) signInFirst(query)
    else complain(error)
    return null
  }
}

async function save(client: QueryClient, query: Parts): Promise<Kept> {
  const saved = await call('POST /api/saved-searches', { body: { query } })
  toast({
    title: saved.isNew ? 'Search Saved!' : 'Already Saved',
    text: `New jobs for ${saved.name} reach you every morning.`,
    link: { to: `/wishes#search-${saved.id}`, label: 'See or pause it under My Wishes' },
  })
  await client.invalidateQueries({ queryKey: mySearches.queryKey })
  return saved
}

function complain(error: unknown): void {
  toast({ title: 'Search Not Saved', text: sentenceOf(error), isAlert: true })
}

/** And comes back to the same search. */
export function signInFirst(query: Parts): void {
  keptSearch.keep(query)
  location.assign(loginHref(location.pathname + location.search))
}

export async function saveKept(client: QueryClient): Promise<Kept | null> {
  const query = keptSearch.take()
  if (!query) return null
  try {
    return await save(client, query)
  } catch (error) {
    // Not refused, only not heard: it is tried again on the next visit.
    if (!(error instanceof CallFailed) || error.status >= 500) keptSearch.keep(query)
    complain(error)
    return null
  }
}
