import { sql } from 'kysely'
import type { Db } from './db.ts'

/** At most `max` hits per `windowSeconds` for one key. Keys hold no personal data: hash what identifies a person. */
export type Limit = { readonly max: number; readonly windowSeconds: number }

export type Limits = {
  /** Counts one hit; answers the seconds to wait when that was one too many, else null. */
  readonly hit: (key: string, limit: Limit, now: Date) => Promise<number | null>
  /** The seconds to wait when the limit is used up already, else null. Counts nothing. */
  readonly wait: (key: string, limit: Limit, now: Date) => Promise<number | null>
  /** What was counted under this key counts no more. */
  readonly forget: (key: string) => Promise<void>
}

/** Counted in the database, so that several processes count together. One upsert decides a race of two hits. */
export function openLimits(db: Db, isOn: boolean): Limits {
  if (!isOn) return { hit: async () => null, wait: async () => null, forget: async () => {} }
  return {
    hit: async (key, limit, now) => {
      const start = windowStart(limit, now)
      const { rows } = await sql<{ hits: number }>`
        insert into rate_limits (key, window_start, hits) values (${key}, ${start}, 1)
        on conflict (key, window_start) do update set hits = rate_limits.hits + 1 returning hits`.execute(db)
      return (rows[0]?.hits ?? 0) > limit.max ? secondsLeft(limit, start, now) : null
    },
    wait: async (key, limit, now) => {
      const start = windowStart(limit, now)
      const { rows } = await sql<{ hits: number }>`
        select hits from rate_limits where key = ${key} and window_start = ${start}`.execute(db)
      return (rows[0]?.hits ?? 0) >= limit.max ? secondsLeft(limit, start, now) : null
    },
    forget: async (key) => void (await sql`delete from rate_limits where key = ${key}`.execute(db)),
  }
}

function windowStart({ windowSeconds }: Limit, now: Date): Date {
  const windowMs = windowSeconds * 1_000
  return new Date(Math.floor(now.getTime() / windowMs) * windowMs)
}

function secondsLeft({ windowSeconds }: Limit, start: Date, now: Date): number {
  return Math.max(1, Math.ceil((start.getTime() + windowSeconds * 1_000 - now.getTime()) / 1_000))
}

export async function deleteOldCounts(db: Db, until: Date): Promise<void> {
  await sql`delete from rate_limits where window_start <= ${until}`.execute(db)
}
