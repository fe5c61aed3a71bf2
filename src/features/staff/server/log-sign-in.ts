import type { Db } from '#platform/server/db.ts'
import { TooMany } from '#platform/server/failures.ts'
import { insertAdminLog } from './log-queries.ts'

/** So that an administrator can see who has come in, and who has tried to. */
export async function logSignIn(db: Db, adminId: string): Promise<void> {
  await db.transaction().execute((tx) => insertAdminLog(tx, { adminId, action: 'sign in' }))
}

/** `refuseNext` throws when no further attempt is allowed for now. Few rows are written: whoever is locked out gets no further. */
export async function logFailedSignIn(db: Db, adminId: string, refuseNext: () => Promise<void>): Promise<void> {
  const isLocked = await refuseNext().then(
    () => false,
    (error: unknown) => {
      if (error instanceof TooMany) return true
      throw error
    },
  )
  await db.transaction().execute((tx) => insertAdminLog(tx, { adminId, action: isLocked ? 'lock sign-in' : 'fail sign-in' }))
}
