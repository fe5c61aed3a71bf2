import type { IndexRow } from '../memory-index-queries.ts'
import type { IndexedJob } from './memory-index.ts'
import type { Order } from '../page-request.ts'
import { type JobSet, visitMembers } from './postings.ts'

/** All jobs in one order, with columns for fast access. `inOrder` converts a set of job numbers to a set of places in this order. */
export type JobSequence = {
  readonly jobs: readonly IndexedJob[]
  readonly numbers: Uint32Array
  readonly expiresAt: Float64Array
  readonly payHigh: Float64Array
  readonly inOrder: (numbers: JobSet) => JobSet
}

type Compare = (a: SortKeys, b: SortKeys) => number
type SortKeys = Pick<IndexRow, 'id' | 'createdAt' | 'payHigh' | 'payLow' | 'answers'>

const descending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0)
const newestFirst: Compare = (a, b) => descending(a.createdAt, b.createdAt) || descending(a.id, b.id)

/** The same orders as in `page-request.ts`. */
export const compareBy: Readonly<Record<Order, Compare>> = {
  recent: newestFirst,
  'salary-high': (a, b) => b.payHigh - a.payHigh || newestFirst(a, b),
  'salary-low': (a, b) => a.payLow - b.payLow || newestFirst(a, b),
  answers: (a, b) => b.answers - a.answers || newestFirst(a, b),
}

/** Sorts lazily, when the sequence is read. The jobs are almost sorted after a change, which makes sorting cheap. */
export function createSequence(order: Order) {
  let jobs: readonly IndexedJob[] = []
  let sequence: JobSequence | null = null

  function replace(ids: ReadonlySet<string>, others: readonly IndexedJob[]): void {
    jobs = [...jobs.filter(({ id }) => !ids.has(id)), ...others]
    sequence = null
  }

  function read(): JobSequence {
    if (sequence) return sequence
    jobs = jobs.toSorted(compareBy[order])
    const numbers = Uint32Array.from(jobs, ({ number }) => number)
    const places = placesOf(numbers)
    sequence = {
      jobs,
      numbers,
      expiresAt: Float64Array.from(jobs, ({ expiresAt }) => expiresAt),
      payHigh: Float64Array.from(jobs, ({ payHigh }) => payHigh),
      inOrder: (set) => reordered(set, places),
    }
    return sequence
  }

  return { replace, read, count: () => jobs.length }
}

/** The place of a job that was removed. */
const noPlace = 0xffff_ffff

/** The place of each job, indexed by its number. */
function placesOf(numbers: Uint32Array): Uint32Array {
  const places = new Uint32Array(numbers.reduce((most, number) => Math.max(most, number + 1), 0)).fill(noPlace)
  for (const [place, number] of numbers.entries()) places[number] = place
  return places
}

function reordered(numbers: JobSet, places: Uint32Array): JobSet {
  const set = new Uint32Array(numbers.length)
  visitMembers(numbers, (number) => {
    const place = places[number] ?? noPlace
    if (place !== noPlace) set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31))
  })
  return set
}
