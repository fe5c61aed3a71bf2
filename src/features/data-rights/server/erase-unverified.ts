import { listUnverified, lockUnverified } from '#features/auth/server/public.ts'
import type { Db } from '#platform/server/db.ts'
import { retryOnLockTimeout } from '#platform/server/retry-on-lock-timeout.ts'
import type { ErasureRegistry } from '#platform/server/feature.ts'
import { eraseRows } from './queries.ts'

/**
 * Accounts whose address nobody has proved, with what came along at registration. Nothing is erased by the address: it may be
 * a stranger's, whose messages and invitations are no business of this account. Nor is an email written to it.
 */
export async function eraseUnverified(db: Db, { personalData, beforeErase }: ErasureRegistry, until: Date): Promise<void> {
  for (const userId of await listUnverified(db, until)) {
    await retryOnLockTimeout(db, async (tx) => {
      // Somebody may have followed the link since.
      if (!(await lockUnverified(tx, userId, until))) return
      for (const hook of beforeErase) await hook(tx, userId)
      await eraseRows(tx, { personalData, subject: { id: userId, address: null, withEmailOnly: false } })
    })
  }
}
