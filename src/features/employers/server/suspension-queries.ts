import type { Db, Tx } from '#platform/server/db.ts'

/**
 * Locks the company against everything that refers to it, such as publishing a job. Returns the accounts of its team; null if there is no such
 * company.
 */
export async function lockTeam(tx: Tx, employerId: string): Promise<readonly string[] | null> {
  const company = await tx.selectFrom('employers').select('id').where('id', '=', employerId).forUpdate().executeTakeFirst()
  if (!company) return null
  const team = await tx.selectFrom('employerMembers').select('userId').where('employerId', '=', employerId).execute()
  return team.map(({ userId }) => userId)
}

export async function setCompanySuspended(tx: Tx, employerId: string, since: Date | null): Promise<void> {
  await tx.updateTable('employers').set({ suspendedAt: since }).where('id', '=', employerId).execute()
}

export async function isCompanySuspended(db: Db, employerId: string): Promise<boolean> {
  const row = await db.selectFrom('employers').select('suspendedAt').where('id', '=', employerId).executeTakeFirst()
  return row?.suspendedAt instanceof Date
}
