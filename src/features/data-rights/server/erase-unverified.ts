import { listUnverified, lockUnverified } from '#features/auth/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import { retryOnLockTimeout } from '#platform/server/retry-on-lock-timeout.ts'
import type { ErasureRegistry } from '#platform/server/feature.ts'
import { eraseRows } from './queries.ts'

/**
 * Erases unverified accounts with everything that was created at registration. Nothing is erased by the address and no email is sent to it, because
 * it may be a stranger's, whose messages and invitations do not belong to this account.
 */
export async function eraseUnverified(db: Db, { personalData, beforeErase }: ErasureRegistry, until: Date): Promise<void> {
  for (const userId of await listUnverified(db, until)) {
    await retryOnLockTimeout(db, async (tx) => {
      // The link may have been followed meanwhile.
      if (!(await lockUnverified(tx, userId, until))) return
      for (const hook of beforeErase) await hook(tx, userId)
      await eraseRows(tx, { personalData, subject: { id: userId, address: null, withEmailOnly: false } })
    })
  }
}
