import type { QueryClient } from '@tanstack/react-query'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { logInAgain } from '#platform/web/logged-out.ts'
import { sentenceOf } from '#platform/web/sentence-of.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { jobs } from '../contract.ts'
import { savedJobIds, savedLists } from './job-queries.ts'

const call = apiCalls<typeof jobs>()

export type SaveToggle = { readonly jobId: string; readonly isSaved: boolean; readonly loginUrl: string }

/** The calls in progress by job: they are sent one after the other, and the last click counts. */
const underWay = new Map<string, Promise<boolean>>()

/** Changes the icon at once, and back if the server could not save. Returns whether it could. */
export async function toggleSavedJob(client: QueryClient, wish: SaveToggle): Promise<boolean> {
  const before = underWay.get(wish.jobId)
  mark(client, wish)
  const mine = send(client, wish, before)
  underWay.set(wish.jobId, mine)
  const isKept = await mine
  if (underWay.get(wish.jobId) === mine) underWay.delete(wish.jobId)
  return isKept
}

async function send(client: QueryClient, wish: SaveToggle, before: Promise<boolean> | undefined): Promise<boolean> {
  await client.cancelQueries({ queryKey: savedJobIds.queryKey })
  await before
  const { jobId, isSaved } = wish
  try {
    await call(isSaved ? 'PUT /api/saved-jobs/:jobId' : 'DELETE /api/saved-jobs/:jobId', { params: { jobId } })
    toast({ title: isSaved ? 'Job Saved!' : 'Job Unsaved' })
    await freshen(client)
    return true
  } catch (error) {
    mark(client, { ...wish, isSaved: !isSaved })
    complain(error, wish)
    return false
  }
}

/** A first answer that is still pending is out of date, so it is awaited and then loaded again. */
async function freshen(client: QueryClient): Promise<void> {
  const queryKey = savedLists
  if (client.isFetching({ queryKey }) > 0) await client.refetchQueries({ queryKey }, { cancelRefetch: false })
  await client.invalidateQueries({ queryKey })
}

function mark(client: QueryClient, { jobId, isSaved }: SaveToggle): void {
  client.setQueryData(savedJobIds.queryKey, (before = []) => [
    ...before.filter((id) => id !== jobId),
    ...(isSaved ? [jobId] : []),
  ])
}

function complain(error: unknown, { isSaved, loginUrl }: SaveToggle): void {
  if (error instanceof CallFailed && error.status === 401) return logInAgain(loginUrl)
  toast({ title: isSaved ? 'Could Not Save the Job' : 'Could Not Remove the Job', text: sentenceOf(error), isAlert: true })
}
