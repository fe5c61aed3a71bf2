import { findSettings, unsubscribeUrl } from '#features/settings/server/door.ts'
import type { Facilities } from '#platform/server/facilities.ts'

/**
 * How letters of news end for this account; null when they have ended: the switch counts as it stands when the letter is written.
 * A company without an account has no switches.
 */
export async function findWayOut(
  facilities: Facilities,
  userId: string | null,
): Promise<{ readonly unsubscribeUrl?: string } | null> {
  if (userId === null) return {}
  const { applicationUpdates } = await findSettings(facilities.db, userId)
  return applicationUpdates ? { unsubscribeUrl: unsubscribeUrl(facilities, { userId, kind: 'applications' }) } : null
}
