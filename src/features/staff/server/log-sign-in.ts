import type { Db } from '#platform/server/db.ts'
import { insertAdminLog } from './log-queries.ts'

/** So that an administrator can see who has come in, and who has tried to. */
export async function logSignIn(db: Db, adminId: string): Promise<void> {
  await db.transaction().execute((tx) => insertAdminLog(tx, { adminId, action: 'sign in' }))
}

/** `isLocked`: no further attempt is allowed for now. Few rows are written: an attempt that is refused unread writes none. */
export async function logFailedSignIn(db: Db, adminId: string, isLocked: boolean): Promise<void> {
  await db.transaction().execute((tx) => insertAdminLog(tx, { adminId, action: isLocked ? 'lock sign-in' : 'fail sign-in' }))
}
