import type { QueryClient } from '@tanstack/react-query'
import { apiQuery } from '#platform/web/api-queries.ts'
import type { PageOf } from '#platform/web/call.ts'
import type { MyApplication } from '../../contract.ts'
import type { tracking } from '../../tracking-contract.ts'
import type { ThreadMessage, threads } from '../../thread-contract.ts'
import { applicationLists, appliedJobIds, statusCounts } from '../my-applications.ts'

export const trackedApplication = (applicationId: string) =>
  apiQuery<typeof tracking>()('GET /api/applications/:applicationId', { params: { applicationId } })

export const threadOf = (applicationId: string) =>
  apiQuery<typeof threads>()('GET /api/applications/:applicationId/messages', { params: { applicationId } })

/** Called after an action: reloads data on the screen at once, and other data when it is opened. */
export async function readAgain(client: QueryClient, applicationId: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: trackedApplication(applicationId).queryKey }),
    client.invalidateQueries({ queryKey: applicationLists }),
    client.invalidateQueries({ queryKey: statusCounts.queryKey }),
    client.invalidateQueries({ queryKey: appliedJobIds.queryKey }),
    // The query of a feature that depends on this one: an interview ends with its application.
    client.invalidateQueries({ queryKey: ['GET /api/applications/interviews'] }),
    client.invalidateQueries({ queryKey: ['GET /api/applications/:applicationId/interview', { params: { applicationId } }] }),
  ])
}

/** Adds a message to the thread. The server's list may already contain it. */
export function addMessage(client: QueryClient, applicationId: string, message: ThreadMessage): void {
  client.setQueryData(threadOf(applicationId).queryKey, (before = []) => [
    ...before.filter(({ id }) => id !== message.id),
    message,
  ])
}

/** Removes the unread counts of this application. */
export function takeUnread(client: QueryClient, applicationId: string, unread: number): void {
  client.setQueryData(trackedApplication(applicationId).queryKey, (before) => before && { ...before, unread })
  client.setQueriesData<PageOf<readonly MyApplication[]>>(
    { queryKey: applicationLists },
    (before) => before && { ...before, items: before.items.map((one) => (one.id === applicationId ? { ...one, unread } : one)) },
  )
}
