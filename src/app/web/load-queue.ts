import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunction } from 'react-router'
import { type FilterInAddress, queueFilterIn } from '#features/moderation/web/queue-filter.ts'
import { queueState } from '#features/moderation/web/queue-queries.ts'
import type { StaffPermission } from '#platform/contract/endpoint.ts'
import { loadStaff } from './staff-only.ts'

/** Loads the screen of a moderation queue, whose name is also its permission: the filtered list, and the claims. */
export function loadQueue(
  queue: StaffPermission,
  fetchList: (client: QueryClient, filter: FilterInAddress) => Promise<unknown>,
): LoaderFunction {
  return loadStaff(
    (client, { searchParams }) =>
      Promise.all([fetchList(client, queueFilterIn(searchParams)), client.fetchQuery({ ...queueState(queue), staleTime: 0 })]),
    queue,
  )
}
