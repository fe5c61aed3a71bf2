import { nameOf } from '#features/resume-search/rules.ts'
import { refuse } from '#platform/contract/refusal.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import { newId } from '#platform/server/new-id.ts'
import { countOf, hours, type RateLimit } from '#platform/server/rate-limits/rate-limit.ts'
import { resumeAlerts, type SavedResumeQuery, type SavedResumeSearch, searchesPerMember } from '../contract.ts'
import { countSaved, type Owner, upsertSaved } from './queries.ts'

const searchesSaved: RateLimit = { name: 'resume searches saved', per: 'account', max: 60, windowSeconds: hours(1) }

export async function saveSearch(
  { db, rateLimits, clock }: Pick<AppContext, 'db' | 'rateLimits' | 'clock'>,
  owner: Owner,
  given: SavedResumeQuery,
): Promise<SavedResumeSearch> {
  await rateLimits.consume([countOf(searchesSaved, owner.userId)])
  const query = { ...given, q: given.q?.replace(/\s+/g, ' '), location: given.location?.replace(/\s+/g, ' ') }
  return db.transaction().execute(async (tx) => {
    if ((await countSaved(tx, owner)) >= searchesPerMember)
      throw refuse(resumeAlerts['POST /api/employer/resume-searches'], 'tooMany')
    return upsertSaved(tx, { id: newId(), ...owner, name: nameOf(query), query, createdAt: clock() })
  })
}
