import type { Responses } from '#features/employers/contract.ts'
import { readResponses } from '#features/employers/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Job } from '../contract.ts'

/** A stored job, without the response figures of its company. */
export type PostedJob = Omit<Job, 'responses'> & { readonly postedBy: string }

type WithResponses<J> = J & { readonly responses: Responses | null }

/** Adds how the company of each job responds to applications. */
export async function withResponses<J extends { readonly postedBy: string }>(
  context: Pick<AppContext, 'db' | 'clock'>,
  jobs: readonly J[],
): Promise<WithResponses<J>[]> {
  const byCompany = await readResponses(context)
  return jobs.map((job) => ({ ...job, responses: byCompany.get(job.postedBy) ?? null }))
}
