import type { Facilities } from '#platform/server/facilities.ts'
import { remember } from '#platform/server/remember.ts'
import type { JobFigures } from '../figures-contract.ts'
import { countOpenJobs, listHiring } from './figure-queries.ts'

const forMs = 60_000
const companiesShown = 12

/** What is open right now, counted at most once a minute: every visitor of the first page asks for it. */
export function figuresCounter({ db, clock }: Pick<Facilities, 'db' | 'clock'>): () => Promise<JobFigures> {
  async function countFigures(): Promise<JobFigures> {
    const now = clock()
    const [counts, hiring] = await Promise.all([countOpenJobs(db, now), listHiring(db, now, companiesShown)])
    return { ...counts, hiring }
  }
  return remember(countFigures, forMs, clock)
}
