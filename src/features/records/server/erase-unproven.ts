import { listUnproven, lockUnproven } from '#features/auth/server/door.ts'
import type { Db } from '#platform/server/db.ts'
import { givingWay } from '#platform/server/giving-way.ts'
import type { Keepers } from './delete-account.ts'
import { eraseRows } from './queries.ts'

/**
 * Accounts whose address nobody has proved, with what came along at registration. Nothing is erased by the address: it may be
 * a stranger's, whose messages and invitations are no business of this account. Nor is a letter written to it.
 */
export async function eraseUnproven(db: Db, { holdings, farewells }: Keepers, until: Date): Promise<void> {
  for (const userId of await listUnproven(db, until)) {
    await givingWay(db, async (tx) => {
      // Somebody may have followed the link since.
      if (!(await lockUnproven(tx, userId, until))) return
      for (const farewell of farewells) await farewell(tx, userId)
      await eraseRows(tx, { holdings, subject: { id: userId, address: null, withOffered: false } })
    })
  }
}
