/** The page of a result that is wanted, and the fragments of SQL that cut it out. */
import type { RankTier } from './index-query.ts'

/** Orders in which an index can be scanned. Written by us: only these texts ever stand in a statement. */
export const orders = {
  recent: 'created_at desc, job_id desc',
  'salary-high': 'pay_high desc, created_at desc, job_id desc',
  'salary-low': 'pay_low, created_at desc, job_id desc',
  answers: 'answers desc, created_at desc, job_id desc',
} as const
export type Order = keyof typeof orders

/** Where a job stands in its list: the key of keyset pagination. */
export type Position = {
  readonly id: string
  readonly tier: RankTier
  /** What the order sorts by before the date: pay, or the rank of the company's answers; 0 in the order of dates. */
  readonly pay: number
  /** To the microsecond, which a Date does not hold. */
  readonly createdAt: string
}

export type PageRequest = {
  readonly order: Order
  readonly payAtLeast: number
  readonly now: Date
  readonly offset: number
  readonly limit: number
  /** Only what stands behind this job. */
  readonly after: Position | null
}

const keyColumns = { recent: '0', 'salary-high': 'pay_high', 'salary-low': 'pay_low', answers: 'answers' } as const

/**
 * What every part of a statement hands on. The index of an order includes what others sort by only as far as it is listed here: so it is read without
 * the table.
 */
export const sortColumns = (order: Order): string =>
  `job_id, created_at, pay_high, ${order === 'answers' ? 'answers' : 'pay_low'}`

export const createdAtText = `to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`

/** The columns of a `Position` but its id. */
export const positionColumns = (order: Order): string => `tier, ${keyColumns[order]} pay,
  ${createdAtText} "createdAt"`

/**
 * What is added to pay is nothing: it keeps the planner from reading the index of pay beside that of words, because it takes every bound
 * that it does not know for selective.
 */
export const isOpenAndPaid = 'expires_at > $now and pay_high + 0 >= $payAtLeast'

export const parametersOf = ({ now, payAtLeast, offset, limit, after }: PageRequest): Readonly<Record<string, unknown>> => ({
  now,
  payAtLeast,
  offset,
  limit,
  ...(after && { afterCreatedAt: after.createdAt, afterId: after.id, afterPay: after.pay, afterTier: after.tier }),
})

/** One prepared statement for each order, with and without a position. */
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
 * The index of an order from `after` on. Where pay rises while dates fall, one condition cannot say where to begin: those of equal pay
 * are read, then the others. Each has the limit of both, or the planner reads all that are behind and sorts them.
 */
export function indexInOrder({ columns, condition, limit }: Scan, { order, after }: PageRequest): string {
  const rows = (behind: string): string => `select ${columns} from job_search where ${condition}${behind && ` and ${behind}`}`
  if (!after) return rows('')
  if (order !== 'salary-low') return rows(isBehind(order))
  const first = (behind: string): string => `(${rows(behind)} order by ${orders[order]} limit ${limit})`
  return `${first(`pay_low = $afterPay::int and ${isBehind('recent')}`)} union all ${first('pay_low > $afterPay::int')}`
}
