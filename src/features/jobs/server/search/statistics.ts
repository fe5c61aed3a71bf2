import type { Pool } from 'pg'
import { type PayRow, readPay, readStatistics, type StatisticsRow } from '../statistics-queries.ts'

/** How common words and facets are among the open jobs. Guesses: they choose a road, never the answer. */
export type Statistics = {
  readonly jobs: number
  /** The share of jobs that hold this lexeme; with `isPrefix`, one that starts so. */
  readonly shareOf: (lexeme: string, isPrefix?: boolean) => number
  readonly shareWithPay: (atLeast: number) => number
}

/** A fresh database has counted nothing: then every word is taken for rare, which is right while there are few jobs. */
export const noStatistics: Statistics = { jobs: 0, shareOf: () => 0, shareWithPay: () => 1 }

export async function loadStatistics(pool: Pool): Promise<Statistics> {
  const [columns, pay] = await Promise.all([readStatistics(pool), readPay(pool)])
  return statisticsOf(columns, pay)
}

export function statisticsOf(columns: readonly StatisticsRow[], pay: PayRow | null): Statistics {
  const jobs = columns[0]?.jobs ?? 0
  if (jobs <= 0) return noStatistics
  const { shares, least } = sharesIn(columns)
  const shareOfOne = (lexeme: string): number => shares.get(lexeme) ?? (lexeme.startsWith('#') ? 1 / jobs : least / 2)
  return {
    jobs,
    shareOf: (lexeme, isPrefix = false) => (isPrefix ? shareOfPrefix(shares, lexeme) || 1 / jobs : shareOfOne(lexeme)),
    shareWithPay: (atLeast) => shareWithPay(pay, atLeast),
  }
}

/** `head` counts its lexemes more exactly than `tsv`, which holds them too: it comes last and wins. */
function sharesIn(columns: readonly StatisticsRow[]): { readonly shares: ReadonlyMap<string, number>; readonly least: number } {
  const shares = new Map<string, number>()
  let least = 0
  for (const name of ['tsv', 'head']) {
    const { tokens, shares: listed } = columns.find(({ column }) => column === name) ?? {}
    tokens?.forEach((token, i) => shares.set(token, listed?.[i] ?? 0))
    if (name === 'tsv') least = listed?.[tokens?.length ?? 0] ?? 0
  }
  return { shares, least }
}

function shareOfPrefix(shares: ReadonlyMap<string, number>, prefix: string): number {
  let sum = 0
  for (const [lexeme, share] of shares) if (lexeme.startsWith(prefix)) sum += share
  return Math.min(1, sum)
}

function shareWithPay(pay: PayRow | null, atLeast: number): number {
  if (!pay || atLeast <= 0) return 1
  const { commonest, shares, bounds } = { commonest: pay.commonest ?? [], shares: pay.shares ?? [], bounds: pay.bounds ?? [] }
  const listed = shares.reduce((sum, share) => sum + share, 0)
  const above = commonest.reduce((sum, sumOfPay, i) => (sumOfPay >= atLeast ? sum + (shares[i] ?? 0) : sum), 0)
  const others = bounds.length > 0 ? bounds.filter((bound) => bound >= atLeast).length / bounds.length : 0
  return Math.min(1, above + (1 - listed) * others)
}
