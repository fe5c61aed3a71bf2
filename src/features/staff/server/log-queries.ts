import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { DetailsRow, LogRow } from './log/log-hashes.ts'

type Position = { readonly seq: string; readonly id: string }
export type CheckedRow = LogRow & { readonly details: DetailsRow | null }

/** The rows after this position, by number. The id is part of the order, because somebody may have inserted a number twice. */
export async function readLogRows(db: Db, after: Position | null, limit: number): Promise<CheckedRow[]> {
  const rows = await db
    .selectFrom('adminLogs as log')
    .leftJoin('adminLogDetails as details', 'details.logId', 'log.id')
    .select(['log.seq', 'log.id', 'log.adminId', 'log.action', 'log.targetType', 'log.targetId', 'log.detailsHash', 'log.hash'])
    .select(sql<string>`(extract(epoch from log.created_at) * 1000000)::bigint::text`.as('createdMicros'))
    .select(['details.salt', 'details.description'])
    .select(sql<string | null>`details.metadata::text`.as('metadata'))
    .$if(after !== null, (query) => query.where(sql<boolean>`(log.seq, log.id) > (${after?.seq}::bigint, ${after?.id}::uuid)`))
    .orderBy('log.seq')
    .orderBy('log.id')
    .limit(limit)
    .execute()
  return rows.map(({ salt, description, metadata, ...row }) => ({ ...row, details: salt && { salt, description, metadata } }))
}

export async function countLogRows(db: Db): Promise<{ readonly rows: number; readonly strayDetails: number }> {
  const { rows } = await sql<{ rows: number; strayDetails: number }>`
    select (select count(*)::int from admin_logs) as rows, (select count(*)::int from admin_log_details details
      where not exists (select from admin_logs log where log.id = details.log_id)) as "strayDetails"`.execute(db)
  return rows[0] ?? { rows: 0, strayDetails: 0 }
}

export async function readLogHead(db: Db): Promise<Pick<LogRow, 'seq' | 'hash'> | null> {
  return (await db.selectFrom('adminLogHead').select(['seq', 'hash']).executeTakeFirst()) ?? null
}

export async function listSeals(db: Db) {
  return db
    .selectFrom('adminLogSeals as seal')
    .leftJoin('adminLogs as log', 'log.seq', 'seal.seq')
    .select(['seal.seq', 'seal.hash', 'seal.signature', 'log.hash as rowHash'])
    .orderBy('seal.seq')
    .execute()
}

/** Does nothing if this row is already sealed. */
export async function insertSeal(
  db: Db,
  seal: Pick<LogRow, 'seq' | 'hash'> & { signature: Buffer; sealedAt: Date },
): Promise<void> {
  await db
    .insertInto('adminLogSeals')
    .values(seal)
    .onConflict((conflict) => conflict.column('seq').doNothing())
    .execute()
}

export async function hasLogRow(db: Db, seq: string, hash: Buffer): Promise<boolean> {
  const row = await db.selectFrom('adminLogs').select('hash').where('seq', '=', seq).executeTakeFirst()
  return row !== undefined && row.hash.equals(hash)
}
