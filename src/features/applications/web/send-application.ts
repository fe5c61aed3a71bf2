import type { QueryClient } from '@tanstack/react-query'
import { CallFailed, apiCalls } from '#platform/web/call.ts'
import { logInAgain } from '#platform/web/logged-out.ts'
import { toast } from '#platform/web/ui/toast.ts'
import { jobFor } from '#features/jobs/web/job-queries.ts'
import type { applications, TypedAnswer } from '../contract.ts'
import { messageFor, sentMessage } from './apply-messages.ts'
import { applicationLists, appliedJobIds, statusCounts } from './my-applications.ts'

const call = apiCalls<typeof applications>()

/** `refused`: trying again would not help. `questions`: the employer has questions to answer first. */
export type Outcome = 'sent' | 'refused' | 'failed' | 'questions'

type SendOptions = {
  readonly jobId: string
  readonly coverLetter?: string
  readonly answers?: TypedAnswer[]
  readonly loginUrl: string
}

/** Sends an application and returns the outcome. A refusal or failure does not reject the promise. */
export async function sendApplication(client: QueryClient, { loginUrl, ...body }: SendOptions): Promise<Outcome> {
  try {
    const { id } = await call('POST /api/applications', { body })
    toast(sentMessage(id))
    await refresh(client)
    return 'sent'
  } catch (error) {
    return handleFailure(client, error, { jobId: body.jobId, loginUrl })
  }
}

async function handleFailure(client: QueryClient, error: unknown, { jobId, loginUrl }: SendOptions): Promise<Outcome> {
  const failed = error instanceof CallFailed ? error : null
  if (failed?.status === 401) {
    logInAgain(loginUrl)
    return 'refused'
  }
  if (failed?.code === 'answersRequired') {
    // The questions may have changed since the job was loaded.
    await client.fetchQuery({ ...jobFor(jobId), staleTime: 0 })
    return 'questions'
  }
  toast(messageFor(error))
  // The person has applied in another window, so the button must show it from now on.
  if (failed?.code === 'alreadyApplied') await refresh(client)
  return failed?.code === undefined ? 'failed' : 'refused'
}

async function refresh(client: QueryClient): Promise<void> {
  client.removeQueries({ queryKey: applicationLists })
  client.removeQueries({ queryKey: statusCounts.queryKey })
  await client.invalidateQueries({ queryKey: appliedJobIds.queryKey })
}
