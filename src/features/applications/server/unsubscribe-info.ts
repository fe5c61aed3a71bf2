import { findSettings, unsubscribeUrl } from '#features/settings/server/public.ts'
import type { AppContext } from '#platform/server/app-context.ts'

/**
 * How emails of news end for this account; null when they have ended: the switch counts as it stands when the email is written.
 * A company without an account has no switches.
 */
export async function findUnsubscribeInfo(
  context: AppContext,
  userId: string | null,
): Promise<{ readonly unsubscribeUrl?: string } | null> {
  if (userId === null) return {}
  const { applicationUpdates } = await findSettings(context.db, userId)
  return applicationUpdates ? { unsubscribeUrl: unsubscribeUrl(context, { userId, kind: 'applications' }) } : null
}
