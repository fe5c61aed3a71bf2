import type { ExpressionBuilder } from 'kysely'
import type { Db, Tables } from '#platform/server/db.ts'
import type { ApplicationStatus, JobSnapshot } from '../contract.ts'

export type AffectedApplication = {
  readonly id: string
  readonly jobId: string
  readonly userId: string
  readonly jobSnapshot: JobSnapshot
}

const open: readonly ApplicationStatus[] = ['applied', 'in_review', 'under_review', 'interview', 'offer']

type Page = { readonly after: string | null; readonly isOpenOnly: boolean; readonly limit: number }
/** The applications for one job, or for all of a company. */
export type ApplicationScope = { readonly jobId: string } | { readonly employerId: string }

/** Who has applied, in pages by id: those who still wait for an answer, or all who have not withdrawn. */
export async function listConcerned(
  db: Db,
  of: ApplicationScope,
  { after, isOpenOnly, limit }: Page,
): Promise<AffectedApplication[]> {
  return db
    .selectFrom('applications')
    .select(['id', 'jobId', 'userId', 'jobSnapshot'])
    .where(isOf(of))
    .$if(isOpenOnly, (query) => query.where('status', 'in', open))
    .$if(!isOpenOnly, (query) => query.where('status', '<>', 'withdrawn'))
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()
}

const isOf = (of: ApplicationScope) => (where: ExpressionBuilder<Tables, 'applications'>) =>
  'jobId' in of
    ? where('jobId', '=', of.jobId)
    : where('jobId', 'in', where.selectFrom('jobs').select('jobs.id').where('jobs.postedBy', '=', of.employerId))
