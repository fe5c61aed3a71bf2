import { setTimeout as sleep } from 'node:timers/promises'
import type { Writer } from './crowd.ts'
import { noReads, readOne, type Reads } from './reads.ts'
import { type AcknowledgedWrites, writeAll } from './writes.ts'

export type Load = {
  readonly acknowledged: AcknowledgedWrites
  readonly reads: Reads
  /** When the last write was acknowledged, in milliseconds. */
  lastWrite: number
  /** The longest time between two acknowledged writes, in milliseconds. */
  longestPause: number
  failedWrites: number
  readonly stop: () => Promise<void>
}

type Crowd = { readonly readers: number; readonly writers: number }

const betweenMs = 250

/**
 * Starts the load: readers search and view their account; writers apply, write messages, save and pay. Each does at most four steps a second, with
 * several people in turn because of the limits on applications. A failed write is not repeated.
 */
export function startLoad(people: readonly Writer[], { readers, writers }: Crowd): Load {
  const over = new AbortController()
  const load: Load = {
    acknowledged: { applications: [], messages: [], saves: [], payments: [], photos: new Map() },
    reads: noReads(),
    lastWrite: Date.now(),
    longestPause: 0,
    failedWrites: 0,
    stop: async () => {
      over.abort()
      await Promise.all(loops)
    },
  }
  async function repeat(step: () => Promise<void>): Promise<void> {
    while (!over.signal.aborted) {
      await step()
      await sleep(betweenMs)
    }
  }
  const count = readers + writers
  const loops = Array.from({ length: count }, (_, which) => {
    const turns = people.filter((_person, at) => at % count === which)
    return repeat(async () => {
      const [person] = turns
      if (!person) return
      turns.push(...turns.splice(0, 1))
      await (which < readers ? readOne(person, load.reads) : writeAll(person, load))
    })
  })
  return load
}
