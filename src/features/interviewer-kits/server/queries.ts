import { sql } from 'kysely'
import type { Db, Tx } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import type { KitContent, OwnKit } from '../contract.ts'

const columns = ['id', 'jobId', 'version', 'body', 'updatedAt'] as const
type Row = {
  readonly id: string
  readonly jobId: string | null
  readonly version: number
  readonly body: KitContent
  readonly updatedAt: Date
}
const onWire = ({ body, updatedAt, ...row }: Row): OwnKit => ({ ...body, ...row, updatedAt: updatedAt.toISOString() })

export async function listKits(db: Db, employerId: string): Promise<OwnKit[]> {
  const rows = await db
    .selectFrom('interviewerKits')
    .select(columns)
    .where('employerId', '=', employerId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
  return rows.map(onWire)
}

type KitRef = { readonly kitId: string; readonly employerId: string }

export async function findKit(db: Db, { kitId, employerId }: KitRef): Promise<OwnKit | null> {
  const row = await db
    .selectFrom('interviewerKits')
    .select(columns)
    .where('id', '=', kitId)
    .where('employerId', '=', employerId)
    .executeTakeFirst()
  return row ? onWire(row) : null
}

/** Makes transactions that add a kit for one company wait for each other. */
export async function lockKits(tx: Tx, employerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`interviewer kits of ${employerId}`}, 0))`.execute(tx)
}

type JobRef = { readonly jobId: string; readonly employerId: string }

export async function isOwnJob(db: Db, { jobId, employerId }: JobRef): Promise<boolean> {
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('id', '=', jobId)
    .where('postedBy', '=', employerId)
    .executeTakeFirst()
  return job !== undefined
}

type NewKit = { readonly employerId: string; readonly jobId: string | null; readonly content: KitContent; readonly now: Date }

/** Returns null if the job has a kit already: the unique index decides. */
export async function insertKit(tx: Tx, { employerId, jobId, content, now }: NewKit): Promise<OwnKit | null> {
  const row = await tx
    .insertInto('interviewerKits')
    .values({ id: newId(), employerId, jobId, body: sql`${JSON.stringify(content)}::jsonb`, createdAt: now, updatedAt: now })
    .onConflict((conflict) => conflict.column('jobId').doNothing())
    .returning(columns)
    .executeTakeFirst()
  return row ? onWire(row) : null
}

type KitChange = KitRef & { readonly version: number; readonly content: KitContent; readonly now: Date }

/** Returns null if the kit has another version by now. */
export async function updateKit(tx: Tx, { kitId, employerId, version, content, now }: KitChange): Promise<OwnKit | null> {
  const row = await tx
    .updateTable('interviewerKits')
    .set({ body: sql`${JSON.stringify(content)}::jsonb`, version: version + 1, updatedAt: now })
    .where('id', '=', kitId)
    .where('employerId', '=', employerId)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()
  return row ? onWire(row) : null
}

export async function deleteKit(tx: Tx, { kitId, employerId }: KitRef): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('interviewerKits')
    .where('id', '=', kitId)
    .where('employerId', '=', employerId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The company's own kit for this job. */
export async function findKitOfJob(db: Db, { jobId, employerId }: JobRef): Promise<OwnKit | null> {
  const row = await db
    .selectFrom('interviewerKits')
    .select(columns)
    .where('jobId', '=', jobId)
    .where('employerId', '=', employerId)
    .executeTakeFirst()
  return row ? onWire(row) : null
}
