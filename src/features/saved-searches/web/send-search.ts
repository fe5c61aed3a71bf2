import type { QueryClient } from '@tanstack/react-query'
import { loginHref } from '#features/auth/login-href.ts'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { pendingIntent } from '#platform/web/pending-intent.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { SavedQuery, searches } from '../contract.ts'
import { apiQuery } from '#platform/web/api-queries.ts'

export const mySearches = apiQuery<typeof searches>()('GET /api/saved-searches', {})

const call = apiCalls<typeof searches>()

export type Parts = Readonly<Partial<Record<keyof SavedQuery, string>>>
export type SavedSearchRef = { readonly id: string; readonly isNew: boolean }

/** Stores a visitor's search until the visitor has signed in. */
const pendingSearch = pendingIntent<Parts>('pasand.search')

export const searchNotSaved = { title: 'Search Not Saved' }

/** Returns null if it could not be saved, after showing a message. */
export async function sendSearch(client: QueryClient, query: Parts): Promise<SavedSearchRef | null> {
  try {
    return await save(client, query)
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) signInFirst(query)
    else complain(error)
    return null
  }
}

async function save(client: QueryClient, query: Parts): Promise<SavedSearchRef> {
  const saved = await call('POST /api/saved-searches', { body: { query } })
  toast({
    title: saved.isNew ? 'Search Saved!' : 'Already Saved',
    text: `We'll send you new jobs for ${saved.name} every morning.`,
    links: [{ to: `/wishes#search-${saved.id}`, label: 'See or pause it under My Wishes' }],
  })
  await client.invalidateQueries({ queryKey: mySearches.queryKey })
  return saved
}

function complain(error: unknown): void {
  toast({ ...searchNotSaved, text: sentenceOf(error), isAlert: true })
}

/** The sign-in leads back to the same search. */
export function signInFirst(query: Parts): void {
  pendingSearch.keep(query)
  location.assign(loginHref(location.pathname + location.search))
}

export async function sendPendingSearch(client: QueryClient): Promise<SavedSearchRef | null> {
  const query = pendingSearch.take()
  if (!query) return null
  try {
    return await save(client, query)
  } catch (error) {
    // Without an answer of the server, it is tried again at the next visit.
    if (!(error instanceof CallFailed) || error.status >= 500) pendingSearch.keep(query)
    complain(error)
    return null
  }
}
