import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { TooMany } from '#platform/server/failures.ts'
import { newId } from '#platform/server/new-id.ts'
import { type SavedQuery, type SavedSearch, searches } from '../contract.ts'
import { nameOf, searchesPerPerson } from '../rules.ts'
import { countSearchesOf, upsertSearch } from './queries.ts'
import { toSavedSearch } from './to-saved-search.ts'

const perUser = { max: 60, windowSeconds: 60 * 60 }

export async function saveSearch(
  { db, limits, clock }: Pick<AppContext, 'db' | 'limits' | 'clock'>,
  userId: string,
  given: SavedQuery,
): Promise<SavedSearch & { readonly isNew: boolean }> {
  const now = clock()
  const wait = await limits.hit(`save-search ${userId}`, perUser, now)
  if (wait !== null) throw new TooMany(wait)
  const query = { ...given, urgent: given.urgent === 'true' ? given.urgent : undefined, salaryMin: given.salaryMin || undefined }
  return db.transaction().execute(async (tx) => {
    if ((await countSearchesOf(tx, userId)) >= searchesPerPerson) throw refuse(searches['POST /api/saved-searches'], 'tooMany')
    const { isNew, ...row } = await upsertSearch(tx, { id: newId(), userId, name: nameOf(query), query, createdAt: now })
    return { ...toSavedSearch(row), isNew }
  })
}
