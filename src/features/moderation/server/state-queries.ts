import { sql } from 'kysely'
import type { Db } from '#platform/server/db.ts'
import type { ModerationQueue } from '#platform/server/moderation-queue.ts'
import type { QueueEntry, QueueFigures, QueueState } from '../contract.ts'
import { entriesOf, type ClaimHolder } from './claim-queries.ts'

type FigureRow = { count: number; overdue: number; mine: number; oldest: Date | null }

export async function readFigures(db: Db, queue: ModerationQueue, { adminId, now }: ClaimHolder): Promise<QueueFigures> {
  const { rows } = await sql<FigureRow>`
    select count(*)::int as count, count(*) filter (where due_at <= ${now})::int as overdue,
      count(*) filter (where admin_id = ${adminId})::int as mine, min(since) as oldest
    from (${entriesOf(queue, now)}) entry`.execute(db)
  const { count, overdue, mine, oldest } = rows[0] ?? { count: 0, overdue: 0, mine: 0, oldest: null }
  const { name, title, path, nouns } = queue
  const waiting = `${count.toLocaleString('en-IN')} ${nouns[count === 1 ? 0 : 1]}`
  return { name, title, path, waiting, count, overdue, mine, oldest: oldest?.toISOString() ?? null }
}

const mostEntries = 1_000

type EntryRow = {
  itemId: string
  kind: string
  since: Date
  dueAt: Date
  name: string | null
  isYours: boolean
  until: Date | null
}

async function listEntries(db: Db, queue: ModerationQueue, { adminId, now }: ClaimHolder): Promise<QueueEntry[]> {
  const { rows } = await sql<EntryRow>`
    select entry.id as item_id, entry.kind, entry.since, entry.due_at, person.first_name || ' ' || person.last_name as name,
      entry.admin_id is not distinct from ${adminId}::uuid as is_yours, entry.expires_at as until
    from (${entriesOf(queue, now)}) entry left join admin_users person on person.id = entry.admin_id
    order by entry.admin_id is null, entry.due_at, entry.id limit ${mostEntries}`.execute(db)
  return rows.map(({ since, dueAt, name, isYours, until, ...row }) => ({
    ...row,
    since: since.toISOString(),
    dueAt: dueAt.toISOString(),
    claim: until && { name: name ?? '', isYours, until: until.toISOString() },
  }))
}

export async function readState(db: Db, queue: ModerationQueue, holder: ClaimHolder): Promise<QueueState> {
  const [figures, entries, { rows: kinds }] = await Promise.all([
    readFigures(db, queue, holder),
    listEntries(db, queue, holder),
    sql<{ kind: string; count: number }>`
      select kind, count(*)::int as count from (${queue.waiting}) waiting group by kind order by kind`.execute(db),
  ])
  return { ...figures, at: holder.now.toISOString(), kinds, entries }
}
