import type { Db } from '#platform/server/db.ts'
import type { ApplicationStatus, JobSnapshot } from '../contract.ts'

export type AffectedApplication = {
  readonly id: string
  readonly jobId: string
  readonly userId: string
  readonly jobSnapshot: JobSnapshot
}

const open: readonly ApplicationStatus[] = ['applied', 'in_review', 'under_review', 'interview', 'offer']

type Page = { readonly after: string | null; readonly isOpenOnly: boolean; readonly limit: number }

/** The applicants of a job, in pages by id: those who still wait for an answer, or all who have not withdrawn. */
export async function listConcerned(db: Db, jobId: string, { after, isOpenOnly, limit }: Page): Promise<AffectedApplication[]> {
  return db
    .selectFrom('applications')
    .select(['id', 'jobId', 'userId', 'jobSnapshot'])
    .where('jobId', '=', jobId)
    .$if(isOpenOnly, (query) => query.where('status', 'in', open))
    .$if(!isOpenOnly, (query) => query.where('status', '<>', 'withdrawn'))
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
}
