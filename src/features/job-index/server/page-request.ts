/** The requested page of a result, and the SQL fragments that select it. */
import type { RankTier } from './index-query.ts'

/** The orders in which an index can be scanned. They are constants, so no input becomes part of the text of a statement. */
export const orders = {
  recent: 'created_at desc, job_id desc',
  'salary-high': 'pay_high desc, created_at desc, job_id desc',
  'salary-low': 'pay_low, created_at desc, job_id desc',
  answers: 'answers desc, created_at desc, job_id desc',
} as const
export type Order = keyof typeof orders

/** The position of a job in a result list: the key of keyset pagination. */
export type Position = {
  readonly id: string
  readonly tier: RankTier
  /** The first sort key: pay, or the rank of the company's answers. 0 when sorting by date. */
  readonly pay: number
  /** ISO text with microseconds, because a Date has only milliseconds. */
  readonly createdAt: string
}

export type PageRequest = {
  readonly order: Order
  readonly payAtLeast: number
  readonly now: Date
  readonly offset: number
  readonly limit: number
  /** The page begins after this job. Null for the first page. */
  readonly after: Position | null
}

const keyColumns = { recent: '0', 'salary-high': 'pay_high', 'salary-low': 'pay_low', answers: 'answers' } as const

/**
 * The columns that every subquery passes on. The index of an order includes the other sort columns only as far as they are listed here, which allows
 * an index-only scan.
 */
export const sortColumns = (order: Order): string =>
  `job_id, created_at, pay_high, ${order === 'answers' ? 'answers' : 'pay_low'}`

export const createdAtText = `to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The columns of a `Position`, except its id. */
export const positionColumns = (order: Order): string => `tier, ${keyColumns[order]} pay,
  ${createdAtText} "createdAt"`

/**
 * `+ 0` keeps the planner from combining the index of pay with that of words (a BitmapAnd). It assumes that any bound of unknown value is selective.
 */
export const isOpenAndPaid = 'expires_at > $now and pay_high + 0 >= $payAtLeast'

export const parametersOf = ({ now, payAtLeast, offset, limit, after }: PageRequest): Readonly<Record<string, unknown>> => ({
  now,
  payAtLeast,
  offset,
  limit,
  ...(after && { afterCreatedAt: after.createdAt, afterId: after.id, afterPay: after.pay, afterTier: after.tier }),
})

/** The name of the prepared statement. Each order has one, with and without a position. */
export const statementName = (name: string, { order, after }: PageRequest): string =>
  `search-${name}-${order}${after ? '-after' : ''}`

export function isBehind(order: Order): string {
  if (order === 'recent') return '(created_at, job_id) < ($afterCreatedAt::timestamptz, $afterId::uuid)'
  if (order === 'salary-high' || order === 'answers')
    return `(${keyColumns[order]}, created_at, job_id) < ($afterPay::int, $afterCreatedAt::timestamptz, $afterId::uuid)`
  return `(pay_low > $afterPay::int or pay_low = $afterPay::int and ${isBehind('recent')})`
}

type Scan = { readonly columns: string; readonly condition: string; readonly limit: '$limit' | '$budget' }

/**
 * Reads the index of an order, starting after the position `after`. In the order "salary-low", pay rises while dates fall, so no single row
 * comparison can express the start: rows of equal pay are read first, then the others. Each part needs its own limit; without it, the planner reads
 * and sorts all remaining rows.
 */
export function indexInOrder({ columns, condition, limit }: Scan, { order, after }: PageRequest): string {
  const rows = (behind: string): string => `select ${columns} from job_search where ${condition}${behind && ` and ${behind}`}`
  if (!after) return rows('')
  if (order !== 'salary-low') return rows(isBehind(order))
  const first = (behind: string): string => `(${rows(behind)} order by ${orders[order]} limit ${limit})`
  return `${first(`pay_low = $afterPay::int and ${isBehind('recent')}`)} union all ${first('pay_low > $afterPay::int')}`
}
