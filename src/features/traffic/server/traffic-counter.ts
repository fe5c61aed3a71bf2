import { hash, randomBytes } from 'node:crypto'
import { dayNumber } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { type DayCounts, openDayCounts, type CountBatch } from './day-counts.ts'
import { readSalt, writeBatch } from './write-queries.ts'

/** What a killed process loses at most. */
export const flushMs = 1_000

type CounterContext = Pick<AppContext, 'db' | 'clock'>

export type TrafficCounter = {
  /** The counts of this moment's day. */
  readonly today: () => DayCounts
  /** A visitor of today, by a hash that changes every day. */
  readonly addVisitor: (ip: string, agent: string) => void
  /** Fetches the salt of this day, and near midnight that of the next. */
  readonly prepareSalts: () => Promise<void>
  /** Writes what has been counted. */
  readonly flush: () => Promise<void>
}

const counters = new WeakMap<Db, TrafficCounter>()

/** One for all of a process. */
export function trafficCounter(context: CounterContext): TrafficCounter {
  const counter = counters.get(context.db) ?? openTrafficCounter(context)
  counters.set(context.db, counter)
  return counter
}

type Batch = { readonly number: number; readonly days: readonly (CountBatch & { readonly day: number })[] }

/** Not shared, for tests of several processes. */
// oxlint-disable-next-line max-lines-per-function -- its functions share what is being written
export function openTrafficCounter({ db, clock }: CounterContext): TrafficCounter {
  const id = newId()
  const days = new Map<number, DayCounts>()
  const salts = new Map<number, Buffer>()
  // While the database does not answer, visitors are counted with a salt of this process.
  const ownSalt = randomBytes(16)
  let batch: Batch = { number: 0, days: [] }
  let isWritten = true
  let writing: Promise<void> | null = null

  function today(): DayCounts {
    const day = dayNow(clock())
    const found = days.get(day)
    if (found) return found
    const made = openDayCounts(day)
    days.set(day, made)
    return made
  }
  function takeAll(): Batch {
    const taken = [...days].map(([day, counts]) => ({ day, ...counts.take() }))
    for (const day of days.keys()) if (day < dayNow(clock())) days.delete(day)
    return { number: batch.number + 1, days: taken }
  }
  /** What may have been written is sent again under its own number, and everything since then waits in memory. */
  async function write(): Promise<void> {
    if (isWritten) batch = takeAll()
    if (batch.days.every(isEmpty)) return
    isWritten = false
    await writeBatch(db, id, { ...batch, now: clock() })
    isWritten = true
  }
  return {
    today,
    addVisitor: (ip, agent) => {
      const salt = salts.get(dayNow(clock())) ?? ownSalt
      today().addVisitor(hash('sha256', `${salt.toString('base64')} ${ip} ${agent}`).slice(0, 16))
    },
    prepareSalts: async () => {
      const now = clock()
      for (const at of [now, new Date(now.getTime() + 600_000)]) {
        const day = dayNow(at)
        if (!salts.has(day)) salts.set(day, await readSalt(db, day, randomBytes(16)))
      }
      for (const day of salts.keys()) if (day < dayNow(now)) salts.delete(day)
    },
    flush: async () => {
      await writing?.catch(() => {})
      writing ??= write().finally(() => (writing = null))
      await writing
    },
  }
}

const isEmpty = ({ rows, visitors }: CountBatch): boolean =>
  rows.length === 0 && visitors.hashes.length === 0 && visitors.registers.length === 0

const dayNow = (now: Date): number => dayNumber(now.toISOString())
