import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { CvView, cvSharing } from '../contract.ts'
import type { Change } from './owner-actions.ts'

const ask = apiQuery<typeof cvSharing>()

export const viewOf = (cvId: string) => ask('GET /api/cvs/view/:cvId', { params: { cvId } })

/** Stores the owner's change in the cache under both URLs of the CV: the open one, and the owner's permanent one. */
export function takeChange(client: QueryClient, view: CvView, change: Change): void {
  const { isShared = view.isShared, ...own } = change
  if (!view.own) return
  const changed = { ...view, isShared, own: { ...view.own, ...own } }
  for (const id of new Set([view.id, view.own.cvId])) client.setQueryData(viewOf(id).queryKey, { ...changed, id })
}
