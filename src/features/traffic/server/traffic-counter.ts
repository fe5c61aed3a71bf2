import { randomBytes } from 'node:crypto'
import { dayNumberAt } from '#platform/contract/dates.ts'
import type { AppContext } from '#platform/server/app-context.ts'
import type { Db } from '#platform/server/db.ts'
import { newId } from '#platform/server/new-id.ts'
import { longestAgent } from './agents.ts'
import { type DayCounts, openDayCounts, type CountBatch } from './day-counts.ts'
import { hashOf, openSalts } from './visitor-hash.ts'
import { readSalt, writeBatch } from './write-queries.ts'

/** The most that a killed process loses. */
export const flushMs = 1_000

type CounterContext = Pick<AppContext, 'db' | 'clock'>

export type TrafficCounter = {
  /** The counts of the day of this moment. */
  readonly on: (now: Date) => DayCounts
  /** Adds a visitor, identified by a hash that changes every day. */
  readonly addVisitor: (now: Date, ip: string, agent: string) => void
  /** Fetches the salt of this day and, near midnight, of the next. */
  readonly prepareSalts: () => Promise<void>
  /** Writes the counts to the database. */
  readonly flush: () => Promise<void>
}

const counters = new WeakMap<Db, TrafficCounter>()

/** One counter per process. */
export function trafficCounter(context: CounterContext): TrafficCounter {
  const counter = counters.get(context.db) ?? openTrafficCounter(context)
  counters.set(context.db, counter)
  return counter
}

type Batch = { readonly number: number; readonly days: readonly (CountBatch & { readonly day: number })[] }

/** Not shared, for tests with several processes. */
// oxlint-disable-next-line max-lines-per-function -- its functions share what is being written
export function openTrafficCounter({ db, clock }: CounterContext): TrafficCounter {
  const id = newId()
  const days = new Map<number, DayCounts>()
  const salts = openSalts()
  /** Visitors without a salt yet: at the start, and while the database does not answer. */
  let waiting: { readonly day: number; readonly visitor: string }[] = []
  // The salt for visitors that do not fit into the waiting list.
  const ownSalt = saltText(randomBytes(16))
  let batch: Batch = { number: 0, days: [] }
  let isWritten = true
  let writing: Promise<void> | null = null

  function countsOf(day: number): DayCounts {
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
  /** A batch that may have been written is sent again under its number, and everything since then waits in memory. */
  async function write(): Promise<void> {
    if (isWritten) batch = takeAll()
    if (batch.days.every(isEmpty)) return
    isWritten = false
    await writeBatch(db, id, { ...batch, now: clock() })
    isWritten = true
  }
  async function prepareSalts(): Promise<void> {
    const now = clock()
    const soon = new Date(now.getTime() + 600_000)
    for (const day of new Set([...waiting.map((one) => one.day), dayNow(now), dayNow(soon)])) {
      if (!salts.has(day)) salts.add(day, saltText(await readSalt(db, day, randomBytes(16))))
    }
    const were = waiting
    waiting = []
    for (const { day, visitor } of were) countsOf(day).addVisitor(salts.hashOn(day, visitor) ?? hashOf(ownSalt, visitor))
    salts.deleteBefore(dayNow(now))
  }
  return {
    on: (now) => countsOf(dayNow(now)),
    addVisitor: (now, ip, agent) => {
      const day = dayNow(now)
      const visitor = `${ip} ${agent.slice(0, longestAgent)}`
      const hashed = salts.hashOn(day, visitor)
      if (!hashed && waiting.length < mostWaiting) waiting.push({ day, visitor })
      else countsOf(day).addVisitor(hashed ?? hashOf(ownSalt, visitor))
    },
    prepareSalts,
    flush: async () => {
      if (waiting.length > 0) await prepareSalts().catch(() => {})
      await writing?.catch(() => {})
      writing ??= write().finally(() => (writing = null))
      await writing
    },
  }
}

const mostWaiting = 5_000

const saltText = (salt: Buffer): string => salt.toString('base64')

const isEmpty = ({ rows, visitors }: CountBatch): boolean =>
  rows.length === 0 && visitors.hashes.length === 0 && visitors.registers.length === 0

const dayNow = (now: Date): number => dayNumberAt(now.getTime())
