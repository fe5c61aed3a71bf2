import type { IndexRow } from '../memory-index-queries.ts'
import type { IndexedJob } from './memory-index.ts'
import type { Order } from '../page-request.ts'

/** All jobs in an order, and their numbers beside them: a search passes over most of them by the number alone. */
export type JobSequence = { readonly jobs: readonly IndexedJob[]; readonly numbers: Uint32Array }

type Compare = (a: SortKeys, b: SortKeys) => number
type SortKeys = Pick<IndexRow, 'id' | 'createdAt' | 'payHigh' | 'payLow' | 'answers'>

const descending = (a: string, b: string): number => (a < b ? 1 : a > b ? -1 : 0)
const newestFirst: Compare = (a, b) => descending(a.createdAt, b.createdAt) || descending(a.id, b.id)

/** The orders of `page-request.ts`. */
export const compareBy: Readonly<Record<Order, Compare>> = {
  recent: newestFirst,
  'salary-high': (a, b) => b.payHigh - a.payHigh || newestFirst(a, b),
  'salary-low': (a, b) => a.payLow - b.payLow || newestFirst(a, b),
  answers: (a, b) => b.answers - a.answers || newestFirst(a, b),
}

/** Sorted only when it is asked for, from what is sorted already but for what has changed. */
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
    sequence = { jobs, numbers: Uint32Array.from(jobs, ({ number }) => number) }
    return sequence
  }

  return { replace, read, count: () => jobs.length }
}
