import type { Db, Tx } from '#platform/server/db.ts'

/** The address to which this member of staff gets the daily report; null for none. */
export async function findReportEmail(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('adminUsers').select('dailyReportEmail').where('id', '=', id).executeTakeFirst()
  return row?.dailyReportEmail ?? null
}

export async function setReportEmail(tx: Tx, id: string, email: string | null): Promise<void> {
  await tx.updateTable('adminUsers').set({ dailyReportEmail: email }).where('id', '=', id).execute()
}

/** Active staff who get the daily report. */
export async function listReportEmails(db: Db) {
  return db
    .selectFrom('adminUsers')
    .select(['id', 'firstName', 'role', 'dailyReportEmail'])
    .where('isActive', '=', true)
    .where('dailyReportEmail', 'is not', null)
    .orderBy('id')
    .execute()
}
