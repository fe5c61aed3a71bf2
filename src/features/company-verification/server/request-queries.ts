import { type Insertable, type Selectable, sql } from 'kysely'
import { passes } from '#features/moderation/server/public.ts'
import type { QueueFilter } from '#features/moderation/contract.ts'
import type { Part } from '#platform/contract/paging.ts'
import type { Db, Tx } from '#platform/server/db.ts'
import type { ModerationQueue } from '#platform/server/moderation-queue.ts'
import type { VerificationState } from '../contract.ts'
import type { QueuedVerification } from '../moderation-contract.ts'
import { listSimilar } from './similar-company-queries.ts'
import type { CompanyVerificationsTable } from './tables.ts'

const shown = ['id', 'kind', 'number', 'status', 'submittedAt', 'decidedAt', 'reason'] as const
type VerificationColumns = Pick<Selectable<CompanyVerificationsTable>, (typeof shown)[number]>

const onWire = <R extends VerificationColumns>(row: R) => ({
  ...row,
  submittedAt: row.submittedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
})

export async function findLatestRequest(db: Db, employerId: string): Promise<VerificationState['request']> {
  const row = await db
    .selectFrom('companyVerifications')
    .select(shown)
    .where('employerId', '=', employerId)
    .where('status', '<>', 'withdrawn')
    .orderBy('submittedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? onWire(row) : null
}

/** Returns false if a request is already waiting: the unique index decides. */
export async function insertRequest(tx: Tx, row: Insertable<CompanyVerificationsTable>): Promise<boolean> {
  const made = await tx
    .insertInto('companyVerifications')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return made !== undefined
}

export async function withdrawRequest(tx: Tx, employerId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('companyVerifications')
    .set({ status: 'withdrawn', decidedAt: now })
    .where('employerId', '=', employerId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

const queued = (db: Db) =>
  db
    .selectFrom('companyVerifications as request')
    .innerJoin('employers', 'employers.id', 'request.employerId')
    .select(['request.id', 'kind', 'number', 'request.status', 'submittedAt', 'decidedAt', 'reason'])
    .select(['employers.companyName', 'employers.website', 'employers.contactEmail', 'request.employerId', 'request.file'])
    .select(sql<boolean>`request.file is not null`.as('hasFile'))

export const verificationQueue: ModerationQueue = {
  name: 'company-verifications',
  title: 'Companies',
  path: '/admin/company-verifications',
  permission: 'company-verifications',
  nouns: ['company', 'companies'],
  dueHours: 48,
  waiting: sql`select id, submitted_at as since, null::timestamptz as due, kind from company_verifications where status = 'pending'`,
}

type VerificationFilter = QueueFilter & { readonly adminId: string; readonly now: Date }

export async function listQueued(db: Db, { page, limit }: Part, filter: VerificationFilter): Promise<QueuedVerification[]> {
  const rows = await queued(db)
    .where('request.status', '=', 'pending')
    .where(passes(verificationQueue, sql.ref('request.id'), filter))
    .orderBy('submittedAt')
    .orderBy('request.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  return withSimilar(db, rows)
}

type QueuedRow = VerificationColumns &
  Omit<QueuedVerification, keyof VerificationColumns | 'similar'> & { readonly employerId: string }

async function withSimilar<R extends QueuedRow>(db: Db, rows: readonly R[]) {
  const similar = await listSimilar(db, rows)
  return rows.map((row) => ({ ...onWire(row), similar: similar.get(row.id) ?? [] }))
}

export async function countQueued(db: Db, filter: VerificationFilter): Promise<number> {
  const { count } = await db
    .selectFrom('companyVerifications')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('status', '=', 'pending')
    .where(passes(verificationQueue, sql.ref('company_verifications.id'), filter))
    .executeTakeFirstOrThrow()
  return count
}

export async function findQueued(db: Db, id: string) {
  const row = await queued(db).where('request.id', '=', id).executeTakeFirst()
  return row ? ((await withSimilar(db, [row]))[0] ?? null) : null
}

type Decision = {
  readonly status: 'approved' | 'declined'
  readonly reason: string | null
  readonly decidedBy: string
  readonly decidedAt: Date
}

/** Returns false if the request was decided or withdrawn meanwhile: the update decides between concurrent calls. */
export async function decideRequest(tx: Tx, id: string, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('companyVerifications')
    .set(decision)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The files that are still needed: of requests that wait, or were decided after this time. */
export async function listNeededFiles(db: Db, files: readonly string[], decidedAfter: Date): Promise<Set<string>> {
  if (files.length === 0) return new Set()
  const rows = await db
    .selectFrom('companyVerifications')
    .select('file')
    .where('file', 'in', files)
    .where((where) => where.or([where('decidedAt', 'is', null), where('decidedAt', '>', decidedAfter)]))
    .execute()
  return new Set(rows.flatMap(({ file }) => file ?? []))
}

export async function forgetFiles(db: Db, files: readonly string[]): Promise<void> {
  if (files.length > 0) await db.updateTable('companyVerifications').set({ file: null }).where('file', 'in', files).execute()
}
