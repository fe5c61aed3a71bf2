import { findPerson } from '#features/auth/server/door.ts'
import { findCvOf } from '#features/cvs/server/door.ts'
import type { Job } from '#features/jobs/contract.ts'
import { type Search, searchJobs } from '#features/jobs/server/door.ts'
import { Refusal } from '#platform/contract/refusal.ts'
import type { Db } from '#platform/server/db.ts'
import type { RecommendedJob } from '../contract.ts'
import { fitOf, type Seeking, tradeOf } from '../recommend-rules.ts'
import { listJobIdsOf } from './queries.ts'
import { listNewestFor, type Offer } from './recommend-queries.ts'

const newest = 100
const ofTheTrade = 50
const recommended = 3

type For = { readonly userId: string; readonly now: Date }

/** The best fits among the jobs of a person's trade and the newest of all; where nothing is known, simply the newest. */
export async function recommend(db: Db, search: Search, { userId, now }: For): Promise<RecommendedJob[]> {
  const seeking = await seekingOf(db, userId)
  const [known, fresh, applied] = await Promise.all([
    listOfTrade(db, search, { trade: tradeOf(seeking.role), now }),
    listNewestFor(db, userId, { now, limit: newest }),
    listJobIdsOf(db, userId),
  ])
  const offers = new Map<string, Offer | Job>([...fresh, ...known].map((job) => [job.id, job]))
  for (const jobId of applied) offers.delete(jobId)
  return [...offers.values()]
    .map((job) => ({ job, fit: fitOf(job, seeking) }))
    .toSorted((a, b) => b.fit.points - a.fit.points || Number(b.job.urgentHiring) - Number(a.job.urgentHiring))
    .slice(0, recommended)
    .map(({ job, fit }) => ({ ...job, reason: fit.reason || 'Among the newest jobs' }))
}

async function listOfTrade(
  db: Db,
  search: Search,
  { trade, now }: { readonly trade: string; readonly now: Date },
): Promise<Job[]> {
  if (trade === '') return []
  try {
    return (await searchJobs(db, search, { q: trade, page: 1, limit: ofTheTrade }, now)).jobs
  } catch (error) {
    // A trade that the search finds too broad: the newest jobs will do.
    if (error instanceof Refusal) return []
    throw error
  }
}

/** The CV says it best; the account fills what it leaves open. */
async function seekingOf(db: Db, userId: string): Promise<Seeking> {
  const [person, cv] = await Promise.all([findPerson(db, userId), findCvOf(db, userId)])
  const place = person?.location ?? ''
  if (!cv) return { role: '', skills: person?.skills ?? [], place }
  const { experience, skills, personalInfo } = cv.body
  const work = experience.find(({ current }) => current) ?? experience[0]
  return { role: work?.position ?? '', skills, place: place || personalInfo.address }
}
