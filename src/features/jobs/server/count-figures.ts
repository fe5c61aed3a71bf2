import type { AppContext } from '#platform/server/app-context.ts'
import { memoize } from '#platform/server/memoize.ts'
import type { JobFigures } from '../figures-contract.ts'
import { countOpenJobs, listFresh, listHiring, openOf } from './figure-queries.ts'

const forMs = 60_000
const companiesShown = 12
const freshShown = 9

/** Counts at most once a minute, because every visitor of the home page needs the figures. Jobs that were closed meanwhile are left out. */
export function figuresCounter({ db, clock }: Pick<AppContext, 'db' | 'clock'>): () => Promise<JobFigures> {
  async function countFigures(): Promise<JobFigures> {
    const now = clock()
    const [counts, hiring, fresh] = await Promise.all([
      countOpenJobs(db, now),
      listHiring(db, now, companiesShown),
      listFresh(db, now, freshShown),
    ])
    return { ...counts, hiring, fresh }
  }
  const counted = memoize(countFigures, forMs, clock)
  return async () => {
    const figures = await counted()
    const open = await openOf(
      db,
      figures.fresh.map(({ id }) => id),
      clock(),
    )
    return { ...figures, fresh: figures.fresh.filter(({ id }) => open.has(id)) }
  }
}
