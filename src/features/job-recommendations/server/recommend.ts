import { type PostedJob, withResponses } from '#features/jobs/server/public.ts'
import { type Search, searchJobs } from '#features/job-search/server/public.ts'
import { readProfile } from '#features/profiles/server/public.ts'
import { listMatchedJobs } from '#features/wishes/server/public.ts'
import { Refusal } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import type { RecommendedJob } from '../contract.ts'
import { recommendedAmong, type JobSeeker, tradeOf } from '../rules.ts'
import { listNewestFor, listSettledAmong } from './queries.ts'

/** The number of jobs of each kind that are compared, however many there are. */
const looked = { newest: 100, ofTheTrade: 50, matched: 50 }

/** The best matches among the jobs of a person's wishes, the jobs of their trade and the newest of all. */
export async function recommend(
  context: Pick<AppContext, 'db' | 'clock'>,
  search: Search,
  userId: string,
): Promise<RecommendedJob[]> {
  const { db, clock } = context
  const now = clock()
  const seeking = await seekingOf(db, userId)
  const [matched, known, fresh] = await Promise.all([
    listMatchedJobs(db, { userId, now }, looked.matched),
    listOfTrade(search, { trade: tradeOf(seeking.role), now }),
    listNewestFor(db, userId, { now, limit: looked.newest }),
  ])
  // The newest come first, so that they win among equals.
  const offers = new Map([...fresh, ...known, ...matched].map(({ id, ...job }) => [id, { id, ...job }]))
  const wishes = matched.map(
    ({ id, role, wishedCompany, isElsewhere }) => [id, { role, company: wishedCompany, isElsewhere }] as const,
  )
  const settled = await listSettledAmong(db, userId, [...offers.keys()])
  const best = recommendedAmong([...offers.values()], { seeking, wishes: new Map(wishes), settled })
  return withResponses(
    context,
    best.map((job) => ({ ...job, createdAt: new Date(job.createdAt).toISOString() })),
  )
}

async function listOfTrade(search: Search, { trade, now }: { readonly trade: string; readonly now: Date }): Promise<PostedJob[]> {
  if (trade === '') return []
  try {
    return (await searchJobs(search, { q: trade, page: 1, limit: looked.ofTheTrade }, now)).jobs
  } catch (error) {
    // If the search refuses the trade as too broad, the newest jobs are used.
    if (error instanceof Refusal) return []
    throw error
  }
}

/** The CV is preferred; the profile fills its gaps. */
async function seekingOf(db: Db, userId: string): Promise<JobSeeker> {
  const { skills, location, experience, workExperience, cv } = await readProfile(db, userId)
  return {
    role: roleOf(cv?.experience ?? workExperience),
    skills: { cv: cv?.skills ?? [], profile: skills },
    place: location || (cv?.address ?? ''),
    years: experience,
  }
}

function roleOf(works: readonly { readonly current?: boolean | undefined; readonly position: string }[]): string {
  return (works.find(({ current }) => current) ?? works[0])?.position ?? ''
}
