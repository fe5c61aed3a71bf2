import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { TooMany } from '../failures.ts'
import { networksOf } from '../network.ts'
import type { Count, RateLimit } from './rate-limit.ts'
import { sql } from 'kysely'
import type { Db } from '../db.ts'

/** For work that is skipped silently, because a refusal would reveal something. */
export async function isUsedUp(rateLimits: RateLimits, counts: readonly Count[]): Promise<boolean> {
  try {
    await rateLimits.check(counts)
    return false
  } catch (error) {
    if (error instanceof TooMany) return true
    throw error
  }
}

/** Deletes counts whose window ended before this time. */
export async function deleteOldCounts(db: Db, until: Date): Promise<void> {
  await sql`delete from rate_limits where expire <= ${until.getTime()}`.execute(db)
}

export type RateLimits = {
  /** Adds one to each count in turn, networks first, and refuses at the first limit that is used up. The limits after it are not counted. */
  readonly consume: (counts: readonly Count[]) => Promise<void>
  /** Refuses if one of the limits is used up. Counts nothing. */
  readonly check: (counts: readonly Count[]) => Promise<void>
  /** Adds a cost that is known only afterwards. Refuses nothing. */
  readonly add: (counts: readonly Count[], points: number) => Promise<void>
  readonly reset: (counts: readonly Count[]) => Promise<void>
}

const nothing = async (): Promise<void> => {}
export const noRateLimits: RateLimits = { consume: nothing, check: nothing, add: nothing, reset: nothing }

/** Counts in the database, so that several processes share the counts. An upsert makes concurrent counts atomic. */
export function openRateLimits(pool: Pool): RateLimits {
  const limiters = new Map<string, RateLimiterPostgres>()
  function limiterOf({ limit, max }: Bucket): RateLimiterPostgres {
    const name = `${limit.name} ${max}`
    const limiter = limiters.get(name) ?? openLimiter(pool, limit, max)
    limiters.set(name, limiter)
    return limiter
  }
  return {
    consume: async (counts) => {
      for (const bucket of bucketsOf(counts)) await limiterOf(bucket).consume(bucket.key).catch(refuse)
    },
    check: async (counts) => {
      for (const bucket of bucketsOf(counts)) {
        const used = await limiterOf(bucket).get(bucket.key)
        if (used && used.consumedPoints >= bucket.max) refuse(used)
      }
    },
    add: async (counts, points) => {
      for (const bucket of bucketsOf(counts)) await limiterOf(bucket).penalty(bucket.key, points)
    },
    reset: async (counts) => {
      for (const bucket of bucketsOf(counts)) await limiterOf(bucket).delete(bucket.key)
    },
  }
}

function openLimiter(pool: Pool, { windowSeconds }: RateLimit, max: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    // Retention deletes old counts, once for all processes.
    clearExpiredByTimeout: false,
    keyPrefix: '',
    points: max,
    duration: windowSeconds,
  })
}

type Bucket = { readonly limit: RateLimit; readonly key: string; readonly max: number }

/** Networks come first: a network over its limit then adds no rows for the account names that it tries. */
function bucketsOf(counts: readonly Count[]): readonly Bucket[] {
  const networksFirst = counts.toSorted((a, b) => Number(b.limit.per === 'network') - Number(a.limit.per === 'network'))
  return networksFirst.flatMap(({ limit, whose }) =>
    (limit.per === 'network' ? networksOf(whose) : [{ name: whose, times: 1 }]).map(({ name, times }) => ({
      limit,
      key: keyOf(limit, name),
      max: limit.max * times,
    })),
  )
}

/** A hash, so that the table contains no personal data. */
function keyOf({ name }: RateLimit, whose: string): string {
  return createHash('sha256').update(`${name} ${whose.toLowerCase()}`).digest('base64url')
}

function refuse(error: unknown): never {
  throw error instanceof RateLimiterRes ? new TooMany(Math.max(1, Math.ceil(error.msBeforeNext / 1_000))) : error
}
