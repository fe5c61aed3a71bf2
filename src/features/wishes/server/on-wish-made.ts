import type { JobSearch } from '#features/job-search/contract.ts'
import { openSearch, type Search } from '#features/job-search/server/public.ts'
import { daysBefore } from '#platform/contract/dates.ts'
import { Refusal } from '#platform/contract/refusal.ts'
import { reaction } from '#platform/server/events.ts'
import { wishMade } from '../contract.ts'
import { isAnyCompany, matchedDays } from '../rules.ts'
import { keepMatches } from './save-matches.ts'
import { comparePairs, findWishToMatch, listJobsSince, type WishToMatch } from './match-queries.ts'

/** Compares a new wish with the jobs of the last weeks. Later jobs are compared when they are posted. */
export const matchWish = reaction('matchWish', wishMade, async ({ db, searchPool, clock }, { wishId }) => {
  const now = clock()
  const wish = await findWishToMatch(db, wishId)
  if (!wish) return
  const search = openSearch(searchPool)
  const found = await Promise.all(searchesFor(wish).map((criteria) => idsOf(search, criteria, now)))
  const jobIds = await listJobsSince(db, [...new Set(found.flat())], daysBefore(now, matchedDays))
  const pairs = jobIds.map((jobId) => ({ jobId, wishId }))
  await db.transaction().execute(async (tx) => keepMatches(tx, await comparePairs(tx, pairs, now), now))
})

type SuggestedSearch = Pick<JobSearch, 'q' | 'location'>

/** The company's newest jobs, and the newest of the role, there and anywhere. */
function searchesFor({ company, role, location }: WishToMatch): SuggestedSearch[] {
  const place = location?.split(',')[0]?.trim()
  const ofRole = { q: role, ...(place ? { location: place } : {}) }
  return isAnyCompany(company) ? [ofRole] : [{ q: company }, { q: `${role} ${company}` }, ofRole]
}

async function idsOf(search: Search, query: SuggestedSearch, now: Date): Promise<readonly string[]> {
  try {
    const { jobs } = await search({ ...query, sort: 'recent', page: 1, limit: 100 }, now)
    return jobs.map(({ id }) => id)
  } catch (error) {
    // The search refuses the words as too broad.
    if (error instanceof Refusal) return []
    throw error
  }
}
