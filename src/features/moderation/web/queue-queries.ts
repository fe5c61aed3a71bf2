import { useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { moderation } from '../contract.ts'

const ask = apiQuery<typeof moderation>()

export const queueOverview = ask('GET /api/admin/queues', {})
export const queueState = (queue: string) => ask('GET /api/admin/queues/:queue', { params: { queue } })

/** Reloads the claims and figures of the queue, after a decision or a refused one. */
export function useQueueRefresh(queue: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries(queueState(queue))
}
