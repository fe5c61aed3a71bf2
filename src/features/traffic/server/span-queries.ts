import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'

/** How often a server records that it runs. */
export const beatMs = 5_000
/** After a longer gap of a running process a new span begins: it could not reach its database, so it served nobody. */
const silenceMs = 3 * beatMs

export type Heartbeat = { readonly beat: (now: Date) => Promise<void>; readonly end: (now: Date) => Promise<void> }

/** One row per gapless time that a process has run. Rows survive restarts, and a row without an end belongs to a killed process. */
export function openHeartbeat(db: Db): Heartbeat {
  let id: string | null = null
  async function renew(now: Date, isLast: boolean): Promise<boolean> {
    if (id === null) return false
    const row = await db
      .updateTable('serverSpans')
      .set({ seenAt: now, ...(isLast ? { endedAt: now } : {}) })
      .where('id', '=', id)
      .where('seenAt', '>', new Date(now.getTime() - silenceMs))
      .returning('id')
      .executeTakeFirst()
    return row !== undefined
  }
  return {
    beat: async (now) => {
      if (await renew(now, false)) return
      if (id !== null) await endAsSeen(db, id)
      id = newId()
      await db.insertInto('serverSpans').values({ id, startedAt: now, seenAt: now, endedAt: null }).execute()
    },
    end: async (now) => {
      if (!(await renew(now, true)) && id !== null) await endAsSeen(db, id)
    },
  }
}

/** Ends the span at its last sign of life after a gap, because the process was not killed. */
async function endAsSeen(db: Db, id: string): Promise<void> {
  await db
    .updateTable('serverSpans')
    .set((span) => ({ endedAt: span.ref('seenAt') }))
    .where('id', '=', id)
    .execute()
}

export type Span = { readonly startedAt: Date; readonly seenAt: Date; readonly endedAt: Date | null }
export type Uptime = {
  /** From 0 to 1: the share of time in which at least one server ran. */
  readonly uptime: number
  /** Processes that ended without notice. Each may have lost the counts of its last second. */
  readonly killed: number
}

type Period = { readonly from: Date; readonly until: Date; readonly now: Date }

/** `spans` are those of all processes seen in this period; `first` is when the first server ever started. */
export function uptimeIn(spans: readonly Span[], { from, until, now }: Period, first: Date | null): Uptime {
  const begin = Math.max(from.getTime(), first?.getTime() ?? until.getTime())
  const end = until.getTime()
  const inOrder = spans
    .map(({ startedAt, seenAt }) => ({ from: Math.max(startedAt.getTime(), begin), until: Math.min(seenAt.getTime(), end) }))
    .toSorted((a, b) => a.from - b.from)
  let covered = 0
  let reached = begin
  for (const span of inOrder) {
    covered += Math.max(0, span.until - Math.max(span.from, reached))
    reached = Math.max(reached, span.until)
  }
  const killed = spans.filter((span) => isKilled(span, { from, until, now })).length
  // A running process was seen a moment ago.
  const isRunning = spans.some(({ seenAt, endedAt }) => endedAt === null && end - seenAt.getTime() < silenceMs)
  if (isRunning) covered += Math.max(0, end - Math.max(reached, begin))
  return { uptime: end > begin ? Math.min(1, covered / (end - begin)) : 1, killed }
}

function isKilled({ seenAt, endedAt }: Span, { from, until, now }: Period): boolean {
  return endedAt === null && seenAt >= from && seenAt < until && now.getTime() - seenAt.getTime() >= silenceMs
}
