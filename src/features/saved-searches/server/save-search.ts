import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { type SavedQuery, type SavedSearch, searches } from '../contract.ts'
import { nameOf, searchesPerPerson } from '../rules.ts'
import { countSearchesOf, upsertSearch, toSavedSearch } from './queries.ts'
const searchesSaved: RateLimit = { name: 'searches saved', per: 'account', max: 60, windowSeconds: hours(1) }

export async function saveSearch(
  { db, rateLimits, clock }: Pick<AppContext, 'db' | 'rateLimits' | 'clock'>,
  userId: string,
  given: SavedQuery,
): Promise<SavedSearch & { readonly isNew: boolean }> {
  const now = clock()
  await rateLimits.consume([countOf(searchesSaved, userId)])
  const query = {
    ...given,
    q: oneBlank(given.q),
    location: oneBlank(given.location),
    walkIn: given.walkIn === 'true' ? given.walkIn : undefined,
    urgent: given.urgent === 'true' ? given.urgent : undefined,
    salaryMin: given.salaryMin || undefined,
  }
  return db.transaction().execute(async (tx) => {
    if ((await countSearchesOf(tx, userId)) >= searchesPerPerson) throw refuse(searches['POST /api/saved-searches'], 'tooMany')
    const { isNew, ...row } = await upsertSearch(tx, { id: newId(), userId, name: nameOf(query), query, createdAt: now })
    return { ...toSavedSearch(row), isNew }
  })
}

const oneBlank = (text: string | undefined): string | undefined => text?.replace(/\s+/g, ' ')
