import type { QueryClient } from '@tanstack/react-query'
import { CallFailed, calling } from '#platform/web/call.ts'
import { toast } from '#platform/web/ui/toast.ts'
import type { applications } from '../contract.ts'
import { loggedOut, messageFor, sent } from './apply-messages.ts'
import { appliedJobIds, myApplications } from './my-applications.ts'

const call = calling<typeof applications>()
const loginDelayMs = 500

/** Sends it and says what came of it; never rejects because of an answer. */
export async function sendApplication(client: QueryClient, jobId: string, loginUrl: string): Promise<void> {
  try {
    await call('POST /api/applications', { body: { jobId } })
    toast(sent)
    await refresh(client)
  } catch (error) {
    if (error instanceof CallFailed && error.status === 401) {
      toast(loggedOut)
      setTimeout(() => location.assign(loginUrl), loginDelayMs)
      return
    }
    toast(messageFor(error))
    // Applied from another window: the button shall say so from now on.
    if (error instanceof CallFailed && error.code === 'alreadyApplied') await refresh(client)
  }
}

async function refresh(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: myApplications.queryKey })
  await client.invalidateQueries({ queryKey: appliedJobIds.queryKey })
}
