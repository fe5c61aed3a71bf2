import { type ExpressionBuilder, type SqlBool, sql } from 'kysely'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tables } from '#platform/server/db.ts'
import type { LogEntry, LogFilter } from '../log-contract.ts'

type LogTables = Tables & { log: Tables['adminLogs'] }

/** The conditions of a filter. Days are those of India. */
function matches({ staffId, action, target, from, to }: LogFilter) {
  return (where: ExpressionBuilder<LogTables, 'log'>) =>
    where.and([
      ...(staffId ? [where('log.adminId', '=', staffId)] : []),
      ...(action ? [where('log.action', '=', action)] : []),
      ...(target ? [where('log.targetId', '=', target)] : []),
      ...(from ? [sql<SqlBool>`log.created_at >= ${from}::date::timestamp at time zone 'Asia/Kolkata'`] : []),
      ...(to ? [sql<SqlBool>`log.created_at < (${to}::date + 1)::timestamp at time zone 'Asia/Kolkata'`] : []),
    ])
}

export async function listLog(db: Db, filter: LogFilter, { page, limit }: Part): Promise<readonly LogEntry[]> {
  const rows = await db
    .selectFrom('adminLogs as log')
    .innerJoin('adminUsers as person', 'person.id', 'log.adminId')
    .leftJoin('adminLogDetails as details', 'details.logId', 'log.id')
    .select(['log.seq', 'log.createdAt', 'log.action', 'log.targetType', 'log.targetId', 'log.adminId as staffId'])
    .select(['details.description', 'person.firstName', 'person.lastName'])
    .select(sql<boolean>`log.details_hash is not null and details.log_id is null`.as('isErased'))
    .where((where) => matches(filter)(where))
    .orderBy('log.seq', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return rows.map(({ createdAt, firstName, lastName, ...row }) => ({
    ...row,
    at: createdAt.toISOString(),
    name: `${firstName} ${lastName}`,
  }))
}

export async function countLog(db: Db, filter: LogFilter): Promise<number> {
  const row = await db
    .selectFrom('adminLogs as log')
    .select(sql<number>`count(*)::int`.as('count'))
    .where((where) => matches(filter)(where))
    .executeTakeFirst()
  return row?.count ?? 0
}

export async function listLogFilters(db: Db) {
  const [people, actions] = await Promise.all([
    db.selectFrom('adminUsers').select(['id', 'firstName', 'lastName']).orderBy('firstName').orderBy('lastName').execute(),
    db.selectFrom('adminLogs').select('action').distinct().orderBy('action').execute(),
  ])
  return {
    staff: people.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}` })),
    actions: actions.map(({ action }) => action),
  }
}
