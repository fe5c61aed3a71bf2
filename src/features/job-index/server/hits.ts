/** The results of search statements: jobs with their positions in the list. */
import type { PostedJob } from '#features/jobs/server/public.ts'
import { jobColumns } from './listing-queries.ts'
import type { Position } from './page-request.ts'

export type Hit = Position & { readonly job: PostedJob }
/** A job without its date, because the position contains it. */
export type ListedJob = Omit<PostedJob, 'createdAt'>
export type HitRow = ListedJob & Omit<Position, 'id'>

export function hitOf({ tier, pay, createdAt, ...job }: HitRow): Hit {
  return { id: job.id, tier, pay, createdAt, job: { ...job, createdAt: `${createdAt.slice(0, 23)}Z` } }
}

/** Selects the job of a row of `page` by its id. `offset 0` keeps the planner from joining all jobs with all matches. */
export const jobOfRow = `(select ${jobColumns} from jobs where id = page.job_id offset 0) job`
