import { findPerson } from '#features/auth/server/door.ts'
import { findCvOf } from '#features/cvs/server/door.ts'
import type { Db } from '#platform/server/db.ts'
import type { RecommendedJob } from '../contract.ts'
import { fitOf, type Seeking } from '../recommend-rules.ts'
import { listNewestFor } from './recommend-queries.ts'

const weighed = 200
const recommended = 3

/** The best fits among the newest jobs; where nothing is known of the person, simply the newest. */
export async function recommend(db: Db, userId: string, now: Date): Promise<RecommendedJob[]> {
  const [seeking, jobs] = await Promise.all([seekingOf(db, userId), listNewestFor(db, userId, { now, limit: weighed })])
  return jobs
    .map((job) => ({ job, fit: fitOf(job, seeking) }))
    .toSorted((a, b) => b.fit.points - a.fit.points || Number(b.job.urgentHiring) - Number(a.job.urgentHiring))
    .slice(0, recommended)
    .map(({ job, fit }) => ({ ...job, reason: fit.reason || 'Among the newest jobs' }))
}

async function seekingOf(db: Db, userId: string): Promise<Seeking> {
  const [person, cv] = await Promise.all([findPerson(db, userId), findCvOf(db, userId)])
  const place = person?.location ?? ''
  if (!cv) return { role: '', skills: person?.skills ?? [], place }
  const { experience, skills, personalInfo } = cv.body
  const work = experience.find(({ current }) => current) ?? experience[0]
  return { role: work?.position ?? '', skills, place: place || personalInfo.address }
}
