import type { Insertable } from 'kysely'
import type { Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { AdminLogsTable } from './tables.ts'

type LogEntry = Omit<Insertable<AdminLogsTable>, 'id'>

/** Every change by staff is logged in the transaction that makes it. */
export async function insertAdminLog(tx: Tx, action: LogEntry): Promise<void> {
  await tx
    .insertInto('adminLogs')
    .values({ id: newId(), ...action })
    .execute()
}
