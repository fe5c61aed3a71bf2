import { useQueryClient } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { moderation } from '../contract.ts'

const ask = apiQuery<typeof moderation>()

export const queueOverview = ask('GET /api/admin/queues', {})
export const queueState = (queue: string) => ask('GET /api/admin/queues/:queue', { params: { queue } })

/** After a decision, and after one that was refused: who works on what, and how much waits. */
export function useQueueRefresh(queue: string): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries(queueState(queue))
}
